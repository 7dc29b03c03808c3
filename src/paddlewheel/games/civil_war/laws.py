"""What must always hold, whatever is played."""

from __future__ import annotations

from paddlewheel.games.civil_war.rules.vocabulary import COMMIT, REVEAL
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, COLUMNS, NONE, Army, War


def broken_law(war: War) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    deck = int(war.rules.cards.deck)
    for seat, army in enumerate(war.armies):
        cards = all_cards(army)
        if sorted(cards) != list(range(seat * deck, (seat + 1) * deck)):
            return f"the {deck} cards of seat {seat} are not each in one place: {sorted(cards)}"
        if any(not 0 <= placed >> COLUMN_SHIFT < COLUMNS for placed in army.field):
            return f"a card of seat {seat} lies in no column"
        waiting = len(army.hand) + int(army.committed())
        if waiting > COLUMNS:
            return f"seat {seat} has {waiting} reinforcements"
        if waiting and war.stack[len(war.stack) - 1] & 255 not in (COMMIT, REVEAL):
            return f"seat {seat} has reinforcements outside their time"
        if war.outcome is not None and (army.field or army.beside):
            return f"the battlefield of seat {seat} is not cleared"
    if war.outcome is None and min(len(all_cards(army)) - len(army.graveyard) for army in war.armies) == 0:
        return "a side without cards fights on"
    return None


def all_cards(army: Army) -> list[int]:
    """Every card of an army, pile by pile."""
    cards = [*army.deck, *army.survivors, *army.graveyard, *army.hand]
    cards += [card for card in army.plan if card != NONE]
    return cards + [placed & CARD_MASK for placed in [*army.field, *army.beside]]
