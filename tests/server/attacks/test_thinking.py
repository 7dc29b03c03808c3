"""All thinking counts against the address that asks for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from paddlewheel.bots.appraisal import Appraisal
from paddlewheel.bots.hint import Hint
from paddlewheel.kernel import Record
from paddlewheel.presentation import Debriefing
from paddlewheel.server.app import make_app
from paddlewheel.server.settings import Limits, Rate, Settings
from paddlewheel.tables.bot_service import BotRequest, InProcessBots
from paddlewheel.tables.storage.store import sqlite_url
from server.talking import bearer
from support import PATIENCE

LESSON = "/api/games/mississippi-queen/lesson/view?at=3"


class NotingBots(InProcessBots):
    """Bots that note for whom they think."""

    def __init__(self) -> None:
        self.owners: list[str] = []

    async def choose(self, request: BotRequest) -> str:
        self.owners.append(request.owner)
        return await super().choose(request)

    async def advise(self, request: BotRequest) -> Hint:
        self.owners.append(request.owner)
        return await super().advise(request)

    async def appraise(self, record: Record, owner: str) -> Appraisal:
        self.owners.append(owner)
        return await super().appraise(record, owner)

    async def debrief(self, record: Record, owner: str) -> Debriefing:
        self.owners.append(owner)
        return await super().debrief(record, owner)


@pytest.fixture
def bots() -> NotingBots:
    return NotingBots()


@pytest.fixture
def http(tmp_path: Path, bots: NotingBots) -> Iterator[TestClient]:
    limits = Limits(lessons=Rate(3, 0.001))
    app = make_app(Settings(database=sqlite_url(tmp_path / "tables.db"), limits=limits), bots)
    with TestClient(app, base_url="http://127.0.0.1", client=("2001:db8::7", 5)) as client:
        yield client


def test_hints_and_appraisals_count_for_who_asks(http: TestClient, bots: NotingBots) -> None:
    plan = {"game": "mississippi-queen", "seats": [{"who": "me"}, {"who": "me"}]}
    created = http.post("/api/tables", json=plan).json()
    key = bearer(created["mine"][0]["key"])
    assert http.post(f"/api/tables/{created['table']}/hint", json={"seat": 0}, headers=key).status_code == 200
    file = Path(__file__).parents[2] / "records" / "my-river-kit"
    table = http.post("/api/records", json={"record": min(file.glob("*.record")).read_text()}).json()["table"]
    assert http.get(f"/api/tables/{table}/appraisal").status_code == 200
    assert http.get(f"/api/tables/{table}/debrief").status_code == 200
    assert bots.owners == ["2001:db8::/64"] * 3


def test_the_bots_of_a_table_from_a_lesson_count_for_who_made_it(http: TestClient, bots: NotingBots) -> None:
    seats = http.get("/api/games/mississippi-queen/lesson").json()["seats"]
    body = {"at": 3, "seats": [{"who": "bot", "level": "random"}] * seats}
    assert http.post("/api/games/mississippi-queen/lesson/table", json=body).status_code == 201
    end = time.monotonic() + PATIENCE
    while not bots.owners and time.monotonic() < end:
        http.get("/livez")
    assert set(bots.owners) == {"2001:db8::/64"}


def test_lessons_have_a_limit(http: TestClient) -> None:
    assert [http.get(LESSON).status_code for _ in range(4)] == [200, 200, 200, 429]
