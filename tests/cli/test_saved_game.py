"""A game in the terminal is saved as it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.cli.saved_game import SavedGame

PLAYERS = ["you", "you", "random"]


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    game = pw.load("mississippi-queen")
    return SavedGame.new(game, PLAYERS, 7, {"race": "introductory"}, tmp_path / "race.record")


def on_disk(saved: SavedGame) -> pw.Record:
    return pw.parse_record(saved.path.read_text())


def test_every_choice_is_on_disk_at_once(saved: SavedGame) -> None:
    assert on_disk(saved).players == PLAYERS
    saved.play(0, "speed 2")
    assert on_disk(saved).choices == [(0, "speed 2")]
    saved.play(0, saved.log.game.choice("forward"))
    assert on_disk(saved) == saved.log.record
    assert pw.replay(on_disk(saved), saved.log.game).fingerprint() == saved.log.state.fingerprint()


def test_an_undo_is_on_disk_at_once(saved: SavedGame) -> None:
    saved.play(0, "speed 2")
    saved.undo(0)
    assert on_disk(saved).choices == []


def test_a_game_is_resumed_from_its_file(saved: SavedGame) -> None:
    saved.play(0, "speed 2")
    resumed = SavedGame.resume(saved.path, "you")
    assert resumed.log.players == PLAYERS
    assert resumed.log.state.fingerprint() == saved.log.state.fingerprint()
    resumed.undo(0)
    assert on_disk(saved).choices == []


def test_a_finished_game_has_its_fingerprint(saved: SavedGame) -> None:
    saved.play(0, "speed 2")
    saved.finish()
    assert on_disk(saved).fingerprint == saved.log.state.fingerprint()
