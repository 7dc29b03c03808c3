"""Rising Waters: a community holds together through the flood of 1927."""

from paddlewheel.games.rising_waters.game import GAME

__all__ = ["GAME"]
