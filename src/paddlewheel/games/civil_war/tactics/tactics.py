"""A war judged by what one side can see: what is alive, and what the battle at hand is expected to bring.

A column is worth the enemy cards that would fall in it times the chance to win it, less the side's own cards times
the chance to lose it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.reinforcements import is_committing
from paddlewheel.games.civil_war.rules.rules import WarRules
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMN_SHIFT, COLUMNS, NONE, Army, War
from paddlewheel.games.civil_war.tactics.study import Study, mark_of
from paddlewheel.games.civil_war.tactics.worth import sum_of, worths
from paddlewheel.kernel import Chance, Tactics

#: How surely a lead wins: a lead of a fifth of all worth wins about four wars of five.
CERTAINTY: Final = 7.5
#: How much better an arrangement must be, in average cards, to look e times as promising.
PATIENCE: Final = 0.7
#: How much better it must be for an enemy to be e times as likely to choose it.
DISCERNMENT: Final = 0.2
#: Nothing looks more than e to this power as promising as something else.
SUREST: Final = 20.0

#: In which columns a first, second and third card can lie.
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
ALL_ORDERS: Final = 6
#: What no arrangement brings: it cannot be made.
IMPOSSIBLE: Final = -1.0e9

#: How many battles are kept in mind.
STUDIES: Final = 8


@final
class WarTactics(Tactics[War]):
    """Judges a war by what one side can see."""

    def __init__(self, rules: WarRules) -> None:
        cards = rules.cards
        self.cards: Cards = cards
        self.reinforcements: i64 = rules.reinforcements
        #: What it is worth to keep each card, in average cards.
        self.worth: vec[float] = worths(cards)
        #: Battles studied, and which of them is forgotten next.
        self.studies: list[Study] = []
        self.oldest: i64 = 0
        # What each card of a hand is expected to bring in each column, the last row for no card at all.
        self.brings: vec[float] = vec[float]([0.0] * ((COLUMNS + 1) * COLUMNS))
        self.arranged: vec[float] = vec[float]([0.0] * ALL_ORDERS)

    # -- what the bots ask -------------------------------------------------------------------------------------

    def evaluate(self, state: War, seat: i64) -> float:
        outcome = state.outcome
        if outcome is not None:
            return 0.5 * (outcome.scores[seat] + 1.0)
        self.consider(state, seat)
        return self.chances(state, seat, self.best_arrangement(state.armies[seat], NONE, 0))

    def foretell(self, state: War, seat: i64, choice: i64) -> float:
        return self.chances(state, seat, self.expected_of(state, seat, choice))

    def weigh(self, state: War, seat: i64, choice: i64) -> float:
        army = state.armies[seat]
        if choice >= COMMITS and len(army.hand) == 1 and army.committed() == COLUMNS - 1:
            return 1.0
        found = self.expected_of(state, seat, choice)
        best = self.best_arrangement(army, NONE, 0)
        if choice < COMMITS:
            return exp(max(min(found / (2.0 * PATIENCE), SUREST), -SUREST))
        return exp(max((found - best) / PATIENCE, -SUREST)) + 0.02

    def positions(self) -> i64:
        return 2000

    def horizon(self) -> i64:
        return 0

    def suppose(self, state: War, seat: i64, stream: Chance) -> None:
        """Let the enemy have laid its reinforcements, mostly where they bring it most."""
        enemy = state.armies[1 - seat]
        column: i64 = 0
        while column < COLUMNS:
            if enemy.plan[column] != NONE:
                enemy.hand = append(enemy.hand, enemy.plan[column])
                enemy.plan[column] = NONE
            column += 1
        if len(enemy.hand) == 0:
            return
        self.consider(state, 1 - seat)
        order = self.likely_order(enemy, stream)
        place: i64 = 0
        while place < len(enemy.hand):
            enemy.plan[ORDERS[order * COLUMNS + place]] = enemy.hand[place]
            place += 1
        enemy.hand = vec[i64]([])

    # -- the war -------------------------------------------------------------------------------------------------

    def chances(self, war: War, seat: i64, swing: float) -> float:
        """How likely the war is won when this battle brings this much."""
        own = self.living(war.armies[seat])
        enemy = self.living(war.armies[1 - seat])
        return 1.0 / (1.0 + exp(-CERTAINTY * (own - enemy + swing) / (own + enemy)))

    def living(self, army: Army) -> float:
        """The worth of all cards that can still fight."""
        worth = self.worth
        total = sum_of(worth, army.deck) + sum_of(worth, army.survivors)
        total += sum_of(worth, army.hand) + sum_of(worth, army.plan)
        for placed in army.field:
            total += worth[placed & CARD_MASK]
        return total + 0.001

    # -- the battle at hand ----------------------------------------------------------------------------------------

    def expected_of(self, war: War, seat: i64, choice: i64) -> float:
        """What the battle is expected to bring with this choice made and the rest of the hand laid well."""
        army = war.armies[seat]
        if choice >= COMMITS:
            self.consider(war, seat)
            return self.best_arrangement(army, (choice - COMMITS) // COLUMNS, (choice - COMMITS) % COLUMNS)
        place = war.argument() >> 1
        event = army.beside[place]
        column = choice if choice < WEAKENS else choice - WEAKENS
        army.beside[place] = event + ((column + 1) << COLUMN_SHIFT)
        self.consider(war, seat)
        army.beside[place] = event
        return self.best_arrangement(army, NONE, 0)

    def study_of(self, war: War) -> Study:
        mark = mark_of(war)
        for study in self.studies:
            if study.mark == mark:
                return study
        if len(self.studies) < STUDIES:
            self.studies.append(Study(self.cards, self.worth, self.reinforcements))
        study = self.studies[self.oldest]
        self.oldest = (self.oldest + 1) % STUDIES
        study.fill(war, mark)
        return study

    def consider(self, war: War, seat: i64) -> None:
        """Fill `brings` for every card in hand and every column, and for columns that get none."""
        study = self.study_of(war)
        army = war.armies[seat]
        # An army-wide leader among the reinforcements helps in every column.
        general: i64 = 0
        for card in army.hand:
            general += self.cards.army[card]
        for card in army.plan:
            if card != NONE:
                general += self.cards.army[card]
        # Before reinforcements are drawn, an average one is expected everywhere.
        coming: i64 = 0
        if not is_committing(war) and army.reserve() >= self.reinforcements:
            coming = study.mean_gain[seat]
        column: i64 = 0
        while column < COLUMNS:
            here = seat * COLUMNS + column
            planned = army.plan[column]
            if planned != NONE:
                self.brings[COLUMNS * COLUMNS + column] = self.brought(study, seat, column, planned, general)
            else:
                bare = 0.0
                if study.count[here] > 0:
                    bare = study.outlook(seat, column, study.total[here] + general + coming, study.stake[here])
                self.brings[COLUMNS * COLUMNS + column] = bare
                place: i64 = 0
                while place < len(army.hand):
                    found = self.brought(study, seat, column, army.hand[place], general)
                    self.brings[place * COLUMNS + column] = found
                    place += 1
            column += 1

    def brought(self, study: Study, seat: i64, column: i64, card: i64, general: i64) -> float:
        """What a reinforcement is expected to bring in a column."""
        here = seat * COLUMNS + column
        total = study.total[here] + study.adds[card * COLUMNS + column] + general - self.cards.army[card]
        return study.outlook(seat, column, total, study.stake[here] + self.worth[card])

    def best_arrangement(self, army: Army, card: i64, column: i64) -> float:
        """The best of all arrangements of the hand; with a card given, of those that lay it on that column."""
        self.arrange(army, card, column)
        best = IMPOSSIBLE
        order: i64 = 0
        while order < ALL_ORDERS:
            if self.arranged[order] > best:
                best = self.arranged[order]
            order += 1
        return best

    def likely_order(self, army: Army, stream: Chance) -> i64:
        """An order of the columns for the hand: the better it looks, the likelier."""
        best = self.best_arrangement(army, NONE, 0)
        order: i64 = 0
        while order < ALL_ORDERS:
            self.arranged[order] = exp(max((self.arranged[order] - best) / DISCERNMENT, -SUREST))
            order += 1
        return stream.weighted(self.arranged, ALL_ORDERS)

    def arrange(self, army: Army, card: i64, column: i64) -> None:
        """Fill `arranged`: what each order of the columns brings for the hand, as `brings` says."""
        hand: i64 = len(army.hand)
        order: i64 = 0
        while order < ALL_ORDERS:
            found = 0.0
            place: i64 = 0
            while place < COLUMNS:
                here = ORDERS[order * COLUMNS + place]
                if place >= hand or army.plan[here] != NONE:
                    found += self.brings[COLUMNS * COLUMNS + here]
                    if place < hand:
                        found = IMPOSSIBLE
                        break
                elif card == army.hand[place] and column != here:
                    found = IMPOSSIBLE
                    break
                else:
                    found += self.brings[place * COLUMNS + here]
                place += 1
            self.arranged[order] = found
            order += 1
