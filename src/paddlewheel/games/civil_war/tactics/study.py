"""One battle as it lies open to both sides: what any reinforcement would make of any column, and how often that wins.

A reinforcement is any of a side's unseen cards, each as likely as the others; which of them lie in its hand is not
looked at, so a study is the same for all guesses at what is hidden, and is made once for all of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import ARMS, Cards
from paddlewheel.games.civil_war.rules.reinforcements import is_committing
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, COLUMNS, NONE, Army, War
from paddlewheel.games.civil_war.tactics.worth import sum_of
from paddlewheel.kernel import SEED_STREAM, Chance

#: Totals are told apart up to this one.
HIGHEST: Final = 63
SPAN: Final = HIGHEST + 2
#: What follows a card that says "play another", as far as such a card itself is concerned.
ROUGHLY: Final = 4

#: Numbers for a card on the field or beside it as it lies there, and for a card unseen.
PLACED: Final = 4 << COLUMN_SHIFT
CARDS: Final = CARD_MASK + 1


def _numbers() -> list[int]:
    stream = Chance(0, SEED_STREAM)
    return [stream.new_seed() for _ in range(2 * PLACED + CARDS)]


NUMBERS: Final = vec[i64](_numbers())


def mark_of(war: War) -> i64:
    """One number for all that a study rests on."""
    mark: i64 = 1 if is_committing(war) else 0
    seat: i64 = 0
    while seat < 2:
        army = war.armies[seat]
        for placed in army.field:
            mark ^= NUMBERS[placed]
        for placed in army.beside:
            mark ^= NUMBERS[PLACED + placed]
        mark ^= mark_of_pile(army.deck) ^ mark_of_pile(army.hand) ^ mark_of_pile(army.plan)
        mark ^= len(army.survivors) << (8 * seat)
        seat += 1
    return mark


def mark_of_pile(pile: vec[i64]) -> i64:
    mark: i64 = 0
    place: i64 = 0
    while place < len(pile):
        if pile[place] != NONE:
            mark ^= NUMBERS[2 * PLACED + pile[place]]
        place += 1
    return mark


@final
class Study:
    """All sides and columns are counted as side * COLUMNS + column."""

    def __init__(self, cards: Cards, worth: vec[float], reinforcements: i64) -> None:
        self.cards: Cards = cards
        self.worth: vec[float] = worth
        self.reinforcements: i64 = reinforcements
        self.mark: i64 = NONE
        self.tally: Tally = Tally(cards)
        #: How many cards lie in a column, its total as it lies, and what is at stake in it.
        self.count: vec[i64] = vec[i64]([0] * (2 * COLUMNS))
        self.total: vec[i64] = vec[i64]([0] * (2 * COLUMNS))
        self.stake: vec[float] = vec[float]([0.0] * (2 * COLUMNS))
        #: What each card adds to a column of its side as a reinforcement: card * COLUMNS + column.
        self.adds: vec[i64] = vec[i64]([0] * (CARDS * COLUMNS))
        #: How likely a reinforced total is below another: (side and column) * SPAN + that other.
        self.below: vec[float] = vec[float]([0.0] * (2 * COLUMNS * SPAN))
        #: For each side: how likely a column gets a reinforcement, what one is worth and adds on average.
        self.reinforced: vec[float] = vec[float]([0.0, 0.0])
        self.unseen_worth: vec[float] = vec[float]([0.0, 0.0])
        self.mean_gain: vec[i64] = vec[i64]([0, 0])
        # What leaders in the column at hand add to a card of each arm.
        self.led: vec[i64] = vec[i64]([0] * (ARMS + 1))

    def fill(self, war: War, mark: i64) -> None:
        self.mark = mark
        drawn = is_committing(war)
        self.fill_side(0, war.armies[0], war.armies[1], drawn)
        self.fill_side(1, war.armies[1], war.armies[0], drawn)

    def fill_side(self, side: i64, army: Army, enemy: Army, drawn: bool) -> None:
        unseen: i64 = len(army.deck) + len(army.hand) + army.committed()
        worth = sum_of(self.worth, army.deck) + sum_of(self.worth, army.hand) + sum_of(self.worth, army.plan)
        self.unseen_worth[side] = worth / float(unseen) if unseen > 0 else 0.0
        coming: i64 = len(army.hand) + army.committed() if drawn else army.reserve()
        if coming > self.reinforcements:
            coming = self.reinforcements
        self.reinforced[side] = float(coming) / float(COLUMNS)
        gains = self.gains_of(army.deck) + self.gains_of(army.hand) + self.gains_of(army.plan)
        self.mean_gain[side] = (2 * gains + unseen) // (2 * unseen) if unseen > 0 else 0
        self.tally.fill(army, enemy)
        muted = self.tally.muted(army, enemy)
        column: i64 = 0
        while column < COLUMNS:
            self.fill_column(side, column, army, muted, float(unseen) if unseen > 0 else 1.0)
            column += 1

    def fill_column(self, side: i64, column: i64, army: Army, muted: bool, of_all: float) -> None:
        tally = self.tally
        here = side * COLUMNS + column
        self.count[here] = tally.count[column]
        self.total[here] = tally.values[column] + tally.leaders[column] + tally.events[column]
        self.lead(army.field, column, muted)
        stake = 0.0
        for placed in army.field:
            if placed >> COLUMN_SHIFT == column:
                stake += self.worth[placed & CARD_MASK]
        self.stake[here] = stake
        below = self.below
        start = here * SPAN
        place: i64 = 0
        while place < SPAN:
            below[start + place] = 0.0
            place += 1
        self.spread(army.deck, army.field, side, column, muted)
        self.spread(army.hand, army.field, side, column, muted)
        self.spread(army.plan, army.field, side, column, muted)
        # From counts of each total to the chance of a lower one.
        counted = 0.0
        place = 1
        while place < SPAN:
            counted += below[start + place]
            below[start + place] = counted / of_all
            place += 1

    def lead(self, field: vec[i64], column: i64, muted: bool) -> None:
        """What the leaders of a column would add to one card more of each arm."""
        cards = self.cards
        led = self.led
        arm: i64 = 0
        while arm <= ARMS:
            led[arm] = 0
            arm += 1
        if muted:
            return
        for placed in field:
            card = placed & CARD_MASK
            if placed >> COLUMN_SHIFT == column and cards.has_bonus[card]:
                arm = 0
                while arm < ARMS:
                    led[arm] += cards.bonus[card * ARMS + arm]
                    arm += 1

    def spread(self, pile: vec[i64], field: vec[i64], side: i64, column: i64, muted: bool) -> None:
        """Note for every card of a pile what it adds, and count what the total would be with it."""
        start = (side * COLUMNS + column) * SPAN + 1
        base = self.total[side * COLUMNS + column]
        place: i64 = 0
        while place < len(pile):
            card = pile[place]
            place += 1
            if card == NONE:
                continue
            added = self.added(card, field, side, column, muted)
            self.adds[card * COLUMNS + column] = added
            total = base + added
            if total < 0:
                total = 0
            if total > HIGHEST:
                total = HIGHEST
            self.below[start + total] += 1.0

    def added(self, card: i64, field: vec[i64], side: i64, column: i64, muted: bool) -> i64:
        """What a reinforcement adds to its column; a void event adds nothing (CW-15)."""
        cards = self.cards
        if cards.event[card]:
            return 0
        added = cards.points[card] + self.led[cards.arm[card]]
        if cards.leader[card] and not muted:
            added += cards.column[card] + cards.army[card]
            if cards.has_bonus[card]:
                added += self.tally.led_by(card, field, column)
        return added + self.mean_gain[side] if cards.another[card] else added

    def gains_of(self, pile: vec[i64]) -> i64:
        """What the cards of a pile add together, as far as they themselves say."""
        cards = self.cards
        total: i64 = 0
        place: i64 = 0
        while place < len(pile):
            card = pile[place]
            place += 1
            if card == NONE or cards.event[card]:
                continue
            total += cards.value[card] + cards.column[card] + cards.army[card]
            if cards.another[card]:
                total += ROUGHLY
        return total

    def outlook(self, side: i64, column: i64, total: i64, stake: float) -> float:
        """What a column is expected to bring a side with this total and this much of its own at stake."""
        if total > HIGHEST:
            total = HIGHEST
        if total < 0:
            total = 0
        there = (1 - side) * COLUMNS + column
        start = there * SPAN
        wins = 0.5 * (self.below[start + total] + self.below[start + total + 1])
        standing = self.stake[there]
        met = wins * (standing + self.unseen_worth[1 - side]) - (1.0 - wins) * stake
        reinforced = self.reinforced[1 - side]
        if reinforced == 1.0:
            return met
        alone = 0.0
        if self.count[there] > 0:
            against = self.total[there] if self.total[there] > 0 else 0
            alone = standing if total > against else -stake if total < against else 0.5 * (standing - stake)
        return reinforced * met + (1.0 - reinforced) * alone
