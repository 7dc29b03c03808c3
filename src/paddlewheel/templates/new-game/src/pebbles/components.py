"""The numbers of the game, read from their file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddlewheel.kernel import DataFile, Number, load_components

FILE = Path(__file__).with_name("components.toml")


class GameNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Number
    most_valuable_shell: Number


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameNumbers


def load(path: DataFile = FILE) -> Components:
    """The game's own file, or one of somebody else's; a table `[set]` in it changes single numbers."""
    return load_components(path, Components, FILE)
