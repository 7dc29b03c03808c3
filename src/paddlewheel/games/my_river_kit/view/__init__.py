"""What each seat sees of the river, and how it reads and looks."""

from paddlewheel.games.my_river_kit.view.journal import line
from paddlewheel.games.my_river_kit.view.seen import BasinObservation, observe
from paddlewheel.games.my_river_kit.view.table import scene
from paddlewheel.games.my_river_kit.view.text import text

__all__ = ["BasinObservation", "line", "observe", "scene", "text"]
