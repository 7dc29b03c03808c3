"""How many moves a ship still needs to fetch its passengers and to land. Nothing here is hidden from any captain."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from paddlewheel.games.mississippi_queen.rules.river import HEXES, RiverMap
from paddlewheel.games.mississippi_queen.rules.rules import RaceRules
from paddlewheel.games.mississippi_queen.state import HEX_MASK, HOME, NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.games.mississippi_queen.tactics.move_search import COALS, LAYER, SPEEDS, WAYS
from paddlewheel.games.mississippi_queen.tactics.windows import TILE_LAYER, UNKNOWN, Window, Windows

#: Moves: over a tile that the tables do not reach, slowing down for a dock or the platform there, and what a dock that
#: nobody has seen yet may cost besides: rivals, or a bad place.
TILE: Final = 1.5
STOP: Final = 2.2
UNSEEN: Final = 2.0
#: The speed from which a ship can stop on the last tile, one faster for every coal, and what it costs to be too fast.
STOPPABLE: Final = 3
BRAKE: Final = 3.0
#: Moves that a rival for the same dock costs, and how many more for every round after which one is late there.
RIVAL: Final = 0.2
DELAY: Final = 0.3
LATE: Final = 5
#: Moves that a coal is worth: the first ones keep a ship in the race.
COAL: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1]
MOST_COAL: Final = 64
#: How few islands may be left over before a captain hurries, and the moves this is worth for each.
SPARE: Final = 3
HURRY: Final = 1.5
#: Moves, for ships that will not land or have landed.
HOPELESS: Final = 60.0
OUT: Final = 110.0
LANDED: Final = -30.0


@final
class MovesLeft:
    """The moves to the platform: by the tables where the tiles are known, roughly behind them."""

    def __init__(self, rules: RaceRules, windows: Windows) -> None:
        self.river: RiverMap = rules.river
        self.introductory: bool = rules.introductory
        self.berths: i64 = 0 if rules.introductory else rules.arrivals.berths
        self.windows: Windows = windows
        self.coal: vec[float] = vec[float](COAL)
        while len(self.coal) <= MOST_COAL:
            self.coal = append(self.coal, self.coal[len(self.coal) - 1] + 0.1)

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
        tile = hex >> TILE_SHIFT
        last = race.laid() - 1
        final_tile = last
        if race.platform == NOWHERE:
            final_tile += len(race.pile)
            if tile == last:
                return self.from_edge(race, seat, hex, heading, speed, coal, passengers, islands)
        near = tile
        if tile == last:
            near -= 1
        gone = near < race.first
        frame = race.courses[tile] if gone else race.courses[near]
        window = self.window(race, near, gone)
        behind = near + 1 == last and race.platform != NOWHERE
        place = (hex & HEX_MASK) * WAYS + (heading - frame + WAYS) % WAYS
        if tile != near:
            place += HEXES * WAYS
        rest = 0.0
        if not behind:
            rest = self.unseen_rest(final_tile - near - 2, speed, coal + 1)
        onward = self.look_up(window.onward, LAYER, place, speed, coal) + rest
        need = self.berths - passengers
        if need <= 0:
            return onward
        found = self.islands_ahead(race, islands)
        if found < need:
            return HOPELESS + 10.0 * float(need - found) + onward
        best = 999.0
        if not gone and self.serves(race, islands, near):
            table = self.windows.near_dock(window, race.tiles[near])
            best = self.look_up(table, LAYER, place, speed, coal) + rest + self.contest(race, seat, near)
        if self.serves(race, islands, near + 1):
            table = self.windows.far_dock(window, race.tiles[near + 1])
            moves = self.look_up(table, LAYER, place, speed, coal) + rest + self.contest(race, seat, near + 1)
            best = min(best, moves)
        best = min(best, onward + self.detour(race, islands, near + 2))
        if near - 1 >= race.first and self.serves(race, islands, near - 1) and tile == near:
            best = min(best, self.back(race, near - 1, hex, heading, speed, coal, final_tile))
        return best + self.later(race, islands, need, found)

    def from_edge(
        self, race: Race, seat: i64, hex: i64, heading: i64, speed: i64, coal: i64, passengers: i64, islands: i64
    ) -> float:
        """On the furthest tile, before the next one is laid."""
        tile = hex >> TILE_SHIFT
        layout = race.tiles[tile]
        place = (hex & HEX_MASK) * WAYS + (heading - race.courses[tile] + WAYS) % WAYS
        rest = self.unseen_rest(len(race.pile) - 1, speed, coal)
        onward = self.look_up(self.windows.average(layout), TILE_LAYER, place, speed, coal) + rest
        need = self.berths - passengers
        if need <= 0:
            return onward
        found = self.islands_ahead(race, islands)
        if found < need:
            return HOPELESS + 10.0 * float(need - found) + onward
        best = onward + self.detour(race, islands, tile + 1)
        if self.serves(race, islands, tile):
            table = self.windows.average_by_dock(layout)
            moves = self.look_up(table, TILE_LAYER, place, speed, coal) + rest + self.contest(race, seat, tile)
            best = min(best, moves)
        if tile > race.first and self.serves(race, islands, tile - 1):
            best = min(best, self.back(race, tile - 1, hex, heading, speed, coal, tile + len(race.pile)))
        return best + self.later(race, islands, need, found)

    def unseen_rest(self, tiles: i64, speed: i64, coal: i64) -> float:
        """Moves behind the tables, and to stop at the platform: on the last tile it is too late to brake."""
        if self.introductory:
            return TILE * float(tiles)
        fast = speed - STOPPABLE - coal
        if tiles > 0 or fast <= 0:
            return TILE * float(tiles) + STOP
        return TILE * float(tiles) + STOP + BRAKE * float(fast * fast)

    def look_up(self, table: vec[i16], layer: i64, place: i64, speed: i64, coal: i64) -> float:
        """Moves by a table, with as much coal burnt as pays."""
        at = place * SPEEDS + speed - 1
        best = float(table[at]) / 100.0 - self.coal[coal]
        burnt: i64 = 1
        while burnt < COALS and burnt <= coal:
            moves = float(table[burnt * layer + at]) / 100.0 - self.coal[coal - burnt]
            if moves < best:
                best = moves
            burnt += 1
        return best

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
                return STOP
            tile += 1
        return STOP + UNSEEN if self.stations_to_come(race) > 0 else HOPELESS

    def back(self, race: Race, near: i64, hex: i64, heading: i64, speed: i64, coal: i64, final_tile: i64) -> float:
        """By way of the dock on the tile behind the ship's."""
        window = self.window(race, near, False)
        table = self.windows.near_dock(window, race.tiles[near])
        place = (HEXES + (hex & HEX_MASK)) * WAYS + (heading - race.courses[near] + WAYS) % WAYS
        moves = self.look_up(table, LAYER, place, speed, coal)
        if near + 1 == race.laid() - 1 and race.platform != NOWHERE:
            return moves
        return moves + TILE * float(final_tile - near - 2) + STOP

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
        return float(crowd) * (RIVAL + DELAY * float(late) if late > 0 else RIVAL)

    def later(self, race: Race, islands: i64, need: i64, found: i64) -> float:
        """Moves for the stops after the next one, and for the danger that too few islands are left."""
        moves = (STOP + UNSEEN) * float(need - 1)
        spare = found - need
        if spare < SPARE:
            moves += HURRY * float(SPARE - spare)
        return moves
