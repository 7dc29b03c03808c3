"""What each side sees of a war, and how it reads and looks."""

from paddlewheel.games.civil_war.view.journal import line
from paddlewheel.games.civil_war.view.observation import WarObservation, observe
from paddlewheel.games.civil_war.view.possible import possible_at
from paddlewheel.games.civil_war.view.reasons import reasons
from paddlewheel.games.civil_war.view.scene import scene
from paddlewheel.games.civil_war.view.text import close_up, text
from paddlewheel.games.civil_war.view.words import card_name

__all__ = ["WarObservation", "card_name", "close_up", "line", "observe", "possible_at", "reasons", "scene", "text"]
