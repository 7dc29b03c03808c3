"""Players that choose by themselves. They sit like anybody else: they see their own sight of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from paddlewheel.bots.random import RandomBot
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.sight import Sight

PERSON = "you"


class Bot(Protocol):
    """A player for one seat of one game."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.choices()`."""
        ...


LEVELS: dict[str, Callable[[int, int], Bot]] = {"random": RandomBot, "steady": SteadyBot}


def make_bot(level: str, seed: int, seat: int) -> Bot:
    """A bot of this level. The same seed and seat choose the same way."""
    if level not in LEVELS:
        raise BadInput(f"there is no bot {level!r}; the bots are: {', '.join(LEVELS)}")
    return LEVELS[level](seed, seat)
