"""The origin_check: sizes, rates, origins and the headers of every answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from paddlewheel.server.settings import Rate

REMEMBERED = 50_000
LOOPBACK = {"127.0.0.1", "localhost", "::1", "[::1]"}

HEADERS: list[tuple[bytes, bytes]] = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class TokenBucket:
    """Lets so many through at once, and so many a second."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimiter:
    """A bucket for every address, for one kind of thing. Forgets those that were not seen for longest."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class OriginCheck:
    """Which browsers' pages may talk to this server: its own, and those it was told of."""

    def __init__(self, host: str, origins: tuple[str, ...]) -> None:
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        known = {urlsplit(origin).hostname or "" for origin in self._origins}
        #: At a loopback address a page from elsewhere could reach us by a name of its own: names are checked.
        self._hosts = known | LOOPBACK if host in LOOPBACK else None

    def lets_host(self, host: str) -> bool:
        return self._hosts is None or (urlsplit(f"//{host}").hostname or "") in self._hosts

    def lets_origin(self, origin: str | None, host: str) -> bool:
        """True for programs (which send no origin), our own pages, and the origins in the settings."""
        if origin is None:
            return True
        return origin.lower() in self._origins or urlsplit(origin).netloc.lower() == host.lower() != ""
