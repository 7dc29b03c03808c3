"""Chains of choices that can be pointed at: what they lead to and cost, and where they end."""

from __future__ import annotations

from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.kernel import SeatView
from paddlewheel.presentation import Plan, Scene, plan_faults
from rules.mississippi_queen.river import River, a_race, ship

FREE_RIVER = ["A0", "A2-2", "B1", "B4"]


def plans_of(state: Any, seat: int = 0) -> tuple[Plan, ...]:
    return pw.load(state.game.info.id).plans(SeatView(state, seat))


def sailed(race: River, plan: Plan) -> River:
    for token in plan.tokens:
        race.say(token)
    return race


def test_a_ship_ends_where_its_plan_says_with_the_coal_that_it_says() -> None:
    state = a_race(ships=[ship(hex=2, speed=2, coal=3), ship(tile=0, hex=2)]).state
    plans = plans_of(state)
    assert len(plans) > 20
    for plan in plans:
        race = sailed(River(state.clone()), plan)
        tile, hex = race.place(0)
        assert plan.label.startswith(f"Sail to {tile}-{hex} at speed {race.ship(0).speed}")
        assert f"({3 - race.ship(0).coal} coal)" in plan.label or (race.ship(0).coal == 3 and "(free)" in plan.label)
        assert plan.angle == 60 * race.ship(0).heading
        assert len(plan.path) == 1 + plan.tokens.count("forward")


def test_every_speed_is_shown_before_it_is_set() -> None:
    race = a_race(ships=[ship(hex=2, speed=2, coal=3), ship(tile=0, hex=2)])
    first = {plan.tokens[0] for plan in plans_of(race.state)}
    assert first == race.offers()
    race.say("speed 2")
    assert all("speed" not in plan.tokens[0] for plan in plans_of(race.state))


def test_only_the_seat_that_decides_has_plans() -> None:
    race = a_race(ships=[ship(hex=2), ship(tile=0, hex=2)])
    assert plans_of(race.state, 0)
    assert plans_of(race.state, 1) == ()


def test_a_tile_is_laid_with_its_cell_and_its_turn_in_one_plan() -> None:
    forest = pw.load("flooded-forest").new(seats=3, seed=2)
    (seat,) = forest.deciders
    for plan in plans_of(forest, seat):
        lay, place, turn = (token.split()[0] for token in plan.tokens)
        assert (lay, place, turn) == ("lay", "place", "turn")
        assert plan.ghost == plan.touches[0]
    forest.play(seat, forest.choices(seat)[0])
    assert {len(plan.tokens) for plan in plans_of(forest, seat)} == {2}


def test_a_plan_that_cannot_be_pointed_at_has_faults() -> None:
    scene = Scene("pebbles", "Pebbles", "Pick.", "PB-1", ())
    plan = Plan(("pick 1",), " ", touches=("nowhere",), area="board", path=((0.0, 0.0),))
    assert len(plan_faults(plan, scene)) == 4
    assert "can be pointed at nowhere" in plan_faults(Plan(("pick 1",), "Pick"), scene)[0]


@pytest.mark.parametrize("name", ["flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"])
def test_some_position_of_the_game_has_plans(name: str) -> None:
    game = pw.load(name)
    state = game.new(seats=game.info.usual_seats, seed=5)
    stream = pw.Chance(1, pw.BOT_STREAM)
    for _ in range(300):
        seat = state.deciders[0]
        if plans_of(state, seat):
            return
        choices = state.choices(seat)
        state.play(seat, choices[stream.below(len(choices))])
    pytest.fail("no plans in 300 choices")
