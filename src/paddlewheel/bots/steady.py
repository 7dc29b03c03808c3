"""The bots that look to the end of their own turn: one surely, one with slips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddlewheel.bots.lookahead import Lookahead
from paddlewheel.kernel import GUESS_STREAM, Chance, SeatView, Tactics

WIDTH = 6
DEPTH = 16
GUESSED_DEALS = 2
#: Where others decide at the same time there is more to guess at.
GUESSED_DECISIONS = 6
#: A casual player takes the next best in one decision of three, and anything at all in one of twelve.
SLIPS_IN = 3
BLUNDERS_IN = 12
#: Choices that differ by no more come to the same: another order of the same turn.
ALIKE = 1e-9


def turn_values(view: SeatView, tactics: Tactics[Any], stream: Chance, choices: Sequence[int]) -> dict[int, float]:
    """What the own turn comes to after each choice, on average over a few guesses at what the seat cannot see."""
    most = int(tactics.positions())
    wanted = GUESSED_DECISIONS if view.game.info.simultaneous else GUESSED_DEALS
    deals = max(1, min(wanted, most // (2 * len(choices))))
    lookahead = Lookahead(tactics, WIDTH, DEPTH, max(1, most // (deals * len(choices))))
    guesses = [view.resample(stream) for _ in range(deals)]
    return {choice: sum(lookahead.value(guess, view.seat, choice) for guess in guesses) / deals for choice in choices}


class SteadyBot:
    """Tries every choice on a few guesses at what it cannot see, and takes the one whose turn ends best."""

    def __init__(self, seed: int, seat: int, temper: str = "") -> None:
        self._stream = Chance(seed, GUESS_STREAM + 256 * seat)
        self._temper = temper

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        return choices[0] if len(choices) == 1 else self._best(view, choices, slip=False)

    def _best(self, view: SeatView, choices: list[int], slip: bool) -> int:
        """The best choice, or with a slip the best of those that are worse."""
        worth = turn_values(view, view.tactics(self._temper), self._stream, choices)
        best = max(worth.values())
        worse = [choice for choice in choices if worth[choice] < best - ALIKE]
        return max(worse if slip and worse else choices, key=worth.__getitem__)


class CasualBot(SteadyBot):
    """As steady as a person after supper."""

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        if len(choices) == 1:
            return choices[0]
        if self._stream.below(BLUNDERS_IN) == 0:
            return choices[self._stream.below(len(choices))]
        return self._best(view, choices, slip=self._stream.below(SLIPS_IN) == 0)
