from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.sitting import Venue


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Venue]:
    venue = Venue(tmp_path)
    yield venue
    venue.close()
