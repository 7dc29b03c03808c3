"""Message files: every sentence is there in every language, says the same facts, and is written as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import messages
from paddlewheel.language import (
    LANGUAGES,
    Messages,
    accepted_language,
    common,
    environment_language,
    known_language,
    listed,
    speaking,
)

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", messages.folders(), ids=messages.shown)
def test_every_message_is_there_with_the_same_facts(folder: Path, language: str) -> None:
    assert messages.faults_of(folder, language) == []


def test_french_has_the_spaces_of_french_typography() -> None:
    """`python tools/messages.py --tidy` sets them."""
    texts = {path: path.read_text("utf-8") for path in messages.french_texts()}
    assert [path for path, text in texts.items() if messages.tidied(text) != text] == []


def test_every_sentence_that_the_code_asks_for_by_name_is_there() -> None:
    """Names that are put together from parts cannot be seen here; the records of games say those."""
    asked = re.compile(r'\bsay\(\s*"([a-z][\w.-]*)"')
    missing = []
    for folder in messages.folders():
        if "web" in folder.parts or folder.parent.name == "language":
            continue
        there, _ = messages.read(folder / "en")
        for path in folder.parent.rglob("*.py"):
            nearest = next(each for each in path.parents if (each / "messages" / "en").is_dir())
            if nearest == folder.parent:
                names = asked.findall(path.read_text("utf-8"))
                missing += [(messages.shown(path), name) for name in names if name not in there]
    assert missing == []


def test_a_sentence_without_a_translation_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("push = { $who } pushes.\n    .help = One point more.\n", "utf-8")
    say = Messages(tmp_path)
    with speaking("fr"):
        assert say("push", who="Red") == "Red pushes."
        assert say("push.help") == "One point more."
        assert say.name("tile", "Long Island") == "Long Island"
    with pytest.raises(KeyError, match="nothing"):
        say("nothing")


def test_numbers_and_lists_are_written_as_the_language_writes_them(tmp_path: Path) -> None:
    for code in ("en", "fr"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text("games = { $count }\n", "utf-8")
    say = Messages(tmp_path)
    assert (say("games", count=100000), listed(["a", "b", "c"])) == ("100,000", "a, b and c")
    with speaking("fr"):
        assert (say("games", count=100000), listed(["a", "b", "c"])) == ("100\u202f000", "a, b et c")


def test_what_a_stranger_writes_at_length_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("said = { $words }\n", "utf-8")
    say = Messages(tmp_path)
    for number in range(50):
        say("said", words=f"{number}" * 5000)
    assert not any(say._said.values())


def test_every_language_says_its_own_name() -> None:
    names = set()
    for code in LANGUAGES:
        with speaking(code):
            names.add(common("language-name"))
    assert len(names) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA, en;q=0.8", "fr"),
        ("de, fr;q=0.5, en;q=0.9", "en"),
        ("de", None),
        ("", None),
        ("fr;q=nonsense", None),
        ("en;q=0, fr;q=0.1", "fr"),
        (",".join(["x"] * 5000) + ",fr", None),
    ],
)
def test_the_best_language_of_a_browser_is_spoken(header: str, language: str | None) -> None:
    assert accepted_language(header) == language


def test_a_terminal_speaks_the_language_of_its_environment() -> None:
    assert environment_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert environment_language({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert environment_language({"LANG": "xx_YY"}) == "en"
    assert environment_language({}) == "en"
    assert known_language("FR-ca") == "fr"
    assert known_language("../../etc") is None


def test_a_sentence_may_name_one_of_another_file(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("posts = { $who } places { predator }.\n", "utf-8")
    (tmp_path / "en" / "b.ftl").write_text("predator = the { jaguar.name }\n", "utf-8")
    (tmp_path / "en" / "c.ftl").write_text("jaguar = Jaguar\n    .name = jaguar\n", "utf-8")
    assert Messages(tmp_path)("posts", who="Red") == "Red places the jaguar."
