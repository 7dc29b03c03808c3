"""One seat against bots, and many games at once."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.envs import gymnasium as seats
from paddlewheel.envs.form import scale
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import Page, SeatView, derived_seed, features_of
from support import Variant, editions, variants

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)
EVERY_EDITION = pytest.mark.parametrize("edition", editions(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", pw.games())


def options_of(variant: Variant) -> dict[str, Any]:
    return {**variant.options}


@EVERY_VARIANT
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api_of_one_seat(variant: Variant) -> None:
    env = seats.SeatEnv(variant.name, variant.seats, seat=variant.seats - 1, **options_of(variant))
    check_env(env, skip_render_check=True)


@EVERY_GAME
def test_a_seat_earns_what_the_outcome_says_and_never_acts_out_of_turn(game: str) -> None:
    env = seats.SeatEnv(game, seat=1, illegal="refuse")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    earned, over = 0.0, False
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        earned += reward
        assert info["observation"].seat == 1
    outcome = env.episode.state.outcome
    assert outcome is not None
    assert earned == returns(env.episode.utility, outcome)[1]
    assert pw.replay(pw.parse_record(env.record()), env.episode.game).outcome == outcome


@EVERY_GAME
def test_the_record_says_how_a_game_against_bots_goes_on(game: str) -> None:
    """A pickled or restored game meets the same answers."""
    env = seats.SeatEnv(game)
    env.reset(seed=9)
    for _ in range(3):
        env.step(0)
    held, twin = env.snapshot(), pickle.loads(pickle.dumps(env))  # noqa: S301
    ends = []
    for one in (env, twin):
        for _ in range(4):
            if one.episode.state.outcome is None:
                one.step(0)
        ends.append(one.episode.state.fingerprint())
    env.restore(held)
    for _ in range(4):
        if env.episode.state.outcome is None:
            env.step(0)
    assert {*ends} == {env.episode.state.fingerprint()}


def test_opponents_by_name_or_of_ones_own() -> None:
    class First:
        def choose(self, view: SeatView) -> int:
            return view.choices()[0]

    env = gymnasium.make("paddlewheel/mississippi-queen-v2", seats=3, opponents=["steady", First()], render_mode="ansi")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    assert "coal" in str(env.render())
    for wrong in ("nobody", ["random"]):
        with pytest.raises(pw.BadInput):
            seats.SeatEnv("mississippi-queen", 3, opponents=wrong)
    with pytest.raises(pw.BadInput):
        seats.SeatEnv("mississippi-queen", 3, seat=3)


def numbers_of(state: pw.AnyState, seat: int) -> Any:
    """What this seat sees, written by itself."""
    features = features_of(state)
    page = Page(features.size)
    features.write(state, seat, page)
    return np.array([*page.numbers], dtype=np.int16) * scale(tuple(features.parts))


@EVERY_VARIANT
@pytest.mark.parametrize("seat", [0, None])
def test_a_batch_shows_what_single_games_show(variant: Variant, seat: int | None) -> None:
    """Every row, at every step: numbers, mask and seat are those of the state; rewards those of the outcome."""
    batch = seats.make_vec(variant.name, 4, variant.seats, seat=seat, **options_of(variant))
    seen, infos = batch.reset(seed=3)
    rng = np.random.default_rng(3)
    finished = 0
    for _ in range(25):
        for row, state in enumerate(batch.batch.states):
            acting = int(infos["seat"][row])
            assert acting in state.deciders
            assert seat in (None, acting)
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(state.choices(acting))
            np.testing.assert_array_equal(seen["observation"][row], numbers_of(state, acting))
        before = batch.batch.states[:]
        seen, rewards, ended, _, infos = batch.step(batch.sample(rng))
        assert batch.observation_space.contains(seen)
        for array in (seen["observation"], seen["action_mask"], rewards, ended):
            assert array.flags.c_contiguous
            assert len(array) == 4
        for row in np.flatnonzero(ended).tolist():
            outcome = before[row].outcome
            assert outcome is not None
            worth = returns(batch.game.utility(before[row].rules, variant.seats), outcome)
            if seat is None:
                assert tuple(infos["rewards"][row]) == worth
            else:
                assert rewards[row] == worth[seat]
            assert not infos["final_obs"]["action_mask"][row].any()
            np.testing.assert_array_equal(infos["final_obs"]["observation"][row], numbers_of(before[row], seat or 0))
            assert batch.batch.states[row].outcome is None
        finished += int(ended.sum())
        assert not rewards[~ended].any()
    if variant.name == "pebbles":
        assert finished


@EVERY_EDITION
def test_gymnasium_makes_batches_that_begin_anew_in_the_same_step(edition: Variant) -> None:
    version = version_of(edition.name)
    made = gymnasium.make_vec(
        f"paddlewheel/{edition.name}-v{version}", num_envs=3, seats=edition.seats, **options_of(edition)
    )
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert isinstance(made, seats.VectorSeats)
    seen, _ = made.reset(seed=2)
    rng = np.random.default_rng(2)
    finished = 0
    while finished < 3:
        action = made.sample(rng)
        assert seen["action_mask"][np.arange(3), action].all()
        seen, _, ended, truncated, infos = made.step(action)
        assert not truncated.any()
        assert ("final_obs" in infos) == bool(ended.any())
        assert seen["action_mask"].any(axis=1).all()
        finished += int(ended.sum())


def version_of(game: str) -> int:
    return seats.SeatEnv(game).episode.version


def test_a_batch_is_the_same_from_the_same_seed_and_different_from_another() -> None:
    def run(seed: int) -> bytes:
        batch = seats.make_vec("mississippi-queen", 8, 2)
        seen, _ = batch.reset(seed=seed)
        rng = np.random.default_rng(0)
        for _ in range(30):
            seen, *_ = batch.step(batch.sample(rng))
        return bytes(seen["observation"].tobytes())

    assert run(1) == run(1) != run(2)


def test_a_batch_replaces_or_refuses_what_is_not_allowed() -> None:
    wrong = np.full(4, 9)
    batch = seats.make_vec("mississippi-queen", 4, 2)
    batch.reset(seed=1)
    *_, infos = batch.step(wrong)
    assert infos["replaced"].all()
    strict = seats.make_vec("mississippi-queen", 4, 2, illegal="refuse")
    strict.reset(seed=1)
    before = [state.fingerprint() for state in strict.batch.states]
    with pytest.raises(pw.Refusal):
        strict.step(np.array([0, 0, 0, 9]))
    assert [state.fingerprint() for state in strict.batch.states] == before
    with pytest.raises(pw.BadInput):
        strict.step(np.array([0]))


@pytest.mark.parametrize("opponents", ["steady", ["casual", "steady"]])
def test_opponents_in_a_batch_play_as_they_do_in_the_arena(opponents: str | list[str]) -> None:
    """A bot keeps its plans for a whole game, and its seed is that of the game."""
    batch = seats.make_vec("mississippi-queen", 2, 3, seat=1, opponents=opponents, illegal="refuse")
    batch.reset(seed=1)
    seed = derived_seed(1, 0)
    state = batch.game.new(3, seed=seed)
    bots = {seat: make_bot(name, seed, seat) for seat, name in batch.opponents.items()}
    played, rng = batch.batch.states[0], np.random.default_rng(1)
    while state.outcome is None:
        seat = state.deciders[0]
        if seat == 1:
            assert state.fingerprint() == played.fingerprint()
            chosen = batch.sample(rng)
            batch.step(chosen)
        state.play(seat, int(chosen[0]) if seat == 1 else bots[seat].choose(SeatView(state, seat)))
    assert played.outcome == state.outcome


def test_a_batch_refuses_opponents_that_there_are_not() -> None:
    for wrong in ("nobody", ["random"], ["random", "steady:bold"]):
        with pytest.raises(pw.BadInput):
            seats.make_vec("mississippi-queen", 2, 3, opponents=wrong)
