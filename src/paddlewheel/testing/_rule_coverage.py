"""Rules, tests and code carry the same numbers: no rule without a test, no test without a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, ClassVar

import pytest

from paddlewheel.presentation import PresentedGame

#: Ties a test to the numbered rules that it proves: @rule("MQ-12").
rule = pytest.mark.rule


class RuleCoverage:
    """The rulebook of one game beside the tests in one folder."""

    game: ClassVar[PresentedGame[Any, Any, Any, Any]]
    tests: ClassVar[Path]

    def test_every_rule_has_a_test_and_every_test_names_rules_that_exist(self) -> None:
        check_tested_rules(self.game, self.tests)

    def test_the_code_names_only_rules_that_exist(self) -> None:
        check_rules_in_code(self.game)


def check_tested_rules(game: PresentedGame[Any, Any, Any, Any], folder: Path) -> None:
    """Every rule has a test in this folder, and every test there names rules that exist."""
    known = {entry.id for entry in game.rulebook.rules}
    tests = _rules_by_test(folder)
    assert {name for name, rules in tests.items() if not rules} == set(), "tests that name no rule"
    named = set().union(*tests.values())
    assert named - known == set(), "rules that the rulebook does not have"
    assert known - named == set(), "rules without a test"


def check_rules_in_code(game: PresentedGame[Any, Any, Any, Any]) -> None:
    """The code of a game names only rules that exist."""
    pattern = re.compile(rf"\b{game.rulebook.prefix}-\d+[a-z]?\b")
    files = game.folder.rglob("*.py")
    named = {number for path in files for number in pattern.findall(path.read_text("utf-8"))}
    assert {number for number in named if number not in game.rulebook} == set()


def _rules_by_test(folder: Path) -> dict[str, set[str]]:
    """Every test function of a folder's test files, with the rule numbers it names. Classes of tests do not count."""
    found = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = _rules_named(node)
    return found


def _rules_named(function: ast.FunctionDef) -> set[str]:
    """The numbers in a test's @rule(...) decorators."""
    return {
        argument.value
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
