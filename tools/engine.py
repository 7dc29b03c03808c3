"""The compiled engine of `make play`: built apart from the tree, in the background, for the next start.

    python tools/engine.py      build it for the sources as they are

Every engine lies in a folder of its own, build/engine/DIGEST, where DIGEST is that of the sources it was built from
and of the Python it is for. A folder of such a name is complete and never changes: it is made elsewhere and renamed.
So an engine fits its sources or is not found, and a build that is stopped at any moment leaves nothing that is used.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from compiler import PACKAGES

ROOT = Path(__file__).resolve().parents[1]
ENGINES = ROOT / "build" / "engine"
LOG = ENGINES / "build.log"
#: The layers above the engine: it imports nothing of them, so they change without it.
ABOVE = {"arena", "cli", "server", "tables", "templates", "testing"}


def sources(tree: Path) -> list[Path]:
    """All that an engine is built from, in the checkout or in a copy of it."""
    package = tree / "src" / "paddlewheel"
    modules = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in ABOVE]
    return sorted([*modules, tree / "setup.py", tree / "constraints.txt", tree / "tools" / "compiler.py"])


def digest(tree: Path = ROOT) -> str:
    found = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in sources(tree):
        content = path.read_bytes()
        found.update(f"{path.relative_to(tree)} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:16]


def take() -> Path | None:
    """The engine that fits the sources, if it has been built; it stays while this process lives.

    The lock passes to the program that takes the place of this process, and not to the processes it starts.
    """
    engine = ENGINES / digest()
    if not engine.is_dir():
        return None
    lock = os.open(engine, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
    return engine


def remove_unused() -> None:
    """Remove the engines that no server runs, and what stopped builds have left."""
    for folder in ENGINES.iterdir():
        if not folder.is_dir():
            continue
        lock = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder)
        except BlockingIOError:
            continue
        finally:
            os.close(lock)


def start_build() -> None:
    """Build in a process that outlives this one, at the lowest priority."""
    ENGINES.mkdir(parents=True, exist_ok=True)
    subprocess.Popen(  # noqa: S603
        [sys.executable, __file__], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip


def build() -> None:
    """Build the engine for the sources as they are now, unless it is there or another process is at it."""
    with alone() as is_alone:
        if not is_alone or (ENGINES / digest()).is_dir():
            return
        remove_unused()
        with tempfile.TemporaryDirectory(prefix="new-", dir=ENGINES) as folder:
            tree, engine = Path(folder, "tree"), Path(folder, "engine")
            copy_sources(tree)
            compile_engine(tree, Path(folder, "tools"), engine)
            # After a power cut there is a whole engine under its name, or none.
            os.sync()
            engine.rename(ENGINES / digest(tree))
        LOG.unlink(missing_ok=True)


def is_building() -> bool:
    with alone() as is_alone:
        return not is_alone


@contextmanager
def alone() -> Iterator[bool]:
    """True for one process at a time. The system lets go of the lock when that process ends, however it ends."""
    ENGINES.mkdir(parents=True, exist_ok=True)
    with (ENGINES / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def copy_sources(tree: Path) -> None:
    for path in sources(ROOT):
        copy = tree / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def compile_engine(tree: Path, tools: Path, engine: Path) -> None:
    """Compile with tools in an environment of their own, which goes with the folder it is in."""
    with LOG.open("w") as log:
        venv.create(tools, with_pip=True, symlinks=True)
        python = str(tools / "bin" / "python")
        pip = [python, "-m", "pip", "install", "-q", "-c", "constraints.txt", "setuptools", *PACKAGES]
        subprocess.run(pip, check=True, cwd=tree, stdout=log, stderr=log)  # noqa: S603
        compiling = [python, "setup.py", "-q", "build_ext", "-j", "1", "--build-lib", str(engine)]
        env = {name: value for name, value in os.environ.items() if not name.startswith("PADDLEWHEEL_")}
        subprocess.run(compiling, check=True, cwd=tree, stdout=log, stderr=log, env=env)  # noqa: S603


def main() -> None:
    os.nice(19)
    try:
        build()
    except (OSError, subprocess.CalledProcessError) as error:
        with LOG.open("a") as log:
            print(error, file=log)
        sys.exit(1)


if __name__ == "__main__":
    main()
