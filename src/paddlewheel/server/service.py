"""What a running server is made of, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator

from paddlewheel.server.bot_pool import BotPool
from paddlewheel.server.guard import OriginCheck, RateLimiter
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.settings import Settings
from paddlewheel.server.wire import Wire
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.bus import listen
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.table_registry import TableRegistry

log = logging.getLogger("paddlewheel.server")

TICK = 1.0
#: Tables make next to no cyclic garbage, and there are many of them to look through.
GARBAGE = 20_000, 20, 50


class RateLimiters:
    """The limits for addresses, each with its own buckets."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = RateLimiter(limits.requests)
        self.tables = RateLimiter(limits.tables)
        self.joins = RateLimiter(limits.joins)
        self.records = RateLimiter(limits.records)
        self.thoughts = RateLimiter(limits.thoughts)


class Service:
    """One server process: table_registry, limits, counters and background work."""

    def __init__(self, settings: Settings, bot_service: BotService | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.bot_processes, self.metrics)
        store = Store(settings.database, name=secrets.token_hex(4))
        self.bot_service = bot_service or self.bot_pool
        self.table_registry = TableRegistry(AsyncStore(store), self.bot_service, idle_seconds=settings.idle_seconds)
        self.rate_limiters = RateLimiters(settings)
        self.origin_check = OriginCheck(settings.host, settings.origins)
        #: Open WebSockets, and how many each address has.
        self.wires: set[Wire] = set()
        self.sockets: Counter[str] = Counter()

    def came(self, wire: Wire) -> None:
        """A WebSocket has been opened."""
        self.wires.add(wire)
        self.sockets[wire.address] += 1
        self.metrics.sockets.value = len(self.wires)

    def went(self, wire: Wire) -> None:
        """A WebSocket is at its end."""
        self.wires.discard(wire)
        self.sockets[wire.address] -= 1
        if not self.sockets[wire.address]:
            del self.sockets[wire.address]
        self.metrics.sockets.value = len(self.wires)

    def take(self, limit: str, address: str) -> None:
        """Count one of something for an address, or refuse it."""
        meter: RateLimiter = getattr(self.rate_limiters, limit)
        if not meter.take(address):
            self.metrics.turned_away.count(limit)
            raise TableError("too many", "Too much at once. Wait a little and try again.")

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Begin, serve, and end in order: no choice that was acknowledged is lost, no bot goes on alone."""
        migrate(self.table_registry.async_store.store)
        # What is loaded by now stays: looking through it for garbage again and again would hold up everybody.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self.table_registry.resume())]
        if self.table_registry.async_store.store.shared:
            tasks.append(asyncio.create_task(listen(self.table_registry.async_store.store, self._heard, self._joined)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.table_registry.close()
            await asyncio.to_thread(self.bot_pool.close)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.table_registry.tick()
            except Exception:
                log.exception("the tables could not be minded")
            now = time.monotonic()
            for wire in list(self.wires):
                wire.mind(now)
            self.metrics.tables.value = len(self.table_registry.tables)
            self.metrics.commits.value = self.table_registry.async_store.commits

    async def _heard(self, table: str) -> None:
        try:
            await self.table_registry.refresh(table)
        except Exception:
            log.exception("news could not be read", extra={"table": table})

    async def _joined(self) -> None:
        for name in list(self.table_registry.tables):
            await self._heard(name)
