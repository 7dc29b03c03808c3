"""The beats of a choice as one viewer sees them: a scene each, with the lines of the journal that belong to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from paddlewheel.kernel import Staging
from paddlewheel.presentation._game import PresentedGame
from paddlewheel.presentation._scene import Line, Scene


class ShownBeat(msgspec.Struct, frozen=True):
    """What one viewer sees at one moment, and what has happened since the moment before."""

    scene: Scene
    lines: tuple[Line, ...]


def shown_beats(game: PresentedGame[Any, Any, Any, Any], staging: Staging, viewer: int | None) -> Iterator[ShownBeat]:
    """The beats that this viewer is told something about. The last one is the position after the choice.

    Each is made from the viewer's own observation at that moment, so it cannot show more.
    """
    *between, last = staging.beats
    first = 0
    for beat in between:
        lines = _lines(game, staging, viewer, first, beat.events)
        if lines:
            scene = game.scene(beat.state.observe(viewer))
            # Between two decisions the prompt tells what has just happened.
            yield ShownBeat(msgspec.structs.replace(scene, prompt=lines[-1].text, rule=lines[-1].rule), lines)
        first = beat.events
    yield ShownBeat(game.scene(last.state.observe(viewer)), _lines(game, staging, viewer, first, last.events))


def beat_number(staging: Staging, event: int, viewer: int | None = None) -> int:
    """The number, counted from one, of the shown beat at which this viewer is told an event of the staging."""
    number = 1
    first = 0
    for beat in staging.beats[:-1]:
        if event < beat.events:
            break
        number += any(told.known_to(viewer) for told in staging.events[first : beat.events])
        first = beat.events
    return number


def _lines(
    game: PresentedGame[Any, Any, Any, Any], staging: Staging, viewer: int | None, first: int, end: int
) -> tuple[Line, ...]:
    seats = staging.beats[-1].state.seats
    return tuple(game.told(event, seats) for event in staging.events[first:end] if event.known_to(viewer))
