"""Words for what is no part of any game: what the table itself says in the journal."""

from __future__ import annotations

from paddlewheel.kernel import Event
from paddlewheel.language import ENGLISH, language
from paddlewheel.presentation._scene import Line
from paddlewheel.presentation._words import say

#: Kinds of events that a table notes, not a game.
TIME_UP, TABLE_CHOSE, RESIGNED, ENDED_EARLY = "time up", "table chose", "resigned", "ended early"
TALK_OVER = "talk over"

#: Those about somebody or something: its name is a fact of theirs in every language.
NAMED = {TIME_UP: "time-up", TABLE_CHOSE: "table-chose", RESIGNED: "resigned"}


def table_line(event: Event) -> Line | None:
    """An event of the table in words; None for one of the game."""
    if event.kind in NAMED:
        name = event.facts.get(language(), event.facts[ENGLISH])
        return Line(say(NAMED[event.kind], name=str(name)))
    if event.kind == ENDED_EARLY:
        return Line(say(f"ended-{event.facts['how']}"))
    return Line(say("talk-over")) if event.kind == TALK_OVER else None
