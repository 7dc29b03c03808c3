"""A battle: first cards, reinforcements, the comparison of columns, ties, and the piles afterwards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.report import Report
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.state import (
    BOTH_LOST,
    CARD_MASK,
    COLUMN_SHIFT,
    COLUMNS,
    CONFEDERACY,
    NOBODY_THERE,
    NONE,
    UNDECIDED,
    UNION,
    VOID,
    War,
)
from paddlewheel.kernel import Outcome

# The steps, by number.
STRENGTHEN: Final = 0
WEAKEN: Final = 1
COMMIT: Final = 2

# Where things stand in a verdict: the takers of the columns, then for each side and column four numbers.
NUMBERS: Final = 4
VERDICT: Final = COLUMNS + 2 * COLUMNS * NUMBERS


@final
class Battles:
    """Runs a war between the decisions."""

    def __init__(self, cards: Cards, reinforcements: i64) -> None:
        self.cards: Cards = cards
        #: Cards for each hand in a battle.
        self.reinforcements: i64 = reinforcements
        self.report: Report = Report(cards)
        #: A verdict without entries, to be copied.
        self.blank: vec[i64] = vec[i64]([0] * VERDICT)
        self.union: Tally = Tally(cards)
        self.confederacy: Tally = Tally(cards)

    # -- from decision to decision ---------------------------------------------------------------------

    def carry_on(self, war: War) -> None:
        """Fight battle after battle until somebody has to decide, or the war is over (CW-23)."""
        while war.outcome is None:
            self.flip_first_cards(war)
            if len(war.stack) == 0:
                self.draw_reinforcements(war)
            if len(war.stack) > 0:
                return
            self.fight(war)

    def after_targets(self, war: War) -> None:
        """All events have found their column: on with the reinforcements (CW-13c)."""
        self.draw_reinforcements(war)
        if len(war.stack) == 0:
            self.fight(war)
            self.carry_on(war)

    def after_commitment(self, war: War) -> None:
        """Both sides have committed themselves (CW-9)."""
        self.fight(war)
        self.carry_on(war)

    # -- drawing ---------------------------------------------------------------------------------------

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
        army.deck, card = pop(army.deck)
        return card

    def lay(self, war: War, seat: i64, card: i64, column: i64, void: i64, rule: str) -> None:
        army = war.armies[seat]
        army.field = append(army.field, card + void + (column << COLUMN_SHIFT))
        if war.journal is not None:
            self.report.card(war, seat, card, column, void, rule)

    # -- the first cards -------------------------------------------------------------------------------

    def flip_first_cards(self, war: War) -> None:
        """Column by column, in turn (CW-4, CW-4a, CW-25a)."""
        war.battle += 1
        war.reveals += 1
        first = war.first()
        if war.journal is not None:
            war.journal.note("battle", first, "CW-4a", {"battle": war.battle})
        column: i64 = 0
        while column < COLUMNS:
            self.flip(war, first, column)
            self.flip(war, 1 - first, column)
            column += 1
        # The stack is worked off from its end: the first side's first event comes last.
        self.owe_targets(war, 1 - first)
        self.owe_targets(war, first)

    def flip(self, war: War, seat: i64, column: i64) -> None:
        """One first card, with what it calls for."""
        rule = "CW-4"
        while True:
            card = self.draw(war, seat)
            if card == NONE:
                return
            if self.cards.beside[card]:
                self.lay_beside(war, seat, card)
                rule = "CW-12a"
                continue
            self.lay(war, seat, card, column, 0, rule)
            if not self.cards.another[card]:
                return
            rule = "CW-5"

    def lay_beside(self, war: War, seat: i64, card: i64) -> None:
        """An event goes beside the battlefield and works at once, unless it has to be aimed (CW-12)."""
        army = war.armies[seat]
        army.beside = append(army.beside, card)
        if war.journal is not None:
            self.report.event(war, seat, card)
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
            war.journal.note("recovered", seat, "CW-36", self.report.named(card))

    def raid(self, war: War, seat: i64) -> None:
        """The enemy's top card is lost, but never its last one (CW-37, CW-37a)."""
        army = war.armies[1 - seat]
        if army.reserve() <= 1:
            if war.journal is not None:
                war.journal.note("spared", 1 - seat, "CW-37", {})
            return
        card = self.draw(war, 1 - seat)
        army.graveyard = append(army.graveyard, card)
        if war.journal is not None:
            war.journal.note("raided", 1 - seat, "CW-37", self.report.named(card))

    def owe_targets(self, war: War, seat: i64) -> None:
        beside = war.armies[seat].beside
        place: i64 = len(beside) - 1
        while place >= 0:
            card = beside[place] & CARD_MASK
            if self.cards.own_one[card]:
                war.owe(STRENGTHEN, seat + (place << 1))
            elif self.cards.enemy_one[card]:
                war.owe(WEAKEN, seat + (place << 1))
            place -= 1

    # -- reinforcements ----------------------------------------------------------------------------------

    def draw_reinforcements(self, war: War) -> None:
        """Three cards for each hand, or as many as there are (CW-7, CW-25)."""
        first = war.first()
        self.draw_hand(war, first)
        self.draw_hand(war, 1 - first)
        if len(war.armies[UNION].hand) > 0 or len(war.armies[CONFEDERACY].hand) > 0:
            war.reveals += 1
            war.owe(COMMIT, 0)

    def draw_hand(self, war: War, seat: i64) -> None:
        army = war.armies[seat]
        while len(army.hand) < self.reinforcements:
            card = self.draw(war, seat)
            if card == NONE:
                break
            army.hand = append(army.hand, card)
        if war.journal is not None:
            self.report.hand(war, seat)

    def turn_up(self, war: War) -> None:
        """All reinforcements face up, then what they call for (CW-9, CW-10, CW-10a)."""
        first = war.first()
        column: i64 = 0
        while column < COLUMNS:
            self.turn_up_one(war, first, column)
            self.turn_up_one(war, 1 - first, column)
            column += 1

    def turn_up_one(self, war: War, seat: i64, column: i64) -> None:
        plan = war.armies[seat].plan
        card = plan[column]
        if card != NONE:
            plan[column] = NONE
            self.play_later(war, seat, card, column, "CW-9", "CW-10", "CW-15")

    def play_later(self, war: War, seat: i64, card: i64, column: i64, rule: str, chain: str, void: str) -> None:
        """A reinforcement or tie card and its chain: events among them are void (CW-15, CW-15a, CW-22)."""
        while True:
            if self.cards.event[card]:
                self.lay(war, seat, card, column, VOID, void)
                return
            self.lay(war, seat, card, column, 0, rule)
            if not self.cards.another[card]:
                return
            card = self.draw(war, seat)
            if card == NONE:
                return
            rule = chain
            void = "CW-15a"

    # -- the comparison ------------------------------------------------------------------------------------

    def fight(self, war: War) -> None:
        """Everything from turning up the reinforcements to the cleared battlefield."""
        war.reveals += 1
        self.turn_up(war)
        verdict = self.blank[:]
        self.count(war)
        column: i64 = 0
        while column < COLUMNS:
            self.compare(war, column, verdict)
            column += 1
        column = 0
        while column < COLUMNS:
            if verdict[column] == UNDECIDED:
                self.break_tie(war, column, verdict)
            column += 1
        war.verdict = verdict
        if war.journal is not None:
            self.report.battle(war)
        self.clear(war, UNION)
        self.clear(war, CONFEDERACY)
        self.end(war)

    def count(self, war: War) -> None:
        self.union.fill(war.armies[UNION], war.armies[CONFEDERACY])
        self.confederacy.fill(war.armies[CONFEDERACY], war.armies[UNION])

    def compare(self, war: War, column: i64, verdict: vec[i64]) -> None:
        """Who takes a column as it lies (CW-16, CW-26, CW-26b)."""
        union = self.union
        confederacy = self.confederacy
        if union.count[column] == 0:
            verdict[column] = NOBODY_THERE if confederacy.count[column] == 0 else CONFEDERACY
        elif confederacy.count[column] == 0 or union.total(column) > confederacy.total(column):
            verdict[column] = UNION
        elif union.total(column) < confederacy.total(column):
            verdict[column] = CONFEDERACY
        else:
            verdict[column] = UNDECIDED
        enter(verdict, COLUMNS + column * NUMBERS, union, column)
        enter(verdict, COLUMNS + (COLUMNS + column) * NUMBERS, confederacy, column)

    def break_tie(self, war: War, column: i64, verdict: vec[i64]) -> None:
        """Tie cards until the totals differ or nobody has a card left (CW-19 to CW-22)."""
        first = war.first()
        while verdict[column] == UNDECIDED:
            if war.journal is not None:
                total = verdict[COLUMNS + column * NUMBERS]
                war.journal.note("tie", NONE, "CW-19", {"column": column, "total": total})
            laid = self.lay_tie_card(war, first, column)
            if not self.lay_tie_card(war, 1 - first, column) and not laid:
                verdict[column] = BOTH_LOST  # CW-19d
                return
            self.count(war)
            self.compare(war, column, verdict)

    def lay_tie_card(self, war: War, seat: i64, column: i64) -> bool:
        card = self.draw(war, seat)
        if card == NONE:
            return False
        self.play_later(war, seat, card, column, "CW-19", "CW-20", "CW-22")
        return True

    # -- afterwards ------------------------------------------------------------------------------------------

    def clear(self, war: War, seat: i64) -> None:
        """Winners to the Survivors, losers and the events beside to the Graveyard (CW-12b, CW-17, CW-18)."""
        army = war.armies[seat]
        survivors = army.survivors
        graveyard = army.graveyard
        for placed in army.field:
            if war.verdict[placed >> COLUMN_SHIFT] == seat:
                survivors = append(survivors, placed & CARD_MASK)
            else:
                graveyard = append(graveyard, placed & CARD_MASK)
        for placed in army.beside:
            graveyard = append(graveyard, placed & CARD_MASK)
        army.survivors = survivors
        army.graveyard = graveyard
        army.fought = army.field
        army.fought_beside = army.beside
        army.field = vec[i64](capacity=12)
        army.beside = vec[i64]([])

    def end(self, war: War) -> None:
        """A side without a card in deck and Survivors is eliminated (CW-27a)."""
        union = war.armies[UNION].reserve()
        confederacy = war.armies[CONFEDERACY].reserve()
        if union > 0 and confederacy > 0:
            return
        if union > 0:
            war.finish(Outcome("confederacy eliminated", (1.0, -1.0), (1, 2), (UNION,), "CW-27"))
        elif confederacy > 0:
            war.finish(Outcome("union eliminated", (-1.0, 1.0), (2, 1), (CONFEDERACY,), "CW-27"))
        else:
            war.finish(Outcome("both eliminated", (0.0, 0.0), (1, 1), (), "CW-27b"))
        if war.journal is not None:
            self.report.over(war)


def enter(verdict: vec[i64], place: i64, tally: Tally, column: i64) -> None:
    """A column's total and its parts, as they were compared."""
    if tally.count[column] == 0:
        return
    verdict[place] = tally.total(column)
    verdict[place + 1] = tally.values[column]
    verdict[place + 2] = tally.leaders[column]
    verdict[place + 3] = tally.events[column]
