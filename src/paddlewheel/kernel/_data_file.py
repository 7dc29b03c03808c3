"""Data files: TOML read into a type."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from paddlewheel.kernel._errors import BadData
from paddlewheel.kernel._words import say

T = TypeVar("T")


def read_data_file(path: Path, kind: type[T]) -> T:
    """The file as its type; a bad one gets an error that names the place."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadData(path.name, where.strip("`") or "$", what) from None
    except msgspec.DecodeError as error:
        raise BadData(path.name, say("not-toml"), str(error)) from None
