"""The sending side of a WebSocket: a queue with a limit, and how a connection is read and closed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddlewheel.language import Language, language
from paddlewheel.server.service import Service
from paddlewheel.tables.errors import Code, TableError
from paddlewheel.tables.messages import ErrorMessage
from paddlewheel.tables.views import encode

#: Why a connection is closed. The codes from 4000 on are ours.
RESTART, BAD_HELLO, FORBIDDEN, UNKNOWN, TOO_SLOW, TOO_MANY = 1012, 4400, 4403, 4404, 4408, 4429
CLOSE_CODES: dict[Code, int] = {"unknown": UNKNOWN, "forbidden": FORBIDDEN}


async def send_or_close(websocket: WebSocket, message: bytes | int) -> None:
    """Send a message, or close with a code. WebSocketDisconnect when the connection has ended."""
    try:
        if isinstance(message, int):
            await websocket.close(message)
        else:
            await websocket.send_text(message.decode())
    except RuntimeError:
        # Servers raise it when they have closed the connection themselves.
        raise WebSocketDisconnect(1006) from None


async def refuse(websocket: WebSocket, error: TableError) -> None:
    """Say why there is no connection, and close it."""
    await send_or_close(websocket, encode(ErrorMessage(code=error.code, why=error.why)))
    await send_or_close(websocket, CLOSE_CODES.get(error.code, BAD_HELLO))


async def receive(websocket: WebSocket) -> str | bytes:
    """The next message. WebSocketDisconnect when the other side has gone."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text


class SocketSender:
    """Sends from a queue with a limit: who lets it fill up is a slow reader and is dropped."""

    __slots__ = ("_is_closing", "_queue", "_service", "_websocket", "language")

    def __init__(self, websocket: WebSocket, service: Service) -> None:
        self._websocket = websocket
        self._service = service
        #: Messages to send; a number is the code to close with.
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(service.settings.limits.send_queue)
        self._is_closing = False
        #: In which everything is said that it is sent.
        self.language: Language = language()

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self._is_closing:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._service.turn_away("slow")
            self.close(TOO_SLOW)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        """Close after what is queued. A slow reader gets nothing more than the code."""
        if self._is_closing:
            return
        self._is_closing = True
        if self._queue.full():
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(code)
        # Not now: whoever calls may be going through all listeners.
        asyncio.get_running_loop().call_soon(self.stop_listening)

    def disconnect(self, why: TableError) -> None:
        """Say why, and end the connection."""
        self.tell(ErrorMessage(code=why.code, why=why.why))
        self.close(CLOSE_CODES.get(why.code, BAD_HELLO))

    def stop_listening(self) -> None:
        """Nothing more is to be told to it."""
        raise NotImplementedError

    async def send_all(self) -> None:
        """Send what is queued, up to the close."""
        with suppress(WebSocketDisconnect):
            while not isinstance(message := await self._queue.get(), int):
                await send_or_close(self._websocket, message)
            await send_or_close(self._websocket, message)
