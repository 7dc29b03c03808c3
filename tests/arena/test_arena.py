"""The arena tells the truth: the same results anywhere, rates with their doubt, nothing lost."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.arena.balance import settings, sweep, weigh_up
from paddlewheel.arena.executors import Cluster, Processes, inline
from paddlewheel.arena.plan import Plan, Played, play_out, play_series
from paddlewheel.arena.report import write_balance, write_report
from paddlewheel.arena.series import Series
from paddlewheel.arena.simulate import simulate
from paddlewheel.arena.statistics import wilson
from paddlewheel.arena.tournament import hold, seatings
from pebbles import components
from pebbles.game import INFO, PebblesGame

PLAN = Plan("mississippi-queen", ("random", "random", "random"), 5, {"race": "introductory"})
WAR = Plan("civil-war", ("random", "random"), seed=2)


def test_the_results_are_the_same_for_any_number_of_workers() -> None:
    alone = sorted(play_series(PLAN, range(30), inline), key=lambda game: game.number)
    pooled = sorted(play_series(PLAN, range(30), Processes(2)), key=lambda game: game.number)
    assert alone == pooled


def test_a_changed_number_changes_the_games() -> None:
    richer = Plan(PLAN.game, PLAN.players, PLAN.seed, PLAN.options, {"ship.coal": 20})
    assert simulate(richer, 20).mean_length > simulate(PLAN, 20).mean_length


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("civil-war", {"war.reinforcements": 2}),
        ("flooded-forest", {"supply.hand": 2}),
        ("my-river-kit", {"table.wag": 8}),
        ("rising-waters", {"weather.heavy": 12}),
    ],
)
def test_every_game_takes_numbers_of_its_component_file(game: str, change: dict[str, int]) -> None:
    seats = pw.load(game).info.usual_seats
    table = Plan(game, ("random",) * seats, 1, {}, change)
    assert simulate(table, 2).games == 2


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("chess", ("random",), 1), "there is no game 'chess'"),
        (Plan("mississippi-queen", ("random",), 1), "seats 2 to 5, not 1"),
        (Plan("mississippi-queen", ("random", "genius"), 1), "there is no bot 'genius'"),
        (
            Plan("mississippi-queen", ("random", "random"), 1, {}, {"ship.sails": 2}),
            "ship.sails: there is no such number",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(plan: Plan, sentence: str) -> None:
    with pytest.raises(pw.BadInput, match=re.escape(sentence)):
        simulate(plan, 1)


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    Series(PLAN, path).run(10)
    again = Series(PLAN, path)
    assert len(again.played) == 10
    whole = again.run(25)
    assert whole.games == 25
    assert Series(PLAN, path).played == sorted(play_series(PLAN, range(25)), key=lambda game: game.number)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"

    def interrupted(done: int, played: int, decisions: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    assert Series(PLAN, path).run(20, progress=interrupted).games == 7
    assert len(Series(PLAN, path).played) == 7


def test_a_file_of_another_series_is_not_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    Series(PLAN, path).run(3)
    with pytest.raises(pw.BadInput, match="holds another series"):
        Series(Plan(PLAN.game, PLAN.players, 6, PLAN.options), path)
    path.write_text("no parquet")
    with pytest.raises(pw.BadData, match="no Parquet file of ours"):
        Series(PLAN, path)


def test_a_series_is_a_data_frame() -> None:
    series = Series(PLAN)
    series.run(12)
    frame = series.frame()
    assert list(frame["number"]) == list(range(12))
    # Nobody wins a race in which nobody lands.
    assert (frame[["won_0", "won_1", "won_2"]].sum(axis=1) == (frame["reason"] == "landed")).all()


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    rate = wilson(count, of)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=1e-3)


def test_every_seating_is_tried_once() -> None:
    tables = seatings(["a", "b"], 3)
    assert len(tables) == len(set(tables)) == 6
    assert ("a", "a", "a") not in tables


def test_a_tournament_ranks_the_stronger_level_first() -> None:
    game = pw.load("mississippi-queen")
    standing = hold(game, ["random", "steady"], 28, 1, {"race": "introductory"})
    assert [player.name for player in standing.players] == ["steady", "random"]
    assert standing.pairs[0].ahead.low > 0.5
    with pytest.raises(pw.BadInput, match="at least two different levels"):
        hold(game, ["random"], 5, 1, {})


def test_sweeps_are_read_strictly() -> None:
    assert sweep("ship.coal=3..9:3") == ("ship.coal", [3, 6, 9])
    assert sweep("ship.coal=3..4") == ("ship.coal", [3, 4])
    for text in ("ship.coal=3", "ship.coal=3..x", "ship.coal=9..3", "ship.coal=1..3:0"):
        with pytest.raises(pw.BadInput):
            sweep(text)


def test_what_was_chosen_is_seen_in_the_games_that_are_counted() -> None:
    game = pw.load("civil-war")
    alone = weigh_up(game, WAR, "", 6, "", "")
    assert alone.result.by_seat == simulate(WAR, 6).by_seat
    assert max(use.used.of for use in alone.uses) == 6 * len(WAR.players)
    assert weigh_up(game, WAR, "", 6, "", "", Processes(2)).uses == alone.uses


def test_where_all_win_together_strength_is_a_stronger_table() -> None:
    plan = Plan("rising-waters", ("random", "random", "random"), seed=1)
    found = weigh_up(pw.load("rising-waters"), plan, "", 3, "random", "random")
    assert found.agency is not None
    assert found.expected == found.agency.share, "tables of the same level win the same games"


def test_reports_are_whole_pages(tmp_path: Path) -> None:
    game = pw.load("civil-war")
    played: list[Played] = list(play_series(WAR, range(6)))
    write_report(tmp_path / "report.html", game, WAR, played)
    plans = [msgspec.structs.replace(WAR, changes=changes) for changes in settings(["war.reinforcements=2..3"])]
    found = [weigh_up(plan.load(), plan, str(plan.changes), 4, "", "") for plan in plans]
    assert found[0].uses
    assert found[0].agency is None
    write_balance(tmp_path / "balance.html", game, found)
    for name in ("report.html", "balance.html"):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text.startswith("<!doctype html>")
        assert "<svg" in text
        assert "McCord" in text
        assert f"rules version {game.info.rules_version}" in text
    for part in (
        "In short",
        "What is scored",
        "lead changes",
        "Dominated choices",
        "Where it happens",
        "won without it",
    ):
        assert part in text


def test_two_sweeps_are_a_grid_and_a_third_is_refused() -> None:
    assert settings([]) == [{}]
    assert settings(["a=1..2", "b=5..7:2"]) == [{"a": 1, "b": 5}, {"a": 1, "b": 7}, {"a": 2, "b": 5}, {"a": 2, "b": 7}]
    for wrong in (["a=1..2", "a=3..4"], ["a=1..2", "b=1..2", "c=1..2"]):
        with pytest.raises(pw.BadInput, match="two different ones for a grid"):
            settings(wrong)


def test_a_ray_cluster_gives_the_same_results() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    alone = sorted(play_series(PLAN, range(12), inline), key=lambda game: game.number)
    on_ray = sorted(play_series(PLAN, range(12), Cluster("local")), key=lambda game: game.number)
    assert alone == on_ray


def test_a_game_among_bots_ends_at_the_longest_that_it_can_be() -> None:
    short = PebblesGame(components.load(), msgspec.structs.replace(INFO, longest=2))
    state = short.new(seats=2, seed=1)
    assert play_out(state, ("casual", "steady"), 1) == 2
    assert state.outcome is None
