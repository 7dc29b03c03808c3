"""Every tutorial runs from top to bottom, and prints what its page says. Its steps in the browser: tests/browser."""

from __future__ import annotations

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from docs.tutorials import PAGES, blocks, commands

PROGRAMS = {
    "paddlewheel": [sys.executable, "-m", "paddlewheel.cli.main"],
    "pytest": [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
    "python": [sys.executable],
}


class Shell:
    """Runs the commands of a page in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        own = [str(folder / name / "src") for name in ("river-market",)]
        path = os.pathsep.join([*own, *(place for place in sys.path if place)])
        terminal = {"COLUMNS": "100", "TERM": "dumb", "PYTHONUTF8": "1"}
        self.environment = {**os.environ, **terminal, "HOME": str(folder), "PYTHONPATH": path}

    def run(self, line: str, typed: str) -> str:
        program, *arguments = shlex.split(line)
        if program == "cd":
            self.folder = self.folder / arguments[0]
            return ""
        done = subprocess.run(  # noqa: S603
            [*PROGRAMS[program], *arguments],
            input=typed, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=300,
            check=False,
        )  # fmt: skip
        return "\n".join(row.rstrip() for row in (done.stdout + done.stderr).splitlines())


@pytest.mark.parametrize("page", PAGES)
def test_a_tutorial_runs_as_it_is_written(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shell = Shell(tmp_path)
    names: dict[str, object] = {}
    ran = 0
    for block in blocks(page):
        if block.title:
            (shell.folder / block.title).write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            for command in commands(block.text):
                shown = shell.run(command.line, command.typed)
                assert command.printed.search(shown), f"{command.line} prints\n{shown}\nnot\n{command.printed.pattern}"
                ran += 1
        elif block.language == "python":
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            example = doctest.DocTestParser().get_doctest(block.text, names, page, None, None)
            runner.run(example, clear_globs=False)
            names = example.globs
            ran += runner.summarize(verbose=False).attempted
            assert runner.summarize(verbose=False).failed == 0
    assert ran > 1
