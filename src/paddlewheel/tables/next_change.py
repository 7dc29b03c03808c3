"""Waiting for the next change of a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class NextChange:
    """Wakes all who wait for a change."""

    def __init__(self) -> None:
        #: Set at the next change; made by the first who waits for it.
        self._event: asyncio.Event | None = None

    def wake(self) -> None:
        """Something has changed."""
        if self._event is not None:
            self._event.set()
            self._event = None

    async def wait_while(self, nothing_new: Callable[[], bool], seconds: float) -> None:
        """Return once there is something new, or the time is over."""
        end = time.monotonic() + seconds
        while nothing_new():
            left = end - time.monotonic()
            if left <= 0:
                return
            if self._event is None:
                self._event = asyncio.Event()
            try:
                await asyncio.wait_for(self._event.wait(), left)
            except TimeoutError:
                return
