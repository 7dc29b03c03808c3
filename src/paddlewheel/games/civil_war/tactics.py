"""What bots know of the war: what each arrangement of reinforcements puts at stake, and what may still be drawn.

A column is worth the enemy cards that would fall in it times the chance to win it, less one's own cards times the
chance to lose it. The enemy's reinforcement is any of its unseen cards, each as likely as the others; which of them
lie in its hand is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.battle import COMMIT, Battles
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.steps import COMMITS, WEAKENS
from paddlewheel.games.civil_war.rules.tally import Tally
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, COLUMNS, NONE, VOID, Army, War
from paddlewheel.kernel.tactics import Tactics

#: Totals are told apart up to this one.
HIGHEST: Final = 63
SPAN: Final = HIGHEST + 1

#: A card's worth grows with this power of its strength: the strong survive, come round again and decide late battles.
STEEPNESS: Final = 6
#: What being able to call another card adds to a card's strength.
CALLING: Final = 5.0
#: How surely a lead wins: a lead of a fifth of all worth wins about four wars of five.
CERTAINTY: Final = 7.5
#: How much better an arrangement must be, in average cards, to look e times as promising.
PATIENCE: Final = 0.7
#: Nothing looks more than e to this power as promising as something else.
SUREST: Final = 20.0


@final
class WarTactics(Tactics[War]):
    """Judges a war by what one side can see."""

    def __init__(self, battles: Battles) -> None:
        cards = battles.cards
        self.cards: Cards = cards
        self.reinforcements: i64 = battles.reinforcements
        #: What it is worth to keep each card, in average cards.
        self.worth: vec[float] = worths(cards)
        self.own: Tally = Tally(cards)
        self.enemy: Tally = Tally(cards)
        # One's own army with a reinforcement tried out.
        self.trial: Army = Army()
        # The battle at hand, refilled for every judgement:
        #: how likely the enemy's total in a column is below another: column * (SPAN + 1) + that other;
        self.below: vec[float] = vec[float]([0.0] * (COLUMNS * (SPAN + 1)))
        #: how likely the enemy gets a reinforcement there, and what an unseen card is worth on average;
        self.reinforced: float = 0.0
        self.unseen_worth: float = 0.0
        #: what the enemy has at stake in each column;
        self.enemy_stake: vec[float] = vec[float]([0.0] * COLUMNS)
        #: what each card in hand is expected to bring in each column, the last row for no card at all.
        self.brings: vec[float] = vec[float]([0.0] * ((COLUMNS + 1) * COLUMNS))

    # -- what the search asks ----------------------------------------------------------------------------------

    def evaluate(self, state: War, seat: i64) -> float:
        outcome = state.outcome
        if outcome is not None:
            return 0.5 * (outcome.scores[seat] + 1.0)
        own = self.living(state.armies[seat])
        enemy = self.living(state.armies[1 - seat])
        swing = self.expected_swing(state, seat)
        return 1.0 / (1.0 + exp(-CERTAINTY * (own - enemy + swing) / (own + enemy)))

    def positions(self) -> i64:
        return 2000

    def weigh(self, state: War, seat: i64, choice: i64) -> float:
        if choice < COMMITS:
            return self.weigh_aim(state, seat, choice)
        army = state.armies[seat]
        if len(army.hand) == 1 and army.committed() == COLUMNS - 1:
            return 1.0
        self.study(state, seat)
        best = self.best_arrangement(army, NONE, 0)
        found = self.best_arrangement(army, (choice - COMMITS) // COLUMNS, (choice - COMMITS) % COLUMNS)
        return exp(max((found - best) / PATIENCE, -SUREST)) + 0.02

    def weigh_aim(self, state: War, seat: i64, choice: i64) -> float:
        """How well the battle stands with the event aimed there."""
        army = state.armies[seat]
        place = state.argument() >> 1
        card = army.beside[place]
        column = choice if choice < WEAKENS else choice - WEAKENS
        army.beside[place] = card + ((column + 1) << COLUMN_SHIFT)
        swing = self.expected_swing(state, seat)
        army.beside[place] = card
        return exp(min(swing / (2.0 * PATIENCE), SUREST))

    # -- the war -------------------------------------------------------------------------------------------------

    def living(self, army: Army) -> float:
        """The worth of all cards that can still fight."""
        total = self.sum_of(army.deck) + self.sum_of(army.survivors) + self.sum_of(army.hand) + self.sum_of(army.plan)
        for placed in army.field:
            total += self.worth[placed & CARD_MASK]
        return total + 0.001

    def sum_of(self, pile: vec[i64]) -> float:
        total = 0.0
        place: i64 = 0
        while place < len(pile):
            if pile[place] != NONE:
                total += self.worth[pile[place]]
            place += 1
        return total

    # -- the battle at hand ----------------------------------------------------------------------------------------

    def expected_swing(self, war: War, seat: i64) -> float:
        """What this battle is expected to bring: enemy worth lost less own worth lost, one's own hand laid well."""
        self.study(war, seat)
        return self.best_arrangement(war.armies[seat], NONE, 0)

    def study(self, war: War, seat: i64) -> None:
        """Look at the enemy's columns and unseen cards, then at every place for every own reinforcement."""
        own = war.armies[seat]
        enemy = war.armies[1 - seat]
        drawn = len(war.stack) > 0 and war.stack[0] & 255 == COMMIT
        self.study_enemy(own, enemy, drawn)
        self.study_own(own, enemy, drawn)

    def study_enemy(self, own: Army, enemy: Army, drawn: bool) -> None:
        self.enemy.fill(enemy, own)
        reinforcements: i64 = len(enemy.hand) + enemy.committed() if drawn else self.expected_hand(enemy)
        self.reinforced = float(reinforcements) / float(COLUMNS)
        unseen: i64 = len(enemy.deck) + len(enemy.hand) + enemy.committed()
        worth = self.sum_of(enemy.deck) + self.sum_of(enemy.hand) + self.sum_of(enemy.plan)
        self.unseen_worth = worth / float(unseen) if unseen > 0 else 0.0
        follow_up = self.mean_gain(enemy)
        muted = self.enemy.muted(enemy, own)
        below = self.below
        of_all = float(unseen) if unseen > 0 else 1.0
        column: i64 = 0
        while column < COLUMNS:
            self.enemy_stake[column] = self.stake(enemy, column)
            start = column * (SPAN + 1)
            place: i64 = 0
            while place <= SPAN:
                below[start + place] = 0.0
                place += 1
            self.spread(enemy.deck, enemy.field, column, follow_up, muted)
            self.spread(enemy.hand, enemy.field, column, follow_up, muted)
            self.spread(enemy.plan, enemy.field, column, follow_up, muted)
            # From counts of each total to the chance of a lower one.
            counted = 0.0
            place = 1
            while place <= SPAN:
                counted += below[start + place]
                below[start + place] = counted / of_all
                place += 1
            column += 1

    def expected_hand(self, army: Army) -> i64:
        """Reinforcements that are still to be drawn."""
        reserve = army.reserve()
        return reserve if reserve < self.reinforcements else self.reinforcements

    def spread(self, pile: vec[i64], field: vec[i64], column: i64, follow_up: i64, muted: bool) -> None:
        """Count for every card of a pile what the enemy's total would be with it."""
        tally = self.enemy
        base = tally.values[column] + tally.leaders[column] + tally.events[column]
        start = column * (SPAN + 1) + 1
        place: i64 = 0
        while place < len(pile):
            card = pile[place]
            place += 1
            if card == NONE:
                continue
            total = base + self.gain(card, follow_up)
            if self.cards.has_bonus[card] and not muted:
                total += tally.led_by(card, field, column)
            if total < 0:
                total = 0
            if total > HIGHEST:
                total = HIGHEST
            self.below[start + total] += 1.0

    def gain(self, card: i64, follow_up: i64) -> i64:
        """What a reinforcement adds to its column, as far as the card itself says."""
        cards = self.cards
        if cards.event[card]:
            return 0
        gain = cards.value[card] + cards.column[card] + cards.army[card]
        return gain + follow_up if cards.another[card] else gain

    def mean_gain(self, army: Army) -> i64:
        """What an unseen card adds on average; it follows a card that says "play another"."""
        total: i64 = 0
        count: i64 = len(army.deck)
        place: i64 = 0
        while place < count:
            total += self.gain(army.deck[place], 4)
            place += 1
        for card in army.hand:
            total += self.gain(card, 4)
        for card in army.plan:
            if card != NONE:
                total += self.gain(card, 4)
        count += len(army.hand) + army.committed()
        return (2 * total + count) // (2 * count) if count > 0 else 0

    def stake(self, army: Army, column: i64) -> float:
        """The worth of the cards in a column."""
        total = 0.0
        for placed in army.field:
            if placed >> COLUMN_SHIFT == column:
                total += self.worth[placed & CARD_MASK]
        return total

    # -- one's own side ----------------------------------------------------------------------------------------------

    def study_own(self, own: Army, enemy: Army, drawn: bool) -> None:
        """Fill `brings` for every card in hand and every column, and for columns that get none."""
        trial = self.trial
        trial.beside = own.beside
        base = own.field[:]
        column: i64 = 0
        while column < COLUMNS:
            if own.plan[column] != NONE:
                base = append(base, self.laid(own.plan[column], column))
            column += 1
        follow_up = self.mean_gain(own)
        # An army-wide leader still in hand will help wherever it is laid.
        pending: i64 = 0
        for card in own.hand:
            pending += self.cards.army[card]
        # Before reinforcements are drawn, an average one is expected everywhere.
        coming = follow_up if not drawn and own.reserve() >= self.reinforcements else 0
        column = 0
        while column < COLUMNS:
            trial.field = base
            self.own.fill(trial, enemy)
            planned = own.plan[column]
            stake = self.stake(trial, column)
            extra = pending + coming
            if planned != NONE and self.cards.another[planned]:
                extra += follow_up
            self.brings[COLUMNS * COLUMNS + column] = self.outlook(column, stake, extra)
            if planned == NONE:
                place: i64 = 0
                while place < len(own.hand):
                    card = own.hand[place]
                    trial.field = append(base[:], self.laid(card, column))
                    self.own.fill(trial, enemy)
                    extra = pending - self.cards.army[card]
                    if self.cards.another[card]:
                        extra += follow_up
                    self.brings[place * COLUMNS + column] = self.outlook(column, stake + self.worth[card], extra)
                    place += 1
            column += 1

    def laid(self, card: i64, column: i64) -> i64:
        """A reinforcement as it will lie in a column: an event is void."""
        return card + (VOID if self.cards.event[card] else 0) + (column << COLUMN_SHIFT)

    def outlook(self, column: i64, stake: float, extra: i64) -> float:
        """What a column is expected to bring with so much of one's own at stake, as `own` counts it."""
        if self.own.count[column] == 0:
            return 0.0
        total = self.own.total(column) + extra
        if total > HIGHEST:
            total = HIGHEST
        start = column * (SPAN + 1)
        wins = 0.5 * (self.below[start + total] + self.below[start + total + 1])
        there = self.enemy_stake[column]
        met = wins * (there + self.unseen_worth) - (1.0 - wins) * stake
        alone = 0.0
        if self.enemy.count[column] > 0:
            standing = self.enemy.total(column)
            alone = there if total > standing else -stake if total < standing else 0.5 * (there - stake)
        return self.reinforced * met + (1.0 - self.reinforced) * alone

    def best_arrangement(self, army: Army, card: i64, column: i64) -> float:
        """The best of all arrangements of the hand; with a card given, of those that lay it on that column."""
        taken: i64 = 0
        one: i64 = 1
        place: i64 = 0
        while place < COLUMNS:
            if army.plan[place] != NONE:
                taken |= one << place
            place += 1
        return self.arranged(army, 0, taken, card, column)

    def arranged(self, army: Army, place: i64, taken: i64, card: i64, column: i64) -> float:
        """The best for the hand from this place on, with these columns taken; columns left out count as they are."""
        one: i64 = 1
        if place == len(army.hand):
            rest = 0.0
            free: i64 = 0
            while free < COLUMNS:
                if army.plan[free] != NONE or not taken >> free & 1:
                    rest += self.brings[COLUMNS * COLUMNS + free]
                free += 1
            return rest
        best = -1.0e9
        here: i64 = 0
        while here < COLUMNS:
            if not taken >> here & 1 and (card != army.hand[place] or column == here):
                worth = self.brings[place * COLUMNS + here] + self.arranged(
                    army, place + 1, taken | one << here, card, column
                )
                if worth > best:
                    best = worth
            here += 1
        return best


def worths(cards: Cards) -> vec[float]:
    """The worth of every card, one on average."""
    raw = [worth_of(cards, card) for card in range(len(cards.names))]
    mean = sum(raw) / len(raw)
    return vec[float]([each / mean for each in raw])


def worth_of(cards: Cards, card: i64) -> float:
    """A card's strength, steeply raised. Events and weaklings are worth hardly more than nothing."""
    if cards.event[card]:
        return 1.0
    strength = float(cards.value[card] + 2 * cards.army[card])
    if cards.leader[card]:
        strength += float(cards.column[card])
    if cards.has_bonus[card]:
        strength += 0.5
    if cards.another[card]:
        strength += CALLING
    worth = 1.0
    power: i64 = 0
    while power < STEEPNESS:
        worth *= strength
        power += 1
    return 1.0 + worth
