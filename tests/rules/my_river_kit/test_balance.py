"""The zones, proved by groups of mayors that choose by themselves."""

from __future__ import annotations

import pytest

from paddlewheel.arena.statistics import wilson
from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.groups import GroupResult, play_group, table
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.kernel import Journal
from support import random_walk, rule

#: No zone or temper was chosen with this seed.
SEED = 2027
GAMES = 40
#: So many that the 95 % interval of a share of three quarters is about 10 points to either side.
GAMES_TOGETHER = 70


def played(group: str, seats: int, games: int = GAMES) -> GroupResult:
    return play_group(GAME, group, seats, games, SEED)


@rule("RK-22a")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("group", ["all balanced", "all co-operative"])
def test_working_together_wins_in_60_to_85_percent_and_not_by_round_3(group: str, seats: int) -> None:
    result = played(group, seats, GAMES_TOGETHER)
    rate = wilson(result.won_together * GAMES_TOGETHER, GAMES_TOGETHER)
    assert 0.60 <= rate.share <= 0.85, rate
    assert rate.low > 0.45, rate
    assert rate.high < 0.95, rate
    assert result.early == 0.0
    assert result.lost_together <= 0.05
    assert f"| {seats} | {group} |" in table([result])


@rule("RK-22a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_selfishness_is_punished(seats: int) -> None:
    assert played("all money", seats).lost_together >= 0.5
    for group in ("all money", "all Aquabon", "half co-operative, half money"):
        assert played(group, seats).won_together <= 0.1


@rule("RK-22a", "RK-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_reds_in_the_first_round_can_happen(seats: int) -> None:
    assert 0.0 < played("all money", seats).red_first_round < 0.5


@rule("RK-4b", "RK-21a")
def test_a_mind_judges_only_by_what_its_mayor_knows() -> None:
    state = GAME.new(seats=3, seed=9, goal="secret")
    mind = MayorTactics(state.rules, 1.0, 1.0, 0.5)
    for seat, choice in random_walk(state, 9):
        assert 0.0 <= mind.evaluate(state, seat) <= 1.0
        assert mind.weigh(state, seat, choice) > 0.0
        twin = state.clone()
        for other in range(3):
            if other != seat and twin.mayors[other].goal != -1:
                twin.mayors[other].goal = 1 - twin.mayors[other].goal
        assert mind.evaluate(twin, seat) == mind.evaluate(state, seat)
        assert mind.weigh(twin, seat, choice) == mind.weigh(state, seat, choice)


@rule("RK-31", "RK-40")
def test_the_journal_speaks_of_elements_that_are_in_the_scene() -> None:
    state = GAME.new(seats=3, seed=4)
    river = GAME.scene(GAME.observe(state, None))
    known = {element.id for area in river.areas for element in area.elements}
    state.journal = Journal()
    for _ in random_walk(state, 4):
        pass
    touched = {name for event in state.journal.events for name in GAME.line(event, 3).touches}
    assert touched - known == set()
    assert {"stream-cup", "pollution-cup", "plot-2-2", "line-water"} <= touched
