"""The five phases of a round (RW-16): each is a step that puts the next phase on the stack before anything else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import NOWHERE
from paddlewheel.games.rising_waters.rules.vocabulary import (
    FILL_ROW,
    LANDOWNER_CARDS,
    NEXT_CRISIS,
    NEXT_ROUND,
    PLAYER_ACTIONS,
    UPGRADE,
)
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AutomaticStep

#: The phases by number: 0 is the set-up, then come the five of a round.
IN_LANDOWNER_CARDS: Final = 2
IN_PLAYER_ACTIONS: Final = 3
IN_WEATHER: Final = 4
IN_CLEAN_UP: Final = 5


def phase_of(flood: Flood) -> i64:
    """The phase under way: the next one lies at the bottom of the stack."""
    if flood.outcome is not None:
        return last_phase(flood, flood.outcome.reason == "survived")
    coming = (flood.stack[0] & 255) - NEXT_ROUND
    return IN_CLEAN_UP if coming == 0 and flood.week > 0 else coming


def last_phase(flood: Flood, survived: bool) -> i64:
    """The phase in which the game ended. Its stack is empty, but nothing else has been cleared away."""
    if survived:
        return IN_CLEAN_UP
    if flood.turn != NOWHERE:
        return IN_PLAYER_ACTIONS
    return IN_WEATHER if flood.crisis == NOWHERE else IN_LANDOWNER_CARDS


@final
class NextRound(AutomaticStep[Flood]):
    """A round begins with the upgrades of all players at once (RW-16, RW-22)."""

    def __init__(self) -> None:
        super().__init__("round", "RW-16")

    def happen(self, state: Flood, argument: i64) -> None:
        one: i64 = 1
        state.owe(LANDOWNER_CARDS, 0)
        state.reports = vec[i64]([])
        state.upgrading = (one << state.players) - 1
        state.owe(UPGRADE, 0)
        if state.journal is not None:
            state.journal.note("round", state.first, "RW-16", {"round": int(state.week) + 1})


@final
class LandownerCards(AutomaticStep[Flood]):
    """The row is filled, then its crises are resolved; the first player is responsible (RW-26 to RW-28)."""

    def __init__(self) -> None:
        super().__init__("landowner cards", "RW-26")

    def happen(self, state: Flood, argument: i64) -> None:
        state.owe(PLAYER_ACTIONS, 0)
        state.owe(NEXT_CRISIS, state.first)
        state.owe(FILL_ROW, 0)
