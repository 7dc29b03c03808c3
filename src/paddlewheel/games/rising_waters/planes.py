"""The map as planes, row by row from north to south; odd rows of the map lie half a hex to the east."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from paddlewheel.games.rising_waters.grid import COLUMNS, ROWS, coordinates
from paddlewheel.games.rising_waters.kinds import GREEN, HEXES, NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Page, Planes

#: Rows are moved to the west in turn, so that neighbours are neighbours in the same way everywhere (axial).
WIDE: Final = COLUMNS + (ROWS - 1) // 2
#: Counts beyond these are shown as these.
HIGHEST: Final = 9
MOST_PEOPLE: Final = 6

# The planes; those of pawns come after these, one a player.
MAP: Final = 0
WATER: Final = 1
FLOODED: Final = 2
ELEVATION: Final = 3
LEVEE: Final = 4
LEVEL: Final = 5
FERTILE: Final = 6
TOWN: Final = 7
GREEN_CAMP: Final = 8
RED_CAMP: Final = 9
SURVIVORS: Final = 10
RAFTS: Final = 11
PAWNS: Final = 12


def channels(players: int) -> list[tuple[str, int, str]]:
    """The planes in their order."""
    return [
        ("map", 1, "1 for a hex of the map"),
        ("water", 1, "1 for a hex under water now"),
        ("flooded", 1, "1 for a hex of a flooded land group"),
        ("elevation", HIGHEST, "the height of the land"),
        ("levee", HIGHEST, "the height of the levee"),
        ("level", HIGHEST, "the level of the water grouping"),
        ("fertile", 1, "1 for fields and forests"),
        ("town", 1, "1 for a town"),
        ("green camp", 1, "1 for a green Relief Camp"),
        ("red camp", 1, "1 for a red one"),
        ("survivors", MOST_PEOPLE, "survivors"),
        ("rafts", MOST_PEOPLE, "rafts"),
        *((f"pawns {player}", PAWNS_EACH, f"pawns of player {player}, oneself 0") for player in range(players)),
    ]


class FloodPlanes(Planes[Flood]):
    """Writes the map with everything on it, which everybody sees."""

    def __init__(self, rules: FloodRules, seats: int) -> None:
        super().__init__(channels(max(2, seats)), ROWS, WIDE)
        self.atlas: Atlas = rules.shared.atlas
        #: By hex: its place in a plane.
        self.places: vec[i64] = vec[i64]([place_of(hex) for hex in range(HEXES)])

    def write(self, state: Flood, seat: i64, page: Page) -> None:
        start = page.at
        page.blank(self.size)
        hex: i64 = 0
        while hex < HEXES:
            self.hex(state, hex, page.numbers, start + self.places[hex])
            hex += 1
        for town in self.atlas.towns:
            page.mark(start + TOWN * self.cells + self.places[town])
        for there in state.survivors:
            self.add(page, start, SURVIVORS, there, MOST_PEOPLE)
        for there in state.rafts:
            self.add(page, start, RAFTS, there, MOST_PEOPLE)
        players = state.players
        pawn: i64 = 0
        while pawn < PAWNS_EACH * players:
            player = (pawn // PAWNS_EACH - seat + players) % players
            self.add(page, start, PAWNS + player, state.pawns[pawn], PAWNS_EACH)
            pawn += 1

    def hex(self, flood: Flood, hex: i64, numbers: vec[i16], at: i64) -> None:
        """The ground of one hex; `at` is its place in the first plane."""
        atlas = self.atlas
        cells = self.cells
        land = atlas.land_of[hex]
        numbers[at + MAP * cells] = 1
        if atlas.is_water(flood, hex):
            numbers[at + WATER * cells] = 1
        if land != NOWHERE:
            numbers[at + FLOODED * cells] = i16(flood.flooded >> land & 1)
            numbers[at + ELEVATION * cells] = i16(within(atlas.elevations[hex]))
        elif atlas.water_of[hex] != NOWHERE:
            numbers[at + LEVEL * cells] = i16(within(flood.levels[atlas.water_of[hex]]))
        numbers[at + LEVEE * cells] = i16(within(flood.levees[hex]))
        numbers[at + FERTILE * cells] = i16(atlas.fertile[hex])
        if flood.camps[hex] != 0:
            numbers[at + (GREEN_CAMP if flood.camps[hex] == GREEN else RED_CAMP) * cells] = 1

    def add(self, page: Page, start: i64, plane: i64, hex: i64, most: i64) -> None:
        """One more on this hex."""
        if hex != NOWHERE:
            page.add_within(start + plane * self.cells + self.places[hex], 1, most)


def within(number: i64) -> i64:
    """A height or level as it is shown."""
    return number if number < HIGHEST else HIGHEST


def place_of(hex: int) -> int:
    q, r = coordinates(hex)
    return r * WIDE + q + (ROWS - 1) // 2
