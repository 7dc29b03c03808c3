"""What the database knows of classes: one document each."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from paddlewheel.tables.classroom.models import ClassData
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import Store

#: What other processes are told when a class has changed. No id of a table has a full stop.
CHANGED = "class."

_decode = msgspec.json.Decoder(ClassData).decode


def create_class(store: Store, data: ClassData) -> bool:
    """Store a new class. False when another one has its code."""
    try:
        with store.engine.begin() as connection:
            connection.execute(insert(schema.classes), _row(data))
    except IntegrityError:
        return False
    return True


def load_class(store: Store, name: str) -> ClassData | None:
    """The class of this id."""
    columns = schema.classes.c
    query = select(columns.document, columns.version, columns.last_used).where(columns.id == name)
    with store.engine.connect() as connection:
        row = connection.execute(query).first()
    return None if row is None else msgspec.structs.replace(_decode(row[0]), version=row[1], last_used=row[2])


def class_of_code(store: Store, code: str) -> str | None:
    """The id of the class that has this code."""
    columns = schema.classes.c
    with store.engine.connect() as connection:
        return connection.execute(select(columns.id).where(columns.code == code)).scalar_one_or_none()


def save_class(store: Store, data: ClassData) -> bool:
    """Write a changed class, if nobody else has changed it since it was read."""
    columns = schema.classes.c
    changed = update(schema.classes).where(columns.id == data.id, columns.version == data.version)
    with store.engine.begin() as connection:
        if connection.execute(changed.values(**(_row(data) | {"version": data.version + 1}))).rowcount != 1:
            return False
        store.notify(connection, {f"{CHANGED}{data.id}"})
    data.version += 1
    return True


def note_class_use(store: Store, name: str, now: float) -> None:
    """Save that a class is used."""
    with store.engine.begin() as connection:
        connection.execute(update(schema.classes).where(schema.classes.c.id == name).values(last_used=now))


def delete_class(store: Store, name: str) -> bool:
    """Delete a class. Its tables are deleted one by one before."""
    with store.engine.begin() as connection:
        deleted = connection.execute(delete(schema.classes).where(schema.classes.c.id == name)).rowcount == 1
        store.notify(connection, {f"{CHANGED}{name}"})
    return deleted


def tables_of_class(store: Store, name: str) -> list[str]:
    """All tables of a class, those of earlier games and what-if games among them."""
    columns = schema.tables.c
    with store.engine.connect() as connection:
        return list(connection.execute(select(columns.id).where(columns.classroom == name)).scalars())


def expired_classes(store: Store, limit: float, most: int) -> list[str]:
    """Some classes that were not used since then, the oldest first."""
    columns = schema.classes.c
    query = select(columns.id).where(columns.last_used < limit).order_by(columns.last_used).limit(most)
    with store.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _row(data: ClassData) -> dict[str, object]:
    document = msgspec.json.encode(data).decode()
    return {
        "id": data.id,
        "code": data.code,
        "last_used": data.last_used,
        "version": data.version,
        "document": document,
    }
