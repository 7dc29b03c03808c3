"""A WebSocket at a table: says hello with its keys, then plays and listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from paddlewheel.kernel import PaddlewheelError
from paddlewheel.server.guard import TokenBucket
from paddlewheel.server.service import Service
from paddlewheel.server.wire import Wire
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.messages import (
    Answer,
    AskHint,
    AskWhy,
    ErrorMessage,
    Hello,
    Incoming,
    Pause,
    Ping,
    Play,
    Pong,
    Say,
    Show,
    Undo,
    Welcome,
)
from paddlewheel.tables.models import Viewer
from paddlewheel.tables.table import Table
from paddlewheel.tables.views import encode

log = logging.getLogger("paddlewheel.server")

decode = msgspec.json.Decoder(Incoming).decode

#: Why a connection is closed; the numbers from 4000 on are ours.
GONE, BAD_HELLO, FORBIDDEN, UNKNOWN, TOO_MANY, TOO_SLOW = 1012, 4400, 4403, 4404, 4429, 4408
STRIKES = 20


class Connection:
    """One WebSocket at a table: a listener that never waits, with work under way only while messages are to be read."""

    __slots__ = (
        "_chat", "_messages", "_reading", "_service", "_strikes", "_thinking", "_wire",
        "seats", "show", "table", "viewers",
    )  # fmt: skip

    def __init__(self, wire: Wire, service: Service, table: Table, hello: Hello) -> None:
        self._wire = wire
        self._service = service
        self.table = table
        self.seats = [_seat(table, key) for key in hello.keys]
        viewers: list[Viewer] = [*dict.fromkeys(self.seats)]
        self.viewers: tuple[Viewer, ...] = tuple(viewers if viewers and not hello.watch else [*viewers, None])
        self.show: Show = hello.show
        self._reading = False
        self._thinking: asyncio.Task[None] | None = None
        self._messages = TokenBucket(service.settings.limits.messages)
        self._chat: TokenBucket | None = None
        self._strikes = 0

    # -- sending ------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self._wire.send(message) > self._service.settings.limits.waiting:
            self._service.metrics.turned_away.count("slow")
            self._wire.close(TOO_SLOW)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    # -- receiving ----------------------------------------------------------------------------------------

    def join(self) -> None:
        """Listen at the table, and to the wire."""
        self._wire.listen(self._heard, self._gone)
        if self._wire.is_open:
            self.table.add(self)

    def _gone(self) -> None:
        self.table.remove(self)
        self._service.went(self._wire)

    def _heard(self) -> None:
        if not self._reading:
            self._reading = True
            self._wire.start(self._read_all())

    async def _read_all(self) -> None:
        """Take messages one after the other until there are none, also those of somebody who has gone since."""
        try:
            while (raw := self._wire.take()) is not None:
                if self._messages.take():
                    await self._answer(raw)
                else:
                    self._turn_away()
        except Exception:
            log.exception("a connection broke")
            self._wire.close(GONE)
        finally:
            self._reading = False

    def _turn_away(self) -> None:
        self._service.metrics.turned_away.count("messages")
        self._strikes += 1
        if self._strikes > STRIKES:
            self._wire.close(TOO_MANY)
        else:
            self.tell(ErrorMessage(code="too many", why="Too many messages. Wait a little."))

    async def _answer(self, raw: bytes) -> None:
        try:
            message = read(raw, self._service)
            if isinstance(message, Hello):
                raise TableError("bad", "Hello is said once.")
            await HANDLERS[type(message)](self, message)
        except TableError as trouble:
            self.tell(ErrorMessage(code=trouble.code, why=trouble.why))
        except PaddlewheelError as trouble:
            self.tell(ErrorMessage(code="bad", why=str(trouble)))

    def _must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise wrong_key()

    async def _play(self, message: Play) -> None:
        await self._act("choice", message.seat, message.token, message.client, message.seq)

    async def _undo(self, message: Undo) -> None:
        await self._act("undo", message.seat, str(message.back), message.client, message.seq)

    async def _act(self, kind: Any, seat: int, token: str, client: str, seq: int) -> None:
        self._must_hold(seat)
        started = time.perf_counter()
        answer: Answer = await self.table.act(kind, seat, token, client, seq, self.tell)
        metrics = self._service.metrics
        metrics.answering.observe(time.perf_counter() - started)
        metrics.answers.count(answer.result)
        if answer.result == "stale":
            self.send(self.table.view(seat, self.show))

    async def _pause(self, message: Pause) -> None:
        self._must_hold(message.seat)
        await self._service.table_registry.seating.pause(self.table, message.seat, message.want)

    async def _say(self, message: Say) -> None:
        self._must_hold(message.seat)
        self._chat = self._chat or TokenBucket(self._service.settings.limits.chat)
        if not self._chat.take():
            raise TableError("too many", "Too much talk at once. Wait a little.")
        await self.table.say(message.seat, message.text)

    async def _hint(self, message: AskHint) -> None:
        self._must_hold(message.seat)
        self._service.take("thoughts", self._wire.address)
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._give_hint(message.seat))

    async def _give_hint(self, seat: int) -> None:
        """Apart from the other messages, which do not wait for it."""
        try:
            self.tell(await self._service.table_registry.supervisor.hint(self.table, seat))
        except TableError as trouble:
            self.tell(ErrorMessage(code=trouble.code, why=trouble.why))

    async def _why(self, message: AskWhy) -> None:
        self._must_hold(message.seat)
        self.tell(self.table.why_not(message.seat, message.token))

    async def _ping(self, message: Ping) -> None:
        self.tell(Pong())


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    Play: Connection._play,
    Undo: Connection._undo,
    Pause: Connection._pause,
    Say: Connection._say,
    AskHint: Connection._hint,
    AskWhy: Connection._why,
    Ping: Connection._ping,
}


def read(raw: bytes, service: Service) -> Incoming:
    """One message, strictly."""
    if len(raw) > service.settings.limits.message_bytes:
        raise TableError("bad", "The message is too large.")
    try:
        message: Incoming = decode(raw)
    except (msgspec.DecodeError, RecursionError) as trouble:
        raise TableError("bad", f"The message does not fit: {trouble}") from None
    return message


def _seat(table: Table, key: str) -> int:
    seat = table.seat_of(key)
    if seat is None:
        raise wrong_key()
    return seat


async def open_socket(wire: Wire, service: Service, name: str) -> None:
    """Let a connection in: wait for its hello, check its keys, seat it at the table. From then on it is called."""
    wire.accept()
    service.came(wire)
    seated = False
    try:
        connection = await _greet(wire, service, name)
        if connection is not None:
            connection.tell(Welcome(table=name, seats=connection.seats))
            for seat in connection.seats:
                await service.table_registry.seating.come_back(connection.table, seat)
            seated = True
            connection.join()
    except Exception:
        log.exception("a connection broke")
        wire.close(GONE)
    finally:
        if not seated:
            service.went(wire)


async def _greet(wire: Wire, service: Service, name: str) -> Connection | None:
    """Wait for hello and check its keys. Without them the connection is closed."""
    if service.sockets[wire.address] > service.settings.limits.sockets:
        service.metrics.turned_away.count("sockets")
        wire.close(TOO_MANY)
        return None
    try:
        raw = await wire.receive(service.settings.limits.hello)
        message = None if raw is None else read(raw, service)
        if isinstance(message, Hello):
            return Connection(wire, service, await service.table_registry.table(name), message)
        wire.close(BAD_HELLO)
    except TimeoutError:
        wire.close(BAD_HELLO)
    except TableError as trouble:
        wire.send(encode(ErrorMessage(code=trouble.code, why=trouble.why)))
        wire.close({"unknown": UNKNOWN, "forbidden": FORBIDDEN}.get(trouble.code, BAD_HELLO))
    return None
