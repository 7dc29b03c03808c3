"""Where a tile could be laid: the empty cells of the banks that touch something."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    EAST,
    MIDDLE_ROW,
    NORTH_EAST,
    NORTH_WEST,
    NOWHERE,
    OPPOSITE,
    RIVER_LENGTH,
    ROW_SHIFT,
    SIDES,
    SOUTH_EAST,
    SOUTH_WEST,
    TILES,
    WAYS,
    WEST,
)
from paddlewheel.games.flooded_forest.rules.land import EMPTY, RIVER_START, SURROUNDINGS
from paddlewheel.games.flooded_forest.rules.survey import Survey


def fitting(survey: Survey, hand: i64) -> i64:
    """The tiles of a hand that fit somewhere, a bit each."""
    tiles = members(hand)
    fits = survey.land.fits
    pattern = survey.land.pattern
    spots = Spots(survey)
    found: i64 = 0
    while found != hand and spots.next():
        for tile in tiles:
            if fits[pattern[tile] * SURROUNDINGS + spots.surroundings] != 0:
                found |= BITS[tile]
    return found


def fits_any(survey: Survey, hand: i64) -> bool:
    """Whether any tile of a hand fits somewhere."""
    tiles = members(hand)
    spots = Spots(survey)
    while spots.next():
        for tile in tiles:
            if survey.land.turns_that_fit(tile, spots.surroundings) != 0:
                return True
    return False


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
        # Written out side by side: this is asked more often than anything else.
        held = i64(grid[spot + EAST])
        if held != EMPTY:
            if from_side > 0:
                return NOWHERE
            seen = 1 + ((i64(sides[held]) >> 3) & 1)
        held = i64(grid[spot + NORTH_EAST])
        if held != EMPTY:
            if from_side > 1:
                return NOWHERE
            seen += 3 + 3 * ((i64(sides[held]) >> 4) & 1)
        held = i64(grid[spot + NORTH_WEST])
        if held != EMPTY:
            if from_side > 2:
                return NOWHERE
            seen += 9 + 9 * ((i64(sides[held]) >> 5) & 1)
        held = i64(grid[spot + WEST])
        if held != EMPTY:
            if from_side > 3:
                return NOWHERE
            seen += 27 + 27 * (i64(sides[held]) & 1)
        held = i64(grid[spot + SOUTH_WEST])
        if held != EMPTY:
            if from_side > 4:
                return NOWHERE
            seen += 81 + 81 * ((i64(sides[held]) >> 1) & 1)
        held = i64(grid[spot + SOUTH_EAST])
        if held != EMPTY:
            seen += 243 + 243 * ((i64(sides[held]) >> 2) & 1)
        return seen
