"""What each seat sees of a race, and how it reads and looks."""

from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, observe
from paddlewheel.games.mississippi_queen.view.scene import scene
from paddlewheel.games.mississippi_queen.view.text import text
from paddlewheel.games.mississippi_queen.view.words import line

__all__ = ["RaceObservation", "line", "observe", "scene", "text"]
