"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

import re

from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.offers import MIDDLE_OF_RIVER, touched
from paddlewheel.games.flooded_forest.view.tile_set import TileSet

#: What lies on a tile of the board stands for the tile.
ON_A_TILE = re.compile(r"(?:tile|name|circle|fish|predator|mark)-(\d+)(?:-.*)?")
IN_THE_HAND = re.compile(r"(?:hand|hand-name)-(\d+)(?:-.*)?")


def possible_at(seen: ForestObservation, tile_set: TileSet, element: str) -> list[int]:
    """A tile is laid, pulled and moved to; the river is swum into; a button is pressed."""
    at = tile_set.choices
    if found := ON_A_TILE.fullmatch(element):
        tile = int(found[1])
        return [first + tile for first, _ in tile_set.ranges]
    if found := IN_THE_HAND.fullmatch(element):
        tile = int(found[1])
        return [at.lays + tile, at.discards + tile]
    if element.startswith(("river-", "goal-", "at-home-")):
        element = MIDDLE_OF_RIVER
    if element.startswith("action-"):
        own = element == f"action-{seen.seat}"
        return [at.act_first, at.act_now] if own else []
    return [choice for choice in range(at.end) if touched(tile_set, choice) == element]
