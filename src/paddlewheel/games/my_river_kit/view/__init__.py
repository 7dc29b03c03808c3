"""What each seat sees of the river, and how it reads and looks."""

from paddlewheel.games.my_river_kit.view.observation import BasinObservation, observe
from paddlewheel.games.my_river_kit.view.scene import scene
from paddlewheel.games.my_river_kit.view.text import text
from paddlewheel.games.my_river_kit.view.words import line

__all__ = ["BasinObservation", "line", "observe", "scene", "text"]
