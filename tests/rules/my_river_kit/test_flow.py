"""The cups on their way down the river."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import QUIET, a_river
from support import rule


@rule("RK-9", "RK-29")
@pytest.mark.parametrize(
    ("event", "marbles"),
    [("Spring rains", (8, 12, 16)), ("Wet year", (7, 9, 13)), ("Normal year", (5, 6, 9)), ("Drought", (3, 5, 6))],
)
def test_weather_and_mayors_decide_how_much_water_comes(event: str, marbles: tuple[int, ...]) -> None:
    for seats, water in zip((2, 3, 4), marbles, strict=True):
        river = a_river(*[QUIET] * seats, wag=0).begin_round(2, event)
        assert river.told("water")[0]["water"] == water


@rule("RK-28")
def test_the_first_round_is_wet_and_without_an_event() -> None:
    river = a_river(QUIET, QUIET, QUIET).begin_round(1)
    assert river.told("water") == [{"seat": -1, "round": 1, "weather": 1, "water": 9}]
    assert river.told("event") == []
    assert river.state.event == 0


@rule("RK-27", "RK-27a")
def test_an_event_is_drawn_and_applied_before_the_water_comes() -> None:
    river = a_river(QUIET, QUIET)
    river.state.levels[2] = 0
    river.begin_round(2, "Flash flood")
    kinds = [event.kind for event in river.journal.events]
    assert kinds[:4] == ["event", "repairs", "repairs", "water"]
    assert len(river.state.deck) == 12


@rule("RK-27b")
def test_drawn_events_are_shuffled_again_when_all_are_out() -> None:
    river = a_river(QUIET, QUIET)
    while river.state.deck:
        river.draw_event()
    river.draw_event()
    assert len(river.state.deck) == 12


@rule("RK-30")
def test_the_pollution_cup_starts_empty() -> None:
    river = a_river(QUIET, QUIET)
    river.flow(water=7, pollution=5).vote(5, 5)
    river.begin_round(3, "Normal year")
    assert river.told("reaches")[-2]["pollution"] == 0


@rule("RK-31", "RK-31a", "RK-12")
def test_the_cups_reach_every_activity_from_the_source_down() -> None:
    river = a_river("meadow . city . forest", ". canoe city corn .").flow(water=16)
    reached = [(facts["seat"], facts["plot"], facts["card"]) for facts in river.told("reaches")]
    assert reached == [
        (0, 0, "meadow"),
        (0, 2, "city"),
        (0, 4, "forest"),
        (1, 1, "canoe"),
        (1, 2, "city"),
        (1, 3, "corn"),
    ]


@rule("RK-12", "RK-32", "RK-33", "RK-34")
def test_an_industrial_zone_with_all_it_needs() -> None:
    river = a_river("industrial . city . .", QUIET).flow(water=8)
    assert river.told("takes water")[0]["marbles"] == 3
    assert river.told("gives water")[0]["marbles"] == 1
    assert river.told("gives pollution")[0]["marbles"] == 2
    assert river.told("pays")[0] == {"seat": 0, "plot": 0, "card": "industrial", "marbles": 2, "wanted": 2, "left": 4}
    assert river.told("reaches")[1]["water"] == 6
    assert river.told("reaches")[1]["pollution"] == 2
    # Two city centres use one marble each and earn 1 WAG each; the zone earns 5 for its 2.
    assert (river.state.water_out, river.state.pollution_out) == (4, 4)
    assert (river.mayor(0).wag, river.mayor(1).wag) == (6 - 2 + 5 + 1, 7)


@rule("RK-32", "RK-33", "RK-34", "RK-11a")
def test_every_marble_comes_from_the_bank_and_goes_back_to_it() -> None:
    river = a_river("industrial . city . .", "ripisylvae . city . .").flow(water=8)
    state = river.state
    assert (state.bank_water, state.bank_pollution) == (0, 0)
    assert state.bank_wag == -sum(mayor.wag for mayor in state.mayors)


@rule("RK-10")
def test_pollution_gathers_along_the_river() -> None:
    river = a_river("corn . city . .", "commercial . city . .").flow(water=8)
    assert [facts["left"] for facts in river.told("gives pollution")] == [1, 2, 3, 4]


@rule("RK-12b")
def test_a_card_cleans_as_much_as_there_is_and_never_fails_for_lack_of_pollution() -> None:
    river = a_river(". treatment city . .", QUIET).flow(water=7, pollution=1)
    assert river.told("takes pollution")[0]["marbles"] == 1
    assert river.plots(0) == ". treatment city . ."
    river = a_river(". treatment city . .", QUIET).flow(water=7)
    assert river.told("takes pollution") == []
    assert river.told("fails") == []


@rule("RK-12c")
def test_a_gain_pays_the_next_running_cost() -> None:
    river = a_river(". . city corn .", QUIET, wag=0).flow(water=7)
    assert river.told("fails") == []
    assert river.mayor(0).wag == 1 - 1 + 3


@rule("RK-54", "RK-54a", "RK-55")
def test_a_thirsty_city_centre_may_buy_the_water_it_lacks() -> None:
    river = a_river(QUIET, QUIET).flow(water=1)
    assert river.state.deciders == (0,)
    assert river.offered(0) == ["buy water", "go without"]
    assert river.refused(0, "vote 5") == "RK-21"
    river.say(0, "buy water")
    assert river.told("buys water") == [{"seat": 0, "plot": 2, "marbles": 1, "wag": 1}]
    assert river.told("fails") == []
    assert river.mayor(0).wag == 6 - 1 + 1
    # One marble of the city's own flows on: the next city lacks one as well.
    assert river.state.deciders == (1,)
    river.say(1, "go without")
    assert river.plots(1) == ". . city! . ."


@rule("RK-54a")
def test_who_cannot_pay_for_all_of_it_cannot_buy_a_part() -> None:
    river = a_river(QUIET, QUIET, wag=1).flow(water=0, asks=True)
    assert river.offered(0) == ["go without", "ask for help"]
    river.say(0, "go without")
    assert river.plots(0) == ". . city! . ."


@rule("RK-55")
def test_no_water_is_bought_for_other_activities() -> None:
    river = a_river("corn . city . .", QUIET).flow(water=1)
    assert river.told("fails")[0]["card"] == "corn"
    assert river.state.at == 2


@rule("RK-35", "RK-35a")
def test_the_cups_are_counted_and_emptied() -> None:
    river = a_river(QUIET, QUIET).flow(water=7)
    assert river.told("counted") == [{"seat": -1, "water": 5, "pollution": 2}]
    assert (river.state.stream, river.state.pollution) == (0, 0)


@rule("RK-31")
def test_the_journal_tells_the_flow_marble_by_marble() -> None:
    river = a_river("corn . city . .", QUIET).flow(water=1).say(0, "go without")
    assert river.lines()[:5] == [
        "The cups reach Conventional corn of Highspring: 1 water, 0 pollution.",
        "Conventional corn takes 1 of the 2 water it needs; 0 flow on.",
        "Highspring pays 1 WAG to run Conventional corn.",
        "Conventional corn rejects 1 marble of pollution; 1 flows on.",
        "Conventional corn of Highspring lacks water: it is turned into failure.",
    ]
