"""Flooded Forest: fish follow the flood into the forest, and must find their way home."""

from paddlewheel.games.flooded_forest.game import GAME

__all__ = ["GAME"]
