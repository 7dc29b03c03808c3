"""What an environment needs beyond the engine, and what to install when it is not there."""

from __future__ import annotations


def missing(error: ImportError, extra: str) -> ImportError:
    """The same error, saying what to install."""
    return ImportError(f"{error.name} is not installed: pip install 'paddlewheel[{extra}]'", name=error.name)
