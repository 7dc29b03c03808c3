"""The map: hexes with their elevations, groups outlined, water with its levels, and everything that stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from paddlewheel.games.rising_waters.grid import centre, hex_name, neighbour
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.view.names import (
    CAMP_NAMES,
    LAND_AT,
    PLAYERS,
    RIVER_MAP,
    TOWN_NAMES,
    WATER_AT,
    ground_words,
    hex_words,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Area, Element, counted

SIZE = 40.0
WIDE = SIZE * 3**0.5
GROUND, BORDER, MARK, LOW, PIECE, TOKEN = range(6)
SYMBOLS = {"~": "river", "f": "field", "t": "forest", "v": "city", "^": "bluff", ".": "plain"}
VIEW = (-62.0, -66.0, WIDE * 10.5 + 100, 60.0 * 13 + 130)
TURNS = (30.0, 90.0, 150.0, 210.0, 270.0, 330.0)
#: Where pieces on one hex stand, so that none hides another.
SPOTS = ((18, -14), (-16, 18), (18, 16), (0, -2), (0, 24), (24, 2), (-24, 8), (-18, -14))


def place(hex: int) -> tuple[float, float]:
    return centre(hex, SIZE)


def board(seen: FloodObservation) -> Area:
    elements = [
        *_hexes(seen),
        *_borders(),
        *_waters(seen),
        *_sites(seen),
        *_pieces(seen),
    ]
    return Area("map", "The Delta", "board", VIEW, tuple(elements))


def _hexes(seen: FloodObservation) -> Iterator[Element]:
    yield Element("paper-map", "sheet", 0, 0, "The map of the Delta around Vicksburg", layer=GROUND)
    flooded = set(seen.flooded)
    for hex in range(HEXES):
        land = LAND_AT[hex]
        if land < 0:
            yield _water_hex(hex, seen.levels[WATER_AT[hex]])
        else:
            yield _land_hex(hex, seen.elevations[land], land in flooded and str(hex) not in seen.camps)


@cache
def _water_hex(hex: int, level: int) -> Element:
    x, y = place(hex)
    name = hex_name(hex)
    return Element(f"hex-{name}", "river", x, y, f"{name}: {ground_words(hex)}, level {level}", layer=GROUND)


@cache
def _land_hex(hex: int, height: int, under: bool) -> Element:
    x, y = place(hex)
    name = hex_name(hex)
    label = f"{hex_words(hex)}: {'flooded ' if under else ''}{ground_words(hex)}, elevation {height}"
    symbol, classes = ("flooded", ()) if under else (SYMBOLS[RIVER_MAP.ground[hex]], (f"e{height}",))
    words = {"height": str(height), "name": name}
    return Element(f"hex-{name}", symbol, x, y, label, layer=GROUND, texts=words, classes=classes)


@cache
def _borders() -> tuple[Element, ...]:
    """The outline of every group: each side of a hex whose neighbour is of another group, drawn once."""
    return tuple(_border(hex, way) for hex in range(HEXES) for way in (0, 1, 2) if _parts(hex, neighbour(hex, way)))


def _parts(hex: int, there: int) -> bool:
    return there >= 0 and (WATER_AT[hex], LAND_AT[hex]) != (WATER_AT[there], LAND_AT[there])


def _border(hex: int, way: int) -> Element:
    x, y = place(hex)
    wet = WATER_AT[hex] >= 0 or WATER_AT[neighbour(hex, way)] >= 0
    name = f"side-{hex_name(hex)}-{way}"
    return Element(name, "shore" if wet else "border", x, y, "Edge of a group", angle=TURNS[way], layer=BORDER)


def _waters(seen: FloodObservation) -> Iterator[Element]:
    for dot, region in zip(
        sorted(RIVER_MAP.dots, key=WATER_AT.__getitem__),
        ("Yazoo Valley", "Mounds Landing", "Cabin Teele", "Tensas Basin"),
        strict=True,
    ):
        x, y = place(dot)
        yield Element(
            f"dot-{hex_name(dot)}", "dot", x, y + 22, f"The dot of {region}: its rain begins here", layer=MARK
        )
    for water, group in enumerate(RIVER_MAP.water):
        x, y = (sum(place(hex)[axis] for hex in group.hexes) / len(group.hexes) for axis in (0, 1))
        level = seen.levels[water]
        marked = f", {counted(seen.rains[water], 'round')} of water" if seen.rains[water] else ""
        high = "high" if level > seen.start_level else "low"
        yield Element(
            f"water-{water}",
            "level",
            x,
            y - 4,
            f"Water {group.name}: level {level}{marked}",
            layer=TOKEN,
            texts={"level": str(level), "name": group.name, "rains": "•" * min(4, seen.rains[water])},
            classes=(high,),
        )


def _sites(seen: FloodObservation) -> Iterator[Element]:
    taken = {player.home: number for number, player in enumerate(seen.players) if player.home >= 0}
    for town, (name, hex) in enumerate(RIVER_MAP.towns):
        x, y = place(hex)
        owner = taken.get(town)
        if owner is not None and seen.players[owner].town >= 0:
            words = {"letter": PLAYERS[owner][0], "name": name}
            label = f"{name}, the town of {PLAYERS[owner]}"
            yield Element(f"town-{owner}", "town", x, y, label, layer=LOW, texts=words, classes=(f"seat-{owner}",))
        elif owner is None:
            yield Element(
                f"site-{town}", "site", x, y, f"{TOWN_NAMES[town]}, nobody's town", layer=LOW, texts={"name": name}
            )
        else:
            yield Element(f"site-{town}", "ruin", x, y, f"{TOWN_NAMES[town]} is lost", layer=LOW, texts={"name": name})
    for name in sorted(seen.levees, key=int):
        hex, height = int(name), seen.levees[name]
        x, y = place(hex)
        label = f"Levee of height {height} at {hex_name(hex)}"
        yield Element(f"levee-{hex_name(hex)}", "levee", x, y, label, layer=LOW, texts={"height": str(height)})
    for name in sorted(seen.camps, key=int):
        hex, colour = int(name), seen.camps[name]
        x, y = place(hex)
        named = next((f", {CAMP_NAMES[site]}" for site, (_, at) in enumerate(RIVER_MAP.camps) if at == hex), "")
        label = f"{colour.capitalize()} Relief Camp at {hex_name(hex)}{named}"
        sign = {"green": "+", "red": "!"}[colour]
        yield Element(f"camp-{hex_name(hex)}", "camp", x, y, label, layer=LOW, texts={"sign": sign}, classes=(colour,))


def _pieces(seen: FloodObservation) -> Iterator[Element]:
    crowd: dict[int, int] = {}

    def spot(hex: int) -> tuple[float, float]:
        number = crowd.get(hex, 0)
        crowd[hex] = number + 1
        x, y = place(hex)
        return x + SPOTS[number % 8][0], y + SPOTS[number % 8][1] - 6 * (number // 8)

    for raft, hex in enumerate(seen.rafts):
        if hex >= 0:
            x, y = place(hex)
            yield Element(
                f"raft-{raft}",
                "raft",
                x,
                y + 6,
                f"Raft {raft + 1} at {hex_name(hex)}",
                layer=LOW,
                texts={"number": str(raft + 1)},
            )
    for number, player in enumerate(seen.players):
        for pawn, (hex, raft) in enumerate(player.pawns):
            if hex < 0:
                continue
            x, y = spot(hex)
            aboard = f" on raft {raft + 1}" if raft >= 0 else ""
            label = f"{PLAYERS[number]} pawn {pawn + 1} at {hex_words(hex)}{aboard}"
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
            aboard = f" on raft {raft + 1}" if raft >= 0 else ""
            label = f"Survivor {survivor + 1} at {hex_words(hex)}{aboard}"
            yield Element(f"survivor-{survivor}", "survivor", x, y, label, layer=PIECE)
