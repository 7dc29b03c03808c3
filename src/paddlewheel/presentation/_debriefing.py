"""A played game for talking about: what a game's debriefing hands to teachers, to the browser and to programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

STYLE = Path(__file__).with_name("debriefing.css")


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
    #: What stands below the points that are no round of their own: the end of the game, or now.
    ticks: tuple[tuple[int, str], ...] = ()


class DebriefingTable(msgspec.Struct, frozen=True):
    """Numbers and words of a debriefing as a table."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Moment(msgspec.Struct, frozen=True):
    """A turning point: its round, what happened, and how many choices had been made, to look it up in a replay."""

    round: int
    text: str
    at: int
    #: The beat of the last of these choices, counted from one as a spectator sees them; 0 for the position after it.
    beat: int = 0


class TalkingPoint(msgspec.Struct, frozen=True):
    """A question and the part of the talk it belongs to."""

    part: str
    text: str


class Debriefing(msgspec.Struct, frozen=True):
    """One record, debriefed."""

    title: str
    #: Everything, for programs: plain data that can be written as JSON.
    document: Any
    #: One row a round.
    csv: str
    #: A page that stands by itself: curves, turning points, questions.
    html: str
    #: The same in parts, for those who draw them: how it ended, the curves, the turning points, the questions.
    ending: str
    charts: tuple[Chart, ...]
    moments: tuple[Moment, ...]
    questions: tuple[TalkingPoint, ...]
    #: What the game calls a round.
    period: str = "Round"
    #: Standings, rounds in numbers, agreements: what is better read than drawn.
    tables: tuple[DebriefingTable, ...] = ()
    #: False while the game goes on, or where it was broken off.
    over: bool = True

    @property
    def standings(self) -> list[str]:
        """The first table in sentences: how everybody stands."""
        if not self.tables:
            return []
        head = self.tables[0].columns
        return [
            f"{row[0]}: " + ", ".join(f"{name} {cell}" for name, cell in zip(head[1:], row[1:], strict=True) if cell)
            for row in self.tables[0].rows
        ]

    @property
    def lines(self) -> list[str]:
        """The story in a few sentences: how it ended, the turning points, the questions."""
        told = [f"{self.period} {moment.round}: {moment.text}" for moment in self.moments]
        return [self.ending, *self.standings, *told, *(f"{point.part}: {point.text}" for point in self.questions)]


def page(title: str, style: Path, body: Sequence[str]) -> str:
    """A page that stands by itself, in the style of all debriefings and what a game adds to it."""
    styles = "".join(file.read_text(encoding="utf-8") for file in (STYLE, style))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}: debriefing</title>\n<style>\n{styles}</style>\n"
        "</head>\n<body>\n<main>\n" + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
    )
