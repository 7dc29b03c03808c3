"""The edge of the server: how many connections there are, how long a request may take, and who must read.

uvicorn gives every connection to an HTTP protocol and, after an upgrade, to a WebSocket protocol. The two protocols
here are uvicorn's own; they also note what the connection does, and the edge ends it when it breaks a limit.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from paddlewheel.server.addresses import TrustedProxies, limit_key
from paddlewheel.server.limits import TokenBucket
from paddlewheel.server.security import LOOPBACK
from paddlewheel.server.settings import Limits

#: Seconds between two looks at all connections.
SWEEP_SECONDS = 0.5
NEVER = math.inf

#: For callers from elsewhere: a view becomes five to seven times smaller for a third of a millisecond. Within one
#: machine it would only cost.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
)

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\ncontent-length: 0\r\n\r\n"


class OpenConnection:
    """What the edge knows of one connection. Times are those of the event loop."""

    __slots__ = ("address", "arrived_bytes", "must_arrive", "must_close", "must_read", "phase")

    def __init__(self, address: str) -> None:
        #: Empty for a proxy.
        self.address = address
        self.phase: Literal["idle", "head", "body"] = "idle"
        #: The bytes of the request that is arriving.
        self.arrived_bytes = 0
        self.must_arrive = self.must_read = self.must_close = NEVER

    def broken_limit(self, now: float) -> str | None:
        if now > self.must_arrive:
            return f"{self.phase}_seconds"
        if now > self.must_read:
            return "read_seconds"
        return "close_seconds" if now > self.must_close else None


class Edge:
    """All open connections of one server."""

    def __init__(
        self, limits: Limits, proxies: TrustedProxies, turn_away: Callable[[str], None], most_connections: int
    ) -> None:
        self.limits = limits
        self.turn_away = turn_away
        self._proxies = proxies
        self._most_connections = most_connections
        self._open: dict[asyncio.Transport, OpenConnection] = {}
        self._by_address: Counter[str] = Counter()

    def open(self, transport: asyncio.Transport) -> OpenConnection | None:
        """Count a new connection. None when there are too many."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = "" if host in self._proxies else limit_key(host)
        is_full = len(self._open) >= self._most_connections
        if is_full or (address and self._by_address[address] >= self.limits.connections_by_address):
            self.turn_away("connections" if is_full else "connections_by_address")
            return None
        self._by_address[address] += 1
        connection = self._open[transport] = OpenConnection(address)
        return connection

    def find(self, transport: asyncio.Transport) -> OpenConnection | None:
        return self._open.get(transport)

    def forget(self, transport: asyncio.Transport) -> None:
        connection = self._open.pop(transport, None)
        if connection is not None:
            self._by_address[connection.address] -= 1
            if not self._by_address[connection.address]:
                del self._by_address[connection.address]

    def drop(self, transport: asyncio.Transport, limit: str) -> None:
        """End a connection at once, whether or not anybody reads what was sent."""
        self.turn_away(limit)
        transport.abort()

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(asyncio.get_running_loop().time())

    def sweep(self, now: float) -> None:
        """End every connection whose time is over. One that is closing gets a little time to send what is left."""
        for transport, connection in list(self._open.items()):
            if connection.must_close == NEVER and transport.is_closing():
                connection.must_close = now + self.limits.close_seconds
            limit = connection.broken_limit(now)
            if limit is not None:
                # Once is enough: the transport tells its protocol soon.
                connection.must_arrive = connection.must_read = connection.must_close = NEVER
                self.drop(transport, limit)


class EdgeConfig(Config):
    """The configuration of uvicorn, with the edge for its protocols."""

    def __init__(self, edge: Edge, app: Any, **options: Any) -> None:
        super().__init__(app, http=EdgeHttp, ws=EdgeWebSocket, **options)
        self.edge = edge


class Watched(asyncio.Protocol):
    """What both protocols do: the other side must read what it is sent, and a lost connection is forgotten."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _edge: Edge
    _limits: Limits
    _connection: OpenConnection

    def _watch(self, edge: Edge) -> None:
        self._edge = edge
        self._limits = edge.limits
        self._connection = OpenConnection("")

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.forget(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._connection.must_read = self.loop.time() + self._limits.read_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        self._connection.must_read = NEVER
        super().resume_writing()


class EdgeHttp(Watched, HttpToolsProtocol):
    """HTTP, where a request must arrive in time and within its size, and responses must be read."""

    def __init__(self, config: EdgeConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._watch(config.edge)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connection = self._edge.open(transport)
        if connection is None:
            transport.write(FULL)
            transport.close()
        else:
            self._connection = connection
            self._begin_head()

    def data_received(self, data: bytes) -> None:
        connection = self._connection
        if connection.phase == "idle":
            # Also for what is no request yet: empty lines would keep the connection open for ever.
            self._begin_head()
        connection.arrived_bytes += len(data)
        super().data_received(data)
        limits = self._limits
        most = limits.head_bytes + (2 * limits.body_bytes if connection.phase == "body" else 0)
        if connection.phase != "idle" and connection.arrived_bytes > most and not self.transport.is_closing():
            self._edge.turn_away(f"{connection.phase}_bytes")
            if connection.phase == "head":
                self.transport.write(TOO_LARGE)
            self.transport.close()

    def _begin_head(self) -> None:
        self._connection.phase = "head"
        self._connection.arrived_bytes = 0
        self._connection.must_arrive = self.loop.time() + self._limits.head_seconds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._connection.phase == "idle":
            self._begin_head()

    def on_headers_complete(self) -> None:
        self._connection.phase = "body"
        self._connection.must_arrive = self.loop.time() + self._limits.body_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._connection.phase = "idle"
        self._connection.must_arrive = NEVER
        super().on_message_complete()


class EdgeWebSocket(Watched, WebSocketsSansIOProtocol):
    """A WebSocket that sends within limits and reads what it is sent."""

    def __init__(self, config: EdgeConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._watch(config.edge)
        self.close_timeout = self._limits.close_seconds
        self._pings = TokenBucket(self._limits.pings)
        self._bytes = TokenBucket(self._limits.socket_bytes)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._connection = self._edge.find(self.transport) or self._connection
        self._connection.must_arrive = NEVER

    def handle_connect(self, event: Request) -> None:
        if "X-Forwarded-For" in event.headers or (self.client and self.client[0] not in LOOPBACK):
            self.conn.available_extensions = [COMPRESSION]
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing():
            return
        if not self._bytes.take(len(data)):
            self._edge.drop(self.transport, "socket_bytes")
        elif len(self.frames) > self._limits.fragments:
            self._edge.drop(self.transport, "fragments")
        elif self.transport.get_write_buffer_size() > self._limits.unread_bytes:
            self._edge.drop(self.transport, "unread_bytes")

    def handle_ping(self) -> None:
        if self.transport.is_closing():
            return
        if self._pings.take():
            super().handle_ping()
        else:
            self._edge.drop(self.transport, "pings")
