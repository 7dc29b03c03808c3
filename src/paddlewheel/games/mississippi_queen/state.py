"""What is on the table: the river, the ships, and the move under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from paddlewheel.games.mississippi_queen.rules.rules import RaceRules

# A hex of the river is a number: tile number * 32 + hex of the tile (0 to 19).
TILE_SHIFT: Final = 5
HEX_MASK: Final = 31

NOWHERE: Final = -1

# What has become of a ship.
RACING: Final = 0
HOME: Final = 1
AGROUND: Final = 2
OUT_OF_COAL: Final = 3
STRANDED: Final = 4


@final
class Ship:
    """A paddle-steamer: where it is, which way it points, and what its wheels show."""

    __slots__ = ("coal", "ended", "fate", "heading", "hex", "islands", "passengers", "reached", "speed")

    def __init__(self, hex: i64, heading: i64, speed: i64, coal: i64) -> None:
        self.hex: i64 = hex
        self.heading: i64 = heading
        self.speed: i64 = speed
        self.coal: i64 = coal
        self.passengers: i64 = 0
        #: A bit for each tile whose island gave this ship a passenger.
        self.islands: i64 = 0
        self.fate: i64 = RACING
        # Once it has left the race: how many ships had left before, and how far it came.
        self.ended: i64 = 0
        self.reached: i64 = 0

    def clone(self) -> Ship:
        twin = Ship(self.hex, self.heading, self.speed, self.coal)
        twin.passengers = self.passengers
        twin.islands = self.islands
        twin.fate = self.fate
        twin.ended = self.ended
        twin.reached = self.reached
        return twin


@final
class Race(State["RaceRules"]):
    """One race under way."""

    def __init__(self, game: AnyGame, rules: RaceRules, seats: i64, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.ships: vec[Ship] = vec[Ship]([])
        # The river, tile by tile from the start: layout, course (0 north, clockwise), passengers waiting. Copies share
        # layouts and courses: `RiverMap.place` makes new ones.
        self.tiles: vec[i64] = vec[i64]([])
        self.courses: vec[i64] = vec[i64]([])
        self.waiting: vec[i64] = vec[i64]([])
        # By tile, as `RiverMap.refresh` derives it: where its links begin in the map (shared by copies), and a bit for
        # each hex with water and no ship, which `move_ship` keeps up to date.
        self.rows: vec[i64] = vec[i64]([])
        self.open: vec[i64] = vec[i64]([])
        #: The number of the rearmost tile still on the table.
        self.first: i64 = 0
        #: Tiles face down, the next one last. Copies share it.
        self.pile: vec[i64] = vec[i64]([])
        #: The way to the landing platform from the last tile, or NOWHERE.
        self.platform: i64 = NOWHERE
        self.round: i64 = 1
        #: Seats in the order in which they move this round (shared by copies), and how many of them have begun.
        self.order: vec[i64] = vec[i64]([])
        self.turn: i64 = 0
        self.ended: i64 = 0
        # The move under way.
        self.points: i64 = 0
        self.turns: i64 = 0
        #: The hexes the mover has been on in this move, its start included.
        self.path: vec[i64] = vec[i64]([])
        #: The seat that first reached the furthest tile in this move, or NOWHERE.
        self.explorer: i64 = NOWHERE

    def clone(self) -> Race:
        twin = Race(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        ships = vec[Ship](capacity=self.seats)
        for ship in self.ships:
            ships = append(ships, ship.clone())
        twin.ships = ships
        twin.tiles = self.tiles
        twin.courses = self.courses
        twin.waiting = self.waiting[:]
        twin.rows = self.rows
        twin.open = self.open[:]
        twin.first = self.first
        twin.pile = self.pile
        twin.platform = self.platform
        twin.round = self.round
        twin.order = self.order
        twin.turn = self.turn
        twin.ended = self.ended
        twin.points = self.points
        twin.turns = self.turns
        twin.path = self.path[:]
        twin.explorer = self.explorer
        return twin

    def facts(self) -> list[int]:
        facts: list[int] = []
        for ship in self.ships:
            facts += [ship.hex, ship.heading, ship.speed, ship.coal, ship.passengers, ship.islands]
            facts += [ship.fate, ship.ended, ship.reached]
        facts += [*self.tiles, *self.courses, *self.waiting, self.first, *self.pile, self.platform]
        facts += [self.round, *self.order, self.turn, self.ended]
        facts += [self.points, self.turns, *self.path, self.explorer]
        return facts

    def laid(self) -> i64:
        """How many tiles have been laid, removed ones included."""
        return len(self.tiles)

    def mover(self) -> i64:
        """The seat whose move is under way."""
        return self.order[self.turn - 1]

    def ship_on(self, hex: i64) -> i64:
        """The seat whose ship is on this hex, or NOWHERE."""
        seat: i64 = 0
        while seat < self.seats:
            if self.ships[seat].hex == hex:
                return seat
            seat += 1
        return NOWHERE

    def is_open(self, hex: i64) -> bool:
        """Whether this hex is water without a ship."""
        return self.open[hex >> TILE_SHIFT] >> (hex & HEX_MASK) & 1 == 1

    def move_ship(self, ship: Ship, hex: i64) -> None:
        """Put a ship onto another hex, or take it off the river (NOWHERE)."""
        one: i64 = 1
        left = ship.hex
        ship.hex = hex
        if hex != NOWHERE:
            self.open[hex >> TILE_SHIFT] &= ~(one << (hex & HEX_MASK))
        if left == NOWHERE:
            return
        for other in self.ships:
            if other.hex == left:
                return
        self.open[left >> TILE_SHIFT] |= one << (left & HEX_MASK)

    def leave(self, ship: Ship, fate: i64, reached: i64) -> None:
        """A ship leaves the river and the race, having come this far."""
        ship.reached = reached
        ship.fate = fate
        self.move_ship(ship, NOWHERE)
        ship.ended = self.ended
        self.ended += 1

    def landed(self) -> i64:
        """How many ships have landed."""
        landed: i64 = 0
        for ship in self.ships:
            if ship.fate == HOME:
                landed += 1
        return landed

    def passed(self, hex: i64) -> bool:
        """Whether the mover has been on this hex in this move."""
        for place in self.path:
            if place == hex:
                return True
        return False
