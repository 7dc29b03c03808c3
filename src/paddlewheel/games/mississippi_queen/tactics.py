"""What bots know of the race: how many moves a ship still needs to fetch its passengers and to land.

Ways are measured in hexes, a turn counting for a part of one, with the islands in the way; moves come from a table of
how fast a wheel can be turned up and down again. Nothing here is hidden from any captain.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.course import Course
from paddlewheel.games.mississippi_queen.rules.river import HEXES, NO_TILE, OFF, Chart, row
from paddlewheel.games.mississippi_queen.rules.steps import END_MOVE, FACINGS, FORWARD, PUSHES, TURN_LEFT, turned
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, RACING, TILE_SHIFT, Race, Ship
from paddlewheel.kernel import Tactics

# What a way leads to, in the tables: out of the tile to the left, ahead or to the right, any of these, or to its dock.
LEFT: Final = 0
AHEAD: Final = 1
RIGHT: Final = 2
ANYWHERE: Final = 3
DOCK: Final = 4
AIMS: Final = 5
WAYS: Final = 6

#: Hexes: the length of a tile, what a turn counts for, and a way that does not exist.
TILE: Final = 4.0
TURN: Final = 0.35
NO_WAY: Final = 12.0
#: Hexes a move on a winding river, and the highest speed that can be steered for long.
PACE: Final = 2.6
STEERABLE: Final = 4
#: Moves: slowing down for a dock or the platform, missing it, and the ways told apart by the tables of moves.
STOP: Final = 2.5
#: What a dock that nobody has seen yet may cost: rivals, or a bad place.
UNSEEN: Final = 2.0
MISSED: Final = 6.0
FURTHEST: Final = 40
#: Moves that a coal is worth: the first ones keep a ship in the race.
COAL: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1]
#: What it costs to spend one on the wheel.
BRAKE: Final = 0.45
#: How few islands may be left over before a captain hurries, and the moves this is worth for each.
SPARE: Final = 3
HURRY: Final = 1.0
# Moves, for ships that will not land or have landed.
HOPELESS: Final = 40.0
STUCK: Final = 25.0
OUT: Final = 110.0
LANDED: Final = -30.0
#: A lead of so many moves is worth about three to one.
LEAD: Final = 2.5


@final
class Soundings:
    """Ways through every tile, and moves for every way: made once for the tiles of a game."""

    def __init__(self, chart: Chart) -> None:
        layouts = len(chart.docks)
        self.way: vec[float] = vec[float]([NO_WAY] * (layouts * AIMS * HEXES * WAYS))
        #: By layout: from the near edge to the dock, and from the dock out of the tile.
        self.to_dock: vec[float] = vec[float]([NO_WAY] * layouts)
        self.from_dock: vec[float] = vec[float]([NO_WAY] * layouts)
        layout: i64 = 0
        while layout < layouts:
            aim: i64 = 0
            while aim < AIMS:
                self.sound(chart, layout, aim)
                aim += 1
            if chart.docks[layout] != NOWHERE:
                self.measure_dock(chart, layout)
            layout += 1
        #: Moves for a way from a speed, to come to a stop (speed 1) or to run through.
        self.stops: vec[float] = moves_table(True)
        self.runs: vec[float] = moves_table(False)

    def at(self, layout: i64, aim: i64, number: i64, way: i64) -> i64:
        return ((layout * AIMS + aim) * HEXES + number) * WAYS + way

    def sound(self, chart: Chart, layout: i64, aim: i64) -> None:
        """Fill in the shortest ways to one aim, until nothing gets shorter."""
        shorter = True
        while shorter:
            shorter = False
            number: i64 = 0
            while number < HEXES:
                if chart.water[layout] >> number & 1:
                    way: i64 = 0
                    while way < WAYS:
                        found = self.next_best(chart, layout, aim, number, way)
                        if found < self.way[self.at(layout, aim, number, way)] - 0.001:
                            self.way[self.at(layout, aim, number, way)] = found
                            shorter = True
                        way += 1
                number += 1

    def next_best(self, chart: Chart, layout: i64, aim: i64, number: i64, way: i64) -> float:
        if aim == DOCK and chart.docks[layout] == number:
            return 0.0
        best = TURN + min(
            self.way[self.at(layout, aim, number, (way + 1) % WAYS)],
            self.way[self.at(layout, aim, number, (way + 5) % WAYS)],
        )
        there = chart.links[row(0, NO_TILE, NO_TILE) + number * WAYS + way]
        if there != OFF:
            best = min(best, 1.0 + self.way[self.at(layout, aim, there, way)])
        elif aim != DOCK:
            bend: i64 = 0
            while bend < 3:
                onward = (bend + 5) % WAYS
                if aim in (bend, ANYWHERE):
                    out = chart.links[row(0, onward, NO_TILE) + number * WAYS + way]
                    if out != OFF:
                        best = min(best, 1.0 + TURN * float(turns_between(way, onward)))
                bend += 1
        return best

    def measure_dock(self, chart: Chart, layout: i64) -> None:
        nearest = NO_WAY
        way: i64 = 0
        while way < WAYS:
            nearest = min(nearest, self.way[self.at(layout, ANYWHERE, chart.docks[layout], way)])
            way += 1
        self.from_dock[layout] = nearest
        total = 0.0
        entries = 0.0
        number: i64 = 0
        while number < 5:
            if chart.water[layout] >> number & 1:
                total += self.way[self.at(layout, DOCK, number, 0)]
                entries += 1.0
            number += 1
        self.to_dock[layout] = total / entries if entries > 0.0 else NO_WAY

    def moves(self, table: vec[float], way: float, speed: i64) -> float:
        """Moves for a way of so many hexes, between the entries of a table."""
        if way >= float(FURTHEST):
            return table[FURTHEST * 7 + speed] + (way - float(FURTHEST)) / PACE
        if way < 0.0:
            way = 0.0
        whole = i64(way)
        part = way - float(whole)
        here = table[whole * 7 + speed]
        return here + part * (table[(whole + 1) * 7 + speed] - here)


def moves_table(stopping: bool) -> vec[float]:
    """Moves by way * 7 + speed: the wheel turned by one a move, or further for coal."""
    table = vec[float]([0.0] * ((FURTHEST + 1) * 7))
    way: i64 = 1
    while way <= FURTHEST:
        speed: i64 = 1
        while speed <= 6:
            best = MISSED + float(way) / PACE if stopping else 99.0
            new: i64 = 1
            while new <= STEERABLE or new <= speed:
                change = new - speed if new > speed else speed - new
                price = 1.0 + (BRAKE * float(change - 1) if change > 1 else 0.0)
                if new > way or (new == way and (new == 1 or not stopping)):
                    if not stopping or new == way:
                        best = min(best, price)
                elif new < way:
                    best = min(best, price + table[(way - new) * 7 + new])
                new += 1
                if new > 6:
                    break
            table[way * 7 + speed] = best
            speed += 1
        way += 1
    return table


def turns_between(way: i64, other: i64) -> i64:
    turns = way - other if way >= other else other - way
    return turns if turns <= 3 else WAYS - turns


@final
class RaceTactics(Tactics[Race]):
    """Judges a race by what every captain can see."""

    def __init__(self, course: Course, soundings: Soundings) -> None:
        self.course: Course = course
        self.soundings: Soundings = soundings

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
        """How likely this seat is to be ahead of another one, all with so many moves to make."""
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
            moves = append(moves, self.moves_left(race, seat))
            seat += 1
        return moves

    def positions(self) -> i64:
        return 2000

    def moves_left(self, race: Race, seat: i64) -> float:
        """How many moves this ship needs to the platform; coal counts as moves saved."""
        ship = race.ships[seat]
        if ship.fate == HOME:
            return LANDED + 6.0 * float(ship.ended)
        if ship.fate != RACING:
            return OUT - float(ship.reached) / 6.0 - float(ship.ended)
        coal = COAL[ship.coal] if ship.coal < 6 else COAL[6] + 0.1 * float(ship.coal - 6)
        moves = self.moves_to_finish(race, ship) - coal
        if ship.coal < 2 and not (race.points > 0 and race.mover() == seat) and not self.course.can_move(race, seat):
            moves += STUCK
        return moves

    def moves_to_finish(self, race: Race, ship: Ship) -> float:
        moves = self.soundings
        need: i64 = 0
        if not self.course.introductory:
            need = self.course.pilot.berths - ship.passengers
        if need <= 0:
            way = self.way_home(race, ship)
            if self.course.introductory:
                return moves.moves(moves.runs, way, ship.speed)
            if race.platform != NOWHERE:
                return moves.moves(moves.stops, way, ship.speed)
            return moves.moves(moves.runs, way, ship.speed) + STOP
        islands = self.islands_ahead(race, ship)
        if islands < need:
            missing = 10.0 * float(need - islands)
            return HOPELESS + missing + moves.moves(moves.runs, self.way_home(race, ship), ship.speed)
        best = self.by_dock_unseen(race, ship)
        tile = race.first
        while tile < race.laid():
            if self.serves(race, ship, tile):
                best = min(best, self.by_dock(race, ship, tile))
            tile += 1
        spare = islands - need
        hurry = HURRY * float(SPARE - spare) if spare < SPARE else 0.0
        return best + STOP * float(need) + hurry

    # -- docks -----------------------------------------------------------------------------------------------------

    def serves(self, race: Race, ship: Ship, tile: i64) -> bool:
        """Whether a passenger for this ship waits on the tile."""
        return race.waiting[tile] > 0 and not ship.islands >> tile & 1

    def islands_ahead(self, race: Race, ship: Ship) -> i64:
        """Stations that can still serve this ship, those on tiles to come included."""
        found: i64 = 0
        tile = race.first
        while tile < race.laid():
            if self.serves(race, ship, tile):
                found += 1
            tile += 1
        for layout in race.pile:
            if self.course.chart.passengers[layout] > 0:
                found += 1
        return found

    def by_dock(self, race: Race, ship: Ship, tile: i64) -> float:
        """Moves to the platform by way of this tile's dock, the stops after it left out."""
        layout = race.tiles[tile]
        onward = self.soundings.from_dock[layout] + TILE * float(race.laid() - 1 - tile + len(race.pile))
        way = self.way_to_dock(race, ship, tile)
        return self.soundings.moves(self.soundings.stops, way, ship.speed) + onward / PACE

    def way_to_dock(self, race: Race, ship: Ship, tile: i64) -> float:
        layout = race.tiles[tile]
        here = ship.hex >> TILE_SHIFT
        if here == tile:
            if ship.hex & HEX_MASK == self.course.chart.docks[layout]:
                # There, but too fast to take anybody aboard: off it and back again.
                return 3.0
            return self.way_in_tile(race, ship.hex, ship.heading, DOCK)
        if here < tile:
            between = TILE * float(tile - here - 1)
            return self.way_out(race, ship.hex, ship.heading) + between + self.soundings.to_dock[layout]
        # Behind: about, back over the tiles between, and about again.
        back = TILE * float(here - tile - 1) + TILE - self.way_out(race, ship.hex, ship.heading)
        return 5.0 + max(back, 0.0) + self.soundings.from_dock[layout]

    def by_dock_unseen(self, race: Race, ship: Ship) -> float:
        """Moves to the platform with the next stop on a tile that is still to be laid."""
        stations: i64 = 0
        for layout in race.pile:
            if self.course.chart.passengers[layout] > 0:
                stations += 1
        if stations == 0:
            return HOPELESS
        tiles_to_it = float(len(race.pile) + 1) / float(stations + 1)
        way = self.way_out(race, ship.hex, ship.heading)
        way += TILE * (float(race.laid() - 1 - (ship.hex >> TILE_SHIFT)) + tiles_to_it - 0.5)
        onward = TILE * (float(len(race.pile)) - tiles_to_it + 0.5)
        return self.soundings.moves(self.soundings.runs, way, ship.speed) + onward / PACE + STOP + UNSEEN

    # -- ways ------------------------------------------------------------------------------------------------------

    def way_home(self, race: Race, ship: Ship) -> float:
        """Hexes to the platform; tiles that are still to be laid count as straight."""
        way = self.way_out(race, ship.hex, ship.heading)
        tiles = race.laid() - 1 - (ship.hex >> TILE_SHIFT) + len(race.pile)
        # A hex that leads to the platform is enough.
        return way + TILE * float(tiles) - 1.0

    def way_out(self, race: Race, hex: i64, heading: i64) -> float:
        """Hexes out of the tile, towards the next one or the platform if they are known."""
        tile = hex >> TILE_SHIFT
        onward: i64 = NO_TILE
        if tile + 1 < race.laid():
            onward = race.courses[tile + 1]
        elif race.platform != NOWHERE:
            onward = race.platform
        aim: i64 = ANYWHERE
        if onward != NO_TILE:
            aim = (onward - race.courses[tile] + 7) % WAYS
        return self.way_in_tile(race, hex, heading, aim)

    def way_in_tile(self, race: Race, hex: i64, heading: i64, aim: i64) -> float:
        tile = hex >> TILE_SHIFT
        way = heading - race.courses[tile]
        if way < 0:
            way += WAYS
        return self.soundings.way[self.soundings.at(race.tiles[tile], aim, hex & HEX_MASK, way)]

    def way_on(self, race: Race, ship: Ship, hex: i64, heading: i64) -> float:
        """The way to what the ship wants next on its tile: the dock there, or the way out; less on a later tile."""
        tile = hex >> TILE_SHIFT
        tiles = TILE * float(tile - (ship.hex >> TILE_SHIFT))
        if (
            not self.course.introductory
            and ship.passengers < self.course.pilot.berths
            and self.serves(race, ship, tile)
        ):
            return self.way_in_tile(race, hex, heading, DOCK) - tiles
        return self.way_out(race, hex, heading) - tiles

    # -- how promising a choice looks --------------------------------------------------------------------------------

    def weigh(self, state: Race, seat: i64, choice: i64) -> float:
        ship = state.ships[seat]
        if choice == END_MOVE:
            return 3.0
        if choice < TURN_LEFT:
            return self.weigh_speed(state, ship, choice + 1)
        if choice >= FACINGS:
            return exp(-2.0 * self.way_on(state, ship, ship.hex, choice - FACINGS))
        if choice >= PUSHES:
            # Push the others back up the river.
            return 0.3 + float(turns_between(choice - PUSHES, state.courses[ship.hex >> TILE_SHIFT]))
        here = self.way_on(state, ship, ship.hex, ship.heading)
        if choice == FORWARD:
            there = self.course.chart.ahead(state, ship.hex, ship.heading)
            return 4.0 if here - self.way_on(state, ship, there, ship.heading) > 0.5 else 0.4
        free = state.turns < self.course.free_turns
        if here - self.way_on(state, ship, ship.hex, turned(ship.heading, choice)) > 0.2:
            return 4.0 if free else 1.0
        return 0.2 if free else 0.03

    def weigh_speed(self, race: Race, ship: Ship, speed: i64) -> float:
        """Moves from there on, the wheel set like that; coal counts for what it is worth."""
        price = self.course.price_of_speed(ship, speed)
        stopping = not self.course.introductory and self.stop_is_near(race, ship)
        way = self.way_on(race, ship, ship.hex, ship.heading) - float(speed)
        table = self.soundings.stops if stopping else self.soundings.runs
        if stopping and way < -0.5:
            moves = MISSED
        else:
            moves = self.soundings.moves(table, way if stopping else way + 8.0, speed)
        return exp(-moves - 0.7 * float(price)) + 0.01

    def stop_is_near(self, race: Race, ship: Ship) -> bool:
        """Whether what the ship wants next on its tile is a stop."""
        tile = ship.hex >> TILE_SHIFT
        if ship.passengers >= self.course.pilot.berths:
            return race.platform != NOWHERE and tile == race.laid() - 1
        return self.serves(race, ship, tile)
