"""The thirteen events."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import QUIET, River, a_river
from support import rule


def after(event: str, *cities: str, wag: int = 6) -> River:
    """The river after the flow of a round with this event; nobody buys water."""
    river = a_river(*(cities or (QUIET, QUIET)), wag=wag)
    river.begin_round(2, event)
    while river.state.step().name == "buy":
        river.say(river.state.deciders[0], "go without")
    return river


@rule("RK-56", "RK-58", "RK-61", "RK-66")
@pytest.mark.parametrize(("event", "water"), [("Spring rains", 8), ("Wet year", 7), ("Normal year", 5), ("Drought", 3)])
def test_four_events_bring_nothing_but_their_weather(event: str, water: int) -> None:
    river = after(event)
    # Each of two city centres uses one marble; a dry year then costs a fine of 1 WAG.
    assert river.told("water")[0]["water"] == water
    assert river.state.pollution_out == 2
    assert river.state.water_out == water - 2
    assert river.mayor(0).wag == 7 - (water == 3) - (water == 3)


@rule("RK-57")
@pytest.mark.parametrize(("seats", "level"), [(2, 3), (3, 4), (4, 5)])
def test_a_flash_flood_costs_repairs_where_the_banks_are_bare(seats: int, level: int) -> None:
    for flood, paid in ((level - 1, 1), (level, 0)):
        river = a_river(*[QUIET] * seats)
        river.state.levels[2] = flood
        river.begin_round(2, "Flash flood")
        assert [facts["wag"] for facts in river.told("repairs")] == [1] * seats * paid
        assert river.mayor(0).wag == 6 - paid + 1
    assert river.told("water")[0]["weather"] == 0


@rule("RK-57", "RK-36b")
def test_repairs_that_cannot_be_paid_are_a_debt() -> None:
    river = a_river(QUIET, QUIET, wag=0)
    river.state.levels[2] = 0
    river.begin_round(2, "Flash flood")
    assert river.mayor(0).debt == 1


@rule("RK-59")
def test_the_tourist_season_pays_canoes_campsites_and_anglers() -> None:
    river = after("Tourist season", "canoe campsite city angling meadow", QUIET)
    assert {facts["card"]: facts["marbles"] for facts in river.told("earns")} == {
        "canoe": 2,
        "campsite": 3,
        "angling": 2,
        "meadow": 1,
        "city": 1,
    }


@rule("RK-60")
def test_a_storm_overflow_makes_every_city_centre_reject_one_more() -> None:
    river = after("Storm overflow")
    assert [facts["marbles"] for facts in river.told("gives pollution")] == [2, 2]
    assert river.state.water_out == 5


@rule("RK-62")
def test_a_grant_makes_clean_activities_cheaper() -> None:
    river = a_river(QUIET, QUIET).works(event="Water-agency grant").say(0, "add wetland", "place on 1")
    assert river.mayor(0).wag == 6 - 2
    prices = dict(zip(river.kinds, river.seen(0).prices, strict=True))
    assert (prices["ripisylvae"], prices["wetland"], prices["treatment"], prices["forest"]) == (1, 2, 2, 2)


@rule("RK-63")
def test_a_factory_spill_puts_two_pollution_into_the_cup() -> None:
    river = after("Factory spill")
    assert river.told("reaches")[0]["pollution"] == 2
    assert river.state.pollution_out == 4


@rule("RK-64")
def test_the_organic_label_pays_organic_farms() -> None:
    river = after("Organic label", "organic meadow city . .", QUIET)
    assert {facts["card"]: facts["marbles"] for facts in river.told("earns")} == {"organic": 3, "meadow": 1, "city": 1}


@rule("RK-65")
def test_invasive_species_cost_one_biodiversity() -> None:
    river = after("Invasive species", "reserve reserve city . .", QUIET).vote(5, 5)
    assert river.levels()["biodiversity"] == 3 + 3 - 1 - 1 - 1


@rule("RK-67")
def test_in_a_heat_wave_every_city_centre_needs_one_more() -> None:
    river = a_river(QUIET, QUIET).begin_round(2, "Heat wave")
    assert river.told("takes water")[0] == {
        "seat": 0,
        "plot": 2,
        "card": "city",
        "marbles": 3,
        "wanted": 3,
        "left": 0,
    }
    # One flows on; the second city lacks two.
    assert river.state.deciders == (1,)
    river.say(1, "buy water")
    assert river.told("buys water")[0]["marbles"] == 2


@rule("RK-68")
def test_an_irrigation_ban_takes_water_and_harvest_from_the_farms() -> None:
    river = after("Irrigation ban", "corn organic city . .", QUIET)
    assert [facts["wanted"] for facts in river.told("takes water")][:2] == [1, 1]
    earned = {facts["card"]: facts["marbles"] for facts in river.told("earns")}
    assert (earned["corn"], earned["organic"]) == (2, 1)
