"""The three phases of the game, and whose turn it is.

Each phase has a turn step at the bottom of the stack. It gives the turn to a player and stays under that turn; when the
turn is over it gives the turn to the next player, or puts the next phase on the stack. So the bottom of the stack says
the phase, and the argument of the turn step says which seat is next.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, lowest, only_one
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.predators import free_tiles
from paddlewheel.games.flooded_forest.rules.scoring import FOREST_DRY
from paddlewheel.games.flooded_forest.rules.vocabulary import (
    DRY_TURN,
    END,
    FLOOD_TURN,
    KIND,
    LAY,
    POST,
    PREDATOR_TURN,
    PREDATORS_APPEAR,
    PULL,
    WATER_FALLS,
)
from paddlewheel.games.flooded_forest.state import COUNTS, Forest
from paddlewheel.kernel import AutomaticStep

#: A bit for each kind of predator.
EVERY_KIND: Final = 0b1110


@final
class FloodTurn(AutomaticStep[Forest]):
    """The next player who still has tiles lays one; when nobody has, the predators appear (FF-22, FF-24)."""

    def __init__(self) -> None:
        super().__init__("flood turn", "FF-22")

    def happen(self, state: Forest, argument: i64) -> None:
        passed: i64 = 0
        while passed < state.seats:
            seat = (argument + passed) % state.seats
            if state.hands[seat] != 0:
                state.active = seat
                state.owe(FLOOD_TURN, (seat + 1) % state.seats)
                state.owe(LAY, 0)
                return
            passed += 1
        state.owe(PREDATOR_TURN, 0)
        state.owe(PREDATORS_APPEAR, 0)


@final
class PredatorsAppear(AutomaticStep[Forest]):
    """Everybody gets one predator of each kind (FF-25)."""

    def __init__(self) -> None:
        super().__init__("predators appear", "FF-25")

    def happen(self, state: Forest, argument: i64) -> None:
        give_predators(state, EVERY_KIND)
        if state.journal is not None:
            state.journal.note("predators", -1, "FF-25", {})
            state.beat()


@final
class PredatorTurn(AutomaticStep[Forest]):
    """The next player places a predator; when all are placed, the water falls (FF-27)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__("predator turn", "FF-27")
        self.data: ForestData = data

    def happen(self, state: Forest, argument: i64) -> None:
        if free_tiles(state) == 0:
            # FF-29d: no tile is left without a predator; the others stay out.
            give_predators(state, 0)
        kinds = state.unplaced[argument]
        if kinds == 0:
            first = first_to_pull(self.data, state)
            state.owe(DRY_TURN, first)
            state.owe(WATER_FALLS, first)
            return
        state.active = argument
        state.owe(PREDATOR_TURN, (argument + 1) % state.seats)
        if only_one(kinds):
            state.owe(POST, lowest(kinds))
        else:
            state.owe(KIND, 0)


@final
class WaterFalls(AutomaticStep[Forest]):
    """The dry phase begins. The argument is the seat that has the first turn (FF-30c to FF-30e)."""

    def __init__(self) -> None:
        super().__init__("water falls", "FF-30c")

    def happen(self, state: Forest, argument: i64) -> None:
        if state.journal is not None:
            state.journal.note("dry", argument, "FF-30c", {})
            state.beat()


@final
class DryTurn(AutomaticStep[Forest]):
    """The next player pulls a tile, or uses an action before that (FF-30, FF-54)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__("dry turn", "FF-30")
        self.data: ForestData = data

    def happen(self, state: Forest, argument: i64) -> None:
        if state.survey.on_board == 0:
            # FF-62b: of tiles that somebody has designed, none may have fitted anywhere.
            state.owe(END, FOREST_DRY)
            return
        state.active = argument
        state.acted = 0
        state.tile = NOWHERE
        state.cell = NOWHERE
        state.school_to = NOWHERE
        state.predator_to = NOWHERE
        state.origin = NOWHERE
        step: i64 = state.seats - 1 if self.data.reverse else 1
        state.owe(DRY_TURN, (argument + step) % state.seats)
        state.owe(PULL, 0)


def first_to_pull(data: ForestData, forest: Forest) -> i64:
    """The seat that begins the dry phase: the first in order, or whoever has the fewest fish in the forest."""
    first: i64 = forest.seats - 1 if data.reverse else 0
    if not data.fewest:
        return first
    back: i64 = 1 if data.reverse else forest.seats - 1
    # From the last in order to the first, so that of equal ones the later begins.
    seat = (first + back) % forest.seats
    begins = seat
    while seat != first:
        seat = (seat + back) % forest.seats
        # Nothing is eaten or home yet: what is not in the supply is in the forest.
        if forest.supply[seat] > forest.supply[begins]:
            begins = seat
    return begins


def give_predators(forest: Forest, kinds: i64) -> None:
    """Everybody has these kinds of predators to place, a bit each, and no others."""
    forest.change(COUNTS)
    seat: i64 = 0
    while seat < forest.seats:
        forest.unplaced[seat] = kinds
        seat += 1
