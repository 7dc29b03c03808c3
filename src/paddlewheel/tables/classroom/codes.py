"""The code of a class: short, easy to type, and without letters that look alike or make words."""

from __future__ import annotations

import re
import secrets
import unicodedata

LETTERS = "CDFGHJKMNPQRTVWXY34679"
LENGTH = 6


def new_code() -> str:
    """One of 113 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """A code as somebody types it: in any case, with spaces or hyphens. None for what can be no code."""
    code = re.sub(r"[\s-]", "", unicodedata.normalize("NFKC", typed)).upper()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same, however they are written."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
