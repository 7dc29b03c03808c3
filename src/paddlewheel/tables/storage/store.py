"""Reading and writing tables. Everything here blocks; `async_store.py` is the way in for an event loop."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from sys import intern
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, bindparam, create_engine, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from paddlewheel.kernel import Fork, OptionValue
from paddlewheel.tables.models import ChatLine, ClockPlan, Entry, Seat, Status, TableData
from paddlewheel.tables.storage import schema

CHANNEL = "paddlewheel"
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

    def close(self) -> None:
        self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------

    def create(self, data: TableData, seats: Sequence[Seat], entries: Sequence[Entry] = ()) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables), _table_row(data))
            connection.execute(insert(schema.seats), [_seat_row(data.id, seat) for seat in seats])
            if entries:
                connection.execute(insert(schema.entries), [_entry_row(data.id, entry) for entry in entries])

    def append(self, batch: Sequence[tuple[str, Entry]]) -> list[bool]:
        """Add log entries in one commit. False for each whose place in its log is taken."""
        rows = [_entry_row(table, entry) for table, entry in batch]
        with self.engine.connect() as connection:
            if connection.execute(self._append, rows).rowcount == len(rows):
                self._notify(connection, {table for table, _ in batch})
                connection.commit()
                return [True] * len(rows)
        # A place was taken: nothing was committed, and each entry is tried by itself.
        with self.engine.begin() as connection:
            added = [connection.execute(self._append, row).rowcount == 1 for row in rows]
            self._notify(connection, {table for (table, _), fits in zip(batch, added, strict=True) if fits})
        return added

    def save_seat(self, table: str, seat: Seat) -> bool:
        """Write a changed seat, if nobody else has changed it since it was read."""
        columns = schema.seats.c
        changed = (
            update(schema.seats)
            .where(columns.table == table, columns.seat == seat.seat, columns.version == seat.version)
            .values(**(_seat_row(table, seat) | {"version": seat.version + 1}))
        )
        with self.engine.begin() as connection:
            if connection.execute(changed).rowcount != 1:
                return False
            self._notify(connection, {table})
        seat.version += 1
        return True

    def seen(self, people: Sequence[tuple[str, int]], now: float) -> None:
        """Save that these people are connected, for other processes that serve their tables."""
        columns = schema.seats.c
        noted = update(schema.seats).where(columns.table == bindparam("at"), columns.seat == bindparam("number"))
        with self.engine.begin() as connection:
            connection.execute(noted.values(seen=now), [{"at": table, "number": seat} for table, seat in people])

    def set_status(self, table: str, status: Status, now: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(status=status, touched=now)
            )
            self._notify(connection, {table})

    def set_next(self, table: str, following: str) -> str:
        """Set the rematch once. Returns the id of the rematch that was set first."""
        columns = schema.tables.c
        with self.engine.begin() as connection:
            connection.execute(
                update(schema.tables).where(columns.id == table, columns.next == "").values(next=following)
            )
            self._notify(connection, {table})
            return str(connection.execute(select(columns.next).where(columns.id == table)).scalar_one())

    def say(self, table: str, line: ChatLine) -> bool:
        """Add a line of chat. False when its number is taken."""
        row = msgspec.structs.asdict(line) | {"table": table}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.chat), row)
                self._notify(connection, {table})
        except IntegrityError:
            return False
        return True

    def _notify(self, connection: Connection, tables: set[str]) -> None:
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

    def listed(self, limit: int) -> list[tuple[TableData, list[Seat]]]:
        """Tables anybody may see, the latest first."""
        return self._some(schema.tables.c.listed, limit)

    def playing(self, since: float, limit: int) -> list[str]:
        """Tables with a game in progress that changed since then."""
        columns = schema.tables.c
        query = (
            select(columns.id)
            .where(columns.status == "playing", columns.touched >= since)
            .order_by(columns.touched.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [str(row[0]) for row in connection.execute(query)]

    def _some(self, condition: Any, limit: int) -> list[tuple[TableData, list[Seat]]]:
        query = select(schema.tables).where(condition).order_by(schema.tables.c.touched.desc()).limit(limit)
        with self.engine.connect() as connection:
            found = [_table(row) for row in connection.execute(query).mappings()]
            return [(data, _seats(connection, data.id)) for data in found]

    def is_there(self) -> bool:
        """Whether the database answers."""
        with self.engine.connect() as connection:
            return bool(connection.execute(text("select 1")).scalar_one())


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
    row["forks"] = msgspec.json.encode(data.forks).decode()
    return row


def _table(row: RowMapping) -> TableData:
    fields = dict(row)
    fields["options"] = msgspec.json.decode(fields["options"], type=dict[str, OptionValue])
    fields["clock"] = msgspec.json.decode(fields["clock"], type=ClockPlan | None)
    fields["forks"] = msgspec.json.decode(fields["forks"], type=list[Fork])
    return TableData(**fields)


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
    }


def _seats(connection: Connection, table: str) -> list[Seat]:
    columns = [schema.seats.c[name] for name in Seat.__struct_fields__]
    query = select(*columns).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return [Seat(**row) for row in connection.execute(query).mappings()]


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    columns = schema.entries.c
    query = select(columns.seq, columns.kind, columns.seat, columns.token, columns.client, columns.at)
    query = query.where(columns.table == table, columns.seq > after).order_by(columns.seq)
    return [
        Entry(seq, intern(kind), seat, intern(token), client, at)  # type: ignore[arg-type]
        for seq, kind, seat, token, client, at in connection.execute(query)
    ]


def _chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    columns = schema.chat.c
    query = select(columns.number, columns.seat, columns.name, columns.text, columns.at)
    query = query.where(columns.table == table, columns.number > after)
    latest = query.order_by(columns.number.desc()).limit(CHAT_LOADED)
    return [ChatLine(*row) for row in reversed(connection.execute(latest).all())]
