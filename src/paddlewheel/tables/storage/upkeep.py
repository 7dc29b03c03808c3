"""What housekeeping and administrators ask the database: which tables there are, which are used, which have expired."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import and_, func, or_, select, update

from paddlewheel.tables.models import Status
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import Store


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What an administrator sees of a table."""

    id: str
    game: str
    status: Status
    listed: bool
    created: float
    last_used: float
    #: The names of the people who sit there.
    people: list[str]


def note_use(store: Store, tables: Iterable[str], now: float) -> int:
    """Save that these tables are used. Gives how many of them there are."""
    used = update(schema.tables).where(schema.tables.c.id.in_(list(tables))).values(last_used=now)
    with store.engine.begin() as connection:
        return connection.execute(used).rowcount


def expired(store: Store, limits: Mapping[Status, float], most: int) -> list[tuple[str, Status]]:
    """Some tables that were not used since the limit of their status, with that status; the oldest first."""
    columns = schema.tables.c
    if not limits:
        return []
    old = or_(*(and_(columns.status == status, columns.last_used < limit) for status, limit in limits.items()))
    # Tables of a class are deleted with it.
    query = (
        select(columns.id, columns.status).where(old, columns.classroom == "").order_by(columns.last_used).limit(most)
    )
    with store.engine.connect() as connection:
        return [(name, status) for name, status in connection.execute(query)]


def count_by_status(store: Store) -> dict[Status, int]:
    """How many tables are stored."""
    columns = schema.tables.c
    with store.engine.connect() as connection:
        return {
            status: count
            for status, count in connection.execute(select(columns.status, func.count()).group_by(columns.status))
        }


def table_rows(store: Store, skip: int, most: int) -> list[TableRow]:
    """Stored tables, those used last first."""
    columns, seat = schema.tables.c, schema.seats.c
    shown = select(columns.id, columns.game, columns.status, columns.listed, columns.created, columns.last_used)
    query = shown.order_by(columns.last_used.desc(), columns.id).offset(skip).limit(most)
    with store.engine.connect() as connection:
        found = connection.execute(query).mappings().all()
        people: dict[str, list[str]] = {row["id"]: [] for row in found}
        named = select(seat.table, seat.name).where(seat.table.in_(list(people)), seat.kind == "person")
        for name, person in connection.execute(named.order_by(seat.table, seat.seat)):
            people[name].append(person)
        return [TableRow(**row, people=people[row["id"]]) for row in found]
