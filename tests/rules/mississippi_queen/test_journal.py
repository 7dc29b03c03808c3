"""What the journal notes: every kind of event with its seat, its rule and all its facts."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.kernel import Fact
from rules.mississippi_queen.river import LAYOUTS, Mode, a_race, ship
from rules.mississippi_queen.test_moving import BOXED_IN
from rules.mississippi_queen.test_river import explore, explore_by_push, in_the_way
from support import rule


@rule("MQ-7", "MQ-8")
@pytest.mark.parametrize(("now", "by", "coal"), [(3, "MQ-7", 0), (2, "MQ-7", 0), (5, "MQ-8", 1), (1, "MQ-8", 1)])
def test_a_speed_is_noted_with_the_one_before_and_its_price(now: int, by: str, coal: int) -> None:
    race = a_race([ship(0, 2, speed=3)]).say(f"speed {now}")
    assert race.events("speed") == [pw.Event("speed", 0, by, {"was": 3, "now": now, "coal": coal})]


@rule("MQ-12")
def test_a_turn_is_noted_with_its_side_and_its_price() -> None:
    race = a_race([ship(0, 2)]).say("speed 1", "turn left", "turn right")
    assert race.events("turn") == [
        pw.Event("turn", 0, "MQ-12", {"side": "left", "coal": 0}),
        pw.Event("turn", 0, "MQ-12", {"side": "right", "coal": 1}),
    ]


@rule("MQ-11")
def test_a_step_forward_is_noted_with_its_hex_and_the_points_left() -> None:
    race = a_race([ship(0, 12, speed=3)]).say("speed 3", "forward", "forward")
    assert race.events("forward") == [
        pw.Event("forward", 0, "MQ-11", {"hex": 17, "left": 2}),
        pw.Event("forward", 0, "MQ-11", {"hex": (1 << 5) + 2, "left": 1}),
    ]


@rule("MQ-23", "MQ-29")
def test_a_push_is_noted_before_the_new_direction_of_the_pushed_ship() -> None:
    race = a_race([ship(0, 2, speed=4), ship(0, 7)]).say("speed 4", "forward", "push to north-west", "face south")
    assert race.events("push", "face") == [
        pw.Event("push", 0, "MQ-23", {"pushed": 1, "way": 5, "hex": 11}),
        pw.Event("face", 1, "MQ-29", {"heading": 3}),
    ]


@rule("MQ-38")
def test_a_passenger_who_boards_is_noted_with_all_aboard_and_the_tile() -> None:
    race = a_race([ship(1, 2, aboard=(2,))], ["A0", "A2-1"]).say("speed 1", "forward")
    assert race.events("boards") == [pw.Event("boards", 0, "MQ-38", {"aboard": 2, "tile": 1})]


@rule("MQ-43")
def test_a_passenger_who_boards_a_pushed_ship_is_noted_for_that_ship() -> None:
    race = a_race([ship(0, 17, speed=2), ship(1, 2)], ["A0", "A2-1"]).say("speed 2", "forward", "push to north")
    assert race.events("boards") == [pw.Event("boards", 1, "MQ-43", {"aboard": 1, "tile": 1})]


@rule("MQ-33", "MQ-34")
def test_landings_in_the_introductory_race_are_noted_with_their_places() -> None:
    ships = [ship(1, 12), ship(1, 11), ship(1, 2)]
    race = a_race(ships, platform="0", race="introductory").say("speed 1", "forward", "speed 1", "forward")
    assert race.events("lands") == [
        pw.Event("lands", 0, "MQ-33", {"place": 1}),
        pw.Event("lands", 1, "MQ-33", {"place": 2}),
    ]


@rule("MQ-47", "MQ-47a")
def test_landings_in_the_passenger_race_are_noted_by_how_the_ship_came() -> None:
    race = a_race([ship(1, 12, aboard=(2, 3))], platform="0").say("speed 1", "forward")
    assert race.events("lands") == [pw.Event("lands", 0, "MQ-47", {"place": 1})]
    race = a_race([ship(1, 7, speed=2), ship(1, 12, aboard=(2, 3)), ship(0, 2)], platform="0")
    race.say("speed 2", "forward", "push to north")
    assert race.events("lands") == [pw.Event("lands", 1, "MQ-47a", {"place": 1})]


@rule("MQ-23b", "MQ-33")
def test_a_pusher_arrives_once_the_pushed_ship_has_its_new_direction() -> None:
    ships = [ship(1, 12, facing="north-west", speed=2), ship(1, 16), ship(0, 2)]
    race = a_race(ships, platform="L", race="introductory")
    race.say("speed 2", "forward", "push to north-east", "face south")
    assert [(event.kind, event.seat) for event in race.journal.events] == [
        *(("speed", 0), ("forward", 0), ("push", 0), ("face", 1)),
        ("lands", 0),
    ]


@rule("MQ-10", "MQ-18")
def test_a_ship_that_drops_out_is_noted_by_its_reason() -> None:
    race = a_race([ship(0, 5, facing="south-west", coal=0), ship(0, 2), ship(0, 7)])
    assert race.events("out of coal", "aground") == [pw.Event("out of coal", 0, "MQ-10")]
    race = a_race(BOXED_IN, tiles=["A0", "A3-2"])
    assert race.events("out of coal", "aground") == [pw.Event("aground", 0, "MQ-18")]


@rule("MQ-21b")
def test_a_ship_that_is_cut_off_is_noted() -> None:
    race = explore("0L0L0LLL", rolls="L", others=(0, in_the_way("L") + 1))
    assert race.events("stranded") == [pw.Event("stranded", 1, "MQ-21b")]


@rule("MQ-19", "MQ-37")
def test_a_new_tile_is_noted_with_its_layout_its_bend_its_number_and_its_passengers() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3", "A2-1"], rolls="R").say("speed 1", "forward", "end move")
    facts = {"layout": LAYOUTS.index("A2-3"), "bend": 1, "tile": 2, "waiting": 1}
    assert race.events("tile") == [pw.Event("tile", 0, "MQ-19", {**facts})]


@rule("MQ-30")
def test_a_tile_that_a_pushed_captain_lays_is_noted_for_that_captain() -> None:
    race = a_race([ship(0, 12, speed=2), ship(0, 17)], race="introductory", pile=["A2-3", "A2-1"], rolls="L")
    race.say("speed 2", "forward", "push to north", "face north", "end move")
    facts = {"layout": LAYOUTS.index("A2-3"), "bend": 5, "tile": 2, "waiting": 0}
    assert race.events("tile") == [pw.Event("tile", 1, "MQ-30", {**facts})]


@rule("MQ-31")
def test_the_platform_is_noted_after_the_last_tile() -> None:
    race = a_race([ship(0, 17)], pile=["A2-3"], rolls="LR").say("speed 1", "forward", "end move")
    assert [event.kind for event in race.events("tile", "platform")] == ["tile", "platform"]
    assert race.events("platform") == [pw.Event("platform", 0, "MQ-31", {"bend": 1})]


@rule("MQ-30", "MQ-31")
def test_a_pushed_captain_who_lays_the_last_tile_rolls_for_the_platform() -> None:
    race = a_race([ship(0, 12, speed=2), ship(0, 17)], pile=["A2-3"], rolls="L0")
    race.say("speed 2", "forward", "push to north", "face north", "end move")
    assert race.events("platform") == [pw.Event("platform", 1, "MQ-31", {"bend": 0})]


@rule("MQ-30", "MQ-21a")
def test_a_pushed_captain_who_finds_no_way_on_rolls_for_the_platform() -> None:
    race = explore_by_push("0L0L0LLL", rolls="L", others=(0, in_the_way("L")))
    assert [(event.kind, event.seat) for event in race.events("tile", "platform")] == [("platform", 1)]


@rule("MQ-30", "MQ-21")
def test_a_roll_of_a_pushed_captain_that_does_not_fit_is_noted_for_that_captain() -> None:
    race = explore_by_push("0LLL", rolls="LR")
    assert race.events("reroll") == [pw.Event("reroll", 1, "MQ-21", {"bend": 5})]


@rule("MQ-21")
def test_a_roll_that_does_not_fit_is_noted() -> None:
    race = explore("0LLL", rolls="LR")
    assert race.events("reroll") == [pw.Event("reroll", 0, "MQ-21", {"bend": 5})]


@rule("MQ-22", "MQ-44")
def test_a_removed_tile_is_noted_with_its_number_and_the_passengers_left_on_it() -> None:
    race = a_race([ship(1, 17), ship(2, 7)], ["A0", "A2-3", "A1-1"]).say("speed 1", "forward", "end move")
    assert race.events("removed") == [
        pw.Event("removed", -1, "MQ-22", {"tile": 0, "passengers": 0}),
        pw.Event("removed", -1, "MQ-44", {"tile": 1, "passengers": 1}),
    ]


@rule("MQ-45", "MQ-5")
@pytest.mark.parametrize(("mode", "by", "order"), [("passenger", "MQ-45", (1, 0)), ("introductory", "MQ-5", (0, 1))])
def test_a_round_is_noted_with_its_number_and_the_order_of_the_ships_that_race(
    mode: Mode, by: str, order: tuple[int, ...]
) -> None:
    stuck = ship(0, 5, facing="south-west", coal=0)
    race = a_race([ship(0, 2), ship(0, 9), stuck], race=mode, round=4)
    race.say("speed 1", "forward", "end move", "speed 2", "forward", "forward", "end move")
    assert race.events("round") == [pw.Event("round", -1, by, {"round": 5, "order": order})]


@rule("MQ-34a", "MQ-34c", "MQ-34d")
def test_the_end_is_noted_with_its_reason_the_places_and_the_winner() -> None:
    landed = a_race([ship(1, 12), ship(1, 2)], platform="0", race="introductory").say("speed 1", "forward")
    facts: dict[str, Fact] = {"reason": "landed", "ranks": (1, 2), "winners": (0,)}
    assert landed.events("over") == [pw.Event("over", -1, "MQ-34a", facts)]
    late = a_race([ship(0, 2), ship(0, 9)], rounds=1).say(*["speed 1", "forward", "end move"] * 2)
    facts = {"reason": "rounds", "ranks": (2, 1), "winners": ()}
    assert late.events("over") == [pw.Event("over", -1, "MQ-34c", facts)]
    assert late.state.outcome == pw.Outcome("rounds", (0.0, 1.0), (2, 1), (), "MQ-34c")
