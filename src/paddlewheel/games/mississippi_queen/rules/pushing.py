"""A push: the mover says where the other ship goes, and its captain which way it points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.vocabulary import ALL, FACE, FACINGS, PUSHES
from paddlewheel.games.mississippi_queen.state import NOWHERE, Race
from paddlewheel.kernel import Step


@final
class Push(Step[Race]):
    """The mover is on another ship's hex and pushes it aside at once (MQ-23). The argument is that ship's seat."""

    def __init__(self, river: RiverMap, costs: Costs, look_ahead: LookAhead, arrivals: Arrivals) -> None:
        super().__init__("push", "MQ-25", PUSHES, FACINGS)
        self.river: RiverMap = river
        self.costs: Costs = costs
        self.look_ahead: LookAhead = look_ahead
        self.arrivals: Arrivals = arrivals

    def deciders(self, state: Race) -> i64:
        one: i64 = 1
        return one << state.mover()

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        ship = state.ships[seat]
        target = self.river.ahead(state, ship.hex, choice - PUSHES)
        if target == NOWHERE:
            return "MQ-26"
        if state.ship_on(target) != NOWHERE:
            return "MQ-26a"
        if state.passed(target):
            return "MQ-27"
        turns = self.costs.turns_left(state, ship)
        if self.look_ahead.completes_after_push(
            state, seat, ship.hex, ship.heading, state.argument(), target, state.points - 1, turns
        ):
            return None
        return "MQ-17"

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        pushed = state.argument()
        target = self.river.ahead(state, state.ships[seat].hex, choice - PUSHES)
        state.settle()
        state.points -= 1
        state.move_ship(state.ships[pushed], target)
        if state.journal is not None:
            state.journal.note("push", seat, "MQ-23", {"pushed": pushed, "way": choice - PUSHES, "hex": target})
            state.beat()
        self.arrivals.arrive(state, pushed)
        if state.ships[pushed].hex != NOWHERE:
            state.owe(FACE, pushed)


@final
class Face(Step[Race]):
    """The owner of a pushed ship points it anywhere at once (MQ-29)."""

    def __init__(self) -> None:
        super().__init__("face", "MQ-29", FACINGS, ALL)

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        state.ships[seat].heading = choice - FACINGS
        state.settle()
        if state.journal is not None:
            state.journal.note("face", seat, "MQ-29", {"heading": choice - FACINGS})
            state.beat()
