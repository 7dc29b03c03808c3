"""Views: everything a viewer is told about the game, made from its observation and its part of the journal."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.kernel import PaddlewheelError, Refusal
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import Back, Show, View, Why
from paddlewheel.tables.models import Viewer

#: Alone at a table, a turn could be the whole game.
LONGEST_TURN_SHOWN = 12

encode = msgspec.json.Encoder().encode


def view(log: GameLog[Any], viewer: Viewer, show: Show, kept: int = 0) -> View:
    """What this viewer sees now. The first `kept` lines of the journal are known to it already."""
    state, game = log.state, log.game
    seen = state.observe(viewer)
    return View(
        seat=viewer,
        seq=log.seq(viewer),
        deciders=list(seen.deciders),
        choices=[game.token(choice) for choice in seen.choices],
        final=[] if viewer is None else [game.token(choice) for choice in log.final_choices(viewer)],
        rule=seen.rule,
        kept=kept,
        lines=[game.line(event, state.seats) for event in log.events(viewer, kept)],
        undo=None if viewer is None else back(log, viewer),
        outcome=seen.outcome,
        scene=game.scene(seen) if show == "scene" else None,
        observation=msgspec.Raw(seen.encoded()) if show == "observation" else None,
    )


def back(log: GameLog[Any], seat: int) -> Back:
    """Whether the seat may take something back, and why not."""
    turn = log.turn(seat)[-LONGEST_TURN_SHOWN:]
    rule, why = reason(log.refusal("undo", seat, "1"))
    return Back(log.undo_steps(seat), why, rule, turn)


def why_not(log: GameLog[Any], seat: int, token: str) -> Why:
    """Why the seat cannot make a choice now."""
    refused = log.refusal("choice", seat, token)
    rule, why = reason(refused)
    return Why(seat=seat, token=token, allowed=refused is None, rule=rule, why=why)


def reason(refused: PaddlewheelError | None) -> tuple[str, str]:
    """The rule behind a refusal and its sentence; both empty where nothing is refused."""
    if isinstance(refused, Refusal):
        return refused.rule, refused.why
    return "", "" if refused is None else str(refused)


class ViewCache:
    """Makes each different view once, however many viewers get it, and keeps it for a moment."""

    def __init__(self, log: GameLog[Any]) -> None:
        self._log = log
        self._views: dict[tuple[Viewer, Show, int], bytes] = {}
        self._length = -1

    def clear(self) -> None:
        self._views.clear()

    def get(self, viewer: Viewer, show: Show, kept: int = 0) -> bytes:
        """The view as bytes, ready to be sent."""
        if self._length != self._log.length:
            self._views.clear()
            self._length = self._log.length
        found = self._views.get((viewer, show, kept))
        if found is None:
            found = self._views[viewer, show, kept] = encode(view(self._log, viewer, show, kept))
        return found
