"""The tables at which games to learn from are played, and the numbers that each of them says something about."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan
from paddlewheel.kernel import BadInput, NumberSource, TacticNumber

#: Fewer games tell nothing.
FEWEST = 100


class TrainingTables(msgspec.Struct, frozen=True):
    """Tables that games are played at in turn, and all numbers that can be learned there."""

    plans: tuple[Plan, ...]
    numbers: tuple[TacticNumber, ...]
    #: For each table the places of its own numbers among all.
    columns: tuple[tuple[int, ...], ...]

    def plan(self, game: int) -> Plan:
        return self.plans[game % len(self.plans)]

    def columns_of(self, game: int) -> list[int]:
        """The places of the numbers that this game says something about."""
        return list(self.columns[game % len(self.plans)])

    def with_seed(self, seed: int) -> TrainingTables:
        """The same tables with other deals."""
        plans = tuple(msgspec.structs.replace(plan, seed=seed) for plan in self.plans)
        return msgspec.structs.replace(self, plans=plans)


def training_tables(plans: Sequence[Plan], source: NumberSource) -> TrainingTables:
    """Those of these tables that have something to learn from this source."""
    named = [
        [number for number in plan.load().tactic_numbers(plan.rules()) if number.source == source] for plan in plans
    ]
    numbers = list(dict.fromkeys(number for each in named for number in each))
    columns = tuple(tuple(numbers.index(number) for number in each) for each in named if each)
    return TrainingTables(tuple(plan for plan, each in zip(plans, named, strict=True) if each), tuple(numbers), columns)


def check_games(games: int) -> None:
    if games < FEWEST:
        raise BadInput(say("too-few-games", games=games, least=FEWEST))
