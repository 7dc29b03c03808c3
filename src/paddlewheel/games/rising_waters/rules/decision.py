"""What the decisions of the game have in common."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Step


class Decision(Step[Flood]):
    """A decision of one player: the low bits of its argument say of which."""

    def deciders(self, state: Flood) -> i64:
        one: i64 = 1
        return one << state.seat_of(self.player(state))

    def player(self, state: Flood) -> i64:
        return state.argument() & 7

    def player_for(self, state: Flood, seat: i64) -> i64:
        """The player it is about, as this seat sees it."""
        return self.player(state)

    def refusal(self, state: Flood, seat: i64, choice: i64) -> str | None:
        return self.why_not(state, self.player(state), choice)

    def play(self, state: Flood, seat: i64, choice: i64) -> None:
        self.choose(state, self.player(state), choice)

    @abstractmethod
    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        """The rule that forbids this choice to the player, or None."""

    @abstractmethod
    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        """Do it. Called only with what `why_not` does not refuse."""
