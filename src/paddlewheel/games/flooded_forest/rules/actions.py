"""The six special actions: which one a player holds, and the steps of using it on its own (FF-54 to FF-61)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision, add_each
from paddlewheel.games.flooded_forest.rules.pieces import arrive
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.vocabulary import FEED, FROM, TO
from paddlewheel.games.flooded_forest.state import BYTE, CAIMAN, COUNTS, JAGUAR, NOBODY, Forest
from paddlewheel.kernel import Menu

# The actions on the backs of the tiles.
PREDATOR_STEP: Final = 0
EXTRA_BITE: Final = 1
FISH_STEP: Final = 2
PIRANHAS_AT_THREE: Final = 3
CAIMAN_OVER_LAND: Final = 4
JAGUAR_LEAP: Final = 5
#: The extra bite and the piranhas at three only add to what a pull has brought about.
ACTS_ALONE: Final = vec[i64]([1, 0, 1, 0, 1, 1])
#: The rule of each action.
ACTION_RULES: Final[tuple[str, ...]] = ("FF-56", "FF-57b", "FF-58", "FF-59", "FF-60", "FF-61")


def holds(data: ForestData, forest: Forest, action: i64) -> bool:
    """Whether the active player can still use this action this turn (FF-54, FF-54a)."""
    held = forest.actions[forest.active]
    return held != NOWHERE and forest.acted == 0 and data.tiles.actions[held] == action


def use_action(data: ForestData, forest: Forest) -> None:
    """The tile held is used for its action and discarded (FF-55)."""
    held = forest.actions[forest.active]
    forest.acted = data.tiles.actions[held] + 1
    forest.discards |= BITS[held]
    forest.change(COUNTS)
    forest.actions[forest.active] = NOWHERE
    if forest.journal is not None:
        facts = {"action": forest.acted - 1, "tile": held}
        forest.journal.note("action", forest.active, "FF-55", {**facts})
        forest.beat()


def may_act(data: ForestData, forest: Forest) -> bool:
    """Whether the active player may use the action held on its own now (FF-54)."""
    held = forest.actions[forest.active]
    if held == NOWHERE or forest.acted != 0:
        return False
    action = data.tiles.actions[held]
    return ACTS_ALONE[action] != 0 and has_target(forest, action)


def may_not_act(data: ForestData, forest: Forest) -> str | None:
    """The rule that keeps the active player from using an action on its own now, or None."""
    held = forest.actions[forest.active]
    if forest.acted != 0:
        return "FF-54a"
    if held == NOWHERE:
        return "FF-54"
    if may_act(data, forest):
        return None
    return ACTION_RULES[data.tiles.actions[held]]


def has_target(forest: Forest, action: i64) -> bool:
    """Whether an action that moves pieces could be used on its own now."""
    left = forest.survey.on_board
    while left != 0:
        if targets(forest, action, lowest(left)) != 0:
            return True
        left &= left - 1
    return False


def targets(forest: Forest, action: i64, tile: i64) -> i64:
    """Where the pieces on a tile may go by an action of its own, a bit for each flood tile; none: 0."""
    survey = forest.survey
    fish = forest.fish[tile]
    predator = forest.predators[tile]
    if fish == 0:
        return 0
    if action == FISH_STEP:
        own = forest.owned(tile, forest.active)
        # FF-58: shared with fish of other colours or with a predator.
        if own == 0 or (fish == own << (BYTE * forest.active) and predator == NOBODY):
            return 0
        return survey.linked[tile] & survey.flood_tiles()
    if predator == NOBODY:
        return 0
    if action == PREDATOR_STEP:
        if predator == JAGUAR:
            return survey.beside[tile] & survey.flood_tiles()
        return survey.linked[tile] & survey.flood_tiles()
    if action == CAIMAN_OVER_LAND and predator == CAIMAN:
        return survey.beside[tile] & survey.flood_tiles()
    if action == JAGUAR_LEAP and predator == JAGUAR:
        return within_two(survey, tile) & ~BITS[tile]
    return 0


def within_two(survey: Survey, tile: i64) -> i64:
    """The flood tiles one or two steps over flood tiles from a tile, a bit each (FF-61)."""
    flood = survey.flood_tiles()
    near = survey.beside[tile] & flood
    found = near
    while near != 0:
        found |= survey.beside[lowest(near)]
        near &= near - 1
    return found & flood


@final
class After(ForestDecision):
    """After the pull: use the action held, or end the turn (FF-54)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "after", "FF-54", data.choices.act_now, data.choices.froms)

    def run(self, state: Forest) -> bool:
        if may_act(self.data, state):
            return False
        state.settle()
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice == self.first:
            use_action(self.data, state)
            state.owe(FROM, 0)


@final
class From(ForestDecision):
    """The pieces on which tile does the action move?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "from", "FF-54", data.choices.froms, data.choices.tos)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        action = state.acted - 1
        tile = choice - self.first
        if state.cells[tile] == NOWHERE:
            return ACTION_RULES[action]
        return None if targets(state, action, tile) != 0 else ACTION_RULES[action]

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        left = state.survey.on_board
        while left != 0:
            tile = lowest(left)
            left &= left - 1
            if targets(state, state.acted - 1, tile) != 0:
                menu.add(self.first + tile)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.origin = choice - self.first
        state.settle()
        state.owe(TO, 0)


@final
class To(ForestDecision):
    """And where to?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "to", "FF-54", data.choices.tos, data.choices.keep_held)

    def ways(self, forest: Forest) -> i64:
        return targets(forest, forest.acted - 1, forest.origin)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (self.ways(state) >> (choice - self.first)) & 1 else ACTION_RULES[state.acted - 1]

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.ways(state), self.first)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        origin = state.origin
        there = choice - self.first
        state.settle()
        state.owe(FEED, there)
        if state.acted - 1 == FISH_STEP:
            self.move_fish(state, seat, origin, there)
        else:
            predator = state.predators[origin]
            if state.journal is not None:
                facts = {"predator": predator, "from": origin, "to": there}
                state.journal.note("prowls", seat, ACTION_RULES[state.acted - 1], {**facts})
                state.beat()  # on its way from the origin to the meal
            state.predators[origin] = NOBODY
            state.origin = NOWHERE
            arrive(state, predator, there)

    def move_fish(self, forest: Forest, seat: i64, origin: i64, there: i64) -> None:
        """FF-58b: all fish of the seat go, the others stay."""
        own = forest.owned(origin, seat)
        if forest.journal is not None:
            facts = {"from": origin, "to": there, "fish": own}
            forest.journal.note("slips", seat, "FF-58", {**facts})
            forest.beat()  # on their way from the origin to the meal
        forest.fish[origin] -= own << (BYTE * seat)
        forest.fish[there] += own << (BYTE * seat)
        forest.origin = NOWHERE
