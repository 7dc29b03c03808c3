"""PettingZoo's own tests, and what they do not ask: masks, rewards, the way back, pictures."""

from __future__ import annotations

import pickle
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete

import paddlewheel as pw
from paddlewheel.envs import pettingzoo
from paddlewheel.envs.pictures import FRAME
from paddlewheel.envs.rewards import returns
from paddlewheel.envs.spaces import Actions
from support import Variant, editions, variants

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", pw.games())
EVERY_EDITION = pytest.mark.parametrize("edition", editions(), ids=str)


def options_of(variant: Variant) -> dict[str, Any]:
    return {**variant.options}


def play(env: pettingzoo.RiverEnv, seed: int, limit: int = 10**9) -> dict[str, float]:
    """Random play; each agent's rewards, added up as an agent would."""
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter()):
        if number == limit:
            break
        seen, reward, terminated, truncated, info = env.last()
        earned[agent] += reward
        over = terminated or truncated
        assert seen is not None
        assert info["action_mask"].any() != over
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


@EVERY_VARIANT
def test_the_api_of_turns(variant: Variant) -> None:
    from pettingzoo.test import api_test

    api_test(pettingzoo.env(variant.name, variant.seats, **options_of(variant)), num_cycles=60)


@EVERY_VARIANT
def test_the_api_of_parallel_steps(variant: Variant) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(pettingzoo.parallel_env(variant.name, variant.seats, **options_of(variant)), num_cycles=60)


@EVERY_EDITION
def test_a_seed_gives_the_same_game(edition: Variant) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    seed_test(partial(pettingzoo.env, edition.name, **options_of(edition)), num_cycles=50)
    parallel = partial(pettingzoo.parallel_env, edition.name, illegal="replace", **options_of(edition))
    parallel_seed_test(parallel, num_cycles=50)
    games = []
    for seed in (1, 2):
        env = pettingzoo.env(edition.name, **options_of(edition))
        env.reset(seed=seed)
        play(env, 1)
        games.append(env.record())
    assert games[0] != games[1]


@pytest.mark.parametrize("edition", [one for one in editions() if one.game.info.longest > 100], ids=str)
def test_cycles_are_cut_off(edition: Variant) -> None:
    from pettingzoo.test import max_cycles_test
    from pettingzoo.utils.conversions import parallel_to_aec

    parallel = partial(pettingzoo.parallel_env, edition.name, illegal="replace", **options_of(edition))
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )
    env = pettingzoo.env(edition.name, max_cycles=5, **options_of(edition))
    env.reset(seed=1)
    assert set(play(env, 1).values()) == {0.0}
    assert len(env.episode.choices) == 5


@EVERY_EDITION
def test_observations_are_saved_or_declined(edition: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo saves pictures only, and says that these observations are none."""
    from pettingzoo.test.save_obs_test import test_save_obs

    monkeypatch.chdir(tmp_path)
    test_save_obs(pettingzoo.env(edition.name, **options_of(edition)))


@EVERY_EDITION
def test_saved_observations_are_those_of_the_same_game_played_again(edition: Variant, tmp_path: Path) -> None:
    def observed() -> dict[str, Any]:
        env = pettingzoo.env(edition.name, **options_of(edition))
        env.reset(seed=8)
        found = {}
        for number in range(40):
            for agent in env.agents:
                for name, array in env.observe(agent).items():
                    found[f"{number} {agent} {name}"] = array
            play(env, number, limit=1)
        return found

    first = observed()
    np.savez(tmp_path / "seen.npz", allow_pickle=False, **first)
    saved = np.load(tmp_path / "seen.npz")
    again = observed()
    assert set(saved.files) == set(again)
    assert len({array.tobytes() for array in first.values()}) > 20
    for name, array in again.items():
        assert saved[name].dtype == array.dtype
        np.testing.assert_array_equal(saved[name], array)


@EVERY_VARIANT
def test_rewards_add_up_to_the_outcome(variant: Variant) -> None:
    env = pettingzoo.env(variant.name, variant.seats, **options_of(variant))
    env.reset(seed=3)
    earned = play(env, 3)
    outcome = env.episode.state.outcome
    assert outcome is not None
    utility = env.episode.utility
    assert tuple(earned.values()) == returns(utility, outcome)
    if utility in ("ranked", "zero-sum"):
        assert sum(earned.values()) == pytest.approx(0)
    if utility == "co-operative":
        assert len(set(earned.values())) == 1


@EVERY_EDITION
def test_the_raw_observation_comes_with_the_info_and_stays_what_it_was(edition: Variant) -> None:
    env = pettingzoo.env(edition.name, **options_of(edition))
    env.reset(seed=2)
    *_, info = env.last()
    seat = env.possible_agents.index(env.agent_selection)
    then = env.episode.state.observe(seat)
    play(env, 2, limit=3)
    assert info["observation"] == then
    assert pickle.loads(pickle.dumps(info))["observation"] == then  # noqa: S301


@EVERY_EDITION
def test_an_agent_is_shown_its_own_observation_only(edition: Variant) -> None:
    """Everything another seat sees is dealt again: what an agent gets stays equal to the byte."""
    env = pettingzoo.env(edition.name, **options_of(edition))
    env.reset(seed=4)
    for number in range(6):
        play(env, number, limit=6)
        if not env.agents:
            break
        for seat, agent in enumerate(env.agents):
            twin = env.clone()
            twin.episode.state = env.episode.state.resample(seat, pw.Chance(number, pw.GUESS_STREAM))
            twin._start()
            assert twin.agent_selection == env.agent_selection
            for name in ("observation", "action_mask"):
                assert twin.observe(agent)[name].tobytes() == env.observe(agent)[name].tobytes()
            if agent == env.agent_selection:
                assert twin.infos[agent]["observation"] == env.infos[agent]["observation"]


def same(one: Any, other: Any) -> bool:
    return bool(one.episode.state.fingerprint() == other.episode.state.fingerprint())


@EVERY_EDITION
@pytest.mark.parametrize("kind", [pettingzoo.env, pettingzoo.parallel_env])
def test_clones_snapshots_and_pickles_keep_the_game(edition: Variant, kind: Any) -> None:
    env = kind(edition.name, illegal="replace", **options_of(edition))
    env.reset(seed=6)
    sample = np.random.default_rng(6)

    def move(one: Any, times: int) -> None:
        for _ in range(times):
            if not one.agents:
                return
            action = int(sample.integers(len(one.episode.game.tokens)))
            if isinstance(one, pettingzoo.ParallelRiverEnv):
                one.step(dict.fromkeys(one.agents, action))
            else:
                one.step(None if one.terminations[one.agent_selection] else action)

    move(env, 7)
    held = env.snapshot()
    clone, pickled = env.clone(), pickle.loads(pickle.dumps(env))  # noqa: S301
    assert same(env, clone)
    assert same(env, pickled)
    assert pickled.agents == env.agents
    before = env.episode.state.fingerprint()
    move(clone, 5)
    assert env.episode.state.fingerprint() == before
    move(env, 5)
    env.restore(held)
    assert env.episode.state.fingerprint() == before
    assert pw.replay(pw.parse_record(env.record()), env.episode.game).fingerprint() == before
    np.testing.assert_array_equal(env.state(), pickled.state())
    assert env.state_space.contains(env.state())


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    env = pettingzoo.env("mississippi-queen", 2)
    env.reset(seed=1)
    with pytest.raises(pw.Refusal) as refusal:
        env.step(9)
    assert refusal.value.rule.startswith("MQ-")
    with pytest.raises(pw.BadInput):
        env.step(None)
    parallel = pettingzoo.parallel_env("mississippi-queen", 2)
    parallel.reset(seed=1)
    for actions in ({"seat_0": parallel.wait, "seat_1": parallel.wait}, {"seat_0": 0, "seat_1": 0}, {"seat_0": 9}):
        with pytest.raises(pw.PaddlewheelError):
            parallel.step(actions)


@pytest.mark.parametrize("edition", [one for one in editions() if one.game.info.simultaneous], ids=str)
def test_simultaneous_decisions_come_in_one_parallel_step_and_in_any_order(edition: Variant) -> None:
    env = pettingzoo.parallel_env(edition.name, edition.seats, **options_of(edition))
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    together = 0
    while env.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        owing = env.episode.state.deciders
        waiting = [agent for agent in env.agents if actions[agent] == env.wait]
        assert len(waiting) == env.num_agents - len(owing)
        backwards = env.episode.state.clone()
        for seat in reversed(owing):
            backwards.play(seat, actions[env.possible_agents[seat]])
        seen, *_ = env.step(actions)
        assert env.episode.state.fingerprint() == backwards.fingerprint()
        together += len(owing) > 1
    assert together
    with pytest.raises(pw.BadInput):
        env.step(actions)


@EVERY_EDITION
def test_agents_that_have_left_stay_away_from_clones_and_pickles(edition: Variant) -> None:
    env = pettingzoo.env(edition.name, edition.seats, **options_of(edition))
    env.reset(seed=1)
    play(env, 1, limit=10**6)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    while env.agents:
        for twin in (env.clone(), pickle.loads(pickle.dumps(env))):  # noqa: S301
            assert twin.agents == env.agents
            assert twin.last()[1:3] == env.last()[1:3]
        env.step(None)
    assert env.clone().agents == []


def test_a_snapshot_remembers_how_often_a_parallel_game_was_stepped() -> None:
    env = pettingzoo.parallel_env("pebbles", 3, max_cycles=3, illegal="replace")
    env.reset(seed=1)
    env.step({})
    held = env.snapshot()
    env.step({})
    env.restore(held)
    env.step({})
    assert env.agents
    env.step({})
    assert not env.agents


@EVERY_EDITION
def test_the_state_for_a_critic_is_what_all_seats_see(edition: Variant) -> None:
    env = pettingzoo.env(edition.name, edition.seats, **options_of(edition))
    env.reset(seed=2)
    play(env, 2, limit=5)
    assert env.agents == env.possible_agents
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    np.testing.assert_array_equal(env.state(), np.concatenate(seen))
    assert len({one.tobytes() for one in seen}) > 1


def test_actions_are_sampled_as_from_any_discrete_space() -> None:
    ours, theirs = Actions(50, seed=3), Discrete(50, seed=3)
    rng = np.random.default_rng(1)
    for _ in range(200):
        mask = rng.integers(0, 2, 50, dtype=np.int8)
        assert ours.sample(mask) == theirs.sample(mask)
    assert ours.sample(np.zeros(50, dtype=np.int8)) == 0
    assert ours.sample() in theirs
    assert ours == theirs
    with pytest.raises(AssertionError):
        ours.sample(np.zeros(7, dtype=np.int8))


def test_ids_carry_a_version() -> None:
    import pettingzoo as zoo

    assert pettingzoo.env("mississippi-queen").metadata["name"] == "mississippi_queen_v2"
    made = zoo.make("aec", "paddlewheel/mississippi-queen-v2", seats=3, race="introductory")
    made.reset(seed=1)
    assert len(made.agents) == 3


@EVERY_EDITION
def test_pictures(edition: Variant) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = pettingzoo.env(edition.name, render_mode=mode, **options_of(edition))
        env.reset(seed=1)
        play(env, 1, limit=30)
        picture = env.render()
        if mode == "rgb_array":
            assert picture.dtype == np.uint8
            assert picture.ndim == 3
            assert picture.shape[2] == 3
            assert len(np.unique(picture[::9, ::9].reshape(-1, 3), axis=0)) > 2
        else:
            assert picture.strip()
    with pytest.raises(pw.BadInput):
        pettingzoo.env(edition.name, render_mode="human")  # type: ignore[arg-type]


@EVERY_GAME
def test_pictures_of_a_game_have_one_size(game: str) -> None:
    env = pettingzoo.env(game, render_mode="rgb_array")
    env.reset(seed=2)
    sizes = {env.render().shape}
    play(env, 2, limit=40)
    sizes.add(env.render().shape)
    assert sizes == {(FRAME[1], FRAME[0], 3)}


def test_what_is_not_dealt_or_not_an_action_is_told_plainly() -> None:
    env = pettingzoo.env("civil-war")
    with pytest.raises(pw.BadInput, match=r"call reset\(\) first"):
        env.last()
    with pytest.raises(pw.BadInput, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    before = env.record()
    with pytest.raises(pw.BadInput, match=r"whole number, not 2\.5"):
        env.step(2.5)  # type: ignore[arg-type]
    assert env.record() == before
