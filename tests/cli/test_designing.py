"""What a designer does at the command line: files and numbers of one's own go through every command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paddlewheel as pw
from cli.in_process import Runner

RACE = Path(__file__).parents[1] / "records" / "mississippi-queen" / "01-a-short-race-of-two.record"
MQ = "mississippi-queen"
SHORT = ("-o", "race=introductory", "--players", "random")


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(monkeypatch, tmp_path)


def document(runner: Runner, *arguments: str) -> Any:
    done = runner.run(*arguments, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_a_changed_number_is_carried_by_the_record(runner: Runner, tmp_path: Path) -> None:
    saved = tmp_path / "race.record"
    document(runner, "play", MQ, "--seats", "2", "--seed", "1", "--set", "ship.coal=9", "--save", str(saved))
    record = pw.parse_record(saved.read_text(encoding="utf-8"))
    assert record.components is not None
    assert record.components.text == "[set]\nship.coal = 9\n"
    shown = document(runner, "replay", str(saved))
    assert [ship["coal"] for ship in shown["observation"]["ships"]] == [9, 9]
    assert document(runner, "play", "--resume", str(saved))["game"] == MQ
    assert "replays" in runner.run("check", str(saved)).out


def test_numbers_are_laid_over_a_file_and_over_its_own_changes(runner: Runner, tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    own.write_text("# ours\n[set]\nship.coal = 9\nship.speed = 2\n", encoding="utf-8-sig")
    tables = document(runner, "components", MQ, str(own), "--set", "ship.speed=3")["tables"]
    rows = {row[0]: row[1] for row in tables[0]["rows"]}
    assert (rows["ship.coal"], rows["ship.speed"], rows["ship.berths"]) == ("9", "3", "2")
    checked = document(runner, "check", str(own))
    assert checked["game"] == MQ
    assert [(one["name"], one["before"], one["now"]) for one in checked["changes"]] == [
        ("ship.speed", "1, rulebook", "2, rulebook"),
        ("ship.coal", "6, rulebook", "9, rulebook"),
    ]


def test_every_command_that_names_a_game_takes_numbers(runner: Runner) -> None:
    change = ("--set", "ship.coal=9")
    games = ("--games", "2")
    assert document(runner, "simulate", MQ, *SHORT, *games, *change)["games"] == 2
    assert runner.run("render", MQ, *change).out.startswith("<svg")
    text = (pw.load("civil-war").folder / "components.toml").read_text(encoding="utf-8")
    Path("war.toml").write_text(text, encoding="utf-8")
    two = ("--players", "random", "--games", "2", "--set", "war.reinforcements=1", "--components", "war.toml")
    assert len(document(runner, "balance", "civil-war", *two, "--stronger", "")) == 1
    assert document(runner, "tournament", "civil-war", *two[2:], "--players", "random,casual")["games"] == 2
    assert len(document(runner, "levels", "civil-war", *two[2:], "--players", "random,casual")) == 1
    found = document(runner, "compare", "civil-war", *two, "--variant", "war.reinforcements=0")
    assert [found[0]["first"], found[0]["second"]] == ["as it is", "war.reinforcements=0"]


def test_a_player_of_ones_own_sits_in_every_command(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    own, war = "own_player:Ahead", ("civil-war", "--games", "2", "--players")
    assert document(runner, "simulate", *war, f"{own},random")["seats"] == [own, "random"]
    assert len(document(runner, "balance", *war, "random", "--stronger", own)) == 1
    assert document(runner, "tournament", *war, f"random,{own}")["games"] == 2
    assert document(runner, "levels", *war, f"random,{own}")[0]["level"] == own
    found = document(runner, "compare", *war, own, "--variant", "war.reinforcements=0")
    assert found[0]["second"] == "war.reinforcements=0"


def test_a_thirteenth_tile_is_played_and_drawn_as_it_is(runner: Runner, tmp_path: Path) -> None:
    text = (pw.load(MQ).folder / "components.toml").read_text(encoding="utf-8")
    tile = text[text.index('[[tile]]\nname = "A1-1"') : text.index('[[tile]]\nname = "A1-2"')]
    own = tmp_path / "long.toml"
    own.write_text(text + tile.replace("A1-1", "Our bend"), encoding="utf-8")
    assert "games with 2 to 5 seats reach their end" in runner.run("check", str(own)).out
    assert document(runner, "simulate", MQ, *SHORT, "--games", "2", "--components", str(own))["games"] == 2
    start, others = text[: text.index(tile)], text[text.index(tile) :]
    (tmp_path / "dry.toml").write_text(start + others.replace("\n    .\n", "\n    #\n"), encoding="utf-8")
    arguments = ("render", MQ, "--seed", "3", "--at", "60")
    assert runner.run(*arguments, "--components", "dry.toml").out.count('class="island"') != runner.run(
        *arguments
    ).out.count('class="island"'), "the table shows the tiles that are played with"


def test_settings_of_two_numbers_are_a_grid_and_games_are_kept(runner: Runner, tmp_path: Path) -> None:
    arguments = ("balance", "civil-war", "--players", "random", "--games", "2", "--stronger", "", "--keep", "kept")
    grid = document(runner, *arguments, "--sweep", "war.reinforcements=1..2", "--sweep", "war.deck=72..72")
    assert [one["changes"] for one in grid] == [
        {"war.reinforcements": 1, "war.deck": 72},
        {"war.reinforcements": 2, "war.deck": 72},
    ]
    assert len(list((tmp_path / "kept").glob("*.jsonl"))) == 2


def test_records_come_from_anywhere_and_with_a_byte_order_mark(runner: Runner, tmp_path: Path) -> None:
    text = RACE.read_text(encoding="utf-8")
    piped = runner.run("replay", "-", "--json", typed="\ufeff" + text)
    assert piped.code == 0, piped.err
    (tmp_path / "marked.record").write_text(text, encoding="utf-8-sig")
    assert runner.run("replay", "marked.record", "--json").out == piped.out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "arguments",
    [("games",), ("games", "rising-waters"), ("components", "civil-war"), ("rules", MQ), ("replay", str(RACE))],
)
def test_any_output_can_be_written_in_any_encoding(runner: Runner, encoding: str, arguments: tuple[str, ...]) -> None:
    done = runner.run(*arguments, encoding=encoding)
    assert done.code == 0, done.err
    assert len(done.out) > 100


def test_data_is_utf_8_whatever_the_terminal_speaks(runner: Runner) -> None:
    plain, odd = (runner.run("rules", "rising-waters", "--json", encoding=each) for each in ("utf-8", "latin-1"))
    assert odd.out.encode("latin-1").decode() == plain.out


def test_versions_and_help(runner: Runner) -> None:
    assert runner.run("--version").out.strip() == f"paddlewheel {pw.__version__}"
    for arguments in (("-h",), ("simulate", "-h")):
        done = runner.run(*arguments)
        assert done.code == 0
        assert "Usage:" in done.out


def test_random_players_are_said_to_tell_little(runner: Runner) -> None:
    assert "tell little" in runner.run("simulate", MQ, *SHORT, "--games", "2").err
