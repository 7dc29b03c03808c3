"""What one seat may know. Everything outside the engine reads observations, never the state."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from paddlewheel.kernel._outcome import Outcome


class Common(TypedDict):
    """What every observation says, as the state gives it: `MyObservation(**state.common(seat), ...)`."""

    game: str
    seat: int | None
    seats: int
    deciders: tuple[int, ...]
    choices: tuple[int, ...]
    rule: str
    outcome: Outcome | None


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The part every game has; each game adds what lies on its table.

    It is built from an allow-list: a field is here because this seat may know it.
    """

    game: str
    #: Whose eyes: a seat, or None for a spectator.
    seat: int | None
    seats: int
    #: Seats that owe a decision now; empty when the game is over.
    deciders: tuple[int, ...]
    #: What this seat may choose now.
    choices: tuple[int, ...]
    #: The rule in force: what the decision at hand rests on.
    rule: str
    outcome: Outcome | None

    def encoded(self) -> bytes:
        """The observation as bytes: two that say the same are equal to the byte."""
        return msgspec.json.encode(self, order="sorted")
