"""Setting up a checkout: it may be stopped at any moment, and is done once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import npm

pytest.importorskip("fcntl", reason="`make play` is for systems with make")
import set_up


class Commands:
    """Stands in for venv, pip and npm: it notes what is run, and can be stopped at one of them."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.noted: list[str] = []
        self.stopped_at = ""

    def __call__(self, command: list[str]) -> None:
        words = " ".join(command[2:])
        self.noted.append(words)
        if self.stopped_at and self.stopped_at in words:
            raise KeyboardInterrupt
        if words.startswith("venv"):
            for file in [*self.venv.iterdir()] if self.venv.is_dir() else []:
                file.unlink()
            self.venv.mkdir(exist_ok=True)


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    venv = tmp_path / ".venv"
    noted = Commands(venv)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "constraints.txt").touch()
    for name, file in (
        ("VENV", ""),
        ("UNFINISHED", "unfinished"),
        ("PLAYERS", "players"),
        ("DEVELOPERS", "developers"),
    ):
        monkeypatch.setattr(set_up, name, venv / file)
    monkeypatch.setattr(set_up, "PYPROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(set_up, "CONSTRAINTS", tmp_path / "constraints.txt")
    monkeypatch.setattr(set_up, "PYTHON", Path("python"))
    monkeypatch.setattr(set_up, "run", noted)
    monkeypatch.setattr(set_up, "has_pip", venv.is_dir)
    return noted


def install() -> None:
    set_up.install(set_up.PLAYERS, ["-e", "."])


def test_packages_are_installed_once(commands: Commands) -> None:
    assert not set_up.is_current(set_up.PLAYERS)
    install()
    assert set_up.is_current(set_up.PLAYERS)
    assert not set_up.is_current(set_up.DEVELOPERS)


def test_packages_are_installed_after_the_constraints_have_changed(commands: Commands) -> None:
    install()
    later = set_up.PLAYERS.stat().st_mtime + 5
    os.utime(set_up.CONSTRAINTS, (later, later))
    assert not set_up.is_current(set_up.PLAYERS)
    commands.noted.clear()
    install()
    assert [words.split()[0] for words in commands.noted] == ["pip"]


def test_an_installation_that_was_stopped_is_made_from_the_start(commands: Commands) -> None:
    commands.stopped_at = "pip install"
    with pytest.raises(KeyboardInterrupt):
        install()
    assert not set_up.is_current(set_up.PLAYERS)
    commands.stopped_at = ""
    commands.noted.clear()
    install()
    assert [words.split()[0] for words in commands.noted] == ["venv", "pip"]
    assert set_up.is_current(set_up.PLAYERS)


def test_an_update_that_was_stopped_is_not_taken_for_the_installation_before_it(commands: Commands) -> None:
    install()
    commands.stopped_at = "pip install"
    with pytest.raises(KeyboardInterrupt):
        install()
    assert not set_up.is_current(set_up.PLAYERS)


def test_the_old_client_stays_until_the_new_one_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("old")
    monkeypatch.setattr(npm, "ROOT", tmp_path)
    monkeypatch.setattr(npm, "CLIENT", client)

    def stopped_half_way(command: list[str], _: str) -> None:
        new = Path(command[-1].removeprefix("--outDir="))
        new.mkdir()
        (new / "index.html").write_text("new")
        raise KeyboardInterrupt

    monkeypatch.setattr(npm, "run", stopped_half_way)
    with pytest.raises(KeyboardInterrupt):
        npm.build_client(["npm"])
    assert (client / "index.html").read_text() == "old"
    assert [*(tmp_path / "build").iterdir()] == []
