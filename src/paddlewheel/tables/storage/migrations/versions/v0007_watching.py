"""Tables say what spectators may do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watching", sa.String(10), nullable=False, server_default="watch"))


def downgrade() -> None:
    op.drop_column("tables", "watching")
