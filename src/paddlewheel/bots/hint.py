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


def hint(view: SeatView, labels: Mapping[str, str], seed: int, budget: Budget | None = None) -> Hint:
    """The best choice as far as the search can see; `labels` are the words of every choice that is offered."""
    if not view.choices():
        raise BadInput(f"seat {view.seat} owes no decision now")
    advice = think(view, Chance(seed, HINTS + 256 * view.seat), budget or Budget())
    token = view.game.token(advice.choice)
    if len(advice.considered) == 1:
        return Hint(token, f"{labels[token]} is all that can be done.", advice.value, advice.iterations)
    rivals = [entry for entry in advice.considered if entry[0] != advice.choice]
    other, worth, _ = max(rivals, key=lambda entry: entry[2])
    rival = labels[view.game.token(other)]
    why = f"{labels[token]} looks best ({advice.value:.0%}); the next best is {rival} ({worth:.0%})."
    return Hint(token, why, advice.value, advice.iterations)
