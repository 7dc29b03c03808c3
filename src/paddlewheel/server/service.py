"""What a running server consists of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, Literal

from paddlewheel.server.bot_pool import BotPool
from paddlewheel.server.database_lock import DatabaseLock
from paddlewheel.server.delivery import Delivery
from paddlewheel.server.health import HealthCheck
from paddlewheel.server.limits import RateLimiter
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.print_jobs import PrintJobs
from paddlewheel.server.security import OriginCheck
from paddlewheel.server.settings import Settings
from paddlewheel.server.words import say
from paddlewheel.tables.analyses import Analyses
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.classroom.joining import Joining
from paddlewheel.tables.classroom.leading import Leading
from paddlewheel.tables.classroom.lesson import Lesson
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError, unknown_table
from paddlewheel.tables.housekeeping import Housekeeping
from paddlewheel.tables.keys import digest, opens
from paddlewheel.tables.notifier import Notifier
from paddlewheel.tables.people import People
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.bus import listen
from paddlewheel.tables.storage.class_store import CHANGED
from paddlewheel.tables.storage.migrate import migrate
from paddlewheel.tables.storage.store import Store
from paddlewheel.tables.table import Table
from paddlewheel.tables.table_registry import TableRegistry

log = logging.getLogger("paddlewheel.server")

TICK_SECONDS = 1.0
#: Seconds between two lines of the log about the same limit.
LOG_SECONDS = 60.0

#: The limits that are counted by address.
LimitName = Literal[
    "requests",
    "tables",
    "joins",
    "records",
    "analyses",
    "lessons",
    "prints",
    "admin_guesses",
    "people",
    "channels",
    "classes",
    "class_joins",
    "class_guesses",
]


class Service:
    """One server: its tables, limits, metrics and background tasks."""

    def __init__(
        self, settings: Settings, bot_service: BotService | None = None, lock: DatabaseLock | None = None
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self._bot_pool = BotPool(settings.bot_processes, limits.thinking_seconds, self.metrics)
        self.bot_service = bot_service or self._bot_pool
        self.print_jobs = PrintJobs(self._bot_pool.print)
        self.store = AsyncStore(Store(settings.database, name=secrets.token_hex(4)))
        self.table_registry = TableRegistry(self.store, self.bot_service, idle_seconds=settings.idle_seconds)
        self.analyses = Analyses(self.store, self.bot_service, limits.analyses_under_way)
        self.people = People(self.table_registry)
        self.notifier = Notifier(self.table_registry, settings.notify_after)
        self.classes = Classes(self.table_registry, self.bot_service)
        self.class_joining = Joining(self.classes)
        self.lesson = Lesson(self.classes)
        self.leading = Leading(self.classes)
        self.table_registry.on_change = self._note
        self.delivery = Delivery(settings, self.table_registry)
        self._lock = lock or DatabaseLock(settings.database)
        self.database_check = HealthCheck(
            "database", limits.health_seconds, lambda: self.store.call(self.store.store.check_writable)
        )
        self.bots_check = HealthCheck("bots", limits.health_seconds, self._bot_pool.check)
        self.housekeeping = Housekeeping(self.table_registry, settings.retention, self.classes)
        #: What is kept of the administrator's key.
        self._admin = digest(settings.admin_key) if settings.admin_key else ""
        self.origin_check = OriginCheck(settings.host, settings.origins)
        self._rate_limiters: dict[LimitName, RateLimiter] = {
            "requests": RateLimiter(limits.requests),
            "tables": RateLimiter(limits.tables),
            "joins": RateLimiter(limits.joins),
            "records": RateLimiter(limits.records),
            "analyses": RateLimiter(limits.analyses),
            "lessons": RateLimiter(limits.lessons),
            "prints": RateLimiter(limits.prints),
            "admin_guesses": RateLimiter(limits.admin_guesses),
            "people": RateLimiter(limits.people),
            "channels": RateLimiter(limits.channels),
            "classes": RateLimiter(limits.classes),
            "class_joins": RateLimiter(limits.class_joins),
            "class_guesses": RateLimiter(limits.class_guesses),
        }
        #: When each limit was last logged.
        self._logged: dict[str, float] = {}
        #: Set when the server is about to stop: nothing waits for news any longer.
        self.stopping = asyncio.Event()
        #: How many open WebSockets each address has.
        self._sockets: Counter[str] = Counter()
        self.metrics.tables.set_function(lambda: len(self.table_registry.tables))
        self.metrics.commits.set_function(lambda: self.store.commits)

    # -- limits -------------------------------------------------------------------------------------------

    def turn_away(self, limit: str) -> None:
        """Count what a limit refused, and log it once a minute."""
        self.metrics.turned_away.labels(limit).inc()
        now = time.monotonic()
        if now - self._logged.get(limit, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[limit] = now
            log.warning("a limit was reached", extra={"limit": limit})

    def check_rate(self, name: LimitName, address: str) -> None:
        """Count one request against a limit, or refuse it."""
        if not self._rate_limiters[name].take(address):
            self.turn_away(name)
            raise TableError("too many", say("too-many-requests"))

    def check_admin(self, key: str, address: str) -> None:
        """The key must be the administrator's. After some wrong ones an address waits, also with the right one."""
        if not self._rate_limiters["admin_guesses"].has_one(address):
            self.turn_away("admin_guesses")
            raise TableError("too many", say("too-many-keys"))
        if not self._admin or not opens(key, self._admin):
            self._rate_limiters["admin_guesses"].take(address)
            log.warning("a wrong key for the administrator", extra={"address": address})
            raise TableError("forbidden", say("not-admin"))

    async def class_of_code(self, typed: str, address: str) -> Room:
        """The class that has this code. After some wrong ones an address waits, also with the right one."""
        guesses = self._rate_limiters["class_guesses"]
        if not guesses.has_one(address):
            self.turn_away("class_guesses")
            raise TableError("too many", say("too-many-codes"))
        room = await self.classes.find_by_code(typed)
        if room is None:
            guesses.take(address)
            raise TableError("unknown", say("no-such-code"))
        return room

    async def must_admit(self, table: Table, keys: list[str]) -> str:
        """Somebody without a key of the class does not learn that its tables are there. Returns the key."""
        if not table.data.classroom:
            return ""
        try:
            return (await self.classes.admitted(table.data.classroom, keys))[1]
        except TableError:
            raise unknown_table() from None

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
        with self._lock:
            migrate(self.store.store)
            await self.table_registry.start()
            await self.delivery.start()
            async with self._background_tasks():
                yield

    @contextlib.asynccontextmanager
    async def _background_tasks(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self._keep_archives())]
        tasks.append(asyncio.create_task(self.delivery.run()))
        if self.store.store.shared:
            tasks.append(asyncio.create_task(listen(self.store.store, self._refresh, self._refresh_all)))
        try:
            yield
        finally:
            self.database_check.cancel()
            self.bots_check.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.classes.close()
            await self.analyses.close()
            await self.table_registry.close()
            self.kill_bots()
            await self.print_jobs.close()

    def kill_bots(self) -> None:
        self._bot_pool.close()

    def _note(self, table: Table) -> None:
        """Called after every change of a table."""
        self.notifier.note(table)
        self.classes.note(table)

    async def _keep_archives(self) -> None:
        try:
            await self.table_registry.keep_archives()
        except Exception:
            log.exception("a finished game could not be archived")

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.table_registry.tick()
                await self.notifier.tick()
                await self.classes.tick()
                await self.lesson.tick()
                await self.housekeeping.tick()
            except Exception:
                log.exception("the regular check of the tables failed")

    async def _refresh(self, table: str) -> None:
        """Another process has changed a table or a class."""
        try:
            if table.startswith(CHANGED):
                await self.classes.refresh(table.removeprefix(CHANGED))
            else:
                await self.table_registry.refresh(table)
        except Exception:
            log.exception("a table could not be refreshed", extra={"table": table})

    async def _refresh_all(self) -> None:
        for name in list(self.table_registry.tables):
            await self._refresh(name)
        for name in list(self.classes.rooms):
            await self._refresh(f"{CHANGED}{name}")
