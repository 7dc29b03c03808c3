"""The joint debriefing of a class: made from the debriefings of its tables, as data, as a page, and as an archive."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import time
import zipfile
from typing import Any

import msgspec
from starlette.responses import Response

from paddlewheel import registry
from paddlewheel.bots.rounds import RoundsJudged
from paddlewheel.kernel import Record
from paddlewheel.language import language
from paddlewheel.presentation import plain_cell
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.debriefing_routes import document_of, ending_of
from paddlewheel.server.words import say
from paddlewheel.tables.archived_table import ArchivedTable
from paddlewheel.tables.classroom.glance import table_glance
from paddlewheel.tables.classroom.joint import (
    GameTold,
    best_and_worst,
    ends,
    joint_charts,
    partings,
    questions,
)
from paddlewheel.tables.classroom.joint_page import joint_page
from paddlewheel.tables.classroom.messages import JointDebriefing, JointTable
from paddlewheel.tables.classroom.models import PlayedTable
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.notes import talk_of
from paddlewheel.tables.storage.note_store import read_notes
from paddlewheel.tables.table import Table

#: Seconds for which a joint debriefing waits for what bots say about all its rounds.
JUDGING_SECONDS = 8.0
#: The page has its style in itself, and nothing else.
PAGE_HEADERS = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}


async def debriefing_of(request: ApiRequest, room: Room) -> JointDebriefing:
    """All games of the class that have begun, compared."""
    games = await games_of(request, room)
    charts = joint_charts(games)
    period = next((game.made.period for game in games if game.made), say("round"))
    return JointDebriefing(
        title=room.data.plan.title,
        game=room.data.plan.game,
        game_title=registry.load(room.data.plan.game).about.title,
        period=period,
        same_deal=room.data.plan.same_deal,
        over=all(game.table.over for game in games),
        tables=[game.table for game in games],
        charts=charts,
        ends=ends(games, charts),
        partings=partings(games, charts, period),
        questions=questions(games),
    )


async def games_of(request: ApiRequest, room: Room) -> list[GameTold]:
    """Every game of the class. What was made of one is kept until it has changed."""
    found = []
    end = time.monotonic() + JUDGING_SECONDS
    async with room.debriefing_lock:
        for played in list(room.data.tables):
            for name in (*played.earlier, played.table):
                try:
                    table = await request.service.table_registry.table(name)
                except TableError:
                    continue
                if table.data.status == "open" or not table.length:
                    continue
                names = [seat.name for seat in table.seats]
                mark = language(), table.length, table.data.status, room.name_of(name), names
                if name not in room.debriefed or room.debriefed[name][0] != mark:
                    told, is_whole = await _told(request, room, played, table, end - time.monotonic())
                    # What a bot did not judge in time is asked for once more the next time.
                    room.debriefed[name] = mark if is_whole else None, told
                found.append(room.debriefed[name][1])
    return found


async def _judged(
    request: ApiRequest, room: Room, table: Table, record: Record, patience: float
) -> RoundsJudged | None:
    """What a bot says about the rounds, if it says so in time; else it goes on, for whoever asks next."""
    from paddlewheel.server.bot_process import BotProcessLost

    key = language(), table.id, table.length
    if key not in room.judging:
        room.judging[key] = asyncio.ensure_future(request.service.bot_service.judge_rounds(record, room.id))
    await asyncio.wait([room.judging[key]], timeout=max(0.0, patience))
    if not room.judging[key].done():
        return None
    try:
        return await room.judging.pop(key)
    except BotProcessLost:
        return None


async def _told(
    request: ApiRequest, room: Room, played: PlayedTable, table: Table, patience: float
) -> tuple[GameTold, bool]:
    """What is told of a game, and whether that is everything: a bot that takes long does not hide the rest."""
    service, is_whole = request.service, True
    glance = table_glance(room, played, table, service.table_registry.wall())
    made, best, worst, moments = None, None, None, []
    ending = glance.told
    players = [seat.name or glance.seats[seat.seat].title for seat in table.seats]
    if not isinstance(table, ArchivedTable):
        record, lengths = service.table_registry.record_so_far(table), table.log.lengths()
        if table.game.has_debriefing:
            made = await service.bot_service.debrief(record, room.id)
            ending = ending_of(made, table)
            moments = [msgspec.structs.replace(moment, at=lengths[moment.at]) for moment in made.moments]
        judged = await _judged(request, room, table, record, patience)
        is_whole = judged is not None
        if judged is not None:
            best, worst = best_and_worst(judged, players, lengths)
    told = JointTable(
        number=played.number,
        name=room.name_of(table.id),
        table=table.id,
        players=players,
        status=table.data.status,
        ending=ending,
        over=table.data.status != "playing",
        best=best,
        worst=worst,
        moments=moments,
    )
    return GameTold(told, made), is_whole


async def page_of(request: ApiRequest, room: Room) -> Response:
    """The page, which may use the style that is in it."""
    text = joint_page(await debriefing_of(request, room))
    return Response(text, headers=PAGE_HEADERS, media_type="text/html")


# -- the archive ------------------------------------------------------------------------------------------


async def archive_of(request: ApiRequest, room: Room) -> bytes:
    """Everything in one archive: the page, tables for spreadsheets, data for programs, and the records."""
    joint, games = await debriefing_of(request, room), await games_of(request, room)
    store = request.service.store
    files: dict[str, str | bytes] = {
        "debriefing.html": joint_page(joint),
        "debriefing.json": _readable(joint),
        "ends.csv": _csv([joint.ends.columns, *joint.ends.rows]),
        "rounds.csv": _rounds(games),
    }
    for game in games:
        name = re.sub(r"\W+", "-", game.table.name.lower())
        table = await request.service.table_registry.table(game.table.table)
        if game.made is not None:
            notes = await store.call(read_notes, store.store, table.id)
            files[f"tables/{name}.json"] = _readable(document_of(game.made, table, notes, await talk_of(store, table)))
        if table.is_revealed:
            files[f"records/{name}.record"] = request.service.table_registry.record_text(table)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return written.getvalue()


def _rounds(games: list[GameTold]) -> str:
    """One row for each round of each table: the rows of their own debriefings, one below the other."""
    tables = [(game.table.name, list(csv.DictReader(io.StringIO(game.made.csv)))) for game in games if game.made]
    columns = list(dict.fromkeys(column for _, rows in tables for row in rows for column in row))
    body = [[name, *(row.get(column) or "" for column in columns)] for name, rows in tables for row in rows]
    return _csv([["table", *columns], *body])


def _csv(rows: Any) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow([_cell(cell) for cell in row])
    return out.getvalue()


def _cell(text: str) -> str:
    """A number as it is, a text so that no spreadsheet takes it for a formula."""
    try:
        float(text)
    except ValueError:
        return str(plain_cell(text))
    return text


def _readable(document: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document))
