"""A WebSocket at a table: says hello with its keys, then plays and listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from paddlewheel.kernel.errors import PaddlewheelError
from paddlewheel.server.guard import Bucket, too_deep
from paddlewheel.server.service import Service
from paddlewheel.server.wire import Wire
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.facts import Viewer
from paddlewheel.tables.messages import (
    Answer,
    AskHint,
    AskWhy,
    Hello,
    Incoming,
    Pause,
    Ping,
    Play,
    Pong,
    Say,
    Show,
    Trouble,
    Undo,
    Welcome,
)
from paddlewheel.tables.table import Table
from paddlewheel.tables.views import encode

log = logging.getLogger("paddlewheel.server")

decode = msgspec.json.Decoder(Incoming).decode

#: Why a connection is closed; the numbers from 4000 on are ours.
LEAVING, TOO_BIG, GONE, BAD_HELLO, FORBIDDEN, UNKNOWN, TOO_MANY, TOO_SLOW = (
    1001, 1009, 1012, 4400, 4403, 4404, 4429, 4408,
)  # fmt: skip
STRIKES = 20
#: Seconds to send what still waits before a connection is closed.
FAREWELL = 2.0


class Connection:
    """One WebSocket: a listener that never waits, with a writer that runs only while something is to be sent."""

    __slots__ = (
        "_chat", "_messages", "_service", "_strikes", "_thinking", "_waiting", "_wire", "_writing",
        "closed", "seats", "show", "table", "viewers",
    )  # fmt: skip

    def __init__(self, wire: Wire, service: Service, table: Table, hello: Hello) -> None:
        self._wire = wire
        self._service = service
        self.table = table
        self.seats = [_seat(table, key) for key in hello.keys]
        viewers: list[Viewer] = [*dict.fromkeys(self.seats)]
        self.viewers: tuple[Viewer, ...] = tuple(viewers if viewers and not hello.watch else [*viewers, None])
        self.show: Show = hello.show
        self._waiting: list[bytes] = []
        self._writing: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._messages = Bucket(service.settings.limits.messages)
        self._chat = Bucket(service.settings.limits.chat)
        self._strikes = 0
        self.closed = False

    # -- sending ------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if len(self._waiting) >= self._service.settings.limits.waiting:
            self.closed = True
            self._waiting.clear()
            self._service.metrics.turned_away.labels("slow").inc()
            self._writing = asyncio.create_task(self._wire.close(TOO_SLOW))
            return
        self._waiting.append(message)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._wire.send(self._waiting.pop(0))
        except Exception:
            # The other side is gone; the reader notices and takes the connection away.
            self.closed = True
            self._waiting.clear()
        finally:
            self._writing = None

    async def flush(self) -> None:
        """Send what still waits, if the other side takes it."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=FAREWELL)

    # -- receiving ----------------------------------------------------------------------------------------

    async def serve(self) -> int:
        """Take messages until the connection ends. Returns the code to close it with."""
        while not self.closed:
            raw = await self._wire.receive()
            if raw is None:
                return 0
            if not self._messages.take():
                self._service.metrics.turned_away.labels("messages").inc()
                self._strikes += 1
                if self._strikes > STRIKES:
                    return TOO_MANY
                self.tell(Trouble(code="too many", why="Too many messages. Wait a little."))
                continue
            try:
                message = read(raw, self._service)
                if isinstance(message, Hello):
                    raise TableError("bad", "Hello is said once.")
                await HANDLERS[type(message)](self, message)
            except TableError as trouble:
                self.tell(Trouble(code=trouble.code, why=trouble.why))
            except PaddlewheelError as trouble:
                self.tell(Trouble(code="bad", why=str(trouble)))
        return 0

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
        metrics.answers.labels(answer.result).inc()
        if answer.result == "stale":
            self.send(self.table.view(seat, self.show))

    async def _pause(self, message: Pause) -> None:
        self._must_hold(message.seat)
        await self._service.house.seating.pause(self.table, message.seat, message.want)

    async def _say(self, message: Say) -> None:
        self._must_hold(message.seat)
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
            self.tell(await self._service.house.minder.hint(self.table, seat))
        except TableError as trouble:
            self.tell(Trouble(code=trouble.code, why=trouble.why))

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
    if len(raw) > service.settings.limits.message_bytes or too_deep(raw, service.settings.limits.depth):
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


async def serve_socket(wire: Wire, service: Service, name: str) -> None:
    """A connection from its first message to its last."""
    address = wire.address
    service.sockets[address] += 1
    service.metrics.sockets.inc()
    code = LEAVING
    connection: Connection | None = None
    try:
        await wire.accept()
        code, connection = await _greet(wire, service, name)
        if connection is not None:
            connection.tell(Welcome(table=name, seats=connection.seats))
            for seat in connection.seats:
                await service.house.seating.come_back(connection.table, seat)
            connection.table.add(connection)
            code = await connection.serve()
    except Exception:
        log.exception("a connection broke")
        code = GONE
    finally:
        if connection is not None:
            connection.closed = True
            connection.table.remove(connection)
        service.sockets[address] -= 1
        if not service.sockets[address]:
            del service.sockets[address]
        service.metrics.sockets.dec()
    if code:
        try:
            if connection is not None:
                await connection.flush()
            await wire.close(code)
        except Exception:
            log.debug("the connection was closed already")


async def _greet(wire: Wire, service: Service, name: str) -> tuple[int, Connection | None]:
    """Wait for hello and check its keys. The code is for closing when nobody comes in."""
    if service.sockets[wire.address] > service.settings.limits.sockets:
        service.metrics.turned_away.labels("sockets").inc()
        return TOO_MANY, None
    try:
        raw = await asyncio.wait_for(wire.receive(), service.settings.limits.hello)
        if raw is None:
            return 0, None
        message = read(raw, service)
        if not isinstance(message, Hello):
            return BAD_HELLO, None
        return LEAVING, Connection(wire, service, await service.house.table(name), message)
    except TimeoutError:
        return BAD_HELLO, None
    except TableError as trouble:
        codes = {"unknown": UNKNOWN, "forbidden": FORBIDDEN}
        await wire.send(encode(Trouble(code=trouble.code, why=trouble.why)))
        return codes.get(trouble.code, BAD_HELLO), None
