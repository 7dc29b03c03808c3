"""What an administrator may do. The key goes in the header `Authorization: Bearer KEY`, and wrong ones are counted."""

from __future__ import annotations

import logging

from paddlewheel.server.api_request import TABLE_ID, ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import Ended, Page, ServerLoad, StoredTables
from paddlewheel.tables.errors import unknown_table
from paddlewheel.tables.storage.upkeep import count_by_status, table_rows
from paddlewheel.version import VERSION

log = logging.getLogger("paddlewheel.server")

PAGE = 50

routes = RouteTable()


def _check(request: ApiRequest) -> None:
    request.service.check_admin(request.key, request.address)


def _table_id(request: ApiRequest) -> str:
    """The id in the path. The table need not be one that can be opened."""
    name: str = request.path_params["table"]
    if TABLE_ID.fullmatch(name) is None:
        raise unknown_table()
    return name


@routes.get("/api/admin/load", takes_key=True)
async def server_load(request: ApiRequest) -> ServerLoad:
    """How busy the server is (administrator)."""
    _check(request)
    store = request.service.store
    tables, connections, bots, refused = request.service.metrics.load()
    stored = await store.call(count_by_status, store.store)
    return ServerLoad(
        version=VERSION,
        stored={str(status): count for status, count in stored.items()},
        tables=tables,
        connections=connections,
        bots=bots,
        refused=refused,
    )


@routes.get("/api/admin/tables", takes_key=True)
async def stored_tables(request: ApiRequest, query: Page) -> StoredTables:
    """All stored tables, those used last first (administrator)."""
    _check(request)
    store = request.service.store
    found = await store.call(table_rows, store.store, query.skip, PAGE + 1)
    return StoredTables(tables=found[:PAGE], more=len(found) > PAGE)


@routes.post("/api/admin/tables/{table}/close", takes_key=True)
async def close_any(request: ApiRequest) -> Ended:
    """Close a table for good (administrator)."""
    _check(request)
    name = _table_id(request)
    await request.service.table_registry.end(name)
    log.info("an administrator closed a table", extra={"table": name})
    return Ended(table=name)


@routes.post("/api/admin/tables/{table}/delete", takes_key=True)
async def delete_any(request: ApiRequest) -> Ended:
    """Delete a table (administrator). All connections to it end."""
    _check(request)
    name = _table_id(request)
    if not await request.service.table_registry.delete(name):
        raise unknown_table()
    log.info("an administrator deleted a table", extra={"table": name})
    return Ended(table=name)
