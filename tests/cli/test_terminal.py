"""The real program at a terminal of 80 by 24 and of 120 by 40, in all five games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

import paddlewheel as pw
from cli.pseudo_terminal import PseudoTerminal
from paddlewheel.cli.choice_list import choice_lines
from paddlewheel.kernel import SeatView, replay
from paddlewheel.presentation import Size

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]
SMALL, LARGE = (80, 24), (120, 40)


class Opened:
    """Opens terminals and closes them in the end."""

    def __init__(self, folder: Path) -> None:
        self.record = folder / "game.record"
        self._all: list[PseudoTerminal] = []

    def play(self, size: tuple[int, int], *arguments: str) -> PseudoTerminal:
        self._all.append(PseudoTerminal(*size, "play", *arguments, "--save", str(self.record)))
        return self._all[-1]

    def close(self) -> None:
        for terminal in self._all:
            terminal.close()


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    found = Opened(tmp_path)
    yield found
    found.close()


def position(record: Path) -> pw.AnyState:
    """The table as it is saved while it is played."""
    parsed = pw.parse_record(record.read_text(encoding="utf-8"))
    return replay(parsed, pw.load(parsed.game))


def expected(record: Path, size: tuple[int, int]) -> list[str]:
    """What the plain table has to show to whoever decides."""
    state = position(record)
    game, seen = pw.load(state.game.info.id), state.observe(state.deciders[0])
    width, height = size
    form = game.form(SeatView(state, state.deciders[0]))
    labels = [offer.label for offer in game.scene(seen).offers]
    choices = choice_lines(labels, width, max(3, height // 7), form.example if form else "")
    shown = game.close_up(seen, Size(width, height - len(choices) - 2))
    return [*(line.rstrip() for line in shown.splitlines()), *choices]


@pytest.mark.parametrize("name", GAMES)
def test_a_small_screen_shows_table_and_choices_whole(opened: Opened, name: str) -> None:
    """What is on the screen is what was written: no line is wrapped, none has scrolled off."""
    terminal = opened.play(SMALL, name, "--seed", "3")
    for turn in range(3):
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">", "the question")
        shown = terminal.lines[: terminal.screen.cursor.y]
        wanted = expected(opened.record, SMALL)
        assert shown[-len(wanted) :] == wanted, turn
        assert "(you)" in terminal.text or "You are" in terminal.text
        terminal.type("1\r")
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] != "> 1", "an answer")
    terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">", "the question")
    terminal.type("quit\r")
    terminal.wait_for("Go on with: paddlewheel play --resume")


@pytest.mark.parametrize("name", GAMES)
def test_a_large_screen_shows_board_choices_help_and_journal(opened: Opened, name: str) -> None:
    terminal = opened.play(LARGE, name, "--seed", "3")
    terminal.wait(lambda: " 1  " in terminal.text and "F1 Help" in terminal.text.replace("f1", "F1"), "the table")
    state = position(opened.record)
    scene = pw.load(name).scene(state.observe(0))
    assert scene.prompt.split(":")[0] in terminal.text
    terminal.wait(lambda: scene.offers[0].help.split()[0] in terminal.text, "the help")
    terminal.type("\x1b[B")
    terminal.wait_for(scene.offers[1].help.split()[0])
    before = position(opened.record)
    terminal.type("1\r")
    terminal.wait(lambda: position(opened.record).fingerprint() != before.fingerprint(), "the choice")
    # Bots may still be at their turns; what is typed meanwhile stays in its line until somebody is asked.
    terminal.wait(lambda: 0 in position(opened.record).deciders and " 1  " in terminal.text, "the next question")
    terminal.type("why 99999")
    terminal.wait_for("why 99999")
    terminal.type("\r")
    terminal.wait_for("no choice is called")
    terminal.type("\x11")
    terminal.wait_for("Go on with: paddlewheel play --resume")


def test_a_choice_is_clicked(opened: Opened) -> None:
    terminal = opened.play(LARGE, "mississippi-queen", "--seed", "3", "--seats", "you,random")
    terminal.wait_for(" 2  Speed 2 (free)")
    row = next(number for number, line in enumerate(terminal.lines, 1) if " 2  Speed 2 (free)" in line)
    column = terminal.lines[row - 1].index("Speed 2") + 1
    terminal.type(f"\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")
    terminal.wait_for("Red goes from speed 1 to 2.")


def test_plain_is_plain_on_a_large_screen_and_in_a_pipe(opened: Opened) -> None:
    terminal = opened.play(LARGE, "mississippi-queen", "--seed", "3", "--plain")
    terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">", "the question")
    assert "F1" not in terminal.text.upper()


def is_asked(terminal: PseudoTerminal) -> bool:
    """Whether somebody is asked: by the plain table, or by the full-screen one."""
    is_plain = terminal.lines[terminal.screen.cursor.y] == ">"
    return "Hand over" not in terminal.text and (is_plain or " 1  " in terminal.text)


def screens_at_curtains(opened: Opened, size: tuple[int, int], name: str, seed: str) -> list[str]:
    """What can be seen and scrolled back to at the first two curtains."""
    people = "you:Ada,you:Bob" if name == "civil-war" else "you:Ada,you:Bob,you:Cem"
    terminal = opened.play(size, name, "--seats", people, "--seed", seed)
    terminal.wait_for("Hand over to Ada")
    found = [terminal.text]
    terminal.type("\r")
    terminal.wait(lambda: is_asked(terminal), "the table")
    dealt = terminal.text
    for _ in range(12):
        terminal.type("1\r")
        terminal.wait_for_change(dealt)
        terminal.wait(lambda: "Hand over" in terminal.text or is_asked(terminal), "the next question")
        if "Hand over to Bob" in terminal.text:
            break
        dealt = terminal.text
    terminal.wait_for("Hand over to Bob")
    return [*found, terminal.text, terminal.scrolled_off, dealt]


@pytest.mark.parametrize(("name", "size"), [("civil-war", SMALL), ("civil-war", LARGE), ("flooded-forest", LARGE)])
def test_the_curtain_looks_the_same_whatever_was_dealt(opened: Opened, name: str, size: tuple[int, int]) -> None:
    """Two deals that differ in all that is hidden: before the curtain opens the screens are equal to the byte."""
    one, other = (screens_at_curtains(opened, size, name, seed) for seed in ("3", "4"))
    assert one[:3] == other[:3]
    assert one[3] != other[3]
    assert one[2] == ""
