"""A move: the speed is set, the ship is steered until its points are spent, and the move is over."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    ARRIVE,
    END_MOVE,
    FORWARD,
    LAY_TILE,
    NEXT_SHIP,
    PUSH,
    PUSHES,
    SPEEDS,
    STEER,
    TURN_LEFT,
    TURN_RIGHT,
)
from paddlewheel.games.mississippi_queen.state import NOWHERE, RACING, Race, Ship
from paddlewheel.kernel import Menu, Step


@final
class SetSpeed(Step[Race]):
    """First the wheel, then the move (MQ-6)."""

    def __init__(self, costs: Costs, look_ahead: LookAhead) -> None:
        super().__init__("speed", "MQ-7", SPEEDS, TURN_LEFT)
        self.costs: Costs = costs
        self.look_ahead: LookAhead = look_ahead

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        speed = choice - SPEEDS + 1
        ship = state.ships[seat]
        if speed > self.costs.top_speed:
            return "MQ-9"
        price = self.costs.price_of_speed(ship, speed)
        if price > ship.coal:
            return "MQ-8"
        if not self.look_ahead.can_move_at(state, seat, speed, ship.coal - price):
            return "MQ-17"
        return None

    def offer(self, state: Race, seat: i64, menu: Menu) -> None:
        speeds = self.look_ahead.speeds(state, seat)
        speed: i64 = 1
        while speed <= self.costs.top_speed:
            if speeds >> speed & 1:
                menu.add(SPEEDS + speed - 1)
            speed += 1

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        speed = choice - SPEEDS + 1
        ship = state.ships[seat]
        price = self.costs.price_of_speed(ship, speed)
        if state.journal is not None:
            rule = "MQ-8" if price else "MQ-7"
            state.journal.note("speed", seat, rule, {"was": ship.speed, "now": speed, "coal": price})
        ship.coal -= price
        ship.speed = speed
        state.points = speed
        state.path = vec[i64]([ship.hex])
        state.settle()
        state.owe(STEER, seat)


@final
class Steer(Step[Race]):
    """Turn, go forward, and end the move when all points are spent."""

    def __init__(self, river: RiverMap, costs: Costs, look_ahead: LookAhead, arrivals: Arrivals) -> None:
        super().__init__("steer", "MQ-11", TURN_LEFT, PUSHES)
        self.river: RiverMap = river
        self.costs: Costs = costs
        self.look_ahead: LookAhead = look_ahead
        self.arrivals: Arrivals = arrivals

    def run(self, state: Race) -> bool:
        """The move is over when the ship has landed, or can neither move nor turn (MQ-16a)."""
        ship = state.ships[state.argument()]
        if ship.fate == RACING and (state.points > 0 or self.costs.turns_left(state, ship) > 0):
            return False
        end_move(state)
        return True

    def refusal(self, state: Race, seat: i64, choice: i64) -> str | None:
        ship = state.ships[seat]
        if choice == FORWARD:
            return self.may_go_forward(state, seat, ship, self.costs.turns_left(state, ship))
        if choice == END_MOVE:
            return "MQ-16" if state.points > 0 else None
        return self.may_turn(state, seat, ship, choice, self.costs.turns_left(state, ship))

    def offer(self, state: Race, seat: i64, menu: Menu) -> None:
        ship = state.ships[seat]
        turns = self.costs.turns_left(state, ship)
        if self.may_turn(state, seat, ship, TURN_LEFT, turns) is None:
            menu.add(TURN_LEFT)
        if self.may_turn(state, seat, ship, TURN_RIGHT, turns) is None:
            menu.add(TURN_RIGHT)
        if state.points == 0:
            menu.add(END_MOVE)
        elif self.may_go_forward(state, seat, ship, turns) is None:
            menu.add(FORWARD)

    def may_turn(self, race: Race, seat: i64, ship: Ship, choice: i64, turns: i64) -> str | None:
        if turns == 0:
            return "MQ-12"
        heading = turned(ship.heading, choice)
        if not self.look_ahead.completes(race, seat, ship.hex, heading, race.points, turns - 1):
            return "MQ-17"
        return None

    def may_go_forward(self, race: Race, seat: i64, ship: Ship, turns: i64) -> str | None:
        if race.points == 0:
            return "MQ-11"
        there = self.river.beyond(race, ship.hex, ship.heading)
        if there == NOWHERE:
            return "MQ-15"
        if not self.river.is_water(race, there):
            return "MQ-14"
        if not race.is_open(there):
            return self.may_enter(race, seat, ship, there, turns)
        if self.arrivals.may_land(race, ship, there):
            return None
        if not self.look_ahead.completes(race, seat, there, ship.heading, race.points - 1, turns):
            return "MQ-17"
        return None

    def may_enter(self, race: Race, seat: i64, ship: Ship, there: i64, turns: i64) -> str | None:
        """Whether the mover may enter a hex where another ship is."""
        if race.points < 2:
            return "MQ-24"
        if self.look_ahead.can_enter(race, seat, there, ship.heading, race.points, turns):
            return None
        way: i64 = 0
        while way < 6:
            if self.look_ahead.push_target(race, there, way) != NOWHERE:
                return "MQ-17"
            way += 1
        return "MQ-28"

    def play(self, state: Race, seat: i64, choice: i64) -> None:
        ship = state.ships[seat]
        if choice == FORWARD:
            self.go_forward(state, seat, ship)
        elif choice == END_MOVE:
            end_move(state)
        else:
            self.turn(state, seat, ship, choice)

    def turn(self, race: Race, seat: i64, ship: Ship, choice: i64) -> None:
        ship.heading = turned(ship.heading, choice)
        race.turns += 1
        price: i64 = 0
        if race.turns > self.costs.free_turns:
            price = 1
        ship.coal -= price
        if race.journal is not None:
            side = "left" if choice == TURN_LEFT else "right"
            race.journal.note("turn", seat, "MQ-12", {"side": side, "coal": price})
            race.beat()

    def go_forward(self, race: Race, seat: i64, ship: Ship) -> None:
        there = self.river.beyond(race, ship.hex, ship.heading)
        other: i64 = NOWHERE
        if not race.is_open(there):
            other = race.ship_on(there)
        race.points -= 1
        race.path = append(race.path, there)
        race.move_ship(ship, there)
        if race.journal is not None:
            race.journal.note("forward", seat, "MQ-11", {"hex": there, "left": race.points})
            race.beat()
        if other == NOWHERE:
            self.arrivals.arrive(race, seat)
        else:
            race.owe(ARRIVE, seat)
            race.owe(PUSH, other)


def end_move(race: Race) -> None:
    """The mover has nothing left to do: the river may grow, and the next ship moves."""
    explorer = race.explorer
    race.points = 0
    race.turns = 0
    race.path = vec[i64]([])
    race.explorer = NOWHERE
    race.settle()
    race.owe(NEXT_SHIP, 0)
    if explorer != NOWHERE:
        race.owe(LAY_TILE, explorer)


def turned(heading: i64, choice: i64) -> i64:
    if choice == TURN_LEFT:
        return (heading + 5) % 6
    return (heading + 1) % 6
