from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from paddlewheel.tables.storage.store import Store, sqlite_url
from postgres import postgres_in
from tables.harness import Harness


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres_in(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres")
    store = Store(found)
    with store.engine.begin() as connection:
        connection.execute(sa.text("drop schema public cascade"))
        connection.execute(sa.text("create schema public"))
    store.close()
    return found


@pytest.fixture
def any_harness(url: str, tmp_path: Path) -> Iterator[Harness]:
    """A harness on each kind of database."""
    harness = Harness(tmp_path, url)
    yield harness
    harness.close()


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    harness = Harness(tmp_path)
    yield harness
    harness.close()
