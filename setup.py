"""Build: compile the engine by mypyc where a C compiler is present, else install it as plain Python."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/paddlewheel")
COMPILED = [
    *("kernel/_chance.py", "kernel/_contract.py", "kernel/_features.py", "kernel/_game.py"),
    *("kernel/_playout.py", "kernel/_tactics.py"),
    *("parts/*.py", "games/*/state.py", "games/*/rules.py", "games/*/rules/*.py"),
    *("games/*/tactics.py", "games/*/tactics/*.py", "games/*/features.py"),
    *("bots/lookahead.py", "bots/search.py", "envs/batch.py"),
]

#: A tenth slower to compile than -O2, and about a tenth faster to run.
OPTIMISED = "3"
#: Functions that no other library calls can be called directly and inlined.
PRIVATE = ["-fvisibility=hidden"]


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
    return [(files, f"paddlewheel_{name}") for name, files in found.items()]


def compiler() -> str | None:
    """The C compiler this Python would use, if it is on this machine."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(command.split()[0])


def extensions() -> list[Extension]:
    if os.environ.get("PADDLEWHEEL_PLAIN"):
        return []
    if compiler() is None:
        print(
            "paddlewheel: no C compiler found; the engine runs as plain Python, some 20 times slower", file=sys.stderr
        )
        return []
    from mypyc.build import mypycify

    paths = modules_to_compile()
    found: list[Extension] = mypycify(paths, opt_level=OPTIMISED, debug_level="0", separate=groups(paths))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *(PRIVATE if os.name == "posix" else [])]
    return found


setup(ext_modules=extensions())
