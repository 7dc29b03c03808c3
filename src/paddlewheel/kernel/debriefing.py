"""A played game for talking about: what a game's debriefing hands to teachers and programs."""

from __future__ import annotations

from typing import Any

import msgspec


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
