"""Which pages may use the server, and the security headers of every response."""

from __future__ import annotations

from urllib.parse import urlsplit

LOOPBACK = {"127.0.0.1", "localhost", "::1"}

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


class OriginCheck:
    """Which browser pages may use this server: its own pages, and those of the origins in the settings."""

    def __init__(self, host: str, origins: tuple[str, ...]) -> None:
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        known = {_host(origin) for origin in self._origins}
        #: At a loopback address a foreign page could reach us by a DNS name of its own, so host names are checked.
        self._hosts = known | LOOPBACK if host in LOOPBACK else None

    def allows_host(self, host: str) -> bool:
        """Whether the `Host` header is well formed and names this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return self._hosts is None or name in self._hosts

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """True for programs (which send no origin), our own pages, and the origins in the settings."""
        if origin is None or origin.lower() in self._origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower() != ""
        except ValueError:
            return False


def _host(origin: str) -> str:
    """The host of an origin, which is a scheme, a host and perhaps a port; anything else raises ValueError."""
    address = urlsplit(origin)
    if (
        address.scheme not in ("http", "https")
        or not address.hostname
        or origin != f"{address.scheme}://{address.netloc}"
    ):
        raise ValueError(origin)
    return address.hostname
