"""A played game for talking about: what a game's debriefing hands to teachers, to the browser and to programs."""

from __future__ import annotations

from typing import Any

import msgspec


class Curve(msgspec.Struct, frozen=True):
    """One line of a chart: a value for each round that has one."""

    name: str
    points: tuple[tuple[int, float], ...]


class Limit(msgspec.Struct, frozen=True):
    """A level worth drawing across a chart, such as the loss at which a game ends."""

    name: str
    value: float


class Chart(msgspec.Struct, frozen=True):
    """Curves that belong together, over the rounds."""

    title: str
    curves: tuple[Curve, ...]
    limits: tuple[Limit, ...] = ()
    #: What the charts round about have in common: a heading over them.
    section: str = ""


class Moment(msgspec.Struct, frozen=True):
    """A turning point: its round, what happened, and how many choices had been made, to look it up in a replay."""

    round: int
    text: str
    at: int


class TalkingPoint(msgspec.Struct, frozen=True):
    """A question and the part of the talk it belongs to."""

    part: str
    text: str


class Debriefing(msgspec.Struct, frozen=True):
    """One record, debriefed."""

    title: str
    #: The story in a few sentences: how it ended, the turning points, the questions.
    lines: tuple[str, ...]
    #: Everything, for programs: plain data that can be written as JSON.
    document: Any
    #: One row a round.
    csv: str
    #: A page that stands by itself: curves, turning points, questions.
    html: str
    #: The same in parts, for whoever draws them: how it ended, the curves, the turning points, the questions.
    ending: str = ""
    charts: tuple[Chart, ...] = ()
    moments: tuple[Moment, ...] = ()
    questions: tuple[TalkingPoint, ...] = ()
