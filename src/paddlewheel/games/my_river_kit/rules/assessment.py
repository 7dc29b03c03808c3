"""Phase 2, first half: the marbles counted, fines and instalments paid, the six indicators read."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import Loan
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    ASSESS,
    COLLECTIVE_END,
    INSTALMENTS,
    LOW_WATER_FINE,
    POLLUTION_FINE,
    TALK,
    WORKS,
)
from paddlewheel.games.my_river_kit.state import INDICATORS, LANDSCAPE, Basin
from paddlewheel.kernel import AutomaticStep, Fact, together

#: RK-6: this many red indicators lose the game.
REDS_THAT_LOSE: Final = 4
#: What each indicator rests on, in the order of the monitoring table.
RULES_OF_INDICATORS: Final = ("RK-16", "RK-17", "RK-18", "RK-19", "RK-20", "RK-21")


@final
class CountMarbles(AutomaticStep[Basin]):
    """RK-35: both cups are emptied and counted; nothing is left for the next round."""

    def __init__(self, data: GameData) -> None:
        super().__init__("count", "RK-35")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        state.water_out = state.stream
        state.pollution_out = state.pollution
        state.bank_water += state.stream
        state.bank_pollution += state.pollution
        state.stream = 0
        state.pollution = 0
        if state.journal is not None:
            state.journal.note("counted", -1, "RK-35", {"water": state.water_out, "pollution": state.pollution_out})
            state.beat()
        # RK-36: fines first, then instalments; then the river is assessed.
        state.owe(ASSESS, 0)
        state.owe(INSTALMENTS, 0)
        if state.pollution_out > state.water_out:
            state.owe(POLLUTION_FINE, 0)
        if state.water_out < self.data.numbers.water_below:
            state.owe(LOW_WATER_FINE, 0)


@final
class Fine(AutomaticStep[Basin]):
    """Every mayor pays the same fine: for too little water (RK-42) or for too much pollution (RK-43)."""

    def __init__(self, name: str, rule: str, wag: i64) -> None:
        super().__init__(name, rule)
        self.wag: i64 = wag

    def happen(self, state: Basin, argument: i64) -> None:
        seat: i64 = 0
        while seat < state.seats:
            paid = state.demand(seat, self.wag)
            if state.journal is not None:
                state.journal.note("fine", seat, self.rule, {"wag": paid, "unpaid": self.wag - paid})
                if seat + 1 == state.seats:
                    state.beat()
            seat += 1


@final
class CollectInstalments(AutomaticStep[Basin]):
    """What is due to the bank (RK-44), then what is due between mayors (RK-46)."""

    def __init__(self, data: GameData) -> None:
        super().__init__("instalments", "RK-36")
        self.data: GameData = data

    def happen(self, state: Basin, argument: i64) -> None:
        due = self.data.numbers.loan_instalment
        seat: i64 = 0
        while seat < state.seats:
            mayor = state.mayors[seat]
            if mayor.loan_left > 0:
                mayor.loan_left -= 1
                paid = state.demand(seat, due)
                if state.journal is not None:
                    state.journal.note(
                        *("instalment", seat, "RK-44"),
                        {"wag": paid, "unpaid": due - paid, "left": mayor.loan_left, "to": -1},
                    )
                    state.beat()
            seat += 1
        self.collect_private(state)

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
                state.beat()
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


@final
class Assess(AutomaticStep[Basin]):
    """RK-37: the five indicators that are counted are read and shown; then the mayors talk."""

    def __init__(self, measures: Measures) -> None:
        super().__init__("assessment", "RK-14")
        self.measures: Measures = measures

    def happen(self, state: Basin, argument: i64) -> None:
        before = state.levels[:]
        self.measures.read_indicators(state)
        state.assessed = state.round
        if state.journal is not None:
            self.read_aloud(state, before)
        state.owe(TALK, 0)

    def read_aloud(self, state: Basin, before: vec[i64]) -> None:
        """One indicator after another; those that follow are shown as they were."""
        found = state.levels
        state.levels = before
        indicator: i64 = 0
        while indicator < INDICATORS:
            state.levels[indicator] = found[indicator]
            if indicator != LANDSCAPE:
                tell_level(self.measures.data, state, indicator)
            indicator += 1


def tell_level(data: GameData, state: Basin, indicator: i64) -> None:
    if state.journal is not None:
        level = state.levels[indicator]
        zone = 2 if data.is_green(indicator, level) else 0 if data.is_red(indicator, level) else 1
        facts: dict[str, Fact] = {"indicator": indicator, "level": level, "zone": zone}
        state.journal.note("indicator", -1, RULES_OF_INDICATORS[indicator], facts)
        state.beat()


@final
class CountVotes(AutomaticStep[Basin]):
    """All votes are in: they are shown, and with landscape beauty the monitoring table is complete (RK-21a)."""

    def __init__(self, measures: Measures) -> None:
        super().__init__("landscape", "RK-21")
        self.measures: Measures = measures

    def happen(self, state: Basin, argument: i64) -> None:
        state.reveals += 1
        value = self.measures.landscape(state)
        if state.journal is not None:
            votes: list[int] = [mayor.vote for mayor in state.mayors]
            state.journal.note("votes", -1, "RK-21", {"votes": tuple(votes), "landscape": value})
            state.beat()
        state.levels[LANDSCAPE] = value
        tell_level(self.measures.data, state, LANDSCAPE)
        self.tell_all(state)
        state.owe(COLLECTIVE_END, 0)

    def tell_all(self, state: Basin) -> None:
        if state.journal is not None:
            measures = self.measures
            levels: list[int] = [level for level in state.levels]
            wags: list[int] = [mayor.wag for mayor in state.mayors]
            wealth: list[int] = []
            aquabon: list[int] = []
            seat: i64 = 0
            while seat < state.seats:
                wealth.append(measures.wealth(state, seat))
                aquabon.append(measures.aquabon(state, seat))
                seat += 1
            facts: dict[str, Fact] = {
                "round": state.round,
                "levels": tuple(levels),
                "greens": measures.greens(state),
                "reds": measures.reds(state),
                "failures": state.failures,
                "wag": tuple(wags),
                "wealth": tuple(wealth),
                "aquabon": tuple(aquabon),
            }
            state.journal.note("assessed", -1, "RK-14", facts)


@final
class FindCollectiveEnd(AutomaticStep[Basin]):
    """RK-6a: both collective ends are looked for when the assessment is complete; else the mayors build."""

    def __init__(self, measures: Measures) -> None:
        super().__init__("collective end", "RK-6a")
        self.measures: Measures = measures

    def happen(self, state: Basin, argument: i64) -> None:
        if self.measures.greens(state) == INDICATORS:
            self.end_together(state, "green", "RK-5", True)
            return
        reds = self.measures.reds(state)
        if reds >= REDS_THAT_LOSE:
            if state.round > 1:
                self.end_together(state, "red", "RK-6", False)
                return
            if state.journal is not None:
                state.journal.note("spared", -1, "RK-22", {"reds": reds})
        state.owe(WORKS, 0)

    def end_together(self, state: Basin, reason: str, rule: str, won: bool) -> None:
        if state.journal is not None:
            state.journal.note("over", -1, rule, {"reason": reason})
        state.finish(together(reason, rule, won, state.seats))
