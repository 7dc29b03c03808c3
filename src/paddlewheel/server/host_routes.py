"""What the host of a table may do. The host key goes in the header `Authorization: Bearer KEY`."""

from __future__ import annotations

from paddlewheel.bots import bots_of
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import BotBody, Ended, MuteBody, WatchingBody
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError, unknown_table
from paddlewheel.tables.messages import TableInfo
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import must_be_host

routes = RouteTable()


async def _own_table(request: ApiRequest) -> Table:
    """The table, for its host."""
    table = await request.table()
    must_be_host(table, request.key)
    return table


@routes.post("/api/tables/{table}/seats/{seat}/remove", takes_key=True)
async def remove(request: ApiRequest) -> TableInfo:
    """Remove whoever sits there (host). The seat waits for somebody with a new invitation; the table is unlisted."""
    seat, table = request.seat, await _own_table(request)
    await request.service.table_registry.seating.remove(table, seat)
    return table.info()


@routes.post("/api/tables/{table}/seats/{seat}/bot", takes_key=True)
async def replace(request: ApiRequest, body: BotBody) -> TableInfo:
    """Give the seat to a bot (host)."""
    seat, table = request.seat, await _own_table(request)
    if body.level not in bots_of(table.game):
        raise TableError("bad", say("no-such-bot", level=repr(body.level), bots=", ".join(bots_of(table.game))))
    await request.service.table_registry.seating.replace(table, seat, body.level)
    return table.info()


@routes.post("/api/tables/{table}/seats/{seat}/mute", takes_key=True)
async def mute(request: ApiRequest, body: MuteBody) -> TableInfo:
    """Forbid a seat to talk, or allow it (host)."""
    seat, table = request.seat, await _own_table(request)
    await request.service.table_registry.seating.mute(table, seat, body.muted)
    return table.info()


@routes.post("/api/tables/{table}/watching", takes_key=True)
async def set_watching(request: ApiRequest, body: WatchingBody) -> TableInfo:
    """Say what spectators may do (host). Those who may not watch any more are disconnected at once."""
    table, store = await _own_table(request), request.service.store
    await store.call(store.store.change, table.id, watching=body.watching)
    await table.refresh()
    return table.info()


@routes.post("/api/tables/{table}/close", takes_key=True)
async def close(request: ApiRequest) -> TableInfo:
    """Close the table for good (host): nobody joins, plays or talks any more."""
    table = await _own_table(request)
    await request.service.table_registry.end(table.id)
    return table.info()


@routes.post("/api/tables/{table}/delete", takes_key=True)
async def delete(request: ApiRequest) -> Ended:
    """Delete the table with everything that was played and said (host). All connections end."""
    table = await _own_table(request)
    if not await request.service.table_registry.delete(table.id):
        raise unknown_table()
    return Ended(table=table.id)
