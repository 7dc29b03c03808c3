"""Analyses of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_index("analyses_by_digest", "analyses", ["digest"])


def downgrade() -> None:
    op.drop_table("analyses")
