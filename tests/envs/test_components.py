"""Components of one's own and changed numbers in every kind of environment."""

from __future__ import annotations

import pickle
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest

import paddlewheel as pw
import paddlewheel.envs.openspiel
from paddlewheel.envs import gymnasium as seats
from paddlewheel.envs import pettingzoo
from paddlewheel.games.mississippi_queen.state import Race
from paddlewheel.kernel import BadData, read_component_file
from paddlewheel.registry import game_of

COAL = {"ship.coal": 9}


def coal(state: pw.AnyState) -> list[int]:
    """What is on the coal wheels."""
    assert isinstance(state, Race)
    return [int(ship.coal) for ship in state.ships]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of Mississippi Queen with more coal."""
    text = (pw.load("mississippi-queen").folder / "components.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("{ is = 6, ", "{ is = 9, ", 1), encoding="utf-8")
    assert coal(pw.load("mississippi-queen").with_components(read_component_file(path)).new(2)) == [9, 9]
    return path


def test_pettingzoo_plays_with_them_and_records_carry_them(file: Path) -> None:
    for env in (
        pettingzoo.env("mississippi-queen", changes=COAL),
        pettingzoo.env("mississippi-queen", components=file),
        pettingzoo.parallel_env("mississippi-queen", components=str(file)),
    ):
        env.reset(seed=1)
        assert coal(env.episode.state) == [9] * 4
        record = pw.parse_record(env.record())
        assert coal(pw.replay(record, game_of(record))) == [9] * 4
        twin = pickle.loads(pickle.dumps(env))  # noqa: S301
        assert twin.episode.game is env.episode.game
        twin.reset(seed=1)
        assert twin.episode.state.fingerprint() == env.episode.state.fingerprint()
        assert coal(env.clone().episode.state) == [9] * 4


def test_gymnasium_and_the_batch_play_with_them(file: Path) -> None:
    one = gymnasium.make("paddlewheel/mississippi-queen-v2", components=file, changes={"ship.top_speed": 5})
    one.reset(seed=1)
    state = one.unwrapped.episode.state  # type: ignore[attr-defined]
    assert (state.ships[0].coal, state.rules.costs.top_speed) == (9, 5)
    batch = seats.make_vec("mississippi-queen", 3, changes=COAL, opponents="steady")
    batch.reset(seed=1)
    batch.step(batch.sample(np.random.default_rng(1)))
    assert all(6 < max(coal(state)) <= 9 for state in batch.batch.states)
    assert {state.game.component_file for state in batch.batch.states} == {batch.game.component_file} != {None}


def test_more_cards_make_a_larger_space_of_actions() -> None:
    batch = seats.make_vec("civil-war", 2, changes={"war.deck": 30})
    seen, _ = batch.reset(seed=1)
    assert seen["action_mask"].shape == (2, 6 + 2 * 30 * 3)
    batch.step(batch.sample(np.random.default_rng(1)))


def test_openspiel_plays_with_them(file: Path) -> None:
    for parameters in ("changes=ship.coal:9;ship.top_speed:5", f"components={file}"):
        game = pyspiel.load_game(f"paddlewheel_mississippi_queen(players=2,{parameters})")
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(7)
        assert coal(state.position.dealt()) == [9, 9]
        assert pickle.loads(pickle.dumps(game)).new_initial_state().is_chance_node()  # noqa: S301
    with pytest.raises(pw.BadInput, match=r"changes reads ship\.coal:8"):
        pyspiel.load_game("paddlewheel_mississippi_queen(changes=ship.coal)")


def test_a_bad_file_or_number_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: the file: cannot be read"):
        pettingzoo.env("mississippi-queen", components=tmp_path / "nowhere.toml")
    (tmp_path / "bad.toml").write_text("[ship]\ncoal = { is = 6 }\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"bad\.toml: "):
        seats.SeatEnv("mississippi-queen", components=tmp_path / "bad.toml")
    with pytest.raises(pw.BadInput, match="allowed: 0 to 60"):
        seats.make_vec("mississippi-queen", 2, changes={"ship.coal": 99})
    with pytest.raises(pw.BadInput, match="ship"):
        pettingzoo.env("mississippi-queen", changes={"ship.sails": 1})
