"""Pushing other ships."""

from __future__ import annotations

import pytest

from paddlewheel.parts.hexes import NAMES
from rules.mississippi_queen.river import River, a_race, ship
from support import rule


def bump(speed: int = 4) -> River:
    """Red stands behind beige on open water, and enters its hex."""
    return a_race([ship(0, 2, speed=speed), ship(0, 7, speed=3)]).say(f"speed {speed}", "forward")


@rule("MQ-23", "MQ-29")
def test_red_at_speed_4_bumps_pushes_and_moves_two() -> None:
    red = bump(4)
    assert red.offers() == {
        f"push to {way}" for way in ("north", "north-east", "south-east", "south-west", "north-west")
    }
    red.say("push to north-west")
    assert red.state.points == 2
    red.say("face south", "forward", "forward")
    assert red.place(0) == (0, 17)
    assert red.place(1) == (0, 11)
    assert red.ship(1).heading == 3
    assert "forward" not in red.offers()


@rule("MQ-23")
def test_two_pushes_in_a_move_cost_two_points() -> None:
    race = a_race([ship(0, 2, speed=5), ship(0, 7), ship(0, 12)])
    race.say("speed 5", "forward", "push to north-east", "face north", "forward", "push to north-west", "face north")
    race.say("forward")
    assert race.place(0) == (0, 17)
    assert "forward" not in race.offers()


@rule("MQ-23a")
def test_a_push_changes_no_speed_wheel() -> None:
    race = bump(4).say("push to north-west", "face south")
    assert (race.ship(0).speed, race.ship(1).speed) == (4, 3)


@rule("MQ-24")
def test_without_a_spare_point_no_occupied_hex_is_entered() -> None:
    race = a_race([ship(0, 2, speed=1), ship(0, 7)]).say("speed 1")
    assert race.why("forward") == "MQ-24"
    race = a_race([ship(0, 2, speed=2), ship(0, 12)]).say("speed 2", "forward")
    assert race.why("forward") == "MQ-24"


@rule("MQ-25")
def test_the_pusher_chooses_the_hex_and_has_to_push_at_once() -> None:
    race = bump()
    assert race.decider == 0
    assert race.why("forward") == "MQ-11"
    assert race.why("turn left") == "MQ-11"


@rule("MQ-26")
@pytest.mark.parametrize(("way", "refused"), [("south-east", "MQ-26"), ("north-east", None), ("south-west", "MQ-26")])
def test_no_ship_is_pushed_onto_land_or_off_the_tiles(way: str, refused: str | None) -> None:
    # Hex 7 of A1-1 has land to the south-east (8) and to the south-west (6).
    race = a_race([ship(1, 2, speed=2), ship(1, 7)]).say("speed 2", "forward")
    assert race.why(f"push to {way}") == refused


@rule("MQ-26")
def test_no_ship_is_pushed_over_the_bank() -> None:
    race = a_race([ship(0, 6, facing="north-west", speed=2), ship(0, 10)]).say("speed 2", "forward")
    assert race.why("push to north-west") == "MQ-26"
    assert race.why("push to south-west") == "MQ-26"


@rule("MQ-26a")
def test_no_ship_is_pushed_onto_a_third_one() -> None:
    race = a_race([ship(0, 2, speed=3), ship(0, 7), ship(0, 12)]).say("speed 3", "forward")
    assert race.why("push to north") == "MQ-26a"


@rule("MQ-27")
def test_the_hex_one_pushes_from_is_taboo() -> None:
    assert bump().why("push to south") == "MQ-27"


@rule("MQ-27", "MQ-27a")
def test_every_hex_of_the_move_is_taboo_its_start_included() -> None:
    race = a_race([ship(0, 7, facing="north-east", speed=3), ship(0, 12)])
    race.say("speed 3", "forward", "turn left", "turn left", "forward")
    assert race.place(0) == race.place(1) == (0, 12)
    assert race.why("push to south") == "MQ-27"
    assert race.why("push to south-east") == "MQ-27"
    assert race.why("push to south-west") is None


@rule("MQ-27")
def test_hexes_of_an_earlier_move_are_not_taboo() -> None:
    race = a_race([ship(0, 7), ship(0, 6)]).say("speed 1", "forward", "end move", "speed 1", "forward", "end move")
    race.say("speed 2", "turn left", "turn left", "forward")
    assert race.place(0) == race.place(1) == (0, 11)
    assert race.why("push to south-east") is None


@rule("MQ-28")
def test_a_ship_with_nowhere_to_go_may_not_be_pushed() -> None:
    # Hex 0 of A3-2 lies between land and the bank: the only way out is the one the pusher comes by.
    race = a_race([ship(1, 5, facing="south", speed=2), ship(1, 0)], ["A0", "A3-2"]).say("speed 2")
    assert race.why("forward") == "MQ-28"


@rule("MQ-28")
def test_the_same_ship_may_be_pushed_when_the_river_behind_it_lies_open() -> None:
    race = a_race([ship(1, 5, facing="south", speed=2), ship(1, 0), ship(0, 7)], ["A0", "A3-2"]).say("speed 2")
    race.say("forward")
    assert race.offers() == {"push to south", "push to south-east"}


@rule("MQ-29")
def test_the_pushed_captain_decides_at_once_on_any_direction() -> None:
    race = bump().say("push to north")
    assert race.decider == 1
    assert len(race.offers()) == 6
    assert race.why("forward") == "MQ-11"
    race.say("face south-west")
    assert race.ship(1).heading == 4
    assert race.decider == 0


@rule("MQ-30")
def test_a_captain_pushed_onto_the_furthest_tile_rolls_for_the_next_one() -> None:
    race = a_race([ship(0, 12, speed=2), ship(0, 17)]).say("speed 2", "forward", "push to north", "face north")
    assert race.events("tile") == []
    race.say("end move")
    (laid,) = race.events("tile")
    assert (laid.seat, laid.rule) == (1, "MQ-30")


@rule("MQ-30", "MQ-19")
def test_of_two_who_reach_the_furthest_tile_in_a_move_the_first_one_rolls() -> None:
    race = a_race([ship(0, 12, speed=3), ship(0, 17)])
    race.say("speed 3", "forward", "push to north-east", "face north", "forward", "end move")
    assert race.place(0)[0] == race.place(1)[0] == 1
    (laid,) = race.events("tile")
    assert laid.seat == 1


@rule("MQ-23b")
def test_a_push_is_made_before_anything_else() -> None:
    race = a_race([ship(0, 2, speed=4), ship(0, 7)])
    race.say("speed 4", "forward")
    assert race.offers() <= {f"push to {name}" for name in NAMES}
    assert race.why("forward") == race.why("turn left") == race.why("end move") == "MQ-11"
