"""How well a mayor stands: the own outcome as the rules score it, the common ends and the place at the end.

A temper is three numbers: how far a mayor reckons with the common win (care) and with the common loss (dread), and how
much a lead counts before the end (keen). Care and dread of 1 are the reward of the environments.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import NOTHING, RICHEST, Basin, Mayor
from paddlewheel.games.my_river_kit.tactics.numbers import (
    LEAD,
    LEAD_AT_TABLE,
    SURE_LEAD,
    SURE_LEAD_LATER,
    WAG_IN_AQUABON,
    time_left,
)
from paddlewheel.games.my_river_kit.tactics.outlook import Outlook


@final
class Judgement:
    """Judges positions for one temper, by what every mayor can see, and of goals only by the own one."""

    def __init__(
        self, rules: BasinRules, care: float, dread: float, keen: float, goal: i64, numbers: list[float]
    ) -> None:
        """`goal`: the goal pursued; NOTHING: the table's, or with secret goals the mayor's own."""
        self.data: GameData = rules.data
        self.measures: Measures = rules.measures
        self.outlook: Outlook = Outlook(rules.data, rules.rounds, numbers)
        self.goal: i64 = rules.goal if goal == NOTHING else goal
        self.care: float = care
        self.dread: float = dread
        self.keen: float = keen
        self.numbers: vec[float] = vec[float](numbers)

    def value(self, state: Basin, seat: i64) -> float:
        """From 0 to 1, of a game that is not over: a lead may still be lost."""
        outlook = self.outlook
        outlook.look(state, seat)
        keen = self.keen * self.numbers[LEAD + time_left(outlook.assessments_left(state))]
        keen *= self.numbers[LEAD_AT_TABLE + state.seats - 2]
        return self.worth(outlook.green, outlook.red, 0.5 + keen * (self.place(state, seat) - 0.5))

    def worth(self, green: float, red: float, place: float) -> float:
        """The common win is worth 1, the common loss 0, else a place from a half (last) to 1 (first)."""
        won = self.care * green
        return won + (1.0 - won - self.dread * red) * (0.5 + 0.5 * place)

    def place(self, state: Basin, seat: i64) -> float:
        """The place that is to be expected, 1 the first and 0 the last."""
        goal = state.mayors[seat].goal if self.goal == NOTHING else self.goal
        left = float(self.outlook.assessments_left(state))
        own = self.standing(state, seat, goal, left)
        sure = self.numbers[SURE_LEAD] + self.numbers[SURE_LEAD_LATER] * left
        found = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                lead = (own - self.standing(state, other, goal, left)) / sure
                # RK-8: of equals the one further downstream.
                if other < seat:
                    lead += 0.05
                found += 0.5 + (lead if -0.5 < lead < 0.5 else (0.5 if lead > 0.0 else -0.5))
            other += 1
        return found / float(state.seats - 1)

    def standing(self, state: Basin, seat: i64, goal: i64, left: float) -> float:
        """The measure of the goal; money also helps an Aquabon mayor, who has to pay for the next cards."""
        wealth = float(self.measures.wealth(state, seat))
        if goal == RICHEST:
            return wealth + left * self.income(state.mayors[seat])
        found = float(self.measures.aquabon(state, seat))
        if left == 0.0:
            return found + 0.02 * wealth
        useful = 3.0 * left
        return found + self.numbers[WAG_IN_AQUABON] * (wealth if wealth < useful else useful)

    def income(self, mayor: Mayor) -> float:
        """WAG a round if everything runs."""
        found: i64 = 0
        for card in mayor.plots:
            if card != NOTHING:
                found += self.data.cards.gives_wag[card] - self.data.cards.takes_wag[card]
        return float(found)
