"""The lobby: the tables that anybody may see, page by page. A page is read once, until something in it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from paddlewheel.language import Language, language
from paddlewheel.tables.messages import TableInfo
from paddlewheel.tables.models import Seat, TableData
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.table import Table

logger = logging.getLogger("paddlewheel.tables")

PAGE_SIZE = 50
LAST_PAGE = 99
#: Seconds for which a page is kept at most: who is connected, and what other processes do, may be this old.
FRESH_SECONDS = 2.0
#: A table that waits for players for longer than this is no longer shown.
LISTED_SECONDS = 24 * 3600.0


class LobbyPage(msgspec.Struct, frozen=True):
    """Some listed tables, the latest first, and whether there are older ones."""

    tables: list[TableInfo]
    more: bool


class Lobby:
    """The listed tables: those in memory, and those that are only stored, which `read_stored` makes tables of."""

    def __init__(
        self,
        async_store: AsyncStore,
        tables: dict[str, Table],
        read_stored: Callable[[StoredTable], Table],
        wall: Callable[[], float],
    ) -> None:
        self._async_store = async_store
        self._tables = tables
        self._read_stored = read_stored
        self._wall = wall
        self._pages: dict[tuple[Language, int], tuple[float, asyncio.Task[LobbyPage]]] = {}
        #: What is shown of stored tables; None where one cannot be shown.
        self._stored: dict[tuple[Language, str], tuple[TableData, list[Seat], TableInfo | None]] = {}
        #: How tables in memory looked when they last changed.
        self._seen: dict[str, object] = {}

    async def page(self, number: int) -> LobbyPage:
        read_at, reading = self._pages.get((language(), number), (0.0, None))
        if reading is None or time.monotonic() - read_at > FRESH_SECONDS or _has_failed(reading):
            reading = asyncio.create_task(self._read(number))
            self._pages[language(), number] = time.monotonic(), reading
        return await asyncio.shield(reading)

    def note(self, table: Table) -> None:
        """Called after every change of a table: the pages are read a second time if it looks different in them."""
        if table.data.listed:
            looks = table.data.status, table.data.next, [seat.version for seat in table.seats]
            if self._seen.get(table.id) != looks:
                self._seen[table.id] = looks
                self.forget_pages()

    def forget_pages(self) -> None:
        self._pages.clear()
        if len(self._seen) > PAGE_SIZE * LAST_PAGE:
            self._seen.clear()

    async def _read(self, number: int) -> LobbyPage:
        store = self._async_store.store
        since = self._wall() - LISTED_SECONDS
        found = await self._async_store.read(store.listed, PAGE_SIZE + 1, number * PAGE_SIZE, since)
        if len(self._stored) > 4 * PAGE_SIZE:
            self._stored.clear()
        infos = [self.info(data, seats) for data, seats in found[:PAGE_SIZE]]
        return LobbyPage([info for info in infos if info is not None], len(found) > PAGE_SIZE)

    def info(self, data: TableData, seats: list[Seat]) -> TableInfo | None:
        """What is shown of one table. One that cannot be shown is left out, so that the others are."""
        known = self._stored.get((language(), data.id))
        try:
            if data.id in self._tables:
                return self._tables[data.id].info()
            if known is not None and known[:2] == (data, seats):
                return known[2]
            info = self._read_stored(StoredTable(data, seats, [], [])).info()
        except Exception as error:
            logger.error("a table cannot be listed", extra={"table": data.id, "error": repr(error)})
            info = None
        self._stored[language(), data.id] = data, seats, info
        return info


def _has_failed(reading: asyncio.Task[LobbyPage]) -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)
