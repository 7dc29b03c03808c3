"""A real server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import caller


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with caller(server) as client:
        yield client
