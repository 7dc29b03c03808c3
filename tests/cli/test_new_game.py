"""`paddlewheel new-game`: a copy of the template that is green from the start, under any name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paddlewheel
from paddlewheel.cli.creating import prefix
from paddlewheel.cli.main import app

SOURCES = Path(paddlewheel.__file__).parents[1]


def made(folder: Path, name: str) -> Path:
    result = CliRunner().invoke(app, ["new-game", name, "--folder", str(folder)])
    assert result.exit_code == 0, result.output
    assert "pip install -e '.[test]'" in result.output
    return folder


@pytest.mark.parametrize("name", ["river-market", "delta"])
def test_a_new_game_passes_its_own_tests(tmp_path: Path, name: str) -> None:
    folder = made(tmp_path / name, name)
    path = os.pathsep.join([str(folder / "src"), str(SOURCES)])
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout


def test_nothing_of_the_template_s_name_is_left(tmp_path: Path) -> None:
    folder = made(tmp_path / "river-market", "river-market")
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert (folder / "src" / "river_market" / "game.py") in files
    text = "".join(path.read_text("utf-8") for path in files)
    assert not [word for word in ("pebbles", "Pebbles", "PB-") if word in text]
    assert 'river-market = "river_market:GAME"' in text
    assert 'title="River Market"' in text
    assert "class RiverMarketRules(Rules[RiverMarketState])" in text
    assert 'id = "RM-1"' in text


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("River Market", "small letters, digits and single hyphens"),
        ("../river", "small letters, digits and single hyphens"),
        ("civil-war", "there is a game 'civil-war' already"),
    ],
)
def test_a_name_that_will_not_do_is_refused_and_nothing_is_written(tmp_path: Path, name: str, sentence: str) -> None:
    result = CliRunner().invoke(app, ["new-game", name, "--folder", str(tmp_path / "game")])
    assert sentence in str(result.exception)
    assert not (tmp_path / "game").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = CliRunner().invoke(app, ["new-game", "river-market", "--folder", str(tmp_path)])
    assert "not empty" in str(result.exception)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_rules_are_numbered_by_the_initials_of_the_game() -> None:
    assert [prefix(name) for name in ("river-market", "delta", "x")] == ["RM", "DE", "X"]
