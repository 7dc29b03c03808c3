"""Views: everything a viewer is told about the game, made from its observation and its part of the journal."""

from __future__ import annotations

import msgspec

from paddlewheel.kernel import Refusal
from paddlewheel.tables.course import Course
from paddlewheel.tables.messages import Back, Show, View, Why
from paddlewheel.tables.models import Viewer

#: Alone at a table, a turn could be the whole game.
SHOWN_OF_A_TURN = 12

encode = msgspec.json.Encoder().encode


def view(course: Course, viewer: Viewer, show: Show, kept: int = 0) -> View:
    """What this viewer sees now. The first `kept` lines of the journal are known to it already."""
    state, game = course.state, course.game
    seen = state.observe(viewer)
    events = course.events(viewer)
    return View(
        seat=viewer,
        seq=course.seq(viewer),
        deciders=list(seen.deciders),
        choices=[game.token(choice) for choice in seen.choices],
        final=[] if viewer is None else [game.token(choice) for choice in course.match.final(viewer)],
        rule=seen.rule,
        kept=kept,
        lines=[game.line(event, state.seats) for event in events[kept:]],
        undo=None if viewer is None else back(course, viewer),
        outcome=seen.outcome,
        scene=game.scene(seen) if show == "scene" else None,
        observation=msgspec.Raw(seen.encoded()) if show == "observation" else None,
    )


def back(course: Course, seat: int) -> Back:
    """Whether the seat may take something back, and why not."""
    match = course.match
    turn = match.turn(seat)[-SHOWN_OF_A_TURN:]
    refused = match.may_undo(seat)
    if refused is None:
        return Back(match.way_back(seat), "", "", turn)
    return Back(0, refused.why, refused.rule, turn)


def why_not(course: Course, seat: int, token: str) -> Why:
    """Why the seat cannot make a choice now."""
    refused = course.refusal("choice", seat, token)
    rule = refused.rule if isinstance(refused, Refusal) else ""
    why = refused.why if isinstance(refused, Refusal) else str(refused or "")
    return Why(seat=seat, token=token, allowed=refused is None, rule=rule, why=why)


class ViewCache:
    """Draws each distinct view once, however many look at it, and keeps it for a moment."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._drawn: dict[tuple[Viewer, Show, int], bytes] = {}
        self._length = -1

    def put_away(self) -> None:
        """Forget what was drawn."""
        self._drawn.clear()

    def draw(self, viewer: Viewer, show: Show, kept: int = 0) -> bytes:
        """The view as bytes, ready to be sent."""
        if self._length != self._course.length:
            self._drawn.clear()
            self._length = self._course.length
        found = self._drawn.get((viewer, show, kept))
        if found is None:
            found = self._drawn[viewer, show, kept] = encode(view(self._course, viewer, show, kept))
        return found
