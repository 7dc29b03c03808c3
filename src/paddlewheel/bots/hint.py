"""A hint: what the strong bot would do, and why, in one sentence."""

from __future__ import annotations

import msgspec

from paddlewheel.bots.strong import Budget, think
from paddlewheel.kernel.chance import GUESSES, Chance
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.sight import Sight

#: The stream of hints: apart from those of the bots at the table.
HINTS = GUESSES + 128


class Hint(msgspec.Struct, frozen=True):
    """The choice, the reason, and how the seat stands from 0 (lost) to 1 (won)."""

    token: str
    why: str
    value: float
    iterations: int


def hint(sight: Sight, seed: int, budget: Budget | None = None) -> Hint:
    """The best choice as far as the search can see."""
    if not sight.choices():
        raise BadInput(f"seat {sight.seat} owes no decision now")
    offers = {offer.token: offer.label for offer in sight.game.scene(sight.observe()).offers}
    advice = think(sight, Chance(seed, HINTS + 256 * sight.seat), budget or Budget())
    token = sight.game.token(advice.choice)
    if len(advice.considered) == 1:
        return Hint(token, f"{offers[token]} is all that can be done.", advice.value, advice.iterations)
    rivals = [entry for entry in advice.considered if entry[0] != advice.choice]
    other, worth, _ = max(rivals, key=lambda entry: entry[2])
    rival = offers[sight.game.token(other)]
    why = f"{offers[token]} looks best ({advice.value:.0%}); the next best is {rival} ({worth:.0%})."
    return Hint(token, why, advice.value, advice.iterations)
