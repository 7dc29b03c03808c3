"""Variants on the same deals: nothing is found where nothing differs, and what differs is found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.arena.compare import Comparison, compare_variants
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.report import write_comparison
from paddlewheel.arena.variants import Variant, read_variant

GAME = pw.load("civil-war")
PLAYERS = ("random", "random")


def compared(*texts: str, games: int = 12, times: int = 1) -> list[Comparison]:
    variants = [read_variant(GAME, text, {}) for text in texts]
    plans = [(one.label, one.plan(GAME, PLAYERS, 1)) for one in variants]
    return compare_variants(GAME, plans, games, times=times)


def test_a_variant_does_not_differ_from_itself() -> None:
    (found,) = compared("as it is", "the same: war.reinforcements=3")
    assert found.second == "the same"
    assert all(row.change.value == 0 and not row.change.sign for row in found.all)
    assert any(row.change.high > 0 for row in found.measures), "twelve deals do not show that there is no difference"
    assert "No difference is shown" in found.conclusions()[0]


def test_a_change_that_takes_something_away_is_shown_and_looking_more_often_asks_for_more() -> None:
    (found,) = compared("as it is", "war.reinforcements=0", games=24)
    named = {row.name: row for row in found.use}
    gone = named["commit left"]
    assert gone.first > 0.9
    assert (gone.second, gone.change.sign) == (0, -1)
    assert next(row for row in found.measures if row.name == "decisions").change.sign == -1
    assert any("commit left" in sentence for sentence in found.conclusions())
    assert found.looks == len(found.all)
    (often,) = compared("as it is", "war.reinforcements=0", games=24, times=100)
    wide = {row.name: row for row in often.use}["commit left"].change
    assert wide.high > gone.change.high


def test_three_variants_are_each_compared_with_the_first(tmp_path: Path) -> None:
    found = compared("as it is", "war.reinforcements=2", "war.reinforcements=1", games=3)
    assert [one.second for one in found] == ["war.reinforcements=2", "war.reinforcements=1"]
    assert found[0].looks > len(found[0].all)
    write_comparison(tmp_path / "page.html", GAME, Plan("civil-war", PLAYERS, 1), found)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<h2>In short</h2>") == 2


def test_a_variant_is_a_file_numbers_and_options(tmp_path: Path) -> None:
    game = pw.load("mississippi-queen")
    file = tmp_path / "ours.toml"
    file.write_text("[set]\nship.coal = 9\n", encoding="utf-8")
    found = read_variant(game, f"mine: {file},ship.speed=2,race=introductory,rounds=30", {"rounds": 9})
    assert (found.label, found.changes) == ("mine", {"ship.speed": 2})
    assert found.options == {"rounds": 30, "race": "introductory"}
    state = found.plan(game, PLAYERS, 1).new(0)
    ships = msgspec.to_builtins(state.observe(None))["ships"]
    assert [(ship["coal"], ship["speed"]) for ship in ships] == [(9, 2)] * 2
    assert read_variant(game, "as it is", {}) == Variant("as it is")
    for wrong in ("ours", "ship.coal=many", "ship.coal", ""):
        with pytest.raises(pw.BadInput, match="a variant reads"):
            read_variant(game, wrong, {})
