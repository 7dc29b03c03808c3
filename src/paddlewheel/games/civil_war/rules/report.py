"""What goes into the journal. Nothing here runs in a game without one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.state import BOTH_LOST, COLUMN_SHIFT, COLUMNS, NOBODY_THERE, NONE, NUMBERS, War
from paddlewheel.kernel import Fact


@final
class Report:
    """Notes events with the ids and names of cards, so that they can be told without the decks."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def named(self, card: i64) -> dict[str, Fact]:
        return {"card": self.cards.ids[card], "name": self.cards.names[card], "value": int(self.cards.value[card])}

    def card(self, war: War, seat: i64, card: i64, column: i64, void: i64, rule: str) -> None:
        """A card face up in a column."""
        if war.journal is None:
            return
        facts = self.named(card)
        facts["column"] = int(column)
        facts["void"] = int(void != 0)
        facts["another"] = int(self.cards.another[card])
        facts["effects"] = self.cards.effects[card]
        war.journal.note("card", seat, rule, facts)
        war.beat()

    def event(self, war: War, seat: i64, card: i64) -> None:
        """An event laid beside the battlefield."""
        if war.journal is None:
            return
        facts = self.named(card)
        facts["effects"] = self.cards.effects[card]
        war.journal.note("event", seat, "CW-12", facts)
        war.beat()

    def nothing_left(self, war: War, seat: i64, rule: str) -> None:
        """Another card is called for, and there is none."""
        if war.journal is not None:
            war.journal.note("nothing left", seat, rule, {})

    def hand(self, war: War, seat: i64) -> None:
        """Reinforcements drawn: their number for all, their names for their owner (CW-7a)."""
        if war.journal is None:
            return
        hand = war.armies[seat].hand
        war.journal.note("drawn", seat, "CW-7", {"cards": len(hand)})
        names: list[str] = [self.cards.names[card] for card in hand]
        if len(names) > 0:
            war.journal.note("your hand", seat, "CW-7a", {"names": tuple(names)}, seen_by=1 << seat)
        war.beat()

    def committed(self, war: War, seat: i64, card: i64, column: i64) -> None:
        """One reinforcement laid, for its owner; the last one tells everybody that this side is ready (CW-9a)."""
        if war.journal is None:
            return
        facts = self.named(card)
        facts["column"] = int(column)
        war.journal.note("commits", seat, "CW-8", facts, seen_by=1 << seat)
        if len(war.armies[seat].hand) == 0:
            war.journal.note("committed", seat, "CW-9a", {})

    def aimed(self, war: War, kind: str, seat: i64, card: i64, column: i64) -> None:
        """An event that strengthens or weakens a column."""
        if war.journal is None:
            return
        facts = self.named(card)
        facts["column"] = int(column)
        war.journal.note(kind, seat, "CW-34", facts)
        war.beat()

    def column(self, war: War, column: i64) -> None:
        """How a column was won or lost; nothing where nobody was."""
        verdict = war.verdict
        taker = verdict[column]
        if war.journal is None or taker == NOBODY_THERE:
            return
        counts: list[int] = [int(army.cards_in(column)) for army in war.armies]
        rule = "CW-16" if counts[0] > 0 and counts[1] > 0 else "CW-26"
        if taker == BOTH_LOST:
            rule = "CW-19d"
        facts: dict[str, Fact] = {"column": int(column), "taker": int(taker), "cards": tuple(counts)}
        for seat, name in enumerate(("union", "confederacy")):
            start = COLUMNS + (seat * COLUMNS + column) * NUMBERS
            facts[name] = tuple([int(verdict[start + part]) for part in range(NUMBERS)])
        war.journal.note("column", NONE, rule, facts)
        war.beat()

    def summary(self, war: War) -> None:
        """The battle that was just cleared in one sentence: columns won, cards lost, and cards left."""
        if war.journal is None:
            return
        takers: list[int] = [int(war.verdict[column]) for column in range(COLUMNS)]
        won: list[int] = [takers.count(seat) for seat in range(2)]
        lost: list[int] = []
        left: list[int] = []
        for seat, army in enumerate(war.armies):
            kept = 0
            for placed in army.fought:
                kept += war.verdict[placed >> COLUMN_SHIFT] == seat
            lost.append(len(army.fought) - kept + len(army.fought_beside))
            left.append(int(army.reserve()))
        facts: dict[str, Fact] = {"battle": int(war.battle), "won": tuple(won), "lost": tuple(lost)}
        facts["left"] = tuple(left)
        facts["takers"] = tuple(takers)
        war.journal.note("summary", NONE, "CW-17", facts)
        war.beat()

    def over(self, war: War) -> None:
        if war.journal is None or war.outcome is None:
            return
        winner = war.outcome.winners[0] if war.outcome.winners else NONE
        left: list[int] = [int(army.reserve()) for army in war.armies]
        facts: dict[str, Fact] = {"battles": int(war.battle), "left": tuple(left)}
        war.journal.note("over", winner, war.outcome.rule, facts)
