"""The river: laying tiles by the die, loops, and tiles that go."""

from __future__ import annotations

from collections import Counter

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen.rules.river import rolled_bend
from paddlewheel.parts.hexes import NAMES
from rules.mississippi_queen.oracle import PLACES, centres_of, turned
from rules.mississippi_queen.river import BENDS, LAYOUTS, River, a_race, chance_that_rolls, ship
from support import rule


def courses_of(bends: str) -> list[int]:
    courses = [0]
    for bend in bends:
        courses.append((courses[-1] + BENDS[bend]) % 6)
    return courses


def free_ways(bends: str) -> str:
    """The rolls that fit behind a river, by the rules."""
    race = a_race([ship(0, 2)], LAYOUTS[: len(bends) + 1], bends)
    state, river = race.state, race.rules.river
    return "".join(way for way in "L0R" if not river.covered(state, (state.courses[-1] + BENDS[way]) % 6))


#: The hex behind each join of `explore` is water.
EXPLORED = ("A0", "A2-2", "A1-3", "A1-1", "A2-1", "A2-3", "A1-2", "A2-4", "A1-4", "A3-1", "A3-2", "A3-3")


def explore(bends: str, rolls: str, others: tuple[int, ...] = (0,)) -> River:
    """The last tile of a river is reached by seat 0, while other ships are on these tiles."""
    last = len(bends)
    cusp = {"L": 15, "0": 17, "R": 19}[bends[-1]]
    ships = [ship(last - 1, cusp, NAMES[courses_of(bends)[-1]])]
    ships += [ship(tile, 16 + number) for number, tile in enumerate(others)]
    return a_race(ships, EXPLORED[: last + 1], bends, rolls=rolls).say("speed 1", "forward", "end move")


def explore_by_push(bends: str, rolls: str, others: tuple[int, ...] = (0,)) -> River:
    """The last tile of a river that bends to the left there is reached by seat 1, which seat 0 pushes onto it."""
    last, courses = len(bends), courses_of(bends)
    ships = [ship(last - 1, 10, NAMES[courses[-2]], speed=2), ship(last - 1, 15)]
    ships += [ship(tile, 16 + number) for number, tile in enumerate(others)]
    race = a_race(ships, EXPLORED[: last + 1], bends, rolls=rolls)
    return race.say("speed 2", "forward", f"push to {NAMES[courses[-1]]}", "face north", "end move")


@rule("MQ-19")
def test_the_first_to_reach_the_furthest_tile_lays_the_next_one_after_the_move() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3", "A2-1"]).say("speed 1", "forward")
    assert race.names() == ["A0", "A1-1"]
    race.say("end move")
    assert race.names() == ["A0", "A1-1", "A2-3"]
    (laid,) = race.events("tile")
    assert (laid.seat, laid.rule) == (0, "MQ-19")


@rule("MQ-19")
def test_a_copy_knows_who_lays_the_next_tile() -> None:
    race = a_race([ship(0, 17)]).say("speed 1", "forward")
    twin = race.state.clone()
    twin.play(0, "end move")
    assert len(twin.tiles) == 3
    assert len(race.state.tiles) == 2


@rule("MQ-19")
def test_the_second_to_reach_a_tile_lays_nothing() -> None:
    race = a_race([ship(0, 17), ship(0, 19, facing="north")])
    race.say("speed 1", "forward", "end move", "speed 1", "forward", "end move")
    assert race.place(1) == (1, 4)
    assert len(race.events("tile")) == 1


@rule("MQ-19a")
def test_until_the_move_is_over_the_furthest_tile_ends_at_its_edge() -> None:
    race = a_race([ship(0, 17, speed=5)]).say("speed 5", "forward", "forward", "forward", "forward")
    assert race.place(0) == (1, 17)
    assert race.why("forward") == "MQ-15"


@rule("MQ-19a")
def test_no_ship_is_pushed_over_the_edge_of_the_furthest_tile() -> None:
    race = a_race([ship(1, 12, speed=2), ship(1, 17)]).say("speed 2", "forward")
    assert race.why("push to north") == "MQ-26"
    assert race.offers() == {"push to south-east", "push to south-west"}


@rule("MQ-20")
@pytest.mark.parametrize(("roll", "course"), [("L", 5), ("0", 0), ("R", 1)])
def test_the_die_says_where_the_next_tile_goes(roll: str, course: int) -> None:
    race = a_race([ship(0, 17)], rolls=roll).say("speed 1", "forward", "end move")
    assert list(race.state.courses) == [0, 0, course]


@rule("MQ-20")
def test_left_ahead_and_right_are_equally_likely() -> None:
    chance = pw.Chance(1, pw.GAME_STREAM)
    rolls = Counter(rolled_bend(chance) for _ in range(6000))
    assert set(rolls) == {5, 0, 1}
    assert all(1850 < number < 2150 for number in rolls.values())


@rule("MQ-21")
def test_four_equal_bends_after_another_way_would_close_the_river() -> None:
    assert free_ways("0LLL") == "0R"
    assert free_ways("RLLL") == "0R"
    assert free_ways("0RRR") == "L0"
    assert free_ways("0LL") == "L0R"


@rule("MQ-21")
def test_five_lefts_touch_the_start_tile_without_lying_on_it_and_six_close_the_ring() -> None:
    assert free_ways("LLLL") == "L0R"
    assert "L" not in free_ways("LLLLL")


@rule("MQ-21", "MQ-21a")
def test_a_river_can_run_into_a_dead_end() -> None:
    assert free_ways("0L0L0LLL") == ""
    assert free_ways("0R0R0RRR") == ""
    assert free_ways("0L0L0LL") != ""


@rule("MQ-21")
@pytest.mark.parametrize("bends", ["0LLL", "0RRR", "0L0LL", "LLLLL", "0RR0R", "0L0L0LLL", "0R0LLL"])
def test_a_way_is_closed_exactly_where_tiles_would_share_a_hex(bends: str) -> None:
    expected = ""
    for way in "L0R":
        courses = courses_of(bends + way)
        hexes = [
            (q + centre[0], r + centre[1])
            for centre, course in zip(centres_of(courses), courses, strict=True)
            for q, r in (turned(place, course) for place in PLACES)
        ]
        expected += way if len(set(hexes)) == len(hexes) else ""
    assert free_ways(bends) == expected


@rule("MQ-21")
def test_a_roll_that_would_close_the_river_is_rolled_again() -> None:
    race = explore("0LLL", rolls="LLR")
    assert [(event.rule, event.facts["bend"]) for event in race.events("reroll")] == [("MQ-21", 5), ("MQ-21", 5)]
    assert race.state.courses[-1] == (race.state.courses[-2] + 1) % 6


@rule("MQ-21")
def test_tiles_that_have_gone_are_in_nobodys_way() -> None:
    race = explore("0LLL", rolls="L", others=(3,))
    assert race.state.first == 3
    assert race.events("reroll") == []
    assert race.state.courses[-1] == (race.state.courses[-2] + 5) % 6


@rule("MQ-21a")
def test_where_nothing_fits_tiles_without_ships_are_lifted() -> None:
    race = explore("0L0L0LLL", rolls="L", others=(0, 7))
    (laid,) = race.events("tile")
    assert laid.facts["bend"] == 5
    assert len(race.names()) == 10
    # The tiles behind the lifted ones go as well: nobody is left on them.
    assert race.state.first == 7
    assert race.events("platform") == []


@rule("MQ-21a")
@pytest.mark.parametrize("roll", "L0R")
def test_where_nothing_fits_and_a_ship_is_in_the_way_the_platform_ends_the_river(roll: str) -> None:
    race = explore("0L0L0LLL", rolls=roll, others=(0, in_the_way(roll)))
    assert race.events("tile", "removed", "stranded") == []
    (fixed,) = race.events("platform")
    assert fixed.seat == 0
    assert race.state.platform != -1
    assert len(race.names()) == 9


def in_the_way(roll: str) -> int:
    """The tile with the highest number that a tile laid this way behind the dead end would lie on."""
    race = a_race([ship(0, 2)], LAYOUTS[:9], "0L0L0LLL")
    state, river = race.state, race.rules.river
    return int(river.covered(state, (state.courses[-1] + BENDS[roll]) % 6)).bit_length() - 1


@rule("MQ-21b")
def test_ships_behind_a_lifted_tile_are_out_of_the_race() -> None:
    race = explore("0L0L0LLL", rolls="L", others=(0, in_the_way("L") + 1))
    assert [race.fate(seat) for seat in range(3)] == ["racing", "stranded", "racing"]
    assert [(event.seat, event.rule) for event in race.events("stranded")] == [(1, "MQ-21b")]


@rule("MQ-22")
def test_a_tile_that_all_ships_have_left_is_taken_away() -> None:
    race = a_race([ship(0, 17), ship(1, 7)]).say("speed 1", "forward")
    assert race.state.first == 0
    race.say("end move")
    assert race.state.first == 1
    assert [event.rule for event in race.events("removed")] == ["MQ-22"]
    assert [tile.number for tile in race.seen().tiles] == [1, 2]


@rule("MQ-22")
def test_nobody_goes_back_to_a_tile_that_was_taken_away() -> None:
    race = a_race([ship(1, 2, facing="south"), ship(1, 7)]).say("speed 1")
    assert race.why("forward") == "MQ-15"


@rule("MQ-22a", "MQ-34a")
def test_no_tile_goes_when_the_last_two_ships_land_in_one_move() -> None:
    ships = [ship(1, 12, facing="north-west", speed=2), ship(1, 16)]
    race = a_race(ships, platform="L", race="introductory", first=1)
    race.say("speed 2", "forward", "push to south-west")
    assert race.ranks == (2, 1)
    assert race.events("removed") == []
    assert [tile.number for tile in race.seen().tiles] == [1]


@rule("MQ-22a")
def test_a_tile_between_two_ships_stays() -> None:
    race = a_race([ship(1, 17), ship(0, 7)], ["A0", "A1-1", "A2-2"]).say("speed 1", "forward", "end move")
    assert race.state.first == 0
    assert race.events("removed") == []


@rule("MQ-22a")
def test_a_ship_out_of_the_race_holds_no_tile() -> None:
    stuck = ship(0, 5, facing="south-west", coal=0)
    race = a_race([stuck, ship(1, 7), ship(1, 12)])
    assert race.fate(0) == "out of coal"
    assert race.state.first == 1


@rule("MQ-31")
def test_the_one_who_lays_the_last_tile_rolls_for_the_platform() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3"], rolls="L0").say("speed 1", "forward", "end move")
    (platform,) = race.events("platform")
    assert (platform.seat, platform.rule, platform.facts["bend"]) == (0, "MQ-31", 0)
    assert list(race.state.courses) == [0, 0, 5]
    assert race.state.platform == 5


@rule("MQ-31")
def test_no_platform_lies_before_the_last_tile_does() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3", "A2-1"]).say("speed 1", "forward", "end move")
    assert race.events("platform") == []
    assert race.state.platform == -1


@rule("MQ-20")
def test_the_die_of_these_tests_can_be_set() -> None:
    chance = chance_that_rolls("RL0")
    assert [rolled_bend(chance) for _ in range(3)] == [1, 5, 0]
