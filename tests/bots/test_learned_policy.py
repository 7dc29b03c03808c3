"""A learned policy says which choices look promising; all else is left to the tactics."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.arena.plan import random_position
from paddlewheel.arena.train_policy import Decision, Training, facts_of, learn, play_lesson, train
from paddlewheel.bots.learned_file import (
    FILE,
    LearnedFile,
    LearnedWeights,
    Weights,
    new_file,
    read,
    row_of_weights,
    searching_tactics,
    shipped,
)
from paddlewheel.bots.policy import LearnedPolicy
from paddlewheel.kernel import AnyState, BadData, BadInput, ChoiceFacts, SeatView
from paddlewheel.registry import games

LEARNABLE = tuple(name for name in games() if pw.load(name).choice_facts(pw.load(name).new().rules) is not None)
FOREST = "flooded-forest"


def silent(*told: int) -> None:
    """Training that tells nobody how far it is."""


def weights(facts: ChoiceFacts[Any], weight: float) -> Weights:
    """The same weight for every fact."""
    return {kind: dict.fromkeys(named, weight) for kind, named in facts.kinds.items()}


def policy(state: AnyState, weight: float, rules_version: int | None = None) -> LearnedFile:
    game = state.game
    version = int(game.info.rules_version) if rules_version is None else rules_version
    found = weights(facts_of(game, int(state.seats)), weight)
    policy = LearnedWeights(
        version="1", command="", hours=0.1, games=16, decisions=100, loss_alike=1.4, loss_by_hand=1.3, loss_learned=1.0,
        weights=found,
    )  # fmt: skip
    return LearnedFile(game=game.info.id, rules_version=version, policy=policy)


def positions(name: str) -> list[AnyState]:
    found = [random_position(pw.load(name), None, seed, 9 * seed, {}) for seed in range(24)]
    return [state for state in found if state.deciders]


def test_a_choice_looks_e_to_the_weighted_sum_of_its_facts_as_promising() -> None:
    state = pw.load(FOREST).new(seed=1)
    seat = state.deciders[0]
    facts = facts_of(state.game, 4)
    learned = LearnedPolicy(state.game.tactics(state.rules), facts, row_of_weights(weights(facts, 0.1), facts))
    for choice in state.choices(seat):
        found = learned.weigh(state, seat, choice)
        circles, water = facts.numbers[0], facts.numbers[1]
        assert circles >= 1.0
        assert found == pytest.approx(exp(0.1 * (circles + water)))


def test_nothing_looks_too_good_to_look_elsewhere() -> None:
    state = pw.load(FOREST).new(seed=1)
    facts = facts_of(state.game, 4)
    for weight, most in ((99.0, exp(8)), (-99.0, exp(-8))):
        learned = LearnedPolicy(state.game.tactics(state.rules), facts, row_of_weights(weights(facts, weight), facts))
        assert learned.weigh(state, state.deciders[0], state.choices(state.deciders[0])[0]) == pytest.approx(most)


def test_a_position_is_judged_as_the_tactics_judge_it() -> None:
    for state in positions(FOREST):
        tactics = state.game.tactics(state.rules)
        learned = searching_tactics(SeatView(state, 0), policy(state, 1.0))
        assert isinstance(learned, LearnedPolicy)
        assert [learned.evaluate(state, seat) for seat in range(4)] == [tactics.evaluate(state, s) for s in range(4)]


@pytest.mark.parametrize("name", LEARNABLE)
def test_what_tells_a_choice_shows_nothing_unseen(name: str) -> None:
    for state in positions(name):
        seat = state.deciders[0]
        dealt = state.resample(seat, pw.Chance(9, pw.GUESS_STREAM))
        facts = facts_of(state.game, int(state.seats))
        for choice in state.choices(seat):
            told = []
            for table in (state, dealt):
                facts.tell(table, seat, choice)
                told.append((int(facts.kind), list(facts.numbers)))
            assert told[0] == told[1]


@pytest.mark.parametrize("name", LEARNABLE)
def test_all_choices_of_a_decision_are_of_one_kind(name: str) -> None:
    met = set()
    for state in positions(name):
        facts = facts_of(state.game, int(state.seats))
        for seat in state.deciders:
            kinds = set()
            for choice in state.choices(seat):
                facts.tell(state, seat, choice)
                kinds.add(int(facts.kind))
            assert len(kinds) == 1
            met |= kinds
    assert len(met) > 3


def test_a_policy_learned_under_other_rules_is_not_used() -> None:
    state = pw.load(FOREST).new(seed=1)
    for learned in (policy(state, 1.0, rules_version=99), False):
        assert not isinstance(searching_tactics(SeatView(state, 0), learned), LearnedPolicy)


def test_a_game_that_tells_no_facts_has_no_policy() -> None:
    state = pw.load("civil-war").new(seed=1)
    assert not isinstance(searching_tactics(SeatView(state, 0), policy(pw.load(FOREST).new(), 1.0)), LearnedPolicy)


def test_a_policy_file_that_does_not_fit_gets_one_clear_error(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("{}")
    with pytest.raises(BadData, match=r"learned\.json: the file: Object missing required field"):
        read(file)
    state = pw.load(FOREST).new(seed=1)
    made = policy(state, 1.0)
    assert made.policy is not None
    made = msgspec.structs.replace(made, policy=msgspec.structs.replace(made.policy, weights={"pull": {"rain": 1.0}}))
    with pytest.raises(BadData, match="the weights: are of other facts than those that the game tells"):
        searching_tactics(SeatView(state, 0), made)


def test_the_policy_that_ships_fits_its_game_and_foresees_more_than_the_tactics() -> None:
    state = pw.load(FOREST).new()
    made = shipped(state.game.folder)
    assert made is not None
    assert made.game == FOREST
    assert made.policy is not None
    assert isinstance(searching_tactics(SeatView(state, 0)), LearnedPolicy)
    assert made.policy.loss_learned < made.policy.loss_by_hand < made.policy.loss_alike


def test_a_lesson_keeps_what_the_search_took() -> None:
    game = pw.load(FOREST)
    lesson = play_lesson(game, Training(3, 1, 1, 8, 1), new_file(game), 1, silent)
    assert lesson == play_lesson(game, Training(3, 1, 1, 8, 1), new_file(game), 1, silent)
    assert len(lesson) > 50
    for decision in lesson:
        assert 0 <= decision.taken < len(decision.facts) == len(decision.by_hand)
        assert decision.apart


def test_training_finds_what_is_preferred_and_says_the_same_each_time() -> None:
    facts = facts_of(pw.load(FOREST), 4)
    # Two tiles to lay: three times of four the one with more water is taken, whatever its circles.
    lesson = [
        Decision(0, [[1.0, 2.0], [float(number % 3), 4.0]], [1.0, 1.0], int(number % 4 > 0), number % 7 == 0)
        for number in range(4000)
    ]
    found, losses = learn(lesson, facts)
    assert (found, losses) == learn(lesson, facts)
    assert found["lay"]["water sides"] == pytest.approx(0.55, abs=0.1)
    assert found["lay"]["circles"] == pytest.approx(0.0, abs=0.1)
    assert set(found["pull"].values()) == {0.0}
    assert losses.learned < losses.by_hand == losses.alike == pytest.approx(0.6931, abs=1e-3)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadInput, match="3 games are too few to learn from; play at least 16"):
        train(pw.load(FOREST), Training(4, 3, 1, 8, 1), new_file(pw.load(FOREST)), "", "1", silent)


def test_a_game_that_tells_no_facts_has_nothing_to_learn() -> None:
    war = pw.load("civil-war")
    with pytest.raises(BadInput, match="Civil War has nothing to learn from searches"):
        train(war, Training(2, 16, 1, 8, 1), new_file(war), "", "1", silent)
