"""Errors about options, records and files that people write: said in the language spoken now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import paddlewheel as pw
from cli.in_process import Runner
from paddlewheel import registry
from paddlewheel.bots import make_bot
from paddlewheel.games.civil_war.components import load as load_decks
from paddlewheel.games.rising_waters.mapfile import load_map
from paddlewheel.kernel import (
    PaddlewheelError,
    component_file,
    describe_options,
    parse_record,
    read_component_file,
    replay,
)
from paddlewheel.language import ENGLISH, LANGUAGES, speaking

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
QUEEN = pw.load("mississippi-queen")
HEAD = "paddlewheel record 1\ngame mississippi-queen\nrules {}\nseats 2\nseed 1\n--\n"


def with_file(game: str, text: str) -> object:
    return registry.load_with(game, component_file("mine.toml", text)).rules_for(None, {})


def deck(folder: Path) -> object:
    (folder / "mine.txt").write_text("U01 | Grant | LDR | 99 |", "utf-8")
    return load_decks(folder / "mine.txt")


def river_map(folder: Path) -> object:
    (folder / "map.txt").write_text("lake nowhere", "utf-8")
    return load_map(folder / "map.txt")


def queen(change: str, to: str) -> object:
    text = (QUEEN.folder / "components.toml").read_text("utf-8")
    assert change in text
    return with_file("mississippi-queen", text.replace(change, to))


WRONG: dict[str, Callable[[Path], object]] = {
    "seats": lambda _: QUEEN.new(seats=9),
    "seed": lambda _: QUEEN.new(seed=-1),
    "token": lambda _: QUEEN.choice("fly"),
    "option": lambda _: QUEEN.new(wings="2"),
    "value of an option": lambda _: QUEEN.new(race="slow"),
    "game": lambda _: pw.load("chess"),
    "bot": lambda _: make_bot("brilliant", 0, 0),
    "number": lambda _: QUEEN.changed({"ship.wings": 2}),
    "number too large": lambda _: QUEEN.changed({"ship.coal": 900}),
    "not there": lambda folder: read_component_file(folder / "nowhere.toml"),
    "not TOML": lambda _: component_file("mine.toml", "[set"),
    "tile": lambda _: queen("  5   4\n", "  5   x\n"),
    "flood tile": lambda _: with_file("flooded-forest", '[set]\nsupply.hand = 999\nsupply.deck = 0\n'),
    "weather": lambda _: with_file("rising-waters", "[set]\nweather.heavy = 900\n"),
    "deck": deck,
    "map": river_map,
    "empty record": lambda _: parse_record(""),
    "choice of a record": lambda _: parse_record(HEAD.format(2) + "fly\n"),
    "version of a record": lambda _: replay(parse_record(HEAD.format(99)), QUEEN),
    "refused choice": lambda _: replay(parse_record(HEAD.format(QUEEN.info.rules_version) + "0 fly\n"), QUEEN),
}  # fmt: skip


def error(wrong: Callable[[Path], object], folder: Path) -> PaddlewheelError:
    with pytest.raises(PaddlewheelError) as raised:
        wrong(folder)
    return raised.value


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("case", WRONG)
def test_an_error_is_the_same_in_other_words(case: str, language: str, tmp_path: Path) -> None:
    english = error(WRONG[case], tmp_path)
    with speaking(language):
        spoken = error(WRONG[case], tmp_path)
    assert type(spoken) is type(english)
    assert str(spoken) != str(english)


@pytest.mark.parametrize("name", registry.games())
def test_what_an_option_allows_is_told_in_french(name: str) -> None:
    for option in describe_options(registry.load(name).options):
        with speaking("fr"):
            told = next(each for each in registry.load(name).options_told() if each.name == option.name)
        assert not {"or", "to", "text"} & set(told.allowed.split())
        assert told.values == option.values


def test_a_command_complains_in_the_language_it_was_asked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text("[set]\nship.wings = 2\n", "utf-8")
    runner = Runner(monkeypatch, tmp_path)
    missing = runner.run("check", "nowhere.toml", "--language", "fr")
    assert (missing.code, "il n’y a pas de tel fichier" in missing.err) == (2, True)
    wrong = runner.run("check", "mine.toml", "--game", "mississippi-queen", "--language", "fr")
    assert (wrong.code, "il n’y a pas de tel nombre" in wrong.err) == (3, True)
