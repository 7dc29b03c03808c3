"""Passengers and stations."""

from __future__ import annotations

import pytest

from rules.mississippi_queen.river import River, a_race, new_race, ship
from support import rule

SEATS = [(2, 8), (3, 8), (4, 12), (5, 16)]


@rule("MQ-36", "MQ-36a")
@pytest.mark.parametrize(("seats", "people"), SEATS)
def test_the_passengers_in_the_game(seats: int, people: int) -> None:
    race = new_race(seats)
    passengers = race.rules.river.passengers
    assert sum(passengers[layout] for layout in [*race.state.tiles, *race.state.pile]) == people


@rule("MQ-37", "MQ-36a")
@pytest.mark.parametrize(("seats", "red", "brown"), [(2, 1, 1), (3, 1, 1), (4, 1, 2), (5, 2, 2)])
def test_a_station_gets_its_passengers_by_seats_and_colour(seats: int, red: int, brown: int) -> None:
    bystanders = [ship(0, hex) for hex in (2, 9, 5, 1)][: seats - 1]
    for station, people in (("A2-3", red), ("A1-4", brown), ("A3-3", 0)):
        race = a_race([ship(0, 17), *bystanders], pile=[station, "A2-1"]).say("speed 1", "forward", "end move")
        assert race.state.waiting[2] == people


@rule("MQ-37")
def test_the_first_tile_has_its_passengers_at_the_start() -> None:
    race = next(race for race in map(new_race_of_five, range(20)) if race.names()[1].startswith("A2"))
    assert list(race.state.waiting) == [0, 2]


def new_race_of_five(seed: int) -> River:
    return new_race(5, seed)


@rule("MQ-37")
def test_the_introductory_race_has_no_passengers() -> None:
    race = a_race([ship(0, 17)], race="introductory", pile=["A2-3"]).say("speed 1", "forward", "end move")
    assert sum(race.state.waiting) == 0
    assert sum(new_race(race="introductory").state.waiting) == 0


def to_the_dock(speed: int = 1, aboard: tuple[int, ...] = (), waiting: int = 2, seats: int = 2) -> River:
    """A ship comes to hex 7, the dock of A2-1, and stops there."""
    bystanders = [ship(0, hex) for hex in (2, 9, 5, 1)][: seats - 1]
    start = {1: 2, 2: 2}[speed]
    race = a_race([ship(1, start, speed=speed, aboard=aboard), *bystanders], ["A0", "A2-1"], waiting={1: waiting})
    return race.say(f"speed {speed}", "forward")


@rule("MQ-38", "MQ-38a")
def test_a_ship_that_comes_to_a_dock_at_speed_1_collects_a_passenger_at_once() -> None:
    race = to_the_dock()
    assert race.ship(0).passengers == 1
    assert race.state.waiting[1] == 1
    assert [(event.rule, event.facts["aboard"]) for event in race.events("boards")] == [("MQ-38", 1)]


@rule("MQ-38")
def test_passengers_do_not_board_a_faster_ship() -> None:
    assert to_the_dock(speed=2).ship(0).passengers == 0
    race = a_race([ship(0, 17, speed=2)], ["A0", "A2-1"]).say("speed 2", "forward", "forward")
    assert (race.place(0), race.ship(0).passengers) == ((1, 7), 0)


@rule("MQ-38")
def test_red_slows_to_2_and_moves_two_then_slows_to_1_and_moves_to_the_dock() -> None:
    race = a_race([ship(0, 12, speed=3)], ["A0", "A2-1"])
    race.say("speed 2", "forward", "forward", "end move", "speed 1", "forward", "end move")
    assert race.place(0) == (1, 2)
    assert race.ship(0).passengers == 0
    race.say("speed 1", "forward")
    assert (race.place(0), race.ship(0).passengers, race.ship(0).coal) == ((1, 7), 1, 6)


@rule("MQ-39")
def test_one_stop_brings_one_passenger_even_if_two_are_waiting() -> None:
    race = to_the_dock(waiting=2)
    race.say("turn left", "end move")
    assert (race.ship(0).passengers, race.state.waiting[1]) == (1, 1)


@rule("MQ-40")
def test_a_ship_with_two_passengers_collects_no_more() -> None:
    race = to_the_dock(aboard=(2, 3))
    assert (race.ship(0).passengers, race.state.waiting[1]) == (2, 2)


@rule("MQ-41")
def test_no_ship_collects_two_passengers_from_one_island() -> None:
    race = to_the_dock(aboard=(1,))
    assert (race.ship(0).passengers, race.state.waiting[1]) == (1, 2)


@rule("MQ-41")
def test_a_ship_collects_from_a_second_island() -> None:
    assert to_the_dock(aboard=(2,)).ship(0).passengers == 2


@rule("MQ-42")
def test_where_no_passenger_is_left_none_can_be_collected() -> None:
    race = to_the_dock(waiting=0)
    assert (race.ship(0).passengers, race.state.waiting[1]) == (0, 0)


@rule("MQ-43")
@pytest.mark.parametrize(("speed", "aboard", "collected"), [(1, (), 1), (2, (), 0), (1, (1,), 0), (1, (2, 3), 0)])
def test_a_ship_pushed_to_a_dock_collects_a_passenger_at_speed_1(
    speed: int, aboard: tuple[int, ...], collected: int
) -> None:
    # Seat 1 is pushed from hex 2 to hex 7, the dock of A2-1.
    race = a_race([ship(0, 17, speed=2), ship(1, 2, speed=speed, aboard=aboard)], ["A0", "A2-1"])
    race.say("speed 2", "forward", "push to north")
    assert race.ship(1).passengers == len(aboard) + collected
    assert race.state.waiting[1] == 1 - collected


@rule("MQ-44")
def test_passengers_left_on_a_vacated_tile_go_back_to_the_box() -> None:
    race = a_race([ship(1, 17), ship(2, 7)], ["A0", "A2-3", "A1-1"], first=1).say("speed 1", "forward", "end move")
    assert race.state.first == 2
    assert race.state.waiting[1] == 0
    (removed,) = [event for event in race.events("removed") if event.facts["tile"] == 1]
    assert (removed.rule, removed.facts["passengers"]) == ("MQ-44", 1)
