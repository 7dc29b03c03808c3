"""What bots know of the race: how far a ship has come, what it still has to fetch, and whether it can steer clear."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.course import Course
from paddlewheel.games.mississippi_queen.rules.steps import END_MOVE, FACINGS, FORWARD, PUSHES, TURN_LEFT, turned
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, RACING, TILE_SHIFT, Race, Ship
from paddlewheel.kernel.tactics import Tactics

# Worth in half hexes of progress.
PASSENGER: Final = 16.0
COAL: Final = 0.8
PACE: Final = 1.6
ASTRAY: Final = 1.0
LANDED: Final = 400.0
STUCK: Final = 40.0
OUT: Final = 200.0
#: Half hexes ahead that make a lead of about three to one.
LEAD: Final = 12.0


class RaceTactics(Tactics[Race]):
    """Judges a race by what every captain can see."""

    def __init__(self, course: Course) -> None:
        self.course: Course = course

    def evaluate(self, state: Race, seat: i64) -> float:
        if state.outcome is not None:
            return super().evaluate(state, seat)
        own = self.standing(state, seat)
        chance = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                chance += 1.0 / (1.0 + exp((self.standing(state, other) - own) / LEAD))
            other += 1
        return chance / float(state.seats - 1)

    def standing(self, race: Race, seat: i64) -> float:
        """How well one ship stands, in half hexes of progress."""
        ship = race.ships[seat]
        if ship.fate == HOME:
            return LANDED - 40.0 * float(ship.ended)
        if ship.fate != RACING:
            return float(ship.reached) - OUT
        chart = self.course.chart
        worth = float(chart.progress(ship.hex)) + COAL * float(ship.coal)
        worth -= ASTRAY * float(self.off_course(race, ship.hex, ship.heading))
        if self.course.introductory:
            worth += PACE * float(ship.speed)
            if race.platform != NOWHERE:
                worth -= 1.2 * self.way_home(race, ship)
        else:
            worth += PASSENGER * float(ship.passengers) - self.detour(race, ship)
        if ship.coal < 2 and not self.course.can_move(race, seat):
            worth -= STUCK
        if chart.ahead(race, ship.hex, ship.heading) == NOWHERE:
            worth -= 1.5 + float(ship.speed)
        return worth

    def detour(self, race: Race, ship: Ship) -> float:
        """What it costs to get to the next stop, and to be slow enough there."""
        if ship.passengers >= self.course.pilot.berths:
            if race.platform == NOWHERE:
                return 0.0
            way = self.way_home(race, ship)
        else:
            way = self.way_to_dock(race, ship)
        too_fast = float(ship.speed) - 1.0 - way / 3.0
        return 1.2 * way + (2.0 * too_fast if too_fast > 0 else 0.0)

    def way_to_dock(self, race: Race, ship: Ship) -> float:
        """Steps to the nearest dock with a passenger for this ship; far when none is in sight."""
        nearest = 8.0
        tile = race.first
        while tile < race.laid():
            dock = self.course.chart.docks[race.tiles[tile]]
            if dock != NOWHERE and race.waiting[tile] > 0 and not ship.islands >> tile & 1:
                way = self.steps(ship.hex, (tile << TILE_SHIFT) + dock)
                if way < nearest:
                    nearest = way
            tile += 1
        return nearest

    def way_home(self, race: Race, ship: Ship) -> float:
        """Steps to the nearest hex that leads to the platform."""
        nearest = 60.0
        last = (race.laid() - 1) << TILE_SHIFT
        number: i64 = 9
        while number < 20:
            if self.course.chart.is_entry(race, last + number):
                way = self.steps(ship.hex, last + number)
                if way < nearest:
                    nearest = way
            number += 1
        return nearest

    def steps(self, hex: i64, target: i64) -> float:
        """Roughly how many steps lie between two hexes of the river."""
        chart = self.course.chart
        along = float(chart.progress(target) - chart.progress(hex)) / 2.0
        across = float(chart.column[target & HEX_MASK] - chart.column[hex & HEX_MASK])
        if across < 0:
            across = -across
        # Turning about for what lies behind takes longer than going on.
        return (along if along >= 0 else 3.0 - along) + across / 2.0

    def off_course(self, race: Race, hex: i64, heading: i64) -> i64:
        """How many turns a heading is away from the river's course there."""
        turns = heading - race.courses[hex >> TILE_SHIFT]
        if turns < 0:
            turns += 6
        return turns if turns <= 3 else 6 - turns

    def weigh(self, state: Race, seat: i64, choice: i64) -> float:
        ship = state.ships[seat]
        if choice == END_MOVE:
            return 3.0
        if choice < TURN_LEFT:
            price = self.course.price_of_speed(ship, choice + 1)
            return 2.0 if price == 0 else 0.4 / float(price)
        if choice >= FACINGS:
            return 1.0 / float(1 + 4 * self.off_course(state, ship.hex, choice - FACINGS))
        if choice >= PUSHES:
            # Push the others back up the river.
            return 0.3 + float(self.off_course(state, ship.hex, choice - PUSHES))
        astray = self.off_course(state, ship.hex, ship.heading)
        if choice == FORWARD:
            return 4.0 / float(1 + 2 * astray)
        better = astray - self.off_course(state, ship.hex, turned(ship.heading, choice))
        price = 0 if state.turns < self.course.free_turns else 1
        if better > 0 or self.course.chart.ahead(state, ship.hex, ship.heading) == NOWHERE:
            return 1.5 if price == 0 else 0.7
        return 0.3 if price == 0 else 0.04
