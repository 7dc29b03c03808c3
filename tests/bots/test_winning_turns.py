"""Positions with a known best turn: some choices win for sure, as a search of every way to play on shows, some do not.

The positions come from random games, so they are the same whatever the bots learn. Those of Mississippi Queen are in
`test_captains.py`.
"""

from __future__ import annotations

import pytest

import paddlewheel as pw
from bots.winning import winning_in_battle, winning_in_turn
from paddlewheel.arena.plan import random_position
from paddlewheel.bots import make_bot
from paddlewheel.games.civil_war import GAME
from paddlewheel.games.civil_war.state import War
from paddlewheel.kernel import SeatView

LEVELS = ["steady", "strong@200"]
#: Seats, seed, and how many choices are made.
FORESTS = [
    *((3, 8, 183), (4, 11, 209), (4, 15, 228), (3, 18, 146), (4, 23, 219)),
    *((3, 24, 153), (3, 26, 149), (4, 27, 236), (3, 30, 177), (3, 34, 164)),
]
#: Seed, how many choices are made, and the side; in all of them hardly a card is left to draw.
WARS = [
    *((33, 108, 1), (109, 111, 0), (116, 110, 1), (144, 103, 0), (149, 102, 1), (166, 103, 0), (168, 104, 0)),
    *((175, 111, 1), (176, 103, 1), (181, 102, 0), (205, 106, 1), (212, 104, 0), (218, 103, 1), (230, 111, 0)),
]
#: How many of them a level finds at least: as many as when this was written. Why it misses the others is not known yet.
FOUND = {"steady": 10, "strong@200": 11}


@pytest.mark.parametrize(("seats", "seed", "made"), FORESTS)
def test_a_turn_that_wins_the_forest_is_found(seats: int, seed: int, made: int) -> None:
    state = random_position(pw.load("flooded-forest"), seats, seed, made, {})
    (seat,) = state.deciders
    winning = winning_in_turn(state, seat)
    assert set() < winning < set(state.choices(seat))
    for level in LEVELS:
        assert make_bot(level, 1, seat).choose(SeatView(state, seat)) in winning, level


@pytest.mark.parametrize("level", FOUND)
def test_most_battles_that_win_the_war_are_found(level: str) -> None:
    found = 0
    for seed, made, seat in WARS:
        state = random_position(GAME, 2, seed, made, {})
        assert isinstance(state, War)
        winning = winning_in_battle(state, seat)
        assert set() < winning < set(state.choices(seat))
        found += make_bot(level, 1, seat).choose(SeatView(state, seat)) in winning
    assert found >= FOUND[level]
