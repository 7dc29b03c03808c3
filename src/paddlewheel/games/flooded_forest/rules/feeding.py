"""Who eats whom: after a move, every predator that moved or met fish, and every winner of a fight (FF-42)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.actions import EXTRA_BITE, PIRANHAS_AT_THREE, holds, use_action
from paddlewheel.games.flooded_forest.rules.board import BITS, NOWHERE
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.decision import ForestDecision
from paddlewheel.games.flooded_forest.rules.vocabulary import BITE, FEED, MORE
from paddlewheel.games.flooded_forest.state import BYTE, COUNTS, MOST_SEATS, NOBODY, PIRANHAS, Forest, count

# The argument of a feeding is the site (a tile or the river), and above that the fish still to be eaten.
SITE_BITS: int = 6
SITE_MASK: int = 63


def board_of(forest: Forest, site: i64) -> i64:
    """The tile that carries the pieces of a site: on their way into the river they are still on the pulled one."""
    return forest.tile if site == forest.survey.river else site


def meal(data: ForestData, forest: Forest, site: i64) -> i64:
    """How many fish the predator of a site eats by the common rule (FF-43 to FF-45)."""
    tile = board_of(forest, site)
    predator = forest.predators[tile]
    if predator == NOBODY or count(forest.fish[tile]) < data.numbers.needs[predator]:
        return 0
    return data.numbers.eats[predator]


def may_eat_at_three(data: ForestData, forest: Forest, site: i64) -> bool:
    """Whether the action held lets piranhas eat though one fish is missing (FF-59)."""
    tile = board_of(forest, site)
    if forest.predators[tile] != PIRANHAS or forest.tile == NOWHERE:
        return False
    return count(forest.fish[tile]) == data.numbers.needs[PIRANHAS] - 1 and holds(data, forest, PIRANHAS_AT_THREE)


@final
class Order(ForestDecision):
    """School and predator went different ways and both lead to a meal: which comes first (FF-42b)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "order", "FF-42b", data.choices.school_first, data.choices.at_three)

    def run(self, state: Forest) -> bool:
        here = state.school_to
        there = state.predator_to
        if here != NOWHERE and there != NOWHERE and here != there:
            if self.hungry(state, here) and self.hungry(state, there):
                return False
            state.settle()
            state.owe(FEED, there)
            state.owe(FEED, here)
            return True
        state.settle()
        if here != NOWHERE or there != NOWHERE:
            state.owe(FEED, here if here != NOWHERE else there)
        return True

    def hungry(self, forest: Forest, site: i64) -> bool:
        return meal(self.data, forest, site) > 0 or may_eat_at_three(self.data, forest, site)

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        state.settle()
        if choice == self.first:
            state.owe(FEED, state.predator_to)
            state.owe(FEED, state.school_to)
        else:
            state.owe(FEED, state.school_to)
            state.owe(FEED, state.predator_to)


@final
class Feed(ForestDecision):
    """The predator of a site eats if there are fish enough; piranhas may be helped by an action (FF-59)."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "feed", "FF-59", data.choices.at_three, data.choices.bites)

    def run(self, state: Forest) -> bool:
        site = state.argument()
        fish = meal(self.data, state, site)
        if fish == 0 and may_eat_at_three(self.data, state, site):
            return False
        state.settle()
        if fish > 0:
            state.owe(MORE, site)
            state.owe(BITE, site + (fish << SITE_BITS))
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        site = state.argument()
        state.settle()
        if choice == self.first:
            use_action(self.data, state)
            # FF-59a: the usual number.
            state.owe(BITE, site + (self.data.numbers.eats[PIRANHAS] << SITE_BITS))


@final
class Bite(ForestDecision):
    """Which fish is eaten (FF-46)? No question where all are of one colour."""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "bite", "FF-46", data.choices.bites, data.choices.bite_again)

    def run(self, state: Forest) -> bool:
        fish = state.fish[board_of(state, state.argument() & SITE_MASK)]
        only: i64 = NOWHERE
        seat: i64 = 0
        while seat < MOST_SEATS:
            if (fish >> (BYTE * seat)) & 255:
                if only != NOWHERE:
                    return False
                only = seat
            seat += 1
        if only == NOWHERE:
            state.settle()
        else:
            self.eat(state, only)
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        tile = board_of(state, state.argument() & SITE_MASK)
        return None if state.owned(tile, choice - self.first) > 0 else "FF-46"

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        self.eat(state, choice - self.first)

    def eat(self, forest: Forest, owner: i64) -> None:
        argument = forest.argument()
        site = argument & SITE_MASK
        left = (argument >> SITE_BITS) - 1
        tile = board_of(forest, site)
        forest.fish[tile] -= BITS[BYTE * owner]
        forest.change(COUNTS)
        forest.eaten[MOST_SEATS * forest.active + owner] += 1
        if forest.journal is not None:
            facts = {"predator": forest.predators[tile], "owner": owner, "site": site}
            forest.journal.note("eats", forest.active, "FF-47", {**facts})
            forest.beat()
        forest.settle()
        if left > 0:
            forest.owe(BITE, site + (left << SITE_BITS))


@final
class More(ForestDecision):
    """A predator has eaten: one more by the action held (FF-57)?"""

    def __init__(self, data: ForestData) -> None:
        super().__init__(data, "more", "FF-57", data.choices.bite_again, data.choices.act_now)

    def run(self, state: Forest) -> bool:
        tile = board_of(state, state.argument())
        if state.tile != NOWHERE and state.fish[tile] != 0 and holds(self.data, state, EXTRA_BITE):
            return False
        state.settle()
        return True

    def refusal(self, state: Forest, seat: i64, choice: i64) -> str | None:
        return None

    def play(self, state: Forest, seat: i64, choice: i64) -> None:
        site = state.argument()
        state.settle()
        if choice == self.first:
            use_action(self.data, state)
            state.owe(BITE, site + BITS[SITE_BITS])
