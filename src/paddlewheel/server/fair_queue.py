"""Whose bot thinks next: of those who wait, whoever has used least lately, so that nobody starves the others."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

#: Seconds after which half of what somebody used is forgotten.
HALF_LIFE = 60.0
REMEMBERED = 10_000


class FairQueue:
    """So many places to think in, handed out by need. An owner is an address, or a table of which none is known."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._now = now
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        #: Seconds used by every owner, and when that was noted.
        self._used: dict[str, tuple[float, float]] = {}

    def used(self, owner: str) -> float:
        """Seconds of thinking that still count against an owner."""
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - at) / HALF_LIFE))

    async def take(self, owner: str) -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._hand_on()
            raise

    def give_back(self, owner: str, seconds: float) -> None:
        """Leave a place after so many seconds."""
        self._used[owner] = self.used(owner) + seconds, self._now()
        if len(self._used) > REMEMBERED:
            self._used = {each: noted for each, noted in self._used.items() if self.used(each) > 0.01}
        self._hand_on()

    def _hand_on(self) -> None:
        while self._waiting:
            owner = min(self._waiting, key=self.used)
            turn = self._waiting[owner].popleft()
            if not self._waiting[owner]:
                del self._waiting[owner]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
