"""Reading the component file: the flood tiles, the banks of the river, and the numbers of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import CELL_NAMES, FEWEST_TILES, MOST_TILES, START_TILES
from paddlewheel.kernel import BadData, DataFile, Number, Source, load_components

FILE = Path(__file__).with_name("components.toml")
RIVER_TILES = 7
MOST_PLAYERS = 4

Action = Literal[
    "predator step", "extra bite", "fish step", "piranhas at three", "caiman over land", "jaguar leap"
]  # fmt: skip
ACTIONS: tuple[Action, ...] = (
    "predator step", "extra bite", "fish step", "piranhas at three", "caiman over land", "jaguar leap",
)  # fmt: skip
PREDATORS: tuple[Literal["caiman", "piranhas", "jaguar"], ...] = ("caiman", "piranhas", "jaguar")


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fish: Number
    hand: Number
    deck: Number


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    home: Number
    eaten: Number


class Appetite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    needs: Number
    eats: Number


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    above: str
    below: str
    starts: list[str]
    source: Source

    def edges(self) -> list[int]:
        """The water sides of each river tile as bits, counted like those of a flood tile; its ends are closed."""
        found = []
        for above, below in zip(self.above.split(), self.below.split(), strict=True):
            # Bits 1 and 2 are north-east and north-west, 4 and 5 south-west and south-east.
            sides = {2: above[0], 1: above[1], 4: below[0], 5: below[1]}
            found.append(sum(1 << side for side, terrain in sides.items() if terrain == "W"))
        return found


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    edges: str
    circles: int
    action: Action

    def water(self) -> int:
        """The water sides as bits, from the east counter-clockwise."""
        return sum(1 << side for side, terrain in enumerate(self.edges) if terrain == "W")


class Flood(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    tiles: list[Tile]
    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supply: Supply
    points: Points
    circles: dict[Literal["3", "4"], Number]
    predator: dict[Literal["caiman", "piranhas", "jaguar"], Appetite]
    river: River
    flood: Flood


def load(path: DataFile = FILE) -> Components:
    """The components, checked; a bad file gets an error that names the place."""
    parts = load_components(path, Components, FILE)
    for name, found, wanted in (("circles", parts.circles, ("3", "4")), ("predator", parts.predator, PREDATORS)):
        missing = [key for key in wanted if key not in found]
        if missing:
            raise BadData(path.name, f"{name}.{missing[0]}", say("fault-missing"))
    _check_tiles(path.name, parts.flood.tiles)
    _check_river(path.name, parts.river)
    _check_supply(path.name, parts.supply, len(parts.flood.tiles))
    return parts


def _check_supply(file: str, supply: Supply, tiles: int) -> None:
    deck = supply.deck.value
    if supply.hand.value > deck:
        raise BadData(file, "supply.hand", say("fault-hand"))
    most = (tiles - START_TILES) // MOST_PLAYERS
    if deck > most:
        shares = say("fault-deck", tiles=tiles, start=START_TILES, players=MOST_PLAYERS, most=most, found=str(deck))
        raise BadData(file, "supply.deck", shares)


def _check_tiles(file: str, tiles: list[Tile]) -> None:
    if not FEWEST_TILES <= len(tiles) <= MOST_TILES:
        raise BadData(
            file, "flood.tiles", say("fault-tiles", fewest=FEWEST_TILES, most=MOST_TILES, found=str(len(tiles)))
        )
    for number, tile in enumerate(tiles):
        place = f"flood.tiles, {tile.id}"
        if tile.id != f"T{number + 1:02}":
            raise BadData(file, place, say("fault-tile-number", tile=f"T{number + 1:02}"))
        if len(tile.edges) != 6 or set(tile.edges) - set("WF"):
            raise BadData(file, f"{place}, edges", say("fault-edges", edges=repr(tile.edges)))
        if "W" not in tile.edges:
            raise BadData(file, f"{place}, edges", say("fault-no-water"))
        if not 1 <= tile.circles <= 3:
            raise BadData(file, f"{place}, circles", say("fault-circles", found=str(tile.circles)))


def _check_river(file: str, river: River) -> None:
    for name, bank in (("above", river.above), ("below", river.below)):
        words = bank.split()
        if len(words) != RIVER_TILES or any(len(word) != 2 or set(word) - set("WF") for word in words):
            raise BadData(file, f"river.{name}", say("fault-bank", pairs=RIVER_TILES, bank=repr(bank)))
    if len(river.starts) != START_TILES or len(set(river.starts)) != START_TILES:
        raise BadData(file, "river.starts", say("fault-starts"))
    for cell in river.starts:
        bank, place = cell[:1], cell[3:]
        if cell not in CELL_NAMES or cell[1:3] != "1." or place not in "234567":
            raise BadData(file, f"river.starts, {cell}", say("fault-start-cell"))
        sides = (river.above if bank == "N" else river.below).replace(" ", "")
        # Cell 2 of a row lies between the first and the second river tile.
        pair = sides[2 * int(place) - 3 : 2 * int(place) - 1]
        if "W" not in pair:
            raise BadData(file, f"river.starts, {cell}", say("fault-forest-sides"))
