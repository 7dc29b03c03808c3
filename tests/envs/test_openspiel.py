"""OpenSpiel's own tests and searches on every game."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import paddlewheel as pw
from envs.playthroughs.write import golden, played
from paddlewheel.envs import openspiel
from paddlewheel.envs.rewards import returns
from support import Variant, editions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)
EVERY_EDITION = pytest.mark.parametrize("edition", editions(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", pw.games())


def load(variant: Variant, chance: str = "explicit") -> openspiel.RiverGame:
    parameters = {"players": variant.seats, "chance": chance, "rng_seed": 1, **variant.options}
    loaded: openspiel.RiverGame = pyspiel.load_game(openspiel.short_name(variant.name), parameters)
    return loaded


def walk(state: openspiel.RiverState, seed: int, steps: int) -> openspiel.RiverState:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@EVERY_VARIANT
def test_random_play_with_serialisation(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_random_play_with_sampled_chance(game: str) -> None:
    sampled = load(Variant(pw.load(game), pw.load(game).info.usual_seats, {}), "sampled")
    assert sampled.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(sampled, num_sims=1, serialize=False, verbose=False)
    state = walk(sampled.new_initial_state(), 1, 12)
    assert str(sampled.deserialize_state(state.serialize())) == str(state)


@EVERY_GAME
def test_the_type_says_what_the_game_is(game: str) -> None:
    info = pw.load(game).info
    kind = load(Variant(pw.load(game), info.usual_seats, {})).get_type()
    assert (kind.information.name == "IMPERFECT_INFORMATION") == (info.hidden_information or info.simultaneous)
    assert (kind.min_num_players, kind.max_num_players) == info.seats
    assert kind.provides_observation_tensor
    assert kind.provides_information_state_string


@EVERY_EDITION
def test_histories_records_and_pickles_come_to_the_same_state(edition: Variant) -> None:
    loaded = load(edition)
    state = walk(loaded.new_initial_state(), 2, 40)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301
    for other in (again, pickled, state.clone()):
        assert other.record() == state.record()
        assert other.position.dealt().fingerprint() == state.position.dealt().fingerprint()


@EVERY_VARIANT
def test_resampling_keeps_what_the_player_sees(variant: Variant) -> None:
    state = load(variant).new_initial_state()
    sampler = np.random.default_rng(4)
    for steps in (6, 14, 20):
        walk(state, steps, steps)
        if state.is_terminal():
            break
        for player in range(variant.seats):
            guess = state.resample_from_infostate(player, sampler.random)
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            assert guess.current_player() == state.current_player()
            assert guess.legal_actions(player) == state.legal_actions(player)
            pickled = pickle.loads(pickle.dumps(guess))  # noqa: S301
            assert pickled.position.dealt().fingerprint() == guess.position.dealt().fingerprint()


@EVERY_VARIANT
def test_returns_are_those_of_the_outcome_and_of_the_type(variant: Variant) -> None:
    loaded = load(variant)
    state = walk(loaded.new_initial_state(), 5, 10**6)
    dealt = state.position.dealt()
    assert state.is_terminal()
    assert dealt.outcome is not None
    utility = dealt.game.utility(dealt.rules, dealt.seats)
    assert tuple(state.returns()) == returns(utility, dealt.outcome)
    kind = loaded.get_type().utility.name
    assert kind == {"co-operative": "IDENTICAL", "mixed": "GENERAL_SUM"}.get(utility, "ZERO_SUM")
    if kind == "ZERO_SUM":
        assert sum(state.returns()) == pytest.approx(0)
    if kind == "IDENTICAL":
        assert len(set(state.returns())) == 1


@EVERY_EDITION
def test_openspiels_searches_play(edition: Variant) -> None:
    loaded = load(edition)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(loaded, 1.4, 4, evaluator, random_state=random),
        ismcts.ISMCTSBot(loaded, evaluator, 1.4, 4, random_state=random, use_observation_string=True),
    ]
    state = walk(loaded.new_initial_state(), 1, 4)
    for number in range(4):
        action = bots[number % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        walk(state, number, 0)
    compiled = pyspiel.MCTSBot(loaded, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 4, 10, False, 1, False)
    # Not `step`: it lets go of the interpreter, and OpenSpiel 2.0 then crashes on any game written in Python.
    assert compiled.mcts_search(state).best_child().action in state.legal_actions()


@EVERY_GAME
def test_mistakes_are_told(game: str) -> None:
    with pytest.raises(pw.BadInput):
        load(Variant(pw.load(game), pw.load(game).info.usual_seats, {}), "whatever")
    loaded = load(Variant(pw.load(game), pw.load(game).info.usual_seats, {}))
    with pytest.raises(pw.BadInput, match="information states are strings"):
        loaded.new_initial_state().information_state_tensor(0)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert loaded.make_py_observer(public) is None


@EVERY_EDITION
def test_a_game_survives_pickling(edition: Variant) -> None:
    loaded = load(edition)
    again = pickle.loads(pickle.dumps(loaded))  # noqa: S301
    assert str(again) == str(loaded)
    assert again.setting is loaded.setting


@EVERY_GAME
def test_an_information_state_recalls_every_decision_of_its_player(game: str) -> None:
    state = load(Variant(pw.load(game), pw.load(game).info.usual_seats, {})).new_initial_state()
    assert state.information_state_string(0) == "before the deal"
    walk(state, 3, 4)
    rng = np.random.default_rng(6)
    for _ in range(24):
        if state.is_terminal():
            break
        player = state.current_player()
        before = {each: state.information_state_string(each) for each in range(state.num_players())}
        action = int(rng.choice(state.legal_actions()))
        token = state.action_to_string(player, action)
        walk(state, 1, 0)
        state.apply_action(action)
        walk(state, 1, 0)
        assert state.information_state_string(player).startswith(f"{before[player]}\n{token}\n")


@EVERY_GAME
def test_a_deal_again_keeps_what_the_player_recalls_and_no_memory_of_others(game: str) -> None:
    state = walk(load(Variant(pw.load(game), pw.load(game).info.usual_seats, {})).new_initial_state(), 4, 30)
    if state.is_terminal():
        pytest.skip("over already")
    guess = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert guess.information_state_string(0) == state.information_state_string(0)
    assert guess.information_state_string(1) == guess.observation_string(1)


@EVERY_EDITION
def test_golden_playthroughs_replay_line_by_line(edition: Variant) -> None:
    """To write them: PYTHONPATH=tests python -m envs.playthroughs.write."""
    if edition.name == "pebbles":
        pytest.skip("the toy keeps no golden playthrough")
    assert played(edition).splitlines() == golden(edition).read_text(encoding="utf-8").splitlines()
