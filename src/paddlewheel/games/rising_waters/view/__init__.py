"""What each seat sees of the flood, in words, as text and as a scene."""

from paddlewheel.games.rising_waters.view.observation import FloodObservation, observe
from paddlewheel.games.rising_waters.view.plans import plans
from paddlewheel.games.rising_waters.view.possible import possible_at
from paddlewheel.games.rising_waters.view.reasons import reasons
from paddlewheel.games.rising_waters.view.scene import scene
from paddlewheel.games.rising_waters.view.text import close_up, text
from paddlewheel.games.rising_waters.view.words import line

__all__ = ["FloodObservation", "close_up", "line", "observe", "plans", "possible_at", "reasons", "scene", "text"]
