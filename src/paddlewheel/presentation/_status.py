"""What decides right now, in a few numbers and words: every surface keeps it in sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

Tone = Literal["plain", "good", "warning", "danger"]
#: The tones as signs, for surfaces without colours, and beside every colour.
SIGNS: dict[Tone, str] = {"plain": "", "good": "+", "warning": "!", "danger": "!!"}


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or a word with its name: *coal 3*. The tone adds to what it says, and is never all of it."""

    name: str
    value: str
    tone: Tone = "plain"
    #: One more sentence for people who point at it.
    tip: str = ""
    #: Where it says how far the game is: what the round, week or phase at hand is called (*Round 3*).
    period: str = ""


class StatusLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures that belong together: those of the table, of a group of things, or of one seat."""

    title: str
    figures: tuple[Figure, ...]
    #: The seat they are about, if any.
    seat: int | None = None
    #: The elements of the scene that they are about.
    touches: tuple[str, ...] = ()


def status_text(status: Iterable[StatusLine], deciders: Iterable[int] = ()) -> str:
    """The status for a terminal, a line for each; an asterisk marks the seats that have to decide."""
    lines = list(status)
    width = max((len(line.title) for line in lines), default=0)
    deciding = set(deciders)
    return "\n".join(
        f"{'*' if line.seat in deciding else ' '} {line.title:{width}}  {' · '.join(map(figure_text, line.figures))}"
        for line in lines
    )


def period_text(status: Sequence[StatusLine]) -> str:
    """*Round 3*: the round at hand, from what a status says of the table. Empty where it says nothing of it."""
    return _period(status)[1].period


def round_text(status: Sequence[StatusLine]) -> str:
    """*Round 3 of 5*: how far the game is. Empty where the status says nothing of it."""
    line, figure = _period(status)
    is_numbered = figure.value[:1].isdigit()
    return f"{(figure.name or line.title).capitalize()} {figure.value}" if is_numbered else figure.period


def _period(status: Sequence[StatusLine]) -> tuple[StatusLine, Figure]:
    for line in status:
        for figure in line.figures:
            if figure.period:
                return line, figure
    return StatusLine("", ()), Figure("", "")


def figure_text(figure: Figure) -> str:
    """*coal 0 !!*"""
    return " ".join(part for part in (figure.name, figure.value, SIGNS[figure.tone]) if part)
