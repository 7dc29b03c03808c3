"""The war as numbers: one's own side first, and every card by its place in its deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.rules import WarRules
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.state import (
    BOTH_LOST,
    CARD_MASK,
    COLUMN_SHIFT,
    COLUMNS,
    NOBODY_THERE,
    NONE,
    NUMBERS,
    VOID,
    Army,
    War,
)
from paddlewheel.kernel import Features, Page, Part

STEPS: Final = 3
#: An event beside the battlefield is not aimed, or aimed at one of the columns.
AIMS: Final = COLUMNS + 1
TAKERS: Final = 4
PILES: Final = 3
#: Totals and battles beyond these are shown as these.
HIGHEST: Final = 60
BATTLES: Final = 200


def parts(deck: int, events: int, beside: int, reinforcements: int) -> list[Part]:
    """What is written, in this order. A side has `deck` cards, at most `events` of them events, and `beside` of these
    lie beside the field."""
    sides = "one's own side first"
    cards = f"for each of the {deck} cards, by id"
    totals = f"total, card values, leaders, events (up to {HIGHEST}) for each column, {sides}"
    return [
        Part("side", 1, 1, "0 for the Union, 1 for the Confederacy"),
        Part("step", STEPS, 1, "the decision at hand: strengthen, weaken or commit"),
        Part("deciding", 2, 1, f"1 for who decides, {sides}"),
        Part("first", 1, 1, "1 when one flips first in this battle"),
        Part("battle", 1, BATTLES, "the number of the battle"),
        Part("aiming", beside, 1, "1 for the event that is being aimed, among its side's events with a place beside"),
        Part("piles", PILES * 2, deck, f"cards in the deck, Survivors, Graveyard, {sides}"),
        Part("reinforcements", 2, reinforcements, f"cards drawn as reinforcements in this battle, {sides}"),
        Part("ready", 2, 1, f"1 once all reinforcements are committed, {sides}"),
        Part("hand", deck, 1, f"1 for those in one's own hand, {cards}"),
        Part("plan", deck * COLUMNS, 1, f"1 for what one has laid face down on each column, {cards}"),
        Part("survivors", deck * 2, 1, f"1 for the Survivors, {cards}, {sides}"),
        Part("field", deck * COLUMNS * 2, 1, f"1 for what lies in each column, {cards}, {sides}"),
        Part("void", events * 2, 1, f"1 for the events in a column that are ignored, among the events, {sides}"),
        Part("beside", beside * AIMS * 2, 1, f"1 for each event beside: not aimed, left, centre, right, {sides}"),
        Part("cards", COLUMNS * 2, deck, f"how many cards lie in each column, {sides}"),
        Part("totals", COLUMNS * NUMBERS * 2, HIGHEST, totals),
        Part("takers", COLUMNS * TAKERS, 1, "who took each column of the last battle: oneself, the enemy, none, empty"),
        Part("last field", deck * COLUMNS * 2, 1, f"the field of the last battle, {cards}, {sides}"),
        Part("last void", events * 2, 1, f"its events that were ignored, {sides}"),
        Part("last beside", beside * AIMS * 2, 1, f"its events beside: not aimed, left, centre, right, {sides}"),
        Part("last totals", COLUMNS * NUMBERS * 2, HIGHEST, f"in the last battle: {totals}"),
    ]  # fmt: skip


class WarFeatures(Features[War]):
    """Writes a war. Of the enemy's reinforcements it reads how many there are, of decks and Graveyards the sizes."""

    def __init__(self, rules: WarRules) -> None:
        cards = rules.cards
        self.deck: i64 = cards.deck
        self.event: vec[i64] = numbered(cards.event)
        self.beside: vec[i64] = numbered(cards.beside)
        self.events: i64 = most_of_a_side(cards.event)
        self.besides: i64 = most_of_a_side(cards.beside)
        self.tally: Tally = Tally(cards)
        super().__init__(parts(int(self.deck), self.events, self.besides, rules.reinforcements))

    def write(self, state: War, seat: i64, page: Page) -> None:
        own = state.armies[seat]
        enemy = state.armies[1 - seat]
        self.decision(state, seat, page)
        self.sizes(own, enemy, page)
        self.secrets(own, seat, page)
        start = page.at
        page.blank(self.deck * 2)
        for card in own.survivors:
            page.mark(start + card - seat * self.deck)
        for card in enemy.survivors:
            page.mark(start + self.deck + card - (1 - seat) * self.deck)
        self.fields(own.field, enemy.field, seat, page)
        self.sides_beside(own.beside, enemy.beside, seat, page)
        self.totals(own, enemy, page)
        self.last_battle(state, seat, page)

    def decision(self, war: War, seat: i64, page: Page) -> None:
        owing = war.owing()
        step = war.stack[len(war.stack) - 1] & 255 if owing else STEPS
        page.put(seat)
        page.one_of(step, STEPS)
        page.put(owing >> seat & 1)
        page.put(owing >> (1 - seat) & 1)
        page.flag(war.first() == seat)
        page.put_within(war.battle, BATTLES)
        aiming: i64 = NONE
        if step < STEPS - 1:
            argument = war.argument()
            aiming = self.beside[war.armies[argument & 1].beside[argument >> 1] & CARD_MASK]
        page.one_of(aiming, self.besides)

    def sizes(self, own: Army, enemy: Army, page: Page) -> None:
        for army in (own, enemy):
            page.put(len(army.deck))
            page.put(len(army.survivors))
            page.put(len(army.graveyard))
        for army in (own, enemy):
            page.put(len(army.hand) + army.committed())
        for army in (own, enemy):
            page.flag(len(army.hand) == 0 and army.committed() > 0)

    def secrets(self, own: Army, seat: i64, page: Page) -> None:
        """One's own hand, and what one has laid face down."""
        start = page.at - seat * self.deck
        page.blank(self.deck * (1 + COLUMNS))
        for card in own.hand:
            page.mark(start + card)
        column: i64 = 0
        while column < COLUMNS:
            if own.plan[column] != NONE:
                page.mark(start + (1 + column) * self.deck + own.plan[column])
            column += 1

    def fields(self, own: vec[i64], enemy: vec[i64], seat: i64, page: Page) -> None:
        """Two battlefields, then the events in them that are ignored."""
        start = page.at
        void = start + self.deck * COLUMNS * 2
        page.blank(self.deck * COLUMNS * 2 + self.events * 2)
        self.field(own, start - seat * self.deck, void, page)
        self.field(enemy, start + self.deck * COLUMNS - (1 - seat) * self.deck, void + self.events, page)

    def field(self, field: vec[i64], start: i64, void: i64, page: Page) -> None:
        for placed in field:
            page.mark(start + (placed >> COLUMN_SHIFT) * self.deck + (placed & CARD_MASK))
            if placed & VOID:
                page.mark(void + self.event[placed & CARD_MASK])

    def sides_beside(self, own: vec[i64], enemy: vec[i64], seat: i64, page: Page) -> None:
        start = page.at
        page.blank(self.besides * AIMS * 2)
        for placed in own:
            page.mark(start + self.beside[placed & CARD_MASK] * AIMS + (placed >> COLUMN_SHIFT))
        start += self.besides * AIMS
        for placed in enemy:
            page.mark(start + self.beside[placed & CARD_MASK] * AIMS + (placed >> COLUMN_SHIFT))

    def totals(self, own: Army, enemy: Army, page: Page) -> None:
        """Cards in each column of both sides, then what the columns come to; an empty one comes to nothing."""
        tally = self.tally
        counts = page.at
        page.blank(COLUMNS * 2)
        side: i64 = 0
        while side < 2:
            if side == 0:
                tally.fill(own, enemy)
            else:
                tally.fill(enemy, own)
            column: i64 = 0
            while column < COLUMNS:
                end = page.at
                page.at = counts + side * COLUMNS + column
                page.put(tally.count[column])
                page.at = end
                if tally.count[column] == 0:
                    page.blank(NUMBERS)
                else:
                    page.put_within(tally.total(column), HIGHEST)
                    page.put_within(tally.values[column], HIGHEST)
                    page.put_within(tally.leaders[column], HIGHEST)
                    page.put_within(tally.events[column], HIGHEST)
                column += 1
            side += 1

    def last_battle(self, war: War, seat: i64, page: Page) -> None:
        own = war.armies[seat]
        enemy = war.armies[1 - seat]
        verdict = war.verdict
        fought = len(verdict) > 0
        column: i64 = 0
        while column < COLUMNS:
            page.one_of(taken(verdict[column], seat) if fought else NONE, TAKERS)
            column += 1
        self.fields(own.fought, enemy.fought, seat, page)
        self.sides_beside(own.fought_beside, enemy.fought_beside, seat, page)
        if not fought:
            page.blank(COLUMNS * NUMBERS * 2)
            return
        for side in (seat, 1 - seat):
            place: i64 = COLUMNS + side * COLUMNS * NUMBERS
            end: i64 = place + COLUMNS * NUMBERS
            while place < end:
                page.put_within(verdict[place], HIGHEST)
                place += 1


def taken(taker: i64, seat: i64) -> i64:
    """Who took a column: 0 oneself, 1 the enemy, 2 both lost it, 3 nobody was there."""
    if taker == BOTH_LOST:
        return 2
    if taker == NOBODY_THERE:
        return 3
    return 0 if taker == seat else 1


def numbered(marks: vec[i64]) -> vec[i64]:
    """For each card that is marked, its number among those of its side."""
    found = vec[i64]([NONE] * len(marks))
    card: i64 = 0
    count: i64 = 0
    while card < len(marks):
        if 2 * card == len(marks):
            count = 0
        if marks[card]:
            found[card] = count
            count += 1
        card += 1
    return found


def most_of_a_side(marks: vec[i64]) -> i64:
    """How many cards of the side with more of them are marked; at least 1, so that a part is never empty."""
    most: i64 = 1
    for number in numbered(marks):
        if number + 1 > most:
            most = number + 1
    return most
