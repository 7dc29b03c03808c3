"""Several people at one terminal: nobody sees what another one may not know."""

from __future__ import annotations

import io
import itertools
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import paddlewheel as pw
from paddlewheel.cli import journal, plain_table
from paddlewheel.cli.plain_table import CLEAR, PlainTable
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.cli.session import Session
from paddlewheel.kernel import GUESS_STREAM, Chance

SECRETIVE = ["civil-war", "flooded-forest", "my-river-kit", "rising-waters"]
#: The games in which people hold secrets from the start.
DEALT = SECRETIVE[:2]


class Terminal:
    """A terminal that answers what it is told to, and keeps what is on its screen and has scrolled off it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.printed = io.StringIO()
        self.console = Console(file=self.printed, force_terminal=True, width=120)
        self.answers: Iterator[str] = iter(())
        #: What could be seen whenever something was asked.
        self.screens: list[str] = []
        monkeypatch.setattr(self.console, "input", self.input)
        for module in (journal, plain_table):
            monkeypatch.setattr(module, "console", self.console)

    def input(self, prompt: str | Text = "") -> str:
        self.console.print(prompt, end="")
        self.screens.append(self.printed.getvalue().split(CLEAR)[-1])
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def run(self, session: Session, *answers: str) -> list[str]:
        self.answers, self.screens = iter(answers), []
        PlainTable(session).run()
        return self.screens


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(monkeypatch)


def a_game(folder: Path, name: str, *players: str) -> Session:
    return Session(SavedGame.new(pw.load(name), players, 7, {}, folder / "game.record"))


def test_the_screen_is_handed_over_by_name_at_every_change_of_person(terminal: Terminal, tmp_path: Path) -> None:
    screens = terminal.run(a_game(tmp_path, "civil-war", "you:Ada", "you:Bob"), "", *["1"] * 12)
    handed = [screen for screen in screens if "Hand over to" in screen]
    assert "Ada" in handed[0]
    assert "Bob" in handed[1]
    for screen in handed:
        assert len(screen.splitlines()) == 1, screen


def test_one_enter_a_turn_is_enough(terminal: Terminal, tmp_path: Path) -> None:
    session = a_game(tmp_path, "civil-war", "you:Ada", "you:Bob")
    screens = terminal.run(session, *["", "1", "1", "1"] * 6)
    asked = [("Hand over" in screen) for screen in screens]
    assert not any(first and second for first, second in itertools.pairwise(asked))


@pytest.mark.parametrize("name", SECRETIVE)
def test_before_the_curtain_opens_nothing_depends_on_what_the_next_person_may_not_know(
    terminal: Terminal, tmp_path: Path, name: str
) -> None:
    """What the next person may not know is dealt a second time, and the screen is the same to the byte."""
    seats = pw.load(name).info.usual_seats
    players = [f"you:Person {seat}" for seat in range(seats)]
    changed = 0
    for seed in range(3):
        screens = []
        for is_dealt_again in (False, True):
            session = a_game(tmp_path, name, *players)
            following = ((session.seat() or 0) + 1) % seats
            if is_dealt_again:
                session.log.state = session.log.state.resample(following, Chance(seed, GUESS_STREAM))
            screens.append(terminal.run(session, "", *["1"] * 60))
        curtains = [[screen for screen in seen if "Hand over" in screen][:2] for seen in screens]
        assert curtains[0] == curtains[1]
        assert len(curtains[0]) == 2
        changed += screens[0][1] != screens[1][1]
    assert changed or name not in DEALT


def test_a_secret_goal_is_not_seen_before_the_curtain_opens(terminal: Terminal, tmp_path: Path) -> None:
    screens = []
    for goal in ("1", "2"):
        players = ("you:Ada", "you:Bob")
        saved = SavedGame.new(pw.load("my-river-kit"), players, 7, {"goal": "secret"}, tmp_path / "game.record")
        screens.append(terminal.run(Session(saved), "", goal, ""))
    assert screens[0][:3] == screens[1][:3]
    assert "Hand over to Bob, Millford" in screens[0][2]
    assert "Highspring has picked a goal" in screens[0][3]


def test_the_history_of_answers_is_forgotten_at_the_curtain(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = types.SimpleNamespace(answers=["3"])
    history.clear_history = history.answers.clear
    monkeypatch.setitem(sys.modules, "readline", history)
    terminal.run(a_game(tmp_path, "civil-war", "you:Ada", "you:Bob"), "")
    assert history.answers == []


def test_leaving_leaves_nothing_on_the_screen(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(a_game(tmp_path, "civil-war", "you:Ada", "you:Bob"), "", "quit")
    assert "hand:" not in terminal.printed.getvalue().split(CLEAR)[-1]


def test_a_game_without_secrets_needs_no_curtain(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(a_game(tmp_path, "mississippi-queen", "you", "you"), *["1"] * 8)
    assert "Hand over" not in terminal.printed.getvalue()
    assert CLEAR not in terminal.printed.getvalue()


def test_one_person_against_bots_needs_no_curtain(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(a_game(tmp_path, "civil-war", "you", "random"), "1", "1")
    assert "Hand over" not in terminal.printed.getvalue()


def test_names_are_kept_in_the_saved_game(tmp_path: Path) -> None:
    saved = a_game(tmp_path, "civil-war", "you:Ada", "you").saved
    resumed = Session(SavedGame.resume(saved.path, "you"))
    assert resumed.people == {0: "Ada, the Union", 1: "the Confederacy"}
