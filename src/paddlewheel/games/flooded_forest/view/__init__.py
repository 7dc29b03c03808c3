"""What each seat sees of the forest, and how it reads and looks."""

from paddlewheel.games.flooded_forest.view.observation import ForestObservation, observe
from paddlewheel.games.flooded_forest.view.plans import plans
from paddlewheel.games.flooded_forest.view.possible import possible_at
from paddlewheel.games.flooded_forest.view.reasons import reasons
from paddlewheel.games.flooded_forest.view.scene import scene
from paddlewheel.games.flooded_forest.view.text import close_up, text
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import action_name, line, why

__all__ = [
    "ForestObservation",
    "TileSet",
    "action_name",
    "close_up",
    "line",
    "observe",
    "plans",
    "possible_at",
    "reasons",
    "scene",
    "text",
    "why",
]
