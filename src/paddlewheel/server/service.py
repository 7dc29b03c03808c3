"""What a running server consists of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, Literal

from paddlewheel.server.bot_pool import BotPool
from paddlewheel.server.limits import RateLimiter
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.security import OriginCheck
from paddlewheel.server.settings import Settings
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.bus import listen
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.table_registry import TableRegistry

log = logging.getLogger("paddlewheel.server")

TICK_SECONDS = 1.0

#: The limits that are counted by address.
LimitName = Literal["requests", "tables", "joins", "records", "analyses"]


class Service:
    """One server: its tables, limits, metrics and background tasks."""

    def __init__(self, settings: Settings, bot_service: BotService | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self._bot_pool = BotPool(settings.bot_processes, self.metrics)
        self.bot_service = bot_service or self._bot_pool
        self.store = AsyncStore(Store(settings.database, name=secrets.token_hex(4)))
        self.table_registry = TableRegistry(self.store, self.bot_service, idle_seconds=settings.idle_seconds)
        self.origin_check = OriginCheck(settings.host, settings.origins)
        self._rate_limiters: dict[LimitName, RateLimiter] = {
            "requests": RateLimiter(limits.requests),
            "tables": RateLimiter(limits.tables),
            "joins": RateLimiter(limits.joins),
            "records": RateLimiter(limits.records),
            "analyses": RateLimiter(limits.analyses),
        }
        #: Set when the server is about to stop: nothing waits for news any longer.
        self.stopping = asyncio.Event()
        #: How many open WebSockets each address has.
        self._sockets: Counter[str] = Counter()
        self.metrics.tables.set_function(lambda: len(self.table_registry.tables))
        self.metrics.commits.set_function(lambda: self.store.commits)

    # -- limits -------------------------------------------------------------------------------------------

    def check_rate(self, name: LimitName, address: str) -> None:
        """Count one request against a limit, or refuse it."""
        if not self._rate_limiters[name].take(address):
            self.metrics.turned_away.labels(name).inc()
            raise TableError("too many", "Too many requests. Wait a little and try again.")

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count an open WebSocket. Gives whether the address may have one more."""
        self._sockets[address] += 1
        self.metrics.sockets.inc()
        try:
            yield self._sockets[address] <= self.settings.limits.sockets
        finally:
            self.metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # -- starting and stopping ----------------------------------------------------------------------------

    async def wait_until_stopping(self, news: Coroutine[Any, Any, None]) -> None:
        """Wait for news, but not longer than the server runs."""
        waiting = asyncio.ensure_future(news)
        stopping = asyncio.ensure_future(self.stopping.wait())
        try:
            await asyncio.wait([waiting, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            stopping.cancel()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start, serve, and stop in order: no acknowledged choice is lost, and no bot process is left behind."""
        migrate(self.store.store)
        tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self.table_registry.resume())]
        if self.store.store.shared:
            tasks.append(asyncio.create_task(listen(self.store.store, self._refresh, self._refresh_all)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.table_registry.close()
            await asyncio.to_thread(self._bot_pool.close)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.table_registry.tick()
            except Exception:
                log.exception("the regular check of the tables failed")

    async def _refresh(self, table: str) -> None:
        """Another process has changed a table."""
        try:
            await self.table_registry.refresh(table)
        except Exception:
            log.exception("a table could not be refreshed", extra={"table": table})

    async def _refresh_all(self) -> None:
        for name in list(self.table_registry.tables):
            await self._refresh(name)
