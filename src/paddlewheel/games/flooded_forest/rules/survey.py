"""How the tiles lie: what touches what, what can slide out and what would be cut off."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    COLUMN_MASK,
    GRID,
    MIDDLE_ROW,
    NOWHERE,
    OPPOSITE,
    RIVER_LENGTH,
    ROW_SHIFT,
    ROWS,
    SIDES,
    WAYS,
    cell_at,
    is_north,
    lowest,
)
from paddlewheel.games.flooded_forest.rules.water import Walk

# What a cell sees on its six sides, as a number in base three: nothing, forest or water.
SURROUNDINGS: Final = 3**SIDES
POWERS: Final = vec[i64]([3**side for side in range(SIDES)])


def digits(surroundings: int) -> list[int]:
    return [surroundings // 3**side % 3 for side in range(SIDES)]


def _sides(surroundings: int, digit: int) -> int:
    return sum([1 << side for side, seen in enumerate(digits(surroundings)) if seen == digit])


def _ways_out(free: int) -> int:
    """A tile moves over a free side if one of the two sides next to it is free as well (FF-31a)."""
    return free & (free << 1 | free >> 5 | free >> 1 | free << 5)


#: By surroundings, a bit for each side: those that touch nothing, those with water, those over which a tile can leave.
FREE_SIDES: Final = vec[i64]([_sides(seen, 0) for seen in range(SURROUNDINGS)])
WATER_SIDES: Final = vec[i64]([_sides(seen, 2) for seen in range(SURROUNDINGS)])
WAYS_OUT: Final = vec[i64]([_ways_out(_sides(seen, 0)) for seen in range(SURROUNDINGS)])

#: A grid of cells that are all open.
OPEN_COUNTRY: Final = vec[u8]([1] * GRID)


@final
class Survey:
    """How the tiles lie. It follows from their cells; it is kept up with every tile because every turn asks for it."""

    __slots__ = ("_open", "beside", "grid", "linked", "north", "on_board", "river", "seen", "shore")

    def __init__(
        self, grid: vec[u8], seen: vec[i16], beside: vec[i64], linked: vec[i64], shore: vec[i64], open_cells: vec[u8]
    ) -> None:
        #: What lies on each cell, plus 1: a tile or the river. 0 is nothing.
        self.grid: vec[u8] = grid
        #: The surroundings of each cell, empty or not.
        self.seen: vec[i16] = seen
        # By tile, and for the river: what touches it and what it reaches by water, a bit for each tile and the river.
        # A tile that was pulled keeps what it had: there its pieces go.
        self.beside: vec[i64] = beside
        self.linked: vec[i64] = linked
        #: The number that stands for the river: the one after the last tile.
        self.river: i64 = len(linked) - 1
        #: By row: empty cells of the banks that touch something, a bit each. Nothing is laid once tiles are pulled.
        self.shore: vec[i64] = shore
        #: Empty cells from which a tile could leave, a 1 each; of no length until somebody asks.
        self._open: vec[u8] = open_cells
        #: The tiles on the board, and those of the north bank among them, a bit each.
        self.on_board: i64 = 0
        self.north: i64 = 0

    def clone(self) -> Survey:
        twin = Survey(self.grid[:], self.seen[:], self.beside[:], self.linked[:], self.shore[:], self._open[:])
        twin.on_board = self.on_board
        twin.north = self.north
        return twin

    # -- tiles come and go -------------------------------------------------------------------------------

    def lay(self, tile: i64, cell: i64, water: i64) -> None:
        """A tile with these water sides (or a piece of the river) comes to lie on a cell."""
        grid = self.grid
        seen = self.seen
        linked = water & WATER_SIDES[i64(seen[cell])]
        side: i64 = 0
        while side < SIDES:
            there = cell + WAYS[side]
            seen[there] += i16(POWERS[OPPOSITE[side]] << ((water >> side) & 1))
            other = i64(grid[there]) - 1
            if other == NOWHERE:
                self._add_to_shore(there)
            else:
                self.beside[tile] |= BITS[other]
                self.beside[other] |= BITS[tile]
                if (linked >> side) & 1:
                    self.linked[tile] |= BITS[other]
                    self.linked[other] |= BITS[tile]
            side += 1
        grid[cell] = u8(tile + 1)
        self.shore[cell >> ROW_SHIFT] &= ~BITS[cell & COLUMN_MASK]
        if tile != self.river:
            self.on_board |= BITS[tile]
            if is_north(cell):
                self.north |= BITS[tile]
        if len(self._open) > 0:
            self._open = vec[u8]([])

    def _add_to_shore(self, cell: i64) -> None:
        """Cells beyond the ends of the river are closed (FF-13a)."""
        row = cell >> ROW_SHIFT
        if row != MIDDLE_ROW:
            self.shore[row] |= BITS[cell & COLUMN_MASK]

    def lift(self, tile: i64, cell: i64, water: i64) -> None:
        """A tile with these water sides leaves its cell."""
        seen = self.seen
        side: i64 = 0
        while side < SIDES:
            seen[cell + WAYS[side]] -= i16(POWERS[OPPOSITE[side]] << ((water >> side) & 1))
            side += 1
        self.grid[cell] = 0
        others = self.beside[tile]
        while others != 0:
            other = lowest(others)
            others &= others - 1
            self.beside[other] &= ~BITS[tile]
            self.linked[other] &= ~BITS[tile]
        self.on_board &= ~BITS[tile]
        self.north &= ~BITS[tile]
        # Tiles only leave now, so cells only open; and new ways lead over this one.
        if len(self._open) > 0 and self.slides(cell):
            self._spread(cell)

    # -- tiles and cells ---------------------------------------------------------------------------------

    def flood_tiles(self) -> i64:
        """A bit for each tile, and none for the river."""
        return BITS[self.river] - 1

    def tile_on(self, cell: i64) -> i64:
        """The flood tile on a cell, the river or NOWHERE."""
        return i64(self.grid[cell]) - 1

    def surroundings(self, cell: i64) -> i64:
        """What a cell sees on its six sides, as a number in base three."""
        return i64(self.seen[cell])

    def free_sides(self, cell: i64) -> i64:
        """The sides of a cell that touch nothing, a bit each."""
        return FREE_SIDES[i64(self.seen[cell])]

    # -- leaving -----------------------------------------------------------------------------------------

    def removable(self, cells: vec[i64]) -> i64:
        """The tiles that may be pulled from their cells, a bit each (FF-31, FF-31b, FF-32)."""
        keeps = self.on_board & ~self.cutting()
        found: i64 = 0
        left = keeps
        while left != 0:
            tile = lowest(left)
            left &= left - 1
            if self.slides(cells[tile]):
                found |= BITS[tile]
        # A tile furthest from the river by water cuts nothing off, so there is always one to lift.
        return found if found != 0 else keeps

    def cutting(self) -> i64:
        """The tiles without which some other tile has no water to the river, a bit each."""
        return Walk(self.linked).cutting

    def cut_off_by(self, pulled: i64) -> i64:
        """The tiles that have no water to the river without this one (NOWHERE: as it is), a bit each."""
        without = self.on_board if pulled == NOWHERE else self.on_board & ~BITS[pulled]
        reached: i64 = 0
        shore = self.linked[self.river] & without
        while shore != 0:
            reached |= shore
            further: i64 = 0
            while shore != 0:
                further |= self.linked[lowest(shore)]
                shore &= shore - 1
            shore = further & without & ~reached
        return without & ~reached

    def slides(self, cell: i64) -> bool:
        """Whether a tile can slide out of a cell (FF-31a): its first step leads to a cell with a way outside.

        That its own cell is empty by then opens no other way: wherever that helped later, the tile could have gone
        there with its first step.
        """
        ways = WAYS_OUT[i64(self.seen[cell])]
        if ways == 0:
            return False
        if len(self._open) == 0:
            self._find_open()
        side: i64 = 0
        while side < SIDES:
            if (ways >> side) & 1 and self._open[cell + WAYS[side]] != 0:
                return True
            side += 1
        return False

    def _find_open(self) -> None:
        """Everything outside the smallest frame around all tiles is open, and whatever can be reached from there."""
        top: i64 = MIDDLE_ROW
        bottom: i64 = MIDDLE_ROW
        left: i64 = cell_at(0, 0) & COLUMN_MASK
        right: i64 = left + RIVER_LENGTH - 1
        grid = self.grid
        cell: i64 = 0
        while cell < GRID:
            if grid[cell] != 0:
                row = cell >> ROW_SHIFT
                column = cell & COLUMN_MASK
                top = row if row < top else top
                bottom = row if row > bottom else bottom
                left = column if column < left else left
                right = column if column > right else right
            cell += 1
        self._open = OPEN_COUNTRY[:]
        row = top - 1
        while row <= bottom + 1:
            column = left - 1
            while column <= right + 1:
                self._open[(row << ROW_SHIFT) + column] = 0
                column += 1
            row += 1
        self._spread(((top - 1) << ROW_SHIFT) + left - 1)

    def _spread(self, start: i64) -> None:
        """Open a cell, and all that can be reached from it."""
        seen = self.seen
        open_cells = self._open
        open_cells[start] = 1
        waiting = vec[i64](capacity=64)
        waiting = append(waiting, start)
        while len(waiting) > 0:
            waiting, here = pop(waiting)
            ways = WAYS_OUT[i64(seen[here])]
            side: i64 = 0
            while side < SIDES:
                there = here + WAYS[side]
                if (ways >> side) & 1 and open_cells[there] == 0:
                    open_cells[there] = 1
                    waiting = append(waiting, there)
                side += 1


def empty_board(tiles: int) -> Survey:
    """Not even the river, and places for this many tiles."""
    masks = vec[i64]([0] * (tiles + 1))
    return Survey(vec[u8]([0] * GRID), vec[i16]([0] * GRID), masks, masks[:], vec[i64]([0] * ROWS), vec[u8]([]))
