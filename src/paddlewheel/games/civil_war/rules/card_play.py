"""Drawing cards and laying them face up in a column."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.report import Report
from paddlewheel.games.civil_war.state import COLUMN_SHIFT, NONE, VOID, War


@final
class CardPlay:
    """What all steps of a battle do with cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.report: Report = Report(cards)

    def draw(self, war: War, seat: i64) -> i64:
        """The top card of a side's deck; NONE when there is neither deck nor Survivors (CW-24b)."""
        army = war.armies[seat]
        if len(army.deck) == 0:
            if len(army.survivors) == 0:
                return NONE
            # CW-24, CW-24a
            army.deck = army.survivors
            army.survivors = vec[i64](capacity=32)
            war.chance.shuffle(army.deck)
            if war.journal is not None:
                war.journal.note("reshuffle", seat, "CW-24", {"cards": len(army.deck)})
                war.beat()
        army.deck, card = pop(army.deck)
        return card

    def lay(self, war: War, seat: i64, card: i64, column: i64, void: i64, rule: str) -> None:
        army = war.armies[seat]
        army.field = append(army.field, card + void + (column << COLUMN_SHIFT))
        if war.journal is not None:
            self.report.card(war, seat, card, column, void, rule)

    def lay_chain(self, war: War, seat: i64, card: i64, column: i64, rule: str, chain: str, void: str) -> None:
        """A reinforcement or tie card and the cards it calls: events among them are void (CW-15, CW-15a, CW-22)."""
        while True:
            if self.cards.event[card]:
                self.lay(war, seat, card, column, VOID, void)
                return
            self.lay(war, seat, card, column, 0, rule)
            if not self.cards.another[card]:
                return
            card = self.draw(war, seat)
            if card == NONE:
                self.report.nothing_left(war, seat, chain)
                return
            rule = chain
            void = "CW-15a"
