"""What is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddlewheel.kernel import AnyGame, Chance, State

if TYPE_CHECKING:
    from toy.rules import PebblesRules

HIDDEN = 0


class Pebbles(State["PebblesRules"]):
    def __init__(self, game: AnyGame, rules: PebblesRules, seats: int, chance: Chance) -> None:
        super().__init__(game, rules, seats, chance)
        self.round = 1
        self.picked = [HIDDEN] * seats
        self.shells = [0] * seats
        self.shell = 0

    def clone(self) -> Pebbles:
        twin = Pebbles(self.game, self.rules, self.seats, self.chance.clone())
        twin.copy_common_from(self)
        twin.round = self.round
        twin.picked = self.picked[:]
        twin.shells = self.shells[:]
        twin.shell = self.shell
        return twin

    def facts(self) -> list[int]:
        return [self.round, *self.picked, *self.shells, self.shell]
