"""The cells of the two banks, numbered: what a place is called, and how far the flood can ever reach.

Axial coordinates (q, r), pointy side up. The river is (0, 0) to (6, 0); the north bank has r < 0, the south bank r > 0.

What bounds the board (FF-13b). Cut the plane into parallel lines of cells, in any of the three directions of a hexagon.
The first tile on a line beyond those of the river touches nothing on its own line or further out, so both sides that
touch (FF-12) are on the line before: every line that has a line beyond it holds two tiles. However many tiles there
are, four players lay at most 32, and the start tiles lie in the first rows between the ends of the river. So no tile
lies in a row beyond the 17th, or on a slanting line more than 16 beyond the ends of the river.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.parts import hexes
from paddlewheel.parts.hexes import Hex

NOWHERE: Final = -1
#: Masks hold a bit for each tile and for the river, or for the cells of a row. A table, because compiled shifts of a 1
#: stop at 31 bits.
BITS: Final = vec[i64]([1 << place for place in range(63)])
#: The flood tiles of a component file: four start tiles and one for each of four players, and at most as many as leave
#: a bit for the river.
FEWEST_TILES: Final = 8
MOST_TILES: Final = 62
START_TILES: Final = 4
RIVER_LENGTH: Final = 7

# Sides and directions, counter-clockwise from the east. The directions of `hexes` go clockwise; its third one is east.
SIDES: Final = 6
STEPS: Final[tuple[Hex, ...]] = tuple([hexes.STEPS[(2 - side) % SIDES] for side in range(SIDES)])

DEEPEST_ROW: Final = 17
FURTHEST: Final = 16
LAST_LINE: Final = RIVER_LENGTH - 1 + FURTHEST

# A cell inside the engine: 64 * (r + 19) + q + 20, with a margin of empty cells all around.
ROW_SHIFT: Final = 6
COLUMN_MASK: Final = 63
MIDDLE_ROW: Final = 19
MIDDLE_COLUMN: Final = 20
ROWS: Final = 39


def _rows() -> list[int]:
    return [*range(-1, -DEEPEST_ROW - 1, -1), *range(1, DEEPEST_ROW + 1)]


GRID: Final = ROWS << ROW_SHIFT
#: The rows of the banks as the vocabulary has them: north, then south, each from the river outwards.
BANK_ROWS: Final = vec[i64]([MIDDLE_ROW + r for r in _rows()])

#: How the number of a cell changes with a step that way.
WAYS: Final = vec[i64]([(r << ROW_SHIFT) + q for q, r in STEPS])
OPPOSITE: Final = vec[i64]([3, 4, 5, 0, 1, 2])


def cell_at(q: int, r: int) -> int:
    return ((r + MIDDLE_ROW) << ROW_SHIFT) + q + MIDDLE_COLUMN


def axial(cell: int) -> Hex:
    return (cell & COLUMN_MASK) - MIDDLE_COLUMN, (cell >> ROW_SHIFT) - MIDDLE_ROW


def cell_name(q: int, r: int) -> str:
    """Bank, row counted from the river, and place in the row: places 1 to 8 (odd rows) or 7 lie along the river."""
    return f"{'N' if r < 0 else 'S'}{abs(r)}.{(2 * q + r + 1) // 2 + 1}"


def _cells() -> list[Hex]:
    lines = range(-FURTHEST, LAST_LINE + 1)
    return [(q, r) for r in _rows() for q in lines if -FURTHEST <= q + r <= LAST_LINE]


PLACES: Final[list[Hex]] = _cells()
#: Cells in the order of the vocabulary, and the other way round (NOWHERE: not a cell of a bank).
CELLS: Final = vec[i64]([cell_at(q, r) for q, r in PLACES])
CELL_NAMES: Final[list[str]] = [cell_name(q, r) for q, r in PLACES]


def _numbers() -> list[int]:
    found = [NOWHERE] * GRID
    for number, (q, r) in enumerate(PLACES):
        found[cell_at(q, r)] = number
    return found


NUMBER_OF_CELL: Final = vec[i64](_numbers())


def name_of_cell(cell: int) -> str:
    return cell_name(*axial(cell))


def cell_named(name: str) -> int:
    return CELLS[CELL_NAMES.index(name)]


def is_north(cell: i64) -> bool:
    return cell < MIDDLE_ROW << ROW_SHIFT


def _places_of_bits() -> list[int]:
    """The powers of two leave different remainders when they are divided by 67."""
    places = {(1 << place) % 67: place for place in range(63)}
    return [places.get(remainder, 0) for remainder in range(67)]


PLACE_OF_BIT: Final = vec[i64](_places_of_bits())


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    return PLACE_OF_BIT[(mask & -mask) % 67]


def only_one(mask: i64) -> bool:
    """Whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
