"""Reading and writing tables. Everything here blocks; `async_store.py` is the way in for an event loop."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from sys import intern
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from paddlewheel.kernel import ComponentFile, Fork, OptionValue
from paddlewheel.tables.archive import Archive
from paddlewheel.tables.models import ChatLine, ClockPlan, Entry, Seat, TableData
from paddlewheel.tables.storage import schema

logger = logging.getLogger("paddlewheel.tables")

CHANNEL = "paddlewheel"
#: PostgreSQL: every process that serves holds this lock, shared with the others.
SERVING = 7203412
CHAT_LOADED = 200


class StoredTable(msgspec.Struct):
    """All that is stored of one table."""

    data: TableData
    seats: list[Seat]
    entries: list[Entry]
    chat: list[ChatLine]


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def normal_url(url: str) -> str:
    """A PostgreSQL URL as people write it, with the driver that is installed."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


class Store:
    """One database. `name` is the name of this process among those that serve the same tables."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = normal_url(url)
        self.name = name
        self.engine = _engine(self.url)
        self.shared = self.engine.dialect.name == "postgresql"
        dialect: Any = import_module(f"sqlalchemy.dialects.{self.engine.dialect.name}")
        self._append = dialect.insert(schema.entries).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        self._archive = dialect.insert(schema.archives).on_conflict_do_nothing()

    def close(self) -> None:
        self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------

    def create(
        self, data: TableData, seats: Sequence[Seat], entries: Sequence[Entry] = (), archive: Archive | None = None
    ) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables), _table_row(data))
            connection.execute(insert(schema.seats), [_seat_row(data.id, seat) for seat in seats])
            if entries:
                connection.execute(insert(schema.entries), [_entry_row(data.id, entry) for entry in entries])
            if archive is not None:
                self._keep(connection, data.id, archive)

    def append(self, batch: Sequence[tuple[str, Entry]]) -> list[bool]:
        """Add log entries in one commit. False for each whose place in its log is taken."""
        rows = [_entry_row(table, entry) for table, entry in batch]
        with suppress(IntegrityError), self.engine.connect() as connection:
            if connection.execute(self._append, rows).rowcount == len(rows):
                self.notify(connection, {table for table, _ in batch})
                connection.commit()
                return [True] * len(rows)
        # A place was taken or a table deleted: nothing was committed, and each entry is tried by itself.
        return [self._append_one(row) for row in rows]

    def _append_one(self, row: dict[str, object]) -> bool:
        try:
            with self.engine.begin() as connection:
                added = connection.execute(self._append, row).rowcount == 1
                if added:
                    self.notify(connection, {str(row["table"])})
        except IntegrityError:
            # The table has been deleted.
            return False
        return added

    def save_seat(self, table: str, seat: Seat, now: float) -> bool:
        """Write a changed seat, if nobody else has changed it since it was read. `now` is the uptime."""
        columns = schema.seats.c
        changed = (
            update(schema.seats)
            .where(columns.table == table, columns.seat == seat.seat, columns.version == seat.version)
            .values(**(_seat_row(table, seat) | {"version": seat.version + 1}))
        )
        with self.engine.begin() as connection:
            if connection.execute(changed).rowcount != 1:
                return False
            # A bot may have to play there now: somebody has to look, also if this process ends.
            idle = update(schema.tables).where(
                schema.tables.c.id == table, schema.tables.c.status == "playing", schema.tables.c.due.is_(None)
            )
            connection.execute(idle.values(due=now))
            self.notify(connection, {table})
        seat.version += 1
        return True

    def seen(self, people: Sequence[tuple[str, int]], now: float) -> None:
        """Save that these people are connected, for other processes that serve their tables."""
        columns = schema.seats.c
        noted = update(schema.seats).where(columns.table == bindparam("at"), columns.seat == bindparam("number"))
        with self.engine.begin() as connection:
            connection.execute(noted.values(seen=now), [{"at": table, "number": seat} for table, seat in people])

    def begin(self, table: str, now: float, uptime: float) -> float | None:
        """A game begins. Returns at which uptime: another process may have been first. None: it was closed."""
        columns = schema.tables.c
        begun = update(schema.tables).where(columns.id == table, columns.status == "open")
        with self.engine.begin() as connection:
            connection.execute(begun.values(status="playing", touched=now, began=uptime, due=uptime))
            self.notify(connection, {table})
            query = select(columns.began).where(columns.id == table, columns.status != "closed")
            return connection.execute(query).scalar_one_or_none()

    def finish(self, table: str, now: float, archive: Archive) -> None:
        """A game is over, unless the table was closed before: what is needed to show it is kept."""
        columns = schema.tables.c
        over = update(schema.tables).where(columns.id == table, columns.status == "playing")
        with self.engine.begin() as connection:
            if connection.execute(over.values(status="finished", touched=now, due=None)).rowcount == 1:
                self._keep(connection, table, archive)
                self.notify(connection, {table})

    def keep(self, table: str, archive: Archive) -> None:
        """Keep the archive of a game that was finished without one."""
        with self.engine.begin() as connection:
            self._keep(connection, table, archive)

    def _keep(self, connection: Connection, table: str, archive: Archive) -> None:
        connection.execute(self._archive, {"table": table, "record": archive.record, "views": archive.views})

    def end(self, table: str, now: float) -> bool:
        """Close a table, unless the game is over."""
        columns = schema.tables.c
        closed = update(schema.tables).where(columns.id == table, columns.status.in_(("open", "playing")))
        with self.engine.begin() as connection:
            if connection.execute(closed.values(status="closed", touched=now, due=None)).rowcount != 1:
                return False
            self.notify(connection, {table})
        return True

    def change(self, table: str, **values: object) -> None:
        """Change columns of a table: whether it is listed, who may watch, its clock."""
        with self.engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
            self.notify(connection, {table})

    def delete(self, table: str, unused_since: float | None = None) -> bool:
        """Delete a table with everything that belongs to it. Not if it was used since the time given."""
        columns = schema.tables.c
        conditions = [columns.id == table] + ([columns.last_used < unused_since] if unused_since is not None else [])
        with self.engine.begin() as connection:
            # This takes the lock, so that nobody starts to use it from here on.
            if connection.execute(update(schema.tables).where(*conditions).values(status="closed")).rowcount != 1:
                return False
            # On PostgreSQL, an entry that is being added needs a stronger one.
            connection.execute(select(columns.id).where(columns.id == table).with_for_update())
            for each in reversed(schema.metadata.sorted_tables):
                owner = each.c.get("table")
                if owner is not None:
                    connection.execute(delete(each).where(owner == table))
            connection.execute(delete(schema.tables).where(columns.id == table))
            self.notify(connection, {table})
        return True

    def set_next(self, table: str, following: str) -> str:
        """Set the rematch once. Returns the id of the rematch that was set first."""
        columns = schema.tables.c
        with self.engine.begin() as connection:
            connection.execute(
                update(schema.tables).where(columns.id == table, columns.next == "").values(next=following)
            )
            self.notify(connection, {table})
            return str(connection.execute(select(columns.next).where(columns.id == table)).scalar_one())

    def say(self, table: str, line: ChatLine) -> bool:
        """Add a line of chat. False when its number is taken."""
        row = msgspec.structs.asdict(line) | {"table": table}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.chat), row)
                self.notify(connection, {table})
        except IntegrityError:
            return False
        return True

    def notify(self, connection: Connection, tables: set[str]) -> None:
        """Tell other processes what has changed."""
        if self.shared:
            for table in tables:
                connection.execute(
                    text("select pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{self.name} {table}"}
                )

    # -- reading ------------------------------------------------------------------------------------

    def load(self, table: str) -> StoredTable | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return StoredTable(
                _table(row), _seats(connection, table), _entries(connection, table, 0), _chat(connection, table, 0)
            )

    def archive(self, table: str) -> Archive | None:
        """What was kept of a finished game."""
        columns = schema.archives.c
        with self.engine.connect() as connection:
            row = connection.execute(select(columns.record, columns.views).where(columns.table == table)).first()
        return None if row is None else Archive(row[0], row[1])

    def without_archive(self, rules: dict[str, int], after: str, limit: int) -> list[str]:
        """Tables that were finished under these versions of their rules and of which nothing was kept, in order."""
        columns, kept = schema.tables.c, select(schema.archives.c.table)
        current = or_(*(and_(columns.game == game, columns.rules == version) for game, version in rules.items()))
        wanted = columns.status == "finished", columns.id > after, current, columns.id.not_in(kept)
        query = select(columns.id).where(*wanted).order_by(columns.id).limit(limit)
        with self.engine.connect() as connection:
            return [str(row[0]) for row in connection.execute(query)]

    def news(self, table: str, entries: int, lines: int) -> StoredTable | None:
        """A table with only what follows this many entries and lines of chat."""
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return StoredTable(
                _table(row),
                _seats(connection, table),
                _entries(connection, table, entries),
                _chat(connection, table, lines),
            )

    def listed(self, limit: int, skipped: int = 0, waiting_since: float = 0.0) -> list[tuple[TableData, list[Seat]]]:
        """Tables anybody may see, the latest first. Those that wait for players for longer than this are left out."""
        columns = schema.tables.c
        in_time = or_(columns.status != "open", columns.created >= waiting_since)
        return self.some(and_(columns.listed, columns.status != "closed", in_time), limit, skipped)

    def some(self, condition: Any, limit: int, skipped: int = 0) -> list[tuple[TableData, list[Seat]]]:
        """Tables for which a condition holds, with their seats; those that changed last first."""
        columns = schema.tables.c
        query = select(schema.tables).where(condition).order_by(columns.touched.desc(), columns.id)
        with self.engine.connect() as connection:
            found = _readable_tables(connection.execute(query.limit(limit).offset(skipped)).mappings())
            taken = schema.seats.c.table.in_([data.id for data in found])
            query = select(schema.seats).where(taken).order_by(schema.seats.c.seat)
            seats: dict[str, list[Seat]] = {data.id: [] for data in found}
            for row in connection.execute(query).mappings():
                seats[row["table"]].append(Seat(**{name: row[name] for name in Seat.__struct_fields__}))
        return [(data, seats[data.id]) for data in found]

    def check_writable(self) -> None:
        """Write something that changes nothing, and commit it. Fails where nothing can be written."""
        with self.engine.begin() as connection:
            connection.execute(text("update alembic_version set version_num = version_num"))


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # FULL: a committed choice survives a power cut. Many tables share a commit, so it costs little.
        # Tables in play are in memory, so little is read: a small cache (in kB) is enough.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -400"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _table_row(data: TableData) -> dict[str, object]:
    row = msgspec.structs.asdict(data)
    row["options"] = msgspec.json.encode(data.options).decode()
    row["clock"] = msgspec.json.encode(data.clock).decode()
    row["components"] = msgspec.json.encode(data.components).decode()
    row["forks"] = msgspec.json.encode(data.forks).decode()
    return row


def _table(row: RowMapping) -> TableData:
    fields = dict(row)
    fields["options"] = msgspec.json.decode(fields["options"], type=dict[str, OptionValue])
    fields["clock"] = msgspec.json.decode(fields["clock"], type=ClockPlan | None)
    fields["components"] = msgspec.json.decode(fields["components"], type=ComponentFile | None)
    fields["forks"] = msgspec.json.decode(fields["forks"], type=list[Fork])
    return TableData(**fields)


def _readable_tables(rows: Iterable[RowMapping]) -> list[TableData]:
    """The tables of these rows. One that cannot be read is left out, so that the others are found."""
    found = []
    for row in rows:
        try:
            found.append(_table(row))
        except msgspec.DecodeError as error:
            logger.error("a table cannot be read", extra={"table": row["id"], "error": repr(error)})
    return found


def _seat_row(table: str, seat: Seat) -> dict[str, object]:
    return msgspec.structs.asdict(seat) | {"table": table}


def _entry_row(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "token": entry.token,
        "client": entry.client,
        "at": entry.at,
        "uptime": entry.uptime,
    }


def _seats(connection: Connection, table: str) -> list[Seat]:
    columns = [schema.seats.c[name] for name in Seat.__struct_fields__]
    query = select(*columns).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return [Seat(**row) for row in connection.execute(query).mappings()]


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    columns = schema.entries.c
    query = select(columns.seq, columns.kind, columns.seat, columns.token, columns.client, columns.at, columns.uptime)
    query = query.where(columns.table == table, columns.seq > after).order_by(columns.seq)
    return [
        Entry(seq, intern(kind), seat, intern(token), client, at, uptime)  # type: ignore[arg-type]
        for seq, kind, seat, token, client, at, uptime in connection.execute(query)
    ]


def _chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    columns = schema.chat.c
    query = select(columns.number, columns.seat, columns.name, columns.text, columns.at)
    query = query.where(columns.table == table, columns.number > after)
    latest = query.order_by(columns.number.desc()).limit(CHAT_LOADED)
    return [ChatLine(*row) for row in reversed(connection.execute(latest).all())]
