"""Finished games: records, forks, rematches, debriefings and appraisals."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.bots.appraisal import Appraisal, Judgement
from paddlewheel.presentation import Debriefing
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.game_routes import has_debriefing
from paddlewheel.server.schemas import ForkBody, Next, RecordBody, Talk
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import Created, must_be_host

routes = RouteTable()


def _download(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


@routes.get("/api/tables/{table}/record", media_type="text/plain", headers=_download("game.record"))
async def record(request: ApiRequest) -> str:
    """The record of a finished game: rules version, options, seed and choices."""
    return request.service.table_registry.record(await request.table()).text()


@routes.post("/api/records", status=201)
async def upload(request: ApiRequest, body: RecordBody) -> Next:
    """Store a record as a finished table, to be replayed and forked."""
    request.limit("records")
    return Next(table=(await request.service.table_registry.upload(body.record)).table)


@routes.post("/api/tables/{table}/fork", status=201)
async def fork(request: ApiRequest, body: ForkBody) -> Created:
    """What if? A new table that begins at a point of a finished game."""
    request.limit("tables")
    return await request.service.table_registry.fork(await request.table(), body.seats, body.at, request.address)


@routes.post("/api/tables/{table}/rematch", status=201, takes_key=True)
async def rematch(request: ApiRequest) -> Next:
    """A new game with the same seats and the same keys (for anybody who sat at the table)."""
    request.limit("tables")
    table = await request.table()
    if table.seat_of(request.key) is None:
        must_be_host(table, request.key)
    return Next(table=await request.service.table_registry.rematch(table))


@routes.get("/api/tables/{table}/debrief")
async def debrief(request: ApiRequest) -> Talk:
    """Curves, turning points and questions of a finished game."""
    table = await request.table()
    made = await _debriefing(request, table)
    lengths = table.log.lengths()
    return Talk(
        title=made.title,
        ending=made.ending,
        charts=made.charts,
        moments=[msgspec.structs.replace(moment, at=lengths[moment.at]) for moment in made.moments],
        questions=made.questions,
        period=made.period,
    )


@routes.get("/api/tables/{table}/debrief/csv", media_type="text/csv", headers=_download("debriefing.csv"))
async def debrief_csv(request: ApiRequest) -> str:
    """The debriefing as a table with one row a round."""
    return (await _debriefing(request, await request.table())).csv


@routes.get("/api/tables/{table}/debrief/json", result=dict[str, Any], headers=_download("debriefing.json"))
async def debrief_json(request: ApiRequest) -> bytes:
    """Everything in the debriefing, for programs."""
    document = (await _debriefing(request, await request.table())).document
    return msgspec.json.format(msgspec.json.encode(document))


@routes.get("/api/tables/{table}/appraisal")
async def appraisal(request: ApiRequest) -> Appraisal:
    """How the seats of a finished game stood along the way, as a bot judges it. `at` is a step of the replay."""
    request.limit("analyses")
    table = await request.table()
    made = await request.service.bot_service.appraise(request.service.table_registry.record(table))
    lengths = table.log.lengths()
    return Appraisal(made.together, [Judgement(lengths[one.at], one.values) for one in made.judgements])


async def _debriefing(request: ApiRequest, table: Table) -> Debriefing:
    if not has_debriefing(table.game):
        raise TableError("unknown", f"There is no debriefing for {table.game.info.title}.")
    request.limit("analyses")
    return await request.service.bot_service.debrief(request.service.table_registry.record(table))
