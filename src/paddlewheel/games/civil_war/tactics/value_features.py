"""What a learned value reads of a war: which cards of either side can still fight."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.state import CARD_MASK, NONE, Army, War
from paddlewheel.kernel import Features, Page, Part

SIDES: Final = 2


def parts(deck: int) -> list[Part]:
    """What is written, in this order."""
    return [
        Part("sides", SIDES * (3 + SIDES * deck), deck, "for each side: 1 for the Confederacy; cards in the deck and "
             "in all that can be drawn; 1 for each card of the Union, then of the Confederacy, that can still fight"),
    ]  # fmt: skip


@final
class WarValueFeatures(Features[War]):
    """Writes which cards are not in a Graveyard: both sides have seen what fell."""

    def __init__(self, deck: i64) -> None:
        super().__init__(parts(int(deck)))
        self.deck: i64 = deck

    def write(self, state: War, seat: i64, page: Page) -> None:
        side: i64 = 0
        while side < SIDES:
            army = state.armies[side]
            page.put(side)
            page.put(len(army.deck))
            page.put(army.reserve())
            page.blank(self.deck * side)
            alive(army, self.deck, page)
            page.blank(self.deck * (1 - side))
            side += 1


def alive(army: Army, deck: i64, page: Page) -> None:
    """Mark every card of an army that can still fight."""
    start = page.at
    page.blank(deck)
    mark(army.deck, start, deck, page)
    mark(army.survivors, start, deck, page)
    mark(army.hand, start, deck, page)
    mark(army.plan, start, deck, page)
    mark(army.field, start, deck, page)


def mark(pile: vec[i64], start: i64, deck: i64, page: Page) -> None:
    """Mark the cards of a pile, wherever they lie in a column."""
    place: i64 = 0
    while place < len(pile):
        if pile[place] != NONE:
            page.mark(start + (pile[place] & CARD_MASK) % deck)
        place += 1
