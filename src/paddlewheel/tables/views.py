"""Views: everything a viewer is told about the game, made from its observation and its part of the journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from paddlewheel.kernel import AnyState, PaddlewheelError, Refusal, SeatView, Step
from paddlewheel.language import Language, language
from paddlewheel.presentation import Form, Scene
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.final_choices import final_choices
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import Back, Plans, Show, View, Why
from paddlewheel.tables.models import Viewer
from paddlewheel.tables.words import say

#: Alone at a table, a turn could be the whole game.
LONGEST_TURN_SHOWN = 12
#: What can be chosen in more decisions than this is not listed in full.
MOST_DECISIONS_TOLD = 2

encode = msgspec.json.Encoder().encode


def view(log: GameLog[Any], viewer: Viewer, show: Show, kept: int = 0, is_past: bool = False) -> View:
    """What this viewer sees now. The first `kept` lines of the journal are known to it already.

    A view of the past offers no undo.
    """
    state, game = log.state, log.game
    seen = state.observe(viewer)
    goes_on = log.outcome is None
    scene = game.scene(seen) if show == "scene" else None
    if scene is not None and log.outcome is not seen.outcome and not goes_on:
        scene = ended_early(log, scene)
    return View(
        seat=viewer,
        seq=log.seq(viewer),
        deciders=list(seen.deciders) if goes_on else [],
        choices=[game.token(choice) for choice in seen.choices] if goes_on else [],
        final=[] if viewer is None else [game.token(choice) for choice in final_choices(log, viewer)],
        rule=seen.rule,
        kept=kept,
        lines=[game.told(event, state.seats) for event in log.events(viewer, kept)],
        undo=None if viewer is None or is_past else back(log, viewer, show),
        outcome=log.outcome,
        scene=scene,
        form=_form(log, viewer) if show == "scene" and goes_on and not is_past else None,
        observation=msgspec.Raw(seen.encoded()) if show == "observation" else None,
    )


def _form(log: GameLog[Any], viewer: Viewer) -> Form | None:
    if viewer is None or viewer not in log.state.deciders:
        return None
    return log.game.form(SeatView(log.state, viewer))


def ended_early(log: GameLog[Any], scene: Scene) -> Scene:
    """The scene of a game that its rules did not end: it says how it ended, and offers nothing."""
    last = log.events(None)[-1]
    return msgspec.structs.replace(scene, prompt=log.game.told(last, log.state.seats).text, rule="", offers=())


def back(log: GameLog[Any], seat: int, show: Show) -> Back:
    """Whether the seat may take something back, and why not."""
    turn = log.turn(seat)[-LONGEST_TURN_SHOWN:]
    is_shown = show == "scene" and log.outcome is None
    labels = [log.label(choice.length) for choice in turn] if is_shown else []
    rule, why = reason(log.refusal("undo", seat, "1"))
    return Back(log.undo_steps(seat), why, rule, [choice.token for choice in turn], labels)


def plans(log: GameLog[Any], seat: int, picked: Collection[str] = ()) -> Plans:
    """The chains of choices that a seat can make now, and the form with these answers; none while it is paused."""
    if log.paused or log.outcome is not None:
        return Plans(seat=seat, seq=log.seq(seat), plans=())
    view = SeatView(log.state, seat)
    return Plans(seat=seat, seq=log.seq(seat), plans=log.game.plans(view), form=log.game.form(view, picked))


def why_not(log: GameLog[Any], seat: int, token: str | None, element: str | None = None) -> Why:
    """Why the seat cannot make a choice now, or choose an element of its scene."""
    if element is not None:
        return _why_not_here(log, seat, element)
    if token is None:
        raise TableError("bad", say("ask-about-something"))
    refused = log.refusal("choice", seat, token)
    rule, why = reason(refused)
    return Why(seat=seat, token=token, allowed=refused is None, rule=rule, why=why)


def _why_not_here(log: GameLog[Any], seat: int, element: str) -> Why:
    """The answer for the choices that could be made at an element: first those of the decision at hand."""
    state, game = log.state, log.game
    choices = game.choices_at(state.observe(seat), element)
    if not choices:
        return Why(seat=seat, token="", allowed=False, rule="", why="", element=element)
    deciding = seat in state.deciders
    if not deciding and state.outcome is None and not log.paused:
        return Why(seat=seat, token="", allowed=False, rule=state.rule(), why=say("not-asked"), element=element)
    now = [choice for choice in choices if deciding and state.step_of(choice) is state.step()]
    if deciding and not now and not log.paused:
        owners = _next_first(state, choices)
        rule = owners[0].rule if owners else state.rule()
        told = game.rulebook.other_decisions(state.step().name, [step.name for step in owners])
        token = game.token(choices[0]) if len(choices) == 1 else ""
        return Why(seat=seat, token=token, allowed=False, rule=rule, why=told, element=element)
    answers = [why_not(log, seat, game.token(choice)) for choice in now or choices[:1]]
    allowed = [answer for answer in answers if answer.allowed]
    reasons = Counter(answer.why for answer in answers)
    answer = allowed[0] if allowed else max(answers, key=lambda each: reasons[each.why])
    return msgspec.structs.replace(answer, token=answer.token if len(answers) == 1 else "", element=element)


def reason(refused: PaddlewheelError | None) -> tuple[str, str]:
    """The rule behind a refusal and its sentence; both empty where nothing is refused."""
    if isinstance(refused, Refusal):
        return refused.rule, refused.why
    return "", "" if refused is None else str(refused)


def _next_first(state: AnyState, choices: list[int]) -> list[Step[Any]]:
    """The steps that these choices belong to, in the order of play after the step at hand, as many as are told."""
    steps = [*state.rules.steps]
    now = steps.index(state.step())
    owners = {steps.index(step) for step in map(state.step_of, choices) if step is not None}
    in_order = sorted(owners, key=lambda place: (place - now) % len(steps))
    return [steps[place] for place in in_order[:MOST_DECISIONS_TOLD]]


class ViewCache:
    """Makes each different view once, however many viewers get it, and keeps it for a moment."""

    def __init__(self, log: GameLog[Any]) -> None:
        self._log = log
        self._views: dict[tuple[Language, Viewer, Show, int], bytes] = {}
        self._plans: dict[tuple[Language, int], bytes] = {}
        self._length = -1

    def clear(self) -> None:
        self._views.clear()
        self._plans.clear()

    def get(self, viewer: Viewer, show: Show, kept: int = 0) -> bytes:
        """The view as bytes, ready to be sent."""
        self._drop_outdated()
        key = language(), viewer, show, kept
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = encode(view(self._log, viewer, show, kept))
        return found

    def plans(self, seat: int, picked: Collection[str] = ()) -> bytes:
        """The plans of a seat as bytes: they are looked for once, however often they are asked for."""
        self._drop_outdated()
        if picked:
            return encode(plans(self._log, seat, picked))
        key = language(), seat
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = encode(plans(self._log, seat))
        return found

    def _drop_outdated(self) -> None:
        if self._length != self._log.length:
            self.clear()
            self._length = self._log.length
