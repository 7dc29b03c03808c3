"""The time by which clocks run: the seconds for which the tables have been served, in all."""

from __future__ import annotations

import time
from collections.abc import Callable


class Uptime:
    """Counts on from what was stored. It stands still while no process serves, and no change of the date moves it."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._base = -monotonic()

    def start(self, stored: float) -> None:
        """Count on from here."""
        self._base = stored - self._monotonic()

    def __call__(self) -> float:
        return self._base + self._monotonic()
