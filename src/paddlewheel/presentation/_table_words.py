"""Words for what is no part of any game: what the table itself says in the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from paddlewheel.kernel import Event, Fact
from paddlewheel.presentation._scene import Line

#: Kinds of events that a table notes, not a game.
TIME_UP, TABLE_CHOSE, RESIGNED, ENDED_EARLY = "time up", "table chose", "resigned", "ended early"
TALK_OVER = "talk over"

ENDS = {
    "agreed": "All agree to end the game here: nobody has won.",
    "abandoned": "Nobody has come back for a long time: the game ends here, and nobody has won.",
    "host": "The game was ended here for all: nobody has won.",
}

WORDS: dict[str, Callable[[Mapping[str, Fact]], str]] = {
    TIME_UP: lambda facts: f"Time is up: the table chooses for {facts['who']}.",
    TABLE_CHOSE: lambda facts: f"The table chose for you: {facts['choice']}.",
    TALK_OVER: lambda facts: "The time for talk is up: the rest pass, and what nobody has answered is refused.",
    RESIGNED: lambda facts: f"{facts['who']} resigns.",
    ENDED_EARLY: lambda facts: ENDS[str(facts["how"])],
}


def table_line(event: Event) -> Line | None:
    """An event of the table in words; None for one of the game."""
    words = WORDS.get(event.kind)
    return None if words is None else Line(words(event.facts))
