"""The database: migrations give what the schema says, and a place in a log is taken once."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import update

from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import Entry
from paddlewheel.tables.storage.migrate import latest, migrate, version
from paddlewheel.tables.storage.schema import metadata, tables
from paddlewheel.tables.storage.store import Store, sqlite_url
from tables.harness import ME, Harness


def test_migrations_lead_to_the_schema_and_can_run_twice(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "new.db"))
    migrate(store)
    migrate(store)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert (context.get_current_revision(), version(store)) == (latest(), latest())
    store.close()


def test_a_place_in_the_log_is_taken_once(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    store = harness.registry.async_store.store
    first, second = (Entry(1, "choice", 0, token, token, 0.0) for token in ("pick 1", "pick 2"))
    assert store.append([(table.id, first)]) == [True]
    assert store.append([(table.id, second)]) == [False]
    stored = store.load(table.id)
    assert stored is not None
    assert stored.entries == [first]


def test_the_entries_of_a_batch_are_added_whose_place_is_free(harness: Harness) -> None:
    one, other = harness.create(ME, ME)[0], harness.create(ME, ME)[0]
    store = harness.registry.async_store.store
    first, late = (Entry(1, "choice", 0, "pick 1", client, 0.0) for client in ("first", "late"))
    assert store.append([(one.id, first)]) == [True]
    assert store.append([(one.id, late), (other.id, late)]) == [False, True]


def test_of_two_changes_of_a_seat_one_succeeds(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    store = harness.registry.async_store.store
    stored = [store.load(table.id), store.load(table.id)]
    assert stored[0] is not None
    assert stored[1] is not None
    assert store.save_seat(table.id, stored[0].seats[0], 0.0)
    assert not store.save_seat(table.id, stored[1].seats[0], 0.0)


def test_a_choice_that_another_process_committed_is_read_first(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    harness.registry.async_store.store.append([(table.id, Entry(1, "choice", 1, "pick 3", "elsewhere", 0.0))])
    assert harness.play(table, 0, "pick 1").result == "done"
    assert table.log.choices == [(1, "pick 3"), (0, "pick 1")]


def test_a_game_that_began_under_other_rules_is_not_loaded(harness: Harness) -> None:
    table, _ = harness.create(ME, ME)
    with harness.registry.async_store.store.engine.begin() as connection:
        connection.execute(update(tables).values(rules=99))
    harness.restart()
    with pytest.raises(TableError, match="version 99"):
        harness.table(table.id)
