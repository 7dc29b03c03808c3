"""How many moves a ship still needs to fetch its passengers and to land. Nothing here is hidden from any captain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.look_ahead import LookAhead
from paddlewheel.games.mississippi_queen.rules.river import NO_TILE, RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, RACING, TILE_SHIFT, Race, Ship
from paddlewheel.games.mississippi_queen.tactics.distances import ANYWHERE, DOCK, PACE, WAYS, Distances

#: Hexes: the length of a tile.
TILE: Final = 4.0
#: Moves: slowing down for a dock or the platform.
STOP: Final = 2.5
#: What a dock that nobody has seen yet may cost: rivals, or a bad place.
UNSEEN: Final = 2.0
#: Moves that a coal is worth: the first ones keep a ship in the race.
COAL: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1]
#: How few islands may be left over before a captain hurries, and the moves this is worth for each.
SPARE: Final = 3
HURRY: Final = 1.0
# Moves, for ships that will not land or have landed.
HOPELESS: Final = 40.0
STUCK: Final = 25.0
OUT: Final = 110.0
LANDED: Final = -30.0


@final
class MovesLeft:
    """Estimates the moves to the platform, and the way to what a ship wants next."""

    def __init__(self, rules: RaceRules, distances: Distances) -> None:
        self.river: RiverMap = rules.river
        self.look_ahead: LookAhead = rules.look_ahead
        self.introductory: bool = rules.introductory
        self.berths: i64 = rules.arrivals.berths
        self.distances: Distances = distances

    def of_ship(self, race: Race, seat: i64) -> float:
        """How many moves this ship needs to the platform; coal counts as moves saved."""
        ship = race.ships[seat]
        if ship.fate == HOME:
            return LANDED + 6.0 * float(ship.ended)
        if ship.fate != RACING:
            return OUT - float(ship.reached) / 6.0 - float(ship.ended)
        coal = COAL[ship.coal] if ship.coal < 6 else COAL[6] + 0.1 * float(ship.coal - 6)
        moves = self.moves_to_finish(race, ship) - coal
        moving = race.points > 0 and race.mover() == seat
        if ship.coal < 2 and not moving and not self.look_ahead.can_move(race, seat):
            moves += STUCK
        return moves

    def moves_to_finish(self, race: Race, ship: Ship) -> float:
        distances = self.distances
        need: i64 = 0
        if not self.introductory:
            need = self.berths - ship.passengers
        if need <= 0:
            way = self.way_home(race, ship)
            if self.introductory:
                return distances.moves(distances.runs, way, ship.speed)
            if race.platform != NOWHERE:
                return distances.moves(distances.stops, way, ship.speed)
            return distances.moves(distances.runs, way, ship.speed) + STOP
        islands = self.islands_ahead(race, ship)
        if islands < need:
            missing = 10.0 * float(need - islands)
            return HOPELESS + missing + distances.moves(distances.runs, self.way_home(race, ship), ship.speed)
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
            if self.river.passengers[layout] > 0:
                found += 1
        return found

    def by_dock(self, race: Race, ship: Ship, tile: i64) -> float:
        """Moves to the platform by way of this tile's dock, the stops after it left out."""
        layout = race.tiles[tile]
        onward = self.distances.from_dock[layout] + TILE * float(race.laid() - 1 - tile + len(race.pile))
        way = self.way_to_dock(race, ship, tile)
        return self.distances.moves(self.distances.stops, way, ship.speed) + onward / PACE

    def way_to_dock(self, race: Race, ship: Ship, tile: i64) -> float:
        layout = race.tiles[tile]
        here = ship.hex >> TILE_SHIFT
        if here == tile:
            if ship.hex & HEX_MASK == self.river.docks[layout]:
                # There, but too fast to take anybody aboard: off it and back again.
                return 3.0
            return self.way_in_tile(race, ship.hex, ship.heading, DOCK)
        if here < tile:
            between = TILE * float(tile - here - 1)
            return self.way_out(race, ship.hex, ship.heading) + between + self.distances.to_dock[layout]
        # Behind: about, back over the tiles between, and about again.
        back = TILE * float(here - tile - 1) + TILE - self.way_out(race, ship.hex, ship.heading)
        return 5.0 + max(back, 0.0) + self.distances.from_dock[layout]

    def by_dock_unseen(self, race: Race, ship: Ship) -> float:
        """Moves to the platform with the next stop on a tile that is still to be laid."""
        stations: i64 = 0
        for layout in race.pile:
            if self.river.passengers[layout] > 0:
                stations += 1
        if stations == 0:
            return HOPELESS
        tiles_to_it = float(len(race.pile) + 1) / float(stations + 1)
        way = self.way_out(race, ship.hex, ship.heading)
        way += TILE * (float(race.laid() - 1 - (ship.hex >> TILE_SHIFT)) + tiles_to_it - 0.5)
        onward = TILE * (float(len(race.pile)) - tiles_to_it + 0.5)
        return self.distances.moves(self.distances.runs, way, ship.speed) + onward / PACE + STOP + UNSEEN

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
        return self.distances.way[self.distances.at(race.tiles[tile], aim, hex & HEX_MASK, way)]

    def way_on(self, race: Race, ship: Ship, hex: i64, heading: i64) -> float:
        """The way to what the ship wants next on its tile: the dock there, or the way out; less on a later tile."""
        tile = hex >> TILE_SHIFT
        tiles = TILE * float(tile - (ship.hex >> TILE_SHIFT))
        if not self.introductory and ship.passengers < self.berths and self.serves(race, ship, tile):
            return self.way_in_tile(race, hex, heading, DOCK) - tiles
        return self.way_out(race, hex, heading) - tiles

    def stop_is_near(self, race: Race, ship: Ship) -> bool:
        """Whether what the ship wants next on its tile is a stop."""
        tile = ship.hex >> TILE_SHIFT
        if ship.passengers >= self.berths:
            return race.platform != NOWHERE and tile == race.laid() - 1
        return self.serves(race, ship, tile)
