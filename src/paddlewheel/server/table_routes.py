"""Tables: creating and joining them, and playing at them. A key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import (
    JoinBody,
    Lobby,
    PauseBody,
    PlayBody,
    SayBody,
    SeatBody,
    UndoBody,
    ViewQuery,
    WhyQuery,
)
from paddlewheel.tables.messages import Answer, Hint, TableInfo, View, Why
from paddlewheel.tables.models import ChatLine, TablePlan
from paddlewheel.tables.seating import IssuedKey
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.table_registry import Created, must_be_host, must_hold
from paddlewheel.tables.views import encode

routes = RouteTable()


@routes.get("/api/tables")
async def lobby(request: ApiRequest) -> Lobby:
    """Listed tables, the latest first."""
    return Lobby(tables=await request.service.table_registry.listed())


@routes.post("/api/tables", status=201)
async def create(request: ApiRequest, body: TablePlan) -> Created:
    """Create a table. With no open seat the game begins at once."""
    request.limit("tables")
    return await request.service.table_registry.create(body, request.address)


@routes.get("/api/tables/{table}")
async def info(request: ApiRequest) -> TableInfo:
    """A table as everybody sees it."""
    return (await request.table()).info()


# -- seats ------------------------------------------------------------------------------------------------


@routes.post("/api/tables/{table}/start", takes_key=True)
async def start(request: ApiRequest) -> TableInfo:
    """Begin (host). Seats that are still open are played by bots."""
    table = await request.table()
    must_be_host(table, request.key)
    await request.service.table_registry.seating.start(table)
    return table.info()


@routes.post("/api/tables/{table}/seats/{seat}/join", status=201)
async def join(request: ApiRequest, body: JoinBody) -> IssuedKey:
    """Take an open seat. The key in the answer is yours alone."""
    request.limit("joins")
    seat, table = request.seat, await request.table()
    return await request.service.table_registry.seating.join(table, seat, body.name, body.invite or "")


@routes.post("/api/tables/{table}/seats/{seat}/invite", status=201, takes_key=True)
async def invite(request: ApiRequest) -> IssuedKey:
    """A new invitation to an open seat (host). The old one becomes void."""
    seat, table = request.seat, await request.table()
    must_be_host(table, request.key)
    return await request.service.table_registry.seating.invite(table, seat)


@routes.post("/api/tables/{table}/seats/{seat}/leave", takes_key=True)
async def leave(request: ApiRequest) -> TableInfo:
    """Leave the seat. After the start a bot plays for you until you connect again with your key."""
    seat, table = request.seat, await request.table()
    must_hold(table, request.key, seat)
    await request.service.table_registry.seating.leave(table, seat)
    return table.info()


# -- playing ----------------------------------------------------------------------------------------------


async def _table_of(request: ApiRequest, seat: int) -> Table:
    """The table, for somebody who has the key of this seat and so is present."""
    table = await request.table()
    must_hold(table, request.key, seat)
    await request.service.table_registry.seating.speak_up(table, seat)
    return table


@routes.get("/api/tables/{table}/view", result=View, takes_key=True)
async def view(request: ApiRequest, query: ViewQuery) -> bytes:
    """What a seat or a spectator sees: now, at an earlier point (`at`), or once something is new (`after`, `wait`)."""
    table, viewer = await request.table(), query.seat
    if viewer is not None and table.seat(viewer) and table.data.status != "finished":
        must_hold(table, request.key, viewer)
        if query.after is not None and query.wait:
            await request.service.table_registry.seating.speak_up(table, viewer, query.wait)
    if query.after is not None:
        await request.service.wait_until_stopping(table.wait_for_news(viewer, query.after, query.wait))
    if query.at is None:
        return table.view(viewer, query.show)
    return encode(table.view_at(viewer, query.show, query.at))


@routes.post("/api/tables/{table}/play", takes_key=True)
async def play(request: ApiRequest, body: PlayBody) -> Answer:
    """Make a choice. The same client id gets the same answer, no matter how often it is sent."""
    table = await _table_of(request, body.seat)
    return await to_the_end(table.act("choice", body.seat, body.token, body.client, body.seq))


@routes.post("/api/tables/{table}/undo", takes_key=True)
async def undo(request: ApiRequest, body: UndoBody) -> Answer:
    """Take choices back, as long as they revealed nothing and nobody else has acted since."""
    table = await _table_of(request, body.seat)
    return await to_the_end(table.act("undo", body.seat, str(body.back), body.client, body.seq))


@routes.post("/api/tables/{table}/pause", takes_key=True)
async def pause(request: ApiRequest, body: PauseBody) -> TableInfo:
    """Ask for a pause, or continue."""
    table = await _table_of(request, body.seat)
    await request.service.table_registry.seating.pause(table, body.seat, body.want)
    return table.info()


@routes.post("/api/tables/{table}/say", takes_key=True)
async def say(request: ApiRequest, body: SayBody) -> ChatLine:
    """Say something at the table."""
    request.limit("joins")
    table = await _table_of(request, body.seat)
    return await table.say(body.seat, body.text)


@routes.post("/api/tables/{table}/hint", takes_key=True)
async def hint(request: ApiRequest, body: SeatBody) -> Hint:
    """What the search would do and why, where the table allows hints."""
    request.limit("analyses")
    table = await _table_of(request, body.seat)
    return await request.service.table_registry.supervisor.hint(table, body.seat)


@routes.get("/api/tables/{table}/why", takes_key=True)
async def why(request: ApiRequest, query: WhyQuery) -> Why:
    """Why a choice cannot be made now."""
    table = await request.table()
    must_hold(table, request.key, query.seat)
    return table.why_not(query.seat, query.token)
