"""The WebSocket of a table: it says hello with its keys, then plays and listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddlewheel.kernel import PaddlewheelError
from paddlewheel.language import speaking
from paddlewheel.server.api_request import address_of, find_table, keys_of, service_of
from paddlewheel.server.limits import TokenBucket
from paddlewheel.server.service import Service
from paddlewheel.server.socket_sender import (
    BAD_HELLO,
    FORBIDDEN,
    RESTART,
    TOO_MANY,
    SocketSender,
    receive,
    refuse,
    send_or_close,
)
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.keys import digest
from paddlewheel.tables.messages import (
    Answer,
    AskBeats,
    AskHint,
    AskPlans,
    AskWhy,
    End,
    ErrorMessage,
    Hello,
    Incoming,
    Pause,
    Ping,
    Play,
    Pong,
    Resign,
    Say,
    Show,
    StandIn,
    Undo,
    Welcome,
)
from paddlewheel.tables.models import SPECTATOR, EntryKind, Viewer
from paddlewheel.tables.table import Table, to_the_end

log = logging.getLogger("paddlewheel.server")

decode = msgspec.json.Decoder(Incoming).decode

#: Messages over the rate limit that are refused before the connection is closed.
STRIKES = 20


async def live(websocket: WebSocket) -> None:
    """Serve one WebSocket from its hello to its end."""
    service = service_of(websocket)
    await websocket.accept()
    with service.socket(address_of(websocket)) as is_allowed:
        try:
            if is_allowed:
                connection = await _greet(websocket, service)
                if connection is not None:
                    await connection.run()
            else:
                service.turn_away("sockets")
                await send_or_close(websocket, TOO_MANY)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection could not be opened")
            with suppress(WebSocketDisconnect):
                await send_or_close(websocket, RESTART)


async def _greet(websocket: WebSocket, service: Service) -> Connection | None:
    """Wait for hello and check its keys. Without them the connection is closed."""
    try:
        async with asyncio.timeout(service.settings.limits.hello_seconds):
            message = read(await receive(websocket), service)
        if isinstance(message, Hello):
            table = await find_table(service, websocket.path_params["table"])
            admitted = await service.must_admit(table, [*message.keys, *keys_of(websocket)])
            if not message.keys:
                table.must_let_watch()
            return Connection(websocket, service, table, message, digest(admitted) if admitted else "")
        await send_or_close(websocket, BAD_HELLO)
    except TimeoutError:
        await send_or_close(websocket, BAD_HELLO)
    except TableError as error:
        await refuse(websocket, error)
    return None


def read(raw: str | bytes, service: Service) -> Incoming:
    """One message, read strictly."""
    if len(raw) > service.settings.limits.message_bytes:
        raise TableError("bad", say("message-too-large"))
    try:
        message: Incoming = decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TableError("bad", say("bad-message", error=str(error))) from None
    return message


class Connection(SocketSender):
    """One WebSocket at a table. It reads messages one after the other, and sends from a queue with a limit."""

    __slots__ = (
        "_chat", "_hint", "_is_listening", "_messages", "_strikes", "admitted", "occupancies", "show", "table",
        "viewers",
    )  # fmt: skip

    def __init__(self, websocket: WebSocket, service: Service, table: Table, hello: Hello, admitted: str = "") -> None:
        super().__init__(websocket, service)
        limits = service.settings.limits
        self.table = table
        self.admitted = admitted
        seats = [_seat_of(table, key) for key in hello.keys]
        self.occupancies = {seat: table.seats[seat].occupancy for seat in seats}
        viewers: list[Viewer] = [*self.occupancies]
        self.viewers: tuple[Viewer, ...] = tuple(viewers if viewers and not hello.watch else [*viewers, None])
        self.show: Show = hello.show
        self._messages = TokenBucket(limits.messages)
        self._chat = TokenBucket(limits.chat)
        self._strikes = 0
        self._hint: asyncio.Task[None] | None = None
        self._is_listening = False

    async def run(self) -> None:
        """Listen at the table until the connection ends."""
        self.tell(Welcome(table=self.table.id, seats=[*self.occupancies]))
        for seat, occupancy in [*self.occupancies.items()]:
            await self._service.table_registry.seating.come_back(self.table, seat, occupancy)
        sender = asyncio.create_task(self.send_all())
        self._is_listening = True
        try:
            self.table.add(self)
            await self._receive_all()
        finally:
            self._is_closing = True
            self.stop_listening()
            sender.cancel()

    def stop_listening(self) -> None:
        if self._is_listening:
            self._is_listening = False
            self.table.remove(self)

    def lose(self, seat: int) -> None:
        """The seat has changed hands. A connection that has no other ends."""
        del self.occupancies[seat]
        self.viewers = tuple(viewer for viewer in self.viewers if viewer != seat)
        with speaking(self.language):
            self.tell(ErrorMessage(code="forbidden", why=say("seat-lost")))
        if not self.viewers:
            self.close(FORBIDDEN)

    # -- receiving ----------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        """Handle messages one after the other. Those that came before a close are handled, too."""
        while True:
            raw = await receive(self._websocket)
            if self._is_closing:
                continue
            if self._messages.take():
                await self._handle(raw)
            else:
                self._refuse()
            # Let the sender run: the answers to many messages at once must not fill the queue.
            await asyncio.sleep(0)

    def _refuse(self) -> None:
        self._service.turn_away("messages")
        self._strikes += 1
        if self._strikes > STRIKES:
            self.close(TOO_MANY)
        else:
            self.tell(ErrorMessage(code="too many", why=say("too-many-messages")))

    async def _handle(self, raw: str | bytes) -> None:
        about = ""
        try:
            message = read(raw, self._service)
            about = str(message.__struct_config__.tag)
            if isinstance(message, Hello):
                raise TableError("bad", say("hello-once"))
            await HANDLERS[type(message)](self, message)
        except TableError as error:
            self.tell(ErrorMessage(code=error.code, why=error.why, about=about))
        except PaddlewheelError as error:
            self.tell(ErrorMessage(code="bad", why=str(error), about=about))
        except Exception:
            log.exception("a message could not be handled")
            self.close(RESTART)

    def _must_hold(self, seat: int) -> int:
        """The occupancy of one of its own seats."""
        if seat not in self.occupancies:
            raise wrong_key()
        return self.occupancies[seat]

    async def _play(self, message: Play) -> None:
        await self._act("choice", message.seat, message.token, message.client, message.seq)

    async def _undo(self, message: Undo) -> None:
        await self._act("undo", message.seat, str(message.back), message.client, message.seq)

    async def _act(self, kind: EntryKind, seat: int, token: str, client: str, seq: int) -> None:
        occupancy = self._must_hold(seat)
        started = time.perf_counter()
        answer: Answer = await to_the_end(self.table.act(kind, seat, token, client, seq, self.tell, occupancy))
        metrics = self._service.metrics
        metrics.answer_seconds.observe(time.perf_counter() - started)
        metrics.answers.labels(answer.result).inc()
        if answer.result == "stale" and seat in self.occupancies:
            self.send(self.table.view(seat, self.show))

    async def _pause(self, message: Pause) -> None:
        occupancy = self._must_hold(message.seat)
        await self._service.table_registry.seating.pause(self.table, message.seat, message.want, occupancy)

    async def _resign(self, message: Resign) -> None:
        occupancy = self._must_hold(message.seat)
        seating = self._service.table_registry.seating
        self.tell(await seating.resign(self.table, message.seat, message.client, occupancy))

    async def _end(self, message: End) -> None:
        occupancy = self._must_hold(message.seat)
        seating = self._service.table_registry.seating
        self.tell(await seating.end(self.table, message.seat, message.want, message.client, occupancy))

    async def _stand_in(self, message: StandIn) -> None:
        occupancy = self._must_hold(message.seat)
        await self._service.table_registry.seating.stand_in(self.table, message.seat, message.absent, occupancy)

    async def _say(self, message: Say) -> None:
        seat = SPECTATOR if message.seat is None else message.seat
        occupancy = None if seat == SPECTATOR else self._must_hold(seat)
        if not self._chat.take():
            raise TableError("too many", say("too-much-chat"))
        await self.table.say(seat, message.text, occupancy, message.name)

    async def _ask_hint(self, message: AskHint) -> None:
        self._must_hold(message.seat)
        self._service.check_rate("analyses", address_of(self._websocket))
        if self._hint is None or self._hint.done():
            self._hint = asyncio.create_task(self._give_hint(message.seat))

    async def _give_hint(self, seat: int) -> None:
        """In a task of its own: other messages do not wait for it."""
        try:
            address = address_of(self._websocket)
            hint = await self._service.table_registry.supervisor.hint(self.table, seat, address)
            if seat in self.occupancies:
                self.tell(hint)
        except TableError as error:
            self.tell(ErrorMessage(code=error.code, why=error.why))

    async def _why(self, message: AskWhy) -> None:
        self._must_hold(message.seat)
        self.tell(self.table.why_not(message.seat, message.token, message.element))

    async def _beats(self, message: AskBeats) -> None:
        if message.seat not in self.viewers:
            raise wrong_key()
        self.tell(self.table.beats_at(message.seat, message.seq, own=True, whole=False))

    async def _plans(self, message: AskPlans) -> None:
        self._must_hold(message.seat)
        self.send(self.table.plans(message.seat, message.picked))

    async def _ping(self, message: Ping) -> None:
        self.tell(Pong())


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    Play: Connection._play,
    Undo: Connection._undo,
    Pause: Connection._pause,
    Resign: Connection._resign,
    End: Connection._end,
    StandIn: Connection._stand_in,
    Say: Connection._say,
    AskHint: Connection._ask_hint,
    AskWhy: Connection._why,
    AskBeats: Connection._beats,
    AskPlans: Connection._plans,
    Ping: Connection._ping,
}


def _seat_of(table: Table, key: str) -> int:
    seat = table.seat_of(key)
    if seat is None:
        raise wrong_key()
    return seat
