"""Which choices could be made at an element of the scene, whether or not they are offered now."""

from __future__ import annotations

import re

from paddlewheel.games.flooded_forest.rules import vocabulary as words
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.offers import MIDDLE_OF_RIVER, TILE_RANGES, touched

#: What lies on a tile of the board stands for the tile.
ON_A_TILE = re.compile(r"(?:tile|name|circle|fish|predator|mark)-(\d+)(?:-.*)?")
IN_THE_HAND = re.compile(r"(?:hand|hand-name)-(\d+)(?:-.*)?")


def possible_at(seen: ForestObservation, element: str) -> list[int]:
    """A tile is laid, pulled and moved to; the river is swum into; a button is pressed."""
    if found := ON_A_TILE.fullmatch(element):
        tile = int(found[1])
        return [first + tile for first, _ in TILE_RANGES]
    if found := IN_THE_HAND.fullmatch(element):
        tile = int(found[1])
        return [words.LAYS + tile, words.DISCARDS + tile]
    if element.startswith(("river-", "goal-", "at-home-")):
        element = MIDDLE_OF_RIVER
    if element.startswith("action-"):
        own = element == f"action-{seen.seat}"
        return [words.ACT_FIRST, words.ACT_NOW] if own else []
    return [choice for choice in range(words.ALL) if touched(choice) == element]
