"""What README shows is true: its Python examples run, its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from typer.main import get_command

from paddlewheel.cli.main import app

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_readme_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_commands_of_readme_exist() -> None:
    named = set(re.findall(r"(?m)^    paddlewheel ([a-z]+)", README.read_text(encoding="utf-8")))
    known = getattr(get_command(app), "commands", {})
    assert named
    assert named <= set(known)
