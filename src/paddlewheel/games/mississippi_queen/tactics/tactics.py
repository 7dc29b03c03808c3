"""What bots know of the race: who is ahead, by the moves that every ship still needs, and which choices look good."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.moving import turned
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import END_MOVE, FACINGS, FORWARD, PUSHES, SPEEDS, TURN_LEFT
from paddlewheel.games.mississippi_queen.state import TILE_SHIFT, Race, Ship
from paddlewheel.games.mississippi_queen.tactics.distances import MISSED, Distances, turns_between
from paddlewheel.games.mississippi_queen.tactics.moves_left import MovesLeft
from paddlewheel.kernel import Tactics

#: A lead of this many moves is worth about three to one.
LEAD: Final = 2.5


@final
class RaceTactics(Tactics[Race]):
    """Judges a race by what every captain can see."""

    def __init__(self, rules: RaceRules, distances: Distances) -> None:
        self.river: RiverMap = rules.river
        self.costs: Costs = rules.costs
        self.introductory: bool = rules.introductory
        self.distances: Distances = distances
        self.moves_left: MovesLeft = MovesLeft(rules, distances)

    def evaluate(self, state: Race, seat: i64) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        return self.chance(self.all_moves_left(state), seat)

    def judge(self, state: Race, seats: i64, values: vec[float]) -> None:
        if state.outcome is not None:
            super().judge(state, seats, values)
            return
        moves = self.all_moves_left(state)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.chance(moves, seat)
            seat += 1

    def chance(self, moves: vec[float], seat: i64) -> float:
        """How likely this seat is to be ahead of another one, given the moves that each still needs."""
        chance = 0.0
        other: i64 = 0
        while other < len(moves):
            if other != seat:
                chance += 1.0 / (1.0 + exp((moves[seat] - moves[other]) / LEAD))
            other += 1
        return chance / float(len(moves) - 1)

    def all_moves_left(self, race: Race) -> vec[float]:
        moves = vec[float](capacity=race.seats)
        seat: i64 = 0
        while seat < race.seats:
            moves = append(moves, self.moves_left.of_ship(race, seat))
            seat += 1
        return moves

    def positions(self) -> i64:
        return 2000

    # -- how promising a choice looks --------------------------------------------------------------------------------

    def weigh(self, state: Race, seat: i64, choice: i64) -> float:
        ship = state.ships[seat]
        if choice == END_MOVE:
            return 3.0
        if choice < TURN_LEFT:
            return self.weigh_speed(state, ship, choice - SPEEDS + 1)
        if choice >= FACINGS:
            return exp(-2.0 * self.moves_left.way_on(state, ship, ship.hex, choice - FACINGS))
        if choice >= PUSHES:
            # Push the others back up the river.
            return 0.3 + float(turns_between(choice - PUSHES, state.courses[ship.hex >> TILE_SHIFT]))
        here = self.moves_left.way_on(state, ship, ship.hex, ship.heading)
        if choice == FORWARD:
            there = self.river.ahead(state, ship.hex, ship.heading)
            return 4.0 if here - self.moves_left.way_on(state, ship, there, ship.heading) > 0.5 else 0.4
        free = state.turns < self.costs.free_turns
        if here - self.moves_left.way_on(state, ship, ship.hex, turned(ship.heading, choice)) > 0.2:
            return 4.0 if free else 1.0
        return 0.2 if free else 0.03

    def weigh_speed(self, race: Race, ship: Ship, speed: i64) -> float:
        """Moves from there on, the wheel set like that; coal counts for what it is worth."""
        price = self.costs.price_of_speed(ship, speed)
        stopping = not self.introductory and self.moves_left.stop_is_near(race, ship)
        way = self.moves_left.way_on(race, ship, ship.hex, ship.heading) - float(speed)
        table = self.distances.stops if stopping else self.distances.runs
        if stopping and way < -0.5:
            moves = MISSED
        else:
            moves = self.distances.moves(table, way if stopping else way + 8.0, speed)
        return exp(-moves - 0.7 * float(price)) + 0.01
