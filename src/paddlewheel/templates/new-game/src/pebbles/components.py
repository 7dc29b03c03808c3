"""The numbers of the game, read from their file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from paddlewheel.kernel import Number, load_components

FILE = Path(__file__).with_name("components.toml")


class GameNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Number
    most_valuable_shell: Number


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameNumbers


def load(path: Path = FILE, changes: Mapping[str, int] | None = None) -> Components:
    """The file, with a designer's changes (`{"game.rounds": 5}`)."""
    return load_components(path, Components, changes)
