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

from paddlewheel.server.guard import Door, Meter
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.settings import Settings
from paddlewheel.server.thinkers import Thinkers
from paddlewheel.server.wire import Wire
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.house import House
from paddlewheel.tables.storage.bus import listen
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.shelf import Shelf
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.thinking import Thinker

log = logging.getLogger("paddlewheel.server")

TICK = 1.0
#: Tables make next to no cyclic garbage, and there are many of them to look through.
GARBAGE = 20_000, 20, 50


class Meters:
    """The limits for addresses, each with its own buckets."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = Meter(limits.requests)
        self.tables = Meter(limits.tables)
        self.joins = Meter(limits.joins)
        self.records = Meter(limits.records)
        self.thoughts = Meter(limits.thoughts)


class Service:
    """One server process: house, limits, counters and background work."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers, self.metrics)
        store = Store(settings.database, name=secrets.token_hex(4))
        self.thinker = thinker or self.thinkers
        self.house = House(Shelf(store), self.thinker, idle_seconds=settings.idle_seconds)
        self.meters = Meters(settings)
        self.door = Door(settings.host, settings.origins)
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
        meter: Meter = getattr(self.meters, limit)
        if not meter.take(address):
            self.metrics.turned_away.count(limit)
            raise TableError("too many", "Too much at once. Wait a little and try again.")

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Begin, serve, and end in order: no choice that was acknowledged is lost, no bot goes on alone."""
        migrate(self.house.shelf.store)
        # What is loaded by now stays: looking through it for garbage again and again would hold up everybody.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self.house.resume())]
        if self.house.shelf.store.shared:
            tasks.append(asyncio.create_task(listen(self.house.shelf.store, self._heard, self._joined)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.house.close()
            await asyncio.to_thread(self.thinkers.close)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.house.tick()
            except Exception:
                log.exception("the tables could not be minded")
            now = time.monotonic()
            for wire in list(self.wires):
                wire.mind(now)
            self.metrics.tables.value = len(self.house.tables)
            self.metrics.commits.value = self.house.shelf.commits

    async def _heard(self, table: str) -> None:
        try:
            await self.house.heard(table)
        except Exception:
            log.exception("news could not be read", extra={"table": table})

    async def _joined(self) -> None:
        for name in list(self.house.tables):
            await self._heard(name)
