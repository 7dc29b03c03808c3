"""Watched games: what was offered and taken, who led, and games that are kept as they are played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.arena.measures import Use, measures, uses
from paddlewheel.arena.plan import Plan, play_game
from paddlewheel.arena.statistics import wilson
from paddlewheel.arena.subjects import subjects, subjects_of
from paddlewheel.arena.watching import Watched, WatchedSeries, watch

WAR = Plan("civil-war", ("random", "random"), seed=2)


@pytest.mark.parametrize(
    ("token", "about"),
    [
        ("commit U12 left", ("commit U12", "commit left")),
        ("lay T05", ("lay T05", "lay")),
        ("place N1.3", ("place",)),
        ("levee at c5", ("levee at",)),
        ("speed 4", ("speed 4",)),
        ("add corn", ("add corn",)),
    ],
)
def test_a_choice_is_about_its_card_and_its_action_not_its_place(token: str, about: tuple[str, ...]) -> None:
    assert subjects(token) == about


def test_watching_changes_nothing_and_counts_everything() -> None:
    seen = watch(WAR, 3)
    assert seen.played == play_game(WAR, 3)
    names = subjects_of(pw.load("civil-war")).names
    committed = sum(
        times for taken in seen.taken for subject, times in taken.items() if names[subject].startswith("commit U")
    )
    to_columns = sum(
        times
        for subject, times in seen.taken[0].items()
        if names[subject] in ("commit left", "commit centre", "commit right")
    )
    assert committed == to_columns > 0, "seat 0 is the Union: each commitment is of a card and to a column"
    assert seen.options > seen.open_decisions > 0
    assert all(seen.picked.get(subject, 0) <= offered for subject, offered in seen.offered.items())
    assert 0 <= seen.decided <= 1
    assert seen.lead_changes <= seen.turns <= seen.played.decisions


def test_kept_games_go_on_and_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "war.jsonl"
    whole = WatchedSeries(WAR).run(3)
    WatchedSeries(WAR, path).run(2)
    assert WatchedSeries(WAR, path).games == whole[:2]
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-20], encoding="utf-8")
    again = WatchedSeries(WAR, path)
    assert again.games == whole[:1]
    assert again.run(3) == whole
    assert WatchedSeries(WAR, path).games == whole
    with pytest.raises(pw.BadInput, match="holds another series"):
        WatchedSeries(msgspec.structs.replace(WAR, seed=3), path)
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(pw.BadData, match="no file of watched games"):
        WatchedSeries(WAR, path)


def test_ctrl_c_keeps_what_was_watched(tmp_path: Path) -> None:
    def impatient(work, plan, numbers):  # type: ignore[no-untyped-def]
        yield from work(plan, numbers[:2])
        raise KeyboardInterrupt

    series = WatchedSeries(WAR, tmp_path / "war.jsonl")
    assert len(series.run(9, impatient)) == 2
    assert series.interrupted
    assert len(WatchedSeries(WAR, tmp_path / "war.jsonl").games) == 2


def test_measures_and_uses_add_up() -> None:
    game = pw.load("civil-war")
    watched: list[Watched] = WatchedSeries(WAR).run(5)
    named = {one.name: one for one in measures(game, watched)}
    assert named["seat 0 wins"].mean + named["seat 1 wins"].mean + named["nobody wins"].mean == pytest.approx(1)
    assert named["decisions"].values == tuple(one.played.decisions for one in watched)
    assert sum(one.mean for name, one in named.items() if name.startswith("ended by")) == pytest.approx(1)
    for use in uses(game, watched):
        assert use.won_with.of + use.won_without.of == 10


def test_what_is_offered_often_and_hardly_taken_is_named() -> None:
    rate = wilson(5, 10)
    assert Use("never", rate, rate, rate, wilson(0, 400)).is_avoided
    assert not Use("seldom offered", rate, rate, rate, wilson(0, 20)).is_avoided
    assert not Use("taken", rate, rate, rate, wilson(40, 400)).is_avoided
    assert Use("bad", rate, wilson(2, 50), wilson(40, 50), rate).is_losing
