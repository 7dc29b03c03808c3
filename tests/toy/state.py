"""What is on the table."""

from __future__ import annotations

from paddlewheel.kernel.chance import Chance
from paddlewheel.kernel.contract import Rules, State
from paddlewheel.kernel.game import Game

HIDDEN = 0


class Pebbles(State):
    def __init__(self, game: Game, rules: Rules[Pebbles], seats: int, chance: Chance) -> None:
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
