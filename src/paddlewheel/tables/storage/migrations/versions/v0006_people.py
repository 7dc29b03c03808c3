"""People with seats at many tables, where they want to be told, and what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "person_seats",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(128), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("result", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person", "table", "seat"),
    )
    op.create_index("person_seats_by_table", "person_seats", ["table", "seat"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(600), nullable=False),
        sa.Column("push_key", sa.String(120), nullable=False),
        sa.Column("push_secret", sa.String(40), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_address", "channels", ["address"])
    op.create_table(
        "outbox",
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("channel", "table", "seat", "kind", "length"),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_keys")
    op.drop_table("outbox")
    op.drop_table("channels")
    op.drop_table("person_seats")
