"""A WebSocket on its line, held in as little memory as it can be: most tables wait most of the time.

The web server hands a line over when somebody asks for a WebSocket. The application is called as for any other request,
finds the wire in the scope, accepts or refuses it, and is done: from then on the wire calls whoever listens to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from paddlewheel.server.frames import CLOSE, PING, PONG, TEXT, BadFrame, Frames, closing, closing_code, frame

log = logging.getLogger("paddlewheel.server")

#: Where the application finds the wire in its scope.
EXTENSION = "paddlewheel.wire"

#: Said when the server stops: come again.
RESTARTING = 1012
#: Seconds for the other side to say good-bye, too.
FAREWELL = 10.0
#: Messages that may wait to be read before no more are taken from the line.
UNREAD = 16
#: Seconds of silence after which the other side is asked whether it is there, and after which it is taken for gone.
QUIET, SILENT = 30.0, 60.0

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Http(HttpToolsProtocol):
    """The web server's side of a line until it becomes a WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # It and its parser hold each other, and nobody would come by to take them away.
        self.parser = None  # type: ignore[assignment]


class Wire(asyncio.Protocol):
    """One WebSocket from its first message to its last."""

    __slots__ = (
        "_app", "_frames", "_full", "_handshake", "_heard_at", "_inbox", "_limit", "_listener", "_loop", "_on_end",
        "_paused", "_state", "_transport", "_unsent", "address", "is_open",
    )  # fmt: skip

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._state = server_state
        self._loop = asyncio.get_running_loop()
        self._limit = config.ws_max_size
        self._transport: asyncio.Transport
        #: The answer to the other side's key, until it is given.
        self._handshake = b""
        self._frames: Frames | None = None
        self._inbox: list[bytes] = []
        self._paused = False
        self._unsent: list[bytes] = []
        self._full = False
        self._heard_at = time.monotonic()
        self._listener: Callable[[], None] | None = None
        self._on_end: Callable[[], None] | None = None
        self.address = ""
        self.is_open = False

    # -- opening ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        self._state.connections.add(self)  # type: ignore[arg-type]

    def _begin(self, request: bytes) -> None:
        """Read the request the web server has put together again, and let the application decide."""
        line, *lines = request.removesuffix(b"\r\n\r\n").split(b"\r\n")
        headers = [(name, value) for name, _, value in (each.partition(b": ") for each in lines)]
        method, target, _ = line.split(b" ", 2)
        path, _, query = target.partition(b"?")
        given = dict(headers)
        if given.get(b"sec-websocket-version") != b"13":
            self._say_no(b"426 Upgrade Required", b"Sec-WebSocket-Version: 13\r\n")
            return
        key = given.get(b"sec-websocket-key", b"")
        if method != b"GET" or not _is_key(key):
            self._say_no(b"400 Bad Request")
            return
        self._handshake = b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())
        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": "ws", "server": None, "client": get_remote_addr(self._transport), "root_path": "",
            "path": unquote(path.decode("ascii", "replace")), "raw_path": path, "query_string": query,
            "headers": headers, "subprotocols": [], "state": {}, "extensions": {EXTENSION: self},
        }  # fmt: skip
        self.start(self._ask(scope))

    async def _ask(self, scope: Any) -> None:
        try:
            await self._app(scope, _no_messages, _no_messages)
        except Exception:
            log.exception("a connection could not be opened")
        if self._handshake:
            self.refuse()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on. The server waits for it when it stops."""
        task = self._loop.create_task(work)
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def accept(self) -> None:
        if self._handshake and not self._transport.is_closing():
            self._frames = Frames(self._limit)
            self.is_open = True
            answer = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            self._transport.write(answer + b"Sec-WebSocket-Accept: " + self._handshake + b"\r\n\r\n")
        self._handshake = b""

    def refuse(self) -> None:
        """There is no WebSocket here for whoever asks."""
        self._handshake = b""
        self._say_no(b"403 Forbidden")

    def _say_no(self, status: bytes, header: bytes = b"") -> None:
        self._transport.write(
            b"HTTP/1.1 " + status + b"\r\n" + header + b"Content-Length: 0\r\nConnection: close\r\n\r\n"
        )
        self._transport.close()

    # -- listening ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._frames is None:
            if self._handshake:
                self._handshake = b""
                self._say_no(b"400 Bad Request")
            elif not self._transport.is_closing():
                self._begin(data)
            return
        self._heard_at = time.monotonic()
        goodbye = 0
        try:
            for kind, payload in self._frames.read(data):
                if kind == CLOSE:
                    goodbye = closing_code(payload)
                    break
                if not self.is_open:
                    continue
                if kind == PING:
                    self._transport.write(frame(PONG, payload))
                elif kind != PONG:
                    self._inbox.append(payload)
        except BadFrame as bad:
            self.close(bad.code)
            self._transport.close()
            return
        if self._inbox:
            if len(self._inbox) >= UNREAD and not self._paused:
                self._paused = True
                self._transport.pause_reading()
            if self._listener is not None:
                self._listener()
        if goodbye:
            self._said_goodbye(goodbye)

    def take(self) -> bytes | None:
        """The next message that has come, if there is one."""
        if not self._inbox:
            return None
        message = self._inbox.pop(0)
        if self._paused and not self._inbox and self.is_open:
            self._paused = False
            self._transport.resume_reading()
        return message

    async def receive(self, seconds: float) -> bytes | None:
        """The next message; None when the other side is gone. For as long as nobody else listens."""
        news = self._loop.create_future()

        def wake() -> None:
            if not news.done():
                news.set_result(None)

        if not self._inbox and self.is_open:
            self._listener = self._on_end = wake
            try:
                await asyncio.wait_for(news, seconds)
            finally:
                self._listener = self._on_end = None
        return self.take()

    def listen(self, listener: Callable[[], None], on_end: Callable[[], None]) -> None:
        """Call the one whenever messages wait to be taken, the other once when the connection is at its end."""
        self._listener, self._on_end = listener, on_end
        if not self.is_open:
            self._end()
        elif self._inbox:
            listener()

    # -- speaking -----------------------------------------------------------------------------------------

    def send(self, message: bytes) -> int:
        """Send a text message. Returns how many wait for the other side to read."""
        if not self.is_open:
            return 0
        if self._full:
            self._unsent.append(message)
        else:
            self._transport.write(frame(TEXT, message))
        return len(self._unsent)

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        while self._unsent and not self._full:
            self._transport.write(frame(TEXT, self._unsent.pop(0)))

    def mind(self, now: float) -> None:
        """Ask whether the other side is still there, if nothing was heard for long."""
        quiet = now - self._heard_at
        if quiet > SILENT:
            self._transport.abort()
        elif quiet > QUIET and self.is_open and not self._full:
            self._transport.write(frame(PING, b""))

    # -- ending -------------------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Say good-bye, and wait a little for the answer. What the other side has not read by now is not sent."""
        if self.is_open:
            self._transport.write(closing(code))
            self._loop.call_later(FAREWELL, self._transport.abort)
            self._inbox.clear()
            self._end()

    def _said_goodbye(self, code: int) -> None:
        if self.is_open:
            self._transport.write(closing(code))
            self._end()
        self._transport.close()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTARTING)
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        self._end()

    def _end(self) -> None:
        self.is_open = False
        self._unsent.clear()
        if self._paused and not self._transport.is_closing():
            # What still comes is not read, but the other side's good-bye is among it.
            self._paused = False
            self._transport.resume_reading()
        on_end, self._listener, self._on_end = self._on_end, None, None
        if on_end is not None:
            on_end()


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == 16
    except NoBase64:
        return False


async def _no_messages(*_: object) -> Any:
    raise RuntimeError("what comes and goes over a WebSocket passes its wire")
