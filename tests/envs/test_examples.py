"""The example learns: run at a small size, from the command line's own function."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from paddlewheel.kernel import is_compiled

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


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["envs.py", "--seconds", "0.05", "--games", "8", "mississippi-queen"])
    script("benchmarks/envs.py").main()
    assert "mississippi-queen" in capsys.readouterr().out
