from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.harness import Harness


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    harness = Harness(tmp_path)
    yield harness
    harness.close()
