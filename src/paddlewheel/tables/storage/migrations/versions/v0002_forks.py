"""Where a forked game left the one it came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("forks", sa.Text, nullable=False, server_default="[]"))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("forks", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("forks")
