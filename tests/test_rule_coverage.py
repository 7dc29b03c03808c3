"""Rules, tests and code carry the same numbers: no rule without a test, no test without a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import paddlewheel as pw

TESTS = Path(__file__).parent / "rules"


def rules_named(function: ast.FunctionDef) -> set[str]:
    """The numbers in a test's @rule(...) decorators."""
    return {
        argument.value
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def named_in(game: str) -> dict[str, set[str]]:
    """Every test of a game's rules, with the numbers it names."""
    found = {}
    for path in sorted((TESTS / game.replace("-", "_")).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = rules_named(node)
    return found


@pytest.mark.parametrize("game", [name for name in pw.games() if name != "pebbles"])
def test_every_rule_has_a_test_and_every_test_a_rule(game: str) -> None:
    known = {rule.id for rule in pw.load(game).rulebook.rules}
    tests = named_in(game)
    assert {name for name, rules in tests.items() if not rules} == set(), "tests that name no rule"
    named = set().union(*tests.values())
    assert named - known == set(), "rules that the rulebook does not have"
    assert known - named == set(), "rules without a test"


@pytest.mark.parametrize("game", [name for name in pw.games() if name != "pebbles"])
def test_the_code_names_only_rules_that_exist(game: str) -> None:
    loaded = pw.load(game)
    pattern = re.compile(rf"\b{loaded.rulebook.prefix}-\d+[a-z]?\b")
    named = {number for path in loaded.folder.rglob("*.py") for number in pattern.findall(path.read_text("utf-8"))}
    assert {number for number in named if number not in loaded.rulebook} == set()
