"""The example learns: run at a small size, from the command line's own function."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from paddlewheel.arena.plan import Plan, play_game
from paddlewheel.kernel import BadInput, is_compiled

ROOT = Path(__file__).parents[2]


def script(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem + "_script", ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_to_beat_random() -> None:
    compiled = is_compiled()
    # On the plain engine a taste: it must run and not get worse by much.
    updates, steps, games = (40, 32, 64) if compiled else (2, 8, 16)
    _, before, after = script("examples/ppo.py").train(
        "mississippi-queen",
        2,
        {"race": "introductory"},
        updates=updates,
        steps=steps,
        games=games,
        judged=200 if compiled else 20,
    )
    assert -1 <= after <= 1
    if compiled:
        assert after > before + 0.25
        assert after > 0.2


@pytest.mark.parametrize("observation", ["numbers", "planes"])
def test_self_play_keeps_a_network_that_plays_in_the_arena(observation: str, tmp_path: Path) -> None:
    kept = tmp_path / "forest.npz"
    script("examples/ppo.py").train(
        "flooded-forest",
        3,
        {},
        updates=1,
        steps=4,
        games=4,
        judged=1,
        self_play=True,
        observation=observation,
        kept=kept,
    )
    plan = Plan("flooded-forest", (f"ppo:Ppo@{kept}", "random", "random"), seed=2)
    assert play_game(plan, 0).decisions > 50
    with pytest.raises(BadInput, match="it has learned from"):
        play_game(Plan("flooded-forest", (f"ppo:Ppo@{kept}", "random", "random", "random"), seed=2), 0)


def test_advantages_join_each_decision_to_the_next_of_the_same_seat() -> None:
    """Two seats take turns in one game; it ends at the third of four steps, won by seat 0."""
    ppo = script("examples/ppo.py")
    collector = ppo.Collector.__new__(ppo.Collector)
    collector.env, collector.seat = SimpleNamespace(seats=2), np.array([1])
    seat = np.array([[0], [1], [0], [0]])
    worth = np.array([[0.1], [0.2], [0.3], [0.4]])
    reward = np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]])
    over = np.array([[False], [False], [True], [False]])
    advantage, weight = collector.advantages(worth, seat, reward, over, np.array([0.5]))
    last = 1 - 0.3
    first = ppo.GAMMA * 0.3 - 0.1 + ppo.GAMMA * ppo.LAMBDA * last
    np.testing.assert_allclose(advantage[:, 0], [first, -1 - 0.2, last, 0])
    assert weight[:, 0].tolist() == [1, 1, 1, 0]


def test_maskable_ppo_keeps_a_network_that_plays_in_the_arena(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="the group baselines is not installed")
    kept = tmp_path / "queen.zip"
    script("examples/maskable_ppo.py").train(
        "mississippi-queen", 2, {}, opponents=["random", "steady"], seconds=1.0, kept=str(kept), games=4
    )
    plan = Plan("mississippi-queen", (f"maskable_ppo:Ppo@{kept}", "random"), seed=2)
    assert play_game(plan, 0).decisions > 10


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["envs.py", "--seconds", "0.05", "--games", "8", "mississippi-queen"])
    script("benchmarks/envs.py").main()
    assert "mississippi-queen" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["opponents.py", "--seconds", "0.05", "--rows", "2", "mississippi-queen"])
    script("benchmarks/opponents.py").main()
    assert "steady" in capsys.readouterr().out
