"""The WebSocket of a class: the teacher's console and the pupils' screens hear of every change by it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddlewheel.server.api_request import address_of, find_room, service_of
from paddlewheel.server.limits import TokenBucket
from paddlewheel.server.service import Service
from paddlewheel.server.socket_sender import (
    BAD_HELLO,
    RESTART,
    TOO_MANY,
    SocketSender,
    receive,
    refuse,
    send_or_close,
)
from paddlewheel.server.words import say
from paddlewheel.tables.classroom.messages import ClassHello, ClassIncoming
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.messages import Pong

log = logging.getLogger("paddlewheel.server")

decode = msgspec.json.Decoder(ClassIncoming).decode


async def live_class(websocket: WebSocket) -> None:
    """Serve one WebSocket of a class from its hello to its end."""
    service = service_of(websocket)
    await websocket.accept()
    with service.socket(address_of(websocket)) as is_allowed:
        try:
            if not is_allowed:
                service.turn_away("sockets")
                await send_or_close(websocket, TOO_MANY)
            elif (connection := await _greet(websocket, service)) is not None:
                await connection.run()
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection to a class could not be opened")
            with suppress(WebSocketDisconnect):
                await send_or_close(websocket, RESTART)


async def _greet(websocket: WebSocket, service: Service) -> ClassConnection | None:
    """Wait for hello and check its key. Without one the connection is closed."""
    try:
        async with asyncio.timeout(service.settings.limits.hello_seconds):
            message = _read(await receive(websocket), service)
        if isinstance(message, ClassHello):
            room = await find_room(service, websocket.path_params["class"], [message.key])
            pupil = "" if room.is_teacher(message.key) else room.must_be_pupil(message.key).id
            return ClassConnection(websocket, service, room, pupil)
        await send_or_close(websocket, BAD_HELLO)
    except TimeoutError:
        await send_or_close(websocket, BAD_HELLO)
    except TableError as error:
        await refuse(websocket, error)
    return None


def _read(raw: str | bytes, service: Service) -> ClassIncoming:
    if len(raw) > service.settings.limits.message_bytes:
        raise TableError("bad", say("message-too-large"))
    try:
        message: ClassIncoming = decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TableError("bad", say("bad-message", error=str(error))) from None
    return message


class ClassConnection(SocketSender):
    """One WebSocket of a class."""

    __slots__ = ("_is_listening", "_messages", "_room", "pupil")

    def __init__(self, websocket: WebSocket, service: Service, room: Room, pupil: str) -> None:
        super().__init__(websocket, service)
        self._room = room
        #: Empty for the teacher.
        self.pupil = pupil
        self._messages = TokenBucket(service.settings.limits.messages)
        self._is_listening = False

    async def run(self) -> None:
        """Listen until the connection ends."""
        sender = asyncio.create_task(self.send_all())
        self._is_listening = True
        try:
            await self._service.classes.add(self._room, self)
            while True:
                await self._hear(await receive(self._websocket))
        finally:
            self._is_closing = True
            self.stop_listening()
            sender.cancel()

    async def _hear(self, raw: str | bytes) -> None:
        if not self._messages.take():
            self.close(TOO_MANY)
            return
        try:
            if isinstance(_read(raw, self._service), ClassHello):
                raise wrong_key()
            self.tell(Pong())
        except TableError as error:
            self.disconnect(error)

    def stop_listening(self) -> None:
        if self._is_listening:
            self._is_listening = False
            self._service.classes.remove_listener(self._room, self)
