"""What each seat sees of the river, and how it reads and looks."""

from paddlewheel.games.my_river_kit.view.form import form
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, observe
from paddlewheel.games.my_river_kit.view.plans import plans
from paddlewheel.games.my_river_kit.view.possible import possible_at
from paddlewheel.games.my_river_kit.view.reasons import reasons
from paddlewheel.games.my_river_kit.view.scene import scene
from paddlewheel.games.my_river_kit.view.text import close_up, text
from paddlewheel.games.my_river_kit.view.words import line

__all__ = [
    "BasinObservation",
    "close_up",
    "form",
    "line",
    "observe",
    "plans",
    "possible_at",
    "reasons",
    "scene",
    "text",
]
