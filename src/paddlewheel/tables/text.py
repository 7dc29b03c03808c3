"""Text that people type, without characters that could confuse a screen or a database."""

from __future__ import annotations

import unicodedata

HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: It joins letters of some scripts and parts of emoji, so it is kept.
JOINER = "\u200d"


def clean(text: str) -> str:
    """The text without control characters and marks that reverse or hide text, with single spaces."""
    kept = [letter if _is_plain(letter) else " " for letter in text]
    return " ".join("".join(kept).split())


def _is_plain(letter: str) -> bool:
    return letter == JOINER or unicodedata.category(letter) not in HIDDEN_KINDS
