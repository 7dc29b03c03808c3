"""Seats can be muted, and tables know when they were last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # With a default, a column is added in place, and the rows need not be copied.
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("last_used", sa.Float, nullable=False, server_default="0"))
    op.execute("update tables set last_used = touched")
    op.create_index("tables_by_use", "tables", ["status", "last_used"])


def downgrade() -> None:
    op.drop_index("tables_by_use", "tables")
    op.drop_column("tables", "last_used")
    op.drop_column("seats", "muted")
