"""Attacks on hosts and administrators: doing what only they may do, and going on after they have spoken."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from paddlewheel.server.limits import RateLimiter
from paddlewheel.server.settings import Limits, Rate
from paddlewheel.tables.storage.store import sqlite_url
from server.running import WIDE, Running
from server.talking import bearer, caller, talk
from support import PATIENCE

ADMIN = "an administrator's key".replace(" ", "-")
PLAN = {"game": "pebbles", "seats": [{"who": "me", "name": "Ann"}, {"who": "open"}]}

#: What only a host may do: the end of the address, and the body.
HOST_ACTS: list[tuple[str, Any]] = [
    ("seats/1/remove", None),
    ("seats/1/bot", {"level": "random"}),
    ("seats/1/mute", {"muted": True}),
    ("seats/1/invite", None),
    ("start", None),
    ("close", None),
    ("delete", None),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db")
    limits = msgspec.structs.replace(WIDE, admin_guesses=Rate(1000, 1000))
    server = Running(database, limits=limits, admin_key=ADMIN)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def table(http: httpx.Client) -> dict[str, Any]:
    """A table with Ann, its host, and Mallory."""
    created: dict[str, Any] = http.post("/api/tables", json=PLAN).json()
    body = {"name": "Mallory", "invite": created["invitations"][0]["key"]}
    created["mallory"] = http.post(f"/api/tables/{created['table']}/seats/1/join", json=body).json()["key"]
    return created


def act(http: httpx.Client, table: dict[str, Any], what: str, body: Any = None, key: str = "") -> httpx.Response:
    return http.post(f"/api/tables/{table['table']}/{what}", json=body, headers=bearer(key or table["host"]))


# -- hosts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "body"), HOST_ACTS, ids=[what for what, _ in HOST_ACTS])
def test_nobody_but_the_host_does_what_hosts_do(
    http: httpx.Client, table: dict[str, Any], what: str, body: Any
) -> None:
    other = http.post("/api/tables", json=PLAN).json()
    before = http.get(f"/api/tables/{table['table']}").json()
    for key in (table["mallory"], table["mine"][0]["key"], other["host"], ADMIN, "x" * 32):
        assert act(http, table, what, body, key).status_code == 403
    assert http.post(f"/api/tables/{table['table']}/{what}", json=body).status_code == 403
    assert http.get(f"/api/tables/{table['table']}").json() == before


def test_the_host_key_opens_no_seat(server: Running, http: httpx.Client, table: dict[str, Any]) -> None:
    act(http, table, "start")
    view = http.get(f"/api/tables/{table['table']}/view", params={"seat": 1}, headers=bearer(table["host"]))
    assert view.status_code == 403
    assert talk(server, table["table"], {"type": "hello", "keys": [table["host"]]})[-1] == 4403


@pytest.mark.parametrize("begun", [False, True], ids=["before the start", "during the game"])
@pytest.mark.parametrize(("what", "body", "kind"), [("remove", None, "open"), ("bot", {"level": "random"}, "bot")])
def test_who_is_removed_neither_sees_nor_does_anything_more(
    server: Running, http: httpx.Client, table: dict[str, Any], begun: bool, what: str, body: Any, kind: str
) -> None:
    if begun:
        act(http, table, "start")

    async def story() -> list[Any]:
        heard: list[Any] = []
        async with server.connect(table["table"]) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "keys": [table["mallory"]]}).decode())
            heard.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
            shown = await asyncio.to_thread(act, http, table, f"seats/1/{what}", body)
            assert shown.json()["seats"][1]["kind"] == kind
            with suppress(ConnectionClosed):
                play = {"type": "play", "seat": 1, "token": "pick 1", "client": "late", "seq": 0}
                await socket.send(msgspec.json.encode(play).decode())
            try:
                while True:
                    heard.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
            except ConnectionClosed as closed:
                return [*heard, closed.rcvd.code if closed.rcvd else 0]

    heard = asyncio.run(story())
    assert heard[-1] == 4403
    assert next(message["code"] for message in heard[:-1] if message["type"] == "error") == "forbidden"
    assert not [message for message in heard[:-1] if message["type"] == "answer"]
    assert talk(server, table["table"], {"type": "hello", "keys": [table["mallory"]]})[-1] == 4403
    say = {"seat": 1, "text": "I am back"}
    assert act(http, table, "say", say, table["mallory"]).status_code == 403
    old = {"name": "Mallory", "invite": table["invitations"][0]["key"]}
    assert http.post(f"/api/tables/{table['table']}/seats/1/join", json=old).status_code in (403, 409)


def test_whoever_sits_down_after_a_removal_shares_nothing(http: httpx.Client, table: dict[str, Any]) -> None:
    act(http, table, "start")
    act(http, table, "seats/1/remove")
    invitation = act(http, table, "seats/1/invite").json()["key"]
    body = {"name": "Cleo", "invite": invitation}
    joined = http.post(f"/api/tables/{table['table']}/seats/1/join", json=body)
    assert joined.status_code == 201
    view = f"/api/tables/{table['table']}/view"
    assert http.get(view, params={"seat": 1}, headers=bearer(joined.json()["key"])).json()["choices"]
    assert http.get(view, params={"seat": 1}, headers=bearer(table["mallory"])).status_code == 403


def test_an_invitation_is_used_up_and_a_new_one_voids_the_old(http: httpx.Client) -> None:
    created = http.post("/api/tables", json=PLAN).json()
    join = f"/api/tables/{created['table']}/seats/1/join"
    old = created["invitations"][0]["key"]
    new = act(http, created, "seats/1/invite").json()["key"]
    assert http.post(join, json={"name": "Bob", "invite": old}).status_code == 403
    assert http.post(join, json={"name": "Bob", "invite": new}).status_code == 201
    for used in (old, new):
        answer = http.post(join, json={"name": "Eve", "invite": used})
        assert (answer.status_code, answer.json()["why"]) == (
            403,
            "This invitation is used up or was replaced. Ask the host for a new link.",
        )


def test_a_muted_seat_talks_neither_over_http_nor_by_websocket(
    server: Running, http: httpx.Client, table: dict[str, Any]
) -> None:
    assert act(http, table, "seats/1/mute", {"muted": True}).json()["seats"][1]["muted"]
    assert act(http, table, "say", {"seat": 1, "text": "spam"}, table["mallory"]).status_code == 403
    heard = talk(
        server,
        table["table"],
        {"type": "hello", "keys": [table["mallory"]]},
        {"type": "say", "seat": 1, "text": "spam"},
    )
    assert heard[-1]["why"] == "The host has muted this seat."
    assert not [message for message in heard if message["type"] == "chat"]


def test_all_connections_end_with_a_sentence_when_a_table_is_deleted(
    server: Running, http: httpx.Client, table: dict[str, Any]
) -> None:
    act(http, table, "start")

    async def watch(keys: list[str], ready: asyncio.Barrier) -> list[Any]:
        heard: list[Any] = []
        async with server.connect(table["table"]) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "keys": keys}).decode())
            heard.append(await asyncio.wait_for(socket.recv(), PATIENCE))
            await ready.wait()
            try:
                while True:
                    heard.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
            except ConnectionClosed as closed:
                return [*heard, closed.rcvd.code if closed.rcvd else 0]

    async def story() -> list[list[Any]]:
        ready = asyncio.Barrier(4)
        watching = [asyncio.create_task(watch(keys, ready)) for keys in ([], [table["mallory"]], [])]
        await asyncio.wait_for(ready.wait(), PATIENCE)
        deleted = await asyncio.to_thread(act, http, table, "delete")
        assert deleted.json() == {"table": table["table"]}
        return await asyncio.gather(*watching)

    for heard in asyncio.run(story()):
        assert heard[-1] == 4404
        assert heard[-2]["why"] == "This table has been deleted."
    assert act(http, table, "delete").status_code == 404
    assert http.get(f"/api/tables/{table['table']}/view").status_code == 404


def test_a_table_cannot_be_played_while_it_is_deleted(http: httpx.Client, table: dict[str, Any]) -> None:
    act(http, table, "start")
    other = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()

    async def story() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=str(http.base_url), timeout=PATIENCE) as many:
            play = {"seat": 1, "token": "pick 1", "client": "a", "seq": 0}
            return await asyncio.gather(
                *(
                    many.post(f"/api/tables/{name}/{what}", json=body, headers=bearer(key))
                    for name, what, body, key in (
                        (table["table"], "play", play, table["mallory"]),
                        (table["table"], "delete", None, table["host"]),
                        (table["table"], "say", {"seat": 1, "text": "hi"}, table["mallory"]),
                        (other["table"], "play", play, other["mine"][1]["key"]),
                    )
                )
            )

    played, deleted, said, elsewhere = asyncio.run(story())
    assert (deleted.status_code, elsewhere.status_code) == (200, 200)
    assert {played.status_code, said.status_code} <= {200, 404}


def test_a_bot_that_does_not_exist_is_refused(http: httpx.Client, table: dict[str, Any]) -> None:
    for level in ("grandmaster", "x" * 21, "../../etc"):
        assert act(http, table, "seats/1/bot", {"level": level}).status_code == 400
    assert act(http, table, "seats/7/remove").status_code == 404


# -- administrators ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["load", "tables", "tables/{}/close", "tables/{}/delete"])
def test_nobody_but_the_administrator_does_what_administrators_do(
    http: httpx.Client, table: dict[str, Any], path: str
) -> None:
    address = "/api/admin/" + path.format(table["table"])
    method = "POST" if "{}" in path else "GET"
    for key in (table["host"], table["mine"][0]["key"], "x" * 32, ADMIN[:-1], ADMIN + "x"):
        assert http.request(method, address, headers=bearer(key)).status_code == 403
    assert http.request(method, address).status_code == 403
    assert http.request(method, address, params={"key": ADMIN}).status_code == 403
    assert http.get(f"/api/tables/{table['table']}").json()["status"] == "open"


def test_the_administrator_sees_the_load_and_ends_anything(http: httpx.Client, table: dict[str, Any]) -> None:
    name, key = table["table"], bearer(ADMIN)
    before = http.get("/api/admin/load", headers=key).json()
    assert before["stored"]["open"] >= 1
    assert before["tables"] >= 1
    assert {"connections", "bots", "refused"} <= before.keys()
    listing = http.get("/api/admin/tables", headers=key)
    (row,) = [row for row in listing.json()["tables"] if row["id"] == name]
    assert (row["people"], row["status"]) == (["Ann", "Mallory"], "open")
    assert table["host"] not in listing.text
    assert http.post(f"/api/admin/tables/{name}/close", headers=key).status_code == 200
    assert http.get(f"/api/tables/{name}").json()["status"] == "closed"
    assert http.post(f"/api/admin/tables/{name}/delete", headers=key).status_code == 200
    assert http.get(f"/api/tables/{name}").status_code == 404
    assert http.post(f"/api/admin/tables/{name}/delete", headers=key).status_code == 404
    assert http.post("/api/admin/tables/%00/close", headers=key).status_code == 404


def test_all_tables_can_be_paged_through(http: httpx.Client) -> None:
    made = {http.post("/api/tables", json=PLAN).json()["table"] for _ in range(55)}
    found: list[str] = []
    more = True
    while more:
        page = http.get("/api/admin/tables", params={"skip": len(found)}, headers=bearer(ADMIN)).json()
        found += [row["id"] for row in page["tables"]]
        more = page["more"]
    assert made <= set(found)
    assert len(found) == len(set(found))


def test_guesses_of_the_key_are_limited_and_then_the_right_one_waits_too(tmp_path: Path) -> None:
    limits = Limits(admin_guesses=Rate(3, 0.001))
    server = Running(sqlite_url(tmp_path / "tables.db"), limits=limits, admin_key=ADMIN)
    server.start()
    with caller(server) as http:
        statuses = [http.get("/api/admin/load", headers=bearer("x" * 20)).status_code for _ in range(5)]
        assert statuses == [403, 403, 403, 429, 429]
        assert http.get("/api/admin/load", headers=bearer(ADMIN)).status_code == 429
        assert 'turned_away_total{limit="admin_guesses"} 3.0' in http.get("/metrics").text
    server.stop()


def test_the_right_key_costs_no_guess() -> None:
    limiter = RateLimiter(Rate(1, 0))
    assert all(limiter.has_one("a") for _ in range(9))
    assert limiter.take("a")
    assert not limiter.has_one("a")
    assert limiter.has_one("b")


def test_load_tests_do_not_loosen_the_limit_of_guesses() -> None:
    assert Limits().scaled(1000).admin_guesses == Limits().admin_guesses


def test_without_a_key_there_is_no_administrator(tmp_path: Path) -> None:
    server = Running(sqlite_url(tmp_path / "tables.db"))
    server.start()
    with caller(server) as http:
        for headers in ({}, bearer("x" * 16), {"authorization": "Bearer"}):
            assert http.get("/api/admin/load", headers=headers).status_code == 403
    server.stop()


@pytest.mark.parametrize("given", [False, True], ids=["made for this run", "given by the environment"])
def test_the_key_is_printed_once_where_nobody_knows_it_and_never_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: bool
) -> None:
    if given:
        monkeypatch.setenv("PADDLEWHEEL_ADMIN_KEY", ADMIN)
    else:
        monkeypatch.delenv("PADDLEWHEEL_ADMIN_KEY", raising=False)
    server = Running(sqlite_url(tmp_path / "tables.db"))
    port = str(server.settings.port)
    command = [sys.executable, "-m", "paddlewheel.cli.main", "serve", "--port", port]
    process = subprocess.Popen(
        [*command, "--database", server.settings.database], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    if not given:
        lines.append(process.stdout.readline())
    key = ADMIN if given else lines[-1].split()[-1]
    server.wait_until_it_answers()
    with caller(server) as http:
        assert http.get("/api/admin/load", headers=bearer(key)).status_code == 200
        assert http.get("/api/admin/load", headers=bearer("x" * 32)).status_code == 403
    process.terminate()
    rest, logs = process.communicate(timeout=PATIENCE)
    said = "".join(lines) + rest
    assert said.count(key) == (0 if given else 1)
    assert key not in logs
    assert "a wrong key for the administrator" in logs
