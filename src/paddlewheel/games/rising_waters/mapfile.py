"""Reading the map: a picture in a text file, checked against every number that the rulebook fixes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import msgspec

from paddlewheel.games.rising_waters.grid import (
    COLUMNS,
    LETTERS,
    ROWS,
    contiguous,
    hex_name,
    hex_number,
    neighbours,
    pieces,
)
from paddlewheel.games.rising_waters.kinds import HEXES, WATERS
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.kernel import BadData

FILE = Path(__file__).with_name("map.txt")

GROUND = {"f": "field", "t": "forest", "v": "Vicksburg", "^": "bluff", ".": "plain"}
REGIONS = ("Yazoo Valley", "Mounds Landing", "Cabin Teele", "Tensas Basin")
FLOOD_HEXES = 89
#: Land that lies so high is never flooded.
FLOODABLE = 6
#: Flooded land is a number with a bit for each group, and the compiled engine shifts by at most 30 places.
LANDS = 31
LAKES = 4
TOWNS = 6
CAMPS = 7


class WaterGroup(msgspec.Struct):
    """A water grouping: its name, region, hexes and what lies downstream (-1: nothing)."""

    name: str
    region: int
    hexes: list[int]
    downstream: int = -1


class LandGroup(msgspec.Struct):
    """A land group: its two letters, elevation and hexes."""

    name: str
    elevation: int
    hexes: list[int]


class RiverMap(msgspec.Struct):
    """The whole map by numbers: hex = row * 10 + column, water in the order in which it is resolved."""

    water: list[WaterGroup]
    land: list[LandGroup]
    #: What is on each hex: a letter of GROUND, or ~ for water.
    ground: list[str]
    dots: list[int]
    towns: list[tuple[str, int]]
    camps: list[tuple[str, int]]
    #: Elevations that differ on the Fall side of the board, by the letter of the group.
    fall: dict[str, int]

    def side(self, spring: bool) -> RiverMap:
        """The map of one version: the board has two sides."""
        if spring:
            return self
        land = [LandGroup(group.name, self.fall.get(group.name, group.elevation), group.hexes) for group in self.land]
        return msgspec.structs.replace(self, land=land)

    def raised(self, elevations: Mapping[str, int]) -> RiverMap:
        """The map with land at these elevations. On the Fall side it lies as much lower as before."""
        lowest = min(group.elevation for group in self.land)
        land = [LandGroup(group.name, elevations[group.name], group.hexes) for group in self.land]
        rise = {group.name: elevations[group.name] - group.elevation for group in self.land}
        fall = {name: max(lowest, elevation + rise[name]) for name, elevation in self.fall.items()}
        return msgspec.structs.replace(self, land=land, fall=fall)

    def water_of(self, hex: int) -> int:
        return next((number for number, group in enumerate(self.water) if hex in group.hexes), -1)

    def land_of(self, hex: int) -> int:
        return next((number for number, group in enumerate(self.land) if hex in group.hexes), -1)


def load_map(path: Path = FILE) -> RiverMap:
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
                raise BadData(path.name, say("place-line", line=str(number)), say("fault-fact", kind=words[0]))
            facts[words[0]].append((number, name.strip(), value.strip()))
        elif words[0] in LETTERS:
            rows[LETTERS.index(words[0])] = (number, words[1:])
        else:
            raise BadData(path.name, say("place-line", line=str(number)), say("fault-word", word=repr(words[0])))
    river_map = _picture(path, rows)
    _regions(path, river_map, facts["region"])
    river_map.towns = _sites(path, river_map, "town", facts["town"], TOWNS)
    river_map.camps = _sites(path, river_map, "camp", facts["camp"], CAMPS)
    _fall(path, river_map, facts["fall"])
    _check(path, river_map)
    return river_map


def _picture(path: Path, rows: dict[int, tuple[int, list[str]]]) -> RiverMap:
    water: dict[str, WaterGroup] = {}
    land: dict[str, LandGroup] = {}
    river_map = RiverMap([], [], ["."] * HEXES, [], [], [], {})
    for row in range(ROWS):
        number, marks = rows.get(row, (0, []))
        if len(marks) != COLUMNS:
            raise BadData(
                path.name, say("place-row", row=LETTERS[row]), say("fault-row", columns=COLUMNS, found=len(marks))
            )
        for column, mark in enumerate(marks):
            hex = row * COLUMNS + column
            if mark.startswith("~") and len(mark.rstrip("*")) == 3:
                water.setdefault(mark[1:3], WaterGroup(mark[1:3], -1, [])).hexes.append(hex)
                river_map.ground[hex] = "~"
                if mark.endswith("*"):
                    river_map.dots.append(hex)
            elif len(mark) == 4 and mark[:2].isalpha() and mark[2].isdigit() and mark[3] in GROUND:
                name, elevation = mark[:2], int(mark[2])
                group = land.setdefault(name, LandGroup(name, elevation, []))
                if group.elevation != elevation:
                    raise BadData(path.name, _at_hex(number, hex), say("fault-elevations", group=name))
                group.hexes.append(hex)
                river_map.ground[hex] = mark[3]
            else:
                raise BadData(path.name, _at_hex(number, hex), say("fault-mark", mark=repr(mark)))
    river_map.water = list(water.values())
    river_map.land = list(land.values())
    return river_map


def _at_hex(line: int, hex: int) -> str:
    return say("place-hex", line=str(line), hex=hex_name(hex))


def _regions(path: Path, river_map: RiverMap, lines: list[tuple[int, str, str]]) -> None:
    if tuple(name for _, name, _ in lines) != REGIONS:
        raise BadData(path.name, "region", say("fault-regions", regions=", ".join(REGIONS)))
    drawn = {group.name: group for group in river_map.water}
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
                    raise BadData(
                        path.name, say("place-line", line=str(number)), say("fault-no-water", name=repr(name))
                    )
            for above, below in pairwise(names):
                drawn[above].downstream = order.index(below) if below in order else -1
    if sorted(order) != sorted(drawn):
        raise BadData(path.name, "region", say("fault-named", named=len(order), drawn=len(drawn)))
    river_map.water = [drawn[name] for name in order]
    for region, (_, _, value) in enumerate(lines):
        for name in value.split(">")[0].split(",")[0].split():
            drawn[name].region = region
    for number, group in enumerate(river_map.water):
        if group.downstream < 0:
            continue
        if group.downstream <= number:
            raise BadData(path.name, say("place-water", group=group.name), say("fault-flow"))


def _sites(
    path: Path, river_map: RiverMap, kind: str, lines: list[tuple[int, str, str]], count: int
) -> list[tuple[str, int]]:
    found = []
    for number, name, value in lines:
        hex = hex_number(value)
        if hex < 0 or river_map.ground[hex] == "~":
            raise BadData(
                path.name, say("place-line", line=str(number)), say("fault-site", kind=kind, name=name, hex=repr(value))
            )
        found.append((name, hex))
    if len(found) != count or len({hex for _, hex in found}) != count:
        raise BadData(path.name, kind, say("fault-sites", kind=kind, count=count, found=len(found)))
    return found


def _fall(path: Path, river_map: RiverMap, lines: list[tuple[int, str, str]]) -> None:
    names = {group.name for group in river_map.land}
    for number, _, value in lines:
        for word in value.split():
            if word[:2] not in names or word[2:] not in ("2", "3", "4", "5"):
                raise BadData(path.name, say("place-line", line=str(number)), say("fault-fall", word=repr(word)))
            river_map.fall[word[:2]] = int(word[2:])


def _check(path: Path, river_map: RiverMap) -> None:
    """What must be true of every map."""
    if len(river_map.water) != WATERS:
        raise BadData(path.name, "water", say("fault-waters", waters=WATERS, found=len(river_map.water)))
    names = [hex_name(hex) for hex in range(HEXES)]
    names += [group.name.lower() for group in river_map.water] + [group.name.lower() for group in river_map.land]
    for name in names:
        if names.count(name) > 1:
            raise BadData(path.name, "names", say("fault-same-name", name=repr(name)))
    for place, name, hexes in [
        *(("place-water", group.name, group.hexes) for group in river_map.water),
        *(("place-land", group.name, group.hexes) for group in river_map.land),
    ]:
        if not contiguous(hexes):
            raise BadData(path.name, say(place, group=name), say("fault-apart"))
    if len(river_map.land) > LANDS:
        raise BadData(path.name, "land", say("fault-lands", most=LANDS, found=len(river_map.land)))
    floodable = sum(len(group.hexes) for group in river_map.land if group.elevation < FLOODABLE)
    if floodable > FLOOD_HEXES:
        raise BadData(path.name, "land", say("fault-floodable", floodable=floodable, hexes=FLOOD_HEXES))
    if min(group.elevation for group in river_map.land) != 2:
        raise BadData(path.name, "land", say("fault-lowest"))
    lakes = [hex for group in river_map.water if group.region == 0 for hex in group.hexes]
    if len(pieces(lakes)) != LAKES:
        raise BadData(
            path.name, say("place-region", region=REGIONS[0]), say("fault-lakes", lakes=LAKES, found=len(pieces(lakes)))
        )
    for lake in pieces(lakes):
        parts = [group for group in river_map.water if lake.issuperset(group.hexes)]
        if len(parts) < 2 or sum(group.downstream < 0 for group in parts) != 1:
            raise BadData(path.name, say("place-region", region=REGIONS[0]), say("fault-lake", group=parts[0].name))
    for region, name in enumerate(REGIONS):
        first = next(group for group in river_map.water if group.region == region)
        if sum(hex in first.hexes for hex in river_map.dots) != 1:
            raise BadData(path.name, say("place-region", region=name), say("fault-dot", group=first.name))
    if len(river_map.dots) != len(REGIONS):
        raise BadData(path.name, "dots", say("fault-dots", found=len(river_map.dots)))
    if sum(group.region == 3 for group in river_map.water) < 4:
        raise BadData(path.name, say("place-region", region=REGIONS[3]), say("fault-groupings"))
    for group in river_map.water:
        below = river_map.water[group.downstream].hexes
        if group.downstream >= 0 and not any(there in below for here in group.hexes for there in neighbours(here)):
            raise BadData(path.name, say("place-water", group=group.name), say("fault-downstream"))
    river = [hex for group in river_map.water if group.region > 0 for hex in group.hexes]
    if not contiguous(river):
        raise BadData(path.name, say("place-river"), say("fault-apart"))
