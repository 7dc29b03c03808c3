"""A played game for talking about: what a game's debriefing hands to teachers, to the browser and to programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from paddlewheel.kernel import OptionValue, Outcome, Record
from paddlewheel.presentation._debrief_words import players_of
from paddlewheel.presentation._words import say


class Curve(msgspec.Struct, frozen=True):
    """One line of a chart: a value for each round that has one."""

    name: str
    points: tuple[tuple[int, float], ...]


class Limit(msgspec.Struct, frozen=True):
    """A level worth drawing across a chart, such as the loss at which a game ends."""

    name: str
    value: float
    #: Where a zone begins at this level: on which side of it, and its colour.
    zone: Literal["", "above", "below"] = ""
    colour: Literal["", "red", "green"] = ""


class Chart(msgspec.Struct, frozen=True):
    """Curves that belong together, over the rounds."""

    title: str
    curves: tuple[Curve, ...]
    limits: tuple[Limit, ...] = ()
    #: What the charts round about have in common: a heading over them.
    section: str = ""
    #: What stands below the points that are no round of their own: the end of the game, or now.
    ticks: tuple[tuple[int, str], ...] = ()
    #: The scale reaches at least this far up, so that charts of one kind can be compared.
    top: float = 0.0


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
    #: One row a round, or one a round and seat.
    csv: str
    #: In parts, for those who draw them: how it ended, the curves, the turning points, the questions.
    ending: str
    charts: tuple[Chart, ...]
    moments: tuple[Moment, ...]
    questions: tuple[TalkingPoint, ...]
    #: What the game calls a round.
    period: str = ""
    #: Standings, rounds in numbers, agreements: what is better read than drawn.
    tables: tuple[DebriefingTable, ...] = ()
    #: False while the game goes on, or where it was broken off.
    over: bool = True
    #: The same as a page that stands by itself (`debriefing_page.with_page`).
    html: str = ""

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


class ToldGame(msgspec.Struct, kw_only=True):
    """What the document of every debriefing says of its game."""

    game: str
    seats: int
    #: Who sat at each seat; empty where that is not known.
    players: tuple[str, ...]
    #: None while the game goes on: who knows it foresees what chance will bring.
    seed: int | None
    options: dict[str, OptionValue]
    #: The name of the component file, where it is not the game's own.
    components: str
    over: bool
    #: How it ended, in a sentence or two; or how far it has come.
    ending: str
    reason: str
    winners: tuple[int, ...]
    questions: tuple[TalkingPoint, ...]

    @property
    def end(self) -> str:
        """What the last point of a curve is called."""
        return say("end") if self.over else say("now")

    def played(self, people: str, periods: str) -> str:
        """Who played what, in one line: 3 captains, 22 rounds, seed 7, race passenger."""
        seed = [say("with-seed", seed=str(self.seed))] if self.seed is not None else []
        options = [f"{name} {value}" for name, value in sorted(self.options.items())]
        return ", ".join([f"{self.seats} {people}", periods, *seed, *options])


def common_facts(record: Record, outcome: Outcome | None) -> dict[str, Any]:
    """The fields of `ToldGame` but for its ending and the questions."""
    return {
        "game": record.game,
        "seats": record.seats,
        "players": players_of(record),
        "seed": record.seed if outcome is not None else None,
        "options": dict(record.options),
        "components": record.components.name if record.components is not None else "",
        "over": outcome is not None,
        "reason": outcome.reason if outcome is not None else "",
        "winners": outcome.winners if outcome is not None else (),
    }


def debriefing_of(
    title: str,
    told: ToldGame,
    csv: str,
    *,
    charts: tuple[Chart, ...],
    moments: Iterable[Moment],
    tables: tuple[DebriefingTable, ...],
    period: str = "",
) -> Debriefing:
    """The debriefing of the game with this title, in the form that all games share; its page is still to be made."""
    return Debriefing(
        say("debriefing-of", game=title),
        told,
        csv,
        ending=told.ending,
        charts=charts,
        moments=tuple(moments),
        questions=told.questions,
        period=period or say("round"),
        tables=tables,
        over=told.over,
    )
