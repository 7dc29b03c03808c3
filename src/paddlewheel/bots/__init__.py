"""Players that choose by themselves. They sit like anybody else: they see their own sight of the game.

A player is named by its level: `random`, `casual`, `steady`, `strong`; `strong@800` thinks for 800 iterations.
"""

from __future__ import annotations

from typing import Protocol

from paddlewheel.bots.random import RandomBot
from paddlewheel.bots.steady import CasualBot, SteadyBot
from paddlewheel.bots.strong import Budget, StrongBot
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.sight import Sight

PERSON = "you"
LEVELS = ("random", "casual", "steady", "strong")


class Bot(Protocol):
    """A player for one seat of one game."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.choices()`."""
        ...


def make_bot(level: str, seed: int, seat: int) -> Bot:
    """A bot of this level. The same seed and seat choose the same way, as long as time is not the limit."""
    if level == "random":
        return RandomBot(seed, seat)
    if level == "casual":
        return CasualBot(seed, seat)
    if level == "steady":
        return SteadyBot(seed, seat)
    if level == "strong":
        return StrongBot(seed, seat)
    name, mark, iterations = level.partition("@")
    if name == "strong" and mark and iterations.isascii() and iterations.isdigit() and int(iterations) > 0:
        return StrongBot(seed, seat, Budget(int(iterations), seconds=3600.0))
    raise BadInput(f"there is no bot {level!r}; the bots are: {', '.join(LEVELS)}, strong@ITERATIONS")
