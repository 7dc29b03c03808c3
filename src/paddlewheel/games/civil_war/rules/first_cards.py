"""The first cards of a battle, with the events among them that lie beside the battlefield and are aimed."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.card_play import CardPlay
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.vocabulary import CLEAR, COMPARE, DRAW, FLIP, REVEAL, STRENGTHEN, WEAKEN
from paddlewheel.games.civil_war.state import COLUMN_SHIFT, COLUMNS, NONE, War
from paddlewheel.kernel import AutomaticStep, Step


@final
class FlipFirstCards(AutomaticStep[War]):
    """A battle begins: both sides flip a card for each column, in turn (CW-4, CW-4a, CW-23, CW-25a)."""

    def __init__(self, play: CardPlay) -> None:
        super().__init__("flip first cards", "CW-4")
        self.card_play: CardPlay = play
        self.cards: Cards = play.cards

    def happen(self, state: War, argument: i64) -> None:
        state.battle += 1
        state.reveals += 1
        first = state.first()
        if state.journal is not None:
            state.journal.note("battle", first, "CW-4a", {"battle": state.battle})
            state.beat()
        # The rest of the battle, then the next one. What is put on the stack last comes first.
        state.owe(FLIP, 0)
        state.owe(CLEAR, 0)
        state.owe(COMPARE, 0)
        state.owe(REVEAL, 0)
        state.owe(DRAW, 0)
        column: i64 = 0
        while column < COLUMNS:
            self.flip(state, first, column)
            self.flip(state, 1 - first, column)
            column += 1
        self.owe_targets(state, 1 - first)
        self.owe_targets(state, first)

    def flip(self, war: War, seat: i64, column: i64) -> None:
        """One first card, with what it calls for."""
        rule = "CW-4"
        while True:
            card = self.card_play.draw(war, seat)
            if card == NONE:
                if rule != "CW-4":
                    self.card_play.report.nothing_left(war, seat, rule)
                return
            if self.cards.beside[card]:
                self.lay_beside(war, seat, card)
                rule = "CW-12a"
                continue
            self.card_play.lay(war, seat, card, column, 0, rule)
            if not self.cards.another[card]:
                return
            rule = "CW-5"

    def lay_beside(self, war: War, seat: i64, card: i64) -> None:
        """An event goes beside the battlefield and works at once, unless it has to be aimed (CW-12)."""
        army = war.armies[seat]
        army.beside = append(army.beside, card)
        if war.journal is not None:
            self.card_play.report.event(war, seat, card)
        if self.cards.recovers[card]:
            self.recover(war, seat)
            self.recover(war, seat)
        if self.cards.raids[card]:
            self.raid(war, seat)

    def recover(self, war: War, seat: i64) -> None:
        """The highest card of the Graveyard that is no event, the one buried first among equals (CW-36)."""
        army = war.armies[seat]
        best: i64 = NONE
        place: i64 = 0
        while place < len(army.graveyard):
            card = army.graveyard[place]
            if not self.cards.event[card] and (
                best == NONE or self.cards.value[card] > self.cards.value[army.graveyard[best]]
            ):
                best = place
            place += 1
        if best == NONE:
            return
        army.graveyard, card = pop(army.graveyard, best)
        army.survivors = append(army.survivors, card)  # CW-36a
        if war.journal is not None:
            war.journal.note("recovered", seat, "CW-36", self.card_play.report.named(card))
            war.beat()

    def raid(self, war: War, seat: i64) -> None:
        """The enemy's top card is lost, but never its last one (CW-37, CW-37a)."""
        army = war.armies[1 - seat]
        if army.reserve() <= 1:
            if war.journal is not None:
                war.journal.note("spared", 1 - seat, "CW-37", {})
                war.beat()
            return
        card = self.card_play.draw(war, 1 - seat)
        army.graveyard = append(army.graveyard, card)
        if war.journal is not None:
            war.journal.note("raided", 1 - seat, "CW-37", self.card_play.report.named(card))
            war.beat()

    def owe_targets(self, war: War, seat: i64) -> None:
        beside = war.armies[seat].beside
        place: i64 = len(beside) - 1
        while place >= 0:
            card = beside[place]
            if self.cards.own_one[card]:
                war.owe(STRENGTHEN, seat + (place << 1))
            elif self.cards.enemy_one[card]:
                war.owe(WEAKEN, seat + (place << 1))
            place -= 1


@final
class Aim(Step[War]):
    """A column is chosen for an event (CW-34). The argument: the seat, and twice the event's place beside the field."""

    def __init__(self, name: str, first: i64, play: CardPlay) -> None:
        super().__init__(name, "CW-13c", first, first + COLUMNS)
        self.card_play: CardPlay = play

    def deciders(self, state: War) -> i64:
        one: i64 = 1
        return one << (state.argument() & 1)

    def refusal(self, state: War, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: War, seat: i64, choice: i64) -> None:
        column = choice - self.first
        army = state.armies[seat]
        place = state.argument() >> 1
        card = army.beside[place]
        army.beside[place] = card + ((column + 1) << COLUMN_SHIFT)
        state.settle()
        if state.journal is not None:
            self.card_play.report.aimed(state, self.name, seat, card, column)
