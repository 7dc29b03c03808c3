"""PettingZoo's own tests, and what they do not ask: masks, rewards, the way back, pictures."""

from __future__ import annotations

import pickle
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import paddlewheel as pw
from paddlewheel.envs import pettingzoo
from paddlewheel.envs.rewards import returns
from support import Variant, variants

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", pw.games())


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

    api_test(pettingzoo.env(variant.game, variant.seats, **options_of(variant)), num_cycles=60)


@EVERY_VARIANT
def test_the_api_of_parallel_steps(variant: Variant) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(pettingzoo.parallel_env(variant.game, variant.seats, **options_of(variant)), num_cycles=60)


@EVERY_GAME
def test_a_seed_gives_the_same_game(game: str) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    seed_test(partial(pettingzoo.env, game), num_cycles=50)
    parallel_seed_test(partial(pettingzoo.parallel_env, game, illegal="replace"), num_cycles=50)


@pytest.mark.parametrize("game", [game for game in pw.games() if pw.load(game).info.longest > 100])
def test_cycles_are_cut_off(game: str) -> None:
    from pettingzoo.test import max_cycles_test
    from pettingzoo.utils.conversions import parallel_to_aec

    parallel = partial(pettingzoo.parallel_env, game, illegal="replace")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )
    env = pettingzoo.env(game, max_cycles=5)
    env.reset(seed=1)
    assert set(play(env, 1).values()) == {0.0}
    assert len(env.episode.choices) == 5


@EVERY_GAME
def test_observations_are_saved_or_declined(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test.save_obs_test import test_save_obs

    monkeypatch.chdir(tmp_path)
    test_save_obs(pettingzoo.env(game))


@EVERY_VARIANT
def test_rewards_add_up_to_the_outcome(variant: Variant) -> None:
    env = pettingzoo.env(variant.game, variant.seats, **options_of(variant))
    env.reset(seed=3)
    earned = play(env, 3)
    outcome = env.episode.state.outcome
    assert outcome is not None
    info = env.episode.game.info
    assert tuple(earned.values()) == returns(info, outcome)
    if info.utility in ("ranked", "zero-sum"):
        assert sum(earned.values()) == pytest.approx(0)
    if info.utility == "co-operative":
        assert len(set(earned.values())) == 1


@EVERY_GAME
def test_the_raw_observation_comes_with_the_info_and_stays_what_it_was(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=2)
    *_, info = env.last()
    seat = env.possible_agents.index(env.agent_selection)
    then = env.episode.state.observe(seat)
    play(env, 2, limit=3)
    assert info["observation"] == then
    assert pickle.loads(pickle.dumps(info))["observation"] == then  # noqa: S301


@EVERY_GAME
def test_an_agent_is_shown_its_own_observation_only(game: str) -> None:
    """Every other seat's sight dealt again: what an agent gets stays equal to the byte."""
    env = pettingzoo.env(game)
    env.reset(seed=4)
    play(env, 4, limit=12)
    if not env.agents:
        pytest.skip("over so soon")
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    twin = env.clone()
    twin.episode.state = env.episode.state.resample(seat, pw.Chance(1, pw.GUESSES))
    twin._start()
    assert twin.agent_selection == agent
    for name in ("observation", "action_mask"):
        assert twin.observe(agent)[name].tobytes() == env.observe(agent)[name].tobytes()
    assert twin.infos[agent]["observation"] == env.infos[agent]["observation"]


def same(one: Any, other: Any) -> bool:
    return bool(one.episode.state.fingerprint() == other.episode.state.fingerprint())


@EVERY_GAME
@pytest.mark.parametrize("kind", [pettingzoo.env, pettingzoo.parallel_env])
def test_clones_snapshots_and_pickles_keep_the_game(game: str, kind: Any) -> None:
    env = kind(game, illegal="replace")
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


def test_simultaneous_decisions_are_one_parallel_step() -> None:
    env = pettingzoo.parallel_env("pebbles", 3)
    seen, _ = env.reset(seed=1)
    assert all(one["action_mask"].tolist() == [1, 1, 1, 0, 0, 0, 0, 0, 0] for one in seen.values())
    seen, *_ = env.step({"seat_0": 0, "seat_1": 1, "seat_2": 2})
    assert [one["action_mask"][env.wait] for one in seen.values()] == [1, 1, 0]


def test_ids_carry_a_version() -> None:
    import pettingzoo as zoo

    assert pettingzoo.env("mississippi-queen").metadata["name"] == "mississippi_queen_v1"
    made = zoo.make("aec", "paddlewheel/mississippi-queen-v1", seats=3, race="introductory")
    made.reset(seed=1)
    assert len(made.agents) == 3


@EVERY_GAME
def test_pictures(game: str) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = pettingzoo.env(game, render_mode=mode)
        env.reset(seed=1)
        picture = env.render()
        if mode == "rgb_array":
            assert picture.dtype == np.uint8
            assert picture.ndim == 3
            assert picture.shape[2] == 3
            assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2
        else:
            assert picture.strip()
    with pytest.raises(pw.BadInput):
        pettingzoo.env(game, render_mode="human")  # type: ignore[arg-type]
