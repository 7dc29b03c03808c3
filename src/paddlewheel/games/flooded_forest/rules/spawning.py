"""Extra fish: one on the other bank, and from there on by water (FF-17 to FF-21)."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, is_north, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision, add_each
from paddlewheel.games.flooded_forest.rules.pieces import add_fish, open_circles
from paddlewheel.games.flooded_forest.rules.vocabulary import CHAIN
from paddlewheel.games.flooded_forest.state import Forest
from paddlewheel.kernel import Menu


class Spawn(ForestDecision):
    """One more fish on one of some tiles, or none: the last choice of the step."""

    @abstractmethod
    def within_reach(self, forest: Forest) -> i64:
        """The tiles that may get the fish if they have room, a bit each."""

    def out_of_reach(self) -> str:
        """The rule that forbids all the others."""
        return self.rule

    def with_room(self, forest: Forest) -> i64:
        """The tiles within reach that have an open circle, a bit each (FF-18)."""
        found = left = self.within_reach(forest)
        while left != 0:
            tile = lowest(left)
            left &= left - 1
            if open_circles(self.data.tiles, forest, tile) <= 0:
                found &= ~BITS[tile]
        return found

    def run(self, state: Forest) -> bool:
        if self.with_room(state) != 0:
            return False
        state.settle()
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        if choice == self.end - 1:
            return None
        tile = choice - self.first
        if not (self.within_reach(state) >> tile) & 1:
            return self.out_of_reach()
        return None if open_circles(self.data.tiles, state, tile) > 0 else "FF-18"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.with_room(state), self.first)
        menu.add(self.end - 1)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice != self.end - 1:
            self.spawn(state, seat, choice - self.first)

    def spawn(self, forest: Forest, seat: i64, tile: i64) -> None:
        """Put an extra fish on a tile; beside fish of its own it spawns again (FF-20, FF-20b)."""
        had = forest.owned(tile, seat) > 0
        add_fish(forest, seat, tile)
        if forest.journal is not None:
            forest.journal.note("spawns", seat, self.rule, {"tile": tile})
            forest.beat()
        if had and forest.supply[seat] > 0:
            forest.owe(CHAIN, tile)


@final
class Extra(Spawn):
    """An extra fish on the other bank, or none (FF-17, FF-17c)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "extra", "FF-17", data.choices.extras, data.choices.chains)

    def within_reach(self, forest: Forest) -> i64:
        survey = forest.survey
        return survey.on_board & ~survey.north if is_north(forest.cell) else survey.north


@final
class Chain(Spawn):
    """Another fish by water from the tile just used, or none (FF-20). The argument is that tile."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "chain", "FF-20", data.choices.chains, data.choices.kinds)

    def within_reach(self, forest: Forest) -> i64:
        return forest.survey.linked[forest.argument()] & forest.survey.flood_tiles()

    def out_of_reach(self) -> str:
        return "FF-20a"
