"""Whether the engine can be compiled here, and what that takes."""

from __future__ import annotations

import os
import shutil
import sysconfig

NO_COMPILER = "no C compiler found; the engine runs as plain Python, some 20 times slower"
#: The packages that compile. mypyc reads the types of msgspec.
PACKAGES = ["mypy", "librt", "msgspec"]


def c_compiler() -> str | None:
    """The C compiler this Python would use, if it is on this machine."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(command.split()[0])


def wants_plain() -> bool:
    return bool(os.environ.get("PADDLEWHEEL_PLAIN"))
