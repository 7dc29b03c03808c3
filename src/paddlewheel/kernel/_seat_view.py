"""What a player who chooses by itself is given: the game as one seat sees it, and nothing else."""

from __future__ import annotations

from typing import Any

from paddlewheel.kernel._chance import Chance
from paddlewheel.kernel._contract import AnyState
from paddlewheel.kernel._features import Features, Planes, Sheet
from paddlewheel.kernel._game import AnyGame
from paddlewheel.kernel._hashed import features_of, planes_of
from paddlewheel.kernel._info import Utility
from paddlewheel.kernel._observation import Observation


class SeatView:
    """One state as one seat sees it. What it returns never depends on what the seat cannot see."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: AnyState, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._state.game

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return self._state.rules

    def choices(self) -> list[int]:
        """What the seat may choose now."""
        return self._state.choices(self.seat)

    def observe(self) -> Observation:
        """What the seat sees."""
        return self._state.observe(self.seat)

    def features(self) -> Features[AnyState]:
        """How this table is written as numbers."""
        return features_of(self._state)

    def planes(self) -> Planes[AnyState] | None:
        """How its board is written as planes, where the game has some."""
        return planes_of(self._state)

    def write(self, sheet: Sheet) -> None:
        """Write what the seat sees, and the mask of what it may choose, into the first row of a sheet."""
        sheet.rewrite(0, self._state, self.seat)

    def utility(self) -> Utility:
        """How scores relate under the rules in force."""
        return self.game.utility(self._state.rules, int(self._state.seats))

    def news(self) -> tuple[int, int]:
        """Changes when something unknown has come to light: dice, cards, what was hidden."""
        return int(self._state.chance.counter), int(self._state.reveals)

    def tactics(self, temper: str = "") -> Any:
        """What this game's bots know, for the rules in force."""
        rules = self._state.rules
        return self.game.tempered(rules, temper) if temper else self.game.tactics(rules)

    def begins_turn(self, temper: str = "") -> bool:
        """Whether the decision at hand begins a turn."""
        return bool(self.tactics(temper).begins_turn(self._state))

    def resample(self, stream: Chance) -> AnyState:
        """A possible state: everything the seat cannot see is dealt from the stream."""
        return self._state.resample(self.seat, stream)
