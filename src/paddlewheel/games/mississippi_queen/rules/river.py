"""The river: which hex lies ahead, what is on it, and how the next tile is laid."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.state import HEX_MASK, NOWHERE, TILE_SHIFT, Race
from paddlewheel.kernel import Chance
from paddlewheel.parts.hexes import STEPS, neighbour, plus, rotate, steps_between, times

HEXES: Final = 20
#: The end of the river, where a bend to the next tile would stand.
NO_TILE: Final = 6
#: In place of a step's end: a hex that no tile has.
OFF: Final = 31

#: Hexes of the last tile that face a platform to the left (course 5), ahead (0) and to the right (1): MQ-32a.
ENTRIES: Final[dict[int, tuple[int, int, int]]] = {5: (10, 15, 16), 0: (16, 17, 18), 1: (14, 18, 19)}


@final
class RiverMap:
    """What never changes about the tiles, looked up by number."""

    def __init__(
        self,
        places: list[tuple[int, int]],
        land: list[list[int]],
        docks: list[int],
        passengers: list[int],
        names: list[str],
        pictures: list[str],
        stations: list[str],
    ) -> None:
        """`places` are a tile's hexes; the rest is by layout: land, dock (or NOWHERE), passengers put there, looks."""
        #: How a layout is called and what is on its hexes, a letter each, for those who show it.
        self.names: list[str] = names
        self.pictures: list[str] = pictures
        self.stations: list[str] = stations
        self.docks: vec[i64] = vec[i64](docks)
        self.passengers: vec[i64] = vec[i64](passengers)
        #: A bit for each hex.
        self.water: vec[i64] = vec[i64](
            [sum([1 << number for number in range(HEXES) if number not in dry]) for dry in land]
        )
        #: Twice the distance up the tile's own axis, and the column from left (-2) to right (2): MQ-46a.
        self.up: vec[i64] = vec[i64]([-2 * r - q for q, r in places])
        self.column: vec[i64] = vec[i64]([q for q, r in places])
        turned = [rotate(place, course) for course in range(6) for place in places]
        self.turned_q: vec[i64] = vec[i64]([q for q, r in turned])
        self.turned_r: vec[i64] = vec[i64]([r for q, r in turned])
        #: Where steps end, row by row.
        self.links: vec[i64] = vec[i64](_links(places))
        entries = [0] * (6 * HEXES)
        for bend, hexes in ENTRIES.items():
            for number in hexes:
                entries[bend * HEXES + number] = 1
        self.entries: vec[i64] = vec[i64](entries)

    def beyond(self, race: Race, hex: i64, heading: i64) -> i64:
        """The hex of the river one step that way, land included, or NOWHERE (MQ-15, MQ-15a)."""
        tile = hex >> TILE_SHIFT
        link = self.links[race.rows[tile] + (hex & HEX_MASK) * 6 + heading]
        if link == OFF:
            return NOWHERE
        return (tile << TILE_SHIFT) + link

    def refresh(self, race: Race) -> None:
        """Find again how every tile lies between its neighbours and what is open, once the river has changed."""
        courses = race.courses
        rows = vec[i64](capacity=len(courses))
        water = vec[i64](capacity=len(courses))
        tile: i64 = 0
        while tile < len(courses):
            onward: i64 = NO_TILE
            if tile + 1 < len(courses):
                onward = (courses[tile + 1] - courses[tile] + 6) % 6
            back: i64 = NO_TILE
            if tile > race.first:
                back = (courses[tile] - courses[tile - 1] + 6) % 6
            rows = append(rows, row(courses[tile], onward, back))
            water = append(water, self.water[race.tiles[tile]])
            tile += 1
        race.rows = rows
        race.open = water
        for ship in race.ships:
            race.move_ship(ship, ship.hex)

    def is_water(self, race: Race, hex: i64) -> bool:
        return self.water[race.tiles[hex >> TILE_SHIFT]] >> (hex & HEX_MASK) & 1 == 1

    def ahead(self, race: Race, hex: i64, heading: i64) -> i64:
        """The water one step that way, or NOWHERE when there is land or no river (MQ-14, MQ-15)."""
        there = self.beyond(race, hex, heading)
        if there == NOWHERE or not self.is_water(race, there):
            return NOWHERE
        return there

    def is_entry(self, race: Race, hex: i64) -> bool:
        """Whether the platform can be entered from this hex (MQ-32)."""
        if race.platform == NOWHERE or hex >> TILE_SHIFT != race.laid() - 1:
            return False
        bend = race.platform - race.courses[race.laid() - 1]
        if bend < 0:
            bend += 6
        return self.entries[bend * HEXES + (hex & HEX_MASK)] == 1 and self.is_water(race, hex)

    def is_dock(self, race: Race, hex: i64) -> bool:
        return self.docks[race.tiles[hex >> TILE_SHIFT]] == hex & HEX_MASK

    def progress(self, hex: i64) -> i64:
        """How far down the river a hex is, in half hexes: 4 hexes a tile and the place on the tile (MQ-46a)."""
        return 8 * (hex >> TILE_SHIFT) + self.up[hex & HEX_MASK]

    def rightness(self, hex: i64) -> i64:
        return self.column[hex & HEX_MASK]

    def place(self, race: Race, layout: i64, course: i64) -> None:
        """Put a tile at the end of the river, with passengers on its station."""
        race.tiles = append(race.tiles[:], layout)
        race.courses = append(race.courses[:], course)
        race.waiting = append(race.waiting, self.passengers[layout])
        self.refresh(race)

    def covered(self, race: Race, course: i64) -> i64:
        """The tiles, a bit each, that a tile laid on this course from the last one would lie on (MQ-21)."""
        centre_q: i64 = 0
        centre_r: i64 = 0
        last = race.laid() - 1
        number = race.first + 1
        # Centres are counted from the rearmost tile.
        while number <= last:
            centre_q += STEP4_Q[race.courses[number]]
            centre_r += STEP4_R[race.courses[number]]
            number += 1
        new_q = centre_q + STEP4_Q[course]
        new_r = centre_r + STEP4_R[course]
        covered: i64 = 0
        one: i64 = 1
        number = last
        while number > race.first:
            centre_q -= STEP4_Q[race.courses[number]]
            centre_r -= STEP4_R[race.courses[number]]
            number -= 1
            if self._overlap(new_q - centre_q, new_r - centre_r, course, race.courses[number]):
                covered |= one << number
        return covered

    def _overlap(self, q: i64, r: i64, course: i64, other: i64) -> bool:
        """Whether two tiles share a hex, the first one (q, r) away from the second."""
        if steps_between(q, r) > 6:
            return False
        mine: i64 = course * HEXES
        while mine < course * HEXES + HEXES:
            theirs: i64 = other * HEXES
            while theirs < other * HEXES + HEXES:
                if (
                    self.turned_q[mine] + q == self.turned_q[theirs]
                    and self.turned_r[mine] + r == self.turned_r[theirs]
                ):
                    return True
                theirs += 1
            mine += 1
        return False


STEP4_Q: Final = vec[i64]([4 * q for q, r in STEPS])
STEP4_R: Final = vec[i64]([4 * r for q, r in STEPS])


def rolled_bend(chance: Chance) -> i64:
    """The direction die: two faces each for left (5), ahead (0) and right (1) (MQ-20)."""
    return (chance.below(3) + 5) % 6


def row(course: i64, onward: i64, back: i64) -> i64:
    """Where the links begin of a tile on this course, with these bends to the next tile and from the one behind."""
    return ((course * 7 + onward) * 7 + back) * HEXES * 6


def _links(places: list[tuple[int, int]]) -> list[int]:
    """For every course, bend onward and back, hex and heading: the step's end, counted from the tile's first hex."""
    number_of = {place: number for number, place in enumerate(places)}
    northward = []
    for onward in range(7):
        for back in range(7):
            for place in places:
                northward.append([_link(number_of, place, way, onward, back) for way in range(6)])
    table = []
    for course in range(6):
        for ends in northward:
            table += ends[6 - course :] + ends[: 6 - course]
    return table


def _link(number_of: dict[tuple[int, int], int], place: tuple[int, int], way: int, onward: int, back: int) -> int:
    there = neighbour(place, way)
    if there in number_of:
        return number_of[there]
    if onward != NO_TILE:
        # The next tile lies four steps along its own course, and is turned to it.
        centre = times(STEPS[onward], 4)
        local = rotate(plus(there, times(centre, -1)), -onward)
        if local in number_of:
            return (1 << TILE_SHIFT) + number_of[local]
    if back != NO_TILE:
        # Seen from here, the tile behind lies four steps back along this tile's course.
        local = rotate(plus(there, times(STEPS[0], 4)), back)
        if local in number_of:
            return -(1 << TILE_SHIFT) + number_of[local]
    return OFF
