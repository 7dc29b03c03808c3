"""The end of the last round: one mayor wins alone (RK-4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.state import AQUABON, NOTHING, RICHEST, Basin
from paddlewheel.kernel import AutomaticStep, Fact, Outcome


@final
class RankMayors(AutomaticStep[Basin]):
    """By the goal of the table, or each by their own (RK-4b)."""

    def __init__(self, measures: Measures, goal: i64) -> None:
        super().__init__("ranking", "RK-4")
        self.measures: Measures = measures
        self.goal: i64 = goal

    def happen(self, state: Basin, argument: i64) -> None:
        scores: list[float] = []
        seat: i64 = 0
        while seat < state.seats:
            if self.goal == NOTHING:
                scores.append(float(state.seats - self.place(state, seat, state.mayors[seat].goal)))
            else:
                scores.append(float(self.measures.by_goal(state, seat, self.goal)))
            seat += 1
        ranks: list[int] = []
        for place, score in enumerate(scores):
            rank = 1
            for other, rival in enumerate(scores):
                # RK-8: of equals the one further downstream.
                if rival > score or (rival == score and other > place):
                    rank += 1
            ranks.append(rank)
        reason = "own goals"
        rule = "RK-4b"
        if self.goal == AQUABON:
            reason, rule = "aquabon", "RK-7"
        elif self.goal == RICHEST:
            reason, rule = "richest", "RK-4"
        winner = ranks.index(1)
        if state.journal is not None:
            self.tell_standings(state)
            level: list[int] = [place for place, score in enumerate(scores) if score == scores[winner]]
            facts: dict[str, Fact] = {"reason": reason, "ranks": tuple(ranks), "level": tuple(level)}
            state.journal.note("over", winner, rule, facts)
        state.finish(Outcome(reason, tuple(scores), tuple(ranks), (winner,), rule))

    def place(self, state: Basin, seat: i64, goal: i64) -> i64:
        """The place of a mayor among all by this goal, 1 the best; downstream first of equals."""
        own = self.measures.by_goal(state, seat, goal)
        found: i64 = 1
        other: i64 = 0
        while other < state.seats:
            theirs = self.measures.by_goal(state, other, goal)
            if theirs > own or (theirs == own and other > seat):
                found += 1
            other += 1
        return found

    def tell_standings(self, state: Basin) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if state.journal is not None:
                aquabon = self.measures.aquabon(state, seat)
                wealth = self.measures.wealth(state, seat)
                goal = state.mayors[seat].goal
                state.journal.note("standing", seat, "RK-4", {"aquabon": aquabon, "wealth": wealth, "goal": goal})
            seat += 1
