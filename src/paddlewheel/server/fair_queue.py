"""Whose bot thinks next: of all who wait, the one that has used the least time lately."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

#: Seconds after which half of the used time is forgotten.
HALF_LIFE = 60.0
REMEMBERED = 10_000


class FairQueue:
    """A semaphore that shares its slots fairly between owners. An owner is an address, or a table if none is known."""

    def __init__(self, slots: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = slots
        self._now = now
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        #: Seconds used by every owner, and when that was noted.
        self._used: dict[str, tuple[float, float]] = {}

    def used(self, owner: str) -> float:
        """Seconds that still count against an owner."""
        seconds, noted_at = self._used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - noted_at) / HALF_LIFE))

    async def acquire(self, owner: str) -> None:
        """Wait for a slot."""
        if self._free:
            self._free -= 1
            return
        granted = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._grant_next()
            raise

    def release(self, owner: str, seconds: float) -> None:
        """Give a slot back after using it for some seconds."""
        self._used[owner] = self.used(owner) + seconds, self._now()
        if len(self._used) > REMEMBERED:
            self._used = {each: noted for each, noted in self._used.items() if self.used(each) > 0.01}
        self._grant_next()

    def _grant_next(self) -> None:
        while self._waiting:
            owner = min(self._waiting, key=self.used)
            granted = self._waiting[owner].popleft()
            if not self._waiting[owner]:
                del self._waiting[owner]
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1
