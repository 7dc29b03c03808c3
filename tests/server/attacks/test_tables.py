"""What a stranger or a former player tries at a table, and what they get."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from server.running import Running
from server.talking import bearer
from support import PATIENCE

FORBIDDEN = 4403


class Guest:
    """A WebSocket that hears everything until it is closed."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []

    @classmethod
    async def at(cls, server: Running, table: str, *keys: str) -> Guest:
        guest = cls(await server.connect(table))
        await guest.send(type="hello", keys=list(keys), show="observation")
        await guest.hears("table")
        return guest

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hears(self, kind: str) -> Any:
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.heard.append(message)
            if message["type"] == kind:
                return message

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            await self.hears("never")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        raise AssertionError


async def listed_table(http: httpx.AsyncClient) -> dict[str, Any]:
    plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
    created: dict[str, Any] = (await http.post("/api/tables", json=plan)).json()
    return created


async def join(http: httpx.AsyncClient, table: str, name: str) -> str:
    issued = (await http.post(f"/api/tables/{table}/seats/1/join", json={"name": name})).json()
    return str(issued["key"])


async def see(http: httpx.AsyncClient, table: str, seat: int, key: str) -> dict[str, Any]:
    answer = await http.get(f"/api/tables/{table}/view?seat={seat}&show=observation", headers=bearer(key))
    view: dict[str, Any] = answer.json()
    return view


def client(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.http, timeout=PATIENCE)


def test_a_former_occupant_has_no_rights_at_the_seat(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            created = await listed_table(http)
            table = created["table"]
            old_key = await join(http, table, "Eve")
            former = await Guest.at(server, table, old_key)
            await http.post(f"/api/tables/{table}/seats/1/leave", headers=bearer(old_key))
            assert await former.closed() == FORBIDDEN
            new_key = await join(http, table, "Ann")
            await http.post(f"/api/tables/{table}/start", headers=bearer(created["host"]))
            assert not [message for message in former.heard if message["type"] == "view"]
            for path in ("view?seat=1", "why?seat=1&token=pick%201"):
                assert (await http.get(f"/api/tables/{table}/{path}", headers=bearer(old_key))).status_code == 403
                assert (await http.get(f"/api/tables/{table}/{path}", headers=bearer(new_key))).status_code == 200

    asyncio.run(story())


def test_who_holds_two_seats_and_leaves_one_keeps_the_other(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            created = await listed_table(http)
            table, mine = created["table"], created["mine"][0]["key"]
            both = await Guest.at(server, table, mine, key := await join(http, table, "Ann"))
            await http.post(f"/api/tables/{table}/seats/1/leave", headers=bearer(key))
            assert (await both.hears("error"))["why"] == "This seat is no longer yours."
            await join(http, table, "Bob")
            await http.post(f"/api/tables/{table}/start", headers=bearer(created["host"]))
            assert (await both.hears("view"))["seat"] == 0
            await both.send(type="say", seat=1, text="I am Bob")
            assert (await both.hears("error"))["code"] == "forbidden"

    asyncio.run(story())


def test_who_leaves_a_running_game_is_disconnected_and_comes_back_by_the_key(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
            created = (await http.post("/api/tables", json=plan)).json()
            table, key = created["table"], created["mine"][1]["key"]
            guest = await Guest.at(server, table, key)
            await http.post(f"/api/tables/{table}/seats/1/leave", headers=bearer(key))
            assert await guest.closed() == FORBIDDEN
            assert (await http.get(f"/api/tables/{table}")).json()["seats"][1]["stand_in"] == "steady"
            back = await Guest.at(server, table, key)
            assert back.heard[-1]["seats"][1]["stand_in"] == ""

    asyncio.run(story())


def test_who_waits_for_news_and_loses_the_seat_is_told_nothing(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            created = await listed_table(http)
            table = created["table"]
            key = await join(http, table, "Eve")
            news = asyncio.create_task(
                http.get(f"/api/tables/{table}/view?seat=1&after=0&wait=20", headers=bearer(key))
            )
            await asyncio.sleep(0.3)
            await http.post(f"/api/tables/{table}/seats/1/leave", headers=bearer(key))
            await join(http, table, "Ann")
            await http.post(f"/api/tables/{table}/start", headers=bearer(created["host"]))
            await http.post(
                f"/api/tables/{table}/play",
                json={"seat": 0, "token": "pick 1", "client": "a", "seq": 0},
                headers=bearer(created["mine"][0]["key"]),
            )
            assert (await news).status_code == 403

    asyncio.run(story())


def test_the_ids_of_the_servers_own_acts_are_refused(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], "clock": {"decision": 100}}
            created = (await http.post("/api/tables", json=plan)).json()
            table, key = created["table"], created["mine"][0]["key"]
            play = {"seat": 0, "token": "pick 1", "client": "bot-0", "seq": 0}
            answer = await http.post(f"/api/tables/{table}/play", json=play, headers=bearer(key))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad")
            guest = await Guest.at(server, table, key)
            await guest.send(type="play", **play)
            assert (await guest.hears("error"))["why"].startswith("A client id does not begin with")

    asyncio.run(story())


def test_a_finished_game_cannot_be_undone(server: Running) -> None:
    async def story() -> None:
        async with client(server) as http:
            plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
            created = (await http.post("/api/tables", json=plan)).json()
            table, keys = created["table"], [issued["key"] for issued in created["mine"]]
            number = 0
            while True:
                views = [await see(http, table, seat, keys[seat]) for seat in (0, 1)]
                if views[0]["outcome"] is not None:
                    break
                seat = views[0]["deciders"][0]
                play = {"seat": seat, "token": views[seat]["choices"][0], "seq": views[seat]["seq"]}
                number += 1
                sent = {**play, "client": f"c{number}"}
                await http.post(f"/api/tables/{table}/play", json=sent, headers=bearer(keys[seat]))
            record = (await http.get(f"/api/tables/{table}/record")).text
            for seat in (0, 1):
                undo = {"seat": seat, "client": "late", "seq": views[seat]["seq"], "back": 1}
                answer = await http.post(f"/api/tables/{table}/undo", json=undo, headers=bearer(keys[seat]))
                assert answer.json()["result"] == "refused"
            assert (await http.get(f"/api/tables/{table}/record")).text == record

    asyncio.run(story())
