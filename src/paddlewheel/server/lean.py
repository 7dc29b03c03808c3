"""What libraries load as they come and a server never uses, left out: a sixth of its memory."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

#: Where a process that becomes a server finds its settings. The environment is not shown to other users, arguments are.
SETTINGS = "PADDLEWHEEL_SERVER"

#: Done without where they are not installed. (Without `_hashlib`, Python hashes by its own code, not by OpenSSL's.)
ABSENT = ("_hashlib", "attr", "attrs", "pydantic")

#: Only named by those who load them: commands and pages that nobody calls here, servers and clients beside our own.
UNUSED = ("configparser", "html.entities", "logging.config", "logging.handlers", "pdb", "uvicorn.main", "yaml")

#: A server speaks no TLS, its proxy does. The way to a database of its own may.
TLS = ("ssl",)


class Hollow(ModuleType):
    """A module that has every name and nothing behind it."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return 0 if name.isupper() else type(name, (Exception,), {})


def leave_out(names: tuple[str, ...] = UNUSED) -> None:
    """To be called before anything is loaded. Whoever loads one of these modules gets a hollow one."""
    sys.modules.update(dict.fromkeys(ABSENT))  # type: ignore[arg-type]
    sys.modules.update({name: Hollow(name) for name in names})
