"""Bad input of every command: one clear sentence, the documented exit code, no stack trace, and nothing played."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

import paddlewheel as pw
from cli.in_process import Runner
from paddlewheel.arena import plan

RECORDS = Path(__file__).parents[1] / "records"
RACE = str(RECORDS / "mississippi-queen" / "01-a-short-race-of-two.record")
MQ, WAR = "mississippi-queen", "civil-war"

WRONG = [
    ("rules chess", "there is no game 'chess'"),
    ("games chess", "there is no game 'chess'"),
    ("components chess", "there is no game 'chess'"),
    ("play chess", "there is no game 'chess'"),
    ("simulate chess", "there is no game 'chess'"),
    ("train chess", "there is no game 'chess'"),
    ("train civil-war", "Civil War has nothing to learn from searches: it does not say what tells its choices apart"),
    ("train civil-war --from results", "Civil War has nothing to learn from results: its tactics name no numbers"),
    (f"train {MQ} --games 16", "16 games are too few to learn from; play at least 100"),
    (f"train {MQ} --from books", "'books' is not one of 'results', 'searches'"),
    ("puzzle chess", "there is no game 'chess'"),
    ("print chess", "there is no game 'chess'"),
    ("compare chess --variant a=1", "there is no game 'chess'"),
    ("tune chess --free a=1..2 --aim decisions<9", "there is no game 'chess'"),
    ("fly", "No such command 'fly'"),
    ("simulate", "Missing argument"),
    (f"simulate {MQ} --wings 2", "No such option"),
    (f"simulate {MQ} --games 0", "'--games'"),
    (f"simulate {MQ} --games many", "'--games'"),
    (f"simulate {MQ} --seed -1", "'--seed'"),
    (f"simulate {MQ} --seed 99999999999999999999", "'--seed'"),
    (f"simulate {MQ} --seats 9", "seats 2 to 5, not 9"),
    (f"simulate {MQ} --seats 1", "seats 2 to 5, not 1"),
    (f"simulate {MQ} --seats 99999999999999999999", "seats 2 to 5, not 99999999999999999999"),
    (f"simulate {MQ} --players clever", "there is no bot 'clever'"),
    (f"simulate {MQ} --players steady,,steady", "players are named with commas between them"),
    (f"simulate {MQ} --players steady,casual --seats 3", "--players names 2 players for 3 seats"),
    (f"simulate {MQ} --players steady,casual --seats steady", "--seats is how many, and --players says who"),
    (f"simulate {MQ} --players strong@0", "there is no bot 'strong@0'"),
    (f"simulate {MQ} --players scripted:fly", "there is no script 'fly'"),
    (f"simulate {MQ} -o race", "an option reads NAME=VALUE"),
    (f"simulate {MQ} -o race=fast", "allowed: passenger or introductory"),
    (f"simulate {MQ} -o wings=2", "there is no option 'wings'"),
    (f"simulate {MQ} -o rounds=0", "allowed: 1 to 200"),
    (f"simulate {MQ} --set ship.coal", "a setting reads NUMBER=VALUE"),
    (f"simulate {MQ} --set ship.coal=much", "a setting reads NUMBER=VALUE"),
    (f"simulate {MQ} --set ship.koal=3", "ship.koal: there is no such number; the numbers are: ship.coal"),
    (f"simulate {MQ} --set ship.coal=61", "ship.coal: 61 will not do; allowed: 0 to 60"),
    (f"simulate {MQ} --set ship.coal=-1", "ship.coal: -1 will not do; allowed: 0 to 60"),
    (f"simulate {MQ} --set ship=3", "ship.speed: 0 will not do"),
    (f"simulate {MQ} --set ship]x=3", "there is no number 'ship]x'"),
    (f"simulate {MQ} --out nowhere/games.parquet", "there is no folder nowhere"),
    (f"simulate {MQ} --report .", "it is a folder; name a file in it"),
    (f"simulate {MQ} --workers 0", "'--workers'"),
    (f"tournament {MQ} --players steady", "at least two different levels"),
    (f"tournament {MQ} --players steady,clever", "there is no bot 'clever'"),
    (f"tournament {MQ} --seats steady,casual", "--seats is how many sit at a table"),
    (f"tournament {MQ} --keep plain.txt", "plain.txt cannot be a folder for games"),
    (f"levels {MQ} --players steady", "at least two different levels"),
    (f"levels {MQ} --players steady,clever", "there is no bot 'clever'"),
    (f"levels {MQ} --write nowhere/page.md", "there is no folder nowhere"),
    (f"balance {MQ} --sweep ship.coal", "a sweep reads NUMBER=LOW..HIGH:STEP"),
    (f"balance {MQ} --sweep ship.coal=9..3", "as in ship.coal=3..9"),
    (f"balance {MQ} --sweep ship.coal=3..9:0", "the step of a sweep is at least 1"),
    (f"balance {MQ} --sweep ship.coal=1..2 --sweep ship.coal=3..4", "two different ones for a grid"),
    (f"balance {MQ} --sweep ship.coal=58..61", "ship.coal: 61 will not do"),
    (f"balance {MQ} --stronger clever", "there is no bot 'clever'"),
    (f"balance {MQ} --report nowhere/page.html", "there is no folder nowhere"),
    (f"compare {MQ}", "name the variants"),
    (f"compare {MQ} --variant fast", "a variant reads FILE.toml, NUMBER=VALUE or OPTION=VALUE"),
    (f"compare {MQ} --variant ship.coal=8 --variant ship.coal=8", "two variants are called 'ship.coal=8'"),
    (f"compare {MQ} --variant race=fast", "allowed: passenger or introductory"),
    (f"tune {MQ} --aim decisions<9", "tuning needs a number that may change"),
    (f"tune {MQ} --free ship.coal=3..9", "something to aim at"),
    (f"tune {MQ} --free ship.coal --aim decisions<9", "a sweep reads NUMBER=LOW..HIGH:STEP"),
    (f"tune {MQ} --free ship.coal=3..9 --aim wins<2", "it is 'wins(PLAYER)'"),
    (f"tune {MQ} --free ship.coal=3..9 --aim decisions", "an aim reads"),
    (f"tune {WAR} --free war.reinforcements=0..9 --aim decisions<9", "9 will not do; allowed: 0 to 3"),
    ("replay nowhere.record", "nowhere.record: No such file"),
    ("replay .", "Is a directory"),
    (f"replay {RACE} --at 9999", "--at goes from 0 to"),
    (f"replay {RACE} --at -1", "'--at'"),
    (f"replay {RACE} --seat 7", "there is no seat 7"),
    (f"render {MQ} --record {RACE} --at 9999", "--at goes from 0 to"),
    (f"render {MQ} --out nowhere/board.svg", "there is no folder nowhere"),
    (f"play {WAR} --resume {RACE}", "is a record of mississippi-queen, not of civil-war"),
    (f"play --resume {RACE} --seed 4", "--resume goes without other options"),
    ("serve --origin notaurl", "--origin takes an address such as https://play.example.org"),
    ("serve --origin ftp://play.example.org", "--origin takes an address"),
    ("serve --origin https://play.example.org/table", "--origin takes an address"),
    ("serve --set ship.coal=8", "--set reads GAME:NUMBER=VALUE"),
    (f"serve --set {MQ}:ship.coal=99", "ship.coal: 99 will not do"),
    ("serve --components ours.toml", "--components reads GAME=FILE"),
    ("serve --port 0", "'--port'"),
    ("serve --log-level loud", "a log level is debug, info, warning or error"),
    (f"print {WAR} --paper a3", "there is no paper 'a3'"),
    ("check nowhere.toml", "nowhere.toml: No such file"),
    ("check plain.txt", "is no component file"),
    ("check several.toml", "names no number of any game"),
]  # fmt: skip

BAD_FILES = [
    (f"simulate {MQ} --out other.parquet", "no Parquet file of ours"),
    ("replay plain.txt", "line 1: a record starts with"),
    ("replay binary.record", "the file is not text"),
    ("replay cut.record", "the line '--' before the first choice is missing"),
    ("check cut.record", "the line '--' before the first choice is missing"),
    (f"components {MQ} coal.toml", "coal.toml: ship.coal: 99 will not do; allowed: 0 to 60 (the game's own file: "),
    (f"simulate {MQ} --components coal.toml", "mississippi_queen/components.toml)"),
    (f"balance {MQ} --components coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"tournament {MQ} --components coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"levels {MQ} --components coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"compare {MQ} --variant coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"train {MQ} --components coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"play {MQ} --components coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"serve --components {MQ}=coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"simulate {MQ} --components tile.toml", "tile.toml: tile A0, row 8: 'x' cannot stand there"),
    (f"simulate {MQ} --components nowhere.toml", "nowhere.toml: the file: cannot be read: No such file"),
    (f"simulate {MQ} --components set.toml", "set.toml: ship.wings: there is no such number"),
    ("check coal.toml", "coal.toml: ship.coal: 99 will not do"),
    (f"check --game {MQ} broken.toml", "broken.toml: not TOML"),
]  # fmt: skip


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    """A folder with files that do not fit; whoever plays a game in it fails the test."""
    text = (pw.load(MQ).folder / "components.toml").read_text(encoding="utf-8")
    for name, content in {
        "plain.txt": "words = 3\n",
        "other.parquet": "words",
        "cut.record": "paddlewheel record 1\ngame mississippi-queen\n",
        "coal.toml": text.replace("coal       = { is = 6", "coal       = { is = 99"),
        "tile.toml": text.replace("  5   4\n", "  5   x\n"),
        "set.toml": "[set]\nship.wings = 2\n",
        "several.toml": "[set]\n",
        "broken.toml": "[set\n",
        "ours.toml": text,
    }.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    (tmp_path / "binary.record").write_bytes(b"\xff\xfe\x00")

    def play_out(*_: object) -> int:
        raise AssertionError("a game is played before the input is checked")

    monkeypatch.setattr(plan, "play_out", play_out)
    return Runner(monkeypatch, tmp_path)


@pytest.mark.parametrize(("command", "sentence"), WRONG)
def test_a_wrong_argument_is_one_sentence_and_exit_code_2(command: str, sentence: str, runner: Runner) -> None:
    done = runner.run(*command.split(" "))
    said = " ".join((done.err + done.out).split())
    assert sentence in said
    assert done.code == 2
    assert "Traceback" not in said


@pytest.mark.parametrize(("command", "sentence"), BAD_FILES)
def test_a_file_that_does_not_fit_is_one_sentence_and_exit_code_3(command: str, sentence: str, runner: Runner) -> None:
    done = runner.run(*command.split(" "))
    assert sentence in " ".join(done.err.split())
    assert done.code == 3
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("command", "module", "sentence"),
    [
        (f"tournament {MQ}", "openskill", "a tournament needs openskill: pip install 'paddlewheel[arena]'"),
        (f"tournament {MQ} --keep games", "pyarrow", "pip install 'paddlewheel[arena]'"),
        (f"simulate {MQ} --report a.html", "matplotlib", "a report needs matplotlib"),
        (f"simulate {MQ} --out a.parquet", "pyarrow", "keeping games in a file needs pyarrow"),
        (f"balance {MQ} --report a.html", "matplotlib", "a report needs matplotlib"),
        (f"compare {MQ} --variant ship.coal=8", "scipy", "a comparison needs scipy"),
        (f"tune {MQ} --free ship.coal=1..2 --aim decisions<9", "optuna", "pip install 'paddlewheel[tune]'"),
    ],
)
def test_what_is_not_installed_is_said_before_the_first_game(
    command: str, module: str, sentence: str, runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddlewheel.cli.output.find_spec", lambda name: None if name == module else find_spec(name))
    done = runner.run(*command.split(" "))
    assert sentence in " ".join(done.err.split())
    assert done.code == 2
