"""Debriefings, at any time after the start, and the notes that people take for them."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec

from paddlewheel.presentation import Debriefing, plain_cell, unnamed_seat
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.replay_routes import download
from paddlewheel.server.schemas import NoteBody, Talk
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import FACILITATOR, ChatLine, Note
from paddlewheel.tables.notes import notes_for, take_note, talk_of
from paddlewheel.tables.table import Table

routes = RouteTable()


@routes.get("/api/tables/{table}/debrief", takes_key=True)
async def debrief(request: ApiRequest) -> Talk:
    """Curves, standings, turning points, questions and notes; also of a game under way, as far as all may know it."""
    table = await request.table()
    made = await _debriefing(request, table)
    lengths = table.log.lengths()
    return Talk(
        title=made.title,
        ending=ending_of(made, table),
        charts=made.charts,
        moments=[msgspec.structs.replace(moment, at=lengths[moment.at]) for moment in made.moments],
        questions=made.questions,
        period=made.period,
        tables=made.tables,
        over=table.data.status in ("finished", "closed"),
        notes=await _notes(request, table),
        said=await _said(request, table),
    )


@routes.get("/api/tables/{table}/debrief/csv", media_type="text/csv", headers=download("debriefing.csv"))
async def debrief_csv(request: ApiRequest) -> str:
    """The debriefing as a table, one row a round or a round and seat, and a column for each author of notes."""
    table = await request.table()
    made = await _debriefing(request, table)
    return with_notes(made.csv, await _notes(request, table), _authors(table))


@routes.get("/api/tables/{table}/debrief/json", result=dict[str, Any], headers=download("debriefing.json"))
async def debrief_json(request: ApiRequest) -> bytes:
    """Everything in the debriefing, for programs."""
    table = await request.table()
    made = await _debriefing(request, table)
    document = document_of(made, table, await _notes(request, table), await _said(request, table))
    return msgspec.json.format(msgspec.json.encode(document))


@routes.post("/api/tables/{table}/notes", takes_key=True)
async def note(request: ApiRequest, body: NoteBody) -> list[Note]:
    """Keep a note for the debriefing. Gives all that you may read."""
    request.limit("joins")
    table = await request.table()
    kept = Note(author=body.author, round=body.round, text=body.text)
    await take_note(request.service.store, table, request.key, kept)
    return await _notes(request, table)


def document_of(made: Debriefing, table: Table, notes: list[Note], said: list[ChatLine]) -> dict[str, Any]:
    """Everything in a debriefing, with notes and talk."""
    document: dict[str, Any] = msgspec.to_builtins(made.document)
    if not table.is_revealed:
        document["seed"] = None
    authors = _authors(table)
    document["notes"] = [{"by": authors[note.author], "round": note.round, "text": note.text} for note in notes]
    document["said"] = [{"by": line.name, "at": line.at, "text": line.text} for line in said]
    return document


async def _debriefing(request: ApiRequest, table: Table) -> Debriefing:
    if not table.game.has_debriefing:
        raise TableError("unknown", say("no-debriefing", game=table.game.about.title))
    key = request.key_if_any
    if key is None or (table.seat_of(key) is None and not table.is_host(key)):
        table.must_let_watch()
    request.limit("analyses")
    record = request.service.table_registry.record_so_far(table)
    return await request.service.bot_service.debrief(record, request.address)


async def _notes(request: ApiRequest, table: Table) -> list[Note]:
    return await notes_for(request.service.store, table, request.key_if_any)


async def _said(request: ApiRequest, table: Table) -> list[ChatLine]:
    return await talk_of(request.service.store, table)


def ending_of(made: Debriefing, table: Table) -> str:
    """How the game ended, also before its rules ended it."""
    broken_off = table.log.state.outcome is None and table.data.status in ("finished", "closed")
    return say("broken-off", ending=made.ending) if broken_off else made.ending


def _authors(table: Table) -> dict[int, str]:
    names = {seat.seat: seat.name or unnamed_seat(seat.seat) for seat in table.seats}
    return names | {FACILITATOR: say("facilitator")}


def with_notes(text: str, notes: list[Note], authors: dict[int, str]) -> str:
    """A debriefing's table with a column for the notes of each author.

    A note stands behind the first row of its round; those on the whole game, and on rounds without a row, in the last.
    """
    if not notes:
        return text
    head, *rows = csv.reader(io.StringIO(text))
    rows = rows or [[""] * len(head)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    written = sorted({note.author for note in notes})
    writer.writerow([*head, *(f"note_{authors[author]}" for author in written)])
    first = {row[0]: place for place, row in reversed([*enumerate(rows)])}
    places = [first.get(str(note.round), len(rows) - 1) for note in notes]
    for place, row in enumerate(rows):
        here = [note for note, there in zip(notes, places, strict=True) if there == place]
        row += [" ".join(str(plain_cell(note.text)) for note in here if note.author == author) for author in written]
        writer.writerow(row)
    return out.getvalue()
