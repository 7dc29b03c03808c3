"""Counts of all sequences of choices to a depth, for fixed seeds: any change of the rules moves them."""

from __future__ import annotations

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.kernel import OptionValue
from support import random_walk


class Start(msgspec.Struct, frozen=True):
    """A game set up, with the number of sequences of one, two, three ... choices from there."""

    game: str
    seats: int
    seed: int
    counts: tuple[int, ...]
    options: dict[str, OptionValue] = {}
    #: Choices made at random before the counting begins.
    after: int = 0

    def __str__(self) -> str:
        options = [str(value) for value in self.options.values()]
        return "-".join([self.game, str(self.seats), str(self.seed), *options, f"after-{self.after}"])

    def state(self) -> pw.AnyState:
        state = pw.load(self.game).new(seats=self.seats, seed=self.seed, **self.options)
        for number, _ in enumerate(random_walk(state, self.seed)):
            if number == self.after:
                break
        return state


STARTS = (
    Start("mississippi-queen", 2, 1, (6, 18, 52, 147, 397, 1090, 2992, 8319)),
    Start("mississippi-queen", 3, 2, (6, 18, 52, 144, 382, 1052, 2924, 7981)),
    Start("mississippi-queen", 4, 7, (6, 18, 50, 142, 378, 1041, 2817, 7740)),
    Start("mississippi-queen", 5, 3, (6, 18, 52, 147, 389, 1052, 2796, 7691)),
    Start("mississippi-queen", 4, 7, (6, 18, 52, 148, 391, 1062, 2872, 7839), {"race": "introductory"}),
    Start("mississippi-queen", 5, 4, (2, 4, 6, 8, 17, 57, 249, 714, 1976, 5055, 14032), after=24),
    Start("mississippi-queen", 3, 8, (1, 3, 5, 7, 42, 126, 323, 837, 2117, 5415, 13174), after=16),
    Start(
        "mississippi-queen",
        5,
        6,
        (1, 1, 1, 6, 36, 108, 312, 786, 2256, 5946, 17202),
        {"race": "introductory"},
        after=30,
    ),
    Start("pebbles", 2, 1, (3, 9, 21, 51, 135, 333, 756, 1386, 1836, 1620, 864)),
    Start("pebbles", 3, 1, (3, 9, 27, 57, 147, 441, 1224, 2592, 3456, 2304, 0), after=5),
)


def perft(state: pw.AnyState, depth: int) -> int:
    """How many sequences of this many choices there are; of several deciders the first one goes first."""
    if not state.deciders:
        return 0
    seat = state.deciders[0]
    choices = state.choices(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        twin = state.clone()
        twin.play(seat, choice)
        total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_the_number_of_choice_sequences_is_known(start: Start) -> None:
    state = start.state()
    found = tuple(perft(state, depth) for depth in range(1, len(start.counts) + 1))
    assert found == start.counts
