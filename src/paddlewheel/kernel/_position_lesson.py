"""What positions say about the end of a game: for tactics that judge by a sum of facts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

import msgspec

from paddlewheel.kernel._contract import S


class PositionFacts(msgspec.Struct, frozen=True):
    """A position as tactics judge it: what is sure, and the facts that their numbers go for, in the order
    of the numbers that are learned from positions."""

    sure: float
    facts: list[float]


class PositionLesson(ABC, Generic[S]):
    """Watches one game, and tells the facts about positions at which tactics judge. Made anew for every game."""

    @abstractmethod
    def watch(self, state: S, seat: int, choice: int) -> PositionFacts | None:
        """Called before each choice is made: the facts, as the seat knows them, where this is such a position."""

    @abstractmethod
    def result(self, state: S) -> float:
        """How a finished game ended, on the scale of what is judged."""
