"""The board of one position: what touches what, what can slide out and what would be cut off."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    COLUMN_MASK,
    GRID,
    MIDDLE_ROW,
    NOWHERE,
    OPPOSITE,
    RIVER,
    RIVER_BIT,
    RIVER_LENGTH,
    ROW_SHIFT,
    SIDES,
    TILES,
    WAYS,
)
from paddlewheel.games.flooded_forest.rules.land import EMPTY, FIRST_RIVER, POWERS, RIVER_START, Land
from paddlewheel.games.flooded_forest.rules.water import Watershed
from paddlewheel.games.flooded_forest.state import Forest


class Survey:
    """The board of one position, laid out as a grid. Made for a question and thrown away."""

    __slots__ = ("bottom", "forest", "grid", "land", "left", "open", "right", "sides", "top")

    def __init__(self, land: Land, forest: Forest) -> None:
        self.land: Land = land
        self.forest: Forest = forest
        grid = land.bare[:]
        sides = land.bare_sides[:]
        cells = forest.cells
        turns = forest.turns
        turned = land.turned
        tile: i64 = 0
        while tile < TILES:
            cell = cells[tile]
            if cell != NOWHERE:
                grid[cell] = u8(tile + 1)
                sides[tile + 1] = u8(turned[tile * SIDES + turns[tile]])
            tile += 1
        self.grid: vec[u8] = grid
        #: The water sides of what the grid holds.
        self.sides: vec[u8] = sides
        #: Empty cells from which a tile could leave, a 1 each, once they had to be found.
        self.open: vec[u8] = vec[u8]([])
        # The smallest frame around everything, once it was asked for.
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0

    def tile_on(self, cell: i64) -> i64:
        """The flood tile on a cell, RIVER or NOWHERE."""
        held = i64(self.grid[cell])
        if held == EMPTY:
            return NOWHERE
        return RIVER if held >= FIRST_RIVER else held - 1

    # -- laying ----------------------------------------------------------------------------------------

    def surroundings(self, cell: i64) -> i64:
        """What a cell sees on its six sides, as one number in base three."""
        grid = self.grid
        sides = self.sides
        seen: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = i64(grid[cell + WAYS[side]])
            if held != EMPTY:
                seen += POWERS[side] * (1 + ((i64(sides[held]) >> OPPOSITE[side]) & 1))
            side += 1
        return seen

    def touching(self, cell: i64) -> i64:
        """How many sides of a cell touch a tile or the river."""
        grid = self.grid
        touched: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if grid[cell + WAYS[side]] != EMPTY:
                touched += 1
            side += 1
        return touched

    # -- neighbours ------------------------------------------------------------------------------------

    def beside(self, cell: i64) -> i64:
        """What touches a cell, a bit for each tile and for the RIVER."""
        grid = self.grid
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = i64(grid[cell + WAYS[side]])
            if held != EMPTY:
                found |= BITS[RIVER if held >= FIRST_RIVER else held - 1]
            side += 1
        return found

    def by_water(self, cell: i64, water: i64) -> i64:
        """What a tile with these water sides reaches by water from a cell, a bit for each tile and for the RIVER."""
        grid = self.grid
        sides = self.sides
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                held = i64(grid[cell + WAYS[side]])
                if held != EMPTY and (i64(sides[held]) >> OPPOSITE[side]) & 1:
                    found |= BITS[RIVER if held >= FIRST_RIVER else held - 1]
            side += 1
        return found

    def water_beside(self, tile: i64) -> i64:
        """What a tile on the board reaches by water."""
        return self.by_water(self.forest.cells[tile], i64(self.sides[tile + 1]))

    def is_perimeter(self, tile: i64) -> bool:
        """Whether at least one side of a tile touches nothing (FF-29a)."""
        return self.touching(self.forest.cells[tile]) < SIDES

    # -- leaving ---------------------------------------------------------------------------------------

    def removable(self) -> i64:
        """The tiles that may be pulled, a bit each (FF-31, FF-31b, FF-32)."""
        keeps = self.on_board() & ~self.cutting()
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            if (keeps >> tile) & 1 and self.slides(tile):
                found |= BITS[tile]
            tile += 1
        # A tile furthest from the river by water cuts nothing off, so there is always one to lift.
        return found if found != 0 else keeps

    def on_board(self) -> i64:
        """The tiles on the board, a bit each."""
        cells = self.forest.cells
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            if cells[tile] != NOWHERE:
                found |= BITS[tile]
            tile += 1
        return found

    def cutting(self) -> i64:
        """The tiles without which some other tile has no water to the river, a bit each."""
        return Watershed(self.grid, self.sides).cutting

    def cut_off_by(self, pulled: i64) -> i64:
        """The tiles that have no water to the river without this one (NOWHERE: as it is), a bit each."""
        reached: i64 = 0
        cells = self.forest.cells
        grew = True
        while grew:
            grew = False
            tile: i64 = 0
            while tile < TILES:
                waits = cells[tile] != NOWHERE and tile != pulled and not (reached >> tile) & 1
                if waits and self.water_beside(tile) & (reached | RIVER_BIT):
                    reached |= BITS[tile]
                    grew = True
                tile += 1
        lost = self.on_board() & ~reached
        return lost if pulled == NOWHERE else lost & ~BITS[pulled]

    def slides(self, tile: i64) -> bool:
        """Whether a tile can slide out (FF-31a): its first step leads to a cell from which there is a way outside.

        That its own cell is empty by then opens no other way: wherever that helped later, the tile could have gone
        there with its first step.
        """
        cell = self.forest.cells[tile]
        blocked = True
        side: i64 = 0
        while side < SIDES:
            if self._wide(cell, side):
                # Nearly always the way straight on is free.
                if self._leads_out(cell, side):
                    return True
                blocked = False
            side += 1
        if blocked:
            return False
        side = 0
        while side < SIDES:
            if self._wide(cell, side) and self._is_open(cell + WAYS[side]):
                return True
            side += 1
        return False

    def _wide(self, cell: i64, side: i64) -> bool:
        """Whether a tile may move from a cell one step that way: it is empty, and so is one of the two flanks."""
        grid = self.grid
        if grid[cell + WAYS[side]] != EMPTY:
            return False
        return grid[cell + WAYS[side + 1]] == EMPTY or grid[cell + WAYS[side + 5]] == EMPTY

    def _leads_out(self, cell: i64, side: i64) -> bool:
        """Whether a tile gets outside by going straight on."""
        self._find_frame()
        here = cell
        while self._wide(here, side):
            here += WAYS[side]
            if not self._is_framed(here):
                return True
        return False

    def _is_open(self, cell: i64) -> bool:
        """Whether a tile on this empty cell could leave with every other tile in its place."""
        if len(self.open) == 0:
            self.open = self._reached_from_outside()
        return self.open[cell] != 0

    def _is_framed(self, cell: i64) -> bool:
        row = cell >> ROW_SHIFT
        column = cell & COLUMN_MASK
        return row >= self.top and row <= self.bottom and column >= self.left and column <= self.right

    def _find_frame(self) -> None:
        """The rows and slanting lines between which everything lies."""
        if self.top != 0:
            return
        top: i64 = MIDDLE_ROW
        bottom: i64 = MIDDLE_ROW
        left: i64 = RIVER_START & COLUMN_MASK
        right: i64 = left + RIVER_LENGTH - 1
        cells = self.forest.cells
        tile: i64 = 0
        while tile < TILES:
            cell = cells[tile]
            if cell != NOWHERE:
                row = cell >> ROW_SHIFT
                column = cell & COLUMN_MASK
                if row < top:
                    top = row
                if row > bottom:
                    bottom = row
                if column < left:
                    left = column
                if column > right:
                    right = column
            tile += 1
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right

    def _reached_from_outside(self) -> vec[u8]:
        """The empty cells that a tile could reach from outside, and a margin of one cell around the frame."""
        self._find_frame()
        corner = ((self.top - 1) << ROW_SHIFT) + self.left - 1
        reached = vec[u8]([0] * GRID)
        reached[corner] = 1
        waiting = vec[i64](capacity=256)
        waiting = append(waiting, corner)
        while len(waiting) > 0:
            waiting, here = pop(waiting)
            side: i64 = 0
            while side < SIDES:
                there = here + WAYS[side]
                row = there >> ROW_SHIFT
                column = there & COLUMN_MASK
                near = row >= self.top - 1 and row <= self.bottom + 1
                near = near and column >= self.left - 1 and column <= self.right + 1
                if near and reached[there] == 0 and self._wide(here, side):
                    reached[there] = 1
                    waiting = append(waiting, there)
                side += 1
        return reached
