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
FOR_DEVELOPERS = {"BadData", "BadRecord", "KeyError", "TypeError", "ValueError", "fault", "Meta"}
#: In reports a column is two words and a unit is one: words side by side, or beside what is put in.
WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? [a-z]{2,}|^[ ,:;]+[a-z]{2,}|[a-z]{2,}[:;]? $|^[A-Z][a-z]+[.:]?$")
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


def literals(tree: ast.Module, calls_left_out: set[str] = FOR_DEVELOPERS) -> Iterator[ast.Constant]:
    """Texts in code, without docstrings and without errors for developers."""
    left_out = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            left_out.add(id(body[0].value))
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in calls_left_out:
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


def test_no_report_and_no_command_that_measures_has_words_in_its_code() -> None:
    found = []
    for path in sorted([*(SOURCE / "arena").glob("*.py"), *(SOURCE / "cli" / f"{name}.py" for name in MEASURING)]):
        for literal in literals(ast.parse(path.read_text("utf-8")), BESIDE_REPORTS):
            text = str(literal.value)
            is_code = text.startswith("paddlewheel ") or any(sign in text for sign in ("<", "--", "{"))
            if not is_code and text not in LANGUAGE_FREE and WORDS.search(text):
                found.append(f"{path.relative_to(SOURCE)}:{literal.lineno}: {text!r}")
    assert found == []
