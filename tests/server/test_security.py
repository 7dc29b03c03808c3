"""What protects the server: keys, origins, headers, sizes and rates."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paddlewheel.server.limits import TokenBucket
from paddlewheel.server.settings import Limits, Rate
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import bearer, caller, talk
from support import PATIENCE

TWO = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = Limits(
        requests=Rate(500, 500),
        tables=Rate(30, 0.01),
        messages=Rate(10, 0.01),
        chat=Rate(2, 0.01),
        hello_seconds=PATIENCE,
    )
    server = Running(sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db"), limits=limits)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def table(http: httpx.Client) -> dict[str, Any]:
    created = http.post("/api/tables", json=TWO)
    assert created.status_code == 201
    found: dict[str, Any] = created.json()
    return found


def test_every_answer_carries_the_headers(http: httpx.Client) -> None:
    for path in ("/", "/healthz", "/api/games", "/nowhere", "/api/games/pebbles/art"):
        headers = http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_pages_from_other_sites_are_refused(server: Running, http: httpx.Client) -> None:
    assert http.post("/api/tables", json=TWO, headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert http.get("/api/games", headers={"host": "elsewhere.example"}).status_code == 403
    assert talk(server, "x", origin="https://elsewhere.example") == [403]
    assert http.post("/api/tables", json=TWO, headers={"origin": server.http}).status_code == 201


@pytest.mark.parametrize("headers", [{"host": "["}, {"host": "[::1"}, {"host": ""}, {"origin": "http://["}])
def test_headers_that_are_no_addresses_are_refused(http: httpx.Client, headers: dict[str, str]) -> None:
    answer = http.post("/api/tables", json=TWO, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/..%2f..%2fetc%2fpasswd", 404),
        ("/" + "x" * 5000, 404),
        ("/api/nowhere", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/%ff%fe", 404),
        ("/api/tables/" + "x" * 33, 404),
        ("/api/games/%00/rules", 404),
        ("/api/tables/x/play", 405),
        ("/api/tables/x/view?seat=" + "9" * 5000, 400),
        ("/api/tables/x/view?after=0&wait=nan", 400),
        ("/api/tables/x/view?show=everything", 400),
    ],
)
def test_addresses_that_lead_nowhere(http: httpx.Client, path: str, status: int) -> None:
    answer = http.get(path)
    assert answer.status_code == status
    assert set(answer.json()) == {"type", "code", "why"}


def test_a_seat_with_an_endless_number_is_refused(http: httpx.Client, table: dict[str, Any]) -> None:
    answer = http.post(f"/api/tables/{table['table']}/seats/{'9' * 5000}/join", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad")


def test_a_websocket_leads_to_a_table_or_nowhere(server: Running) -> None:
    async def opened(path: str) -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.settings.port}{path}", open_timeout=PATIENCE)
        return refused.value.response.status_code

    assert asyncio.run(opened("/")) == 403
    assert asyncio.run(opened("/api/tables")) == 403
    assert talk(server, "%00", {"type": "hello"})[-1] == 4404
    assert talk(server, "x" * 33, {"type": "hello"})[-1] == 4404


def test_a_view_of_a_seat_needs_its_key(http: httpx.Client, table: dict[str, Any]) -> None:
    name = table["table"]
    http.post(f"/api/tables/{name}/start", headers=bearer(table["host"]))
    view = f"/api/tables/{name}/view"
    assert http.get(view).status_code == 200
    assert http.get(view, params={"seat": 0}).status_code == 403
    assert http.get(view, params={"seat": 1}, headers=bearer(table["mine"][0]["key"])).status_code == 403
    assert http.get(view, params={"seat": 0}, headers=bearer(table["host"])).status_code == 403
    assert http.get(view, params={"seat": 0}, headers=bearer(table["mine"][0]["key"])).status_code == 200


def test_only_the_host_starts(http: httpx.Client, table: dict[str, Any]) -> None:
    start = f"/api/tables/{table['table']}/start"
    assert http.post(start).status_code == 403
    assert http.post(start, headers=bearer(table["mine"][0]["key"])).status_code == 403
    assert http.post(start, headers=bearer(table["host"])).status_code == 200
    assert http.post(start, headers=bearer(table["host"])).status_code == 409


def test_a_wrong_key_closes_the_connection(server: Running, table: dict[str, Any]) -> None:
    heard = talk(server, table["table"], {"type": "hello", "keys": ["w" * 32]})
    assert heard[-1] == 4403
    assert talk(server, "nowhere", {"type": "hello"})[-1] == 4404


def test_a_spectator_cannot_play_or_talk(server: Running, table: dict[str, Any]) -> None:
    play = {"type": "play", "seat": 0, "token": "pick 1", "client": "a", "seq": 0}
    say = {"type": "say", "seat": 0, "text": "hello"}
    heard = talk(server, table["table"], {"type": "hello"}, play, say)
    assert [message["code"] for message in heard if message["type"] == "error"] == ["forbidden", "forbidden"]


def test_who_says_something_else_first_is_disconnected(server: Running, table: dict[str, Any]) -> None:
    assert talk(server, table["table"], {"type": "ping"})[-1] == 4400


def test_who_does_not_say_hello_in_time_is_disconnected(tmp_path: Path) -> None:
    server = Running(sqlite_url(tmp_path / "tables.db"), limits=Limits(hello_seconds=0.1))
    server.start()
    assert talk(server, "any") == [4400]
    with caller(server) as http:
        assert "paddlewheel_sockets 0.0" in http.get("/metrics").text
    server.stop()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[" * 300,
        '{"type":"fly"}',
        '{"type":"ping","more":1}',
        '{"type":"why","seat":99,"token":"x"}',
        '{"type":"play","seat":0,"token":"pick 1","client":"\\u0000","seq":0}',
        "x" * 9000,
    ],
)
def test_an_invalid_message_is_refused_and_the_connection_continues(
    server: Running, table: dict[str, Any], message: str
) -> None:
    heard = talk(server, table["table"], {"type": "hello"}, message, {"type": "ping"})
    assert [part["type"] for part in heard][-2:] == ["error", "pong"]


def test_too_large_a_message_closes_the_connection(server: Running, table: dict[str, Any]) -> None:
    # Only just too large, and nothing after it: what the server leaves unread would cut off its close frame.
    assert talk(server, table["table"], {"type": "hello"}, "x" * 17_000, until="the end")[-1] == 1009


def test_half_a_request_is_no_server_error(server: Running, http: httpx.Client) -> None:
    def answered(status: int) -> int:
        found = re.search(rf'requests_total{{status="{status}"}} (\d+)', http.get("/metrics").text)
        return int(found[1]) if found else 0

    before = answered(400), answered(500)
    with socket.create_connection(("127.0.0.1", server.settings.port)) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
    end = time.monotonic() + PATIENCE
    while answered(400) == before[0]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert answered(500) == before[1]


def test_too_many_messages_are_refused_then_end_the_connection(server: Running, table: dict[str, Any]) -> None:
    heard = talk(server, table["table"], {"type": "hello"}, *[{"type": "ping"}] * 40)
    assert heard[-1] == 4429
    assert sum(1 for message in heard[:-1] if message["type"] == "pong") == 10


def test_chat_has_a_limit(server: Running, table: dict[str, Any]) -> None:
    hello = {"type": "hello", "keys": [table["mine"][0]["key"]]}
    heard = talk(server, table["table"], hello, *[{"type": "say", "seat": 0, "text": "hi"}] * 3)
    assert [message["type"] for message in heard].count("chat") == 2
    assert heard[-1]["code"] == "too many"


def test_large_and_deep_bodies_are_refused(http: httpx.Client) -> None:
    assert http.post("/api/tables", content=b"x" * 300_000).status_code == 413
    assert http.post("/api/tables", content=b"[" * 1000).status_code == 400
    assert http.post("/api/records", json={"record": "../../etc/passwd"}).status_code == 400


def test_no_answer_shows_a_stack_trace(http: httpx.Client) -> None:
    for answer in (http.get("/nowhere"), http.post("/api/tables", content=b"{"), http.get("/api/tables/x/view?at=x")):
        assert answer.status_code in (400, 404)
        assert set(answer.json()) == {"type", "code", "why"}
        assert "Traceback" not in answer.text


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("paddlewheel.server.limits.time.monotonic", lambda: now)
    bucket = TokenBucket(Rate(2, 1))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 1
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_hostile_body_delays_nobody(server: Running, http: httpx.Client, table: dict[str, Any]) -> None:
    unfinished = b"[" * 17 + b'\\"' * 100_000
    nested = b'{"game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for body in (unfinished, nested):
        answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        hello = body[: server.settings.limits.message_bytes].decode()
        assert talk(server, table["table"], hello)[-1] in (4400, 1009)


def test_tables_are_limited_by_address(http: httpx.Client) -> None:
    # The last test that uses this server: no table can be created after it.
    statuses = [http.post("/api/tables", json=TWO).status_code for _ in range(40)]
    assert statuses[-1] == 429


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[tuple[Path, Running]]:
    client = tmp_path / "client"
    client.mkdir()
    server = Running(sqlite_url(tmp_path / "tables.db"), client=client)
    yield client, server
    server.stop()


def test_built_files_are_kept_by_browsers_and_sent_compressed(pages: tuple[Path, Running]) -> None:
    client, server = pages
    (client / "index.html").write_text("<!doctype html><title>Tables</title>")
    (client / "assets").mkdir()
    (client / "assets" / "index-abc.js").write_text("let tables = 1;\n" * 500)
    server.start()
    with caller(server) as http:
        page, script = http.get("/"), http.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert "Tables" in page.text
        assert page.headers["cache-control"] == "no-store"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" not in http.get("/assets/nowhere.js").headers["cache-control"]
        assert http.get("/assets/..%2f..%2ftables.db").status_code == 404


def test_without_its_pages_a_server_says_how_to_get_them(pages: tuple[Path, Running]) -> None:
    _, server = pages
    server.start()
    answer = httpx.get(server.http, timeout=PATIENCE)
    assert answer.status_code == 200
    assert "make web" in answer.text
