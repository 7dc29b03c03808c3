"""Phase 2, first half: the marbles counted, fines and instalments paid, the six indicators read."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.tables import Tables
from paddlewheel.games.my_river_kit.state import (
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
    Loan,
)


@final
class Assessment:
    """What happens downstream once the last activity has been played."""

    def __init__(self, tables: Tables, method: i64) -> None:
        self.tables: Tables = tables
        #: How votes are counted: 0 mean, 1 median, 2 lowest.
        self.method: i64 = method

    # -- marbles and money -----------------------------------------------------------------------------

    def count_marbles(self, state: Basin) -> None:
        """RK-35: both cups are emptied and counted; nothing is left for the next round."""
        state.water_out = state.stream
        state.pollution_out = state.pollution
        state.bank_water += state.stream
        state.bank_pollution += state.pollution
        state.stream = 0
        state.pollution = 0
        if state.journal is not None:
            state.journal.note("counted", -1, "RK-35", {"water": state.water_out, "pollution": state.pollution_out})

    def collect(self, state: Basin) -> None:
        """RK-36: fines first, then instalments."""
        numbers = self.tables.numbers
        if state.water_out < numbers.water_below:
            self.fine_all(state, numbers.low_water_fine, "RK-42")
        if state.pollution_out > state.water_out:
            self.fine_all(state, numbers.pollution_fine, "RK-43")
        seat: i64 = 0
        while seat < state.seats:
            mayor = state.mayors[seat]
            if mayor.loan_left > 0:
                mayor.loan_left -= 1
                paid = self.demand(state, seat, numbers.loan_instalment)
                if state.journal is not None:
                    state.journal.note(
                        *("instalment", seat, "RK-44"),
                        {"wag": paid, "unpaid": numbers.loan_instalment - paid, "left": mayor.loan_left, "to": -1},
                    )
            seat += 1
        self.collect_private(state)

    def fine_all(self, state: Basin, wag: i64, rule: str) -> None:
        seat: i64 = 0
        while seat < state.seats:
            paid = self.demand(state, seat, wag)
            if state.journal is not None:
                state.journal.note("fine", seat, rule, {"wag": paid, "unpaid": wag - paid})
            seat += 1

    def demand(self, state: Basin, seat: i64, wag: i64) -> i64:
        """Pay the bank what there is; the rest is a debt (RK-36b). Returns what was paid."""
        mayor = state.mayors[seat]
        paid = wag if wag < mayor.wag else mayor.wag
        state.pay_bank(seat, paid)
        mayor.debt += wag - paid
        return paid

    def collect_private(self, state: Basin) -> None:
        """Instalments between mayors (RK-46a), in the order in which the loans were made."""
        for loan in state.loans:
            if loan.left == 0:
                continue
            loan.left -= 1
            purse = state.mayors[loan.borrower].wag
            paid = loan.instalment if loan.instalment < purse else purse
            state.pay_mayor(loan.borrower, loan.lender, paid)
            loan.unpaid += loan.instalment - paid
            if state.journal is not None:
                state.journal.note(
                    *("instalment", loan.borrower, "RK-46"),
                    {"wag": paid, "unpaid": loan.instalment - paid, "left": loan.left, "to": loan.lender},
                )
        self.forget_settled(state)

    def forget_settled(self, state: Basin) -> None:
        settled = False
        for loan in state.loans:
            if loan.left == 0 and loan.unpaid == 0:
                settled = True
        if not settled:
            return
        kept = vec[Loan](capacity=len(state.loans))
        for loan in state.loans:
            if loan.left > 0 or loan.unpaid > 0:
                kept = append(kept, loan)
        state.loans = kept

    # -- the monitoring table ------------------------------------------------------------------------

    def read_indicators(self, state: Basin) -> None:
        """All six, anew (RK-14)."""
        numbers = self.tables.numbers
        events = self.tables.events
        levels = state.levels
        levels[WATER] = on_scale(numbers.availability - numbers.per_failure * state.failures)
        levels[POLLUTION] = on_scale(state.pollution_out)
        levels[FLOOD] = on_scale(events.flood[state.event] + self.total(state, self.tables.cards.flood))
        levels[RECREATION] = on_scale(events.recreation[state.event] + self.total(state, self.tables.cards.recreation))
        levels[BIODIVERSITY] = on_scale(
            events.biodiversity[state.event] + self.total(state, self.tables.cards.biodiversity)
        )
        levels[LANDSCAPE] = self.landscape(state)

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
        """RK-21a: the votes made one value."""
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
            if self.tables.is_green(indicator, state.levels[indicator]):
                found += 1
            indicator += 1
        return found

    def reds(self, state: Basin) -> i64:
        found: i64 = 0
        indicator: i64 = 0
        while indicator < INDICATORS:
            if self.tables.is_red(indicator, state.levels[indicator]):
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
                found += self.tables.cards.aquabon[card]
            plot += 1
        return found

    def wealth(self, state: Basin, seat: i64) -> i64:
        """Cash less everything still owed, plus what others still owe (RK-36b, RK-44a)."""
        mayor = state.mayors[seat]
        found = mayor.wag - mayor.debt - mayor.loan_left * self.tables.numbers.loan_instalment
        for loan in state.loans:
            if loan.borrower == seat:
                found -= loan.outstanding()
            elif loan.lender == seat:
                found += loan.outstanding()
        return found


def on_scale(value: i64) -> i64:
    """RK-14a and RK-15: the scale goes from 0 to 10."""
    if value < 0:
        return 0
    return value if value < 10 else 10
