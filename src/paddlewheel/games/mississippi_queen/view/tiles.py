"""The tiles as they are drawn: the same in every race."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.components import load

TILES = tuple(load().tile)
MARKS = tuple(tile.marks() for tile in TILES)
