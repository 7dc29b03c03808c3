"""What docs/envs.md shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.envs.describe import MARK, describe

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize("game", pw.games())
def test_what_is_written_of_a_game_is_up_to_date(game: str) -> None:
    """Where not: python -m paddlewheel.envs.describe --write docs/envs.md."""
    written = PAGE.read_text(encoding="utf-8").split(MARK)[1]
    text = describe(game)
    if f"### {pw.load(game).info.title}\n" in written:
        assert text in written
