"""Finished games: records, forks, rematches and appraisals."""

from __future__ import annotations

from paddlewheel.bots.appraisal import Appraisal, Judgement
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import ForkBody, Next, RecordBody
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.table_registry import Created, must_be_host

routes = RouteTable()


def download(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


@routes.get("/api/tables/{table}/record", media_type="text/plain", headers=download("game.record"))
async def record(request: ApiRequest) -> str:
    """The record of a finished game: rules version, options, seed and choices."""
    return request.service.table_registry.record_text(await request.table())


@routes.post("/api/records", status=201)
async def upload(request: ApiRequest, body: RecordBody) -> Next:
    """Store a record as a finished table, to be replayed and forked."""
    request.limit("records")
    return Next(table=(await request.service.table_registry.upload(body.record, request.address)).table)


@routes.post("/api/tables/{table}/fork", status=201)
async def fork(request: ApiRequest, body: ForkBody) -> Created:
    """What if? A new table that begins at a point of a finished game."""
    request.limit("tables")
    return await request.service.table_registry.fork(await request.table(), body.seats, body.at, request.address)


@routes.post("/api/tables/{table}/rematch", status=201, takes_key=True)
async def rematch(request: ApiRequest) -> Next:
    """Offer a new game with the same seats, or accept the offer (for anybody who sat at the table).

    It begins when everybody has answered. Your key is the same at the new table.
    """
    request.limit("tables")
    table, registry = await request.table(), request.service.table_registry
    seat = table.seat_of(request.key)
    if seat is None:
        must_be_host(table, request.key)
    following = await registry.rematch(table, -1 if seat is None else seat)
    if seat is not None:
        await registry.seating.accept(await registry.table(following), seat, request.key)
    return Next(table=following)


@routes.post("/api/tables/{table}/rematch/decline", takes_key=True)
async def decline(request: ApiRequest) -> Next:
    """Decline the offer of a new game. A bot takes the seat."""
    table, registry = await request.table(), request.service.table_registry
    seat = table.seat_of(request.key)
    if seat is None:
        raise wrong_key()
    if not table.data.next:
        raise TableError("conflict", say("no-offer"))
    await registry.seating.decline(await registry.table(table.data.next), seat, request.key)
    return Next(table=table.data.next)


@routes.get("/api/tables/{table}/appraisal")
async def appraisal(request: ApiRequest) -> Appraisal:
    """How the seats of a finished game stood along the way, as a bot judges it. `at` is a step of the replay."""
    request.limit("analyses")
    table = await request.table()
    made = await request.service.bot_service.appraise(request.service.table_registry.record(table), request.address)
    lengths = table.log.lengths()
    return Appraisal(made.together, [Judgement(lengths[one.at], one.values) for one in made.judgements])
