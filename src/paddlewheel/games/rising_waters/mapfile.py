"""Reading the map: a picture in a text file, checked against every number that the rulebook fixes."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, pi
from pathlib import Path

import msgspec

from paddlewheel.kernel import BadData

FILE = Path(__file__).with_name("map.txt")

ROWS = 14
COLUMNS = 10
HEXES = ROWS * COLUMNS
LETTERS = "abcdefghijklmn"
GROUND = {"f": "field", "t": "forest", "v": "Vicksburg", "^": "bluff", ".": "plain"}
REGIONS = ("Yazoo Valley", "Mounds Landing", "Cabin Teele", "Tensas Basin")
FLOOD_HEXES = 89
LAKES = 4
TOWNS = 6
CAMPS = 7


class Water(msgspec.Struct):
    """A water grouping: its name, region, hexes and what lies downstream (-1: nothing)."""

    name: str
    region: int
    hexes: list[int]
    downstream: int = -1


class Land(msgspec.Struct):
    """A land group: its letter, elevation and hexes."""

    name: str
    elevation: int
    hexes: list[int]


class Map(msgspec.Struct):
    """The whole map by numbers: hex = row * 10 + column, water in the order in which it is resolved."""

    water: list[Water]
    land: list[Land]
    #: What is on each hex: a letter of GROUND, or ~ for water.
    ground: list[str]
    dots: list[int]
    towns: list[tuple[str, int]]
    camps: list[tuple[str, int]]
    #: Elevations that differ on the Fall side of the board, by the letter of the group.
    fall: dict[str, int]

    def side(self, spring: bool) -> Map:
        """The map of one version: the board has two sides."""
        if spring:
            return self
        land = [Land(group.name, self.fall.get(group.name, group.elevation), group.hexes) for group in self.land]
        return msgspec.structs.replace(self, land=land)

    def water_of(self, hex: int) -> int:
        return next((number for number, group in enumerate(self.water) if hex in group.hexes), -1)

    def land_of(self, hex: int) -> int:
        return next((number for number, group in enumerate(self.land) if hex in group.hexes), -1)


def hex_name(hex: int) -> str:
    return f"{LETTERS[hex // COLUMNS]}{hex % COLUMNS}"


def hex_number(name: str) -> int:
    """The hex of a name such as c5, or -1."""
    if len(name) != 2 or name[0] not in LETTERS or not name[1].isdigit():
        return -1
    return LETTERS.index(name[0]) * COLUMNS + int(name[1])


def neighbour(hex: int, direction: int) -> int:
    """The next hex north-east, east, south-east, south-west, west or north-west (0 to 5), or -1 off the map."""
    row, column = divmod(hex, COLUMNS)
    east = row % 2  # Odd rows lie half a hex to the east.
    step = ((-1, east), (0, 1), (1, east), (1, east - 1), (0, -1), (-1, east - 1))[direction]
    row, column = row + step[0], column + step[1]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def neighbours(hex: int) -> list[int]:
    return [there for there in (neighbour(hex, direction) for direction in range(6)) if there >= 0]


def centre(hex: int) -> tuple[float, float]:
    """Where the middle of a hex lies, in hex widths: x to the east, y to the south."""
    row, column = divmod(hex, COLUMNS)
    return column + 0.5 * (row % 2), row * 3**0.5 / 2


def clockwise(hexes: list[int]) -> list[int]:
    """All hexes in the order a clock hand over the middle of these passes them, from due north, nearer ones first."""
    middle_x = sum(centre(hex)[0] for hex in hexes) / len(hexes)
    middle_y = sum(centre(hex)[1] for hex in hexes) / len(hexes)

    def hand(hex: int) -> tuple[float, float, int]:
        x, y = centre(hex)[0] - middle_x, centre(hex)[1] - middle_y
        # Rounded, so that the same direction is the same on every machine.
        return round(atan2(x, -y) % (2 * pi), 9) % round(2 * pi, 9), round(x * x + y * y, 9), hex

    return sorted(range(HEXES), key=hand)


def distances(hex: int) -> list[int]:
    """Steps from this hex to every hex, as the crow flies."""
    found = [-1] * HEXES
    found[hex] = 0
    queue = [hex]
    for here in queue:
        for there in neighbours(here):
            if found[there] < 0:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def load_map(path: Path = FILE) -> Map:
    """The map, checked; a bad file gets an error that names the line."""
    rows: dict[int, tuple[int, list[str]]] = {}
    facts: dict[str, list[tuple[int, str, str]]] = {"region": [], "town": [], "camp": [], "fall": []}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in facts:
            name, colon, value = line.removeprefix(words[0]).rpartition(":")
            if not colon:
                raise BadData(path.name, f"line {number}", f"a {words[0]} line reads '{words[0]} NAME : ...'")
            facts[words[0]].append((number, name.strip(), value.strip()))
        elif words[0] in LETTERS:
            rows[LETTERS.index(words[0])] = (number, words[1:])
        else:
            raise BadData(path.name, f"line {number}", f"{words[0]!r} is no row, region, town or camp")
    chart = _picture(path, rows)
    _regions(path, chart, facts["region"])
    chart.towns = _sites(path, chart, "town", facts["town"], TOWNS)
    chart.camps = _sites(path, chart, "camp", facts["camp"], CAMPS)
    _fall(path, chart, facts["fall"])
    _check(path, chart)
    return chart


def _picture(path: Path, rows: dict[int, tuple[int, list[str]]]) -> Map:
    water: dict[str, Water] = {}
    land: dict[str, Land] = {}
    chart = Map([], [], ["."] * HEXES, [], [], [], {})
    for row in range(ROWS):
        number, marks = rows.get(row, (0, []))
        if len(marks) != COLUMNS:
            raise BadData(path.name, f"row {LETTERS[row]}", f"a row has {COLUMNS} hexes, not {len(marks)}")
        for column, mark in enumerate(marks):
            hex = row * COLUMNS + column
            if mark.startswith("~") and len(mark.rstrip("*")) == 3:
                water.setdefault(mark[1:3], Water(mark[1:3], -1, [])).hexes.append(hex)
                chart.ground[hex] = "~"
                if mark.endswith("*"):
                    chart.dots.append(hex)
            elif len(mark) == 3 and mark[0].isalpha() and mark[1].isdigit() and mark[2] in GROUND:
                group = land.setdefault(mark[0], Land(mark[0], int(mark[1]), []))
                if group.elevation != int(mark[1]):
                    raise BadData(
                        path.name, f"line {number}, hex {hex_name(hex)}", f"group {mark[0]} has two elevations"
                    )
                group.hexes.append(hex)
                chart.ground[hex] = mark[2]
            else:
                raise BadData(path.name, f"line {number}, hex {hex_name(hex)}", f"{mark!r} is neither land nor water")
    chart.water = list(water.values())
    chart.land = list(land.values())
    return chart


def _regions(path: Path, chart: Map, lines: list[tuple[int, str, str]]) -> None:
    if tuple(name for _, name, _ in lines) != REGIONS:
        raise BadData(path.name, "region", f"the regions are, in this order: {', '.join(REGIONS)}")
    drawn = {group.name: group for group in chart.water}
    order: list[str] = []
    for region, (_, _, value) in enumerate(lines):
        order += [name for name in value.replace(">", " ").replace(",", " ").split() if name not in order]
        for name in order:
            if name in drawn and drawn[name].region < 0:
                drawn[name].region = region
    # A river's last word names the next region's first grouping: its own line comes first in the order of resolving.
    for number, _, value in lines:
        for chain in value.split(","):
            names = [name.strip() for name in chain.split(">")]
            for name in names:
                if name not in drawn:
                    raise BadData(path.name, f"line {number}", f"there is no water {name!r} in the picture")
            for above, below in pairwise(names):
                drawn[above].downstream = order.index(below) if below in order else -1
    if sorted(order) != sorted(drawn):
        raise BadData(path.name, "region", f"the regions name {len(order)} groupings, the picture has {len(drawn)}")
    chart.water = [drawn[name] for name in order]
    for region, (_, _, value) in enumerate(lines):
        for name in value.split(">")[0].split(",")[0].split():
            drawn[name].region = region
    for number, group in enumerate(chart.water):
        if group.downstream < 0:
            continue
        if group.downstream <= number:
            raise BadData(path.name, f"water {group.name}", "water flows down the list only: it would run in a circle")


def _sites(path: Path, chart: Map, kind: str, lines: list[tuple[int, str, str]], count: int) -> list[tuple[str, int]]:
    found = []
    for number, name, value in lines:
        hex = hex_number(value)
        if hex < 0 or chart.ground[hex] == "~":
            raise BadData(path.name, f"line {number}", f"{kind} {name}: {value!r} is not a land hex")
        found.append((name, hex))
    if len(found) != count or len({hex for _, hex in found}) != count:
        raise BadData(path.name, kind, f"there are {count} different {kind} sites, not {len(found)}")
    return found


def _fall(path: Path, chart: Map, lines: list[tuple[int, str, str]]) -> None:
    names = {group.name for group in chart.land}
    for number, _, value in lines:
        for word in value.split():
            if word[:1] not in names or word[1:] not in ("2", "3", "4", "5"):
                raise BadData(
                    path.name, f"line {number}", f"{word!r} is not a land group with an elevation from 2 to 5"
                )
            chart.fall[word[0]] = int(word[1:])


def _check(path: Path, chart: Map) -> None:
    """What must be true of the map, whoever draws it."""
    for what, hexes in [
        *((f"water {group.name}", group.hexes) for group in chart.water),
        *((f"land {group.name}", group.hexes) for group in chart.land),
    ]:
        if not contiguous(hexes):
            raise BadData(path.name, what, "its hexes do not hang together")
    floodable = sum(len(group.hexes) for group in chart.land if group.elevation < 6)
    if floodable > FLOOD_HEXES:
        raise BadData(path.name, "land", f"{floodable} hexes can flood and there are {FLOOD_HEXES} flood hexes")
    if min(group.elevation for group in chart.land) != 2:
        raise BadData(path.name, "land", "the lowest land lies at elevation 2")
    lakes = [hex for group in chart.water if group.region == 0 for hex in group.hexes]
    if len(pieces(lakes)) != LAKES:
        raise BadData(path.name, "region Yazoo Valley", f"it has {LAKES} lakes, not {len(pieces(lakes))}")
    for region, name in enumerate(REGIONS):
        first = next(group for group in chart.water if group.region == region)
        if sum(hex in first.hexes for hex in chart.dots) != 1:
            raise BadData(path.name, f"region {name}", f"its first grouping {first.name} must have the dot")
    if len(chart.dots) != len(REGIONS):
        raise BadData(path.name, "dots", f"every region has one dot; {len(chart.dots)} are drawn")
    if sum(group.region == 3 for group in chart.water) < 4:
        raise BadData(path.name, "region Tensas Basin", "it has at least 4 groupings")
    for group in chart.water:
        below = chart.water[group.downstream].hexes
        if group.downstream >= 0 and not any(there in below for here in group.hexes for there in neighbours(here)):
            raise BadData(path.name, f"water {group.name}", "it does not touch what is downstream of it")
    river = [hex for group in chart.water if group.region > 0 for hex in group.hexes]
    if not contiguous(river):
        raise BadData(path.name, "the river", "its hexes do not hang together")


def pieces(hexes: list[int]) -> list[set[int]]:
    """The connected pieces of these hexes."""
    left = set(hexes)
    found = []
    while left:
        queue = [left.pop()]
        piece = set(queue)
        for here in queue:
            for there in neighbours(here):
                if there in left:
                    left.discard(there)
                    piece.add(there)
                    queue.append(there)
        found.append(piece)
    return found


def contiguous(hexes: list[int]) -> bool:
    return len(pieces(hexes)) == 1
