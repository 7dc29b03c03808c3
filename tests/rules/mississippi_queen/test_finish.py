"""The finish: platform, places, and the other ends of a race."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME
from rules.mississippi_queen.river import BENDS, River, a_race, ship
from support import rule


def entries(tile: str, platform: str, bends: str = "0") -> set[int]:
    """The hexes of the last tile that lead to the platform."""
    race = a_race([ship(0, 2)], ["A0", "A2-1", tile] if len(bends) == 2 else ["A0", tile], bends, platform=platform)
    last = len(race.state.tiles) - 1
    return {hex for hex in range(20) if race.rules.river.is_entry(race.state, (last << 5) + hex)}


@rule("MQ-32", "MQ-32a")
@pytest.mark.parametrize(("platform", "hexes"), [("L", {10, 15, 16}), ("0", {16, 17, 18}), ("R", {14, 18, 19})])
@pytest.mark.parametrize("bends", ["0", "0L", "0R"])
def test_three_hexes_lead_to_the_platform(platform: str, hexes: set[int], bends: str) -> None:
    assert entries("A1-1", platform, bends) == hexes


@rule("MQ-32")
def test_an_island_on_such_a_hex_leaves_two() -> None:
    assert entries("A3-3", "0") == {16, 17}
    assert entries("A3-3", "R") == {14, 19}
    assert entries("A3-1", "L") == {15, 16}
    assert entries("A3-1", "R") == {14, 18, 19}


@rule("MQ-32")
def test_hexes_of_another_tile_lead_nowhere() -> None:
    race = a_race([ship(0, 12)], platform="0", race="introductory").say("speed 1", "forward")
    assert race.place(0) == (0, 17)
    assert race.fate(0) == "racing"


@rule("MQ-33")
@pytest.mark.parametrize("speed", [2, 3, 4])
def test_in_the_introductory_race_the_first_to_arrive_wins_at_any_speed(speed: int) -> None:
    race = a_race([ship(1, 7, speed=3), ship(0, 2), ship(0, 7)], platform="0", race="introductory")
    race.say(f"speed {speed}", "forward", "forward")
    assert race.fate(0) == "home"
    assert [(event.rule, event.facts["place"]) for event in race.events("lands")] == [("MQ-33", 1)]
    assert race.decider == 1


@rule("MQ-33")
def test_points_left_over_at_the_platform_are_lost() -> None:
    # Two points would be left on the tip of the tile, without coal for the turns.
    race = a_race([ship(1, 7, speed=4, coal=0)], platform="0", race="introductory")
    race.say("speed 4", "forward", "forward")
    assert race.ranks == (1, 2)


def three_at_the_finish() -> River:
    ships = [ship(1, 12), ship(1, 11), ship(1, 13), ship(1, 2)]
    return a_race(ships, platform="0", race="introductory")


@rule("MQ-34")
def test_the_others_race_on_for_the_next_places() -> None:
    race = three_at_the_finish()
    race.say("speed 1", "forward")
    assert race.state.outcome is None
    race.say("speed 1", "forward")
    assert [event.facts["place"] for event in race.events("lands")] == [1, 2]
    race.say("speed 1", "forward")
    assert race.ranks == (1, 2, 3, 4)


@rule("MQ-34a")
def test_the_race_ends_when_all_but_one_have_landed() -> None:
    race = three_at_the_finish().say(*["speed 1", "forward"] * 3)
    assert race.state.outcome is not None
    assert (race.state.outcome.rule, race.state.outcome.reason) == ("MQ-34a", "landed")
    assert race.state.deciders == ()


STUCK = ship(0, 5, facing="south-west", coal=0)


@rule("MQ-34a")
def test_a_ship_that_is_alone_races_on_until_it_lands() -> None:
    race = a_race([STUCK, ship(1, 12)], platform="0", race="introductory")
    assert race.fate(0) == "out of coal"
    assert race.decider == 1
    race.say("speed 1", "forward")
    assert race.state.outcome == pw.Outcome("landed", (0.0, 1.0), (2, 1), (1,), "MQ-34a")


@rule("MQ-34d")
def test_nobody_wins_when_all_ships_are_out() -> None:
    race = a_race([STUCK, ship(0, 9, facing="south-east", coal=0)], race="introductory")
    assert race.state.outcome == pw.Outcome("all out", (0.0, 1.0), (2, 1), (), "MQ-34d")


@rule("MQ-34d")
def test_nobody_wins_is_said_with_its_reason() -> None:
    race = a_race([STUCK, ship(0, 9, facing="south-east", coal=0)], race="introductory")
    assert GAME.text(race.seen()).endswith("Nobody wins. No ship is left on the river.")
    over = GAME.line(race.events("over")[0], 2).text
    assert over == "Nobody wins. No ship is left on the river. How far they came: Blue, Red."


@rule("MQ-34d")
@pytest.mark.parametrize(("waiting", "goes_on"), [({1: 1}, True), ({1: 0}, False)])
def test_the_race_ends_at_once_when_no_ship_can_get_the_passengers_it_needs(
    waiting: dict[int, int], goes_on: bool
) -> None:
    race = a_race([ship(1, 7, aboard=(2,)), ship(1, 2, aboard=(3,))], waiting=waiting, platform="0")
    if goes_on:
        assert race.state.outcome is None
    else:
        assert race.state.outcome == pw.Outcome("too few passengers", (1.0, 0.0), (1, 2), (), "MQ-34d")


@rule("MQ-34d", "MQ-39")
def test_an_island_gives_a_ship_only_one_of_the_two_passengers_it_needs() -> None:
    race = a_race([ship(1, 7), ship(1, 2)], waiting={1: 4}, platform="0")
    assert race.state.outcome is not None
    assert race.state.outcome.reason == "too few passengers"


@rule("MQ-34d")
def test_islands_on_tiles_still_to_come_count() -> None:
    race = a_race([ship(1, 7), ship(1, 2)], waiting={1: 0})
    assert race.state.outcome is None


@rule("MQ-34d", "MQ-34b")
def test_after_a_landing_the_race_ends_when_none_of_the_others_can_land() -> None:
    race = a_race([ship(1, 12, aboard=(2, 3)), ship(1, 7), ship(1, 2)], waiting={1: 0}, platform="0")
    race.say("speed 1", "forward")
    assert race.state.outcome == pw.Outcome("landed", (2.0, 1.0, 0.0), (1, 2, 3), (0,), "MQ-34a")


@rule("MQ-34b")
def test_ships_that_do_not_land_rank_by_how_far_they_came_out_or_not() -> None:
    far = ship(1, 10, facing="south-west", coal=0)
    race = a_race([far, STUCK, ship(0, 7)], race="introductory", rounds=1)
    race.say("speed 1", "forward", "end move")
    assert [race.fate(seat) for seat in range(3)] == ["out of coal", "out of coal", "racing"]
    assert race.state.outcome == pw.Outcome("rounds", (2.0, 0.0, 1.0), (1, 3, 2), (), "MQ-34c")


@rule("MQ-34b")
def test_of_two_that_came_equally_far_the_one_that_held_out_longer_ranks_higher() -> None:
    left = ship(0, 5, facing="south-west", coal=0)
    right = ship(0, 9, facing="south-east", coal=0)
    race = a_race([left, right], race="introductory")
    assert [race.fate(seat) for seat in range(2)] == ["out of coal", "out of coal"]
    assert race.ranks == (2, 1)


@rule("MQ-34b", "MQ-34")
def test_a_ship_that_is_home_ranks_above_one_that_came_as_far() -> None:
    race = a_race(
        [ship(1, 12), ship(1, 15, coal=0, facing="north-west"), ship(0, 2)],
        platform="0",
        race="introductory",
        rounds=1,
    )
    race.say("speed 1", "forward", "speed 1", "forward", "end move")
    assert [race.fate(seat) for seat in range(3)] == ["home", "out of coal", "racing"]
    assert race.ranks == (1, 2, 3)


@rule("MQ-34c")
def test_a_race_still_open_after_the_last_round_ends_in_the_order_of_movement() -> None:
    race = a_race([ship(0, 2), ship(0, 7), ship(0, 9, speed=2)], round=60)
    race.say("speed 1", "turn left", "forward", "end move", "speed 1", "forward", "end move", "speed 2", "forward")
    race.say("forward")
    assert race.state.outcome is None
    race.say("end move")
    assert race.state.outcome is not None
    assert (race.state.outcome.rule, race.state.outcome.reason) == ("MQ-34c", "rounds")
    # Seats 1 and 2 are level; seat 2 is faster.
    assert race.ranks == (3, 2, 1)


@rule("MQ-34c")
def test_the_number_of_rounds_is_an_option() -> None:
    race = a_race([ship(0, 2), ship(0, 9)], rounds=1).say("speed 1", "forward", "end move")
    race.say("speed 1", "forward", "end move")
    assert race.state.outcome is not None
    assert race.state.outcome.rule == "MQ-34c"


READY = (2, 3)


@rule("MQ-47")
def test_with_two_passengers_and_at_speed_1_a_ship_lands_and_wins() -> None:
    race = a_race([ship(1, 12, aboard=READY)], platform="0").say("speed 1", "forward")
    assert race.ranks == (1, 2)
    assert [event.rule for event in race.events("lands")] == ["MQ-47"]


@rule("MQ-47", "MQ-47b")
def test_with_one_passenger_a_ship_does_not_land() -> None:
    race = a_race([ship(1, 12, aboard=(2,))], platform="0").say("speed 1", "forward")
    assert race.fate(0) == "racing"
    assert race.place(0) == (1, 17)


@rule("MQ-47", "MQ-47b")
def test_at_speed_2_a_ship_passes_the_way_to_the_platform_like_plain_water() -> None:
    race = a_race([ship(1, 12, speed=2, aboard=READY)], platform="0")
    race.say("speed 2", "forward", "turn right", "turn right", "forward")
    assert race.fate(0) == "racing"
    assert race.place(0) == (1, 18)


@rule("MQ-47a")
@pytest.mark.parametrize(
    ("speed", "aboard", "fate"),
    [(1, READY, "home"), (2, READY, "racing"), (1, (2,), "racing")],
)
def test_a_ship_pushed_to_the_platform_lands_if_it_meets_all_conditions(
    speed: int, aboard: tuple[int, ...], fate: str
) -> None:
    race = a_race([ship(1, 7, speed=2), ship(1, 12, speed=speed, aboard=aboard), ship(0, 2)], platform="0")
    race.say("speed 2", "forward", "push to north")
    assert race.fate(1) == fate
    # A ship that has landed turns no more: the pusher goes on.
    assert race.decider == (0 if fate == "home" else 1)


@rule("MQ-47a")
def test_in_the_introductory_race_any_ship_pushed_to_the_platform_lands() -> None:
    race = a_race([ship(1, 7, speed=2), ship(1, 12, speed=5), ship(0, 2)], platform="R", race="introductory")
    race.say("speed 2", "forward", "push to north-east")
    assert race.fate(1) == "home"


@rule("MQ-38b")
def test_a_passenger_who_boards_on_the_way_to_the_platform_counts_for_landing() -> None:
    # The dock of A2-2 is hex 14, which leads to a platform on the right.
    assert 14 in entries("A2-2", "R")
    race = a_race([ship(1, 9, aboard=(3,))], ["A0", "A2-2"], platform="R").say("speed 1", "forward")
    assert race.ship(0).passengers == 2
    assert race.fate(0) == "home"
    assert [event.kind for event in race.events("boards", "lands")] == ["boards", "lands"]


@rule("MQ-32a")
def test_the_platform_lies_on_one_of_three_courses() -> None:
    race = a_race([ship(0, 2)], platform="L")
    assert race.state.platform == BENDS["L"]


@rule("MQ-32b")
def test_a_ship_already_on_an_entry_lands_only_when_it_arrives_on_one_again() -> None:
    race = a_race([ship(1, 17, facing="south-east")], platform="0", race="introductory")
    race.say("speed 2", "turn right")
    assert race.fate(0) == "racing"
    race.say("turn left", "forward")
    assert race.fate(0) == "home"
