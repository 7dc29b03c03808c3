"""Finished games stay readable when their rules have changed: result, journal, last scene and record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

import paddlewheel as pw
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import Show
from paddlewheel.tables.models import Viewer
from paddlewheel.tables.storage.schema import archives, tables
from paddlewheel.tables.table import Table
from tables.harness import ME, FakeListener, Harness

SHOWS: tuple[Show, ...] = ("scene", "observation")


def finished(harness: Harness, game: str = "pebbles") -> Table:
    table, _ = harness.create(*[ME] * pw.load(game).info.usual_seats, game=game)
    while table.log.state.deciders:
        seat = table.log.state.deciders[0]
        choices = table.log.state.choices(seat)
        harness.play(table, seat, table.game.token(choices[table.log.length % len(choices)]))
    return table


def of_earlier_rules(harness: Harness, table: Table) -> Table:
    """The same table after its game has got new rules."""
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table.id).values(rules=0))
    harness.restart()
    return harness.table(table.id)


def seen(table: Table) -> list[dict[str, Any]]:
    viewers: tuple[Viewer, ...] = (*range(table.data.seats), None)
    return [msgspec.json.decode(table.view(viewer, show)) for viewer in viewers for show in SHOWS]


@pytest.mark.parametrize("game", pw.games())
def test_a_finished_game_of_earlier_rules_shows_its_end(harness: Harness, game: str) -> None:
    table = finished(harness, game)
    before, record = seen(table), harness.registry.record_text(table)
    old = of_earlier_rules(harness, table)
    assert seen(old) == before
    assert before[-1]["outcome"] is not None
    assert harness.registry.record_text(old) == record
    info = old.info()
    assert (info.status, info.length) == ("finished", 0)
    assert info.archived.startswith("This game was played under version 0 of its rules; here is")
    listener = FakeListener(0)
    old.add(listener)
    assert listener.last_view()["lines"] == before[1]["lines"]
    harness.run(old.say(0, "Well played"))
    assert listener.messages("chat")


def test_playing_on_and_replaying_are_refused_in_one_sentence(harness: Harness) -> None:
    old = of_earlier_rules(harness, finished(harness))
    refused: list[Callable[[], object]] = [
        lambda: harness.run(old.act("undo", 0, "1", "late", 0)),
        lambda: harness.run(harness.registry.fork(old, [ME, ME], at=0)),
        lambda: harness.registry.record(old),
        lambda: old.view_at(0, "scene", 1),
    ]
    for attempt in refused:
        with pytest.raises(TableError, match="cannot be replayed or played on"):
            attempt()
    assert old.why_not(0, "pick 1").why == old.info().archived


def test_of_a_game_that_was_finished_long_ago_the_record_is_there(harness: Harness) -> None:
    table = finished(harness)
    record = pw.parse_record(harness.registry.record_text(table))
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(delete(archives))
    old = of_earlier_rules(harness, table)
    kept = pw.parse_record(harness.registry.record_text(old))
    assert (kept.rules, kept.choices, kept.seed, kept.players) == (0, record.choices, record.seed, record.players)
    assert "only its record was kept" in old.info().archived
    with pytest.raises(TableError, match="Only the record"):
        old.view(None, "scene")
    listener = FakeListener(0)
    old.add(listener)
    assert not listener.messages("view")


def test_games_that_an_earlier_version_finished_are_archived_at_the_start(harness: Harness) -> None:
    table = finished(harness)
    before = seen(table)
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(delete(archives))
    harness.restart()
    harness.run(harness.registry.keep_archives())
    assert seen(of_earlier_rules(harness, table)) == before


def test_an_uploaded_record_is_archived(harness: Harness) -> None:
    record = harness.registry.record_text(finished(harness))
    table = harness.table(harness.run(harness.registry.upload(record)).table)
    before = seen(table)
    assert seen(of_earlier_rules(harness, table)) == before


def test_a_game_that_ended_just_before_a_crash_is_archived(harness: Harness) -> None:
    table = finished(harness)
    before = seen(table)
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(delete(archives))
        connection.execute(update(tables).values(status="playing"))
    harness.restart()
    assert harness.table(table.id).data.status == "finished"
    assert seen(of_earlier_rules(harness, table)) == before
