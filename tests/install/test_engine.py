"""The compiled engine of `make play`: it fits the sources or is not used, however its build ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("fcntl", reason="`make play` is for systems with make")
import engine

REAL = Path(engine.__file__)
MODULE = "src/paddlewheel/kernel/state.py"
#: Stands in for mypyc: it writes one of two modules, and waits to be stopped before the other where that is asked for.
COMPILER = """
import signal, sys, time
from pathlib import Path
import engine

# Whoever starts the tests in the background may have turned it off.
signal.signal(signal.SIGINT, signal.default_int_handler)

def compile_engine(tree, tools, target):
    target.mkdir()
    (target / "first.so").touch()
    Path("half-way").touch()
    while Path("wait").exists():
        time.sleep(0.01)
    (target / "second.so").touch()

engine.compile_engine = compile_engine
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout whose engine takes no time to compile."""
    for name in (MODULE, "src/paddlewheel/server/app.py", "setup.py", "constraints.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"# {name}\n")
    (tmp_path / "tools").mkdir()
    for tool in (REAL, REAL.with_name("compiler.py")):
        (tmp_path / "tools" / tool.name).write_text(tool.read_text())
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "ENGINES", tmp_path / "build" / "engine")
    return tmp_path


def run(checkout: Path, *lines: str) -> subprocess.Popen[str]:
    """Run lines of Python in the checkout, where `engine` is its own and the compiler the one above."""
    script = "\n".join([COMPILER, *lines])
    env = {**os.environ, "PYTHONPATH": str(checkout / "tools")}
    return subprocess.Popen([sys.executable, "-c", script], cwd=checkout, env=env, stdout=subprocess.PIPE, text=True)


def build(checkout: Path) -> None:
    assert run(checkout, "engine.build()").wait(30) == 0


def build_half_way(checkout: Path) -> subprocess.Popen[str]:
    (checkout / "wait").touch()
    (checkout / "half-way").unlink(missing_ok=True)
    building = run(checkout, "engine.build()")
    wait_for(checkout / "half-way")
    return building


def wait_for(file: Path) -> None:
    for _ in range(3000):
        if file.exists():
            return
        time.sleep(0.01)
    raise TimeoutError(file)


def taken(checkout: Path) -> str:
    """What another start finds: the modules of the engine it takes, or None."""
    found = run(checkout, "found = engine.take()", "print(found and sorted(file.name for file in found.iterdir()))")
    return found.communicate(timeout=30)[0].strip()


WHOLE = "['first.so', 'second.so']"


def test_an_engine_is_taken_from_the_start_after_its_build_on(checkout: Path) -> None:
    assert taken(checkout) == "None"
    build(checkout)
    assert taken(checkout) == WHOLE


def test_no_engine_is_taken_beside_other_sources(checkout: Path) -> None:
    build(checkout)
    (checkout / MODULE).write_text("# as of the last git pull\n")
    assert taken(checkout) == "None"


def test_the_layers_above_change_without_the_engine(checkout: Path) -> None:
    build(checkout)
    (checkout / "src/paddlewheel/server/app.py").write_text("# another page\n")
    assert taken(checkout) == WHOLE


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_build_that_is_stopped_leaves_nothing_that_is_used(checkout: Path, end: signal.Signals) -> None:
    building = build_half_way(checkout)
    building.send_signal(end)
    building.wait(30)
    assert taken(checkout) == "None"
    (checkout / "wait").unlink()
    build(checkout)
    assert taken(checkout) == WHOLE
    assert [path for path in engine.ENGINES.iterdir() if path.name.startswith("new-")] == []


def test_sources_that_change_during_the_build_get_no_engine_of_older_ones(checkout: Path) -> None:
    building = build_half_way(checkout)
    (checkout / MODULE).write_text("# edited meanwhile\n")
    (checkout / "wait").unlink()
    assert building.wait(30) == 0
    assert taken(checkout) == "None"


def test_two_starts_build_one_engine(checkout: Path) -> None:
    building = build_half_way(checkout)
    assert engine.is_building()
    build(checkout)  # ends at once, and touches nothing
    (checkout / "wait").unlink()
    assert building.wait(30) == 0
    assert taken(checkout) == WHOLE
    assert not engine.is_building()


def test_a_running_server_keeps_its_engine_until_it_ends(checkout: Path) -> None:
    build(checkout)
    old = engine.ENGINES / engine.digest(checkout)
    # As `make play` does: the lock passes to the program that takes the place of the process.
    server = run(
        checkout, "import os", "engine.take()", "Path('serving').touch()", "os.execvp('sleep', ['sleep', '60'])"
    )
    wait_for(checkout / "serving")
    (checkout / MODULE).write_text("# newer\n")
    build(checkout)
    assert old.is_dir()
    server.kill()
    server.wait(30)
    (checkout / MODULE).write_text("# newer still\n")
    build(checkout)
    assert not old.exists()


def test_a_compiler_that_fails_leaves_its_reason(checkout: Path) -> None:
    failing = "from subprocess import CalledProcessError\ndef fail(*_): raise CalledProcessError(1, 'cc')\n"
    failing += "engine.compile_engine = fail\nengine.main()"
    assert run(checkout, failing).wait(30) == 1
    assert "cc" in (checkout / "build" / "engine" / "build.log").read_text()
    assert taken(checkout) == "None"
