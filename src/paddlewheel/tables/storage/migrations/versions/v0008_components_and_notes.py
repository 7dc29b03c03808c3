"""Tables keep the component file that somebody has brought, notes, and whether the talk is kept for the debriefing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("components", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("keep_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notes",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("author", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.PrimaryKeyConstraint("table", "author", "round"),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_column("tables", "keep_talk")
    op.drop_column("tables", "components")
