"""The predators appear: everybody places one of each kind on the edge of the flood."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision, add_each
from paddlewheel.games.flooded_forest.rules.vocabulary import POST
from paddlewheel.games.flooded_forest.state import COUNTS, NOBODY, Forest
from paddlewheel.kernel import Menu


@final
class Kind(ForestDecision):
    """Which predator comes next (FF-27a)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "kind", "FF-27", data.choices.kinds, data.choices.posts)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (state.unplaced[seat] >> (choice - self.first + 1)) & 1 else "FF-25"

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        state.owe(POST, choice - self.first + 1)


@final
class Post(ForestDecision):
    """On which perimeter tile (FF-27, FF-28)? The argument is the kind of predator."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "post", "FF-27", data.choices.posts, data.choices.pulls)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        tile = choice - self.first
        if state.cells[tile] == NOWHERE:
            return "FF-27"
        if state.predators[tile] != NOBODY:
            return "FF-28"
        return None if (posts(state) >> tile) & 1 else "FF-29"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, posts(state), self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        tile = choice - self.first
        kind = state.argument()
        state.settle()
        state.predators[tile] = kind
        state.change(COUNTS)
        state.unplaced[seat] &= ~BITS[kind]
        if state.journal is not None:
            state.journal.note("posts", seat, "FF-27", {"predator": kind, "tile": tile})
            state.beat()


def posts(forest: Forest) -> i64:
    """Where a predator may be placed, a bit each: perimeter tiles without one, else any tile without one."""
    free = free_tiles(forest)
    found: i64 = 0
    left = free
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        # FF-29a: on the perimeter, a side or more touches nothing.
        if forest.survey.free_sides(forest.cells[tile]) != 0:
            found |= BITS[tile]
    # FF-29b: where the perimeter is full, the other tiles may be used.
    return found if found != 0 else free


def free_tiles(forest: Forest) -> i64:
    """The tiles without a predator, a bit each."""
    free = forest.survey.on_board
    left = free
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if forest.predators[tile] != NOBODY:
            free &= ~BITS[tile]
    return free
