"""Games for tests of debriefings, and what is read back from a debriefing."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from pathlib import Path

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.kernel import OptionValue, SeatView, new_record
from paddlewheel.presentation import Chart, Debriefing

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str, every: int = 1) -> list[pw.Record]:
    """Recorded games of a title, or every few of them: they show what hardly ever happens at random."""
    files = sorted((RECORDS / name).glob("*.record"))[::every]
    return [pw.parse_record(file.read_text(encoding="utf-8")) for file in files]


def played(name: str, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> pw.Record:
    """A quick game at random."""
    game = pw.load(name)
    record = new_record(game, seats, seed, options or {}, [f"you:Player {seat + 1}" for seat in range(seats)])
    state = game.set_up(seats, seed, options or {})
    bots = [make_bot("random", seed, seat) for seat in range(seats)]
    while state.deciders:
        seat = state.deciders[seed % len(state.deciders)]
        token = game.token(bots[seat].choose(SeatView(state, seat)))
        record.choices.append((seat, token))
        state.play(seat, token)
    return record


def rows_of(made: Debriefing) -> list[dict[str, str]]:
    """The rows of the CSV."""
    return [*csv.DictReader(io.StringIO(made.csv))]


def chart_of(made: Debriefing, title: str) -> Chart:
    """The chart with this title."""
    return next(chart for chart in made.charts if chart.title == title)


def ends_of(made: Debriefing, title: str) -> list[float]:
    """Where the curves of a chart end."""
    return [curve.points[-1][1] for curve in chart_of(made, title).curves]
