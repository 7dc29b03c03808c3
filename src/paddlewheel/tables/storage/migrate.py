"""Migrations: they bring a database to this version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import inspect, text

from paddlewheel.tables.storage.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(store: Store) -> None:
    """Create or change the tables as needed. Safe to call at every start."""
    if version(store) == latest():
        return
    # Imported only when needed: it is larger than all the rest of the storage.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(store: Store) -> str:
    """The latest migration of a database; empty before the first."""
    if not inspect(store.engine).has_table("alembic_version"):
        return ""
    with store.engine.connect() as connection:
        return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def latest() -> str:
    """The newest migration, by the names of their files: v0001_tables.py is 0001."""
    return max(file.stem[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))
