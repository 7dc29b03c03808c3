"""Spectators are counted, talk where the table lets them, and can be shut out at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from paddlewheel.tables.storage.store import sqlite_url
from postgres import postgres_in
from server.running import Running
from server.talking import bearer, caller, talk
from support import PATIENCE

HELLO = {"type": "hello"}
SEATS = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("tables")
    if request.param == "sqlite":
        yield from _running(sqlite_url(folder / "tables.db"))
    else:
        with postgres_in(folder) as url:
            yield from _running(url)


def _running(url: str) -> Iterator[Running]:
    running = Running(url)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with caller(server) as client:
        yield client


def lay(http: httpx.Client, **plan: Any) -> dict[str, Any]:
    created: dict[str, Any] = http.post("/api/tables", json={"game": "civil-war", "seats": SEATS, **plan}).json()
    return created


def test_spectators_are_counted_for_all_to_see(server: Running, http: httpx.Client) -> None:
    created = lay(http)

    async def watched() -> int:
        async with server.connect(created["table"]) as one, server.connect(created["table"]) as two:
            for socket in (one, two):
                await socket.send(msgspec.json.encode(HELLO).decode())
                while msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "view":
                    pass
            answer = await asyncio.to_thread(http.get, f"/api/tables/{created['table']}")
            return int(answer.json()["watchers"])

    assert asyncio.run(watched()) == 2
    player = talk(server, created["table"], {"type": "hello", "keys": [created["mine"][0]["key"]]})
    assert [message["watchers"] for message in player if message["type"] == "table"][-1] == 0


def test_spectators_who_are_shut_out_lose_their_connection_at_once(server: Running, http: httpx.Client) -> None:
    created = lay(http)
    table, host = created["table"], bearer(created["host"])

    async def shut_out() -> int | None:
        heard: list[Any] = []
        async with server.connect(table) as spectator:
            await spectator.send(msgspec.json.encode(HELLO).decode())
            while not heard or heard[-1]["type"] != "view":
                heard.append(msgspec.json.decode(await asyncio.wait_for(spectator.recv(), PATIENCE)))
            body = {"watching": "closed"}
            answer = await asyncio.to_thread(http.post, f"/api/tables/{table}/watching", json=body, headers=host)
            assert answer.json()["watching"] == "closed"
            await asyncio.wait_for(spectator.wait_closed(), PATIENCE)
            return spectator.close_code

    assert asyncio.run(shut_out()) == 4403
    assert talk(server, table, HELLO)[-1] == 4403
    assert http.get(f"/api/tables/{table}/view").status_code == 403
    assert http.get(f"/api/tables/{table}/beats", params={"at": 1}).status_code == 403
    key = created["mine"][0]["key"]
    assert talk(server, table, {"type": "hello", "keys": [key]})[0]["type"] == "welcome"
    assert http.get(f"/api/tables/{table}/view", params={"seat": 0}, headers=bearer(key)).status_code == 200


def test_only_the_host_shuts_spectators_out(http: httpx.Client) -> None:
    created = lay(http)
    for key in (created["mine"][0]["key"], "k" * 32):
        answer = http.post(f"/api/tables/{created['table']}/watching", json={"watching": "closed"}, headers=bearer(key))
        assert answer.status_code == 403
    assert http.get(f"/api/tables/{created['table']}").json()["watching"] == "watch"


@pytest.mark.parametrize(("watching", "said"), [("talk", True), ("watch", False)])
def test_spectators_talk_where_the_table_allows_it(
    server: Running, http: httpx.Client, watching: str, said: bool
) -> None:
    table = lay(http, watching=watching)["table"]
    heard = talk(server, table, HELLO, {"type": "say", "text": "Hello", "name": "Cleo\u202e" + "x" * 20})
    lines = [line for message in heard if message["type"] == "chat" for line in message["lines"]]
    assert [(line["seat"], line["name"]) for line in lines] == ([(-2, "Cleo " + "x" * 20)] if said else [])
    assert any(message["type"] == "error" for message in heard) is not said


def test_a_spectator_speaks_for_no_seat_and_with_no_giant_name(server: Running, http: httpx.Client) -> None:
    table = lay(http, watching="talk")["table"]
    for message in ({"seat": 0, "text": "I am Ann"}, {"seat": -2, "text": "x"}, {"text": "x", "name": "y" * 41}):
        heard = talk(server, table, HELLO, {"type": "say", **message})
        assert [each["type"] for each in heard if each["type"] in ("chat", "error")] == ["error"]


def test_before_the_start_everybody_sees_the_waiting_room_and_loses_the_game(
    server: Running, http: httpx.Client
) -> None:
    created = lay(http, watching="closed", seats=[{"who": "me"}, {"who": "open"}])
    table = created["table"]

    async def begun() -> int | None:
        async with server.connect(table) as spectator:
            await spectator.send(msgspec.json.encode(HELLO).decode())
            while msgspec.json.decode(await asyncio.wait_for(spectator.recv(), PATIENCE))["type"] != "table":
                pass
            await asyncio.to_thread(http.post, f"/api/tables/{table}/start", headers=bearer(created["host"]))
            with suppress(ConnectionClosed):
                while True:
                    heard = msgspec.json.decode(await asyncio.wait_for(spectator.recv(), PATIENCE))
                    assert heard["type"] != "view"
            return spectator.close_code

    assert asyncio.run(begun()) == 4403
