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
    *("kernel/chance.py", "kernel/contract.py", "kernel/features.py", "kernel/playout.py", "kernel/tactics.py"),
    *("parts/*.py", "games/*/state.py", "games/*/rules.py", "games/*/rules/*.py", "games/*/tactics.py"),
    *("games/*/features.py", "bots/lookahead.py", "bots/search.py", "envs/batch.py"),
]


def modules_to_compile() -> list[str]:
    """The engine: what plays, and nothing that reads files or draws."""
    found = [path for pattern in COMPILED for path in sorted(SOURCE.glob(pattern))]
    return [str(path) for path in found if path.name != "__init__.py"]


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

    found: list[Extension] = mypycify([*modules_to_compile()], opt_level="3", debug_level="0", group_name="paddlewheel")
    return found


setup(ext_modules=extensions())
