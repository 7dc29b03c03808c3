"""The browser is tested with the cases that Python makes; here, that the file of them is the latest one."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel.presentation import apply_change, difference
from presentation.twins import CASES, cases

FILE = Path(__file__).parents[2] / "web" / "tests" / "twins.json"


def test_the_cases_of_the_browser_are_those_that_python_makes() -> None:
    assert FILE.read_bytes() == cases(), "PYTHONPATH=src python tests/presentation/twins.py > web/tests/twins.json"


@pytest.mark.parametrize("name", CASES)
def test_a_change_leads_from_one_scene_to_the_other(name: str) -> None:
    before, after = CASES[name]
    assert apply_change(before, difference(before, after)) == after
