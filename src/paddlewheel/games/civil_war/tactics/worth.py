"""What it is worth to keep a card, in average cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.state import NONE

#: A card's worth grows with this power of its strength: strong cards survive, are drawn again and decide late battles.
STEEPNESS: Final = 6
#: What being able to call another card adds to a card's strength.
CALLING: Final = 5.0


def worths(cards: Cards) -> vec[float]:
    """The worth of every card, one on average."""
    raw = [worth_of(cards, card) for card in range(len(cards.names))]
    mean = sum(raw) / len(raw)
    return vec[float]([each / mean for each in raw])


def worth_of(cards: Cards, card: i64) -> float:
    """A card's strength, steeply raised. Events and weaklings are worth hardly more than nothing."""
    if cards.event[card]:
        return 1.0
    strength = float(cards.value[card] + 2 * cards.army[card])
    if cards.leader[card]:
        strength += float(cards.column[card])
    if cards.has_bonus[card]:
        strength += 0.5
    if cards.another[card]:
        strength += CALLING
    worth = 1.0
    power: i64 = 0
    while power < STEEPNESS:
        worth *= strength
        power += 1
    return 1.0 + worth


def sum_of(worth: vec[float], pile: vec[i64]) -> float:
    """The worth of a pile; places without a card count nothing."""
    total = 0.0
    place: i64 = 0
    while place < len(pile):
        if pile[place] != NONE:
            total += worth[pile[place]]
        place += 1
    return total
