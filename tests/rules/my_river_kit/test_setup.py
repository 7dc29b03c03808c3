"""Mayors, goals and the first plots."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.my_river_kit.game import GAME
from rules.my_river_kit.river import QUIET, a_river
from support import rule


@rule("RK-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_mayors_play(seats: int) -> None:
    with pytest.raises(pw.BadInput, match="seats 2 to 4"):
        GAME.new(seats=seats)


@rule("RK-1a")
def test_two_cities_can_be_played_from_one_chair() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "pass")
    assert list(river.state.deciders) == [1]
    river.say(1, "pass")
    assert list(river.state.deciders) == [0, 1]


@rule("RK-2", "RK-24", "RK-24a")
def test_five_plots_with_the_city_centre_in_the_middle() -> None:
    state = GAME.new(seats=3)
    for mayor in a_river(QUIET, QUIET, QUIET).state.mayors:
        assert len(mayor.plots) == 5
    refusal = state.why_not(0, "settle on 3")
    assert refusal is not None
    assert refusal.rule == "RK-24"
    assert [GAME.token(choice) for choice in state.choices(0)] == [f"settle on {plot}" for plot in (1, 2, 4, 5)]


@rule("RK-23", "RK-23a")
def test_the_first_seat_is_the_one_furthest_upstream() -> None:
    river = a_river(". . city . .", ". . city . .", ". . city . .").flow(water=9)
    assert [facts["seat"] for facts in river.told("reaches")] == [0, 1, 2]


@rule("RK-25")
@pytest.mark.parametrize(
    ("face", "card"),
    [(1, "corn"), (2, "corn"), (3, "canoe"), (4, "canoe"), (5, "commercial"), (6, "commercial")],
)
def test_the_die_gives_a_free_activity(face: int, card: str) -> None:
    river = a_river(QUIET, QUIET)
    river.state.rolled[0] = face - 1
    river.say(0, "settle on 4")
    assert river.plots(0) == f". . city {card} ."
    assert river.mayor(0).wag == 6
    assert river.told("settles") == [{"seat": 0, "die": face, "card": card, "plot": 3}]


@rule("RK-25")
def test_all_faces_of_the_die_come_up() -> None:
    faces = {face for seed in range(40) for face in a_river(QUIET, QUIET, seed=seed).state.rolled}
    assert faces == set(range(6))


@rule("RK-26", "RK-11")
def test_every_mayor_starts_with_six_wag() -> None:
    state = GAME.new(seats=4)
    assert [mayor.wag for mayor in GAME.observe(state, 0).mayors] == [6, 6, 6, 6]


@rule("RK-3")
def test_a_game_lasts_five_rounds() -> None:
    river = a_river(QUIET, QUIET).works(1, round=5, levels=(10, 0, 2, 2, 2, 4))
    river.say(1, "add meadow", "place on 1", "end works")
    assert river.state.outcome is not None
    river = a_river(QUIET, QUIET).works(1, round=4).say(1, "add meadow", "place on 1", "end works")
    assert river.state.outcome is None


@rule("RK-3a")
def test_the_table_may_play_one_to_ten_rounds() -> None:
    river = a_river(QUIET, QUIET, rounds=10).works(1, round=9).say(1, "add meadow", "place on 1", "end works")
    river.say(0, "ready").say(1, "ready")
    assert river.state.round == 10
    river.works(1, round=10).say(1, "add meadow", "place on 2", "end works")
    assert river.state.outcome is not None
    for rounds in (0, 11):
        with pytest.raises(pw.BadInput, match="rounds"):
            GAME.new(seats=2, rounds=rounds)


@rule("RK-4b")
def test_goals_are_picked_at_once_and_in_secret() -> None:
    river = a_river(QUIET, QUIET, goal="secret")
    assert list(river.state.deciders) == [0, 1]
    river.say(1, "goal richest")
    assert list(river.state.deciders) == [0]
    assert river.seen(1).mayors[1].goal == "richest"
    for seat in (0, None):
        seen = river.seen(seat).mayors[1]
        assert (seen.goal, seen.goal_picked) == (None, True)
    assert river.refused(0, "vote 3") == "RK-21"
    river.say(0, "goal aquabon")
    assert river.state.step().name == "settle"
    assert river.seen(0).mayors[1].goal is None


@rule("RK-4b")
def test_nobody_reads_the_goal_of_another_in_the_journal() -> None:
    river = a_river(QUIET, QUIET, goal="secret").say(1, "goal richest").say(0, "goal aquabon")
    journal = river.journal
    assert [event.kind for event in journal.seen_by(None)] == ["goal picked", "goal picked"]
    assert [event.seat for event in journal.seen_by(0) if event.kind == "your goal"] == [0]
