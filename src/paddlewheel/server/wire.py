"""A WebSocket on its line, held in as little memory as it can be: most tables wait most of the time.

The web server hands a line over when somebody asks for a WebSocket. The application is called as for any other request,
finds the wire in the scope, accepts or refuses it, and is done: from then on the wire calls whoever listens to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from paddlewheel.server.frames import BadFrame, Frames, closing, closing_code, frame

log = logging.getLogger("paddlewheel.server")

#: Where the application finds the wire in its scope.
EXTENSION = "paddlewheel.wire"

#: Seconds for the other side to say good-bye, too.
FAREWELL = 10.0
#: Messages that may wait to be read before no more are taken from the line.
UNREAD = 16
#: Seconds of silence after which the other side is asked whether it is there, and after which it is taken for gone.
QUIET, SILENT = 30.0, 60.0


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
        #: The answer to the other side, until it is given.
        self._handshake: Response | None = None
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

    def _begin(self, data: bytes) -> None:
        """Read the request the web server has put together again, and let the application decide."""
        handshake = ServerProtocol()
        handshake.receive_data(data)
        for asked in handshake.events_received():
            if isinstance(asked, Request):
                answer = handshake.accept(asked)
                if answer.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                    self._handshake = answer
                    self.start(self._ask(self._scope(asked)))
                else:
                    self._say_no(answer)
                return
        self._say_no(handshake.reject(HTTPStatus.BAD_REQUEST, ""))

    def _scope(self, asked: Request) -> dict[str, Any]:
        path, _, query = asked.path.encode().partition(b"?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in asked.headers.raw_items()]
        return {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": "ws", "server": None, "client": get_remote_addr(self._transport), "root_path": "",
            "path": unquote(path.decode("ascii", "replace")), "raw_path": path, "query_string": query,
            "headers": headers, "subprotocols": [], "state": {}, "extensions": {EXTENSION: self},
        }  # fmt: skip

    async def _ask(self, scope: Any) -> None:
        try:
            await self._app(scope, _no_messages, _no_messages)
        except Exception:
            log.exception("a connection could not be opened")
        if self._handshake is not None:
            self.refuse()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on. The server waits for it when it stops."""
        task = self._loop.create_task(work)
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def accept(self) -> None:
        answer, self._handshake = self._handshake, None
        if answer is not None and not self._transport.is_closing():
            self._frames = Frames(self._limit)
            self.is_open = True
            self._transport.write(answer.serialize())

    def refuse(self) -> None:
        """There is no WebSocket here for whoever asks."""
        self._handshake = None
        self._say_no(ServerProtocol().reject(HTTPStatus.FORBIDDEN, ""))

    def _say_no(self, answer: Response) -> None:
        self._transport.write(answer.serialize())
        self._transport.close()

    # -- listening ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._frames is None:
            if self._handshake is not None:
                # Nothing may be said before the answer.
                self._handshake = None
                self._transport.close()
            elif not self._transport.is_closing():
                self._begin(data)
            return
        self._heard_at = time.monotonic()
        goodbye = 0
        try:
            for kind, payload in self._frames.read(data):
                if kind == Opcode.CLOSE:
                    goodbye = closing_code(payload)
                    break
                if not self.is_open:
                    continue
                if kind == Opcode.PING:
                    self._transport.write(frame(Opcode.PONG, payload))
                elif kind != Opcode.PONG:
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
            self._transport.write(frame(Opcode.TEXT, message))
        return len(self._unsent)

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        while self._unsent and not self._full:
            self._transport.write(frame(Opcode.TEXT, self._unsent.pop(0)))

    def mind(self, now: float) -> None:
        """Ask whether the other side is still there, if nothing was heard for long."""
        quiet = now - self._heard_at
        if quiet > SILENT:
            self._transport.abort()
        elif quiet > QUIET and self.is_open and not self._full:
            self._transport.write(frame(Opcode.PING, b""))

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
        self.close(CloseCode.SERVICE_RESTART)
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


async def _no_messages(*_: object) -> Any:
    raise RuntimeError("what comes and goes over a WebSocket passes its wire")
