"""What docs/envs.md shows is true, and what `describe` shows of each game."""

from __future__ import annotations

import doctest
from pathlib import Path

import gymnasium
import pyspiel
import pytest

import paddlewheel as pw
import paddlewheel.envs.gymnasium
import paddlewheel.envs.openspiel
from paddlewheel.envs import pettingzoo
from paddlewheel.envs.describe import describe, row

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize("game", pw.games())
def test_the_examples_of_a_game_run(game: str) -> None:
    names = {"pettingzoo": pettingzoo, "gymnasium": gymnasium, "pyspiel": pyspiel}
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(describe(game), names, game, None, None))
    assert runner.summarize(verbose=False).attempted > 5
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("game", pw.games())
def test_the_table_of_spaces_is_up_to_date(game: str) -> None:
    """Where not: python tests/docs/game_pages.py."""
    written = PAGE.read_text(encoding="utf-8")
    if f"`{game}-v" in written:
        assert f"| {' | '.join(row(game))} |" in written
