"""How bots judge positions and choices."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.scoring import points
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices
from paddlewheel.games.flooded_forest.state import NOBODY, Forest, count
from paddlewheel.games.flooded_forest.tactics.standings import Standings
from paddlewheel.kernel import Tactics


@final
class ForestTactics(Tactics[Forest]):
    """Judges a position by what lies open on the table."""

    def __init__(self, data: ForestData, learned: Sequence[float] = ()) -> None:
        """`learned` numbers stand in place of those by hand, in the order of `standings.tactic_numbers`."""
        self.data: ForestData = data
        self.standings: Standings = Standings(data, learned)
        self.choices: Choices = data.choices

    def evaluate(self, state: Forest, seat: i64) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        return chance_to_lead(state, self.standings.tell(state), seat, self.standings.lead)

    def judge(self, state: Forest, seats: i64, values: vec[float]) -> None:
        if state.outcome is not None:
            super().judge(state, seats, values)
            return
        worth = self.standings.tell(state)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = chance_to_lead(state, worth, seat, self.standings.lead)
            seat += 1

    def is_interruption(self, state: Forest) -> bool:
        # The turn step of the phase is always at the bottom of the stack, under the turn itself.
        return len(state.stack) > 2

    def is_same_turn(self, before: Forest, after: Forest) -> bool:
        # Whoever has the last turn of a phase may have the first of the next one.
        return before.active == after.active and before.phase() == after.phase()

    def weigh(self, state: Forest, seat: i64, choice: i64) -> float:
        at = self.choices
        if choice < at.extras:
            return 1.0
        if choice < at.kinds:
            return 0.2 if choice == at.no_extra or choice == at.no_chain else self.weigh_spawn(state, seat, choice)
        if at.pulls <= choice < at.act_first:
            return self.weigh_pull(state, seat, choice - at.pulls)
        if at.schools <= choice < at.prowls:
            return self.weigh_school(state, seat, choice - at.schools)
        if at.bites <= choice < at.bite_again:
            return self.weigh_bite(state, seat, choice - at.bites)
        if choice == at.act_first or choice == at.act_now:
            return 0.6
        if choice == at.end_turn or (at.posts <= choice < at.pulls and state.owned(choice - at.posts, seat) > 0):
            return 0.5
        return 1.0

    def weigh_spawn(self, forest: Forest, seat: i64, choice: i64) -> float:
        """An extra fish where the seat has one already lets it spawn on."""
        at = self.choices
        tile = choice - (at.extras if choice < at.chains else at.chains)
        return 4.0 if forest.owned(tile, seat) > 0 else 2.0

    def weigh_pull(self, forest: Forest, seat: i64, tile: i64) -> float:
        """A tile beside the river with own fish goes first, one with fish of others last."""
        own = forest.owned(tile, seat)
        others = count(forest.fish[tile]) - own
        if forest.survey.linked[tile] & BITS[forest.survey.river]:
            return 1.0 + 2.0 * float(own) if own >= others else 0.3
        return 1.0 + 0.2 * float(others)

    def weigh_school(self, forest: Forest, seat: i64, there: i64) -> float:
        own = forest.owned(forest.tile, seat)
        others = count(forest.fish[forest.tile]) - own
        if there == forest.survey.river:
            return 6.0 if own > 0 and 2 * own >= others else 0.3
        return 0.4 if own > 0 and forest.predators[there] != NOBODY else 1.0

    def weigh_bite(self, forest: Forest, seat: i64, owner: i64) -> float:
        """Fish of others, and most of all of those who lead."""
        return 0.1 if owner == seat else 1.0 + 0.1 * float(points(self.data.numbers, forest, owner))


def chance_to_lead(forest: Forest, worth: vec[float], seat: i64, lead: float) -> float:
    """How likely this seat is to score more than another one; a lead of `lead` points is worth about three to one."""
    chance = 0.0
    other: i64 = 0
    while other < forest.seats:
        if other != seat:
            chance += 1.0 / (1.0 + exp((worth[other] - worth[seat]) / lead))
        other += 1
    return chance / float(forest.seats - 1)
