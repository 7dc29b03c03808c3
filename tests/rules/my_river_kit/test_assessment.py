"""Fines, instalments, the vote and the six indicators."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import QUIET, a_river
from support import rule


@rule("RK-14", "RK-17", "RK-18", "RK-19", "RK-20")
def test_the_indicators_are_sums_over_the_whole_table() -> None:
    river = a_river("wetland . city . forest", "canoe . city . park").flow(water=13)
    # Flood 2 - 1 + 1 - 1, recreation 1 + 1 + 2 + 1 + 2, biodiversity 2 - 1 + 1 - 1.
    assert river.vote(6, 6).levels() == {
        "water": 10,
        "pollution": 2,
        "flood": 1,
        "recreation": 7,
        "biodiversity": 1,
        "landscape": 6,
    }


@rule("RK-14")
def test_nothing_is_carried_over_from_the_round_before() -> None:
    river = a_river("canoe . city . .", QUIET).flow(water=7).vote(9, 9)
    assert river.levels()["recreation"] == 4
    river.lay(0, ". . city . .")
    assert river.flow(water=7).vote(1, 1).levels() == {
        "water": 10,
        "pollution": 2,
        "flood": 0,
        "recreation": 2,
        "biodiversity": 0,
        "landscape": 1,
    }


@rule("RK-15")
def test_no_indicator_falls_below_zero() -> None:
    river = a_river("corn . city . .", "industrial . city . .").flow(water=13)
    assert river.vote(5, 5).levels()["biodiversity"] == 0


@rule("RK-14a")
def test_no_indicator_rises_above_ten() -> None:
    full = "floodplain floodplain city floodplain wetland"
    river = a_river(full, "wetland wetland city . .").flow(water=13, pollution=20)
    assert river.vote(5, 5).levels()["flood"] == 10
    assert river.levels()["pollution"] == 10


@rule("RK-16")
def test_water_availability_falls_by_two_for_every_failure() -> None:
    river = a_river("canoe . city . .", QUIET, wag=0).flow(water=1)
    assert [facts["card"] for facts in river.told("fails")] == ["canoe", "city", "city"]
    assert river.vote(5, 5).levels()["water"] == 4


@rule("RK-5", "RK-6", "RK-22a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_limits_belong_to_their_zones(seats: int) -> None:
    data = a_river(*[QUIET] * seats).rules.data
    for indicator in range(6):
        # Of pollution less is better, of the others more.
        worse = 1 if indicator == 1 else -1
        green, red = data.green[indicator], data.red[indicator]
        assert [data.is_green(indicator, level) for level in (green - worse, green, green + worse)] == [
            True,
            True,
            False,
        ]
        reds = [data.is_red(indicator, level) for level in (red - worse, red, red + worse)]
        assert reds == [False, True, True]


@rule("RK-20a")
def test_the_landscape_on_the_cards_is_only_a_hint() -> None:
    river = a_river("forest . city . .", QUIET).flow(water=7).vote(0, 1)
    assert river.levels()["landscape"] == 1


@rule("RK-21", "RK-21a")
@pytest.mark.parametrize(
    ("method", "votes", "value"),
    [
        ("mean", (4, 5), 5),
        ("mean", (2, 3, 8), 4),
        ("mean", (1, 1, 2), 1),
        ("median", (2, 3, 8), 3),
        ("median", (0, 2, 5, 10), 4),
        ("lowest", (4, 9, 7), 4),
    ],
)
def test_the_votes_make_one_value(method: str, votes: tuple[int, ...], value: int) -> None:
    river = a_river(*[QUIET] * len(votes), vote=method).flow(water=16).vote(*votes)
    assert river.levels()["landscape"] == value


@rule("RK-21a")
def test_votes_are_hidden_until_all_are_in() -> None:
    river = a_river(QUIET, QUIET).flow(water=7).say(0, "pass").say(1, "pass").say(1, "vote 9")
    assert river.state.deciders == (0,)
    seen = river.seen(0).mayors[1]
    assert (seen.vote, seen.voted) == (None, True)
    assert river.refused(0, "pass") == "RK-37"
    river.say(0, "vote 1")
    assert river.seen(None).mayors[1].vote == 9
    assert river.told("votes") == [{"seat": -1, "votes": (1, 9), "landscape": 5}]


@rule("RK-42")
@pytest.mark.parametrize(("water", "fined"), [(4, True), (5, False)])
def test_too_little_water_downstream_costs_everybody_one_wag(water: int, fined: bool) -> None:
    river = a_river(QUIET, QUIET).flow(water=water)
    assert river.state.water_out == water - 2
    assert [mayor.wag for mayor in river.state.mayors] == [7 - fined, 7 - fined]


@rule("RK-43")
@pytest.mark.parametrize(("pollution", "fined"), [(4, True), (3, False)])
def test_more_pollution_than_water_costs_everybody_one_wag(pollution: int, fined: bool) -> None:
    river = a_river(QUIET, QUIET).flow(water=7, pollution=pollution)
    assert (river.state.water_out, river.state.pollution_out) == (5, pollution + 2)
    assert [mayor.wag for mayor in river.state.mayors] == [7 - fined, 7 - fined]


@rule("RK-43a", "RK-36", "RK-36a")
def test_both_fines_may_fall_due_together() -> None:
    river = a_river(QUIET, QUIET).flow(water=4, pollution=4)
    assert [mayor.wag for mayor in river.state.mayors] == [5, 5]
    assert len(river.told("fine")) == 4


@rule("RK-36b")
def test_what_cannot_be_paid_is_a_debt() -> None:
    river = a_river(QUIET, QUIET, wag=0).flow(water=1)
    assert [mayor.wag for mayor in river.state.mayors] == [0, 0]
    assert [mayor.debt for mayor in river.state.mayors] == [2, 2]
    assert river.measures.wealth(river.state, 0) == -2


@rule("RK-36", "RK-44", "RK-44b")
def test_a_bank_loan_is_paid_back_in_three_rounds() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "borrow from the bank")
    assert river.mayor(0).wag == 8
    assert river.refused(0, "vote 1") == "RK-21"
    for paid in (1, 2, 3):
        river.flow(water=7).vote(5, 5)
        # One WAG earned by the city, one paid back.
        assert river.mayor(0).wag == 8
        assert river.mayor(0).loan_left == 3 - paid
    river.flow(water=7)
    assert river.mayor(0).wag == 9


@rule("RK-37")
def test_the_mayors_talk_with_the_counted_indicators_before_them_and_vote_after_it() -> None:
    river = a_river(QUIET, QUIET).flow(water=7)
    assert (river.state.step().name, river.state.deciders) == ("talk", (0,))
    assert [line.level for line in river.seen(0).indicators] == [10, 2, 0, 2, 0, None]
    river.vote(5, 5)
    assert river.state.step().name == "works"
    assert river.told("assessed")[0]["levels"] == (10, 2, 0, 2, 0, 5)
