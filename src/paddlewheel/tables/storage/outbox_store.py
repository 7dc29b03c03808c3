"""Where people want to be told, and the outbox: what is to be sent, what has been sent, and what could not be."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, select, update

from paddlewheel.language import ENGLISH, Language
from paddlewheel.tables.notification_text import NotificationKind
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import Store

ChannelKind = Literal["push", "webhook", "mail"]

#: After this number of undelivered messages in a row a channel gets no more.
MOST_FAILURES = 3


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person wants to be told."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    push_key: str = ""
    push_secret: str = ""
    confirmed: bool = True
    failures: int = 0
    created: float = 0.0
    #: In which it is written to.
    language: Language = ENGLISH

    @property
    def is_off(self) -> bool:
        return self.failures >= MOST_FAILURES


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message in the outbox."""

    channel: str
    table: str
    seat: int
    kind: NotificationKind
    length: int
    attempts: int


# -- channels ---------------------------------------------------------------------------------------------


def add_channel(store: Store, channel: Channel, most: int) -> Channel | None:
    """Add a channel. One with the same address takes the place of the old one. None: the person has too many."""
    columns = schema.channels.c
    with store.engine.begin() as connection:
        same = and_(columns.person == channel.person, columns.kind == channel.kind, columns.address == channel.address)
        known = connection.execute(select(columns.id, columns.confirmed).where(same)).first()
        if known is not None:
            channel = msgspec.structs.replace(channel, id=known[0], confirmed=known[1] or channel.confirmed)
            connection.execute(update(schema.channels).where(same).values(**msgspec.structs.asdict(channel)))
            return channel
        query = select(func.count()).select_from(schema.channels).where(columns.person == channel.person)
        if connection.execute(query).scalar_one() >= most:
            return None
        connection.execute(schema.channels.insert().values(**msgspec.structs.asdict(channel)))
        return channel


def channels_of(store: Store, person: str) -> list[Channel]:
    return _channels(store, schema.channels.c.person == person)


def find_channel(store: Store, name: str) -> Channel | None:
    return next(iter(_channels(store, schema.channels.c.id == name)), None)


def _channels(store: Store, condition: Any) -> list[Channel]:
    query = select(schema.channels).where(condition).order_by(schema.channels.c.created, schema.channels.c.id)
    with store.engine.connect() as connection:
        return [Channel(**row) for row in connection.execute(query).mappings()]


def count_unconfirmed(store: Store, address: str, since: float) -> int:
    """How many people have given this address lately, without an answer from it."""
    columns = schema.channels.c
    given = and_(columns.address == address, columns.created >= since, ~columns.confirmed)
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.channels).where(given)).scalar_one())


def confirm_channel(store: Store, name: str) -> bool:
    confirmed = update(schema.channels).where(schema.channels.c.id == name).values(confirmed=True, failures=0)
    with store.engine.begin() as connection:
        return connection.execute(confirmed).rowcount == 1


def remove_channel(store: Store, name: str, person: str | None = None) -> bool:
    """Remove a channel with all that waits for it; only if it is this person's, where one is given."""
    columns = schema.channels.c
    conditions = [columns.id == name] + ([columns.person == person] if person is not None else [])
    with store.engine.begin() as connection:
        if connection.execute(delete(schema.channels).where(*conditions)).rowcount != 1:
            return False
        connection.execute(delete(schema.outbox).where(schema.outbox.c.channel == name))
        return True


# -- the outbox -------------------------------------------------------------------------------------------


def enqueue(store: Store, table: str, seat: int, kind: NotificationKind, length: int, now: float) -> int:
    """Write a message to everybody who has this seat and wants to be told, unless they know it. Returns how many.

    A turn is known when the person was told since their last choice.
    """
    dialect: Any = import_module(f"sqlalchemy.dialects.{store.engine.dialect.name}")
    added = dialect.insert(schema.outbox).on_conflict_do_nothing()
    entries = schema.entries.c
    with store.engine.begin() as connection:
        listeners = _listening(connection, table, seat)
        if not listeners:
            return 0
        last = select(func.coalesce(func.max(entries.seq), 0)).where(entries.table == table, entries.seat == seat)
        acted_at = connection.execute(last).scalar_one()
        count = 0
        for channel in listeners:
            about = _about(channel, table, seat, kind)
            if connection.execute(select(exists().where(*about, schema.outbox.c.length >= acted_at))).scalar():
                continue
            # What was told about earlier turns is not needed any more.
            connection.execute(delete(schema.outbox).where(*about))
            row = {"channel": channel, "table": table, "seat": seat, "kind": kind, "length": length}
            count += connection.execute(added.values(**row, due=now, attempts=0)).rowcount
        return count


def _listening(connection: Connection, table: str, seat: int) -> list[str]:
    """The channels of those to whom the seat belongs now."""
    channels, bound, seats = schema.channels.c, schema.person_seats.c, schema.seats.c
    query = (
        select(channels.id)
        .join(schema.person_seats, bound.person == channels.person)
        .join(schema.seats, and_(seats.table == bound.table, seats.seat == bound.seat, seats.key == bound.key))
        .where(bound.table == table, bound.seat == seat, channels.confirmed, channels.failures < MOST_FAILURES)
    )
    return [str(name) for (name,) in connection.execute(query)]


def _about(channel: str, table: str, seat: int, kind: str) -> tuple[Any, ...]:
    columns = schema.outbox.c
    return columns.channel == channel, columns.table == table, columns.seat == seat, columns.kind == kind


def claim(store: Store, now: float, until: float, most: int) -> list[Message]:
    """Some messages that are due. If this process ends before it has sent them, another one does after `until`."""
    columns = schema.outbox.c
    query = select(schema.outbox).where(columns.due <= now).order_by(columns.due).limit(most)
    claimed = []
    with store.engine.connect() as connection:
        found = connection.execute(query).mappings().all()
    for row in found:
        with store.engine.begin() as connection:
            taken = update(schema.outbox).where(*_same(row), columns.due == row["due"])
            if connection.execute(taken.values(due=until, attempts=row["attempts"] + 1)).rowcount == 1:
                fields = {name: row[name] for name in Message.__struct_fields__}
                claimed.append(Message(**(fields | {"attempts": row["attempts"] + 1})))
    return claimed


def _same(row: Any) -> list[Any]:
    return [schema.outbox.c[name] == row[name] for name in ("channel", "table", "seat", "kind", "length")]


def is_stale(store: Store, message: Message) -> bool:
    """Whether the person has played since a message about their turn was written."""
    entries = schema.entries.c
    later = exists().where(entries.table == message.table, entries.seat == message.seat, entries.seq > message.length)
    with store.engine.connect() as connection:
        return message.kind == "turn" and bool(connection.execute(select(later)).scalar())


def settle(store: Store, message: Message, delivered: bool | None) -> None:
    """A message needs no more attempts: it was delivered, it could not be, or (None) nobody needs it any more."""
    columns, row = schema.channels.c, msgspec.structs.asdict(message)
    channel = update(schema.channels).where(columns.id == message.channel)
    with store.engine.begin() as connection:
        connection.execute(update(schema.outbox).where(*_same(row)).values(due=None))
        if delivered is not None:
            connection.execute(channel.values(failures=0 if delivered else columns.failures + 1))


def postpone(store: Store, message: Message, due: float) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(schema.outbox).where(*_same(msgspec.structs.asdict(message))).values(due=due))


def server_key(store: Store, name: str, new: str) -> str:
    """A key of the server's own: the stored one, or this new one where there was none."""
    dialect: Any = import_module(f"sqlalchemy.dialects.{store.engine.dialect.name}")
    columns = schema.server_keys.c
    with store.engine.begin() as connection:
        connection.execute(dialect.insert(schema.server_keys).on_conflict_do_nothing().values(name=name, value=new))
        return str(connection.execute(select(columns.value).where(columns.name == name)).scalar_one())
