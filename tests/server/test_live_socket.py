"""The WebSocket of a table on a real TCP connection, with a client that follows no protocol but its own."""

from __future__ import annotations

import asyncio
import base64
import socket

import httpx
import msgspec
import pytest
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader

from server.running import Running
from server.talking import bearer
from support import PATIENCE

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = Opcode
BROKEN, NO_TEXT = CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA


def masked(kind: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(kind, payload, fin).serialize(mask=True)


class RawSocket:
    """A WebSocket without a library on this side."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self._frames = StreamReader()

    async def frame(self) -> Frame:
        parsing = Frame.parse(self._frames.read_exact, mask=False, max_size=None)
        while True:
            try:
                next(parsing)
            except StopIteration as done:
                found: Frame = done.value
                return found
            self._frames.feed_data(await asyncio.wait_for(self.reader.read(65_536), PATIENCE))

    async def until(self, kind: Opcode) -> Frame:
        while (found := await self.frame()).opcode != kind:
            pass
        return found

    async def ends(self) -> bool:
        return await asyncio.wait_for(self.reader.read(), PATIENCE) == b""


async def opened(
    server: Running, table: str, changed: dict[str, str] | None = None, sock: socket.socket | None = None
) -> tuple[bytes, RawSocket]:
    """The status line of the answer, and the line."""
    where = {"sock": sock} if sock else {"host": "127.0.0.1", "port": server.settings.port}
    reader, writer = await asyncio.open_connection(**where)
    headers = {
        "host": "127.0.0.1", "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13",
        "sec-websocket-key": base64.b64encode(bytes(16)).decode(), **(changed or {}),
    }  # fmt: skip
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    writer.write(f"GET /api/tables/{table}/live HTTP/1.1\r\n{lines}\r\n".encode())
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return answer.partition(b"\r\n")[0], RawSocket(reader, writer)


@pytest.fixture
def table(http: httpx.Client) -> str:
    plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
    return str(http.post("/api/tables", json=plan).json()["table"])


HELLO = b'{"type":"hello"}'


def test_pings_and_closes_are_answered(server: Running, table: str) -> None:
    async def conversation() -> None:
        status, line = await opened(server, table)
        assert b"101" in status
        line.writer.write(masked(TEXT, HELLO[:5], fin=False) + masked(PING, b"there?") + masked(CONTINUED, HELLO[5:]))
        assert (await line.until(Opcode.PONG)).data == b"there?"
        assert b"welcome" in (await line.until(Opcode.TEXT)).data
        line.writer.write(masked(CLOSE, Close(1001, "").serialize()))
        assert Close.parse((await line.until(Opcode.CLOSE)).data).code == 1001
        assert await line.ends()

    asyncio.run(conversation())


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\x81\x02hi", BROKEN), (masked(TEXT, b"\xff\xfe"), NO_TEXT), (masked(CLOSE, b"\x00"), BROKEN)],
    ids=["not masked", "no text", "no close code"],
)
def test_a_connection_that_breaks_the_protocol_ends(server: Running, table: str, data: bytes, code: int) -> None:
    async def conversation() -> None:
        _, line = await opened(server, table)
        line.writer.write(masked(TEXT, HELLO) + data)
        assert Close.parse((await line.until(Opcode.CLOSE)).data).code == code
        assert await line.ends()

    asyncio.run(conversation())


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"sec-websocket-version": "8"}, b"400"),
        ({"sec-websocket-key": "short"}, b"400"),
        ({"origin": "https://elsewhere.example"}, b"403"),
        ({"origin": "http://["}, b"403"),
        ({"host": "["}, b"403"),
    ],
)
def test_a_bad_request_gets_no_websocket(server: Running, table: str, changed: dict[str, str], status: bytes) -> None:
    async def conversation() -> None:
        said, line = await opened(server, table, changed)
        assert status in said
        await asyncio.wait_for(line.reader.read(), PATIENCE)

    asyncio.run(conversation())


def test_what_was_sent_before_the_close_counts(server: Running, http: httpx.Client) -> None:
    created = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    key = created["mine"][0]["key"]
    hello = {"type": "hello", "keys": [key]}
    play = {"type": "play", "seat": 0, "token": "pick 1", "client": "a", "seq": 0}

    async def conversation() -> None:
        _, line = await opened(server, created["table"])
        line.writer.write(masked(TEXT, msgspec.json.encode(hello)))
        await line.until(Opcode.TEXT)
        line.writer.write(masked(TEXT, msgspec.json.encode(play)) + masked(CLOSE, b""))
        assert await line.until(Opcode.CLOSE)

    asyncio.run(conversation())
    seen = {"seat": 0, "after": 0, "wait": 25}
    view = http.get(f"/api/tables/{created['table']}/view", params=seen, headers=bearer(key)).json()
    assert view["seq"] == 1


def test_who_does_not_read_is_disconnected(server: Running, table: str) -> None:
    """What the other side does not take waits in a few places, each of them limited."""

    async def conversation() -> None:
        sock = socket.socket()
        # As small as it can be, before the connection is made.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.connect(("127.0.0.1", server.settings.port))
        _, line = await opened(server, table, sock=sock)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.write(masked(TEXT, HELLO))
        many = masked(TEXT, b'{"type":"why","seat":0,"token":"x"}') * 2000
        async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as http:
            while 'turned_away_total{limit="slow"}' not in (await http.get("/metrics")).text:
                line.writer.write(many)
                await line.writer.drain()
        line.writer.transport.resume_reading()  # type: ignore[attr-defined]
        close = await line.until(Opcode.CLOSE)
        assert Close.parse(close.data).code == 4408
        line.writer.write(masked(CLOSE, bytes(close.data)))
        assert await line.ends()

    asyncio.run(conversation())
