"""Which tiles are the only way to the river for others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddlewheel.games.flooded_forest.rules.board import (
    BITS,
    OPPOSITE,
    RIVER_LENGTH,
    SIDES,
    WAYS,
)
from paddlewheel.games.flooded_forest.rules.land import EMPTY, FIRST_RIVER, RIVER_START


class Watershed:
    """One walk over the water from the river: which tiles are the only way for others (articulation points)."""

    __slots__ = ("cutting", "grid", "order", "sides", "walked")

    def __init__(self, grid: vec[u8], sides: vec[u8]) -> None:
        """`grid` is what lies on each cell, `sides` the water sides of what a grid holds."""
        self.grid: vec[u8] = grid
        self.sides: vec[u8] = sides
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
        grid = self.grid
        sides = self.sides
        water = i64(sides[river])
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                there = cell + WAYS[side]
                held = i64(grid[there])
                linked = held != EMPTY and held < FIRST_RIVER and (i64(sides[held]) >> OPPOSITE[side]) & 1
                if linked and self.order[held] == 0:
                    self._walk(there, held)
            side += 1

    def _walk(self, cell: i64, held: i64) -> i64:
        """Visit a tile and all behind it; returns the earliest place they reach without it. The river is 0."""
        grid = self.grid
        sides = self.sides
        self.walked += 1
        mine = self.walked
        self.order[held] = u8(mine)
        water = i64(sides[held])
        earliest = mine
        side: i64 = 0
        while side < SIDES:
            if (water >> side) & 1:
                there = cell + WAYS[side]
                other = i64(grid[there])
                if other != EMPTY and (i64(sides[other]) >> OPPOSITE[side]) & 1:
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
