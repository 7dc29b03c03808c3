"""The numbers by which Rising Waters is judged and choices are weighed, and how they are learned."""

from __future__ import annotations

import pytest

from paddlewheel.arena.executors import Processes
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.train_numbers import Result, Round, direction
from paddlewheel.arena.train_positions import train, watch_portion
from paddlewheel.arena.training_tables import training_tables
from paddlewheel.games.rising_waters.tactics import FloodTactics, choosing
from paddlewheel.games.rising_waters.tactics import numbers as places
from paddlewheel.games.rising_waters.tactics.numbers import NUMBERS
from paddlewheel.kernel import BadInput
from rules.rising_waters.delta import GAME, Delta, a_turn
from support import PLAIN

FALL = Plan("rising-waters", ("casual",) * 2, 5)
SPRING = Plan("rising-waters", ("casual",) * 2, 5, {"version": "spring"})


def by_hand(delta: Delta) -> list[float]:
    return [number.by_hand for number in GAME.tactic_numbers(delta.flood.rules)]


def with_number(delta: Delta, place: int, value: float) -> FloodTactics:
    """The tactics with another number in this place."""
    numbers = by_hand(delta)
    numbers[place] = value
    return GAME.tactics_with(delta.flood.rules, numbers)


def test_every_number_has_its_place_in_fall_and_in_spring() -> None:
    fall, spring = (
        [number.name for number in GAME.tactic_numbers(a_turn(2, spring=spring).flood.rules)]
        for spring in (False, True)
    )
    assert len(fall) == NUMBERS
    assert len(spring) == NUMBERS + choosing.CHOOSING
    assert fall[places.LOSS_SOON] == "a loss foreseen in the next round, Fall"
    assert fall[places.SUPPER_POWER] == "a supper, Fall"
    assert spring[places.IDLE_RAFT] == "a raft that can fetch a Survivor, Spring"
    assert spring[NUMBERS + choosing.CARD] == "a card from work, Spring"
    assert spring[NUMBERS + choosing.RESIST + 4] == "to resist with Education, Spring"
    assert spring[NUMBERS + choosing.DELAY] == "a flood that is only delayed, Spring"
    assert spring[NUMBERS + choosing.BUY_RAFT] == "to buy a raft, Spring"
    assert spring[NUMBERS + choosing.ASHORE_BY_CAMP] == "to land by a camp, Spring"


@pytest.mark.parametrize("spring", [False, True])
def test_the_facts_times_their_numbers_are_the_expected_losses(spring: bool) -> None:
    delta = a_turn(3, spring=spring).water(R4=3)
    prospects = GAME.tactics(delta.flood.rules).prospects
    expected = prospects.expected(delta.flood, 0)
    counted = sum(number * fact for number, fact in zip(by_hand(delta)[:NUMBERS], prospects.facts, strict=True))
    assert expected == pytest.approx(float(delta.flood.losses) + counted)
    assert prospects.facts[places.LOSS_SOON] > 0


def test_who_has_a_turn_before_the_rain_may_leave_a_dangerous_place() -> None:
    flood = a_turn(3).flood
    prospects = GAME.tactics(flood.rules).prospects
    acts = [player for player in range(3) if prospects.acts_before_rain(flood, player)]
    assert len(acts) == prospects.still_to_act(flood) == 2
    assert flood.turn not in acts


@pytest.mark.parametrize("place", [places.LOSS_SOON, places.CARDS, places.ACTION_STEPS, places.PAWN_STEPS])
def test_a_number_changes_what_a_position_is_worth(place: int) -> None:
    delta = a_turn(2, spring=True).water(R4=3)
    delta.flood.tracks[0] += 1
    usual = GAME.tactics(delta.flood.rules).evaluate(delta.flood, 0)
    assert with_number(delta, place, by_hand(delta)[place] + 1.0).evaluate(delta.flood, 0) < usual


def test_a_lesson_tells_each_turn_as_it_ends() -> None:
    (watched,) = watch_portion(training_tables([FALL], "positions"), [0])
    assert len(watched.positions) >= 2 * 3
    assert all(len(position.facts) == NUMBERS for position in watched.positions)
    sure = [position.sure for position in watched.positions]
    assert sure == sorted(sure)
    assert watched.result >= sure[-1]


def test_a_game_that_was_lost_early_counts_as_one_with_more_losses() -> None:
    flood = a_turn(4).flood
    lesson = GAME.position_lesson()
    rounds, limit = flood.rules.shared.numbers.rounds, flood.rules.shared.numbers.limit
    found = []
    for week, losses in ((rounds, 3), (rounds, limit - 1), (rounds - 1, limit), (2, limit)):
        flood.week, flood.losses = week, losses
        found.append(lesson.result(flood))
    assert found == sorted(found)
    assert found[1] < float(limit) < found[2]


@pytest.mark.skipif(PLAIN, reason="two hundred games take long in the plain engine")
def test_the_same_games_teach_the_same_whoever_watches_them() -> None:
    here = train([FALL], 100, "paddlewheel train", "1")
    there = train([FALL], 100, "paddlewheel train", "1", executor=Processes(2))
    assert here.values == there.values
    # Games in Fall say nothing about Spring.
    assert all("Fall" in name for name in here.values)
    assert here.values["a loss foreseen later, Fall"] != 1.0
    assert here.games == 100


def test_too_few_games_and_a_game_without_facts_are_refused() -> None:
    with pytest.raises(BadInput, match="16 games are too few to learn from; play at least 100"):
        train([FALL], 16, "", "1")
    with pytest.raises(BadInput, match="Civil War has nothing to learn from positions"):
        train([Plan("civil-war", ("casual",) * 2, 1)], 100, "", "1")


def test_lessons_are_given_in_fall_and_in_spring() -> None:
    assert {options["version"] for _, options in GAME.training_tables()} == {"fall", "spring"}


def test_a_table_teaches_the_numbers_of_its_version_alone() -> None:
    tables = training_tables([FALL, SPRING], "positions")
    for game, version in enumerate(("Fall", "Spring")):
        named = [tables.numbers[place].name for place in tables.columns_of(game)]
        assert all(name.endswith(version) for name in named)
    lesson = Round(tables, tuple(number.by_hand for number in tables.numbers), 5)
    # Whoever raises the first number of Fall loses less; Spring was not played.
    found = direction(lesson, [Result(game, (lesson.ways(game)[0][0],)) for game in range(0, 400, 2)])
    assert found[0] == 1.0
    assert not any(found[NUMBERS:])


def test_games_are_played_only_where_there_is_something_to_learn() -> None:
    assert training_tables([FALL, SPRING], "results").plans == (SPRING,)
    assert training_tables([FALL], "results").plans == ()
    assert training_tables([FALL, SPRING], "positions").plans == (FALL, SPRING)


def test_a_game_that_ends_with_less_lost_went_better_for_all() -> None:
    flood = a_turn(4).flood
    flood.week, limit = flood.rules.shared.numbers.rounds, flood.rules.shared.numbers.limit
    found = []
    for losses in (0, 5, limit):
        flood.losses = losses
        found.append(GAME.common_result(flood))
    assert found == [1.0, pytest.approx(1.0 - 5 / limit), 0.0]


@pytest.mark.parametrize("spring", [False, True])
@pytest.mark.parametrize("side", [-1.0, 1.0])
def test_numbers_far_from_those_by_hand_still_weigh_every_choice(spring: bool, side: float) -> None:
    flood = GAME.new(seats=3, seed=8, version="spring" if spring else "fall")
    far = [number.by_hand + 12.0 * side * number.step for number in GAME.tactic_numbers(flood.rules)]
    tactics = GAME.tactics_with(flood.rules, far)
    for _ in range(60):
        seat = flood.deciders[0]
        weights = {choice: tactics.weigh(flood, seat, choice) for choice in flood.choices(seat)}
        assert min(weights.values()) > 0.0
        flood.play(seat, max(weights, key=lambda choice: weights[choice]))


def test_a_search_is_doubted_where_the_plan_goes_by_what_was_learned() -> None:
    delta = a_turn(2, spring=True)
    assert GAME.tactics(delta.flood.rules).doubt() == 0.0
    assert with_number(delta, places.CARDS, -0.1).doubt() == 0.0
    assert with_number(delta, NUMBERS + choosing.CARD, 0.1).doubt() > 0.0


def test_who_counts_a_delay_plans_levees_that_win_time() -> None:
    delta = a_turn(3, spring=True).water(R4=3)
    rounds = GAME.tactics(delta.flood.rules).forecast.rounds(delta.flood)
    assert rounds > 0
    worth = []
    for delay in (0.0, 1.0):
        forecast = with_number(delta, NUMBERS + choosing.DELAY, delay).forecast
        outlook = forecast.plans(delta.flood, 0)
        worth.append((outlook.losses, outlook.burden))
    assert worth[0][0] == worth[0][1] == worth[1][0]
    assert worth[1][1] > worth[1][0]
