"""Actions used on their own, before or after the pull: which pieces move, and where to (FF-54 to FF-61)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import NOWHERE, lowest
from paddlewheel.games.flooded_forest.rules.drying import ACTION_RULES, may_not_act
from paddlewheel.games.flooded_forest.rules.season import FISH_STEP, Deed, Season, add_each
from paddlewheel.games.flooded_forest.rules.vocabulary import (
    ACT_NOW,
    FEED,
    FROM,
    FROMS,
    KEEP_HELD,
    TO,
    TOS,
)
from paddlewheel.games.flooded_forest.state import BYTE, NOBODY, Forest
from paddlewheel.kernel import Menu


@final
class After(Deed):
    """After the pull: use the action held, or end the turn (FF-54)?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "after", "FF-54", ACT_NOW, FROMS)

    def run(self, state: Forest) -> bool:
        if self.season.may_act(state):
            return False
        state.settle()
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return may_not_act(self.season, state) if choice == ACT_NOW else None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice == ACT_NOW:
            self.season.use_action(state)
            state.owe(FROM, 0)
            return


@final
class From(Deed):
    """The pieces on which tile does the action move?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "from", "FF-54", FROMS, TOS)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        action = state.acted - 1
        tile = choice - FROMS
        if state.cells[tile] == NOWHERE:
            return ACTION_RULES[action]
        return None if self.season.targets(state, action, tile) != 0 else ACTION_RULES[action]

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        left = state.survey.on_board
        while left != 0:
            tile = lowest(left)
            left &= left - 1
            if self.season.targets(state, state.acted - 1, tile) != 0:
                menu.add(FROMS + tile)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.origin = choice - FROMS
        state.settle()
        state.owe(TO, 0)


@final
class To(Deed):
    """And where to?"""

    def __init__(self, season: Season) -> None:
        super().__init__(season, "to", "FF-54", TOS, KEEP_HELD)

    def ways(self, forest: Forest) -> i64:
        return self.season.targets(forest, forest.acted - 1, forest.origin)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None if (self.ways(state) >> (choice - TOS)) & 1 else ACTION_RULES[state.acted - 1]

    def offer(self, state: Forest, seat: i64, menu: Menu) -> None:
        add_each(menu, self.ways(state), TOS)

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        origin = state.origin
        there = choice - TOS
        state.settle()
        state.origin = NOWHERE
        if state.acted - 1 == FISH_STEP:
            self.move_fish(state, seat, origin, there)
        else:
            predator = state.predators[origin]
            state.predators[origin] = NOBODY
            if state.journal is not None:
                facts = {"predator": predator, "from": origin, "to": there}
                state.journal.note("prowls", seat, ACTION_RULES[state.acted - 1], {**facts})
            self.season.arrive(state, predator, there)
        state.owe(FEED, there)

    def move_fish(self, forest: Forest, seat: i64, origin: i64, there: i64) -> None:
        """FF-58b: all of one's fish go, the others stay."""
        own = forest.owned(origin, seat)
        forest.fish[origin] -= own << (BYTE * seat)
        forest.fish[there] += own << (BYTE * seat)
        if forest.journal is not None:
            facts = {"from": origin, "to": there, "fish": own}
            forest.journal.note("slips", seat, "FF-58", {**facts})
