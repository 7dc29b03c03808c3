"""Phase 3: from the first player clockwise everybody takes a turn (RW-45)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import ACTIONS
from paddlewheel.games.rising_waters.rules.vocabulary import ACT, BEGIN_TURN, WEATHER
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AutomaticStep


@final
class PlayerActions(AutomaticStep[Flood]):
    """The phase of the turns (RW-45)."""

    def __init__(self) -> None:
        super().__init__("player actions", "RW-45")

    def happen(self, state: Flood, argument: i64) -> None:
        state.owe(WEATHER, 0)
        other = state.players - 1
        while other >= 0:
            state.owe(BEGIN_TURN, (state.first + other) % state.players)
            other -= 1


@final
class BeginTurn(AutomaticStep[Flood]):
    """A player's turn begins, with as many actions as the board shows (RW-45). The argument: the player."""

    def __init__(self) -> None:
        super().__init__("turn", "RW-45")

    def happen(self, state: Flood, argument: i64) -> None:
        state.turn = argument
        state.actions = state.track(argument, ACTIONS)
        state.refused = 0
        state.owe(ACT, argument)
        if state.journal is not None:
            state.journal.note("turn", argument, "RW-45", {"actions": int(state.actions)})


@final
class EndAction(AutomaticStep[Flood]):
    """What is left of an action is lost, and pawns that were lent for it go back (RW-48a, RW-50a)."""

    def __init__(self) -> None:
        super().__init__("end of action", "RW-50a")

    def happen(self, state: Flood, argument: i64) -> None:
        state.pool = 0
        state.gifts = 0
        state.lent = 0
