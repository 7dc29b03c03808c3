"""Whole stories over the API: inviting, playing, watching, replaying, a rematch, and a server that ends in order."""

from __future__ import annotations

import asyncio
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families

import paddlewheel as pw
from paddlewheel.tables.keys import commitment
from paddlewheel.tables.storage.store import sqlite_url
from pebbles.view.observation import HIDDEN
from server.player import Player
from server.running import Running
from server.talking import bearer, caller, talk
from support import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"


def test_the_lobby_tells_what_can_be_played(http: httpx.Client) -> None:
    cards = {card["info"]["id"]: card for card in http.get("/api/games").json()}
    assert {*pw.games(), "pebbles"} <= set(cards)
    for name, card in cards.items():
        assert card["bots"]
        rules = http.get(f"/api/games/{name}/rules").json()
        assert {rule["kind"] for rule in rules} <= {"rule", "ruling", "reconstruction"}
        assert {"PW-1", "PW-2"} <= {rule["id"] for rule in rules}, "what refuses an undo can be read beside the table"
        assert http.get(f"/api/games/{name}/aid").status_code == (200 if card["aid"] else 404)
        assert http.get(f"/api/games/{name}/art").headers["content-type"].startswith("image/svg+xml")


def test_a_table_from_invitation_to_rematch(server: Running, http: httpx.Client) -> None:
    plan = {"game": "pebbles", "seats": [{"who": "me", "name": "Ann"}, {"who": "open"}], "listed": True}
    created = http.post("/api/tables", json=plan).json()
    name, ann = created["table"], created["mine"][0]["key"]
    assert name in [table["id"] for table in http.get("/api/tables").json()["tables"]]
    invite = created["invitations"][0]["key"]
    bob = http.post(f"/api/tables/{name}/seats/1/join", json={"name": "Bob", "invite": invite}).json()["key"]
    promised = http.post(f"/api/tables/{name}/start", headers=bearer(created["host"])).json()["commitment"]
    while not (view := http.get(f"/api/tables/{name}/view").json())["outcome"]:
        seat = view["deciders"][0]
        key = (ann, bob)[seat]
        mine = http.get(f"/api/tables/{name}/view", params={"seat": seat}, headers=bearer(key)).json()
        play = {
            "seat": seat,
            "token": mine["choices"][seat % len(mine["choices"])],
            "client": f"c{mine['seq']}",
            "seq": mine["seq"],
        }
        assert http.post(f"/api/tables/{name}/play", json=play, headers=bearer(key)).json()["result"] == "done"
    over = http.get(f"/api/tables/{name}").json()
    assert commitment("pebbles", int(over["seed"]), over["salt"]) == promised
    record = http.get(f"/api/tables/{name}/record").text
    kept = http.post("/api/records", json={"record": record}).json()["table"]
    replayed = http.get(f"/api/tables/{kept}/view", params={"seat": 1, "at": 1}).json()
    assert replayed["seq"] == 1
    fork = http.post(f"/api/tables/{kept}/fork", json={"at": 1, "seats": [{"who": "me"}, {"who": "me"}]})
    assert fork.status_code == 201
    following = http.post(f"/api/tables/{name}/rematch", headers=bearer(bob)).json()["table"]
    assert http.get(f"/api/tables/{following}").json()["status"] == "open"
    assert http.post(f"/api/tables/{name}/rematch", headers=bearer(ann)).json()["table"] == following
    heard = talk(server, following, {"type": "hello", "keys": [ann]})
    assert [message["type"] for message in heard][:3] == ["welcome", "table", "view"]


def test_hot_seat_players_and_spectators_get_views_of_their_own(server: Running, http: httpx.Client) -> None:
    created = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    keys = [issued["key"] for issued in created["mine"]]
    play = {"type": "play", "seat": 1, "token": "pick 2", "client": "a", "seq": 0}
    heard = talk(server, created["table"], {"type": "hello", "keys": keys, "watch": True, "show": "observation"}, play)
    views = [message for message in heard if message["type"] == "view"]
    assert [view["seat"] for view in views] == [0, 1, None, 0, 1, None]
    assert views[3]["observation"]["picked"] == [0, HIDDEN]
    assert views[4]["observation"]["picked"] == [0, 2]
    kinds = [message["type"] for message in heard]
    assert kinds.index("answer") < len(kinds) - 1 - kinds[::-1].index("view")


def test_who_leaves_comes_back_on_another_device(server: Running, http: httpx.Client) -> None:
    plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
    created = http.post("/api/tables", json=plan).json()
    table, key = created["table"], created["mine"][0]["key"]
    left = http.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(key)).json()
    assert left["seats"][0]["stand_in"] == "steady"
    heard = talk(server, table, {"type": "hello", "keys": [key]})
    (shown,) = [message for message in heard if message["type"] == "table" and not message["seats"][0]["stand_in"]][:1]
    assert shown["seats"][0]["here"]
    http.post(f"/api/tables/{table}/seats/0/leave", headers=bearer(key))
    say = {"seat": 0, "text": "Back again, over HTTP."}
    assert http.post(f"/api/tables/{table}/say", json=say, headers=bearer(key)).status_code == 200
    assert http.get(f"/api/tables/{table}").json()["seats"][0]["stand_in"] == ""


def test_what_is_counted(server: Running, http: httpx.Client) -> None:
    created = http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    play = {"type": "play", "seat": 0, "token": "pick 2", "client": "a", "seq": 0}
    talk(server, created["table"], {"type": "hello", "keys": [created["mine"][0]["key"]]}, play)
    read = {family.name: family for family in text_string_to_metric_families(http.get("/metrics").text)}
    counted = {(each.name, *each.labels.values()): each.value for family in read.values() for each in family.samples}
    done = counted["paddlewheel_answers_total", "done"]
    assert done >= 1
    assert counted["paddlewheel_answer_seconds_count",] >= done
    assert counted["paddlewheel_answer_seconds_bucket", "+Inf"] == counted["paddlewheel_answer_seconds_count",]
    assert read["paddlewheel_sockets"].type == "gauge"
    assert http.get("/healthz").json()["ok"] is True


def test_why_hint_and_undo_over_a_connection(server: Running, http: httpx.Client) -> None:
    plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
    created = http.post("/api/tables", json=plan).json()
    hello = {"type": "hello", "keys": [created["mine"][0]["key"]], "show": "observation"}
    heard = talk(
        server, created["table"], hello,
        {"type": "why", "seat": 0, "token": "forward"},
        {"type": "why", "seat": 0, "element": "ship-0"},
        {"type": "why", "seat": 0},
        {"type": "play", "seat": 0, "token": "speed 1", "client": "a", "seq": 0},
        {"type": "undo", "seat": 0, "client": "b", "seq": 1},
        {"type": "play", "seat": 0, "token": "speed 1", "client": "a", "seq": 0},
        {"type": "play", "seat": 0, "token": "speed 2", "client": "c", "seq": 0},
        {"type": "hint", "seat": 0},
        until="hint",
    )  # fmt: skip
    answers: dict[str, list[Any]] = {}
    for message in heard:
        answers.setdefault(message["type"], []).append(message)
    assert not answers["why"][0]["allowed"]
    assert answers["why"][0]["rule"].startswith("MQ-")
    here = answers["why"][1]
    assert (here["element"], here["rule"]) == ("ship-0", "MQ-11")
    assert here["why"].endswith("Now you decide: the speed.")
    assert answers["error"][0]["why"].startswith("Ask about a choice (token) or about an element")
    url = f"/api/tables/{created['table']}/why?seat=0"
    key = {"authorization": f"Bearer {created['mine'][0]['key']}"}
    assert http.get(f"{url}&element=ship-0", headers=key).json()["rule"].startswith("MQ-")
    assert http.get(f"{url}&element={'x' * 81}", headers=key).status_code == 400
    assert http.get(f"{url}&element=ship-0").status_code == 403
    assert answers["hint"][0]["token"].startswith("speed")
    assert [answer["result"] for answer in answers["answer"]] == ["done", "done", "done", "stale"]


def test_the_example_plays_a_whole_game(server: Running) -> None:
    assert len(EXAMPLE.read_text().split('"""\n', 1)[1].strip().splitlines()) <= 45
    outcome = runpy.run_path(str(EXAMPLE))["play"](server.http, "mississippi-queen")
    assert outcome["ranks"]
    assert outcome["choices"] > 5


def test_a_server_ends_in_order_and_logs_no_secrets(tmp_path: Path) -> None:
    server = Running(sqlite_url(tmp_path / "tables.db"))
    database, port = server.settings.database, str(server.settings.port)
    command = [sys.executable, "-m", "paddlewheel.cli.main", "serve", "--port", port, "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    server.wait_until_it_answers()
    player = Player([server], "mississippi-queen", 2, 1)

    async def scenario() -> None:
        playing = asyncio.create_task(player.run())
        await player.is_told(5)
        await asyncio.to_thread(wait_for_a_bot, server)
        process.terminate()
        await asyncio.to_thread(process.wait, PATIENCE)
        player.stopping = True
        await asyncio.wait_for(playing, PATIENCE)

    asyncio.run(scenario())
    assert process.stdout is not None
    assert f"localhost:{port}" in process.stdout.read()
    assert process.stderr is not None
    logs = process.stderr.read()
    lines = [msgspec.json.decode(line) for line in logs.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    created = {"message": "request", "method": "POST", "path": "/api/tables", "status": 201}
    assert any(created.items() <= line.items() for line in lines)
    assert "Traceback" not in logs
    assert player.keys
    for key in player.keys:
        assert key not in logs


def wait_for_a_bot(server: Running) -> None:
    """Create a table at which a bot begins, and wait until it has played."""
    plan = {"game": "mississippi-queen", "seats": [{"who": "bot", "level": "random"}, {"who": "me"}]}
    with caller(server) as http:
        created = http.post("/api/tables", json=plan).json()
        view = f"/api/tables/{created['table']}/view"
        key = bearer(created["mine"][0]["key"])
        seq = 0
        while not http.get(view, params={"seat": 1, "after": seq, "wait": 5}, headers=key).json()["choices"]:
            seq = http.get(view, params={"seat": 1}, headers=key).json()["seq"]


def test_a_table_with_a_component_file_of_ones_own(http: httpx.Client) -> None:
    own = (pw.load("my-river-kit").folder / "components.toml").read_text(encoding="utf-8")
    plan = {"game": "my-river-kit", "seats": [{"who": "me"}, {"who": "me"}]}

    def create(text: str, name: str = "ours.toml") -> httpx.Response:
        return http.post("/api/tables", json={**plan, "components": {"name": name, "text": text}})

    made = create(own)
    assert made.status_code == 201
    assert http.get(f"/api/tables/{made.json()['table']}").json()["components"] == "ours.toml"
    for text, why in (
        ("x = " + "[" * 30_000, "not TOML"),
        ("copies = 1000000000", "numbers are from"),
        (own.replace("rounds     = { is = 3", "rounds     = { is = 'x'"), "ours.toml: line 22, loan.rounds.is"),
        ("x" * 70_000, "65536"),
    ):
        refused = create(text)
        assert refused.status_code == 400
        assert why in refused.json()["why"]
    assert http.get("/api/games/my-river-kit/tokens").status_code == 200
