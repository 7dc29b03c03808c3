"""People are written to in their language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("channels", sa.Column("language", sa.String(10), nullable=False, server_default="en"))


def downgrade() -> None:
    op.drop_column("channels", "language")
