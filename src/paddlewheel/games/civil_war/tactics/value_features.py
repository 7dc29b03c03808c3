"""What a learned value reads of a war: which cards of either side can still fight."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.components import DECK
from paddlewheel.games.civil_war.state import CARD_MASK, NONE, Army, War
from paddlewheel.kernel import Features, Page, Part

SIDES: Final = 2


def parts() -> list[Part]:
    """What is written, in this order."""
    return [
        Part("sides", SIDES * (3 + SIDES * DECK), DECK, "for each side: 1 for the Confederacy; cards in the deck and "
             "in all that can be drawn; 1 for each card of the Union, then of the Confederacy, that can still fight"),
    ]  # fmt: skip


@final
class WarValueFeatures(Features[War]):
    """Writes which cards are not in a Graveyard: both sides have seen what fell."""

    def __init__(self) -> None:
        super().__init__(parts())

    def write(self, state: War, seat: i64, page: Page) -> None:
        side: i64 = 0
        while side < SIDES:
            army = state.armies[side]
            page.put(side)
            page.put(len(army.deck))
            page.put(army.reserve())
            page.blank(DECK * side)
            alive(army, page)
            page.blank(DECK * (1 - side))
            side += 1


def alive(army: Army, page: Page) -> None:
    """Mark every card of an army that can still fight."""
    start = page.at
    page.blank(DECK)
    mark(army.deck, start, page)
    mark(army.survivors, start, page)
    mark(army.hand, start, page)
    mark(army.plan, start, page)
    mark(army.field, start, page)


def mark(pile: vec[i64], start: i64, page: Page) -> None:
    """Mark the cards of a pile, wherever they lie in a column."""
    place: i64 = 0
    while place < len(pile):
        if pile[place] != NONE:
            page.mark(start + (pile[place] & CARD_MASK) % DECK)
        place += 1
