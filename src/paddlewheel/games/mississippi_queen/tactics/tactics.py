"""What bots know of the race: who is ahead, by the moves that every ship still needs, and which choices look good."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.moving import turned
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    END_MOVE,
    FACINGS,
    FORWARD,
    PUSHES,
    SET_SPEED,
    STEER,
    TURN_LEFT,
)
from paddlewheel.games.mississippi_queen.state import NOWHERE, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.tactics.experience import OWN, Experience
from paddlewheel.games.mississippi_queen.tactics.moves_left import MovesLeft
from paddlewheel.games.mississippi_queen.tactics.planning import Planner
from paddlewheel.games.mississippi_queen.tactics.standing import chance_of, own_share
from paddlewheel.games.mississippi_queen.tactics.windows import Windows
from paddlewheel.kernel import Tactics

#: How promising a speed looks at which no good move is known.
NEVER: Final = 1e-30
#: How many moves of ships a search plays on, each planned as well as a steady captain does.
TURNS_AHEAD: Final = 8


@final
class RaceTactics(Tactics[Race]):
    """Judges a race by what every captain can see."""

    def __init__(self, rules: RaceRules, windows: Windows, learned: Sequence[float] = ()) -> None:
        """`learned` numbers stand in place of those by hand, in the order of `experience.tactic_numbers`."""
        self.river: RiverMap = rules.river
        self.costs: Costs = rules.costs
        self.introductory: bool = rules.introductory
        self.experience: Experience = Experience(rules, learned)
        self.moves_left: MovesLeft = MovesLeft(rules, windows, self.experience)
        self.planner: Planner = Planner(rules, self.moves_left)
        self.ahead: i64 = TURNS_AHEAD

    def evaluate(self, state: Race, seat: i64) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        return self.chance(state, self.all_moves_left(state), seat)

    def chance(self, race: Race, moves: vec[float], seat: i64) -> float:
        """How well a seat stands, given the moves that each still needs."""
        return chance_of(moves, seat, own_share(race.round, self.experience.row[OWN]), self.experience.lead(race))

    def judge(self, state: Race, seats: i64, values: vec[float]) -> None:
        if state.outcome is not None:
            super().judge(state, seats, values)
            return
        moves = self.all_moves_left(state)
        seat: i64 = 0
        while seat < state.seats:
            if seats >> seat & 1:
                values[seat] = self.chance(state, moves, seat)
            seat += 1

    def all_moves_left(self, race: Race) -> vec[float]:
        """How many moves every ship needs; a move under way is thought to its best end."""
        if race.points > 0 and race.stack[len(race.stack) - 1] & 255 == STEER:
            self.planner.search(race, race.mover(), NOWHERE)
            if len(self.planner.plan) > 0:
                return self.planner.moves_then
        moves = vec[float](capacity=race.seats)
        seat: i64 = 0
        while seat < race.seats:
            moves = append(moves, self.moves_left.of_ship(race, seat))
            seat += 1
        return moves

    def positions(self) -> i64:
        return 400

    def horizon(self) -> i64:
        return 0

    def turns_ahead(self) -> i64:
        return self.ahead

    # -- the whole turn ------------------------------------------------------------------------------------------------

    def foretell(self, state: Race, seat: i64, choice: i64) -> float:
        step = state.stack[len(state.stack) - 1] & 255
        if step == SET_SPEED:
            self.planner.search(state, seat, choice)
            return self.planner.worth
        if step != STEER:
            return -1.0
        if choice == END_MOVE:
            return self.chance(state, self.all_moves_left(state), seat)
        twin = state.clone()
        twin.apply(seat, choice)
        if twin.outcome is None and twin.points > 0 and twin.stack[len(twin.stack) - 1] & 255 == STEER:
            self.planner.search(twin, seat, NOWHERE)
            return self.planner.worth
        return -1.0

    def complete(self, state: Race, seat: i64) -> vec[i64]:
        step = state.stack[len(state.stack) - 1] & 255
        if step != SET_SPEED and step != STEER:
            return vec[i64]([])
        self.planner.search(state, seat, NOWHERE)
        return self.planner.plan

    def begins_turn(self, state: Race) -> bool:
        return state.stack[len(state.stack) - 1] & 255 == SET_SPEED

    # -- how promising a choice looks --------------------------------------------------------------------------------

    def weigh(self, state: Race, seat: i64, choice: i64) -> float:
        ship = state.ships[seat]
        if choice == END_MOVE:
            return 3.0
        if choice < TURN_LEFT:
            return self.weigh_speed(state, seat, choice)
        if choice >= FACINGS:
            return exp(-2.0 * self.moves_from(state, seat, ship.hex, choice - FACINGS))
        if choice >= PUSHES:
            # Push the others back up the river.
            return 0.3 + float(turns_between(choice - PUSHES, state.courses[ship.hex >> TILE_SHIFT]))
        here = self.moves_from(state, seat, ship.hex, ship.heading)
        if choice == FORWARD:
            there = self.river.ahead(state, ship.hex, ship.heading)
            gain = here - self.moves_from(state, seat, there, ship.heading)
        else:
            gain = here - self.moves_from(state, seat, ship.hex, turned(ship.heading, choice))
            if state.turns >= self.costs.free_turns:
                gain -= 1.0
        return 0.03 + exp(2.0 * gain)

    def moves_from(self, race: Race, seat: i64, hex: i64, heading: i64) -> float:
        ship = race.ships[seat]
        return self.moves_left.from_place(
            race, seat, hex, heading, ship.speed, ship.coal, ship.passengers, ship.islands
        )

    def weigh_speed(self, race: Race, seat: i64, choice: i64) -> float:
        """By the moves left after the best move at this speed."""
        self.planner.search(race, seat, choice)
        return exp(-self.planner.moves_then[seat]) if len(self.planner.plan) > 0 else NEVER


def turns_between(way: i64, other: i64) -> i64:
    turns = way - other if way >= other else other - way
    return turns if turns <= 3 else 6 - turns
