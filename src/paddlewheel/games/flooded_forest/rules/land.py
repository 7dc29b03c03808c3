"""The lie of the land: what touches what, which tile fits where, what can slide out and what would be cut off."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    COLUMN_MASK,
    FLOOD_TILES,
    GRID,
    MIDDLE_ROW,
    NOWHERE,
    NUMBER_OF_CELL,
    OPPOSITE,
    RIVER,
    RIVER_BIT,
    RIVER_LENGTH,
    ROW_SHIFT,
    SIDES,
    TILES,
    WAYS,
    cell_at,
)
from paddlewheel.games.flooded_forest.state import Forest

# What a grid of cells holds: nothing, tile number + 1, or river tile + 37.
EMPTY: Final = 0
FIRST_RIVER: Final = TILES + 1

# What an empty cell sees on a side, as a digit of its surroundings: nothing, forest or water.
SURROUNDINGS: Final = 3**SIDES
POWERS: Final = vec[i64]([3**side for side in range(SIDES)])
RIVER_START: Final = cell_at(0, 0)
MOST_SPOTS: Final = 200


class Land:
    """What never changes about the tiles, looked up by number."""

    def __init__(self, water: list[int], circles: list[int], actions: list[int], river: list[int]) -> None:
        """By tile: water sides as bits, circles, action; then the water sides of the river tiles."""
        self.circles: vec[i64] = vec[i64](circles)
        self.actions: vec[i64] = vec[i64](actions)
        self.river: vec[i64] = vec[i64](river)
        #: The water sides of a tile turned so often by 60 degrees counter-clockwise: 6 * tile + turns.
        self.turned: vec[i64] = vec[i64]([_turned(sides, turns) for sides in water for turns in range(SIDES)])
        patterns = sorted(set(water))
        self.pattern: vec[i64] = vec[i64]([patterns.index(sides) for sides in water])
        #: The turns with which a pattern fits into surroundings, a bit each: 729 * pattern + surroundings.
        self.fits: vec[i64] = vec[i64]([mask for sides in patterns for mask in _fitting_turns(sides)])
        grid = [EMPTY] * GRID
        for number in range(RIVER_LENGTH):
            grid[cell_at(number, 0)] = FIRST_RIVER + number
        self.bare: vec[u8] = vec[u8]([u8(held) for held in grid])

    def turns_that_fit(self, tile: i64, surroundings: i64) -> i64:
        """The turns with which this tile may lie in such surroundings (FF-12 to FF-14); none: 0."""
        return self.fits[self.pattern[tile] * SURROUNDINGS + surroundings]


def _turned(sides: int, turns: int) -> int:
    return (sides << turns | sides >> (SIDES - turns)) & 63


def _fitting_turns(sides: int) -> list[int]:
    """For all surroundings: the turns that match them. Of turns that look alike only the first counts (FF-14b)."""
    different = [
        turns for turns in range(SIDES) if _turned(sides, turns) not in [_turned(sides, t) for t in range(turns)]
    ]
    found = []
    for surroundings in range(SURROUNDINGS):
        digits = [surroundings // 3**side % 3 for side in range(SIDES)]
        mask = 0
        if SIDES - digits.count(0) >= 2 and 2 in digits:
            for turns in different:
                shown = _turned(sides, turns)
                if all(digit == 0 or digit == 1 + (shown >> side & 1) for side, digit in enumerate(digits)):
                    mask |= 1 << turns
        found.append(mask)
    return found


class Survey:
    """The board of one position, laid out as a grid. Made for a question and thrown away."""

    __slots__ = ("forest", "grid", "land", "open", "spot_cells", "spot_surroundings", "spots")

    def __init__(self, land: Land, forest: Forest) -> None:
        self.land: Land = land
        self.forest: Forest = forest
        grid = land.bare[:]
        cells = forest.cells
        tile: i64 = 0
        while tile < TILES:
            cell = cells[tile]
            if cell != NOWHERE:
                grid[cell] = u8(tile + 1)
            tile += 1
        self.grid: vec[u8] = grid
        #: Empty cells from which a tile could leave, once asked for; a 1 each.
        self.open: vec[u8] = vec[u8]([])
        self.spot_cells: vec[i64] = vec[i64]([])
        self.spot_surroundings: vec[i64] = vec[i64]([])
        self.spots: i64 = 0

    def tile_on(self, cell: i64) -> i64:
        """The flood tile on a cell, RIVER or NOWHERE."""
        held = i64(self.grid[cell])
        if held == EMPTY:
            return NOWHERE
        return RIVER if held >= FIRST_RIVER else held - 1

    def water_of(self, held: i64) -> i64:
        """The water sides of what a cell of the grid holds."""
        if held >= FIRST_RIVER:
            return self.land.river[held - FIRST_RIVER]
        return self.land.turned[(held - 1) * SIDES + self.forest.turns[held - 1]]

    # -- laying ----------------------------------------------------------------------------------------

    def surroundings(self, cell: i64) -> i64:
        """What a cell sees on its six sides, as one number in base three."""
        seen: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = i64(self.grid[cell + WAYS[side]])
            if held != EMPTY:
                seen += POWERS[side] * (1 + ((self.water_of(held) >> OPPOSITE[side]) & 1))
            side += 1
        return seen

    def touching(self, cell: i64) -> i64:
        """How many sides of a cell touch a tile or the river."""
        touched: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if self.grid[cell + WAYS[side]] != EMPTY:
                touched += 1
            side += 1
        return touched

    def find_spots(self) -> None:
        """Note every empty cell of the banks that touches something, with its surroundings."""
        self.spot_cells = vec[i64]([0] * MOST_SPOTS)
        self.spot_surroundings = vec[i64]([0] * MOST_SPOTS)
        marked = self.grid[:]
        number: i64 = 0
        while number < RIVER_LENGTH:
            self._note_spots(RIVER_START + number, marked)
            number += 1
        cells = self.forest.cells
        tile: i64 = 0
        while tile < TILES:
            if cells[tile] != NOWHERE:
                self._note_spots(cells[tile], marked)
            tile += 1

    def _note_spots(self, cell: i64, marked: vec[u8]) -> None:
        side: i64 = 0
        while side < SIDES:
            spot = cell + WAYS[side]
            if marked[spot] == EMPTY:
                marked[spot] = 1
                # Cells beyond the ends of the river are closed (FF-13a).
                if spot >> ROW_SHIFT != MIDDLE_ROW:
                    self.spot_cells[self.spots] = spot
                    self.spot_surroundings[self.spots] = self.surroundings(spot)
                    self.spots += 1
            side += 1

    def has_place_for(self, tile: i64) -> bool:
        """Whether a tile fits into any of the spots noted."""
        fits = self.land.fits
        base = self.land.pattern[tile] * SURROUNDINGS
        spot: i64 = 0
        while spot < self.spots:
            if fits[base + self.spot_surroundings[spot]] != 0 and NUMBER_OF_CELL[self.spot_cells[spot]] != NOWHERE:
                return True
            spot += 1
        return False

    # -- neighbours ------------------------------------------------------------------------------------

    def beside(self, cell: i64) -> i64:
        """What touches a cell, a bit for each tile and for the RIVER."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            tile = self.tile_on(cell + WAYS[side])
            if tile != NOWHERE:
                found |= BITS[tile]
            side += 1
        return found

    def by_water(self, cell: i64, sides: i64) -> i64:
        """What a tile with these water sides reaches by water from a cell, a bit for each tile and for the RIVER."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if (sides >> side) & 1:
                held = i64(self.grid[cell + WAYS[side]])
                if held != EMPTY and (self.water_of(held) >> OPPOSITE[side]) & 1:
                    found |= BITS[RIVER if held >= FIRST_RIVER else held - 1]
            side += 1
        return found

    def water_beside(self, tile: i64) -> i64:
        """What a tile on the board reaches by water."""
        forest = self.forest
        return self.by_water(forest.cells[tile], self.land.turned[tile * SIDES + forest.turns[tile]])

    def is_perimeter(self, tile: i64) -> bool:
        """Whether at least one side of a tile touches nothing (FF-29a)."""
        return self.touching(self.forest.cells[tile]) < SIDES

    # -- leaving ---------------------------------------------------------------------------------------

    def removable(self) -> i64:
        """The tiles that may be pulled, a bit each (FF-31, FF-32, FF-31b)."""
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
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            if self.forest.cells[tile] != NOWHERE:
                found |= BITS[tile]
            tile += 1
        return found

    def cutting(self) -> i64:
        """The tiles without which some other tile has no water to the river, a bit each."""
        return Watershed(self).cutting

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
        side: i64 = 0
        while side < SIDES:
            if self._wide(cell, side) and self._is_open(cell + WAYS[side]):
                return True
            side += 1
        return False

    def _wide(self, cell: i64, side: i64) -> bool:
        """Whether a tile may move from a cell one step that way: it is empty, and so is one of the two flanks."""
        if self.grid[cell + WAYS[side]] != EMPTY:
            return False
        left: i64 = side + 1 if side < 5 else 0
        right: i64 = side - 1 if side > 0 else 5
        return self.grid[cell + WAYS[left]] == EMPTY or self.grid[cell + WAYS[right]] == EMPTY

    def _is_open(self, cell: i64) -> bool:
        """Whether a tile on this empty cell could leave with every other tile in its place."""
        if len(self.open) == 0:
            self.open = self._reached_from(self._corner())
        return self.open[cell] != 0

    def _corner(self) -> i64:
        """A cell outside: one row above and one line left of everything."""
        top: i64 = MIDDLE_ROW
        left: i64 = RIVER_START & COLUMN_MASK
        for cell in self.forest.cells:
            if cell != NOWHERE:
                top = min(top, cell >> ROW_SHIFT)
                left = min(left, cell & COLUMN_MASK)
        return ((top - 1) << ROW_SHIFT) + left - 1

    def _reached_from(self, corner: i64) -> vec[u8]:
        """The empty cells a tile could move to from outside, within the smallest frame around everything."""
        bottom: i64 = MIDDLE_ROW
        right: i64 = (RIVER_START & COLUMN_MASK) + RIVER_LENGTH - 1
        for cell in self.forest.cells:
            if cell != NOWHERE:
                bottom = max(bottom, cell >> ROW_SHIFT)
                right = max(right, cell & COLUMN_MASK)
        top = corner >> ROW_SHIFT
        left = corner & COLUMN_MASK
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
                framed = top <= row <= bottom + 1 and left <= column <= right + 1
                if framed and reached[there] == 0 and self._wide(here, side):
                    reached[there] = 1
                    waiting = append(waiting, there)
                side += 1
        return reached


class Watershed:
    """One walk over the water from the river: which tiles are the only way for others (articulation points)."""

    __slots__ = ("cutting", "order", "survey", "walked")

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.cutting: i64 = 0
        #: When each tile was reached, from 1; 0: not yet.
        self.order: vec[i64] = vec[i64]([0] * TILES)
        self.walked: i64 = 0
        cells = survey.forest.cells
        tile: i64 = 0
        while tile < TILES:
            if cells[tile] != NOWHERE and self.order[tile] == 0 and (survey.water_beside(tile) >> RIVER) & 1:
                self._walk(tile)
            tile += 1

    def _walk(self, tile: i64) -> i64:
        """Visit a tile and all behind it; returns the earliest place they reach without it. The river is 0."""
        self.walked += 1
        mine = self.walked
        self.order[tile] = mine
        linked = self.survey.water_beside(tile)
        earliest: i64 = 0 if (linked >> RIVER) & 1 else mine
        linked &= FLOOD_TILES
        other: i64 = 0
        while linked >> other != 0:
            if (linked >> other) & 1:
                if self.order[other] != 0:
                    earliest = min(earliest, self.order[other])
                else:
                    reached = self._walk(other)
                    if reached >= mine:
                        self.cutting |= BITS[tile]
                    earliest = min(earliest, reached)
            other += 1
        return earliest
