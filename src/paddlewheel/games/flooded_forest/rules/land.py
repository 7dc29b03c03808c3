"""The lie of the land: what touches what, which tile fits where, what can slide out and what would be cut off."""

from __future__ import annotations

from typing import Final

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
    STEPS,
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

# What lies around a cell in one number: seven bits a side. A way that is no step to a neighbour is shifted out of it.
SIDE_BITS: Final = 7
HELD_MASK: Final = 127
AROUND: Final = (1 << 42) - 1
FARTHEST_WAY: Final = 64


def _shifts() -> list[int]:
    ways = [(r << ROW_SHIFT) + q for q, r in STEPS]
    every = range(-FARTHEST_WAY, FARTHEST_WAY + 1)
    return [SIDE_BITS * ways.index(way) if way in ways else SIDE_BITS * SIDES for way in every]


SHIFT_OF_WAY: Final = vec[i64](_shifts())


class Land:
    """What never changes about the tiles, looked up by number."""

    def __init__(self, water: list[int], circles: list[int], actions: list[int], river: list[int]) -> None:
        """By tile: water sides as bits, circles, action; then the water sides of the river tiles."""
        self.circles: vec[i64] = vec[i64](circles)
        self.actions: vec[i64] = vec[i64](actions)
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
        #: The water sides of what a grid holds, with the flood tiles still to be filled in.
        self.bare_sides: vec[u8] = vec[u8]([u8(sides) for sides in [0] * FIRST_RIVER + river])

    def turns_that_fit(self, tile: i64, surroundings: i64) -> i64:
        """The turns with which this tile may lie in such surroundings (FF-12 to FF-14); none: 0."""
        return self.fits[self.pattern[tile] * SURROUNDINGS + surroundings]

    # -- one cell: quicker than a survey of the whole board ----------------------------------------------

    def around(self, forest: Forest, cell: i64) -> i64:
        """What lies on the six sides of a cell, as a grid would hold it: seven bits a side."""
        cells = forest.cells
        found: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            way = cells[tile] - cell
            if way >= -FARTHEST_WAY and way <= FARTHEST_WAY:
                found |= (tile + 1) << SHIFT_OF_WAY[way + FARTHEST_WAY]
            tile += 1
        side: i64 = 0
        while side < SIDES:
            number = cell + WAYS[side] - RIVER_START
            if number >= 0 and number < RIVER_LENGTH:
                found |= (FIRST_RIVER + number) << (SIDE_BITS * side)
            side += 1
        return found & AROUND

    def water_of(self, forest: Forest, held: i64) -> i64:
        """The water sides of a tile of the board, as a grid would hold it."""
        if held >= FIRST_RIVER:
            return i64(self.bare_sides[held])
        return self.turned[(held - 1) * SIDES + forest.turns[held - 1]]

    def surroundings(self, forest: Forest, around: i64) -> i64:
        """What a cell sees on its six sides, as one number in base three."""
        seen: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = (around >> (SIDE_BITS * side)) & HELD_MASK
            if held != EMPTY:
                seen += POWERS[side] * (1 + ((self.water_of(forest, held) >> OPPOSITE[side]) & 1))
            side += 1
        return seen

    def beside(self, around: i64) -> i64:
        """What touches a cell, a bit for each tile and for the RIVER."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = (around >> (SIDE_BITS * side)) & HELD_MASK
            if held != EMPTY:
                found |= BITS[RIVER if held >= FIRST_RIVER else held - 1]
            side += 1
        return found

    def by_water(self, forest: Forest, around: i64, water: i64) -> i64:
        """What a tile with these water sides reaches by water from a cell, a bit for each tile and for the RIVER."""
        found: i64 = 0
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                held = (around >> (SIDE_BITS * side)) & HELD_MASK
                if held != EMPTY and (self.water_of(forest, held) >> OPPOSITE[side]) & 1:
                    found |= BITS[RIVER if held >= FIRST_RIVER else held - 1]
            side += 1
        return found

    def water_beside(self, forest: Forest, tile: i64) -> i64:
        """What a tile on the board reaches by water."""
        water = self.turned[tile * SIDES + forest.turns[tile]]
        return self.by_water(forest, self.around(forest, forest.cells[tile]), water)


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

    def fitting(self, hand: i64) -> i64:
        """The tiles of a hand that fit somewhere, a bit each."""
        tiles = members(hand)
        fits = self.land.fits
        pattern = self.land.pattern
        spots = Spots(self)
        found: i64 = 0
        while found != hand and spots.next():
            for tile in tiles:
                if fits[pattern[tile] * SURROUNDINGS + spots.surroundings] != 0:
                    found |= BITS[tile]
        return found

    def fits_any(self, hand: i64) -> bool:
        """Whether any tile of a hand fits somewhere."""
        tiles = members(hand)
        spots = Spots(self)
        while spots.next():
            for tile in tiles:
                if self.land.turns_that_fit(tile, spots.surroundings) != 0:
                    return True
        return False

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


def members(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set, from the lowest."""
    found = vec[i64](capacity=8)
    tile: i64 = 0
    while mask >> tile != 0:
        if (mask >> tile) & 1:
            found = append(found, tile)
        tile += 1
    return found


class Spots:
    """One walk over the empty cells of the banks that touch something, each of them once."""

    __slots__ = ("cell", "number", "side", "surroundings", "survey")

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        #: What is being walked around: the river tiles, then the flood tiles; and the next side of it.
        self.number: i64 = -RIVER_LENGTH
        self.side: i64 = 0
        # The spot that was found.
        self.cell: i64 = NOWHERE
        self.surroundings: i64 = 0

    def next(self) -> bool:
        """Go to the next spot; False when there is none."""
        grid = self.survey.grid
        cells = self.survey.forest.cells
        number = self.number
        side = self.side
        while number < TILES:
            here = RIVER_START + RIVER_LENGTH + number if number < 0 else cells[number]
            if here != NOWHERE:
                while side < SIDES:
                    spot = here + WAYS[side]
                    side += 1
                    # Cells beyond the ends of the river are closed (FF-13a).
                    if grid[spot] == EMPTY and spot >> ROW_SHIFT != MIDDLE_ROW:
                        seen = self._seen_first(spot, OPPOSITE[side - 1])
                        if seen != NOWHERE:
                            self.number = number
                            self.side = side
                            self.cell = spot
                            self.surroundings = seen
                            return True
            side = 0
            number += 1
        self.number = number
        return False

    def _seen_first(self, spot: i64, from_side: i64) -> i64:
        """The surroundings of a spot. It is found from all that it touches, and counts from the first of its sides."""
        grid = self.survey.grid
        sides = self.survey.sides
        seen: i64 = 0
        side: i64 = 0
        while side < SIDES:
            held = i64(grid[spot + WAYS[side]])
            if held != EMPTY:
                if side < from_side:
                    return NOWHERE
                seen += POWERS[side] * (1 + ((i64(sides[held]) >> OPPOSITE[side]) & 1))
            side += 1
        return seen


class Watershed:
    """One walk over the water from the river: which tiles are the only way for others (articulation points)."""

    __slots__ = ("cutting", "order", "survey", "walked")

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.cutting: i64 = 0
        #: When each tile was reached, from 1; 0: not yet. By what the grid holds.
        self.order: vec[u8] = vec[u8]([0] * FIRST_RIVER)
        self.walked: i64 = 0
        number: i64 = 0
        while number < RIVER_LENGTH:
            self._enter(RIVER_START + number, FIRST_RIVER + number)
            number += 1

    def _enter(self, cell: i64, river: i64) -> None:
        """Start from one river tile into all tiles next to it by water."""
        survey = self.survey
        water = i64(survey.sides[river])
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                there = cell + WAYS[side]
                held = i64(survey.grid[there])
                linked = held != EMPTY and held < FIRST_RIVER and (i64(survey.sides[held]) >> OPPOSITE[side]) & 1
                if linked and self.order[held] == 0:
                    self._walk(there, held)
            side += 1

    def _walk(self, cell: i64, held: i64) -> i64:
        """Visit a tile and all behind it; returns the earliest place they reach without it. The river is 0."""
        survey = self.survey
        self.walked += 1
        mine = self.walked
        self.order[held] = u8(mine)
        water = i64(survey.sides[held])
        earliest = mine
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                there = cell + WAYS[side]
                other = i64(survey.grid[there])
                if other != EMPTY and (i64(survey.sides[other]) >> OPPOSITE[side]) & 1:
                    reached: i64 = 0
                    if other < FIRST_RIVER:
                        reached = i64(self.order[other])
                        if reached == 0:
                            reached = self._walk(there, other)
                            if reached >= mine:
                                self.cutting |= BITS[held - 1]
                    if reached < earliest:
                        earliest = reached
            side += 1
        return earliest
