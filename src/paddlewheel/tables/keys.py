"""Secrets of a table: keys of seats, and the commitment to the shuffle."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

KEY_BYTES = 24
ID_BYTES = 12


def new_key() -> str:
    """A key for a seat, an invitation or a host: 192 bits, safe in a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """An id that nobody can guess: whoever has it may watch."""
    return secrets.token_urlsafe(ID_BYTES)


def new_seed() -> int:
    return secrets.randbits(63)


def digest(key: str) -> str:
    """What is stored of a key. Keys are random, so one round of hashing is enough."""
    return sha256(key.encode()).hexdigest()


def opens(key: str, stored: str) -> bool:
    """Whether this is the key, compared in constant time."""
    return hmac.compare_digest(digest(key), stored)


def commitment(game: str, seed: int, salt: str) -> str:
    """Published at the start; checked by players once seed and salt are shown at the end. Empty without a salt."""
    return "" if not salt else sha256(f"{game} {seed} {salt}".encode()).hexdigest()
