"""Adding, removing and moving activities."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import FINE, QUIET, a_river
from support import rule


@rule("RK-38", "RK-39")
def test_exactly_one_activity_is_added_for_its_price() -> None:
    river = a_river(QUIET, QUIET).works()
    assert river.refused(0, "end works") == "RK-38"
    river.say(0, "add wetland", "place on 2")
    assert river.plots(0) == ". wetland city . ."
    assert river.mayor(0).wag == 3
    assert river.refused(0, "add meadow") == "RK-38"
    river.say(0, "end works")
    assert river.state.deciders == (1,)


@rule("RK-39")
def test_an_activity_must_be_paid_for() -> None:
    river = a_river(QUIET, QUIET, wag=2).works()
    assert river.refused(0, "add wetland") == "RK-39"
    assert river.refused(0, "add forest") == ""
    poor = a_river("corn . city . .", QUIET, wag=0).works()
    assert poor.refused(0, "remove 1") == "RK-39"
    assert poor.refused(0, "move 1") == "RK-39"


@rule("RK-39")
def test_removing_and_moving_cost_one_wag_a_card_as_often_as_wished() -> None:
    river = a_river("corn . city . .", QUIET, wag=6).works()
    river.say(0, "add meadow", "place on 2", "move 1", "move to 5", "move 5", "move to 4", "remove 4", "remove 2")
    assert river.plots(0) == QUIET
    assert river.mayor(0).wag == 6 - 1 - 4
    assert river.state.stock[river.kinds.index("meadow")] == 4


@rule("RK-39a")
def test_an_activity_goes_on_a_free_plot() -> None:
    river = a_river("corn . city . .", QUIET).works().say(0, "add meadow")
    assert river.offered(0) == ["place on 2", "place on 4", "place on 5"]
    assert river.refused(0, "place on 1") == "RK-39a"
    full = a_river("corn corn city corn canoe", QUIET).works()
    assert full.refused(0, "add meadow") == "RK-39a"
    assert full.refused(0, "end works") == "RK-38"
    full.say(0, "remove 1", "add meadow", "place on 1")
    assert full.mayor(0).wag == 6 - 2


@rule("RK-39b", "RK-39d")
def test_two_cards_that_change_places_cost_two() -> None:
    river = a_river("corn! canoe city . .", QUIET).works().say(0, "move 1", "move to 2")
    assert river.plots(0) == "canoe corn! city . ."
    assert river.mayor(0).wag == 4
    river.say(0, "move 2", "move to 5")
    assert river.plots(0) == "canoe . city . corn!"


@rule("RK-39c")
def test_an_empty_plot_has_nothing_to_move() -> None:
    river = a_river(QUIET, QUIET).works()
    assert river.refused(0, "remove 1") == "RK-39c"
    assert river.refused(0, "move 2") == "RK-39c"


@rule("RK-13")
@pytest.mark.parametrize(
    ("card", "levels", "allowed"),
    [
        ("canoe", (6, 5, 0, 0, 0, 0), True),
        ("canoe", (5, 5, 0, 0, 0, 0), False),
        ("canoe", (6, 6, 0, 0, 0, 0), False),
        ("campsite", (0, 9, 0, 2, 2, 4), True),
        ("campsite", (0, 9, 0, 2, 2, 3), False),
        ("campsite", (0, 9, 0, 1, 2, 4), False),
        ("campsite", (0, 9, 0, 2, 1, 4), False),
        ("corn", (0, 10, 0, 0, 0, 0), True),
    ],
)
def test_the_river_must_be_as_good_as_the_card_demands(card: str, levels: tuple[int, ...], allowed: bool) -> None:
    river = a_river(QUIET, QUIET).works(levels=levels)
    assert river.refused(0, f"add {card}") == ("" if allowed else "RK-13")


@rule("RK-13")
def test_a_refused_card_says_what_it_demands() -> None:
    refusal = a_river(QUIET, QUIET).works(levels=(5, 6, 0, 0, 0, 0)).state.why_not(0, "add canoe")
    assert refusal is not None
    assert refusal.why == "Canoe base demands water availability 6 or more, pollution 5 or less."


@rule("RK-13a")
def test_demands_count_only_when_adding() -> None:
    river = a_river("canoe . city . .", QUIET).works(levels=(0, 10, 0, 0, 0, 0)).say(0, "add meadow", "place on 5")
    assert river.plots(0) == "canoe . city . meadow"
    start = a_river(QUIET, QUIET)
    start.state.rolled[0] = 2
    assert start.say(0, "settle on 1").plots(0) == "canoe . city . ."


@rule("RK-38a")
def test_who_cannot_add_is_excused_and_it_is_noted() -> None:
    river = a_river(QUIET, QUIET, wag=0).works()
    assert river.offered(0) == ["make a deal", "end works"]
    river.say(0, "end works")
    assert river.told("could not add") == [{"seat": 0}]
    full = a_river("corn corn city corn canoe", QUIET, wag=1).works()
    assert full.refused(0, "end works") == ""
    full.give(0, 2)
    assert full.refused(0, "end works") == "RK-38"


@rule("RK-38a")
def test_nobody_spends_the_money_for_the_duty() -> None:
    river = a_river("corn . city . .", QUIET, wag=1).works()
    for token in ("remove 1", "move 1"):
        assert river.refused(0, token) == "RK-38a"
    river.give(0, 2)
    assert river.refused(0, "remove 1") == ""
    assert river.refused(0, "move 1") == ""
    river.say(0, "move 1", "move to 2")
    assert river.refused(0, "move 2") == "RK-38a"


@rule("RK-38a")
def test_an_exchange_may_not_eat_the_money_for_the_duty_either() -> None:
    river = a_river("corn canoe city . .", QUIET, wag=2).works().say(0, "move 1")
    assert river.refused(0, "move to 2") == "RK-38a"
    assert river.refused(0, "move to 5") == ""


@rule("RK-38b")
def test_upstream_builds_first_and_what_is_gone_is_gone() -> None:
    river = a_river(QUIET, QUIET)
    river.state.stock[river.kinds.index("reserve")] = 1
    river.works().say(0, "add reserve", "place on 1", "end works")
    assert river.state.deciders == (1,)
    assert river.refused(1, "add reserve") == "RK-38b"


@rule("RK-53a")
def test_one_ripisylvae_a_city() -> None:
    river = a_river("ripisylvae . city . .", QUIET).works()
    assert river.refused(0, "add ripisylvae") == "RK-53a"
    assert river.works(1).refused(1, "add ripisylvae") == ""


@rule("RK-12a")
def test_the_stock_holds_the_cards_of_the_component_file() -> None:
    river = a_river(QUIET, QUIET, QUIET, QUIET)
    assert list(river.state.stock) == [0, 4, 5, 5, 5, 4, 4, 4, 2, 2, 4, 2, 2, 2, 3, 1, 2, 2]
    assert tuple(river.works().state.levels) == FINE
