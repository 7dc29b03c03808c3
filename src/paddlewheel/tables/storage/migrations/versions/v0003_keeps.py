"""A fork may keep the sight of several seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Fork = dict[str, Any]


def upgrade() -> None:
    def several(fork: Fork) -> None:
        seat = fork.pop("seat")
        fork["keeps"] = None if seat is None else [seat]

    rewrite(several)


def downgrade() -> None:
    def one(fork: Fork) -> None:
        keeps = fork.pop("keeps")
        fork["seat"] = keeps[0] if keeps else None

    rewrite(one)


def rewrite(change: Callable[[Fork], None]) -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("forks", sa.Text))
    connection = op.get_bind()
    forked = sa.select(tables.c.id, tables.c.forks).where(tables.c.forks != "[]")
    for table, text in connection.execute(forked).all():
        forks = json.loads(text)
        for fork in forks:
            change(fork)
        connection.execute(sa.update(tables).where(tables.c.id == table).values(forks=json.dumps(forks)))
