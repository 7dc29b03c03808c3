"""What a debriefing needs of the database: notes, one for each author and round of a table, and what was said."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from paddlewheel.tables.models import ChatLine, Note
from paddlewheel.tables.storage import schema
from paddlewheel.tables.storage.store import Store

#: As many lines of talk as a debriefing has at most.
MOST_SAID = 2000


def write_note(store: Store, table: str, note: Note) -> bool:
    """Keep a note in the place of the last one; an empty one deletes it. False if the table is deleted meanwhile."""
    columns = schema.notes.c
    old = (columns.table == table, columns.author == note.author, columns.round == note.round)
    for _ in range(2):
        try:
            with store.engine.begin() as connection:
                connection.execute(delete(schema.notes).where(*old))
                if note.text:
                    row = {"table": table, "author": note.author, "round": note.round, "text": note.text}
                    connection.execute(insert(schema.notes), row)
            return True
        except IntegrityError:
            # Somebody has written the same note at the same moment, or there is no such table any more.
            continue
    return False


def read_notes(store: Store, table: str) -> list[Note]:
    """All notes of a table, by round and author."""
    columns = schema.notes.c
    found = select(columns.author, columns.round, columns.text).where(columns.table == table)
    with store.engine.connect() as connection:
        rows = connection.execute(found.order_by(columns.round, columns.author)).all()
    return [Note(author=row.author, round=row.round, text=row.text) for row in rows]


def read_talk(store: Store, table: str) -> list[ChatLine]:
    """What people at the table said, in order. What the table itself says is no talk."""
    columns = schema.chat.c
    found = select(columns.number, columns.seat, columns.name, columns.text, columns.at)
    found = found.where(columns.table == table, columns.seat >= 0).order_by(columns.number).limit(MOST_SAID)
    with store.engine.connect() as connection:
        return [ChatLine(*row) for row in connection.execute(found)]
