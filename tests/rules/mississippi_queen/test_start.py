"""The start: captains, wheels, start spaces and the first tile."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME
from rules.mississippi_queen.oracle import PLACES, TILES
from rules.mississippi_queen.river import LAYOUTS, Mode, new_race
from support import rule


@rule("MQ-1")
def test_every_ship_begins_with_speed_1_and_coal_6() -> None:
    assert [(ship.speed, ship.coal) for ship in new_race(5).state.ships] == [(1, 6)] * 5


@rule("MQ-1a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_captains_race(seats: int) -> None:
    assert len(new_race(seats).state.ships) == seats


@rule("MQ-1a")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_captains_may_race(seats: int) -> None:
    with pytest.raises(pw.BadInput, match="2 to 5"):
        new_race(seats)


@rule("MQ-2")
def test_the_introductory_race_has_three_tiles_beside_the_start_tile() -> None:
    race = new_race(race="introductory")
    assert race.names()[0] == "A0"
    assert len(race.state.tiles) + len(race.state.pile) == 4
    assert 0 not in race.state.pile


@rule("MQ-2")
def test_the_three_tiles_of_the_introductory_race_are_drawn_from_all_eleven() -> None:
    drawn = {layout for seed in range(60) for layout in new_race(2, seed, "introductory").state.pile}
    assert drawn == set(range(1, 12))


@rule("MQ-2", "MQ-35")
@pytest.mark.parametrize("race", ["passenger", "introductory"])
def test_nobody_knows_which_tiles_come_next(race: Mode) -> None:
    state = new_race(race=race).state
    guesses = [state.resample(0, pw.Chance(seed, pw.GUESS_STREAM)) for seed in range(40)]
    unseen = set(range(1, 12)) - set(state.tiles)
    assert {guess.pile[len(guess.pile) - 1] for guess in guesses} == unseen
    assert {len(guess.pile) for guess in guesses} == {len(state.pile)}


@rule("MQ-3")
@pytest.mark.parametrize("race", ["passenger", "introductory"])
def test_the_first_tile_lies_straight_ahead_before_anybody_moves(race: Mode) -> None:
    for seed in range(10):
        assert list(new_race(2, seed, race).state.courses) == [0, 0]


@rule("MQ-4")
def test_ships_stand_on_the_spaces_1_to_5_with_their_bows_to_the_river() -> None:
    race = new_race(5)
    assert [race.place(seat) for seat in range(5)] == [(0, 2), (0, 9), (0, 5), (0, 3), (0, 1)]
    assert [ship.heading for ship in race.state.ships] == [0] * 5


@rule("MQ-5")
def test_in_the_introductory_race_the_turns_go_round_whoever_leads() -> None:
    race = new_race(3, race="introductory")
    race.say("speed 1", "forward", "end move", "speed 2", "forward", "forward", "end move")
    race.say("speed 1", "forward", "end move")
    assert race.state.round == 2
    assert race.order() == [0, 1, 2]
    assert race.decider == 0


@rule("MQ-35")
def test_the_passenger_race_uses_all_twelve_tiles() -> None:
    race = new_race()
    assert sorted([*race.state.tiles, *race.state.pile]) == list(range(12))


@rule("MQ-35", "MQ-37")
@pytest.mark.parametrize("layout", range(12))
def test_a_tile_is_hex_by_hex_what_the_table_of_facts_says(layout: int) -> None:
    name = LAYOUTS[layout]
    colour, land, dock = TILES[name]
    tile = GAME.components.tile[layout]
    marks = tile.marks()
    assert list(TILES) == LAYOUTS
    assert {number for number in range(20) if marks[number] in "#S"} == land
    assert [number for number in range(20) if marks[number] == "D"] == ([] if dock is None else [dock])
    assert tile.station == colour
    river = new_race().rules.river
    for number in range(20):
        assert bool(river.water[layout] >> number & 1) == (number not in land)
    assert river.docks[layout] == (-1 if dock is None else dock)


@rule("MQ-46a")
def test_the_hexes_of_a_tile_lie_where_the_table_of_facts_says() -> None:
    river = new_race().rules.river
    assert [(river.column[number], -river.up[number]) for number in range(20)] == [(q, 2 * r + q) for q, r in PLACES]


@rule("MQ-4a")
def test_the_first_seat_begins_on_space_1() -> None:
    race = new_race(seats=5)
    assert race.decider == 0
    assert race.place(0) == (0, 2)
