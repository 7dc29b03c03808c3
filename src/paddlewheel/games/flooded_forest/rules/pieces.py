"""Fish and predators that come onto a tile."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS
from paddlewheel.games.flooded_forest.rules.tiles import Tiles
from paddlewheel.games.flooded_forest.state import BYTE, NOBODY, Forest, count

#: The predator that each one drives off: a caiman the piranhas, piranhas a jaguar, a jaguar a caiman (FF-39).
PREY: Final = vec[i64]([0, 2, 3, 1])


def add_fish(forest: Forest, seat: i64, tile: i64) -> None:
    """A fish from the supply goes onto a tile."""
    forest.fish[tile] += BITS[BYTE * seat]
    forest.supply[seat] -= 1


def open_circles(tiles: Tiles, forest: Forest, tile: i64) -> i64:
    """How much room there is on a tile (FF-19)."""
    return tiles.circles[tile] - count(forest.fish[tile])


def arrive(forest: Forest, predator: i64, tile: i64) -> None:
    """A predator comes onto a tile; of two predators only one stays (FF-39 to FF-41)."""
    resident = forest.predators[tile]
    if resident == NOBODY:
        forest.predators[tile] = predator
        return
    winner = resident if PREY[resident] == predator else predator
    forest.predators[tile] = winner
    if forest.journal is not None:
        loser = predator if winner == resident else resident
        rule = "FF-41" if resident == predator else "FF-39"
        facts = {"winner": winner, "loser": loser, "tile": tile}
        forest.journal.note("drives off", forest.active, rule, {**facts})
        forest.beat()
