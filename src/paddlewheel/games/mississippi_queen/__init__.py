"""Mississippi Queen: a paddle-steamer race on a river that grows."""

from paddlewheel.games.mississippi_queen.game import GAME

__all__ = ["GAME"]
