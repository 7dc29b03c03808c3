"""A hint: what the strong bot would do, and why, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from paddlewheel.bots.strong import Budget, think
from paddlewheel.kernel import GUESS_STREAM, BadInput, Chance, SeatView

#: The stream of hints: apart from those of the bots at the table.
HINTS = GUESS_STREAM + 128


class Hint(msgspec.Struct, frozen=True):
    """The choice, the reason, and how the seat stands from 0 (lost) to 1 (won)."""

    token: str
    why: str
    value: float
    iterations: int


def hint(sight: SeatView, labels: Mapping[str, str], seed: int, budget: Budget | None = None) -> Hint:
    """The best choice as far as the search can see; `labels` are the words of every choice that is offered."""
    if not sight.choices():
        raise BadInput(f"seat {sight.seat} owes no decision now")
    advice = think(sight, Chance(seed, HINTS + 256 * sight.seat), budget or Budget())
    token = sight.game.token(advice.choice)
    if len(advice.considered) == 1:
        return Hint(token, f"{labels[token]} is all that can be done.", advice.value, advice.iterations)
    rivals = [entry for entry in advice.considered if entry[0] != advice.choice]
    other, worth, _ = max(rivals, key=lambda entry: entry[2])
    rival = labels[sight.game.token(other)]
    why = f"{labels[token]} looks best ({advice.value:.0%}); the next best is {rival} ({worth:.0%})."
    return Hint(token, why, advice.value, advice.iterations)
