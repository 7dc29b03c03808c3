"""Can the move still be completed? No choice is offered after which it could not (MQ-17a)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.arriving import Arrivals
from paddlewheel.games.mississippi_queen.rules.costs import Costs
from paddlewheel.games.mississippi_queen.rules.river import OFF, RiverMap
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race

# What the search finds when no ship is pushed: no way to spend the points, ways through other ships only, or a way.
BLOCKED: Final = 0
BY_PUSHING: Final = 1
CLEAR: Final = 2

#: More coal than any move can need.
PLENTY: Final = 1000

# In place of a hex.
OCCUPIED: Final = -2


@final
class LookAhead:
    """Searches the rest of one move.

    Only in the introductory race can a ship land with points to spare (MQ-33). With passengers it lands at speed 1, by
    its last point; the search must not ask the speed wheel, which may still show the speed before this move.
    """

    def __init__(self, river: RiverMap, costs: Costs, arrivals: Arrivals) -> None:
        self.river: RiverMap = river
        self.costs: Costs = costs
        self.arrivals: Arrivals = arrivals
        self.introductory: bool = arrivals.introductory
        #: The same as the river's: the search reads them at every step.
        self.links: vec[i64] = river.links

    # -- before the move ---------------------------------------------------------------------------------------------

    def speeds(self, race: Race, seat: i64) -> i64:
        """The speeds at which a whole move exists, a bit each: the same as asking for one after another.

        A clear way at one speed is one at every lower speed that leaves as much coal.
        """
        ship = race.ships[seat]
        one: i64 = 1
        found: i64 = 0
        clear_with: i64 = PLENTY
        speed = self.costs.top_speed
        while speed > 0:
            coal = ship.coal - self.costs.price_of_speed(ship, speed)
            if coal >= clear_with:
                found |= one << speed
            elif coal >= 0:
                outlook = self.outlook(race, seat, ship.hex, ship.heading, speed, coal + self.costs.free_turns)
                if outlook != BLOCKED:
                    found |= one << speed
                if outlook == CLEAR:
                    clear_with = coal
            speed -= 1
        return found

    def can_move(self, race: Race, seat: i64) -> bool:
        """Whether a whole move exists at any speed."""
        ship = race.ships[seat]
        speed: i64 = 1
        while speed <= self.costs.top_speed:
            price = self.costs.price_of_speed(ship, speed)
            if price <= ship.coal and self.can_move_at(race, seat, speed, ship.coal - price):
                return True
            speed += 1
        return False

    def could_move_with_more_coal(self, race: Race, seat: i64) -> bool:
        """Whether only coal is missing for a whole move (MQ-18a)."""
        speed: i64 = 1
        while speed <= self.costs.top_speed:
            if self.can_move_at(race, seat, speed, PLENTY):
                return True
            speed += 1
        return False

    def can_move_at(self, race: Race, seat: i64, speed: i64, coal: i64) -> bool:
        """Whether a whole move at this speed exists, with this much coal for turning."""
        ship = race.ships[seat]
        return self.completes(race, seat, ship.hex, ship.heading, speed, coal + self.costs.free_turns)

    # -- during the move ---------------------------------------------------------------------------------------------

    def completes(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """Can the mover spend its points from here with this many turns left?"""
        return self.outlook(race, seat, hex, heading, points, turns) != BLOCKED

    def outlook(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """How it can: CLEAR, BY_PUSHING only, or not at all (BLOCKED)."""
        if points == 0:
            return CLEAR
        found = self._without_pushing(race, seat, hex, heading, points, turns)
        if found == BY_PUSHING:
            race.path = append(race.path, hex)
            if not self._with_pushing(race, seat, hex, heading, points, turns):
                found = BLOCKED
            race.path, _hex = pop(race.path)
        return found

    def push_target(self, race: Race, hex: i64, way: i64) -> i64:
        """Where a ship on this hex can be pushed that way, or NOWHERE (MQ-25 to MQ-27)."""
        target = self.river.beyond(race, hex, way)
        if target == NOWHERE or not race.is_open(target) or race.passed(target):
            return NOWHERE
        return target

    def _without_pushing(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """The search as if no ship could be pushed: nearly always enough. First straight on, as far as that goes."""
        best: i64 = BLOCKED
        here = hex
        left = points
        while True:
            there = self.free_ahead(race, seat, here, heading)
            if there < 0:
                break
            if left == 1 or (self.introductory and self.river.is_entry(race, there)):
                return CLEAR
            here = there
            left -= 1
        if there == OCCUPIED and left >= 2:
            # Entering takes a point, and pushing another one (MQ-24).
            best = BY_PUSHING
        if turns == 0:
            return best
        # Then with a turn on one of the hexes of that line, the last one first.
        while True:
            turn: i64 = 1
            while turn <= turns and turn <= 3:
                found = self._goes_on(race, seat, here, (heading + turn) % 6, left, turns - turn)
                if found != CLEAR and turn < 3:
                    mirrored = self._goes_on(race, seat, here, (heading + 6 - turn) % 6, left, turns - turn)
                    if mirrored > found:
                        found = mirrored
                if found == CLEAR:
                    return CLEAR
                if found > best:
                    best = found
                turn += 1
            if left == points:
                return best
            here = self.river.beyond(race, here, (heading + 3) % 6)
            left += 1

    def _goes_on(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """The same with the first step straight on."""
        there = self.free_ahead(race, seat, hex, heading)
        if there < 0:
            if there == OCCUPIED and points >= 2:
                return BY_PUSHING
            return BLOCKED
        if points == 1 or (self.introductory and self.river.is_entry(race, there)):
            return CLEAR
        return self._without_pushing(race, seat, there, heading, points - 1, turns)

    def free_ahead(self, race: Race, seat: i64, hex: i64, heading: i64) -> i64:
        """The water one step that way; OCCUPIED when another ship is there, NOWHERE when there is none."""
        tile = hex >> TILE_SHIFT
        there = (tile << TILE_SHIFT) + self.links[race.rows[tile] + (hex & HEX_MASK) * 6 + heading]
        if race.open[there >> TILE_SHIFT] >> (there & HEX_MASK) & 1:
            return there
        if there & HEX_MASK == OFF or not self.river.is_water(race, there):
            return NOWHERE
        if there == race.ships[seat].hex:
            return there
        return OCCUPIED

    # -- pushes: tried out on the race itself, and taken back ------------------------------------------------------

    def _with_pushing(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """The search where every way leads through other ships."""
        bend: i64 = 0
        while bend < 6:
            cost = bend
            if bend > 3:
                cost = 6 - bend
            way = (heading + bend) % 6
            bend += 1
            there = self.river.ahead(race, hex, way)
            if cost > turns or there == NOWHERE:
                continue
            if race.is_open(there) or there == race.ships[seat].hex:
                if self.completes(race, seat, there, way, points - 1, turns - cost):
                    return True
            elif self.can_enter(race, seat, there, way, points, turns - cost):
                return True
        return False

    def can_enter(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """Can the mover enter this occupied hex with these points, push, and go on (MQ-23, MQ-24, MQ-28)?"""
        if points < 2:
            return False
        pushed = race.ship_on(hex)
        race.path = append(race.path, hex)
        found = False
        way: i64 = 0
        while way < 6 and not found:
            target = self.push_target(race, hex, way)
            if target != NOWHERE:
                found = self.completes_after_push(race, seat, hex, heading, pushed, target, points - 2, turns)
            way += 1
        race.path, _hex = pop(race.path)
        return found

    def completes_after_push(
        self, race: Race, seat: i64, hex: i64, heading: i64, pushed: i64, target: i64, points: i64, turns: i64
    ) -> bool:
        """Can the mover go on from its hex once the other ship there is pushed to the target?"""
        if points == 0 or (self.introductory and self.river.is_entry(race, hex)):
            return True
        ship = race.ships[pushed]
        before = ship.hex
        aboard = ship.passengers
        lands = self.arrivals.may_land(race, ship, target)
        # Whoever boards at a dock counts if the ship is pushed on to the platform in the same move (MQ-43, MQ-47a).
        if self.arrivals.may_board(race, ship, target):
            ship.passengers += 1
        if lands:
            target = NOWHERE
        race.move_ship(ship, target)
        completes = self.completes(race, seat, hex, heading, points, turns)
        race.move_ship(ship, before)
        ship.passengers = aboard
        return completes
