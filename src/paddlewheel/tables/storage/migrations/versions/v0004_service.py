"""Rights that end when a seat changes hands, time that is counted while the service is up, a schedule, and archives."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("occupancy", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("began", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("entries", sa.Column("uptime", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uptime", sa.Float, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("views", sa.LargeBinary, nullable=False),
    )
    # The service has been up for 0 seconds; what was done before has negative times with the same distances.
    op.execute("insert into service (id, uptime, saved) values (1, 0, 0)")
    op.execute("update entries set uptime = at - (select max(at) from entries)")
    op.execute("update seats set seen = 0")
    # Nobody knows what is due at the games in progress: they are looked at first.
    op.execute("update tables set due = 0 where status = 'playing'")


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_table("service")
    op.drop_column("entries", "uptime")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "began")
    op.drop_column("seats", "occupancy")
