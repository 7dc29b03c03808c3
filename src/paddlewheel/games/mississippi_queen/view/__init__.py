"""What each seat sees of a race, and how it reads and looks."""

from paddlewheel.games.mississippi_queen.view.observation import RaceObservation, observe
from paddlewheel.games.mississippi_queen.view.plans import plans
from paddlewheel.games.mississippi_queen.view.possible import possible_at
from paddlewheel.games.mississippi_queen.view.reasons import reasons
from paddlewheel.games.mississippi_queen.view.scene import scene
from paddlewheel.games.mississippi_queen.view.text import close_up, text
from paddlewheel.games.mississippi_queen.view.words import line

__all__ = ["RaceObservation", "close_up", "line", "observe", "plans", "possible_at", "reasons", "scene", "text"]
