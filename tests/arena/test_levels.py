"""Levels measured against each other: fair seats, the same deals, honest intervals."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.arena.levels import adjacent, compare, markdown, write_between_marks

SHORT = {"race": "introductory"}


def test_a_higher_level_is_found_better_beyond_doubt() -> None:
    found = compare(pw.load("mississippi-queen"), ("steady", "random"), 12, 1, dict(SHORT))
    assert found.games == 12
    assert found.better
    assert found.to_beat == 0.25
    assert "| yes |" in markdown([found])


def test_equals_are_not_told_apart() -> None:
    found = compare(pw.load("mississippi-queen"), ("random", "random"), 80, 1, dict(SHORT))
    assert not found.better
    # Like against like over the same deals in every seat: exactly the fair share.
    assert found.won.share == pytest.approx(found.to_beat)
    assert found.margin[0] == pytest.approx(0)


def test_games_won_together_are_compared_deal_by_deal() -> None:
    found = compare(pw.load("rising-waters"), ("random", "random"), 8, 1, {})
    assert found.together
    middle, low, high = found.margin
    assert middle == 0
    assert low < -0.2, "four equal deals do not show that the levels are equal"
    assert high > 0.2
    assert found.won.share == found.to_beat


def test_one_deal_shows_nothing() -> None:
    found = compare(pw.load("mississippi-queen"), ("steady", "random"), 4, 1, dict(SHORT))
    assert found.margin[1] < 0 < found.margin[2]
    assert "| not shown |" in markdown([found])


def test_a_comparison_goes_on_with_what_is_kept(tmp_path: Path) -> None:
    game = pw.load("mississippi-queen")
    compare(game, ("random", "random"), 8, 1, dict(SHORT), tmp_path)
    [kept] = tmp_path.glob("*.parquet")
    written = kept.stat().st_mtime_ns
    longer = compare(game, ("random", "random"), 16, 1, dict(SHORT), tmp_path)
    assert kept.stat().st_mtime_ns > written
    assert longer == compare(game, ("random", "random"), 16, 1, dict(SHORT))


def test_levels_are_named_from_the_weakest_on() -> None:
    assert adjacent(["a", "b", "c"]) == [("b", "a"), ("c", "b")]
    for wrong in (["a"], ["a", "a"]):
        with pytest.raises(pw.BadInput, match="two different levels"):
            adjacent(wrong)


def test_a_table_is_put_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before <!-- here -->old<!-- /here --> after", encoding="utf-8")
    write_between_marks(page, "here", "new")
    assert page.read_text(encoding="utf-8") == "before <!-- here -->\n\nnew\n<!-- /here --> after"
    with pytest.raises(pw.BadInput, match="has no place"):
        write_between_marks(page, "there", "new")
