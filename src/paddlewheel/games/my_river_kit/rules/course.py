"""The course of a game: round after round, phase after phase, to one of its ends."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.assessment import Assessment
from paddlewheel.games.my_river_kit.rules.flow import Flow
from paddlewheel.games.my_river_kit.rules.tables import Tables
from paddlewheel.games.my_river_kit.rules.vocabulary import SETTLE, TALK, VOTE, WORKS
from paddlewheel.games.my_river_kit.state import AQUABON, INDICATORS, NOTHING, RICHEST, Basin
from paddlewheel.kernel import Fact, Outcome, together


@final
class Course:
    """Runs a game between the decisions."""

    def __init__(self, tables: Tables, assessment: Assessment, goal: i64, rounds: i64) -> None:
        self.tables: Tables = tables
        self.flow: Flow = Flow(tables)
        self.assessment: Assessment = assessment
        #: The goal of the whole table; NOTHING when every mayor has one in secret.
        self.goal: i64 = goal
        self.rounds: i64 = rounds

    # -- setting up ------------------------------------------------------------------------------------

    def roll_dice(self, state: Basin) -> None:
        """RK-25: every mayor rolls for a free activity, then settles it from the source down."""
        rolled = vec[i64](capacity=state.seats)
        seat: i64 = 0
        while seat < state.seats:
            rolled = append(rolled, state.chance.below(6))
            seat += 1
        state.rolled = rolled
        state.owe(SETTLE, 0)

    # -- a round ---------------------------------------------------------------------------------------

    def begin_round(self, state: Basin) -> None:
        state.round += 1
        state.failures = 0
        state.at = 0
        for mayor in state.mayors:
            mayor.vote = NOTHING
            mayor.announced = NOTHING
            mayor.proposals = 0
            mayor.added = False
        state.event = 0
        # RK-28: no event in the first round.
        if state.round > 1:
            self.draw_event(state)
        events = self.tables.events
        water = events.water[state.event]
        state.stream = water
        state.bank_water -= water
        state.pollution = events.spill[state.event]
        state.bank_pollution -= state.pollution
        if state.journal is not None:
            facts: dict[str, Fact] = {"round": state.round, "weather": events.weather[state.event], "water": water}
            state.journal.note("water", -1, "RK-29" if state.round > 1 else "RK-28", facts)
            if state.pollution > 0:
                state.journal.note("spill", -1, "RK-63", {"marbles": state.pollution})
        self.run_flow(state)

    def draw_event(self, state: Basin) -> None:
        """RK-27: drawn and applied at once, before the stream cup is filled (RK-27a)."""
        events = self.tables.events
        if len(state.deck) == 0:
            state.deck = self.shuffled_events(state)
        state.deck, state.event = pop(state.deck)
        state.reveals += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"round": state.round, "event": events.names[state.event]}
            state.journal.note("event", -1, "RK-27", facts)
        if events.repairs[state.event] > 0 and state.levels[2] < events.flood_below[state.event]:
            seat: i64 = 0
            while seat < state.seats:
                paid = self.assessment.demand(state, seat, events.repairs[state.event])
                if state.journal is not None:
                    unpaid = events.repairs[state.event] - paid
                    state.journal.note("repairs", seat, "RK-57", {"wag": paid, "unpaid": unpaid})
                seat += 1

    def shuffled_events(self, state: Basin) -> vec[i64]:
        deck = vec[i64](capacity=len(self.tables.events.water))
        card: i64 = 1
        while card < len(self.tables.events.water):
            deck = append(deck, card)
            card += 1
        state.chance.shuffle(deck)
        return deck

    def run_flow(self, state: Basin) -> None:
        """Down the river; at its end the marbles are counted, the bills paid, and the vote is owed."""
        if not self.flow.run(state):
            return
        self.assessment.count_marbles(state)
        self.assessment.collect(state)
        state.owe(VOTE, 0)

    def after_vote(self, state: Basin) -> None:
        """RK-37: the monitoring table is read; both collective ends are looked for (RK-6a)."""
        self.assessment.read_indicators(state)
        state.reveals += 1
        greens = self.assessment.greens(state)
        reds = self.assessment.reds(state)
        if state.journal is not None:
            self.tell_assessment(state, greens, reds)
        if greens == INDICATORS:
            self.end_together(state, "green", "RK-5", True)
        elif reds >= 4 and state.round > 1:
            self.end_together(state, "red", "RK-6", False)
        else:
            if reds >= 4 and state.journal is not None:
                state.journal.note("spared", -1, "RK-22", {"reds": reds})
            state.owe(TALK, 0)

    def after_talk(self, state: Basin, seat: i64) -> None:
        if seat + 1 < state.seats:
            state.owe(TALK, seat + 1)
        else:
            state.owe(WORKS, 0)

    def after_works(self, state: Basin, seat: i64) -> None:
        if seat + 1 < state.seats:
            state.owe(WORKS, seat + 1)
        elif state.round < self.rounds:
            if state.journal is not None:
                state.journal.note("cleared", -1, "RK-41", {"round": state.round})
            self.begin_round(state)
        else:
            self.end_alone(state)

    # -- the ends --------------------------------------------------------------------------------------

    def end_together(self, state: Basin, reason: str, rule: str, won: bool) -> None:
        if state.journal is not None:
            state.journal.note("over", -1, rule, {"reason": reason})
        state.finish(together(reason, rule, won, state.seats))

    def end_alone(self, state: Basin) -> None:
        """RK-4: by the goal of the table, or each by their own (RK-4b)."""
        scores: list[float] = []
        seat: i64 = 0
        while seat < state.seats:
            if self.goal == NOTHING:
                scores.append(float(state.seats - self.place(state, seat, state.mayors[seat].goal)))
            else:
                scores.append(float(self.measure(state, seat, self.goal)))
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
            facts: dict[str, Fact] = {"reason": reason, "ranks": tuple(ranks)}
            state.journal.note("over", winner, rule, facts)
        state.finish(Outcome(reason, tuple(scores), tuple(ranks), (winner,), rule))

    def measure(self, state: Basin, seat: i64, goal: i64) -> i64:
        return self.assessment.aquabon(state, seat) if goal == AQUABON else self.assessment.wealth(state, seat)

    def place(self, state: Basin, seat: i64, goal: i64) -> i64:
        """The place of a mayor among all by this goal, 1 the best; downstream first of equals."""
        own = self.measure(state, seat, goal)
        found: i64 = 1
        other: i64 = 0
        while other < state.seats:
            theirs = self.measure(state, other, goal)
            if theirs > own or (theirs == own and other > seat):
                found += 1
            other += 1
        return found

    # -- the journal -----------------------------------------------------------------------------------

    def tell_assessment(self, state: Basin, greens: i64, reds: i64) -> None:
        if state.journal is not None:
            votes: list[int] = [mayor.vote for mayor in state.mayors]
            state.journal.note("votes", -1, "RK-21", {"votes": tuple(votes), "landscape": state.levels[5]})
            levels: list[int] = [level for level in state.levels]
            wags: list[int] = [mayor.wag for mayor in state.mayors]
            wealth: list[int] = []
            aquabon: list[int] = []
            seat: i64 = 0
            while seat < state.seats:
                wealth.append(self.assessment.wealth(state, seat))
                aquabon.append(self.assessment.aquabon(state, seat))
                seat += 1
            facts: dict[str, Fact] = {
                "round": state.round,
                "levels": tuple(levels),
                "greens": greens,
                "reds": reds,
                "failures": state.failures,
                "wag": tuple(wags),
                "wealth": tuple(wealth),
                "aquabon": tuple(aquabon),
            }
            state.journal.note("assessed", -1, "RK-14", facts)

    def tell_standings(self, state: Basin) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if state.journal is not None:
                aquabon = self.assessment.aquabon(state, seat)
                wealth = self.assessment.wealth(state, seat)
                goal = state.mayors[seat].goal
                state.journal.note("standing", seat, "RK-4", {"aquabon": aquabon, "wealth": wealth, "goal": goal})
            seat += 1
