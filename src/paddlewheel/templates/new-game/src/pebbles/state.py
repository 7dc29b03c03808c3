"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from pebbles.rules.rules import PebblesRules

#: A seat that has not picked yet.
NOTHING = 0


class PebblesState(State["PebblesRules"]):
    def __init__(self, game: AnyGame, rules: PebblesRules, seats: int, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.round = 1
        #: The size of the pebble that each seat has picked in this round.
        self.picked = [NOTHING] * seats
        #: What each seat's shells are worth together.
        self.shells = [0] * seats
        #: What the shell on offer is worth; 0 when there is none.
        self.shell = 0

    def clone(self) -> PebblesState:
        twin = PebblesState(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        twin.round = self.round
        twin.picked = self.picked[:]
        twin.shells = self.shells[:]
        twin.shell = self.shell
        return twin

    def facts(self) -> list[int]:
        return [self.round, *self.picked, *self.shells, self.shell]
