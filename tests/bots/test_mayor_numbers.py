"""The numbers of My River Kit's tactics that can be learned."""

from __future__ import annotations

import pytest

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.rules.vocabulary import WORKS
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.games.my_river_kit.tactics import numbers as places
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics

RULES = GAME.rules_for(2, {})


def by_hand() -> list[float]:
    return [number.by_hand for number in GAME.tactic_numbers(RULES)]


def with_number(place: int, value: float) -> MayorTactics:
    numbers = by_hand()
    numbers[place] = value
    return GAME.tactics_with(RULES, numbers)


def played(seats: int, seed: int, tactics: MayorTactics, stop_at: tuple[int, int] = (0, 0)) -> tuple[list[int], Basin]:
    """The choices of mayors with the same tactics, to the end or to the works of a seat in a round."""
    state = GAME.new(seats=seats, seed=seed)
    made: list[int] = []
    plan: list[int] = []
    while state.deciders:
        seat = state.deciders[0]
        if (state.round, seat) == stop_at and state.stack[len(state.stack) - 1] & 255 == WORKS:
            break
        if not plan or plan[0] not in state.choices(seat):
            plan = list(tactics.complete(state.clone(), seat))
        if plan[0] not in state.choices(seat):
            plan = [tactics.most_promising(state, seat)]
        made.append(plan[0])
        state.play(seat, plan.pop(0))
    return made, state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_numbers_by_hand_mayors_choose_as_ever(seats: int) -> None:
    rules = GAME.rules_for(seats, {})
    for seed in range(3):
        usual, _ = played(seats, seed, GAME.tactics(rules))
        given, _ = played(seats, seed, GAME.tactics_with(rules, by_hand()))
        assert given == usual


@pytest.mark.parametrize("place", [places.LACKS + 2 * places.TIMES + 2, places.FREE_PLOT + 2, places.MARGIN + 2])
def test_a_number_changes_what_a_position_is_worth(place: int) -> None:
    _, state = played(2, 1, GAME.tactics(RULES), (2, 0))
    assert state.round == 2
    changed = with_number(place, by_hand()[place] + 0.5)
    assert changed.evaluate(state, 0) != GAME.tactics(RULES).evaluate(state, 0)


def test_hope_counts_for_those_who_build_before_the_last_flow() -> None:
    _, state = played(2, 3, GAME.tactics(RULES), (4, 0))
    assert state.round == 4
    hopeful = with_number(places.LAST_HOPE, 1.0)
    assert hopeful.evaluate(state, 0) > GAME.tactics(RULES).evaluate(state, 0)


def test_a_mayor_may_borrow_with_money_for_some_works() -> None:
    eager = GAME.tactic_numbers(RULES)
    numbers = [99.0 if "borrows" in number.name else number.by_hand for number in eager]
    _, usual = played(2, 1, GAME.tactics(RULES), (2, 0))
    _, state = played(2, 1, GAME.tactics_with(RULES, numbers), (2, 0))
    assert not any(mayor.borrowed for mayor in usual.mayors)
    assert all(mayor.borrowed for mayor in state.mayors)


@pytest.mark.parametrize("place", [places.RISK_OF_LIFE, places.RISK_OF_SPILL, places.RISK_OF_FAILURE])
def test_a_green_river_with_nothing_to_spare_is_at_risk(place: int) -> None:
    outlook = with_number(place, 0.25).judgement.outlook
    green = RULES.data.green
    outlook.biodiversity, outlook.dirt, outlook.failures = green[4], green[1], 1
    assert outlook.risk() == 0.25
    outlook.biodiversity, outlook.dirt, outlook.failures = green[4] + 1, 0, 0
    assert outlook.risk() == 0.0
