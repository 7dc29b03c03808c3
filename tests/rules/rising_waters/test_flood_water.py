"""Phase 4: adding and resolving water, and what drowns. All worked examples are here."""

from __future__ import annotations

import pytest

from paddlewheel.games.rising_waters.game import GAME as PUBLISHED
from paddlewheel.games.rising_waters.grid import hex_number
from rules.rising_waters.delta import GAME, WATERS, a_delta, a_turn
from support import rule

# -- adding ------------------------------------------------------------------------------------------------


@rule("RW-93", "RW-95")
def test_example_1_three_rains_at_tensas() -> None:
    delta = a_delta().rain("light tensas", "heavy tensas", "heavy tensas")
    assert delta.levels("R4", "R5", "R6", "R7") == [2, 4, 4, 1]


@rule("RW-95")
def test_example_2_when_all_have_a_token_rain_begins_again_at_the_dot() -> None:
    delta = a_delta().water(R1=2, R2=3).rain("heavy mounds")
    assert delta.levels("R1", "R2") == [5, 3]


@rule("RW-91", "RW-91a")
def test_water_starts_at_one_in_fall_and_two_in_spring() -> None:
    assert set(a_delta().flood.levels) == {1}
    spring = a_delta(spring=True)
    assert set(spring.flood.levels) == {2}
    assert spring.rain("light teele").level("R3") == 3


@rule("RW-92")
def test_all_water_is_added_before_any_is_resolved() -> None:
    delta = a_turn(2).next_weather("medium tensas", "cloudy", "heavy tensas").end_turns()
    kinds = [event.kind for event in delta.journal.events if event.kind in ("rain", "cloudy", "floods")]
    assert kinds[:3] == ["rain", "cloudy", "rain"]
    assert "floods" in kinds[3:]
    assert len(delta.flood.reports) == 3


@rule("RW-93")
@pytest.mark.parametrize(("card", "level"), [("heavy yazoo", 4), ("medium yazoo", 3), ("light yazoo", 2)])
def test_rain_by_severity(card: str, level: int) -> None:
    assert a_delta().rain(card).level("Y1") == level


@rule("RW-94", "RW-94a")
def test_sun_lowers_the_highest_water_of_its_region_but_not_below_the_start() -> None:
    delta = a_delta().water(R5=3, R6=4, R7=4, R1=5).rain("sunny tensas")
    assert delta.levels("R5", "R6", "R7", "R1") == [3, 3, 4, 5]
    delta.rain("sunny teele", "cloudy")
    assert delta.level("R3") == 1


@rule("RW-95a")
def test_a_token_that_flowed_in_counts_as_one_round() -> None:
    delta = a_delta().water(R4=2, R5=2, R6=4).resolve()
    assert delta.level("R7") == 2
    delta.rain("light tensas")
    assert delta.levels("R7", "R8") == [2, 2]


@rule("RW-96", "RW-96a")
def test_a_second_round_is_marked_and_levels_above_six_are_kept() -> None:
    delta = a_delta().water(R3=5).rain("heavy teele")
    assert (delta.level("R3"), delta.flood.rains[WATERS.index("R3")]) == (8, 2)
    seen = GAME.observe(delta.flood, 0)
    assert (seen.levels[WATERS.index("R3")], seen.rains[WATERS.index("R3")]) == (8, 2)


# -- resolving -----------------------------------------------------------------------------------------------


@rule("RW-98")
def test_example_3_water_no_higher_than_the_land_floods_nothing() -> None:
    delta = a_delta().water(R4=2).resolve()
    assert (delta.flooded(), delta.level("R4"), delta.flood.losses) == (set(), 2, 0)


@rule("RW-99", "RW-100", "RW-101", "RW-102", "RW-106")
def test_example_4_two_floods_and_one_flow() -> None:
    delta = a_delta().water(R4=3, R5=2, R6=4).resolve()
    assert delta.levels("R4", "R5", "R6", "R7") == [2, 2, 2, 2]
    assert delta.flood.losses == 2
    first = delta.events("floods")[0]
    assert (first["water"], GAME.river_map.land[int(str(first["land"]))].name) == (WATERS.index("R4"), "He")
    assert delta.flooded() == {"He", "Hi"}


@rule("RW-103", "RW-107", "RW-108", "RW-108a", "RW-100")
def test_example_5_a_levee_lower_than_the_water_goes_with_its_land_and_town() -> None:
    # Levees around R4: the south (He) only at 3, the north-east (Ge) at 5; the west (Gu, Ga) higher.
    delta = a_delta().water(R4=4).levee("h3", 5).levee("j3", 3).levee("i2", 3).levee("j2", 3)
    delta.levee("g2", 5).levee("h1", 5)
    delta.flood.towns[0] = hex_number("k4")
    delta.pawns(0, "a6").resolve()
    assert delta.flooded() == {"He"}
    assert (delta.level("R4"), delta.level("R5")) == (3, 1)
    assert (delta.height("j3"), delta.flood.towns[0]) == (0, -1)
    assert (delta.flood.losses, [*delta.flood.causes[:5]]) == (2, [1, 1, 0, 0, 0])


@rule("RW-104", "RW-104a", "RW-101a")
def test_example_6_flooded_land_joins_the_water_and_some_lower_land_is_enough_to_flow() -> None:
    # He and Ke are flooded: they belong to the waters they touch. R6 reaches Ko through Ke, and Ha through He.
    delta = a_delta().flood_land("He", "Ke").water(R4=3, R6=4)
    for high in ("j5", "j6", "k7", "l4"):
        delta.levee(high, 6)
    delta.flood.causes[0] = delta.flood.losses = 2
    delta.resolve()
    # R4 floods Gu (2) and rests at 2; R6 floods Ko (2), is still above Ha (2), and one flows on.
    floods = [
        (WATERS[int(str(event["water"]))], GAME.river_map.land[int(str(event["land"]))].name)
        for event in delta.events("floods")
    ]
    assert floods == [("R4", "Gu"), ("R6", "Ko")]
    assert delta.levels("R4", "R6", "R7") == [2, 2, 2]


@rule("RW-101", "RW-101a")
def test_water_still_above_some_land_flows_on() -> None:
    delta = a_delta().water(R4=4).flood_land("He").resolve()
    # R4 at 4 floods Gu (2), at 3 it is above Ha (2), which it reaches through Gu: one flows to R5.
    assert delta.levels("R4", "R5") == [2, 2]
    assert delta.flooded() == {"He", "Gu"}


@rule("RW-97", "RW-97a")
def test_lakes_first_then_the_river_from_the_north_each_once() -> None:
    delta = a_delta().water(R4=3, R2=3, Y5=3).resolve()
    assert [WATERS[int(str(event["water"]))] for event in delta.events("floods")] == ["Y5", "R2", "R4"]
    # What flows on from a southern water never lifts a northern one: R2 was done before R3 filled.
    assert delta.levels("Y5", "R2", "R4") == [2, 2, 2]


@rule("RW-98")
def test_lower_water_beside_it_does_not_matter() -> None:
    delta = a_delta().water(R7=2, R8=1).resolve()
    assert delta.levels("R7", "R8") == [2, 1]


@rule("RW-100")
def test_clockwise_of_two_equally_low_the_first_from_north_floods() -> None:
    delta = a_delta().water(R4=3).resolve()
    assert delta.flooded() == {"He"}
    facts = delta.events("above")[0]
    names = [GAME.river_map.land[land].name for land in facts["lower"]]  # type: ignore[union-attr,index]
    assert names == ["He", "Gu"]


@rule("RW-100a", "RW-103", "RW-103a")
def test_a_levee_counts_for_its_own_hex_and_a_group_is_as_low_as_its_lowest_touching_hex() -> None:
    delta = a_delta().water(R4=3).levee("j3", 3).resolve()
    # He touches R4 only with j3: with its levee it is at 3, so Gu at 2 floods.
    assert delta.flooded() == {"Gu"}
    delta = a_delta().water(R4=3).levee("i2", 3).levee("j3", 3).resolve()
    # Gu touches R4 with i2 (levee) and j2 (bare): the bare hex lets the whole group flood.
    assert delta.flooded() == {"Gu"}
    assert delta.height("i2") == 0


@rule("RW-102", "RW-105", "RW-105a")
def test_a_dead_end_floods_on_until_no_land_is_lower() -> None:
    delta = a_delta().water(Y4=5).resolve()
    # Y4 has nothing downstream: it floods three groups at 2, one after the other, and rests at their height.
    assert (delta.level("Y4"), len(delta.flooded()), delta.flood.causes[0]) == (2, 3, 3)
    assert delta.events("flows") == []


@rule("RW-97b", "RW-101", "RW-105")
def test_the_water_of_a_lake_flows_to_its_lower_part_and_stays_in_it() -> None:
    delta = a_delta().water(Y3=5).resolve()
    flows = [(WATERS[int(str(event["water"]))], WATERS[int(str(event["below"]))]) for event in delta.events("flows")]
    assert flows == [("Y3", "Y4")]
    assert delta.levels("Y3", "Y4", "Y5") == [2, 2, 1]


@rule("RW-95", "RW-97b")
def test_rain_in_the_yazoo_valley_goes_from_part_to_part_before_it_begins_at_the_dot_once_more() -> None:
    lakes = [name for name in WATERS if name.startswith("Y")]
    delta = a_delta().rain(*["light yazoo"] * 9)
    assert delta.levels(*lakes) == [3, 2, 2, 2, 2, 2, 2, 2]


@rule("RW-105a")
def test_water_without_lower_land_and_without_a_way_rests() -> None:
    delta = a_delta().water(Y8=3).levee("m7", 5).resolve()
    assert (delta.level("Y8"), delta.flooded(), delta.events("flows")) == (3, set(), [])


@rule("RW-41", "RW-41a")
def test_a_camp_stays_dry_when_its_group_floods() -> None:
    delta = a_delta(spring=True).camp("i2").pawns(0, "i2", "j2").water(R4=3).levee("j3", 3).resolve()
    assert "Gu" in delta.flooded()
    assert (delta.at(0), delta.at(1)) == (hex_number("i2"), -1)
    assert not delta.rules.shared.atlas.is_water(delta.flood, hex_number("i2"))
    # Water does not enter over a camp: Ge touches R3 and R4, R5 only by its one hex.
    closed = a_delta(spring=True).camp("h3").water(R3=4).resolve()
    assert "Ge" not in closed.flooded()


# -- what drowns -----------------------------------------------------------------------------------------------


@rule("RW-106", "RW-107", "RW-112", "RW-109")
def test_land_town_pawns_and_survivors_are_losses_by_their_causes() -> None:
    delta = a_delta(4).water(R1=4).pawns(0, "c5", "b5").survivors("b6").levee("a6", 5).levee("a7", 5)
    delta.flood.towns[0] = hex_number("c5")
    delta.levee("a3", 5).levee("b3", 5).resolve()
    assert delta.flooded() == {"Da"}
    assert [*delta.flood.causes] == [1, 1, 2, 1, 0, 0, 0]
    assert (delta.flood.losses, delta.track(0, "pawns")) == (5, 0)
    assert delta.events("survivor lost")


@rule("RW-108", "RW-108a")
@pytest.mark.parametrize(("strict", "losses"), [(False, 1), (True, 2)])
def test_the_switch_for_levees_that_drown_with_their_land(strict: bool, losses: int) -> None:
    delta = a_delta(washed_out_levees=strict).water(R4=3).levee("k3", 3).resolve()
    assert (delta.flooded(), delta.height("k3")) == ({"He"}, 0)
    assert (delta.flood.losses, delta.flood.causes[4]) == (losses, int(strict))


@rule("RW-109a")
def test_swimmers_and_rafts_on_flooding_land_are_lost_and_rafts_on_water_are_safe() -> None:
    delta = a_delta(2).board(0, swim=1).pawns(0, "k3", "j3", "i3").raft(0, "j3", 1).raft(1, "i3", 2)
    delta.water(R4=3).resolve()
    assert delta.flooded() == {"He"}
    assert [delta.at(pawn) for pawn in range(3)] == [-1, -1, hex_number("i3")]


@rule("RW-97", "RW-99", "RW-101", "RW-102")
def test_the_journal_tells_every_step_of_the_water() -> None:
    delta = a_delta(game=PUBLISHED).water(R4=3, R5=2, R6=4).resolve()
    kinds = ("above", "floods", "flows", "resolved")
    told = [PUBLISHED.line(event, 2).text for event in delta.journal.events if event.kind in kinds]
    assert told == [
        "R4 stands at 3. Clockwise it is above land He at 2, land Gu (Tallulah) at 2: "
        "land He is the lowest, and first on the clock.",
        "Land He floods; R4 falls to 2.",
        "R4 rests at 2: no land around it is lower.",
        *told[3:],
    ]
    assert any(words.startswith("Still above land, R6 passes one point on") for words in told)
    assert told[-1].endswith("no land around it is lower.")
