"""Words that people type: kept as text, without what could confuse a screen or a database."""

from __future__ import annotations

import unicodedata

HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Joins letters of some scripts and parts of emoji: kept.
JOINER = "\u200d"


def clean(text: str) -> str:
    """Without control characters and marks that turn or hide text, and with single spaces."""
    kept = [letter if _is_plain(letter) else " " for letter in text]
    return " ".join("".join(kept).split())


def _is_plain(letter: str) -> bool:
    return letter == JOINER or unicodedata.category(letter) not in HIDDEN_KINDS
