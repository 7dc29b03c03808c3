"""What the database knows of people: a digest of their key, the seats they have, and how their games ended."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, select, update

from paddlewheel.tables.models import Seat, TableData
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import Store

#: Empty as long as nobody knows.
Result = Literal["", "won", "lost"]


class BoundSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that belongs to a person."""

    table: str
    seat: int
    #: The digest of the seat's key when it was bound, and the key itself, sealed.
    key: str
    sealed: str
    added: float
    result: Result


def bind_seat(store: Store, person: str, bound: BoundSeat, most: int) -> bool:
    """Give a seat to a person. False when they have too many already."""
    columns = schema.person_seats.c
    row = msgspec.structs.asdict(bound) | {"person": person}
    with store.engine.begin() as connection:
        query = select(func.count()).select_from(schema.person_seats).where(columns.person == person)
        if connection.execute(query).scalar_one() >= most:
            return False
        dialect: Any = import_module(f"sqlalchemy.dialects.{store.engine.dialect.name}")
        added = dialect.insert(schema.person_seats).values(**row)
        renewed = {name: row[name] for name in ("key", "sealed", "added")}
        connection.execute(added.on_conflict_do_update(index_elements=["person", "table", "seat"], set_=renewed))
        return True


def seats_of(store: Store, person: str) -> list[BoundSeat]:
    """The seats of a person, the latest first."""
    columns = schema.person_seats.c
    shown = [columns[name] for name in BoundSeat.__struct_fields__]
    query = select(*shown).where(columns.person == person).order_by(columns.added.desc(), columns.table, columns.seat)
    with store.engine.connect() as connection:
        return [BoundSeat(**row) for row in connection.execute(query).mappings()]


def tables_named(store: Store, names: Iterable[str]) -> list[tuple[TableData, list[Seat]]]:
    """These tables with their seats, those that changed last first."""
    wanted = list(names)
    return store.some(schema.tables.c.id.in_(wanted), len(wanted))


def forget_table(store: Store, person: str, table: str) -> bool:
    """Take a table off a person's list."""
    columns = schema.person_seats.c
    forgotten = delete(schema.person_seats).where(columns.person == person, columns.table == table)
    with store.engine.begin() as connection:
        return connection.execute(forgotten).rowcount > 0


def save_result(store: Store, person: str, table: str, result: Result) -> None:
    columns = schema.person_seats.c
    known = update(schema.person_seats).where(columns.person == person, columns.table == table)
    with store.engine.begin() as connection:
        connection.execute(known.values(result=result))
