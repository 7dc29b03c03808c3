"""The pilot: can the move still be completed? No choice is offered after which it could not (MQ-17a)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import OFF, Chart
from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race, Ship

# What the look ahead finds when no ship is pushed: no way to spend the points, none but through other ships, or a way.
SHUT: Final = 0
TAKEN: Final = 1
CLEAR: Final = 2

# In place of a hex.
OCCUPIED: Final = -2


@final
class Pilot:
    """Looks ahead over the rest of one move.

    Only in the introductory race can a ship land with points to spare (MQ-33). With passengers it lands at speed 1, by
    its last point; the look ahead must not ask the speed wheel, which may still show the speed before this move.
    """

    def __init__(self, chart: Chart, introductory: bool, berths: i64, boarding_speed: i64) -> None:
        self.chart: Chart = chart
        self.introductory: bool = introductory
        self.berths: i64 = berths
        self.boarding_speed: i64 = boarding_speed

    def may_board(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether a passenger comes aboard when this ship arrives here (MQ-38 to MQ-42)."""
        if self.introductory or ship.speed != self.boarding_speed or ship.passengers >= self.berths:
            return False
        tile = hex >> TILE_SHIFT
        return self.chart.is_dock(race, hex) and race.waiting[tile] > 0 and not ship.islands >> tile & 1

    def may_land(self, race: Race, ship: Ship, hex: i64) -> bool:
        """Whether this ship, arriving here, goes to the platform (MQ-33, MQ-47)."""
        if not self.chart.is_entry(race, hex):
            return False
        if self.introductory:
            return True
        aboard = ship.passengers
        if self.may_board(race, ship, hex):
            aboard += 1
        return ship.speed == self.boarding_speed and aboard >= self.berths

    def completes(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """Can the mover spend its points from here with so many turns left to it?"""
        return self.outlook(race, seat, hex, heading, points, turns) != SHUT

    def outlook(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """How it can: CLEAR, by pushing only (TAKEN), or not at all (SHUT)."""
        if points == 0:
            return CLEAR
        found = self._in_open_water(race, seat, hex, heading, points, turns)
        if found == TAKEN:
            race.path = append(race.path, hex)
            if not self._by_pushing(race, seat, hex, heading, points, turns):
                found = SHUT
            race.path, _ = pop(race.path)
        return found

    def can_enter(self, race: Race, seat: i64, hex: i64, points: i64, turns: i64) -> bool:
        """Can the mover enter this occupied hex, push, and go on with what is left of its points?"""
        return self._shove(race, seat, hex, race.ships[seat].heading, points, turns)

    def push_target(self, race: Race, hex: i64, way: i64) -> i64:
        """Where a ship on this hex can be pushed that way, or NOWHERE (MQ-25 to MQ-27)."""
        target = self.chart.beyond(race, hex, way)
        if target == NOWHERE or not race.is_open(target) or race.passed(target):
            return NOWHERE
        return target

    def _in_open_water(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """The search as if no ship could be pushed: nearly always enough. First straight on, as far as that goes."""
        best: i64 = SHUT
        here = hex
        left = points
        while True:
            there = self._free_ahead(race, seat, here, heading)
            if there < 0:
                break
            if left == 1 or (self.introductory and self.chart.is_entry(race, there)):
                return CLEAR
            here = there
            left -= 1
        if there == OCCUPIED and left >= 2:
            # Entering takes a point, and pushing another one (MQ-24).
            best = TAKEN
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
            here = self.chart.beyond(race, here, (heading + 3) % 6)
            left += 1

    def _goes_on(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> i64:
        """The same with the first step straight on."""
        there = self._free_ahead(race, seat, hex, heading)
        if there < 0:
            if there == OCCUPIED and points >= 2:
                return TAKEN
            return SHUT
        if points == 1 or (self.introductory and self.chart.is_entry(race, there)):
            return CLEAR
        return self._in_open_water(race, seat, there, heading, points - 1, turns)

    def _free_ahead(self, race: Race, seat: i64, hex: i64, heading: i64) -> i64:
        """The water one step that way; OCCUPIED when another ship is there, NOWHERE when there is none."""
        tile = hex >> TILE_SHIFT
        there = (tile << TILE_SHIFT) + self.chart.links[race.rows[tile] + (hex & HEX_MASK) * 6 + heading]
        if race.open[there >> TILE_SHIFT] >> (there & HEX_MASK) & 1:
            return there
        if there & HEX_MASK == OFF or not self.chart.is_water(race, there):
            return NOWHERE
        if there == race.ships[seat].hex:
            return there
        return OCCUPIED

    # -- pushes: tried out on the race itself, and taken back ------------------------------------------------------

    def _by_pushing(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """The search where every way leads through other ships."""
        bend: i64 = 0
        while bend < 6:
            cost = bend
            if bend > 3:
                cost = 6 - bend
            way = (heading + bend) % 6
            bend += 1
            there = self.chart.ahead(race, hex, way)
            if cost > turns or there == NOWHERE:
                continue
            if race.is_open(there) or there == race.ships[seat].hex:
                if self.completes(race, seat, there, way, points - 1, turns - cost):
                    return True
            elif self._shove(race, seat, there, way, points, turns - cost):
                return True
        return False

    def _shove(self, race: Race, seat: i64, hex: i64, heading: i64, points: i64, turns: i64) -> bool:
        """Enter an occupied hex with these points, push its ship somewhere, and go on (MQ-23, MQ-24, MQ-28)."""
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
        race.path, _ = pop(race.path)
        return found

    def completes_after_push(
        self, race: Race, seat: i64, hex: i64, heading: i64, pushed: i64, target: i64, points: i64, turns: i64
    ) -> bool:
        """Can the mover go on from its hex once the other ship there is pushed to the target?"""
        if points == 0 or (self.introductory and self.chart.is_entry(race, hex)):
            return True
        ship = race.ships[pushed]
        before = ship.hex
        aboard = ship.passengers
        lands = self.may_land(race, ship, target)
        # Whoever boards at a dock counts if the ship is pushed on to the platform in the same move (MQ-43, MQ-47a).
        if self.may_board(race, ship, target):
            ship.passengers += 1
        if lands:
            target = NOWHERE
        race.move_ship(ship, target)
        completes = self.completes(race, seat, hex, heading, points, turns)
        race.move_ship(ship, before)
        ship.passengers = aboard
        return completes
