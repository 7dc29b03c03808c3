"""What holds of every debriefing: its forms agree, its moments can be looked at, and it tells nothing unseen."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from paddlewheel.kernel import Fork, Record, forked, staged, staged_opening
from paddlewheel.presentation import Debriefing, Moment, PresentedGame, shown_beats
from paddlewheel.testing._positions import Variant, random_walk

Shown = PresentedGame[Any, Any, Any, Any]


def random_record(variant: Variant, seed: int) -> Record:
    """A whole game at random, with names that do harm where they are not escaped."""
    state = variant.new(seed)
    info = variant.game.info
    record = Record(info.id, info.rules_version, variant.seats, seed, variant.options)
    record.players = [f"you:<b>{seat}</b> & Co" for seat in range(variant.seats)]
    for seat, choice in random_walk(state, seed):
        record.choices.append((seat, state.game.token(choice)))
    return record


def part_of(record: Record, made: int) -> Record:
    """The same game broken off after this number of choices."""
    return msgspec.structs.replace(record, choices=record.choices[:made], fingerprint="", checks={})


def check_debriefing(game: Shown, record: Record, over: bool) -> Debriefing:
    """Every form of the debriefing of a record is sound, and every turning point is a beat of the replay."""
    made = game.debrief(record)
    assert made.over == over
    assert made.title
    assert all(made.lines)
    check_charts(made)
    check_moments(game, record, made)
    for table in made.tables:
        assert all(len(row) == len(table.columns) for row in table.rows), table.title
    for question in made.questions:
        assert question.text.endswith("?"), question
        assert "{" not in question.text, question
    rows = [*csv.reader(io.StringIO(made.csv))]
    assert len({len(row) for row in rows}) == 1
    document = msgspec.json.decode(msgspec.json.encode(made.document))
    assert document["game"] == record.game
    assert (document["seed"] is None) == (not over), "who knows the seed foresees what chance will bring"
    check_page(made)
    return made


def check_charts(made: Debriefing) -> None:
    """Every curve has one value for a round, in order; the curves of a chart have names of their own."""
    for chart in made.charts:
        names = [curve.name for curve in chart.curves]
        assert len(set(names)) == len(names), chart.title
        for curve in chart.curves:
            assert all(one < other for (one, _), (other, _) in pairwise(curve.points)), chart.title
            assert all(at >= 1 for at, _ in curve.points), chart.title


def check_moments(game: Shown, record: Record, made: Debriefing) -> None:
    """At the beat of every turning point a spectator is told something."""
    wanted: defaultdict[int, list[Moment]] = defaultdict(list)
    for moment in made.moments:
        assert 0 <= moment.at <= len(record.choices), moment
        assert moment.round >= 1, moment
        assert moment.text.endswith("."), moment
        wanted[moment.at].append(moment)
    staging = staged_opening(game, record)
    for at in range(len(record.choices) + 1):
        if at:
            seat, token = record.choices[at - 1]
            staging = staged(forked(staging.beats[-1].state, record, at - 1), seat, game.choice(token))
        if at in wanted:
            beats = [*shown_beats(game, staging, None)]
            for moment in wanted[at]:
                assert moment.beat <= len(beats), moment
                assert not moment.beat or beats[moment.beat - 1].lines, moment


def check_page(made: Debriefing) -> None:
    """The page is well formed, says how it ended and what is asked, and needs nothing else."""
    root = ET.fromstring(made.html.removeprefix("<!doctype html>\n"))
    words = " ".join("".join(root.itertext()).split())
    for said in (made.ending, *(moment.text for moment in made.moments), *(each.text for each in made.questions)):
        assert " ".join(said.split()) in words
    assert len([*root.iter("svg")]) == sum(any(curve.points for curve in chart.curves) for chart in made.charts)
    for outside in ("http:", "https:", "<script", "<b>0</b>"):
        assert outside not in made.html


def check_debriefing_keeps_secrets(game: Shown, record: Record, made: Debriefing, seed: int) -> None:
    """Dealing again all that no spectator sees changes nothing in any form of the debriefing of a game under way."""
    twin = msgspec.structs.replace(record, forks=[*record.forks, Fork(len(record.choices), seed, ())])
    assert msgspec.json.encode(game.debrief(twin)) == msgspec.json.encode(made)
