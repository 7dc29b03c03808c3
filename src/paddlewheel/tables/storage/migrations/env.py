"""How Alembic reaches the database: by the connection it is handed, in the transaction that is open on it."""

from __future__ import annotations

from alembic import context

from paddlewheel.tables.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
