"""The map: hexes with their elevations, groups outlined, water with its levels, and everything that stands on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.grid import COLUMNS, LETTERS, ROWS, centre, hex_name, neighbour
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import REGIONS
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.beside import LEFT, WIDTH, beside
from paddlewheel.games.rising_waters.view.names import (
    LAND_AT,
    RIVER_MAP,
    WATER_AT,
    camp_name,
    ground_words,
    hex_words,
    land_words,
    player_name,
    region_name,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.language import kept
from paddlewheel.presentation import Area, Element

SIZE = 40.0
WIDE = SIZE * 3**0.5
GROUND, BORDER, MARK, LOW, PIECE, TOKEN = range(6)
SYMBOLS = {"~": "river", "f": "field", "t": "forest", "v": "city", "^": "bluff", ".": "plain"}
#: The map with the letters of its rows and the numbers of its columns, and what lies beside it.
VIEW = (-76.0, -76.0, LEFT + WIDTH + 92, 60.0 * 13 + 132)
#: Where pieces on one hex stand, so that none hides another.
SPOTS = ((20, 2), (-20, 2), (8, 19), (-8, 19), (27, 20), (-27, 20), (0, 5), (0, -15))
#: Where the name of a place stands: under its hex, where no piece stands.
NAME = 46.0
#: Vicksburg's name stands under its southernmost hex, the western one.
VICKSBURG = min((hex for hex in range(HEXES) if RIVER_MAP.ground[hex] == "v"), key=lambda hex: (-(hex // COLUMNS), hex))
#: Hexes into which the name of the place above reaches, and those of them that lie to the west of it.
NAMED = (VICKSBURG, *(hex for _, hex in RIVER_MAP.towns))
WEST_OF_NAMES = {neighbour(hex, 3) for hex in NAMED}
UNDER_NAMES = {neighbour(hex, 2) for hex in NAMED} | WEST_OF_NAMES


def place(hex: int) -> tuple[float, float]:
    return centre(hex, SIZE)


def board(seen: FloodObservation, parts: Components) -> Area:
    elements = [
        *_sheet(),
        *_hexes(seen),
        *_borders(),
        *_groups(seen),
        *_waters(seen),
        *_sites(seen),
        *_pieces(seen),
        *beside(seen, parts),
    ]
    return Area("map", say("area-map"), "board", VIEW, tuple(elements))


@kept
def _sheet() -> tuple[Element, ...]:
    """The paper of the map, with its rows and columns."""
    sheet = Element("paper-map", "sheet", 0, 0, say("map"), layer=GROUND)
    rows = [("row", LETTERS[row], -56.0, 60.0 * row) for row in range(ROWS)]
    columns = [("column", str(column), WIDE * column, -52.0) for column in range(COLUMNS)]
    names = (
        Element(f"{kind}-{name}", "edge-name", x, y, say(f"edge-{kind}", name=name), layer=MARK, texts={"name": name})
        for kind, name, x, y in (*rows, *columns)
    )
    return (sheet, *names)


def _hexes(seen: FloodObservation) -> Iterator[Element]:
    flooded = set(seen.flooded)
    here = standing(seen)
    for hex in range(HEXES):
        land = LAND_AT[hex]
        words = "; ".join(here.get(hex, ()))
        if land < 0:
            yield _water_hex(hex, seen.levels[WATER_AT[hex]], words)
        else:
            under = land in flooded and str(hex) not in seen.camps
            yield _land_hex(hex, seen.elevations[land], under, land == seen.endangered, words)


def standing(seen: FloodObservation) -> dict[int, list[str]]:
    """All that stands on each hex, in words."""
    found: dict[int, list[str]] = {}

    def add(hex: int, words: str) -> None:
        found.setdefault(hex, []).append(words)

    for number, player in enumerate(seen.players):
        if player.home >= 0 and player.town >= 0:
            add(RIVER_MAP.towns[player.home][1], say("here-town", player=player_name(number)))
    for name, height in seen.levees.items():
        add(int(name), say("here-levee", height=height))
    for name, colour in seen.camps.items():
        add(int(name), say("here-camp", colour=colour))
    for raft, hex in enumerate(seen.rafts):
        if hex >= 0:
            add(hex, say("here-raft", raft=raft + 1))
    for number, player in enumerate(seen.players):
        for pawn, (hex, _) in enumerate(player.pawns):
            if hex >= 0:
                add(hex, say("here-pawn", player=player_name(number), pawn=pawn + 1))
    survivors = Counter(hex for hex, _ in seen.survivors if hex >= 0)
    for hex, count in survivors.items():
        add(hex, say("here-survivors", survivors=count))
    return found


def _tip(label: str, words: str) -> str:
    return say("hex-here", label=label, words=words) if words else ""


@kept
def _water_hex(hex: int, level: int, words: str) -> Element:
    x, y = place(hex)
    name = hex_name(hex)
    label = say("hex-water", hex=name, ground=ground_words(hex), level=level)
    return Element(f"hex-{name}", "river", x, y, label, layer=GROUND, tip=_tip(label, words))


@kept
def _land_hex(hex: int, height: int, under: bool, endangered: bool, words: str) -> Element:
    x, y = place(hex)
    name = hex_name(hex)
    kind = "hex-land-flooded" if under else "hex-land-endangered" if endangered else "hex-land"
    label = say(kind, hex=hex_words(hex), ground=ground_words(hex), height=height)
    symbol = "flooded" if under else SYMBOLS[RIVER_MAP.ground[hex]]
    classes = () if under else (f"e{height}", "endangered") if endangered else (f"e{height}",)
    return Element(f"hex-{name}", symbol, x, y, label, layer=GROUND, tip=_tip(label, words), classes=classes)


@kept
def _borders() -> tuple[Element, ...]:
    """The outline of every group: the sides of a hex whose neighbour is of another group, each side drawn once."""
    return tuple(border for hex in range(HEXES) for border in _border(hex))


def _border(hex: int) -> Iterator[Element]:
    """Its three eastern sides as letters: s for a shore, b between two groups of land, o inside a group."""
    sides = "".join(_side(hex, neighbour(hex, way)) for way in (0, 1, 2))
    if sides != "ooo":
        yield Element(f"sides-{hex_name(hex)}", f"sides-{sides}", *place(hex), say("edges"), layer=BORDER)


def _side(hex: int, there: int) -> str:
    if there < 0 or (WATER_AT[hex], LAND_AT[hex]) == (WATER_AT[there], LAND_AT[there]):
        return "o"
    return "s" if WATER_AT[hex] >= 0 or WATER_AT[there] >= 0 else "b"


@cache
def _group_hex(land: int) -> int:
    """The hex on which a group is labelled: near its middle, and where nothing is built or written if there is one."""
    built = {hex for _, hex in (*RIVER_MAP.towns, *RIVER_MAP.camps)}
    return _nearest_to_middle(RIVER_MAP.land[land].hexes, built)


def _groups(seen: FloodObservation) -> Iterator[Element]:
    """The letters and the elevation of every group of land, once."""
    flooded = set(seen.flooded)
    for land, height in enumerate(seen.elevations):
        yield _group(land, height, land in flooded)


@kept
def _group(land: int, height: int, under: bool) -> Element:
    hex = _group_hex(land)
    x, y = place(hex)
    x, y = x - 6, y + (24 if hex in UNDER_NAMES else -19)
    kind = "group-height-flooded" if under else "group-height"
    label = say(kind, land=land_words(land, ".start"), height=height)
    texts = {"name": RIVER_MAP.land[land].name, "height": str(height)}
    classes = ("under",) if under else ()
    return Element(f"group-{land}", "group", x, y, label, layer=MARK, texts=texts, classes=classes)


@cache
def _water_middle(water: int) -> tuple[float, float]:
    """Where the level of a water grouping is shown: on the hex that is nearest to its middle."""
    return place(_nearest_to_middle(RIVER_MAP.water[water].hexes, set()))


def _nearest_to_middle(hexes: Sequence[int], taken: set[int]) -> int:
    middle = [sum(place(hex)[axis] for hex in hexes) / len(hexes) for axis in (0, 1)]

    def fitness(hex: int) -> tuple[bool, bool, float]:
        x, y = place(hex)
        return hex in taken, hex in UNDER_NAMES, round(hypot(x - middle[0], y - middle[1]), 3)

    return min(hexes, key=fitness)


def _waters(seen: FloodObservation) -> Iterator[Element]:
    for water, level in enumerate(seen.levels):
        high = "high" if level > seen.start_level else "low"
        classes = (high, "resolving") if water == seen.resolving else (high,)
        yield _water(water, level, seen.rains[water], classes)
    yield from _dots()


@kept
def _water(water: int, level: int, rains: int, classes: tuple[str, ...]) -> Element:
    x, y = _water_middle(water)
    name = RIVER_MAP.water[water].name
    label = say("water-level-rained" if rains else "water-level", water=name, level=level, rains=rains)
    texts = {"level": str(level), "name": name, "rains": "•" * min(4, rains)}
    return Element(f"water-{water}", "level", x, y, label, layer=TOKEN, texts=texts, classes=classes)


@kept
def _dots() -> tuple[Element, ...]:
    return tuple(_dot(hex) for hex in RIVER_MAP.dots)


def _dot(hex: int) -> Element:
    x, y = place(hex)
    region = RIVER_MAP.water[WATER_AT[hex]].region
    kind = "dot-of-survivors" if REGIONS[region] == "Mounds Landing" else "dot"
    label = say(kind, region=region_name(region), hex=hex_name(hex))
    # Above the level of the water, where that is shown on the same hex.
    above = 24 if (x, y) == _water_middle(WATER_AT[hex]) else 0
    return Element(f"dot-{hex_name(hex)}", "dot", x, y - above, label, layer=TOKEN)


def _place_name(element: str, name: str, x: float, y: float, label: str) -> Element:
    """A name as on a map: under its hex, above everything that stands on the hex."""
    return Element(element, "place-name", x, y + NAME, label, layer=TOKEN, texts={"name": name.replace(" ", "\n")})


def _sites(seen: FloodObservation) -> Iterator[Element]:
    taken = {player.home: number for number, player in enumerate(seen.players) if player.home >= 0}
    for town, (name, hex) in enumerate(RIVER_MAP.towns):
        x, y = place(hex)
        owner = taken.get(town)
        if owner is not None and seen.players[owner].town >= 0:
            words = {"letter": player_name(owner, ".letter")}
            label = say("town-of-player", town=name, player=player_name(owner))
            yield Element(f"town-{owner}", "town", x, y - 10, label, layer=LOW, texts=words, classes=(f"seat-{owner}",))
        elif owner is None:
            label = say("town-of-nobody", town=name)
            yield Element(f"site-{town}", "site", x, y - 10, label, layer=LOW)
        else:
            label = say("town-lost", town=name)
            yield Element(f"town-{owner}", "ruin", x, y, label, layer=LOW)
        yield _place_name(f"name-{town}", name, x, y, label)
    x, y = place(VICKSBURG)
    yield _place_name("name-vicksburg", "Vicksburg", x, y, "Vicksburg")
    for name in sorted(seen.levees, key=int):
        hex, height = int(name), seen.levees[name]
        x, y = place(hex)
        label = say("levee-at", height=height, hex=hex_name(hex))
        yield Element(f"levee-{hex_name(hex)}", "levee", x, y, label, layer=LOW)
        texts = {"height": str(height)}
        beside_name = -22 if hex in WEST_OF_NAMES else 22
        name = f"levee-height-{hex_name(hex)}"
        yield Element(name, "plate", x + beside_name, y - 24, label, layer=TOKEN, texts=texts)
    for name in sorted(seen.camps, key=int):
        hex, colour = int(name), seen.camps[name]
        x, y = place(hex)
        label = say("camp-at", colour=colour, hex=hex_name(hex))
        for site, (_, at) in enumerate(RIVER_MAP.camps):
            if at == hex:
                label = say("camp-named-at", colour=colour, hex=hex_name(hex), site=camp_name(site))
        sign = {"green": "+", "red": "!"}[colour]
        yield Element(f"camp-{hex_name(hex)}", "camp", x, y, label, layer=LOW, texts={"sign": sign}, classes=(colour,))


def _pieces(seen: FloodObservation) -> Iterator[Element]:
    crowd: dict[int, int] = {}

    def spot(hex: int) -> tuple[float, float]:
        number = crowd.get(hex, 0)
        crowd[hex] = number + 1
        x, y = place(hex)
        low = 9 if hex in UNDER_NAMES else 0
        return x + SPOTS[number % 8][0], y + SPOTS[number % 8][1] + low - 6 * (number // 8)

    for raft, hex in enumerate(seen.rafts):
        if hex >= 0:
            x, y = place(hex)
            yield Element(
                f"raft-{raft}",
                "raft",
                x,
                y + 6,
                say("raft-at", raft=raft + 1, hex=hex_name(hex)),
                layer=LOW,
                texts={"number": str(raft + 1)},
            )
    for number, player in enumerate(seen.players):
        for pawn, (hex, raft) in enumerate(player.pawns):
            if hex < 0:
                continue
            x, y = spot(hex)
            kind = "pawn-on-raft" if raft >= 0 else "pawn-at"
            label = say(kind, player=player_name(number), pawn=pawn + 1, hex=hex_words(hex), raft=raft + 1)
            yield Element(
                f"pawn-{number * 4 + pawn}",
                f"pawn-{number}",
                x,
                y,
                label,
                layer=PIECE,
                texts={"number": str(pawn + 1)},
                classes=(f"seat-{number}",),
            )
    for survivor, (hex, raft) in enumerate(seen.survivors):
        if hex >= 0:
            x, y = spot(hex)
            kind = "survivor-on-raft" if raft >= 0 else "survivor-at"
            label = say(kind, survivor=survivor + 1, hex=hex_words(hex), raft=raft + 1)
            yield Element(f"survivor-{survivor}", "survivor", x, y, label, layer=PIECE)
