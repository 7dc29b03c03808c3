"""Piles of cards or tiles, the top one last."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.kernel import Chance


@final
class Deck:
    """A pile of numbered cards. The top card is the last item."""

    __slots__ = ("cards",)

    cards: vec[i64]

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards

    def clone(self) -> Deck:
        return Deck(self.cards[:])

    def count(self) -> i64:
        return len(self.cards)

    def draw(self) -> i64:
        """Take the top card. The pile must not be empty."""
        self.cards, top = pop(self.cards)
        return top

    def put(self, card: i64) -> None:
        """Lay a card on top."""
        self.cards = append(self.cards, card)

    def take(self, card: i64) -> None:
        """Take this card out, wherever it lies; the others keep their order."""
        place: i64 = 0
        while self.cards[place] != card:
            place += 1
        self.cards, _ = pop(self.cards, place)

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)

    def become(self, other: Deck) -> None:
        """Take over all cards of another pile, which is empty afterwards."""
        self.cards = other.cards
        other.cards = vec[i64]([])

    def listed(self) -> list[int]:
        return [card for card in self.cards]
