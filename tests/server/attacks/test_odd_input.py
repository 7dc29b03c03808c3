"""Input that no client sends: it gets one clear refusal, never a server error, and holds nobody up."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import paddlewheel as pw
from paddlewheel.kernel import Record
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import bearer, caller
from server.test_two_processes import database as postgres
from support import PATIENCE

__all__ = ["postgres"]

TWO = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
NUL = "\0"
#: Pieces of requests, to be put together at random.
PIECES = [
    b"GET ", b"POST ", b"/", b"/api/tables", b"/api/records", b"%00", b"%ff", b"..", b"[", b"]", b":", b"//", b"?seat=",
    b" HTTP/1.1\r\n", b" HTTP/1.0\r\n", b"host: localhost\r\n", b"host: [\r\n", b"origin: http://[\r\n", b"\r\n", b"\0",
    b"content-length: 5\r\n", b"content-length: -1\r\n", b"transfer-encoding: chunked\r\n", b"{}", b"x" * 300,
    b"connection: upgrade\r\n", b"upgrade: websocket\r\n", b"sec-websocket-key: x\r\n",
    b"authorization: Bearer \xff\r\n",
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With pages: looking for files is another way to fail."""
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<!doctype html><title>Tables</title>")
    server = Running(sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db"), client=client)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    "path",
    ["/%00", "/assets/%00", "/%ff%fe", "/" + "x" * 300, "/" + "x/" * 5000, "/..%2f..%2fetc%2fpasswd", "/%5b"],
)
def test_files_that_cannot_be(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"] == "There is nothing at this address."


@pytest.mark.parametrize("seed", range(20))
def test_requests_of_odd_pieces_are_no_server_errors(server: Running, http: httpx.Client, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE) as line:
            line.sendall(b"".join(chance.choices(PIECES, k=chance.randint(1, 12))) + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            heard = line.recv(65536)
        assert not heard.startswith(b"HTTP/1.1 5")
    assert 'requests_total{status="500"}' not in http.get("/metrics").text


def pebbles_record(*head: str) -> str:
    game = pw.load("pebbles")
    text = Record("pebbles", game.info.rules_version, 2, 7, {}).text()
    return text.replace("--\n", "".join(f"{line}\n" for line in head) + "--\n")


def test_names_in_records_are_cleaned(http: httpx.Client) -> None:
    answer = http.post("/api/records", json={"record": pebbles_record("player A\u202ennie\x07", "player \u200b")})
    assert answer.status_code == 201
    seats = http.get(f"/api/tables/{answer.json()['table']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["A nnie", "Player 2"]


def test_a_record_with_very_many_forks_is_refused(http: httpx.Client) -> None:
    answer = http.post("/api/records", json={"record": pebbles_record(*["fork 0 1 0"] * 10_000)})
    assert (answer.status_code, answer.json()["why"]) == (400, "line 1: a game is forked at most 32 times")


def test_a_game_cannot_be_forked_without_end(http: httpx.Client) -> None:
    table = http.post("/api/records", json={"record": pebbles_record(*["fork 0 1 0"] * 32)}).json()["table"]
    answer = http.post(f"/api/tables/{table}/fork", json={"at": 0, "seats": TWO["seats"]})
    assert (answer.status_code, answer.json()["why"]) == (400, "A game is forked at most 32 times.")


@pytest.mark.parametrize("line", ["seed 99999999999999999999", "seats 99999999999999999999", "rules 0"])
def test_records_with_endless_numbers_are_refused(http: httpx.Client, line: str) -> None:
    name = line.partition(" ")[0]
    record = "".join(
        f"{line}\n" if each.startswith(f"{name} ") else f"{each}\n" for each in pebbles_record().splitlines()
    )
    assert http.post("/api/records", json={"record": record}).status_code == 400


def check_nul(http: httpx.Client) -> None:
    """NUL in every text that a stranger can send: refused or cleaned."""
    plan = {**TWO, "seats": [{"who": "me", "name": f"A{NUL}"}, {"who": "open"}], "listed": True}
    created = http.post("/api/tables", json=plan)
    assert created.status_code == 201
    table, key = created.json()["table"], bearer(created.json()["mine"][0]["key"])
    joined = http.post(f"/api/tables/{table}/seats/1/join", json={"name": f"B{NUL}b"})
    assert joined.status_code == 201
    http.post(f"/api/tables/{table}/start", headers=bearer(created.json()["host"]))
    said = http.post(f"/api/tables/{table}/say", json={"seat": 0, "text": f"hi{NUL}you"}, headers=key)
    assert said.json()["text"] == "hi you"
    play = {"seat": 0, "token": f"pick 1{NUL}", "client": "a", "seq": 0}
    answers = [
        http.post(f"/api/tables/{table}/play", json=play, headers=key),
        http.post(f"/api/tables/{table}/play", json={**play, "client": NUL}, headers=key),
        http.get(f"/api/tables/{table}/why", params={"seat": 0, "token": NUL}, headers=key),
        http.post("/api/records", json={"record": pebbles_record(f"player {NUL}", f"player B{NUL}")}),
        http.post("/api/records", json={"record": pebbles_record(f"option {NUL} {NUL}")}),
        http.post("/api/tables", json={**TWO, "game": f"pebbles{NUL}"}),
        http.post("/api/tables", json={**TWO, "options": {NUL: NUL}}),
        http.get("/api/tables/%00"),
        http.get(f"/api/tables/{table}%00"),
    ]
    assert [answer.status_code for answer in answers] == [200, 400, 200, 201, 400, 400, 400, 404, 404]
    assert http.get(f"/api/tables/{answers[3].json()['table']}").json()["seats"][1]["name"] == "B"


def test_nul_is_refused_or_cleaned(http: httpx.Client) -> None:
    check_nul(http)


def test_nul_is_refused_or_cleaned_on_postgresql(postgres: str, tmp_path: Path) -> None:
    server = Running(postgres, client=tmp_path)
    server.start()
    with caller(server) as http:
        check_nul(http)
    server.stop()
