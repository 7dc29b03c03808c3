"""The moments of a move, one after another: hexes, pushes, passengers, tiles and the die, ships that leave the race."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.view.layers import SIZE
from paddlewheel.parts.hexes import Hex, centre_flat
from rules.mississippi_queen.river import River, a_race, ship
from rules.moments import moments
from support import rule


def on_river(race: River, seat: int) -> tuple[float, float]:
    place: Hex | None = race.seen().ships[seat].place
    assert place is not None
    return centre_flat(place, SIZE)


@rule("MQ-11", "MQ-38")
def test_a_passenger_goes_from_the_dock_to_the_ship_that_has_come_there() -> None:
    race = a_race([ship(1, 2), ship(0, 2)], ["A0", "A2-1"]).say("speed 1")
    before = on_river(race, 0)
    there, aboard, after = moments(race.state, "forward")
    assert there.sentences == ["Red steams ahead."]
    assert aboard.sentences == ["A passenger boards Red: 1 aboard."]
    assert after.sentences == []
    assert there.at("ship-0") != before
    assert there.elements["passenger-1-0"].label == "A passenger waiting"
    assert aboard.elements["passenger-1-0"].label == "A passenger aboard Red"
    assert (there.elements["berth-0-0"].symbol, aboard.elements["berth-0-0"].symbol) == ("berth", "passenger")


@rule("MQ-12", "MQ-19", "MQ-20")
def test_a_last_turn_is_seen_before_the_tile_that_is_drawn_and_the_die() -> None:
    race = a_race([ship(0, 17, coal=0)], pile=["A2-3", "A2-1"], rolls="R").say("speed 1", "forward")
    turned, laid, _ = moments(race.state, "turn left")
    assert turned.sentences == ["Red turns left."]
    assert turned.elements["ship-0"].angle == 300
    assert "tile-2" not in turned.elements
    assert turned.elements["die"].symbol == "die-blank"
    assert laid.sentences == ["Red lays tile A2-3 to the right. 1 passenger waits there."]
    assert laid.elements["tile-2"].angle == 60
    assert laid.elements["die"].symbol == "die-right"
    assert (turned.elements["pile"].texts["count"], laid.elements["pile"].texts["count"]) == ("2", "1")


@rule("MQ-31")
def test_the_platform_has_a_moment_and_a_roll_of_its_own() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3"], rolls="LR").say("speed 1", "forward")
    laid, fixed, _ = moments(race.state, "end move")
    assert (laid.elements["die"].symbol, fixed.elements["die"].symbol) == ("die-left", "die-right")
    assert "platform" not in laid.elements
    assert "platform" in fixed.elements


@rule("MQ-23", "MQ-43", "MQ-29", "MQ-23b")
def test_a_push_its_passenger_and_the_pushers_own_arrival_are_seen_one_by_one() -> None:
    race = a_race([ship(0, 17, speed=2), ship(1, 2)], ["A0", "A2-1"]).say("speed 2", "forward")
    pushed, boarded, _ = moments(race.state, "push to north")
    assert pushed.sentences == ["Red pushes Blue north."]
    assert boarded.sentences == ["A passenger boards Blue: 1 aboard."]
    assert pushed.at("ship-1") != pushed.at("ship-0")
    ships = [ship(1, 12, facing="north-west", speed=2), ship(1, 16), ship(0, 2)]
    race = a_race(ships, platform="L", race="introductory").say("speed 2", "forward", "push to north-east")
    faced, landed, *_ = moments(race.state, "face south")
    assert faced.sentences == ["Blue now points south."]
    assert landed.sentences == ["Red reaches the platform and comes first."]


@rule("MQ-33", "MQ-34", "MQ-34a")
def test_ships_that_land_lie_on_the_platform_each_at_its_place() -> None:
    ships = [ship(1, 12), ship(1, 11), ship(1, 2)]
    race = a_race(ships, platform="0", race="introductory").say("speed 1", "forward", "speed 1")
    arrived, landed, over = moments(race.state, "forward")
    assert arrived.sentences == ["Blue steams ahead."]
    assert landed.sentences == ["Blue reaches the platform and comes second."]
    assert landed.elements["ship-0"].label == "Red's steamer, first at the platform"
    assert landed.elements["ship-1"].label == "Blue's steamer, second at the platform"
    assert landed.at("ship-0") != landed.at("ship-1") != arrived.at("ship-1")
    assert over.sentences == ["The race is over. Places: Red, Blue, Green."]
    assert [over.elements[f"card-{seat}"].texts["place"] for seat in range(3)] == ["first", "second", "third"]


@rule("MQ-10", "MQ-22", "MQ-45")
def test_a_ship_that_is_out_and_a_tile_that_goes_are_seen_once_more_where_they_are() -> None:
    stuck = ship(0, 5, facing="south-west", coal=0)
    race = a_race([ship(1, 7, speed=2, aboard=(2,)), stuck, ship(1, 2)], platform="0").say("speed 1", "forward")
    out, removed, after = moments(race.state, "end move")
    assert out.sentences == ["Blue needs more coal than is left and is out."]
    assert out.at("ship-1") == on_river(race, 1)
    assert removed.sentences == ["A tile that all have left is taken away."]
    assert "ship-1" not in removed.elements
    assert removed.elements["card-1"].texts["fate"] == "Out of coal"
    assert "tile-0" in removed.elements
    assert "tile-0" not in after.elements


@rule("MQ-45")
def test_a_new_round_is_a_moment_in_which_nobody_moves_yet() -> None:
    race = a_race([ship(0, 2), ship(0, 9)]).say("speed 1", "forward", "end move", "speed 2", "forward", "forward")
    ordered, first = moments(race.state, "end move")
    assert ordered.sentences == ["Round 2. Order: Blue, Red."]
    assert [ordered.elements[f"turn-{seat}"].classes for seat in (0, 1)] == [(), ()]
    assert first.elements["turn-1"].classes == ("now",)


@rule("MQ-21")
def test_a_roll_that_does_not_fit_is_told_with_the_one_that_does() -> None:
    ships = [ship(3, 15, facing="south"), ship(0, 16)]
    race = a_race(ships, ["A0", "A2-2", "A1-3", "A1-1", "A2-1"], "0LLL", rolls="LR").say("speed 1", "forward")
    laid, *_ = moments(race.state, "end move")
    assert [sentence.split(" ")[1] for sentence in laid.sentences] == ["rolls", "lays"]
    assert laid.elements["die"].symbol == "die-right"


@rule("MQ-6", "MQ-11", "MQ-12")
def test_a_move_is_summed_up_in_a_few_words() -> None:
    race = a_race([ship(0, 2, speed=3), ship(0, 9)]).say("speed 3", "turn right", "turn left", *["forward"] * 3)
    lines = [GAME.line(event, 2) for event in race.journal.events]
    assert [line.short for line in lines] == ["speed 3", "right", "left", "{} ahead", "{} ahead", "{} ahead"]
