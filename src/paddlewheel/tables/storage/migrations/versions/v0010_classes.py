"""Classes: their tables, the teacher's pause and clock, and deals that several tables share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("last_used", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("classes_by_code", "classes", ["code"], unique=True)
    op.create_index("classes_by_use", "classes", ["last_used"])
    op.add_column("tables", sa.Column("classroom", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock_since", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_classroom", "tables", ["classroom"])
    op.add_column("seats", sa.Column("sits_out", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "sits_out")
    op.drop_index("tables_by_classroom", "tables")
    for name in ("clock_since", "sealed", "held", "classroom"):
        op.drop_column("tables", name)
    op.drop_table("classes")
