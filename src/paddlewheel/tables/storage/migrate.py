"""Migrations: they bring a database to this version, all at once or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from paddlewheel.kernel import BadInput
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.words import say

MIGRATIONS = Path(__file__).parent / "migrations"
#: PostgreSQL: whoever holds this lock migrates; other processes that start at the same time wait for it.
LOCK = 7203411


def migrate(store: Store, to: str = "") -> None:
    """Create or change the tables as needed, up to the newest migration or `to`. Safe to call at every start.

    All migrations are one transaction: whatever interrupts them, the database is as it was before or up to date. A
    SQLite file that holds tables already is copied first.
    """
    found, wanted = version(store), to or latest()
    if found == wanted:
        return
    if found > latest():
        raise BadInput(say("database-newer", found=found, known=latest()))
    try:
        if found and not store.shared:
            copy_file(store, wanted)
        _upgrade(store, wanted)
    except (DBAPIError, OSError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
        before = found or say("database-empty")
        raise BadInput(say("database-not-changed", found=before, wanted=wanted, why=reason)) from None


def copy_file(store: Store, wanted: str) -> None:
    """Copy a SQLite database to FILE.before-NNNN, beside it."""
    path = make_url(store.url).database
    if not path or path == ":memory:":
        return
    copy = Path(f"{path}.before-{wanted}")
    unfinished = Path(f"{copy}.{os.getpid()}")
    unfinished.unlink(missing_ok=True)
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("vacuum into :copy"), {"copy": str(unfinished)})
    unfinished.replace(copy)


def _upgrade(store: Store, wanted: str) -> None:
    # Imported only when needed: it is larger than all the rest of the storage.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = store.engine if store.shared else _transactional(store.url)
    with engine.begin() as connection:
        if store.shared:
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)


def _transactional(url: str) -> Engine:
    """An engine on which SQLite takes changes of the schema back, too: Python's driver would commit them one by one."""
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: Any, _record: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # At once as a writer: another process that starts at the same time waits here.
        connection.exec_driver_sql("begin immediate")

    return engine


def version(store: Store) -> str:
    """The latest migration of a database; empty before the first."""
    if not inspect(store.engine).has_table("alembic_version"):
        return ""
    with store.engine.connect() as connection:
        return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def latest() -> str:
    """The newest migration, by the names of their files: v0001_tables.py is 0001."""
    return max(file.stem[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))
