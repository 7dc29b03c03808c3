"""The command line: what it prints, its JSON, its exit codes, and its one-sentence errors."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.kernel import is_compiled

RACE = Path(__file__).parents[1] / "records" / "mississippi-queen" / "01-a-short-race-of-two.record"


def run(*arguments: str, answers: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the real command in a process of its own."""
    environment = {**os.environ, "COLUMNS": "120", "TERM": "dumb"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "paddlewheel.cli.main", *arguments],
        capture_output=True, text=True, input=answers, env=environment, timeout=120, check=False,
    )  # fmt: skip


def document(*arguments: str) -> Any:
    done = run(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_lists_every_game() -> None:
    assert [game["info"]["id"] for game in document("games")] == [name for name in pw.games() if name != "pebbles"]
    lines = run("games").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [name for name in pw.games() if name != "pebbles"]
    assert all(len(line) <= 80 and line.isascii() for line in lines)
    more = " ".join(run("games", "rising-waters").stdout.split())
    assert "version: fall or spring; fall if nothing is said" in more
    assert "Rising Waters (rising-waters)" in more


def test_rules_shows_rules_and_rulings_with_their_sources() -> None:
    shown = document("rules", "mississippi-queen")
    assert shown["game"] == "mississippi-queen"
    kinds = {rule["id"]: rule["kind"] for rule in shown["rules"]}
    assert kinds["MQ-12"] == "rule"
    assert kinds["MQ-12a"] == "ruling"
    assert all(rule["text"] and rule["from"] for rule in shown["rules"])
    assert kinds["PW-1"] == "rule", "what refuses an undo is a rule that can be read"
    assert "MQ-47b" in run("rules", "mississippi-queen").stdout


@pytest.mark.parametrize("game", [name for name in pw.games() if name != "pebbles"])
def test_rules_shows_the_player_aid_on_one_page(game: str) -> None:
    aid = document("rules", game, "--aid")["aid"]
    assert len(aid["blocks"]) >= 4
    printed = " ".join(run("rules", game, "--aid").stdout.split())
    assert aid["aim"] in printed
    assert all(" ".join(step.split()) in printed for block in aid["blocks"] for step in block.get("steps", ()))


@pytest.mark.parametrize("game", [name for name in pw.games() if name != "pebbles"])
def test_rules_gives_the_reason_of_every_ruling(game: str) -> None:
    shown = document("rules", game)["rules"]
    assert {rule["kind"] for rule in shown if rule["why"]} == {rule["kind"] for rule in shown} - {"rule"}
    assert all(rule["why"] for rule in shown if rule["kind"] != "rule")
    printed = " ".join(run("rules", game).stdout.split())
    for rule in shown:
        assert not rule["why"] or f"Why: {' '.join(rule['why'].split())}" in printed


def test_components_lists_every_card_of_civil_war_with_its_mark() -> None:
    _, cards = document("components", "civil-war")["tables"]
    assert [row[0] for row in cards["rows"]] == [f"{side}{number:02}" for side in "UC" for number in range(1, 73)]
    assert ["U02", "Ulysses S. Grant", "LDR", "6", "ALL+1", "reconstructed"] in cards["rows"]
    assert {row[-1] for row in cards["rows"]} == {"reconstructed"}
    assert "Iron Brigade" in run("components", "civil-war").stdout


def test_components_shows_every_number_and_where_it_comes_from() -> None:
    (table,) = document("components", "mississippi-queen")["tables"]
    assert ["ship.coal", "6", "rulebook"] in table["rows"]
    assert ["passengers.red.2", "1", "reconstructed"] in table["rows"]
    assert "ship.coal" in run("components", "mississippi-queen").stdout


def test_info_tells_which_engine_runs() -> None:
    assert document("info")["compiled"] == is_compiled()


def test_simulate_counts_outcomes_and_is_the_same_for_the_same_seed() -> None:
    one, two = (
        document("simulate", "flooded-forest", "--players", "random", "--games", "20", "--seed", "3") for _ in range(2)
    )
    for result in (one, two):
        assert result.pop("seconds") > 0
        assert result.pop("decisions_per_second") > 0
    assert one == two
    assert one["games"] == 20
    assert one["seats"] == ["random"] * 4
    assert sum(seat["wins"] for seat in one["outcomes"]["by_seat"]) >= 20
    assert sum(one["outcomes"]["by_reason"].values()) == 20
    assert one["mean_length"] == one["decisions"] / 20


def test_simulate_takes_seats_and_options() -> None:
    result = document(
        "simulate", "mississippi-queen", "--games", "3", "--seats", "random,random",
        "--option", "race=introductory", "-o", "rounds=9",
    )  # fmt: skip
    assert result["options"] == {"race": "introductory", "rounds": 9}
    assert len(result["seats"]) == 2


def test_render_writes_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    done = run("render", "mississippi-queen", "--seed", "3", "--at", "40", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert out.read_text().startswith("<svg")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "race.record"
    done = run(
        "play", "mississippi-queen", "--seats", "you,random", "--seed", "4", "--save", str(path),
        answers="1\nforward\nundo\nforward\nquit\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return path


def test_a_game_in_the_terminal_is_saved_and_resumed(record: Path) -> None:
    assert pw.parse_record(record.read_text()).choices == [(0, "speed 1"), (0, "forward")]
    done = run("play", "--resume", str(record), answers="end move\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "paddlewheel play --resume" in done.stdout
    assert len(pw.parse_record(record.read_text()).choices) > 3


def test_a_game_in_the_terminal_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    done = run(
        "play", "mississippi-queen", "--seats", "you,random", "--seed", "2", "--save", str(path),
        "-o", "rounds=12", answers="1\n" * 400,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "wins." in done.stdout
    saved = pw.parse_record(path.read_text())
    assert saved.fingerprint
    assert pw.replay(saved, pw.load("mississippi-queen")).outcome is not None


def test_the_terminal_explains_and_refuses(tmp_path: Path) -> None:
    done = run(
        "play", "--seats", "you,random", "--seed", "4", "--save", str(tmp_path / "a.record"),
        answers="?\n? 2\nwhy forward\nrule\naid\nstory\nhint\n99\nfly\nforward\nundo\nq\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for words in (
        "Answer with the number", "Move exactly 2 hexes", "another decision: how the ship", "(MQ-11)", "MQ-7: Keeping",
        "Chance to win: ", "Mississippi Queen: ",
        "choose from 1 to", "'fly' is none of the choices", "Only your own last choice",
    ):  # fmt: skip
        assert words in done.stdout


def test_saved_games_go_to_the_users_own_folder(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", answers="q\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [path.name for path in tmp_path.rglob("*.record")] == ["mississippi-queen-1.record"]


WAR = str(Path(__file__).parents[1] / "records" / "civil-war" / "07-a-short-war.record")


def test_replay_tells_the_story_and_shows_any_point(record: Path) -> None:
    assert "Red steams ahead." in run("replay", str(record), "--all").stdout
    shown = run("replay", WAR).stdout
    assert "The Union: " in shown, "a turn is one line"
    assert len(run("replay", WAR, "--all").stdout.splitlines()) > len(shown.splitlines())
    at_one = document("replay", str(record), "--at", "1")
    assert (at_one["at"], at_one["choices"]) == (1, 2)
    assert len(at_one["journal"]) == 1
    assert at_one["observation"]["points"] == 1


def test_a_part_of_a_game_is_printed(tmp_path: Path) -> None:
    path = tmp_path / "aid.pdf"
    done = run("print", "civil-war", "--part", "aid", "--paper", "letter", "--out", str(path))
    assert done.returncode == 0, done.stderr
    assert path.read_bytes().startswith(b"%PDF")
    assert "rules        Rule booklet" in run("print", "civil-war", "--parts").stdout


def test_a_record_is_debriefed(tmp_path: Path) -> None:
    record = next((Path(__file__).parents[1] / "records" / "my-river-kit").glob("*.record"))
    page, table = tmp_path / "talk.html", tmp_path / "rounds.csv"
    done = run("debrief", str(record), "--html", str(page), "--csv", str(table))
    assert done.returncode == 0, done.stderr
    assert "Round 1" in done.stdout
    assert "<svg" in page.read_text(encoding="utf-8")
    rounds = document("debrief", str(record))["rounds"]
    assert len(table.read_text(encoding="utf-8").splitlines()) == len(rounds) + 2


def test_a_race_is_debriefed_by_round_and_ship(tmp_path: Path) -> None:
    table = tmp_path / "rounds.csv"
    done = run("debrief", str(RACE), "--csv", str(table), "--tables")
    assert done.returncode == 0, done.stderr
    assert "Decisions that mattered" in done.stdout
    assert "Mississippi Queen: the debriefing" in done.stdout
    race = document("debrief", str(RACE))
    assert len(table.read_text(encoding="utf-8").splitlines()) == 1 + len(race["rounds"]) * race["seats"]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("rules", "chess"), 2, "there is no game 'chess'"),
        (("simulate", "mississippi-queen", "--seats", "random"), 2, "seats 2 to 5, not 1"),
        (("simulate", "civil-war", "--seats", "9"), 2, "Civil War seats 2, not 9"),
        (("play", "civil-war", "--seats", "you"), 2, "paddlewheel: Civil War seats 2, not 1"),
        (
            ("play", "rising-waters", "--option", "version=summer"),
            2,
            "paddlewheel: option version: 'summer' will not do",
        ),
        (("balance", "mississippi-queen", "--sweep", "ship.coal=9..3"), 2, "as in ship.coal=3..9"),
        (("simulate", "mississippi-queen", "--seats", "clever,random"), 2, "there is no bot 'clever'"),
        (("simulate", "mississippi-queen", "--option", "race"), 2, "an option reads NAME=VALUE"),
        (("simulate", "mississippi-queen", "--option", "race=fast"), 2, "allowed: passenger or introductory"),
        (("replay", "nowhere.record"), 2, "nowhere.record: No such file"),
        (("render", "mississippi-queen", "--seat", "7"), 2, "there is no seat 7"),
        (("print", "civil-war", "--paper", "a3"), 2, "there is no paper 'a3'"),
        (("print", "civil-war", "--out", "no-folder/war.pdf"), 2, "no-folder/war.pdf cannot be written"),
        (("debrief", __file__), 3, "line 1: a record starts with"),
        (("serve", "--host", "192.0.2.1"), 2, "--host takes an address of this machine"),
        (("serve", "--admin-key-file", "nowhere"), 2, "the administrator's key cannot be read from nowhere"),
        (("serve", "--admin-key-file", os.devnull), 2, "must have 16 to 64 letters, digits or signs"),
        (("replay", __file__), 3, "line 1: a record starts with"),
    ],
)
def test_trouble_is_one_sentence_and_an_exit_code(arguments: tuple[str, ...], code: int, sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == code
    assert sentence in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("tables.db", "takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not 'tables.db'"),
        ("mysql://anna:secret@host/tables", "not 'mysql://anna:***@host/tables'"),
        ("sqlite:////no/such/folder/tables.db", "cannot be opened: No such file or directory"),
        ("postgresql://anna:secret@127.0.0.1:1/tables", "anna:***@127.0.0.1:1/tables' cannot be opened: connection"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(database: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = run("serve", "--port", str(port), "--database", database)
    assert done.returncode == 2
    assert sentence in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


def test_the_database_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A password on the command line would be in the list of processes."""
    monkeypatch.setenv("PADDLEWHEEL_DATABASE", "mysql://anna:secret@host/tables")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = run("serve", "--port", str(port))
    assert "not 'mysql://anna:***@host/tables'" in done.stderr.replace("\n", " ")


def test_seats_may_be_a_number(tmp_path: Path) -> None:
    played = document("play", "rising-waters", "--seats", "3", "--save", str(tmp_path / "flood.record"))
    assert played["players"] == ["you", "steady", "steady"]
    random = ("--players", "random")
    assert document("simulate", "flooded-forest", "--seats", "3", "--games", "2", *random)["seats"] == ["random"] * 3


def test_a_taken_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port))
    assert done.returncode == 2
    assert f"try --port {port + 1}" in done.stderr.replace("\n", " ")


def test_a_component_file_of_ones_own_goes_through_every_command(tmp_path: Path) -> None:
    text = (pw.load("my-river-kit").folder / "components.toml").read_text(encoding="utf-8")
    own, saved = tmp_path / "ours.toml", tmp_path / "ours.record"
    own.write_text(text.replace("wag       = { is = 6", "wag       = { is = 9"), encoding="utf-8")
    simulated = document("simulate", "my-river-kit", "--games", "2", "--players", "random", "--components", str(own))
    assert simulated["games"] == 2
    arguments = ("--seats", "2", "--seed", "1", "--save", str(saved), "--components", str(own))
    assert document("play", "my-river-kit", *arguments)["record"] == str(saved)
    assert "| wag       = { is = 9" in saved.read_text(encoding="utf-8")
    assert [mayor["wag"] for mayor in document("replay", str(saved))["observation"]["mayors"]] == [9, 9]
    assert document("debrief", str(saved))["seats"] == 2
    assert document("play", "--resume", str(saved))["choices"] == 0
    own.write_text(text.replace("wag       = { is = 6", "wag       = { is = 'six'"), encoding="utf-8")
    for command in (("play", "my-river-kit"), ("simulate", "my-river-kit"), ("render", "my-river-kit")):
        done = run(*command, "--components", str(own))
        assert done.returncode == 3
        assert "ours.toml: line 7, table.wag.is" in done.stderr.replace("\n", " ")
    assert run("components", "my-river-kit", str(own)).returncode == 3
    assert run("serve", "--components", f"my-river-kit={own}").returncode == 3
    assert "reads GAME=FILE" in run("serve", "--components", str(own)).stderr


def test_analyse_tells_who_played_well_and_writes_a_page_and_json(tmp_path: Path) -> None:
    war = RACE.parents[1] / "civil-war" / "07-a-short-war.record"
    done = run("analyse", str(war), "--html", str(tmp_path / "war.html"), "--json", str(tmp_path / "war.json"))
    assert done.returncode == 0, done.stderr
    assert "accuracy" in done.stdout
    found = json.loads((tmp_path / "war.json").read_text())
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert (tmp_path / "war.html").read_text().startswith("<!doctype html>")


def test_a_game_under_way_is_not_analysed(tmp_path: Path) -> None:
    cut = tmp_path / "cut.record"
    cut.write_text("\n".join(RACE.read_text().splitlines()[:20]) + "\n")
    done = run("analyse", str(cut))
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not over" in done.stderr


def test_a_puzzle_is_solved_by_its_solution_and_tells_it_to_who_gives_up() -> None:
    told = run("puzzle", "civil-war", "--number", "1", answers="solution\n")
    assert told.returncode == 0, told.stderr
    assert "Best:" in told.stdout
    left = run("puzzle", "civil-war", "--number", "1", answers="?\nnonsense\nback\nquit\n")
    assert left.returncode == 0, left.stderr
    assert "none of the choices" in left.stdout
    assert run("puzzle", "civil-war", "--number", "999").returncode == 2
