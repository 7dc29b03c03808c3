"""Whatever hangs, a bot, the database or a second server, is noticed, and the server can still be stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from paddlewheel.kernel import BadInput
from paddlewheel.server import bot_pool, run
from paddlewheel.server.bot_process import BotProcessLost
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.settings import Settings
from paddlewheel.tables.bot_service import BotRequest
from paddlewheel.tables.storage.store import sqlite_url
from server.running import WIDE, Running
from server.talking import caller
from support import PATIENCE

BOTS = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot"}]}
PEOPLE = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}


def hang(_: object) -> str:
    time.sleep(1000)
    return "never"


def end(_: object) -> str:
    os._exit(1)


def answer(_: object) -> str:
    return "at once"


def test_a_bot_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = bot_pool.BotPool(1, 1.0, Metrics())
        request: Any = None
        monkeypatch.setattr(bot_pool, "decide", hang)
        with pytest.raises(BotProcessLost, match="did not answer within 1 seconds"):
            await pool.choose(BotRequest(request, 0, "steady"))
        monkeypatch.setattr(bot_pool, "decide", answer)
        monkeypatch.setattr(pool, "_thinking_seconds", PATIENCE)
        assert await pool.choose(BotRequest(request, 0, "steady")) == "at once"
        pool.close()

    asyncio.run(story())


def test_a_bot_process_that_ends_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = bot_pool.BotPool(1, PATIENCE, Metrics())
        request: Any = None
        monkeypatch.setattr(bot_pool, "decide", end)
        with pytest.raises(BotProcessLost, match="has ended"):
            await pool.choose(BotRequest(request, 0, "steady"))
        monkeypatch.setattr(bot_pool, "decide", answer)
        assert await pool.choose(BotRequest(request, 0, "steady")) == "at once"
        pool.close()

    asyncio.run(story())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def served(path: Path, thinking_seconds: float = PATIENCE) -> Iterator[tuple[Running, httpx.Client]]:
    limits = msgspec.structs.replace(WIDE, thinking_seconds=thinking_seconds, health_seconds=1)
    server = Running(sqlite_url(path), limits=limits)
    server.start()
    with caller(server) as http:
        yield server, http


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes to the database and does not come to an end."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("begin immediate")
    yield
    connection.execute("rollback")
    connection.close()


def create_in_background(http: httpx.Client) -> threading.Thread:
    """A request that waits for the database, however it ends."""

    def create() -> None:
        try:
            httpx.post(f"{http.base_url}/api/tables", json=PEOPLE, timeout=PATIENCE)
        except httpx.TransportError:
            return

    thread = threading.Thread(target=create)
    thread.start()
    return thread


def bot_process(server: Running) -> int:
    """The process of the bots, once there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for task in Path(f"/proc/{server.process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return child
        time.sleep(0.02)
    raise TimeoutError("no bot was asked")


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="it looks for processes in /proc")


def test_a_database_that_cannot_be_written_is_not_healthy(path: Path) -> None:
    with served(path) as (server, http):
        server.wait_until_it_answers()
        time.sleep(1.1)  # an answer is kept for a second
        with locked(path):
            unhealthy = http.get("/healthz")
            assert (unhealthy.status_code, unhealthy.json()["database"]) == (503, False)
            assert http.get("/livez").status_code == 200
        server.wait_until_it_answers()
        server.stop()


@needs_proc
def test_bots_that_do_not_answer_are_not_healthy_until_they_are_replaced(path: Path) -> None:
    with served(path, thinking_seconds=4) as (server, http):
        http.post("/api/tables", json={**BOTS, "seats": [{"who": "bot"}, {"who": "bot"}]})
        os.kill(bot_process(server), signal.SIGSTOP)
        time.sleep(1.1)
        unhealthy = http.get("/healthz")
        assert (unhealthy.status_code, unhealthy.json()["bots"]) == (503, False)
        server.wait_until_it_answers()
        server.stop()


def test_what_is_read_does_not_wait_for_what_cannot_be_written(path: Path) -> None:
    with served(path) as (server, http):
        table = http.post("/api/tables", json={**PEOPLE, "listed": True}).json()["table"]
        server.stop()
        server.start()
        with locked(path):
            writing = create_in_background(http)
            time.sleep(0.3)
            assert httpx.get(f"{server.http}/api/tables/{table}", timeout=15).status_code == 200
            assert httpx.get(f"{server.http}/api/tables", timeout=15).status_code == 200
        writing.join(PATIENCE)
        server.stop()


def test_a_server_whose_database_hangs_can_be_stopped(path: Path) -> None:
    with served(path) as (server, http), locked(path):
        writing = [create_in_background(http) for _ in range(3)]
        time.sleep(0.5)
        asked = time.monotonic()
        server.stop()
        # A writer would wait for 30 seconds, one after the other.
        assert time.monotonic() - asked < 20
        for each in writing:
            each.join(PATIENCE)


@needs_proc
def test_a_server_whose_bots_hang_can_be_stopped_and_leaves_none_behind(path: Path) -> None:
    with served(path) as (server, http):
        http.post("/api/tables", json={**BOTS, "seats": [{"who": "bot"}, {"who": "bot"}]})
        bots = bot_process(server)
        os.kill(bots, signal.SIGSTOP)
        server.stop()
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{bots}").exists() and "zombie" not in Path(f"/proc/{bots}/status").read_text():
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_second_server_on_the_same_file_says_so_and_stops(path: Path) -> None:
    with served(path) as (server, _):
        with pytest.raises(BadInput, match=r"another server uses the database .*tables\.db"):
            run.serve(Settings(database=sqlite_url(path)))
        server.kill()
        # A crash gives the file back.
        server.start()
        server.stop()
