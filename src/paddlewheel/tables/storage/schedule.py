"""When tables are to be looked at although nobody comes, and for how long the service has been up.

A table in memory at which something can happen is leased: it is due a little later, and the lease is renewed as long as
its process lives. When it leaves memory, it is due when something happens there. So whatever is due belongs to nobody,
and the first process that claims it looks after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, func, select, text, update

from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import SERVING, Store

#: Seconds of uptime for which a process has a table for itself, unless it renews that.
LEASE = 30.0
#: How often the uptime is saved.
SAVE_SECONDS = 5.0


class Schedule:
    """The schedule of one database. Everything here blocks."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._shared = store.shared

    # -- uptime ---------------------------------------------------------------------------------------------

    def start(self) -> tuple[float, bool]:
        """The uptime at this moment, and whether no other process serves these tables."""
        service = schema.service.c
        with self._engine.connect() as connection:
            if not self._shared:
                return float(connection.execute(select(service.uptime)).scalar_one()), True
            alone = bool(connection.execute(text("select pg_try_advisory_lock(:lock)"), {"lock": SERVING}).scalar_one())
            if alone:
                connection.execute(text("select pg_advisory_unlock(:lock)"), {"lock": SERVING})
            since = func.extract("epoch", func.clock_timestamp()) - service.saved
            uptime, passed = connection.execute(select(service.uptime, since)).one()
            # Others count on since they saved it last.
            return float(uptime) + (0.0 if alone else min(max(0.0, float(passed)), 2 * SAVE_SECONDS)), alone

    def save(self, uptime: float) -> None:
        """Save the uptime. It never goes back."""
        now = func.extract("epoch", func.clock_timestamp()) if self._shared else 0.0
        later = update(schema.service).where(schema.service.c.uptime < uptime).values(uptime=uptime, saved=now)
        with self._engine.begin() as connection:
            connection.execute(later)

    # -- tables ---------------------------------------------------------------------------------------------

    def due(self, until: float, limit: int) -> list[str]:
        """Tables that are due by then, the earliest first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due <= until).order_by(columns.due).limit(limit)
        with self._engine.connect() as connection:
            return [str(row[0]) for row in connection.execute(query)]

    def claim(self, table: str, until: float, lease: float) -> bool:
        """Lease a table that is due by then. False when another process was faster."""
        columns = schema.tables.c
        claimed = update(schema.tables).where(columns.id == table, columns.due <= until).values(due=lease)
        with self._engine.begin() as connection:
            return connection.execute(claimed).rowcount == 1

    def lease(self, tables: Sequence[str], lease: float) -> None:
        """Lease tables with a game in progress, or renew that."""
        columns = schema.tables.c
        leased = update(schema.tables).where(columns.id == bindparam("name"), columns.status == "playing")
        with self._engine.begin() as connection:
            connection.execute(leased.values(due=lease), [{"name": name} for name in tables])

    def release(self, table: str, length: int, due: float | None, seen: Sequence[float]) -> bool:
        """A table leaves memory: note when it is due, and when each person was last here. False if it has changed."""
        columns, entries = schema.tables.c, schema.entries.c
        known = select(func.count()).select_from(schema.entries).where(entries.table == table).scalar_subquery()
        released = update(schema.tables).where(columns.id == table, known == length).values(due=due)
        seats = schema.seats.c
        noted = update(schema.seats).where(
            seats.table == table, seats.seat == bindparam("number"), seats.seen < bindparam("last")
        )
        with self._engine.begin() as connection:
            if connection.execute(released).rowcount != 1:
                return False
            rows = [{"number": number, "last": last} for number, last in enumerate(seen)]
            connection.execute(noted.values(seen=bindparam("last")), rows)
            return True

    def drop(self, table: str) -> None:
        """Nothing happens at this table by itself any more."""
        with self._engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=None))
