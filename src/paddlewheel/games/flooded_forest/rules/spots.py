"""Where a tile could be laid: the empty cells of the banks that touch something."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    MIDDLE_ROW,
    NOWHERE,
    OPPOSITE,
    RIVER_LENGTH,
    ROW_SHIFT,
    SIDES,
    TILES,
    WAYS,
)
from paddlewheel.games.flooded_forest.rules.land import EMPTY, POWERS, RIVER_START, SURROUNDINGS
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
        side: i64 = 0
        while side < SIDES:
            held = i64(grid[spot + WAYS[side]])
            if held != EMPTY:
                if side < from_side:
                    return NOWHERE
                seen += POWERS[side] * (1 + ((i64(sides[held]) >> OPPOSITE[side]) & 1))
            side += 1
        return seen
