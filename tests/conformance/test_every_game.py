"""The conformance suite on every game here, and on the small one of the template."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.testing import Conformance, RuleCoverage
from pebbles import GAME as PEBBLES

TESTS = Path(__file__).parents[1]


class TestEveryGame(Conformance):
    games = (PEBBLES, *(pw.load(name) for name in pw.games() if name != PEBBLES.info.id))


@pytest.mark.parametrize("name", [name for name in pw.games() if name != PEBBLES.info.id])
def test_rules_tests_and_code_carry_the_same_numbers(name: str) -> None:
    coverage = RuleCoverage()
    coverage.game = pw.load(name)  # type: ignore[misc]
    coverage.tests = TESTS / "rules" / name.replace("-", "_")  # type: ignore[misc]
    coverage.test_every_rule_has_a_test_and_every_test_names_rules_that_exist()
    coverage.test_the_code_names_only_rules_that_exist()
