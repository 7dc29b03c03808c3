"""What is measured: the six indicators of the river, and what each mayor has."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.state import (
    AQUABON,
    BIODIVERSITY,
    FLOOD,
    INDICATORS,
    LANDSCAPE,
    NOTHING,
    PLOTS,
    POLLUTION,
    RECREATION,
    WATER,
    Basin,
)


@final
class Measures:
    """Sums over the cards on the table, votes and accounts."""

    def __init__(self, data: GameData, method: i64) -> None:
        self.data: GameData = data
        #: How votes are counted: 0 mean, 1 median, 2 lowest.
        self.method: i64 = method

    # -- the monitoring table ------------------------------------------------------------------------

    def read_indicators(self, state: Basin) -> None:
        """The five that are counted, with nothing carried over (RK-14); landscape beauty waits for the vote."""
        numbers = self.data.numbers
        events = self.data.events
        cards = self.data.cards
        levels = state.levels
        levels[WATER] = on_scale(numbers.availability - numbers.per_failure * state.failures)
        levels[POLLUTION] = on_scale(state.pollution_out)
        levels[FLOOD] = on_scale(events.flood[state.event] + self.total(state, cards.flood))
        levels[RECREATION] = on_scale(events.recreation[state.event] + self.total(state, cards.recreation))
        levels[BIODIVERSITY] = on_scale(events.biodiversity[state.event] + self.total(state, cards.biodiversity))
        levels[LANDSCAPE] = NOTHING

    def total(self, state: Basin, column: vec[i64]) -> i64:
        """The sum over all cards on the table that are not in failure (RK-49)."""
        found: i64 = 0
        for mayor in state.mayors:
            plot: i64 = 0
            while plot < PLOTS:
                card = mayor.plots[plot]
                if card != NOTHING and not mayor.flipped >> plot & 1:
                    found += column[card]
                plot += 1
        return found

    def landscape(self, state: Basin) -> i64:
        """RK-21a: one value made of all votes."""
        if self.method == 0:
            votes: i64 = 0
            for mayor in state.mayors:
                votes += mayor.vote
            return (2 * votes + state.seats) // (2 * state.seats)
        ordered = sorted([mayor.vote for mayor in state.mayors])
        if self.method == 2:
            return ordered[0]
        half = len(ordered) // 2
        if len(ordered) % 2:
            return ordered[half]
        return (ordered[half - 1] + ordered[half] + 1) // 2

    def greens(self, state: Basin) -> i64:
        found: i64 = 0
        indicator: i64 = 0
        while indicator < INDICATORS:
            if self.data.is_green(indicator, state.levels[indicator]):
                found += 1
            indicator += 1
        return found

    def reds(self, state: Basin) -> i64:
        found: i64 = 0
        indicator: i64 = 0
        while indicator < INDICATORS:
            if self.data.is_red(indicator, state.levels[indicator]):
                found += 1
            indicator += 1
        return found

    # -- what a mayor has ------------------------------------------------------------------------------

    def aquabon(self, state: Basin, seat: i64) -> i64:
        """RK-7, without the cards in failure (RK-7a)."""
        mayor = state.mayors[seat]
        found: i64 = 0
        plot: i64 = 0
        while plot < PLOTS:
            card = mayor.plots[plot]
            if card != NOTHING and not mayor.flipped >> plot & 1:
                found += self.data.cards.aquabon[card]
            plot += 1
        return found

    def wealth(self, state: Basin, seat: i64) -> i64:
        """Cash, also what is set aside, less everything still owed, plus what others still owe (RK-36b, RK-44a)."""
        mayor = state.mayors[seat]
        found = mayor.wag - mayor.debt - mayor.loan_left * self.data.numbers.loan_instalment
        for pledge in state.pledges:
            if pledge.payer == seat and not pledge.is_water():
                found += pledge.amount
        for loan in state.loans:
            if loan.borrower == seat:
                found -= loan.outstanding()
            elif loan.lender == seat:
                found += loan.outstanding()
        return found

    def by_goal(self, state: Basin, seat: i64, goal: i64) -> i64:
        """What a goal ranks mayors by."""
        return self.aquabon(state, seat) if goal == AQUABON else self.wealth(state, seat)


def on_scale(value: i64) -> i64:
    """RK-14a and RK-15: the scale goes from 0 to 10."""
    if value < 0:
        return 0
    return value if value < 10 else 10
