"""Databases of every earlier schema are brought up to date with all they hold, whatever interrupts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from paddlewheel.kernel import BadInput, Fork
from paddlewheel.server.run import prepare_database
from paddlewheel.tables.storage.migrate import MIGRATIONS, latest, migrate, version
from paddlewheel.tables.storage.schema import metadata
from paddlewheel.tables.storage.store import Store, sqlite_url

SCHEMAS = sorted(file.stem[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))
#: The empty name: a database before its first start.
EARLIER = ["", *SCHEMAS[:-1]]
KILLED = 9
#: Tables that migrations fill themselves, and columns that they rewrite.
HELD = ("alembic_version", "service")
REWRITTEN = ("forks", "seen")


def fill(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Put two rows into every table of any schema. Returns them."""
    found = sa.MetaData()
    found.reflect(store.engine)
    with store.engine.begin() as connection:
        for table in found.sorted_tables:
            if table.name not in HELD:
                connection.execute(table.insert(), [_row(table, number) for number in (1, 2)])
    return rows(store)


def _row(table: sa.Table, number: int) -> dict[str, Any]:
    special = {
        "components": "null",
        "table": f"t{number}",
        "id": f"t{number}",
        "options": "{}",
        "clock": "null",
        "status": "playing",
    }
    special |= {"forks": f'[{{"after":3,"seed":{number},"keeps":null,"seat":null}}]', "game": "pebbles"}
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.name in special and isinstance(column.type, sa.String):
            row[column.name] = special[column.name]
        elif isinstance(column.type, sa.String):
            row[column.name] = f"text {number}"
        elif isinstance(column.type, sa.LargeBinary):
            row[column.name] = b"bytes"
        else:
            row[column.name] = number if not isinstance(column.type, sa.Boolean) else True
    return row


def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that people have put into a database."""
    found = sa.MetaData()
    found.reflect(store.engine)
    with store.engine.connect() as connection:
        return {
            table.name: [
                {name: value for name, value in row.items() if name not in REWRITTEN}
                for row in connection.execute(sa.select(table).order_by(*table.primary_key.columns)).mappings()
            ]
            for table in found.sorted_tables
            if table.name not in HELD
        }


def killed(url: str, at: int) -> bool:
    """Migrate in a process that ends itself before statement `at`. Whether it came that far."""
    child = os.fork()
    if child == 0:
        statements = 0

        def count(*_: object) -> None:
            nonlocal statements
            statements += 1
            if statements == at:
                os._exit(KILLED)

        try:
            sa.event.listen(sa.Engine, "before_cursor_execute", count)
            sa.event.listen(sa.Engine, "commit", count)
            migrate(Store(url))
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == KILLED


def holds(now: dict[str, list[dict[str, Any]]], before: dict[str, list[dict[str, Any]]]) -> bool:
    """Whether every value of before is still there. Columns and tables may have been added."""
    return all(
        row.items() <= found.items() for name, old in before.items() for row, found in zip(old, now[name], strict=True)
    )


@pytest.mark.parametrize("schema", EARLIER)
def test_a_filled_database_of_every_schema_survives_a_kill_at_every_statement(url: str, schema: str) -> None:
    store = Store(url)
    if schema:
        migrate(store, schema)
    before = fill(store)
    store.close()
    at = 1
    while killed(url, at):
        store = Store(url)
        assert version(store) in (schema, latest())
        assert holds(rows(store), before)
        store.close()
        at += 1
    assert at > 5
    store = Store(url)
    migrate(store)
    assert holds(rows(store), before)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert (compare_metadata(context, metadata), version(store)) == ([], latest())
    if schema:
        found = store.load("t2")
        assert found is not None
        assert (len(found.seats), len(found.entries)) == (1, 1)
    store.close()


def test_a_sqlite_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "tables.db"))
    migrate(store, "0001")
    before = fill(store)
    migrate(store)
    store.close()
    copy = Store(sqlite_url(tmp_path / f"tables.db.before-{latest()}"))
    assert (version(copy), rows(copy)) == ("0001", before)
    copy.close()
    assert not list(tmp_path.glob(f"*.before-{latest()}.*[0-9]"))


def test_a_first_start_copies_nothing(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "tables.db"))
    migrate(store)
    store.close()
    assert not list(tmp_path.glob("*.before-*"))


def test_forks_that_kept_one_seat_are_read_as_before(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "old.db"))
    migrate(store, "0002")
    fill(store)
    with store.engine.begin() as connection:
        for name, seat in (("t1", "1"), ("t2", "null")):
            forks = f'[{{"after":3,"seed":83,"seat":{seat}}}]'
            connection.execute(
                sa.text("update tables set forks = :forks where id = :name"), {"forks": forks, "name": name}
            )
    migrate(store)
    stored = [store.load(name) for name in ("t1", "t2")]
    assert [found.data.forks for found in stored if found] == [[Fork(3, 83, (1,))], [Fork(3, 83)]]
    store.close()


def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    store = Store(url)
    migrate(store)
    with store.engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9001'"))
    store.close()
    with pytest.raises(BadInput, match=r"has schema 9001.*install a newer Paddlewheel"):
        prepare_database(url)


def test_a_database_that_cannot_be_changed_is_as_it_was(tmp_path: Path) -> None:
    """An earlier Paddlewheel that was killed during its migration left such files: tables without a version."""
    store = Store(sqlite_url(tmp_path / "tables.db"))
    with store.engine.begin() as connection:
        connection.execute(sa.text("create table chat (number integer)"))
    store.close()
    with pytest.raises(BadInput, match="is as it was: table chat already exists"):
        prepare_database(store.url)
    assert sa.inspect(store.engine).get_table_names() == ["chat"]
