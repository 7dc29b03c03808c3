"""Speed and coal."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen.game import GAME
from rules.mississippi_queen.river import a_race, ship
from support import rule


@rule("MQ-6")
@pytest.mark.parametrize(("speed", "place"), [(1, (0, 7)), (2, (0, 12)), (3, (0, 17)), (4, (1, 2)), (6, (1, 12))])
def test_a_ship_moves_exactly_as_far_as_its_wheel_shows(speed: int, place: tuple[int, int]) -> None:
    race = a_race([ship(0, 2, speed=speed)])
    race.say(f"speed {speed}", *["forward"] * speed)
    assert race.place(0) == place
    assert "forward" not in race.offers()


@rule("MQ-7")
@pytest.mark.parametrize("speed", [2, 3, 4])
def test_keeping_the_speed_or_changing_it_by_one_is_free(speed: int) -> None:
    race = a_race([ship(0, 2, speed=3, coal=0)])
    assert {"speed 2", "speed 3", "speed 4"} == race.offers()
    assert race.say(f"speed {speed}").ship(0).coal == 0


@rule("MQ-7")
def test_nobody_moves_before_the_speed_is_set() -> None:
    assert a_race([ship(0, 2)]).why("forward") == "MQ-11"


@rule("MQ-7a")
def test_the_speed_is_set_once_and_stays_on_the_wheel() -> None:
    race = a_race([ship(0, 2, speed=1)]).say("speed 2", "forward")
    assert race.why("speed 1") == "MQ-7"
    race.say("forward", "end move", "speed 1", "forward", "end move")
    assert race.ship(0).speed == 2


@rule("MQ-8")
def test_jill_slows_down_from_6_to_3_for_2_coal() -> None:
    race = a_race([ship(0, 2, speed=6, coal=4)]).say("speed 3")
    assert (race.ship(0).speed, race.ship(0).coal) == (3, 2)


@rule("MQ-8")
def test_jack_speeds_up_from_2_to_4_for_1_coal() -> None:
    race = a_race([ship(0, 2, speed=2, coal=6)]).say("speed 4")
    assert (race.ship(0).speed, race.ship(0).coal) == (4, 5)


@rule("MQ-8")
def test_a_change_that_costs_more_coal_than_is_left_is_refused() -> None:
    race = a_race([ship(0, 2, speed=5, coal=1)])
    assert race.why("speed 3") is None
    assert race.why("speed 2") == "MQ-8"


@rule("MQ-9")
def test_there_is_no_speed_0_and_no_speed_7() -> None:
    race = a_race([ship(0, 2, speed=6)])
    for token in ("speed 0", "speed 7"):
        with pytest.raises(pw.BadInput):
            race.say(token)


@rule("MQ-9")
def test_a_wheel_that_ends_earlier_is_not_turned_beyond_its_end() -> None:
    slow = GAME.changed({"ship.top_speed": 2}).new(seats=2)
    assert slow.why_not(0, "speed 2") is None
    refusal = slow.why_not(0, "speed 3")
    assert refusal is not None
    assert refusal.rule == "MQ-9"


@rule("MQ-10")
def test_a_ship_without_coal_races_on() -> None:
    race = a_race([ship(0, 2, speed=1, coal=0)]).say("speed 1", "turn left", "forward")
    assert race.fate(0) == "racing"
    assert race.place(0) == (0, 6)


@rule("MQ-10", "MQ-18a")
def test_a_ship_that_needs_coal_it_does_not_have_is_taken_off_the_river() -> None:
    # Two turns are needed to leave the corner between the town and the bank; only one is free.
    corner = ship(0, 5, facing="south-west", coal=0)
    race = a_race([corner, ship(0, 2), ship(0, 7)])
    assert race.fate(0) == "out of coal"
    assert race.ship(0).hex == -1
    assert [event.rule for event in race.events("out of coal")] == ["MQ-10"]
    assert race.decider == 1


@rule("MQ-10")
def test_one_coal_more_saves_that_ship() -> None:
    race = a_race([ship(0, 5, facing="south-west", coal=1), ship(0, 2), ship(0, 7)])
    race.say("speed 1", "turn left", "turn left", "forward")
    assert (race.fate(0), race.ship(0).coal) == ("racing", 0)
