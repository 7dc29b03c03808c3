"""The order of movement in the passenger race."""

from __future__ import annotations

import pytest

from rules.mississippi_queen.river import Placed, a_race, new_race, ship
from support import rule


def next_order(*ships: Placed, bends: str = "00") -> list[int]:
    """The order of the next round, were it to begin now."""
    race = a_race(list(ships), ["A0", "A1-1", "A2-2"], bends, begin=False)
    return list(race.rules.order.by_position(race.state))


@rule("MQ-45")
def test_the_ship_furthest_ahead_moves_first() -> None:
    assert next_order(ship(0, 7), ship(1, 7), ship(0, 12)) == [1, 2, 0]


@rule("MQ-45", "MQ-46")
def test_the_example_gray_beige_red_green_brown() -> None:
    """Beige and red are level in everything, but beige is further to the right."""
    gray = ship(1, 12, speed=2)
    beige, red = ship(1, 9, speed=3, coal=4), ship(1, 2, speed=3, coal=4)
    green, brown = ship(0, 17, speed=6), ship(0, 7, speed=5)
    assert next_order(brown, red, green, beige, gray) == [4, 3, 1, 2, 0]


@rule("MQ-46")
def test_of_level_ships_the_faster_one_moves_first_though_it_has_less_coal() -> None:
    assert next_order(ship(1, 7, speed=2, coal=6), ship(1, 10, speed=3, coal=0)) == [1, 0]


@rule("MQ-46")
def test_of_level_and_equally_fast_ships_the_one_with_more_coal_moves_first() -> None:
    assert next_order(ship(1, 14, speed=3, coal=2), ship(1, 10, speed=3, coal=3)) == [1, 0]


@rule("MQ-46")
@pytest.mark.parametrize("bend", "L0R")
def test_then_the_one_further_right_of_the_river_whatever_its_course(bend: str) -> None:
    assert next_order(ship(2, 10), ship(2, 14), ship(2, 7), bends="0" + bend) == [1, 2, 0]


@rule("MQ-46a")
def test_the_tip_of_a_tile_is_level_with_the_ears_of_the_next_one() -> None:
    river = new_race().rules.river
    assert river.progress(17) == river.progress((1 << 5) + 0) == river.progress((1 << 5) + 4)
    assert river.progress(16) == river.progress(18) == river.progress(17) - 1


@rule("MQ-46a")
def test_ships_alike_in_everything_move_in_the_order_of_their_seats() -> None:
    # Hex 15 of a tile and hex 0 of the next one lie in the same column; two ranks apart they are not level.
    river = new_race().rules.river
    assert river.progress(15) != river.progress((1 << 5) + 0)
    race = a_race([ship(0, 7), ship(0, 12)], begin=False)
    race.ship(1).hex = race.ship(0).hex
    assert not race.rules.order.is_ahead(race.state, 1, 0)
    assert race.rules.order.is_ahead(race.state, 0, 1)


@rule("MQ-45a")
def test_the_first_round_goes_by_the_start_spaces() -> None:
    assert list(new_race(5).state.order) == [0, 1, 2, 3, 4]


@rule("MQ-45a")
def test_the_order_is_fixed_for_a_whole_round() -> None:
    race = a_race([ship(0, 2), ship(0, 9), ship(0, 5, speed=4)])
    race.say("speed 1", "forward", "end move")
    assert race.decider == 1
    race.say("speed 1", "forward", "end move", "speed 4", *["forward"] * 2, "turn right", *["forward"] * 2, "end move")
    assert race.order()[0] == 2
    assert [event.rule for event in race.events("round")] == ["MQ-45"]


@rule("MQ-46")
def test_ships_out_of_the_race_have_no_place_in_the_order() -> None:
    race = a_race([ship(0, 5, facing="south-west", coal=0), ship(0, 2), ship(0, 7)])
    race.say("speed 1", "turn left", "forward", "end move", "speed 1", "forward", "end move")
    assert race.order() == [2, 1]
