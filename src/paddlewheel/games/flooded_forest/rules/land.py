"""The lie of the land: what touches what, which tile fits where, what can slide out and what would be cut off."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    GRID,
    OPPOSITE,
    RIVER,
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
