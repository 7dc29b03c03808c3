"""Printing over HTTP: made once, told how far it is, fetched; strangers cannot make much of it."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from paddlewheel.server.print_jobs import MOST_KEPT, MOST_WAITING, PrintJob, PrintJobs, PrintState, PrintWork
from paddlewheel.tables.errors import TableError


def job(number: int = 0) -> PrintJob:
    return PrintJob("civil-war", "a4", "colour", (f"part{number}",))


class Press:
    """A printer that works when it is told to."""

    def __init__(self) -> None:
        self.made: list[PrintWork] = []
        self.may_end = asyncio.Event()
        self.fails = False

    async def make(self, work: PrintWork, owner: str) -> bytes:
        self.made.append(work)
        await self.may_end.wait()
        if self.fails:
            raise RuntimeError("out of paper")
        return f"%PDF {work.job.parts}".encode()


async def settled() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


def test_the_same_job_is_made_once_and_its_progress_is_told() -> None:
    async def play() -> None:
        press = Press()
        jobs = PrintJobs(press.make)
        jobs.start(job(), "one")
        jobs.start(job(), "another")
        await settled()
        assert len(press.made) == 1
        assert jobs.state(job()) == PrintState()
        with open(press.made[0].progress, "wb") as file:
            file.write(b'{"done":3,"steps":9,"what":"Cards"}')
        assert jobs.state(job()) == PrintState(3, 9, "Cards")
        assert jobs.pdf(job()) is None
        press.may_end.set()
        await settled()
        assert jobs.state(job()).ready
        assert jobs.pdf(job()) == b"%PDF ('part0',)"
        await jobs.close()

    asyncio.run(play())


def test_half_a_line_of_progress_is_no_error() -> None:
    async def play() -> None:
        press = Press()
        jobs = PrintJobs(press.make)
        jobs.start(job(), "one")
        await settled()
        with open(press.made[0].progress, "wb") as file:
            file.write(b'{"done":3,"st')
        assert jobs.state(job()) == PrintState()
        await jobs.close()

    asyncio.run(play())


def test_what_failed_is_one_sentence_and_can_be_tried_once_more() -> None:
    async def play() -> None:
        press = Press()
        press.fails = True
        press.may_end.set()
        jobs = PrintJobs(press.make)
        jobs.start(job(), "one")
        await settled()
        with pytest.raises(TableError, match="could not be printed"):
            jobs.state(job())
        assert not jobs.knows(job())
        press.fails = False
        jobs.start(job(), "one")
        await settled()
        assert jobs.state(job()).ready
        await jobs.close()

    asyncio.run(play())


def test_only_so_many_wait_and_only_so_many_are_kept() -> None:
    async def play() -> None:
        press = Press()
        jobs = PrintJobs(press.make)
        for number in range(MOST_WAITING):
            jobs.start(job(number), "one")
        with pytest.raises(TableError, match="Many people print"):
            jobs.start(job(99), "one")
        press.may_end.set()
        for number in range(MOST_WAITING, 3 * MOST_KEPT):
            await settled()
            jobs.start(job(number), "one")
        await settled()
        kept = [number for number in range(3 * MOST_KEPT) if jobs.knows(job(number))]
        assert len(kept) <= MOST_KEPT + 1
        assert 3 * MOST_KEPT - 1 in kept
        await jobs.close()

    asyncio.run(play())


def test_a_player_aid_is_ordered_awaited_and_fetched(http: httpx.Client) -> None:
    choices = http.get("/api/games/civil-war/print").json()
    assert [part["id"] for part in choices["parts"]] == ["cards", "board", "aid", "rules"]
    assert choices["available"]
    body = {"paper": "letter", "ink": "ink-saving", "parts": ["aid"]}
    query = {"paper": "letter", "ink": "ink-saving", "parts": "aid"}
    assert http.get("/api/games/civil-war/print.pdf", params=query).status_code == 404
    deadline = time.monotonic() + 120
    while not (state := http.post("/api/games/civil-war/print", json=body).json())["ready"]:
        assert state["done"] <= state["steps"]
        assert time.monotonic() < deadline
        time.sleep(0.2)
    fetched = http.get("/api/games/civil-war/print.pdf", params=query)
    assert fetched.content.startswith(b"%PDF")
    assert fetched.headers["content-disposition"] == 'attachment; filename="civil-war-letter.pdf"'


@pytest.mark.parametrize(
    ("game", "body", "status"),
    [
        ("chess", {}, 404),
        ("civil-war", {"paper": "a3"}, 400),
        ("civil-war", {"ink": "pink"}, 400),
        ("civil-war", {"parts": ["nose"]}, 400),
        ("civil-war", {"parts": ['#panic("x")']}, 400),
        ("civil-war", {"parts": ["aid"] * 21}, 400),
        ("civil-war", {"folder": "/"}, 400),
    ],
)
def test_a_bad_job_is_refused_before_anything_is_made(
    http: httpx.Client, game: str, body: dict[str, object], status: int
) -> None:
    answer = http.post(f"/api/games/{game}/print", json=body)
    assert answer.status_code == status
    assert answer.json()["type"] == "error"
