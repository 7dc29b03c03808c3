"""The forest around the river as planes, row by row from north to south."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from paddlewheel.games.flooded_forest.rules.board import (
    COLUMN_MASK,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    NOWHERE,
    RIVER_LENGTH,
    ROW_SHIFT,
    SIDES,
)
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.feeding import SITE_MASK
from paddlewheel.games.flooded_forest.rules.vocabulary import BITE, CHAIN, FEED, MORE
from paddlewheel.games.flooded_forest.state import BYTE, Forest
from paddlewheel.kernel import Page, Planes

#: The cells that are shown: rows on either bank, and columns beyond the ends of the river. Hardly a tile lies further.
BANK: Final = 6
BEYOND: Final = 5
ROWS: Final = 2 * BANK + 1
COLUMNS: Final = RIVER_LENGTH + 2 * BEYOND
#: More fish on a tile are shown as these.
MOST_FISH: Final = 6
MOST_CIRCLES: Final = 3
KINDS: Final = 3
ACTIONS: Final = 6

# The planes; those of fish come after these, one a player.
RIVER_CELL: Final = 0
TILE: Final = 1
WATER: Final = 2
PREDATOR: Final = WATER + SIDES
ACTION: Final = PREDATOR + KINDS
CIRCLES: Final = ACTION + ACTIONS
AT_HAND: Final = CIRCLES + 1
ORIGIN: Final = AT_HAND + 1
SCHOOL_TO: Final = ORIGIN + 1
PREDATOR_TO: Final = SCHOOL_TO + 1
ABOUT: Final = PREDATOR_TO + 1
FISH: Final = ABOUT + 1


def channels(seats: int) -> list[tuple[str, int, str]]:
    """The planes in their order."""
    sides = ("east", "north-east", "north-west", "west", "south-west", "south-east")
    actions = ("predator step", "extra bite", "fish step", "piranhas at three", "caiman over land", "jaguar leap")
    return [
        ("river", 1, "1 for the river"),
        ("tile", 1, "1 for a flood tile"),
        *((f"water {side}", 1, f"1 for a flood tile with water on its side to the {side}") for side in sides),
        *((name, 1, f"1 for the {name}") for name in ("caiman", "piranhas", "jaguar")),
        *((action, 1, f"1 for a flood tile with the action {action}") for action in actions),
        ("circles", MOST_CIRCLES, "circles on the flood tile"),
        ("cell at hand", 1, "1 where the tile at hand goes or came from"),
        ("origin", 1, "1 for the tile an action moves from"),
        ("school to", 1, "1 for the tile to which the school of the pulled tile went"),
        ("predator to", 1, "1 for the tile to which its predator went"),
        ("about", 1, "1 for the tile of the last fish, or the site of a meal"),
        *((f"fish {seat}", MOST_FISH, f"fish of player {seat}, oneself 0") for seat in range(seats)),
    ]


class ForestPlanes(Planes[Forest]):
    """Writes what lies on the board, where everybody sees it. The tile at hand is shown where it goes or came from."""

    def __init__(self, data: ForestData, seats: int) -> None:
        super().__init__(channels(seats), ROWS, COLUMNS)
        self.data: ForestData = data

    def write(self, state: Forest, seat: i64, page: Page) -> None:
        start = page.at
        page.blank(self.size)
        numbers = page.numbers
        column: i64 = 0
        while column < RIVER_LENGTH:
            numbers[start + RIVER_CELL * self.cells + BANK * COLUMNS + BEYOND + column] = 1
            column += 1
        tile: i64 = 0
        while tile < len(state.cells):
            cell = state.cell if tile == state.tile else state.cells[tile]
            place = self.place(cell)
            if place != NOWHERE:
                self.tile(state, seat, tile, page, start + place)
            tile += 1
        self.turn(state, page, start)

    def place(self, cell: i64) -> i64:
        """The place of a cell in a plane, or NOWHERE."""
        if cell == NOWHERE:
            return NOWHERE
        row = (cell >> ROW_SHIFT) - MIDDLE_ROW + BANK
        column = (cell & COLUMN_MASK) - MIDDLE_COLUMN + BEYOND
        if row < 0 or row >= ROWS or column < 0 or column >= COLUMNS:
            return NOWHERE
        return row * COLUMNS + column

    def tile(self, forest: Forest, seat: i64, tile: i64, page: Page, at: i64) -> None:
        """One tile with what is on it; `at` is its place in the first plane."""
        numbers = page.numbers
        cells = self.cells
        tiles = self.data.tiles
        numbers[at + TILE * cells] = 1
        sides = tiles.turned[tile * SIDES + forest.turns[tile]]
        side: i64 = 0
        while side < SIDES:
            numbers[at + (WATER + side) * cells] = i16(sides >> side & 1)
            side += 1
        if forest.predators[tile] != 0:
            numbers[at + (PREDATOR + forest.predators[tile] - 1) * cells] = 1
        numbers[at + (ACTION + tiles.actions[tile]) * cells] = 1
        numbers[at + CIRCLES * cells] = i16(tiles.circles[tile])
        fish = forest.fish[tile]
        other: i64 = 0
        while other < forest.seats and fish != 0:
            count = fish >> (BYTE * ((seat + other) % forest.seats)) & 255
            numbers[at + (FISH + other) * cells] = i16(count if count < MOST_FISH else MOST_FISH)
            other += 1

    def turn(self, forest: Forest, page: Page, start: i64) -> None:
        """The turn under way."""
        place = self.place(forest.cell)
        if place != NOWHERE:
            page.mark(start + AT_HAND * self.cells + place)
        self.mark(forest, ORIGIN, forest.origin, page, start)
        self.mark(forest, SCHOOL_TO, forest.school_to, page, start)
        self.mark(forest, PREDATOR_TO, forest.predator_to, page, start)
        if len(forest.stack) > 0 and forest.stack[len(forest.stack) - 1] & 255 in (CHAIN, FEED, BITE, MORE):
            self.mark(forest, ABOUT, forest.argument() & SITE_MASK, page, start)

    def mark(self, forest: Forest, plane: i64, tile: i64, page: Page, start: i64) -> None:
        """A one at a tile; for the river, at all of it."""
        if tile == NOWHERE:
            return
        if tile == forest.survey.river:
            column: i64 = 0
            while column < RIVER_LENGTH:
                page.mark(start + plane * self.cells + BANK * COLUMNS + BEYOND + column)
                column += 1
            return
        place = self.place(forest.cell if tile == forest.tile else forest.cells[tile])
        if place != NOWHERE:
            page.mark(start + plane * self.cells + place)
