"""Set up this checkout in `.venv`, where it is not set up already.

    python3 tools/set_up.py                what playing needs, and the browser client
    python3 tools/set_up.py --developer    the tools of developers as well; the client is left to `make web`

It may be stopped at any moment and run at the same time as another: what is not complete is made from the start.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PYPROJECT, CONSTRAINTS = ROOT / "pyproject.toml", ROOT / "constraints.txt"
#: There while packages are being installed, so that an installation that was stopped is known as such.
UNFINISHED = VENV / "unfinished"
#: Newer than the two files above where the packages are installed.
PLAYERS, DEVELOPERS = VENV / "players", VENV / "developers"
DEVELOPERS_EXTRAS = "arena,envs,examples,openspiel,print,ray,tune"
INTERRUPTED = 130


def main(words: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Paddlewheel needs Python 3.11 or newer.")
    os.chdir(ROOT)
    try:
        with one_at_a_time():
            if "--developer" in words:
                set_up_developers()
            else:
                set_up_players()
    except KeyboardInterrupt:
        print("\npaddlewheel: stopped; the next time goes on from here", file=sys.stderr)
        sys.exit(INTERRUPTED)


def set_up_players() -> None:
    client = [str(PYTHON), "web/npm.py"]
    installed = is_current(PLAYERS) or is_current(DEVELOPERS)
    if not installed:
        with step("1 of 3: installing the packages that playing needs"):
            install(PLAYERS, ["-e", ".[print]"])
    built = subprocess.run([*client, "is-built"], check=False).returncode == 0  # noqa: S603
    if not built:
        with step("2 of 3: building the browser client"):
            run([*client, "build", "--tidy"])
    if not (installed and built):
        say("3 of 3: opening the table")


def set_up_developers() -> None:
    if not is_current(DEVELOPERS):
        with step("installing the packages and the tools of developers"):
            # Dependency groups are read by pip from 25.1 on.
            install(DEVELOPERS, ["--upgrade", "pip>=25.1"], ["--group", "dev", "-e", f".[{DEVELOPERS_EXTRAS}]"])


def is_current(stamp: Path) -> bool:
    files = (PYPROJECT, CONSTRAINTS)
    return stamp.is_file() and not UNFINISHED.exists() and all(is_newer(stamp, file) for file in files)


def is_newer(stamp: Path, file: Path) -> bool:
    return stamp.stat().st_mtime >= file.stat().st_mtime


def install(stamp: Path, *calls: list[str]) -> None:
    """Install packages. An environment in which that was stopped half-way is made from the start."""
    if UNFINISHED.exists() or not has_pip():
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    UNFINISHED.touch()
    for words in calls:
        run([str(PYTHON), "-m", "pip", "install", "-q", "-c", str(CONSTRAINTS), *words])
    stamp.touch()
    UNFINISHED.unlink()


def has_pip() -> bool:
    if not PYTHON.exists():
        return False
    return subprocess.run([PYTHON, "-m", "pip", "--version"], check=False, capture_output=True).returncode == 0  # noqa: S603


def run(command: list[str]) -> None:
    """Run a command; where it fails, its own words and one sentence."""
    plain = {**os.environ, "PADDLEWHEEL_PLAIN": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, check=False, env=plain, capture_output=True, text=True)  # noqa: S603
    if done.returncode:
        print(f"\n{(done.stdout + done.stderr).strip()[-2000:]}", file=sys.stderr)
        sys.exit("paddlewheel: this could not be set up; see above for the reason")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for another set-up of this checkout to end."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "set-up.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up of this checkout")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is done, and after it how many seconds it took."""
    started = time.monotonic()
    print(f"paddlewheel: {what} ...", end="", flush=True)
    yield
    print(f" {time.monotonic() - started:.0f} s", flush=True)


def say(sentence: str) -> None:
    print(f"paddlewheel: {sentence}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
