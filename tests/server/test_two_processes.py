"""Two server processes on one PostgreSQL serve the same tables: writes are compared and set, news is fanned out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from paddlewheel.tables.storage.store import Store
from postgres import postgres_in
from server.player import Player
from server.running import Running
from server.talking import bearer
from server.test_kills import check_all
from support import PATIENCE


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres_in(tmp_path_factory.mktemp("postgres")) as url:
        yield url


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


async def read_to_the_end(socket: ClientConnection) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), PATIENCE)


def test_who_leaves_at_one_process_loses_the_seat_at_the_other(servers: list[Running]) -> None:
    async def scenario() -> None:
        one, other = servers
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
            created = (await http.post(f"{one.http}/api/tables", json=plan)).json()
            seat = f"{one.http}/api/tables/{created['table']}/seats/1"
            key = (await http.post(f"{seat}/join", json={"name": "Eve"})).json()["key"]
            former = await hello(other, created["table"], [key])
            await former.recv()
            await http.post(f"{seat}/leave", headers=bearer(key))
            with pytest.raises(ConnectionClosed) as closed:
                await read_to_the_end(former)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403

    asyncio.run(scenario())


def test_the_tables_of_a_process_that_is_gone_are_looked_after(servers: list[Running], database: str) -> None:
    gone = Running(database)
    gone.start()
    plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], "clock": {"decision": 1}}
    created = httpx.post(f"{gone.http}/api/tables", json=plan, timeout=PATIENCE).json()
    gone.kill()
    store = Store(database)
    with store.engine.begin() as connection:
        # As if its lease had ended.
        connection.execute(sa.text("update tables set due = 0 where id = :table"), {"table": created["table"]})
    before = store.news(created["table"], 0, 0)
    assert before is not None
    view = f"{servers[0].http}/api/tables/{created['table']}/view?show=observation"

    async def time_is_over() -> None:
        async with asyncio.timeout(PATIENCE):
            while len(store.load(created["table"]).entries) <= len(before.entries):  # type: ignore[union-attr]
                await asyncio.sleep(0.1)

    asyncio.run(time_is_over())
    assert httpx.get(view, timeout=PATIENCE).status_code == 200
    entries = store.load(created["table"])
    assert entries is not None
    assert {entry.client.partition("-")[0] for entry in entries.entries} == {"clock"}
    store.close()


def test_a_table_deleted_at_one_process_ends_at_the_other(servers: list[Running], database: str) -> None:
    async def scenario() -> str:
        one, other = servers
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
            created = (await http.post(f"{one.http}/api/tables", json=plan)).json()
            name = str(created["table"])
            there = await hello(other, name, [created["mine"][0]["key"]])
            await next_view(there, 0)
            host = {"authorization": f"Bearer {created['host']}"}
            assert (await http.post(f"{one.http}/api/tables/{name}/delete", headers=host)).status_code == 200
            await asyncio.wait_for(there.wait_closed(), PATIENCE)
            assert there.close_code == 4404
            assert (await http.get(f"{other.http}/api/tables/{name}")).status_code == 404
        return name

    name = asyncio.run(scenario())
    store = Store(database)
    assert store.load(name) is None
    store.close()
