"""No sentence stands in code that words games, tables or pages: it would be read in English by everybody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "paddlewheel"
#: Two words with a space between them, the first with a capital letter; or words that end like a sentence.
SENTENCE = re.compile(r"^[A-Z][a-z]+,? [a-z]|[a-z]{2} [a-z]+[.!?]$")
#: Errors for those who write games, and what tests report: they are read with the code.
FOR_DEVELOPERS = {"KeyError", "TypeError", "ValueError", "fault", "Meta"}
#: Errors that people read, and what makes them; and where they are raised.
ERRORS = {"BadData", "BadInput", "BadRecord", "_bad", "_fault"}
RAISING = (
    "kernel",
    "parts",
    "games",
    "presentation",
    "bots",
    "analysis",
    "printing",
    "tables",
    "server",
    "arena",
    "cli",
)
#: Two words of a sentence in a row.
WORDS = re.compile(r"[a-z]{2} [a-z]{2}")
#: In reports a column is two words and a unit is one: words side by side, or beside what is put in.
REPORT_WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? [a-z]{2,}|^[ ,:;]+[a-z]{2,}|[a-z]{2,}[:;]? $|^[A-Z][a-z]+[.:]?$")
#: There errors are for designers too; descriptions of options stand in the code that reads them.
BESIDE_REPORTS = {"RuntimeError", "Option", "Argument", "compile"}
#: What files, aims and documents for programs call measures, verdicts and the game without changes.
LANGUAGE_FREE = {
    *("won together", "seat ", " wins", "nobody wins", "choices a decision", "score spread", "lead changes"),
    *("decided at", "close finish", "ended by ", "met, within doubt", "missed, within doubt", "as it is"),
    *("Date", "Creator"),
}
#: Commands that play many games.
MEASURING = (
    *("analysing", "balancing", "comparing", "measuring", "output", "progress", "puzzling", "running", "training"),
)


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def literals(tree: ast.Module, calls_left_out: set[str] = FOR_DEVELOPERS) -> Iterator[ast.Constant]:
    """Texts in code, without docstrings and without errors for developers."""
    left_out = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            left_out.add(id(body[0].value))
        if isinstance(node, ast.Call) and called(node) in calls_left_out:
            left_out |= {id(each) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out:
            yield node


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py")))
def test_no_game_has_sentences_in_its_rules_or_its_view(game: str) -> None:
    folder = SOURCE / "games" / game
    found = []
    for path in sorted([*folder.glob("view/*.py"), *folder.glob("debrief/*.py"), *folder.glob("rules/*.py")]):
        for literal in literals(ast.parse(path.read_text("utf-8"))):
            if SENTENCE.search(str(literal.value)):
                found.append(f"{path.relative_to(SOURCE)}:{literal.lineno}: {literal.value!r}")
    assert found == []


@pytest.mark.parametrize("folder", RAISING)
def test_no_error_that_people_read_is_worded_in_code(folder: str) -> None:
    found = []
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ERRORS:
                texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                words = [text for text in texts if isinstance(text, str) and WORDS.search(text)]
                found += [f"{path.relative_to(SOURCE)}:{node.lineno}: {text!r}" for text in words]
    assert found == []


def test_no_report_and_no_command_that_measures_has_words_in_its_code() -> None:
    found = []
    for path in sorted([*(SOURCE / "arena").glob("*.py"), *(SOURCE / "cli" / f"{name}.py" for name in MEASURING)]):
        for literal in literals(ast.parse(path.read_text("utf-8")), BESIDE_REPORTS):
            text = str(literal.value)
            is_code = text.startswith("paddlewheel ") or any(sign in text for sign in ("<", "--", "{"))
            if not is_code and text not in LANGUAGE_FREE and REPORT_WORDS.search(text):
                found.append(f"{path.relative_to(SOURCE)}:{literal.lineno}: {text!r}")
    assert found == []
