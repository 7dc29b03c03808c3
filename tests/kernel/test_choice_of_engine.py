"""Which engine a process runs, and what importing it loads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import paddlewheel as pw

PACKAGE = Path(pw.__file__).parent
IS_COMPILED = "from paddlewheel.kernel import is_compiled; print(is_compiled())"
PLAY = """
import paddlewheel as pw
for name in pw.games():
    state = pw.load(name).new(seed=1)
    for _ in range(20):
        state.play(state.deciders[0], state.choices(state.deciders[0])[0])
"""


def run(code: str, **variables: str) -> str:
    """What a fresh process prints that imports this package."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("PADDLEWHEEL_")}
    env = {**others, "PYTHONPATH": str(PACKAGE.parent), **variables}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout  # noqa: S603


def test_plain_sources_can_be_asked_for() -> None:
    assert run(PLAY + IS_COMPILED, PADDLEWHEEL_PLAIN="1") == "False\n"


def test_a_compiled_engine_can_lie_apart_from_the_sources(tmp_path: Path) -> None:
    found = [file for file in PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}")]
    if not found:
        pytest.skip("the engine is not compiled here: make build")
    for file in found:
        copy = tmp_path / file.relative_to(PACKAGE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    where = "; import paddlewheel.kernel._chance as chance; print(chance.__file__)"
    compiled, file_of_a_module = run(PLAY + IS_COMPILED + where, PADDLEWHEEL_COMPILED=str(tmp_path)).split()
    assert compiled == "True"
    assert Path(file_of_a_module).is_relative_to(tmp_path)
    assert run(IS_COMPILED, PADDLEWHEEL_COMPILED=str(tmp_path), PADDLEWHEEL_PLAIN="1") == "False\n"


def test_an_empty_folder_leaves_the_sources_and_not_the_engine_beside_them(tmp_path: Path) -> None:
    assert run(PLAY + IS_COMPILED, PADDLEWHEEL_COMPILED=str(tmp_path)) == "False\n"


def test_the_engine_alone_loads_neither_server_nor_command_line() -> None:
    """Measured after a game of each was begun."""
    loaded = run(PLAY + "import sys; print(*sys.modules)").split()
    heavy = ("alembic", "prometheus_client", "pydantic", "rich", "sqlalchemy", "starlette", "typer", "uvicorn")
    ours = tuple(f"paddlewheel.{layer}" for layer in ("arena", "cli", "server", "tables", "testing"))
    assert [name for name in loaded if name.split(".")[0] in heavy or name.startswith(ours)] == []
