"""Activities that do not get what they need."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import QUIET, a_river
from support import rule


@rule("RK-50", "RK-47")
def test_an_industrial_zone_with_two_marbles_rejects_two_pollution_and_no_water() -> None:
    river = a_river("industrial . city . .", QUIET).flow(water=2).say(0, "go without").say(1, "go without")
    assert river.told("takes water")[0] == {
        "seat": 0,
        "plot": 0,
        "card": "industrial",
        "marbles": 2,
        "wanted": 3,
        "left": 0,
    }
    assert river.told("gives pollution")[0]["marbles"] == 2
    assert river.told("gives water") == []
    assert river.plots(0).startswith("industrial!")


@rule("RK-50")
def test_an_industrial_zone_with_one_marble_rejects_one_pollution() -> None:
    river = a_river("industrial . city . .", QUIET).flow(water=1).say(0, "go without").say(1, "go without")
    assert river.told("gives pollution")[0]["marbles"] == 1
    assert river.state.pollution_out == 1


@rule("RK-50a")
def test_a_net_consumer_never_rejects_more_than_its_card_shows() -> None:
    river = a_river(". . city . .", QUIET, wag=0).flow(water=1)
    # One marble taken of two: one pollution goes back, no water.
    assert river.told("gives pollution")[0]["marbles"] == 1
    river = a_river("organic . city . .", QUIET, wag=0).flow(water=1)
    assert river.told("gives water")[0]["marbles"] == 1
    river = a_river("corn! . city . .", QUIET, wag=0).flow(water=1)
    assert river.told("gives pollution")[0]["marbles"] == 1


@rule("RK-50b")
def test_without_water_nothing_is_cleaned() -> None:
    river = a_river("wetland . city . .", QUIET, wag=0).flow(water=0, pollution=3)
    assert river.told("takes pollution") == []
    assert river.state.pollution_out == 3


@rule("RK-51")
def test_a_clean_activity_just_gives_back_less_water() -> None:
    river = a_river("canoe . city . .", QUIET, wag=0).flow(water=1)
    assert river.told("gives water")[0]["marbles"] == 1
    assert river.told("fails")[0]["card"] == "canoe"


@rule("RK-52", "RK-52a")
def test_without_wag_the_flow_is_the_same_but_nothing_is_earned() -> None:
    river = a_river("industrial . city . .", QUIET, wag=1).flow(water=8)
    assert river.told("takes water")[0]["marbles"] == 3
    assert river.told("gives pollution")[0]["marbles"] == 2
    assert river.told("gives water")[0]["marbles"] == 1
    assert river.told("pays") == []
    assert river.mayor(0).wag == 1 + 1
    assert river.told("fails") == [{"seat": 0, "plot": 0, "card": "industrial", "why": "WAG", "again": 0, "lost": 0}]
    assert river.vote(5, 5).levels()["water"] == 8


@rule("RK-47b")
def test_an_activity_short_of_water_pays_and_earns_nothing() -> None:
    river = a_river("corn . city . .", QUIET, wag=2).flow(water=1).say(1, "go without")
    assert river.told("pays")[0]["marbles"] == 1
    assert river.told("earns") == []
    assert river.told("fails")[0]["why"] == "water"


@rule("RK-47b")
def test_an_activity_short_of_both_takes_what_there_is() -> None:
    river = a_river("corn . city . .", QUIET, wag=0).flow(water=1)
    assert river.told("pays") == []
    assert river.told("takes water")[0]["marbles"] == 1


@rule("RK-48")
def test_a_second_failure_running_destroys_the_activity() -> None:
    river = a_river("corn! . city . .", QUIET, wag=0)
    stock = list(river.state.stock)
    river.flow(water=1)
    assert river.plots(0) == ". . city! . ."
    assert river.told("fails")[0]["lost"] == 1
    assert river.state.stock[river.kinds.index("corn")] == stock[river.kinds.index("corn")] + 1


@rule("RK-47a")
def test_an_activity_that_recovers_starts_afresh() -> None:
    river = a_river("corn! . city . .", QUIET).flow(water=7)
    assert river.plots(0) == "corn . city . ."
    assert river.told("recovers") == [{"seat": 0, "plot": 0, "card": "corn"}]
    river.flow(water=1).say(0, "go without").say(1, "go without")
    assert river.plots(0) == "corn! . city! . ."


@rule("RK-49")
def test_failed_activities_have_no_impacts() -> None:
    river = a_river("reserve . city . .", "reserve . city . .").flow(water=7)
    assert river.levels()["biodiversity"] == 2 * (3 - 1)
    # Without WAG the reserve of the second city fails.
    river = a_river("reserve . city . .", "reserve . city . .")
    river.give(1, 0)
    assert river.flow(water=7).levels()["biodiversity"] == 3 - 1 - 1


@rule("RK-53")
@pytest.mark.parametrize("card", ["city", "ripisylvae"])
def test_city_centre_and_ripisylvae_fail_but_are_never_lost(card: str) -> None:
    river = a_river("ripisylvae! . city! . .", QUIET, wag=0).flow(water=0)
    assert river.plots(0) == "ripisylvae! . city! . ."
    assert next(facts["again"] for facts in river.told("fails") if facts["card"] == card) == 1


@rule("RK-53")
def test_city_centre_and_ripisylvae_are_never_removed_moved_or_swapped() -> None:
    river = a_river("ripisylvae . city . corn", "corn . city . .").works()
    for token in ("remove 1", "remove 3", "move 1", "move 3"):
        assert river.refused(0, token) == "RK-53"
    river.say(0, "move 5")
    assert river.refused(0, "move to 1") == "RK-53"
    river.talk().say(0, "propose", "swap")
    assert river.refused(0, "my plot 1") == "RK-53"


@rule("RK-16", "RK-16a")
def test_every_failure_of_the_round_counts_once() -> None:
    river = a_river("corn! meadow! city . .", QUIET, wag=0).flow(water=0)
    # Corn and meadow are destroyed, both city centres fail.
    assert river.state.failures == 4
    assert river.vote(5, 5).levels()["water"] == 2
