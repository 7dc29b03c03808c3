"""Token buckets: how many of something an address or a connection may do."""

from __future__ import annotations

import time
from collections import OrderedDict

from paddlewheel.server.settings import Rate

#: Addresses that a rate limiter remembers.
REMEMBERED = 50_000


class TokenBucket:
    """Allows a burst, and a steady rate after it."""

    __slots__ = ("_left", "_rate", "_updated")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._updated = time.monotonic()

    def has(self, tokens: float = 1) -> bool:
        """Whether there are this many tokens."""
        self._fill()
        return self._left >= tokens

    def take(self, tokens: float = 1) -> bool:
        """Use some tokens. False when there are too few."""
        if not self.has(tokens):
            return False
        self._left -= tokens
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._updated) * self._rate.per_second)
        self._updated = now


class RateLimiter:
    """A bucket for every address. The addresses that were not seen for the longest time are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def has_one(self, address: str) -> bool:
        """Whether the address may go on. Nothing is counted."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
