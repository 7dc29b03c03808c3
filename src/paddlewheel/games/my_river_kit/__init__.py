"""My River Kit: mayors along one river, who share its water and what they put into it."""

from paddlewheel.games.my_river_kit.game import GAME

__all__ = ["GAME"]
