"""docs/security.md says what is true: the limits of the settings, and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from paddlewheel.server.settings import Limits, Rate
from paddlewheel.tables.uploads import MOST_FORKS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()


def written(value: Rate | float) -> str:
    if isinstance(value, Rate):
        return f"{value.burst:.0f} at once, {value.per_second:g} a second"
    return f"{value:.0f}"


def test_the_page_has_every_limit_as_it_is() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE))
    assert rows == {name: written(value) for name, value in msgspec.structs.asdict(Limits()).items()}


def test_the_page_has_the_number_of_forks() -> None:
    assert f"A game is forked at most {MOST_FORKS} times" in PAGE


def test_the_tests_that_the_page_names_exist() -> None:
    named = re.findall(r"`((?:tests|benchmarks)/[\w/]+\.py)`", PAGE)
    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).is_file()] == []
