"""The best rest of a move: every end of it that can be reached, judged by the moves that are left from there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.rules.vocabulary import (
    END_MOVE,
    FORWARD,
    PUSHES,
    SET_SPEED,
    SPEEDS,
    STEER,
    TURN_LEFT,
    TURN_RIGHT,
)
from paddlewheel.games.mississippi_queen.state import NOWHERE, TILE_SHIFT, Race, Ship
from paddlewheel.games.mississippi_queen.tactics.experience import OWN, PUSHED, Experience
from paddlewheel.games.mississippi_queen.tactics.moves_left import HOPELESS, LANDED, MovesLeft
from paddlewheel.games.mississippi_queen.tactics.reach import DEAREST, PLACES, WAYS, Reach
from paddlewheel.games.mississippi_queen.tactics.routes import Routes
from paddlewheel.games.mississippi_queen.tactics.standing import LAST_ROUNDS, chance_of, own_share

#: Of the hexes that a ship could be pushed to, so many are tried: those that set it back most.
TARGETS: Final = 2
#: In place of moves.
NOT_ASKED: Final = -999.0


@final
class Planner:
    """Plans the rest of a move for the seat that makes it."""

    def __init__(self, rules: RaceRules, moves_left: MovesLeft) -> None:
        self.river: RiverMap = rules.river
        self.costs: Costs = rules.costs
        self.arrivals: Arrivals = rules.arrivals
        self.look_ahead: LookAhead = rules.look_ahead
        self.moves_left: MovesLeft = moves_left
        self.experience: Experience = moves_left.experience
        self.reach: Reach = Reach(rules)
        self.after_push: Reach = Reach(rules)
        #: How many moves every ship needs, the planned one's too once the move is over.
        self.moves: vec[float] = vec[float]([])
        #: The share of the judgement for landing at all.
        self.own: float = 0.0
        #: A lead of so many moves is worth about three to one.
        self.lead: float = 0.0
        #: Found when asked for: the planned ship's routes by tile, and the moves of each ship once pushed, by way.
        self.routes: list[Routes | None] = []
        self.set_back: vec[float] = vec[float]([])
        #: The best end found: what it is worth, the moves of every ship then, and the choices that lead to it.
        self.worth: float = -1.0
        self.moves_then: vec[float] = vec[float]([])
        self.plan: vec[i64] = vec[i64]([])

    def search(self, race: Race, seat: i64, first: i64) -> None:
        """Find the best rest of the move; before it, `first` may name the one speed to look at."""
        self.worth = -1.0
        self.plan = vec[i64]([])
        self.own = own_share(race.round, self.experience.row[OWN])
        self.lead = self.experience.lead(race)
        self.moves = vec[float](capacity=race.seats)
        other: i64 = 0
        while other < race.seats:
            self.moves = append(self.moves, 0.0 if other == seat else self.moves_left.of_ship(race, other))
            other += 1
        self.routes = [None] * race.laid()
        self.set_back = vec[float]([NOT_ASKED] * (race.seats * WAYS))
        ship = race.ships[seat]
        step = race.stack[len(race.stack) - 1] & 255
        if step == SET_SPEED:
            path = race.path
            race.path = vec[i64]([ship.hex])
            self.search_speeds(race, seat, ship, first)
            race.path = path
        elif step == STEER:
            spent = race.turns - self.costs.free_turns
            coal = ship.coal + (spent if spent > 0 else 0)
            prefix = vec[i64]([])
            self.search_move(race, seat, ship.hex, ship.heading, ship.speed, race.points, race.turns, coal, prefix)

    def search_speeds(self, race: Race, seat: i64, ship: Ship, first: i64) -> None:
        speed: i64 = 1
        while speed <= self.costs.top_speed:
            price = self.costs.price_of_speed(ship, speed)
            choice = SPEEDS + speed - 1
            if price <= ship.coal and (first < 0 or first == choice):
                prefix = vec[i64]([choice])
                self.search_move(race, seat, ship.hex, ship.heading, speed, speed, 0, ship.coal - price, prefix)
            speed += 1

    def search_move(
        self,
        race: Race,
        seat: i64,
        hex: i64,
        heading: i64,
        speed: i64,
        points: i64,
        turns: i64,
        coal: i64,
        prefix: vec[i64],
    ) -> None:
        """All ends of a move from here, pushes included; `coal` is what there was before the first turn."""
        reach = self.reach
        free = self.costs.free_turns
        reach.search(race, seat, hex, heading, points, turns, free + (coal if coal < DEAREST else DEAREST))
        self.judge_ends(race, seat, reach, speed, points, coal, prefix)
        if len(reach.blocked) == 0 or (len(self.plan) > 0 and self.gives_way(race, seat)):
            return
        for place in reach.blocked:
            way = joined(prefix, reach.way_to(place))
            self.search_push(
                race, seat, reach.hex(place), place % WAYS, speed, place // PLACES, reach.turns[place], coal, way
            )

    def gives_way(self, race: Race, seat: i64) -> bool:
        """Whether a captain pushes nobody: without hope to land, or every other round of a race that drags on."""
        return self.moves[seat] >= HOPELESS or (race.round > LAST_ROUNDS and (race.round + seat) % 2 == 0)

    def judge_ends(
        self, race: Race, seat: i64, reach: Reach, speed: i64, points: i64, coal: i64, prefix: vec[i64]
    ) -> None:
        if reach.landing != NOWHERE:
            self.offer(
                seat, LANDED + 6.0 * float(race.ended), append(joined(prefix, reach.way_to(reach.landing)), FORWARD)
            )
            return
        ship = race.ships[seat]
        free = self.costs.free_turns
        arriving = speed == self.arrivals.boarding_speed and points > 0 and not self.arrivals.introductory
        experience = self.experience
        #: What is learned about each hex, by its place from `base` on.
        at_place = vec[float]([NOT_ASKED] * (PLACES // WAYS if experience.is_learned else 0))
        best = 999.0
        best_end: i64 = NOWHERE
        lands = False
        at = reach.ends
        while at < len(reach.reached):
            end = reach.reached[at]
            at += 1
            hex = reach.hex(end)
            tile = hex >> TILE_SHIFT
            passengers = ship.passengers
            islands = ship.islands
            left = coal - (reach.turns[end] - free if reach.turns[end] > free else 0)
            if arriving:
                one: i64 = 1
                if (
                    passengers < self.arrivals.berths
                    and self.river.is_dock(race, hex)
                    and self.moves_left.serves(race, islands, tile)
                ):
                    passengers += 1
                    islands |= one << tile
                if passengers >= self.arrivals.berths and self.river.is_entry(race, hex):
                    if not lands and reach.choice[end] == FORWARD:
                        lands = True
                        best = LANDED + 6.0 * float(race.ended)
                        best_end = end
                    continue
            if passengers == ship.passengers:
                routes = self.routes_from(race, seat, tile)
            else:
                routes = self.moves_left.routes(race, seat, tile, passengers, islands)
            moves = routes.moves(hex, end % WAYS, speed, left)
            if experience.is_learned:
                need = experience.need(passengers)
                if at_place[hex - reach.base] == NOT_ASKED:
                    at_place[hex - reach.base] = experience.at_place(race, seat, hex, speed, need)
                moves += at_place[hex - reach.base] + experience.by_coal(race, hex, left, need)
                moves += experience.before_bow(race, seat, hex, end % WAYS)
            if moves < best:
                best = moves
                best_end = end
        if best_end == NOWHERE:
            return
        self.moves[seat] = best
        worth = chance_of(self.moves, seat, self.own, self.lead)
        if worth > self.worth:
            self.worth = worth
            self.moves_then = self.moves[:]
            self.plan = joined(prefix, reach.way_to(best_end))
            # The move ends by itself where no turn can be paid for.
            if not lands and (reach.turns[best_end] < free + coal):
                self.plan = append(self.plan, END_MOVE)

    def routes_from(self, race: Race, seat: i64, tile: i64) -> Routes:
        """The routes of the planned ship once it is on this tile."""
        found = self.routes[tile]
        if found is None:
            ship = race.ships[seat]
            found = self.routes[tile] = self.moves_left.routes(race, seat, tile, ship.passengers, ship.islands)
        return found

    def offer(self, seat: i64, moves: float, plan: vec[i64]) -> None:
        self.moves[seat] = moves
        worth = chance_of(self.moves, seat, self.own, self.lead)
        if worth > self.worth:
            self.worth = worth
            self.moves_then = self.moves[:]
            self.plan = plan[:]

    # -- pushes --------------------------------------------------------------------------------------------------------

    def search_push(
        self,
        race: Race,
        seat: i64,
        from_hex: i64,
        way: i64,
        speed: i64,
        points: i64,
        turns: i64,
        coal: i64,
        prefix: vec[i64],
    ) -> None:
        """The move goes on into the hex of another ship, which is pushed aside."""
        hex = self.river.ahead(race, from_hex, way)
        pushed = race.ship_on(hex)
        before = self.moves[pushed]
        path = race.path
        race.path = self.path_along(race, race.ships[seat], prefix)
        done: i64 = 0
        tried: i64 = 0
        while tried < TARGETS:
            # The way that sets the other ship back most, of those not tried yet.
            most = -999.0
            best: i64 = NOWHERE
            to: i64 = 0
            while to < WAYS:
                if not done >> to & 1:
                    target = self.look_ahead.push_target(race, hex, to)
                    if target != NOWHERE:
                        moves = self.set_back[pushed * WAYS + to]
                        if moves == NOT_ASKED:
                            moves = self.set_back[pushed * WAYS + to] = self.pushed_moves(race, pushed, target)
                        if moves > most:
                            most = moves
                            best = to
                to += 1
            if best == NOWHERE:
                break
            one: i64 = 1
            done |= one << best
            tried += 1
            self.moves[pushed] = most
            plan = append(append(prefix, FORWARD), PUSHES + best)
            self.go_on(race, seat, pushed, hex, best, way, speed, points - 2, turns, coal, plan)
        self.moves[pushed] = before
        race.path = path

    def go_on(
        self,
        race: Race,
        seat: i64,
        pushed: i64,
        hex: i64,
        to: i64,
        heading: i64,
        speed: i64,
        points: i64,
        turns: i64,
        coal: i64,
        plan: vec[i64],
    ) -> None:
        """The rest of the move after a push, without another one."""
        if self.arrivals.introductory and self.river.is_entry(race, hex):
            self.offer(seat, LANDED + 6.0 * float(race.ended), plan)
            return
        other = race.ships[pushed]
        target = self.look_ahead.push_target(race, hex, to)
        if self.arrivals.may_land(race, other, target):
            target = NOWHERE
        # Rivals for a dock are counted by tile.
        routes = self.routes
        if target >> TILE_SHIFT != hex >> TILE_SHIFT:
            self.routes = [None] * race.laid()
        race.move_ship(other, target)
        most_turns = self.costs.free_turns + (coal if coal < DEAREST else DEAREST)
        self.after_push.search(race, seat, hex, heading, points, turns, most_turns)
        self.judge_ends(race, seat, self.after_push, speed, points, coal, plan)
        race.move_ship(other, hex)
        self.routes = routes

    def pushed_moves(self, race: Race, pushed: i64, target: i64) -> float:
        """The moves of a pushed ship, which its captain then points the best way."""
        ship = race.ships[pushed]
        if self.arrivals.may_land(race, ship, target):
            return LANDED + 6.0 * float(race.ended)
        passengers = ship.passengers
        islands = ship.islands
        one: i64 = 1
        if self.arrivals.may_board(race, ship, target):
            passengers += 1
            islands |= one << (target >> TILE_SHIFT)
        routes = self.moves_left.routes(race, pushed, target >> TILE_SHIFT, passengers, islands)
        best = 999.0
        way: i64 = 0
        while way < WAYS:
            moves = routes.moves(target, way, ship.speed, ship.coal)
            if self.experience.is_learned:
                moves += self.experience.correction(race, pushed, target, way, ship.speed, ship.coal, passengers)
            if moves < best:
                best = moves
            way += 1
        return best + self.experience.row[PUSHED]

    def path_along(self, race: Race, ship: Ship, plan: vec[i64]) -> vec[i64]:
        """The hexes that the ship has been on, once it has followed the plan and entered one more."""
        path = race.path[:]
        hex = ship.hex
        heading = ship.heading
        for choice in plan:
            if choice == TURN_LEFT:
                heading = (heading + 5) % WAYS
            elif choice == TURN_RIGHT:
                heading = (heading + 1) % WAYS
            elif choice == FORWARD:
                hex = self.river.ahead(race, hex, heading)
                path = append(path, hex)
        return append(path, self.river.ahead(race, hex, heading))


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    return extend(first[:], second)
