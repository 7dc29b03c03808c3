"""What an environment needs beyond the engine, and what to install when it is not there."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def wanted(module: str, extra: str) -> Any:
    """The module, or an ImportError that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(f"this needs {module}: pip install 'paddlewheel[{extra}]'", name=module) from error
