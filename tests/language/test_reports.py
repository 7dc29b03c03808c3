"""Reports and measurements in French: nothing of English in them but names, and the same documents for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import pytest

import paddlewheel as pw
from cli.in_process import Runner
from language.same_words import RECORDS, WORD, names_of
from language.test_games import GAMES
from paddlewheel import registry
from paddlewheel.arena.dataset import Dataset
from paddlewheel.arena.executors import Processes
from paddlewheel.arena.measures import reason_words
from paddlewheel.arena.plan import Plan
from paddlewheel.kernel import parse_record, replay
from paddlewheel.language import speaking

WAR = ("civil-war", "--players", "random", "--games", "4", "--seed", "3")
REPORTS = {
    "balance": ("balance", *WAR, "--stronger", "random", "--weaker", "random", "--report", "page.html"),
    "sweep": ("balance", *WAR, "--stronger", "", "--sweep", "war.reinforcements=1..2", "--report", "page.html"),
    "compare": ("compare", *WAR, "--variant", "war.reinforcements=0", "--report", "page.html"),
    "tune": (
        *("tune", *WAR, "--free", "war.reinforcements=0..1", "--aim", "decisions<9", "--aim", "close finish>0.9"),
        *("--aim", "wins(random)=0.1..0.2", "--rivals", "random", "--judge", "4", "--report", "page.html"),
    ),
    "simulate": ("simulate", *WAR, "--report", "page.html"),
    "levels": ("levels", *WAR, "--players", "random,casual"),
    "tournament": ("tournament", *WAR, "--players", "random,casual"),
}
#: What differs from run to run.
TIMES = ("seconds", "decisions_per_second")


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(monkeypatch, tmp_path)


def said(runner: Runner, language: str, arguments: Sequence[str]) -> str:
    """All that a command says to people: on the terminal, and in its page, plots included."""
    with speaking(language):
        done = runner.run(*arguments, "--language", language)
    assert done.code == 0, done.err
    page = Path("page.html")
    text = page.read_text(encoding="utf-8") if page.exists() else f'<html lang="{language}">'
    assert f'<html lang="{language}">' in text
    # Letters of plots are drawn; what they say stands in comments. Boards are proved with the records of games.
    for part in (r'<div class="board">.*?</div>', "<style.*?</style>", "<metadata>.*?</metadata>"):
        text = re.sub(part, "", text, flags=re.DOTALL)
    return done.out + done.err + unescape(re.sub(r"<!--|-->|<[^>]*>", " ", text))


def words(text: str, names: set[str]) -> set[str]:
    return {word for word in WORD.findall(text) if word not in names}


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_in_french_has_no_english_words(name: str, runner: Runner) -> None:
    for module in {"tune": ("optuna",), "tournament": ("openskill",), "compare": ("scipy",)}.get(name, ()):
        pytest.importorskip(module)
    names = names_of("civil-war") | names_of("reports")
    english, french = (said(runner, language, REPORTS[name]) for language in ("en", "fr"))
    assert sorted(words(english, names) & words(french, names)) == []


@pytest.mark.parametrize("name", ["balance", "compare", "tournament", "levels"])
def test_documents_for_programs_have_no_language(name: str, runner: Runner) -> None:
    arguments = [*REPORTS[name], "--json"]
    if "--report" in arguments:
        at = arguments.index("--report")
        del arguments[at : at + 2]
    found = []
    for language in ("en", "fr"):
        with speaking(language):
            document = json.loads(runner.run(*arguments, "--language", language).out)
        for part in document if isinstance(document, list) else [document]:
            for time in TIMES:
                part.pop(time, None)
        found.append(document)
    assert found[0] == found[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_ends_of_recorded_games_have_words(name: str) -> None:
    ends = {replay(parse_record(path.read_text("utf-8")), registry.load(name)).outcome for path in records_of(name)}
    with speaking("fr"):
        told = {end.reason: reason_words(name, end.reason) for end in ends if end is not None}
    assert told
    assert [reason for reason, words_of in told.items() if words_of == reason] == []


def records_of(name: str) -> list[Path]:
    """Short ones: who reads them all proves no more ends."""
    return sorted((RECORDS / name).glob("*.record"), key=lambda path: path.stat().st_size)[:12]


def test_numbers_are_written_as_french_writes_them(runner: Runner) -> None:
    told = said(runner, "fr", REPORTS["simulate"])
    assert re.search(r"\d,\d\s%", told)
    assert not re.search(r"\d\.\d", told)


def test_the_card_of_a_dataset_is_said_in_french(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    with speaking("fr"):
        Dataset(Plan("civil-war", ("random", "random"), seed=1), tmp_path / "set").run(1)
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert "1 partie de bots" in card
    assert card.rstrip().endswith("|")


def test_a_worker_complains_in_the_language_of_the_command() -> None:
    with speaking("fr"), pytest.raises(pw.BadInput, match="une suite de valeurs"):
        list(Processes(1)(_broken, None, [0]))


def _broken(_: object, numbers: Sequence[int]) -> list[int]:
    from paddlewheel.arena.balance import sweep

    sweep("x")
    return [*numbers]
