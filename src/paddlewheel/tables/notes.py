"""Notes for the debriefing, by mayor and by round: who may write and who may read them."""

from __future__ import annotations

from paddlewheel.tables.errors import TableError, deleted_table, wrong_key
from paddlewheel.tables.models import FACILITATOR, ChatLine, Note
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.note_store import read_notes, read_talk, write_note
from paddlewheel.tables.table import Table
from paddlewheel.tables.text import clean
from paddlewheel.tables.words import say


async def take_note(async_store: AsyncStore, table: Table, key: str, note: Note) -> None:
    """Keep a note of a seat, or of the facilitator: the host of the table."""
    if note.author == FACILITATOR:
        if not table.is_host(key):
            raise wrong_key()
    elif table.seat(note.author) and table.seat_of(key) != note.author:
        raise wrong_key()
    if table.data.status == "open":
        raise TableError("conflict", say("notes-after-start"))
    # Every line by itself: the ends of lines stay.
    text = "\n".join(clean(line) for line in note.text.splitlines()).strip()
    kept = Note(author=note.author, round=note.round, text=text)
    if not await async_store.call(write_note, async_store.store, table.id, kept):
        raise deleted_table()


async def notes_for(async_store: AsyncStore, table: Table, key: str | None) -> list[Note]:
    """The notes that may be read: one's own, the host all of them; everybody all of them once the game is over."""
    notes = await async_store.call(read_notes, async_store.store, table.id)
    if table.data.status in ("finished", "closed") or (key is not None and table.is_host(key)):
        return notes
    own = table.seat_of(key) if key is not None else None
    return [note for note in notes if note.author == own]


async def talk_of(async_store: AsyncStore, table: Table) -> list[ChatLine]:
    """What was said, where the table has promised before the game to keep it for the debriefing."""
    return await async_store.call(read_talk, async_store.store, table.id) if table.data.keep_talk else []
