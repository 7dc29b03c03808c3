"""The conformance suite on every game here, and on the small one of the template."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.testing import Conformance, check_rules_in_code, check_tested_rules
from pebbles import GAME as PEBBLES

TESTS = Path(__file__).parents[1]


class TestEveryGame(Conformance):
    games = (PEBBLES, *(pw.load(name) for name in pw.games() if name != PEBBLES.info.id))


@pytest.mark.parametrize("name", [name for name in pw.games() if name != PEBBLES.info.id])
def test_rules_tests_and_code_carry_the_same_numbers(name: str) -> None:
    check_tested_rules(pw.load(name), TESTS / "rules" / name.replace("-", "_"))
    check_rules_in_code(pw.load(name))
