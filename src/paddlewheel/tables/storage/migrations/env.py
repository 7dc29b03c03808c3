"""How Alembic reaches the database: by the connection it is handed."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, text

from paddlewheel.tables.storage.schema import metadata

LOCK = 7203411


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may start at once: one of them migrates, the others wait.
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
