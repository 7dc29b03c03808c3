"""Bringing a database up to this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from paddlewheel.tables.storage.store import Store


def migrate(store: Store) -> None:
    """Create or change the tables as needed. Safe to call at every start."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
