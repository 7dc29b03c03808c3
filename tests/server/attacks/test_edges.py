"""Connections that cost the server something: slow, large, many, flooding, or never read and never closed."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from paddlewheel.server.settings import Rate
from paddlewheel.tables.storage.store import sqlite_url
from server.running import WIDE, Running
from server.talking import caller
from support import PATIENCE

HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/any/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
#: Masked frames of a WebSocket: a ping with 125 bytes, and the empty parts of a text that never ends.
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
TEXT_BEGINS, TEXT_GOES_ON = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"

QUICK = msgspec.structs.replace(
    WIDE,
    head_seconds=0.3,
    body_seconds=0.3,
    read_seconds=0.5,
    close_seconds=0.5,
    connections=60,
    connections_by_address=40,
    pings=Rate(200, 20),
    socket_bytes=Rate(60_000, 1000),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<!doctype html>")
    (client / "large.bin").write_bytes(b"x" * 30_000_000)
    database = sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db")
    server = Running(database, limits=QUICK, client=client, trusted_proxies=())
    server.start()
    yield server
    server.stop()


def line(server: Running, **options: Any) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE, **options)


def turned_away(http: httpx.Client, limit: str) -> int:
    found = re.search(rf'turned_away_total{{limit="{limit}"}} (\d+)', http.get("/metrics").text)
    return int(found[1]) if found else 0


def soon(is_true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_cut_off(connection: socket.socket, part: bytes, pause: float = 0.0) -> None:
    """Send the same without reading, until the server ends the connection."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connection.sendall(part)
        except ConnectionError:
            return
        time.sleep(pause)
    pytest.fail("the server takes it without end")


def ended(connection: socket.socket) -> bytes:
    """What still comes before the server ends the connection."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


@pytest.mark.parametrize(
    ("sent", "limit"),
    [(b"", "head_seconds"), (HEAD, "head_seconds"), (b"\r\n" * 10, "head_seconds"), (POST + b"{", "body_seconds")],
    ids=["nothing", "half a head", "empty lines", "half a body"],
)
def test_a_request_that_does_not_arrive_is_ended(server: Running, http: httpx.Client, sent: bytes, limit: str) -> None:
    before = turned_away(http, limit)
    with line(server) as slow:
        slow.sendall(sent)
        assert ended(slow) == b""
    assert turned_away(http, limit) == before + 1


def test_a_request_of_one_byte_at_a_time_is_ended(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "head_seconds")
    with line(server) as slow:
        slow.sendall(HEAD)
        is_cut_off(slow, b"a", pause=0.05)
    soon(lambda: turned_away(http, "head_seconds") == before + 1)


def test_a_second_request_that_does_not_arrive_is_ended(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "head_seconds")
    with line(server) as slow:
        slow.sendall(HEAD + b"\r\n")
        assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        slow.sendall(b"\r\n")
        ended(slow)
    soon(lambda: turned_away(http, "head_seconds") == before + 1)


def test_endless_headers_are_refused(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "head_bytes")
    with line(server) as large:
        large.sendall(HEAD)
        is_cut_off(large, b"header: " + b"x" * 1000 + b"\r\n")
    soon(lambda: turned_away(http, "head_bytes") == before + 1)


def test_large_headers_in_one_piece_are_refused(http: httpx.Client) -> None:
    answer = http.get("/api/games", headers={"x": "y" * 40_000})
    assert answer.status_code == 431
    assert http.get("/" + "x" * 33_000).status_code == 431


def test_endless_trailers_end_the_connection(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "body_bytes")
    with line(server) as large:
        large.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n")
        is_cut_off(large, b"trailer: " + b"x" * 1000 + b"\r\n")
    soon(lambda: turned_away(http, "body_bytes") + turned_away(http, "body_seconds") > before)


def test_one_address_has_a_limited_number_of_connections(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "connections_by_address")
    lines = [line(server) for _ in range(50)]
    assert any(ended(each).startswith(b"HTTP/1.1 503") for each in lines)
    for each in lines:
        each.close()
    soon(lambda: http.get("/api/games").status_code == 200)
    assert turned_away(http, "connections_by_address") > before


def test_who_does_not_read_a_response_is_cut_off(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "read_seconds")
    with line(server) as deaf:
        deaf.sendall(b"GET /large.bin HTTP/1.1\r\nhost: localhost\r\n\r\n")
        soon(lambda: turned_away(http, "read_seconds") == before + 1)


def test_a_flood_of_pings_ends_the_connection(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "pings")
    with line(server) as flood:
        flood.sendall(UPGRADE)
        assert flood.recv(65536).startswith(b"HTTP/1.1 101")
        is_cut_off(flood, PING)
    soon(lambda: turned_away(http, "pings") == before + 1)


def test_a_text_in_endless_parts_ends_the_connection(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "fragments")
    with line(server) as flood:
        flood.sendall(UPGRADE)
        assert flood.recv(65536).startswith(b"HTTP/1.1 101")
        flood.sendall(TEXT_BEGINS)
        is_cut_off(flood, TEXT_GOES_ON)
    soon(lambda: turned_away(http, "fragments") == before + 1)


def test_a_flood_of_anything_ends_the_connection(server: Running, http: httpx.Client) -> None:
    before = turned_away(http, "socket_bytes")
    with line(server) as flood:
        flood.sendall(UPGRADE)
        assert flood.recv(65536).startswith(b"HTTP/1.1 101")
        is_cut_off(flood, b"\x8a" + PING[1:])  # pongs that nobody asked for
    soon(lambda: turned_away(http, "socket_bytes") == before + 1)


def test_a_websocket_that_never_closes_is_closed(server: Running, http: httpx.Client) -> None:
    with line(server) as deaf:
        deaf.sendall(UPGRADE)
        assert deaf.recv(65536).startswith(b"HTTP/1.1 101")
        deaf.sendall(b"\x81\x80\0\0\0\0")  # an empty text is no hello
        assert b"\x11\x30" in ended(deaf)  # 4400
    soon(lambda: "paddlewheel_sockets 0.0" in http.get("/metrics").text)


def test_who_plays_is_not_disturbed_by_the_limits_of_requests(server: Running, http: httpx.Client) -> None:
    table = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    with connect(server.live(table["table"]), open_timeout=PATIENCE) as player:
        player.send(msgspec.json.encode({"type": "hello", "keys": []}).decode())
        time.sleep(1.2)
        player.send('{"type":"ping"}')
        while msgspec.json.decode(player.recv(PATIENCE))["type"] != "pong":
            pass


def test_the_whole_server_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    server = Running(sqlite_url(tmp_path / "tables.db"), limits=msgspec.structs.replace(QUICK, connections=5))
    server.start()
    lines = [line(server) for _ in range(10)]
    assert any(ended(each).startswith(b"HTTP/1.1 503") for each in lines)
    with caller(server) as http:
        soon(lambda: turned_away(http, "connections") >= 5)
    server.stop()


def test_callers_from_elsewhere_are_sent_compressed_messages(server: Running, http: httpx.Client) -> None:
    table = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    for headers, extensions in (({}, []), ({"X-Forwarded-For": "192.0.2.1"}, ["permessage-deflate"])):
        with connect(server.live(table["table"]), additional_headers=headers, open_timeout=PATIENCE) as player:
            assert [extension.name for extension in player.protocol.extensions] == extensions
            player.send(msgspec.json.encode({"type": "hello", "keys": []}).decode())
            while msgspec.json.decode(player.recv(PATIENCE))["type"] != "view":
                pass


def test_a_small_message_that_unpacks_to_a_large_one_is_refused(server: Running) -> None:
    headers = {"X-Forwarded-For": "192.0.2.1"}
    with connect(server.live("any"), additional_headers=headers, open_timeout=PATIENCE) as attacker:
        attacker.send("x" * 10_000_000)  # some ten kilobytes on the way
        with pytest.raises(ConnectionClosed) as closed:
            attacker.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
