"""The numbers by which Rising Waters is judged, and how they are learned from positions."""

from __future__ import annotations

import pytest

from paddlewheel.arena.executors import Processes
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.train_positions import Tables, train, watch_portion
from paddlewheel.games.rising_waters.tactics import FloodTactics
from paddlewheel.games.rising_waters.tactics import numbers as places
from paddlewheel.games.rising_waters.tactics.numbers import BY_HAND, NUMBERS
from paddlewheel.kernel import BadInput
from rules.rising_waters.delta import GAME, Delta, a_turn
from support import PLAIN

FALL = Plan("rising-waters", ("casual",) * 2, 5)


def with_number(delta: Delta, place: int, value: float) -> FloodTactics:
    """The tactics with another number in this place, in either version."""
    numbers = list(BY_HAND)
    numbers[place] = numbers[NUMBERS + place] = value
    return GAME.tactics_with(delta.flood.rules, numbers)


def test_every_number_has_its_place_in_fall_and_in_spring() -> None:
    names = [number.name for number in GAME.tactic_numbers(a_turn(2).flood.rules)]
    assert len(names) == 2 * NUMBERS
    assert names[places.LOSS_SOON] == "a loss foreseen in the next round, Fall"
    assert names[places.TO_ACT] == "a player with a turn before the rain, Fall"
    assert names[places.SUPPER_POWER] == "a supper, Fall"
    assert names[NUMBERS + places.IDLE_RAFT] == "a raft that can fetch a Survivor, Spring"


@pytest.mark.parametrize("spring", [False, True])
def test_the_facts_times_their_numbers_are_the_expected_losses(spring: bool) -> None:
    delta = a_turn(3, spring=spring).water(R4=3)
    prospects = GAME.tactics(delta.flood.rules).prospects
    expected = prospects.expected(delta.flood, 0)
    by_hand = BY_HAND[NUMBERS:] if spring else BY_HAND[:NUMBERS]
    counted = sum(number * fact for number, fact in zip(by_hand, prospects.facts, strict=True))
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
    assert with_number(delta, place, BY_HAND[place] + 1.0).evaluate(delta.flood, 0) < usual


def test_a_lesson_tells_each_turn_as_it_ends() -> None:
    (watched,) = watch_portion(Tables((FALL,)), [0])
    assert len(watched.positions) >= 2 * 3
    assert all(len(position.facts) == 2 * NUMBERS for position in watched.positions)
    assert not any(any(position.facts[NUMBERS:]) for position in watched.positions)
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
    for number in FALL.load().tactic_numbers(FALL.rules()):
        assert here.values[number.name] == number.by_hand or "Fall" in number.name
    assert here.values["a loss foreseen later, Fall"] != 1.0
    assert here.games == 100


def test_too_few_games_and_a_game_without_facts_are_refused() -> None:
    with pytest.raises(BadInput, match="16 games are too few to learn from; play at least 100"):
        train([FALL], 16, "", "1")
    with pytest.raises(BadInput, match="Civil War has nothing to learn from positions"):
        train([Plan("civil-war", ("casual",) * 2, 1)], 100, "", "1")


def test_lessons_are_given_in_fall_and_in_spring() -> None:
    assert {options["version"] for _, options in GAME.position_lesson().tables} == {"fall", "spring"}
