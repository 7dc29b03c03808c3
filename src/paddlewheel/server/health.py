"""Whether the server can do its work: its database takes what is written, and its bots answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("paddlewheel.server")

#: Seconds for which an answer is kept: however often the server is asked, it looks once in this time.
FRESH_SECONDS = 1.0


class HealthCheck:
    """One thing that must work within some seconds. A check that hangs is not started a second time."""

    def __init__(self, name: str, seconds: float, check: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._seconds = seconds
        self._check = check
        self._running: asyncio.Task[None] | None = None
        self._ended_at = 0.0

    async def passes(self) -> bool:
        if self._running is None or (self._running.done() and time.monotonic() - self._ended_at > FRESH_SECONDS):
            self._running = asyncio.create_task(self._run())
        await asyncio.wait([self._running], timeout=self._seconds)
        if not self._running.done():
            log.error("a check of the server takes too long", extra={"check": self._name})
            return False
        return not self._running.cancelled() and self._running.exception() is None

    async def _run(self) -> None:
        try:
            await self._check()
        except Exception as error:
            log.error("a check of the server failed", extra={"check": self._name, "error": repr(error)})
            raise
        finally:
            self._ended_at = time.monotonic()

    def cancel(self) -> None:
        if self._running is not None:
            self._running.cancel()
