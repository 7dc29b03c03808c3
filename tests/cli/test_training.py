"""`paddlewheel train`: what was learned is written with the command that makes it once more."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.in_process import Runner
from paddlewheel.bots.learned_file import read


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(monkeypatch, tmp_path)


def test_numbers_learned_from_results_are_written_with_their_command(runner: Runner, tmp_path: Path) -> None:
    done = runner.run("train", "my-river-kit", "--seats", "2", "--games", "100", "--rounds", "1")
    assert done.code == 0, done.err
    assert "100 games, 83 numbers learned" in done.out
    made = read(tmp_path / "learned.json")
    assert made.numbers is not None
    assert made.policy is None
    command = "paddlewheel train my-river-kit --from results --games 100 --rounds 1 --seed 1 --seats 2 --pace 12"
    assert made.numbers.command == command


def test_a_policy_is_learned_beside_what_the_game_has_learned_already(runner: Runner, tmp_path: Path) -> None:
    wish = ("--from", "searches", "--seats", "3", "--games", "16", "--rounds", "1", "--iterations", "8")
    done = runner.run("train", "flooded-forest", *wish, "--out", "forest.json")
    assert done.code == 0, done.err
    made = read(tmp_path / "forest.json")
    assert made.policy is not None
    assert made.policy.games == 16
    assert made.policy.decisions > 500


def test_numbers_learned_from_positions_are_written_with_their_command(runner: Runner, tmp_path: Path) -> None:
    wish = ("--from", "positions", "--seats", "3", "--games", "100")
    done = runner.run("train", "rising-waters", *wish, "--out", "delta.json")
    assert done.code == 0, done.err
    assert "100 games, 56 numbers learned" in done.out
    made = read(tmp_path / "delta.json")
    assert made.positions is not None
    assert made.positions.command == "paddlewheel train rising-waters --from positions --games 100 --seed 1 --seats 3"
