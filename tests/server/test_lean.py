"""`paddlewheel serve` leaves out what libraries load for nothing, and serves everything all the same."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from paddlewheel.server.lean import TLS, UNUSED
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import bearer, caller
from support import PATIENCE


@pytest.fixture(scope="module")
def lean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    served = Running(sqlite_url(tmp_path_factory.mktemp("lean") / "tables.db"))
    command = [sys.executable, "-m", "paddlewheel.cli.main", "serve", "--port", str(served.settings.port)]
    process = subprocess.Popen([*command, "--database", served.settings.database], stdout=subprocess.DEVNULL)
    served.process = process.pid
    served.wait_until_it_answers()
    yield served
    process.terminate()
    process.wait(PATIENCE)


def test_it_answers_as_any_other(lean: Running, http: httpx.Client) -> None:
    with caller(lean) as called:
        games = [card["info"]["id"] for card in called.get("/api/games").json()]
        assert len(games) >= 5
        for path in ("/metrics", *(f"/api/games/{game}/picture" for game in games)):
            assert called.get(path).status_code == 200, path
        assert called.get("/schema/openapi.json").json() == http.get("/schema/openapi.json").json()


def test_its_bots_think(lean: Running) -> None:
    plan = {"game": "mississippi-queen", "seats": [{"who": "bot", "level": "casual"}, {"who": "me"}]}
    with caller(lean) as called:
        created = called.post("/api/tables", json=plan).json()
        seen = f"/api/tables/{created['table']}/view"
        key = bearer(created["mine"][0]["key"])
        end = time.monotonic() + PATIENCE
        while not (offered := called.get(seen, params={"seat": 1}, headers=key).json()["choices"]):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert offered


def test_only_what_is_there_is_left_out() -> None:
    """A name that no library has any more would be left out for nothing."""
    command = "import importlib.util as u, sys; sys.exit(not all(u.find_spec(name) for name in sys.argv[1:]))"
    assert subprocess.run([sys.executable, "-c", command, *UNUSED, *TLS], check=False).returncode == 0


def test_the_server_is_run_from_here(lean: Running) -> None:
    maps = Path(f"/proc/{lean.process}/maps")
    if maps.exists():
        assert "libcrypto" not in maps.read_text()
