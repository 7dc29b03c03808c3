"""Reading the component file: tiles drawn as text, and the numbers of the race."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.kernel import BadData, DataFile, Number, Source, load_components

FILE = Path(__file__).with_name("components.toml")

#: The twenty hexes of a tile by number, in axial coordinates with the river flowing north.
TILE_HEXES: tuple[tuple[int, int], ...] = tuple(
    (q, r + row) for row in (0, -1, -2, -3) for q, r in ((-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1))
)
NUMBER_OF_HEX = {place: number for number, place in enumerate(TILE_HEXES)}
PICTURE_ROWS = 9
#: The hexes row by row, as they are drawn.
DRAWN: tuple[int, ...] = tuple(
    sorted(range(len(TILE_HEXES)), key=lambda hex: (2 * TILE_HEXES[hex][1] + TILE_HEXES[hex][0], TILE_HEXES[hex][0]))
)
#: The start tile and as many others as the numbers for learning agents can tell.
MOST_TILES = 25


class ShipNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    speed: Number
    coal: Number
    top_speed: Number
    berths: Number


class RaceNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    introductory_tiles: Number
    free_turns: Number
    free_change: Number
    boarding_speed: Number


class TilePicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    name: str
    picture: str
    source: Source
    station: Literal["", "red", "brown"] = ""

    def marks(self, file: str = FILE.name) -> dict[int, str]:
        """What the picture shows on each of the twenty hexes; an error names the file."""
        rows = self.picture.strip("\n").split("\n")
        if len(rows) != PICTURE_ROWS:
            raise self._fault(file, say("fault-rows", rows=PICTURE_ROWS, found=str(len(rows))))
        found: dict[int, str] = {}
        for number, row in enumerate(rows):
            for column, mark in enumerate(row):
                if mark == " ":
                    continue
                q = column // 2 - 2
                # Rows go down the page by half a hex: twice the row number is number - 4 from the middle.
                half = number - 4 - q
                hex = NUMBER_OF_HEX.get((q, half // 2))
                if column % 2 or half % 2 or hex is None or mark not in ".#SD12345":
                    raise BadData(
                        file, say("place-row", tile=self.name, row=number + 1), say("fault-mark", mark=repr(mark))
                    )
                found[hex] = mark
        if len(found) != len(TILE_HEXES):
            raise self._fault(file, say("fault-hexes", found=len(found)))
        drawn = list(found.values())
        if any(drawn.count(mark) != bool(self.station) for mark in "SD"):
            raise self._fault(file, say("fault-station"))
        return found

    def _fault(self, file: str, why: str) -> BadData:
        return BadData(file, say("place-tile", tile=self.name), why)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship: ShipNumbers
    race: RaceNumbers
    passengers: dict[Literal["red", "brown"], dict[str, Number]]
    tile: list[TilePicture]


def load(path: DataFile = FILE) -> Components:
    """The components, checked; a bad file gets an error that names the place."""
    components = load_components(path, Components, FILE)
    fewest, most = components.race.introductory_tiles.value + 1, MOST_TILES
    if not fewest <= len(components.tile) <= most:
        raise BadData(path.name, "tile", say("fault-tiles", fewest=fewest, most=most, found=str(len(components.tile))))
    drawn = [tile.marks(path.name) for tile in components.tile]
    starts = [sorted(mark for mark in marks.values() if mark.isdigit()) for marks in drawn]
    if starts[0] != list("12345") or any(starts[1:]):
        raise BadData(path.name, say("place-tile", tile="A0"), say("fault-start"))
    for colour in ("red", "brown"):
        if sorted(components.passengers.get(colour, {})) != list("2345"):
            raise BadData(path.name, f"passengers.{colour}", say("fault-passengers"))
    return components
