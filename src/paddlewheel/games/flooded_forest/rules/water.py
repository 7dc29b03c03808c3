"""Which tiles are the only way to the river for others."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, lowest


@final
class Walk:
    """One walk over the water, from the river to all tiles: which of them are the only way for others?"""

    __slots__ = ("cutting", "linked", "met")

    def __init__(self, linked: vec[i64]) -> None:
        """`linked` is what each tile and the river, which comes last, reach by water."""
        shore = linked[len(linked) - 1]
        self.linked: vec[i64] = linked
        self.cutting: i64 = 0
        self.met: i64 = BITS[len(linked) - 1]
        while True:
            further = shore & ~self.met
            if further == 0:
                break
            self._enter(lowest(further))

    def _enter(self, tile: i64) -> i64:
        """Walk on from a tile; returns all that it and the tiles behind it are linked to."""
        self.met |= BITS[tile]
        linked = self.linked[tile]
        touched = linked
        while True:
            further = linked & ~self.met
            if further == 0:
                break
            before = self.met
            behind = self._enter(lowest(further))
            # Of all that was met before, those behind know this tile alone.
            if behind & before == BITS[tile]:
                self.cutting |= BITS[tile]
            touched |= behind
        return touched
