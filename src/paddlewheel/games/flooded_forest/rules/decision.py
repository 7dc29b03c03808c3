"""What the decisions of this game have in common."""

from __future__ import annotations

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.kernel import Menu, Step


class ForestDecision(Step[Forest]):
    """A decision of the active player. Its `run` does it where the position leaves nothing to decide."""

    def __init__(self, data: ForestData, name: str, rule: str, first: i64, end: i64) -> None:
        super().__init__(name, rule, first, end)
        self.data: ForestData = data

    def deciders(self, state: Forest) -> i64:
        return BITS[state.active]


def add_each(menu: Menu, mask: i64, first: i64) -> None:
    """Add the choice of each tile (or turn) in a mask."""
    while mask != 0:
        menu.add(first + lowest(mask))
        mask &= mask - 1
