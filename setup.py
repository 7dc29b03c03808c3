"""Build: compile the engine by mypyc where a C compiler is present, else install it as plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compiler import NO_COMPILER, c_compiler, wants_plain

SOURCE = Path("src/paddlewheel")
COMPILED = [
    *("kernel/_chance.py", "kernel/_choice_facts.py", "kernel/_contract.py", "kernel/_features.py"),
    *("kernel/_game.py", "kernel/_playout.py", "kernel/_tactics.py"),
    *("parts/*.py", "games/*/state.py", "games/*/rules.py", "games/*/rules/*.py"),
    *("games/*/tactics.py", "games/*/tactics/*.py", "games/*/features.py", "games/*/planes.py"),
    *("bots/lookahead.py", "bots/policy.py", "bots/search.py", "envs/batch.py"),
]

#: A tenth slower to compile than -O2, and about a tenth faster to run.
OPTIMISED = "3"
#: Functions that no other library calls can be called directly and inlined.
PRIVATE = ["-fvisibility=hidden"]
#: The commands that compile. mypyc takes its time, and need not run when pip asks for the name and the version.
COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def modules_to_compile() -> list[str]:
    """The engine: what plays, and nothing that reads files or draws."""
    found = [path for pattern in COMPILED for path in sorted(SOURCE.glob(pattern))]
    return [str(path) for path in found if path.name != "__init__.py"]


def groups(paths: list[str]) -> list[tuple[list[str], str]]:
    """One C library for the engine and one a game: a change in one game compiles that game alone."""
    found: dict[str, list[str]] = {}
    for path in paths:
        room, folder = Path(path).parts[2:4]
        found.setdefault(folder if room == "games" else "engine", []).append(path)
    return [(files, f"paddlewheel.{name}") for name, files in found.items()]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    paths = modules_to_compile()
    found: list[Extension] = mypycify(paths, opt_level=OPTIMISED, debug_level="0", separate=groups(paths))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *(PRIVATE if os.name == "posix" else [])]
    return found


class ParallelBuild(build_ext):
    """Libraries are compiled side by side on all cores, unless -j says otherwise."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True


if wants_plain():
    setup()
elif c_compiler() is None:
    print(f"paddlewheel: {NO_COMPILER}", file=sys.stderr)
    setup()
else:
    setup(ext_modules=extensions() if COMPILING & set(sys.argv) else [], cmdclass={"build_ext": ParallelBuild})
