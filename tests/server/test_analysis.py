"""Analyses of finished games, turns to try, and puzzles over the API."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from paddlewheel import registry
from paddlewheel.analysis.analysis import Part
from paddlewheel.analysis.puzzles import load_puzzles
from paddlewheel.server.app import make_app
from paddlewheel.server.settings import Settings
from paddlewheel.tables.bot_service import InProcessBots, PartRequest
from paddlewheel.tables.storage.store import sqlite_url

RECORDS = Path(__file__).parents[1] / "records" / "civil-war"
WAR = (RECORDS / "07-a-short-war.record").read_text(encoding="utf-8")
OTHER_WARS = [(RECORDS / name).read_text(encoding="utf-8") for name in ("01-the-union-wins.record", "03-a-draw.record")]
SECONDS = 60


class QuickBots(InProcessBots):
    """Bots that count the parts they are asked for, and judge nothing. They wait or fail when they are told to."""

    def __init__(self) -> None:
        self.parts = 0
        self.owners: set[str] = set()
        self.hold = False
        self.fail = False

    async def analyse_part(self, request: PartRequest, owner: str) -> Part:
        self.parts += 1
        self.owners.add(owner)
        while self.hold:
            await asyncio.sleep(0.01)
        if self.fail:
            raise RuntimeError("a bot process has ended")
        return Part([], [])


@pytest.fixture
def bots() -> QuickBots:
    return QuickBots()


@contextmanager
def serving(path: Path, bots: InProcessBots) -> Iterator[TestClient]:
    app = make_app(Settings(database=sqlite_url(path / "tables.db")), bots)
    with TestClient(app, base_url="http://127.0.0.1", client=("192.0.2.7", 5)) as client:
        yield client


@pytest.fixture
def http(tmp_path: Path, bots: QuickBots) -> Iterator[TestClient]:
    with serving(tmp_path, bots) as client:
        yield client


def uploaded(http: TestClient, record: str = WAR) -> str:
    return str(http.post("/api/records", json={"record": record}).json()["table"])


def finished(http: TestClient, table: str) -> dict[str, Any]:
    """Ask until the work has ended, whatever came of it."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        state: dict[str, Any] = http.get(f"/api/tables/{table}/analysis").json()
        if state["status"] != "working":
            return state
    raise AssertionError("the analysis does not end")


def test_a_finished_game_is_analysed_in_the_background(tmp_path: Path) -> None:
    with serving(tmp_path, InProcessBots()) as http:
        table = uploaded(http)
        assert http.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
        started = http.post(f"/api/tables/{table}/analysis").json()
        assert (started["status"], started["done"]) == ("working", 0)
        found = finished(http, table)["analysis"]
        assert [seat["seat"] for seat in found["seats"]] == [0, 1]
        assert found["turns"]
        assert found["curve"]["judgements"]


def test_a_game_under_way_is_not_analysed_for_anybody(http: TestClient) -> None:
    made = http.post("/api/tables", json={"game": "civil-war", "seats": [{"who": "me"}, {"who": "me"}]}).json()
    key = {"authorization": f"Bearer {made['keys']['0']}"} if "keys" in made else {}
    path = f"/api/tables/{made['table']}/analysis"
    tried = {"at": 0, "seat": 0, "tokens": []}
    for answer in (http.get(path), http.post(path), http.post(path, headers=key), http.post(f"{path}/try", json=tried)):
        assert answer.status_code == 409
        assert "over" in answer.json()["why"]


def test_the_same_game_is_never_analysed_twice(http: TestClient, bots: QuickBots) -> None:
    first, second = uploaded(http), uploaded(http)
    http.post(f"/api/tables/{first}/analysis")
    assert finished(http, first)["status"] == "done"
    parts = bots.parts
    assert http.post(f"/api/tables/{second}/analysis").json()["status"] == "done"
    assert http.post(f"/api/tables/{first}/analysis").json()["status"] == "done"
    assert bots.parts == parts


def test_who_asks_while_it_is_made_joins_in(http: TestClient, bots: QuickBots) -> None:
    bots.hold = True
    table = uploaded(http)
    for _ in range(3):
        assert http.post(f"/api/tables/{table}/analysis").json()["status"] == "working"
    bots.hold = False
    total = finished(http, table)
    assert total["status"] == "done"
    assert bots.parts == -(-81 // 16)
    assert bots.owners == {"192.0.2.7"}, "the thinking counts for who asked"


def test_an_analysis_outlives_a_restart_and_one_under_way_can_be_asked_for_later(
    tmp_path: Path, bots: QuickBots
) -> None:
    with serving(tmp_path, bots) as http:
        kept = uploaded(http)
        http.post(f"/api/tables/{kept}/analysis")
        assert finished(http, kept)["status"] == "done"
        bots.hold = True
        lost = uploaded(http, OTHER_WARS[0])
        http.post(f"/api/tables/{lost}/analysis")
    bots.hold = False
    with serving(tmp_path, bots) as http:
        assert http.get(f"/api/tables/{kept}/analysis").json()["status"] == "done"
        assert http.get(f"/api/tables/{lost}/analysis").json()["status"] == "none"
        http.post(f"/api/tables/{lost}/analysis")
        assert finished(http, lost)["status"] == "done"


def test_an_address_has_two_games_analysed_at_a_time(http: TestClient, bots: QuickBots) -> None:
    bots.hold = True
    tables = [uploaded(http, record) for record in (WAR, *OTHER_WARS)]
    answers = [http.post(f"/api/tables/{table}/analysis") for table in tables]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert http.get(f"/api/tables/{tables[2]}/analysis").json()["status"] == "none"
    bots.hold = False
    assert finished(http, tables[0])["status"] == "done"


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_later(http: TestClient, bots: QuickBots) -> None:
    bots.fail = True
    table = uploaded(http)
    http.post(f"/api/tables/{table}/analysis")
    state = finished(http, table)
    assert state["status"] == "failed"
    assert state["why"]
    bots.fail = False
    http.post(f"/api/tables/{table}/analysis")
    assert finished(http, table)["status"] == "done"


def test_an_analysis_goes_with_its_deleted_table(http: TestClient, bots: QuickBots) -> None:
    made = http.post("/api/records", json={"record": WAR}).json()["table"]
    bots.hold = True
    http.post(f"/api/tables/{made}/analysis")
    service: Any = http.app.state.service  # type: ignore[attr-defined]
    service.store.store.delete(made)
    bots.hold = False
    end = time.monotonic() + SECONDS
    while service.analyses._jobs and time.monotonic() < end:
        time.sleep(0.01)
    assert not service.analyses._jobs
    again = uploaded(http)
    assert http.get(f"/api/tables/{again}/analysis").json()["status"] == "none"


def test_a_turn_can_be_tried_until_it_is_over_and_is_judged_then(http: TestClient) -> None:
    table = uploaded(http)
    tokens: list[str] = []
    answer: dict[str, Any] = {}
    for _ in range(20):
        body = {"at": 0, "seat": 0, "tokens": tokens}
        answer = http.post(f"/api/tables/{table}/analysis/try", json=body).json()
        if answer["over"]:
            break
        assert answer["verdict"] is None
        tokens.append(answer["view"]["choices"][0])
    assert answer["verdict"] in ("best", "good", "slip", "mistake", "blunder")
    assert answer["view"]["choices"] == []


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"seat": 5}, 400),
        ({"at": 100_000}, 400),
        ({"tokens": ["a token that is none"]}, 409),
        ({"tokens": ["x"] * 65}, 400),
        ({"at": -1}, 400),
    ],
)
def test_nonsense_that_is_tried_gets_one_sentence(http: TestClient, change: dict[str, Any], status: int) -> None:
    body = {"at": 0, "seat": 0, "tokens": []} | change
    answer = http.post(f"/api/tables/{uploaded(http)}/analysis/try", json=body)
    assert answer.status_code == status
    assert answer.json()["why"]


def test_puzzles_are_listed_with_that_of_today_and_keep_their_solution_to_themselves(http: TestClient) -> None:
    listed = http.get("/api/puzzles").json()
    assert {each["game"] for each in listed} == {name for name in registry.games() if load_puzzles(name)}
    for each in listed:
        shown = http.get(f"/api/puzzles/{each['game']}/0").json()
        assert shown["number"] == each["today"] == shown["today"]
        assert 1 <= shown["number"] <= each["count"]
        assert "solution" not in shown


def test_the_solution_solves_a_puzzle(http: TestClient) -> None:
    path = "/api/puzzles/civil-war/1"
    told = http.get(f"{path}/solution").json()
    solved = http.post(f"{path}/try", json={"tokens": told["turn"]["tokens"]}).json()
    assert (solved["over"], solved["verdict"]) == (True, "best")


@pytest.mark.parametrize(("path", "status"), [("civil-war/9999", 404), ("civil-war/one", 400), ("chess/1", 404)])
def test_a_puzzle_that_is_none_gets_one_sentence(http: TestClient, path: str, status: int) -> None:
    answer = http.get(f"/api/puzzles/{path}")
    assert answer.status_code == status
    assert answer.json()["why"]
