"""The dry phase: pull a tile, move the school and the predator that were on it, and take the tile."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.actions import (
    CAIMAN_OVER_LAND,
    JAGUAR_LEAP,
    holds,
    may_act,
    may_not_act,
    use_action,
    within_two,
)
from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, lowest, only_one
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision, add_each
from paddlewheel.games.flooded_forest.rules.pieces import arrive
from paddlewheel.games.flooded_forest.rules.vocabulary import AFTER, COLLECT, FROM, LEAP, ORDER, PROWL, SCHOOL, SCORE
from paddlewheel.games.flooded_forest.state import CAIMAN, COUNTS, JAGUAR, NOBODY, Forest, count
from paddlewheel.kernel import Menu


@final
class Pull(ForestDecision):
    """Which tile is removed (FF-30 to FF-32)? Or first the action held (FF-54)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "pull", "FF-30", data.choices.pulls, data.choices.schools)
        #: The action held comes first.
        self.act_first: i64 = data.choices.act_first

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        if choice == self.act_first:
            return may_not_act(self.data, state)
        tile = choice - self.first
        if state.cells[tile] == NOWHERE:
            return "FF-30"
        survey = state.survey
        if (survey.cutting() >> tile) & 1:
            return "FF-32"
        if survey.slides(state.cells[tile]) or (survey.removable(state.cells) >> tile) & 1:
            return None
        return "FF-31"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, state.survey.removable(state.cells), self.first)
        if may_act(self.data, state):
            menu.add(self.act_first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        if choice == self.act_first:
            use_action(self.data, state)
            state.owe(FROM, 0)
            return
        tile = choice - self.first
        state.tile = tile
        state.cell = state.cells[tile]
        state.lift(tile, self.data.tiles.water(tile, state.turns[tile]))
        state.settle()
        if state.journal is not None:
            facts = {"tile": tile, "cell": state.cell}
            state.journal.note("pulls", seat, "FF-30", {**facts})
            state.beat()
        # From the last to the first: the tile is taken, an action may be used, the move is scored, meals are served.
        state.owe(COLLECT, 0)
        state.owe(AFTER, 0)
        state.owe(SCORE, 0)
        state.owe(ORDER, 0)
        if state.predators[tile] != NOBODY:
            state.owe(PROWL, 0)
        if state.fish[tile] != 0:
            state.owe(SCHOOL, 0)


@final
class School(ForestDecision):
    """Where do the fish of the pulled tile go, all together (FF-33, FF-36)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "school", "FF-33", data.choices.schools, data.choices.prowls)

    def run(self, state: Forest) -> bool:
        ways = state.survey.linked[state.tile]
        if not only_one(ways):
            return False
        self.move(state, lowest(ways))
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (state.survey.linked[state.tile] >> (choice - self.first)) & 1 else "FF-33"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, state.survey.linked[state.tile], self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        self.move(state, choice - self.first)

    def move(self, forest: Forest, there: i64) -> None:
        tile = forest.tile
        forest.settle()
        forest.school_to = there
        if forest.journal is not None:
            facts = {"from": tile, "to": there, "fish": count(forest.fish[tile])}
            forest.journal.note("swims", forest.active, "FF-36", {**facts})
            forest.beat()  # on its way
        # On the way into the river the school stays together until the last bite is taken (FF-49).
        if there != forest.survey.river:
            forest.fish[there] += forest.fish[tile]
            forest.fish[tile] = 0


@final
class Prowl(ForestDecision):
    """Where does the predator of the pulled tile go (FF-33, FF-34, FF-37)? Or does it use the action held?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "prowl", "FF-37", data.choices.prowls, data.choices.leaps)
        #: The predator moves by the action held.
        self.by_action: i64 = data.choices.by_action

    def ways(self, forest: Forest) -> i64:
        if forest.predators[forest.tile] == JAGUAR:
            return forest.survey.beside[forest.tile]
        return forest.survey.linked[forest.tile]

    def run(self, state: Forest) -> bool:
        ways = self.ways(state)
        if not only_one(ways) or leaps(self.data, state) != 0:
            return False
        move_predator(state, lowest(ways))
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        jaguar = state.predators[state.tile] == JAGUAR
        if choice == self.by_action:
            if leaps(self.data, state) != 0:
                return None
            return "FF-61" if jaguar else "FF-60"
        if (self.ways(state) >> (choice - self.first)) & 1:
            return None
        return "FF-34" if jaguar else "FF-33"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.ways(state), self.first)
        if leaps(self.data, state) != 0:
            menu.add(self.by_action)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        if choice == self.by_action:
            use_action(self.data, state)
            state.settle()
            state.owe(LEAP, 0)
            return
        move_predator(state, choice - self.first)


@final
class Leap(ForestDecision):
    """Where does the predator of the pulled tile go by the action (FF-60a, FF-61)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "leap", "FF-55", data.choices.leaps, data.choices.school_first)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        if (leap_ways(state) >> (choice - self.first)) & 1:
            return None
        return "FF-61" if state.predators[state.tile] == JAGUAR else "FF-60"

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, leap_ways(state), self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        move_predator(state, choice - self.first)


def leaps(data: ForestData, forest: Forest) -> i64:
    """Where the action held would let the predator of the pulled tile go; none: 0."""
    predator = forest.predators[forest.tile]
    if predator == CAIMAN and holds(data, forest, CAIMAN_OVER_LAND):
        return leap_ways(forest)
    if predator == JAGUAR and holds(data, forest, JAGUAR_LEAP):
        return leap_ways(forest)
    return 0


def leap_ways(forest: Forest) -> i64:
    """FF-60a: a caiman to anything adjacent, the river too. FF-61: a jaguar up to two flood tiles far."""
    if forest.predators[forest.tile] == JAGUAR:
        return within_two(forest.survey, forest.tile)
    return forest.survey.beside[forest.tile]


def move_predator(forest: Forest, there: i64) -> None:
    """The predator of the pulled tile goes to a tile, or into the river."""
    tile = forest.tile
    forest.settle()
    forest.predator_to = there
    predator = forest.predators[tile]
    if forest.journal is not None:
        facts = {"predator": predator, "from": tile, "to": there}
        forest.journal.note("prowls", forest.active, "FF-37", {**facts})
        forest.beat()  # on its way
    if there != forest.survey.river:
        forest.predators[tile] = NOBODY
        arrive(forest, predator, there)


@final
class Collect(ForestDecision):
    """The end of a turn: the pulled tile is taken for its action; of two tiles one is kept (FF-52, FF-53)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "collect", "FF-53", data.choices.keep_held, data.choices.end)

    def run(self, state: Forest) -> bool:
        if state.actions[state.active] != NOWHERE:
            return False
        self.take(state)
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        if choice != self.first:
            state.discards |= BITS[state.actions[seat]]
            self.take(state)
        else:
            state.discards |= BITS[state.tile]
            state.settle()
            if state.journal is not None:
                state.journal.note("keeps", seat, "FF-53", {"tile": state.actions[seat]})
                state.beat()

    def take(self, forest: Forest) -> None:
        seat = forest.active
        forest.change(COUNTS)
        forest.actions[seat] = forest.tile
        forest.settle()
        if forest.journal is not None:
            forest.journal.note("takes", seat, "FF-52", {"tile": forest.tile})
            forest.beat()
