"""How many moves a ship still needs to fetch its passengers and to land. Nothing here is hidden from any captain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.tactics.experience import HURRY, RIVAL, STOP, UNSEEN, Experience
from paddlewheel.games.mississippi_queen.tactics.move_search import LAYER, TILE_LAYER, TILE_PLACES, WAYS
from paddlewheel.games.mississippi_queen.tactics.routes import ANY_SPEED, Route, Routes
from paddlewheel.games.mississippi_queen.tactics.windows import UNKNOWN, Window, Windows

#: Moves over a tile that the tables do not reach.
TILE: Final = 1.5
#: The speed from which a ship can stop on the last tile, one faster for every coal.
STOPPABLE: Final = 3
#: How many moves more a rival for the same dock costs for every round after which one is late there.
DELAY: Final = 0.3
LATE: Final = 5
#: How few islands may be left over before a captain hurries.
SPARE: Final = 3
#: Moves, for ships that will not land or have landed.
HOPELESS: Final = 60.0
OUT: Final = 110.0
LANDED: Final = -30.0


@final
class MovesLeft:
    """The moves to the platform: by the tables where the tiles are known, roughly behind them."""

    def __init__(self, rules: RaceRules, windows: Windows, experience: Experience) -> None:
        self.river: RiverMap = rules.river
        self.experience: Experience = experience
        #: Moves: slowing down for a dock or the platform; what a dock that nobody has seen yet may cost besides (a bad
        #: place, rivals); a rival for the same dock; an island fewer to spare.
        self.stop: float = experience.row[STOP]
        self.unseen: float = experience.row[UNSEEN]
        self.rival: float = experience.row[RIVAL]
        self.hurry: float = experience.row[HURRY]
        self.introductory: bool = rules.introductory
        self.berths: i64 = 0 if rules.introductory else rules.arrivals.berths
        self.windows: Windows = windows

    def of_ship(self, race: Race, seat: i64) -> float:
        """How many moves this ship needs to the platform; coal counts as moves saved."""
        ship = race.ships[seat]
        if ship.fate == HOME:
            return LANDED + 6.0 * float(ship.ended)
        if ship.fate != RACING:
            return OUT - float(ship.reached) / 6.0 - float(ship.ended)
        return self.from_place(race, seat, ship.hex, ship.heading, ship.speed, ship.coal, ship.passengers, ship.islands)

    def from_place(
        self, race: Race, seat: i64, hex: i64, heading: i64, speed: i64, coal: i64, passengers: i64, islands: i64
    ) -> float:
        """The same for a ship like this."""
        moves = self.routes(race, seat, hex >> TILE_SHIFT, passengers, islands).moves(hex, heading, speed, coal)
        if self.experience.is_learned:
            moves += self.experience.correction(race, seat, hex, heading, speed, coal, passengers)
        return moves

    # -- routes --------------------------------------------------------------------------------------------------------

    def routes(self, race: Race, seat: i64, tile: i64, passengers: i64, islands: i64) -> Routes:
        """The routes of a seat's ship on this tile, with these passengers from these islands."""
        last = race.laid() - 1
        final_tile = last
        if race.platform == NOWHERE:
            final_tile += len(race.pile)
            if tile == last:
                return self.routes_from_edge(race, seat, tile, passengers, islands)
        near = tile
        if tile == last:
            near -= 1
        gone = near < race.first
        window = self.window(race, near, gone)
        first: i64 = 0 if tile == near else TILE_PLACES
        course = race.courses[tile] if gone else race.courses[near]
        if near + 1 == last and race.platform != NOWHERE:
            onward = Route(window.onward, LAYER, first, course, 0.0, ANY_SPEED, 0.0)
        else:
            unseen = final_tile - near - 2
            rest = self.unseen_rest(unseen)
            onward = Route(window.onward, LAYER, first, course, rest, self.stoppable(unseen, STOPPABLE + 1), 0.0)
        routes = Routes(onward)
        if self.may_fetch(race, routes, passengers, islands, near + 2):
            if not gone and self.serves(race, islands, near):
                table = self.windows.near_dock(window, race.tiles[near])
                routes.others.append(onward.by(table, self.contest(race, seat, near)))
            if self.serves(race, islands, near + 1):
                table = self.windows.far_dock(window, race.tiles[near + 1])
                routes.others.append(onward.by(table, self.contest(race, seat, near + 1)))
            if near - 1 >= race.first and self.serves(race, islands, near - 1) and tile == near:
                routes.others.append(self.back(race, near - 1, final_tile))
        return routes

    def routes_from_edge(self, race: Race, seat: i64, tile: i64, passengers: i64, islands: i64) -> Routes:
        """On the furthest tile, before the next one is laid."""
        layout = race.tiles[tile]
        unseen: i64 = len(race.pile) - 1
        stoppable = self.stoppable(unseen, STOPPABLE)
        rest = self.unseen_rest(unseen)
        onward = Route(self.windows.average(layout), TILE_LAYER, 0, race.courses[tile], rest, stoppable, 0.0)
        routes = Routes(onward)
        if self.may_fetch(race, routes, passengers, islands, tile + 1):
            if self.serves(race, islands, tile):
                table = self.windows.average_by_dock(layout)
                routes.others.append(onward.by(table, self.contest(race, seat, tile)))
            if tile > race.first and self.serves(race, islands, tile - 1):
                routes.others.append(self.back(race, tile - 1, tile + len(race.pile)))
        return routes

    def may_fetch(self, race: Race, routes: Routes, passengers: i64, islands: i64, behind: i64) -> bool:
        """Whether the ship is to fetch a passenger first; going straight on, from the tile `behind` or a later one."""
        need = self.berths - passengers
        if need <= 0:
            return False
        found = self.islands_ahead(race, islands)
        if found < need:
            routes.onward.extra = HOPELESS + 10.0 * float(need - found)
            return False
        routes.onward.extra = self.detour(race, islands, behind)
        routes.later = self.later(need, found)
        return True

    def back(self, race: Race, near: i64, final_tile: i64) -> Route:
        """By way of the dock on the tile behind the ship's."""
        table = self.windows.near_dock(self.window(race, near, False), race.tiles[near])
        course = race.courses[near]
        if near + 1 == race.laid() - 1 and race.platform != NOWHERE:
            return Route(table, LAYER, TILE_PLACES, course, 0.0, ANY_SPEED, 0.0)
        return Route(table, LAYER, TILE_PLACES, course, TILE * float(final_tile - near - 2), ANY_SPEED, self.stop)

    def unseen_rest(self, tiles: i64) -> float:
        """Moves behind the tables, and to stop at the platform."""
        return TILE * float(tiles) if self.introductory else TILE * float(tiles) + self.stop

    def stoppable(self, tiles: i64, speed: i64) -> i64:
        """The speed to come with, where only the last tile is left to brake on."""
        return ANY_SPEED if self.introductory or tiles > 0 else speed

    def window(self, race: Race, near: i64, gone: bool) -> Window:
        """The window of a tile and the next one; with a tile that is gone, of the next one alone."""
        far = near + 1
        behind: i64 = UNKNOWN
        if far == race.laid() - 1 and race.platform != NOWHERE:
            behind = 1 + (race.platform - race.courses[far] + WAYS + 1) % WAYS
        if gone:
            return self.windows.window(self.windows.blank, 1, race.tiles[far], behind)
        bend = (race.courses[far] - race.courses[near] + WAYS + 1) % WAYS
        return self.windows.window(race.tiles[near], bend, race.tiles[far], behind)

    # -- docks -----------------------------------------------------------------------------------------------------

    def serves(self, race: Race, islands: i64, tile: i64) -> bool:
        """Whether a passenger waits on the tile for a ship that has visited these islands."""
        return race.waiting[tile] > 0 and not islands >> tile & 1

    def islands_ahead(self, race: Race, islands: i64) -> i64:
        """Stations that can still serve this ship, those on tiles to come included."""
        found: i64 = 0
        tile = race.first
        while tile < race.laid():
            if self.serves(race, islands, tile):
                found += 1
            tile += 1
        return found + self.stations_to_come(race)

    def stations_to_come(self, race: Race) -> i64:
        found: i64 = 0
        if race.platform == NOWHERE:
            for layout in race.pile:
                if self.river.passengers[layout] > 0:
                    found += 1
        return found

    def detour(self, race: Race, islands: i64, tile: i64) -> float:
        """Moves that a stop costs on this tile or behind it."""
        while tile < race.laid():
            if self.serves(race, islands, tile):
                return self.stop
            tile += 1
        return self.stop + self.unseen if self.stations_to_come(race) > 0 else HOPELESS

    def contest(self, race: Race, seat: i64, tile: i64) -> float:
        """What rivals for the same dock cost: more and more if the ships are late, since they hold each other up."""
        crowd = 1 - race.waiting[tile]
        other: i64 = 0
        while other < race.seats:
            ship = race.ships[other]
            rival = other != seat and ship.fate == RACING and ship.hex >> TILE_SHIFT == tile
            if rival and ship.passengers < self.berths and not ship.islands >> tile & 1:
                crowd += 1
            other += 1
        if crowd <= 0:
            return 0.0
        late = race.round - 2 * tile - LATE
        return float(crowd) * (self.rival + DELAY * float(late) if late > 0 else self.rival)

    def later(self, need: i64, found: i64) -> float:
        """Moves for the stops after the next one, and for the danger that too few islands are left."""
        moves = (self.stop + self.unseen) * float(need - 1)
        spare = found - need
        if spare < SPARE:
            moves += self.hurry * float(SPARE - spare)
        return moves
