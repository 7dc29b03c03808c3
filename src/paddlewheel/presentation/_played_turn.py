"""A turn that is looked at to say what it is for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from paddlewheel.kernel._contract import S


@dataclass(frozen=True)
class PlayedTurn(Generic[S]):
    """A seat's choices, and the positions before the first and after each of them.

    What the seat cannot see in these positions is a guess.
    """

    seat: int
    choices: Sequence[int]
    positions: Sequence[S]

    @property
    def before(self) -> S:
        """The position before the first choice."""
        return self.positions[0]

    @property
    def after(self) -> S:
        """The position after the last choice."""
        return self.positions[-1]
