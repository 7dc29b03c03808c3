"""Moving and turning."""

from __future__ import annotations

import pytest

from rules.mississippi_queen.river import a_race, ship
from support import rule


@rule("MQ-11")
@pytest.mark.parametrize(
    ("facing", "hex"),
    [("north", 12), ("north-east", 13), ("south-east", 8), ("south", 2), ("south-west", 6), ("north-west", 11)],
)
def test_a_point_takes_the_ship_one_hex_ahead_of_its_bow(facing: str, hex: int) -> None:
    race = a_race([ship(0, 7, facing=facing)]).say("speed 1", "forward")
    assert race.place(0) == (0, hex)


@rule("MQ-11")
def test_no_choice_takes_a_ship_astern() -> None:
    tokens = a_race([ship(0, 7)]).state.game.tokens
    assert [token for token in tokens if not token.startswith(("speed", "push", "face"))] == [
        "turn left",
        "turn right",
        "forward",
        "end move",
    ]


@rule("MQ-11")
def test_there_is_no_going_on_without_points() -> None:
    assert a_race([ship(0, 2)]).say("speed 1", "forward").why("forward") == "MQ-11"


@rule("MQ-12")
def test_the_first_turn_is_free_and_the_second_costs_a_coal() -> None:
    race = a_race([ship(0, 2, speed=3, coal=6)]).say("speed 3", "turn left")
    assert race.ship(0).coal == 6
    assert race.say("turn right").ship(0).coal == 5


@rule("MQ-12")
def test_without_coal_there_is_only_the_free_turn() -> None:
    race = a_race([ship(0, 2, coal=0)]).say("speed 1", "turn left")
    assert race.why("turn left") == "MQ-12"
    assert race.why("turn right") == "MQ-12"


@rule("MQ-12")
def test_every_move_has_a_free_turn_of_its_own() -> None:
    race = a_race([ship(0, 7, coal=1)]).say("speed 1", "turn left", "forward", "end move")
    race.say("speed 1", "forward", "end move")
    assert race.say("speed 1", "turn right").ship(0).coal == 1


@rule("MQ-12")
def test_the_example_of_a_move_of_three_whose_turning_costs_two_coal() -> None:
    race = a_race([ship(0, 7, speed=3, coal=6)])
    race.say("speed 3", "turn right", "forward", "turn left", "forward", "turn left", "forward")
    assert race.place(0) == (0, 17)
    assert race.ship(0).coal == 4


@rule("MQ-12a")
def test_left_then_right_is_two_turns_and_turning_about_is_three() -> None:
    there_and_back = a_race([ship(0, 7)]).say("speed 1", "turn left", "turn right")
    assert there_and_back.ship(0).coal == 5
    about = a_race([ship(0, 7)]).say("speed 1", "turn left", "turn left", "turn left")
    assert (about.ship(0).heading, about.ship(0).coal) == (3, 4)


@rule("MQ-13")
def test_turns_may_be_made_before_during_and_after_the_movement() -> None:
    race = a_race([ship(0, 2, speed=2)])
    race.say("speed 2", "turn right", "forward", "turn left", "forward", "turn right")
    assert race.place(0) == (0, 13)
    assert race.ship(0).heading == 1


@rule("MQ-14")
def test_no_ship_moves_onto_land() -> None:
    race = a_race([ship(1, 3)], tiles=["A0", "A1-1"]).say("speed 1")
    assert race.why("forward") == "MQ-14"
    assert race.offers() == {"turn left", "turn right"}


@rule("MQ-15")
@pytest.mark.parametrize(("hex", "facing"), [(15, "north"), (10, "south-west"), (14, "south-east"), (17, "north-east")])
def test_no_ship_leaves_the_tiles(hex: int, facing: str) -> None:
    assert a_race([ship(1, hex, facing=facing)]).say("speed 1").why("forward") == "MQ-15"


JOINS = {
    "L": {5: {0}, 10: {0, 1}, 15: {1, 2, 3}, 16: {3, 4}, 17: {4}},
    "0": {15: {0}, 16: {0, 1}, 17: {1, 2, 3}, 18: {3, 4}, 19: {4}},
    "R": {17: {0}, 18: {0, 1}, 19: {1, 2, 3}, 14: {3, 4}, 9: {4}},
}


@rule("MQ-15a", "MQ-20")
@pytest.mark.parametrize("bend", "L0R")
@pytest.mark.parametrize("course", "L0R")
def test_joined_tiles_meet_hex_by_hex_as_the_table_of_facts_says(bend: str, course: str) -> None:
    race = a_race([ship(0, 2)], tiles=["A0", "A1-1", "A3-2"], bends=course + bend)
    river, state = race.rules.river, race.state
    onward: dict[int, set[int]] = {}
    back: dict[int, set[int]] = {}
    for number in range(20):
        for way in range(6):
            there = river.beyond(state, (1 << 5) + number, way)
            if there >> 5 == 2:
                onward.setdefault(number, set()).add(there & 31)
            there = river.beyond(state, (2 << 5) + number, way)
            if there >> 5 == 1:
                back.setdefault(there & 31, set()).add(number)
    assert onward == JOINS[bend]
    assert back == JOINS[bend]


@rule("MQ-15a")
def test_tiles_that_merely_touch_are_not_joined() -> None:
    # Five lefts bring the river back behind its first tile: hex 15 of the last one lies just south of hex 2.
    tiles = ["A0", "A1-1", "A1-2", "A2-1", "A3-1", "A3-2"]
    last = a_race([ship(5, 15, facing="north"), ship(0, 7)], tiles, "LLLLL").say("speed 1")
    assert last.why("forward") == "MQ-15"
    first = a_race([ship(0, 2, facing="south")], tiles, "LLLLL").say("speed 1")
    assert first.why("forward") == "MQ-15"
    tip, notch = last.seen().ships[0].place, first.seen().ships[0].place
    assert tip is not None
    assert notch is not None
    assert (tip[0] - notch[0], tip[1] - notch[1]) == (0, 1)


@rule("MQ-15a")
def test_a_ship_passes_back_to_the_tile_behind_while_it_lies_there() -> None:
    race = a_race([ship(1, 2, facing="south")]).say("speed 1", "forward")
    assert race.place(0) == (0, 17)


@rule("MQ-16")
def test_a_move_does_not_end_while_points_are_left() -> None:
    race = a_race([ship(0, 2, speed=2)]).say("speed 2", "forward")
    assert race.why("end move") == "MQ-16"
    assert race.say("forward").why("end move") is None


@rule("MQ-16a")
def test_a_move_ends_by_itself_when_no_turn_can_be_paid() -> None:
    race = a_race([ship(0, 2, coal=0)]).say("speed 1", "turn left", "forward")
    assert race.decider == 1


@rule("MQ-16a")
def test_a_move_goes_on_after_the_last_point_while_a_turn_is_left() -> None:
    race = a_race([ship(0, 2, coal=0)]).say("speed 1", "forward")
    assert race.offers() == {"turn left", "turn right", "end move"}


@rule("MQ-17", "MQ-17a")
def test_a_captain_about_to_run_aground_has_to_slow_down() -> None:
    race = a_race([ship(1, 12, speed=2, coal=0)])
    assert race.why("speed 2") == "MQ-17"
    assert race.offers() == {"speed 1"}


@rule("MQ-17", "MQ-17a")
def test_a_captain_about_to_run_aground_has_to_change_direction() -> None:
    # Straight on, the tip of the tile leaves no way out for the second point.
    race = a_race([ship(1, 12, speed=2, coal=1)]).say("speed 2")
    assert race.offers() == {"turn left", "turn right", "forward"}
    race.say("forward", "turn right")
    assert race.why("turn left") == "MQ-17"
    assert race.offers() == {"turn right"}


@rule("MQ-17a")
def test_the_platform_is_no_way_out_at_a_speed_too_high_to_land() -> None:
    # The wheel still shows 1, at which this ship could land; at speed 2 it could not, nor go on behind the tip.
    racer = ship(1, 12, speed=1, coal=0, aboard=(2, 3))
    race = a_race([racer, ship(1, 2)], platform="0")
    assert race.why("speed 2") == "MQ-17"
    assert race.offers() == {"speed 1"}


@rule("MQ-17a")
def test_a_passenger_who_boards_during_a_push_is_counted_when_looking_ahead() -> None:
    # Pushed to the dock and on to the platform, the other ship is gone: nothing is left to spend two points on.
    racer = ship(1, 6, facing="south-east", speed=5, coal=0)
    other = ship(1, 7, speed=1, aboard=(0,))
    race = a_race([racer, other], tiles=["A0", "A2-4"], platform="R")
    assert "speed 6" not in race.offers()


BOXED_IN = [ship(1, 0, coal=6), ship(1, 5), ship(1, 10), ship(1, 6)]


@rule("MQ-18", "MQ-18a")
def test_a_ship_with_no_way_out_at_all_is_aground() -> None:
    # Land, banks and ships that cannot be pushed on: no coal would help.
    race = a_race(BOXED_IN, tiles=["A0", "A3-2"])
    assert race.fate(0) == "aground"
    assert [event.rule for event in race.events("aground")] == ["MQ-18"]


@rule("MQ-18a")
def test_a_ship_that_drops_out_leaves_its_hex_free() -> None:
    race = a_race([BOXED_IN[0], ship(1, 5, facing="south"), *BOXED_IN[2:]], tiles=["A0", "A3-2"])
    race.say("speed 1", "forward")
    assert race.place(1) == (1, 0)
