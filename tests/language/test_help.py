"""Help in every language: of each command, and of each option and argument of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer import Context
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from cli.in_process import Runner
from paddlewheel.cli.main import app
from paddlewheel.cli.spoken_help import translate
from paddlewheel.language import ENGLISH, LANGUAGES, speaking

OTHERS = [code for code in LANGUAGES if code != ENGLISH]


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(monkeypatch, tmp_path)


def commands() -> Iterator[TyperCommand | TyperGroup]:
    """All commands, made anew: help is put into a language where it is shown."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    yield group
    for command in group.commands.values():
        assert isinstance(command, TyperCommand)
        yield command


def help_texts(language: str) -> dict[tuple[str, str], str]:
    """What is said of every command, and of all that can be given to it."""
    found = {}
    with speaking(language):
        for command in commands():
            context = Context(command, info_name=command.name)
            translate(command, context)
            found[str(command.name), ""] = command.help or ""
            for param in command.get_params(context):
                found[str(command.name), str(param.name)] = getattr(param, "help", None) or ""
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_option_has_its_help_in_every_language(language: str) -> None:
    english, spoken = help_texts(ENGLISH), help_texts(language)
    assert english.keys() == spoken.keys()
    assert [where for where, text in english.items() if not text] == []
    assert [(where, text) for where, text in english.items() if spoken[where] == text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_options_that_differ_in_english_differ_in_every_language(language: str) -> None:
    """An option of a command with words of its own must not fall back to those that other commands share."""
    english, spoken = help_texts(ENGLISH), help_texts(language)
    meant = defaultdict(set)
    for (command, param), text in spoken.items():
        meant[param, text].add(english[command, param])
    assert {text: found for text, found in meant.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help", "--language", "fr"),
        ("--language", "fr", "--help"),
        ("play", "--help", "--language=fr"),
        ("--language", "fr", "play", "--help"),
    ],
)
def test_help_is_in_the_language_asked_for_wherever_it_is_named(runner: Runner, arguments: tuple[str, ...]) -> None:
    shown = runner.run(*arguments)
    assert (shown.code, shown.err) == (0, "")
    assert "Jouer dans le terminal" in shown.out
    assert "Play in the terminal" not in shown.out


def test_help_is_in_the_language_of_the_terminal(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Codes de sortie" in runner.run("--help").out
