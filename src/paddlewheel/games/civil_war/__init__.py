"""Civil War: three columns, two decks, and reinforcements nobody has seen."""

from paddlewheel.games.civil_war.game import GAME

__all__ = ["GAME"]
