"""The numbers of a game that has no `features.py`: its observation, hashed into a fixed number of places.

Built from the observation alone, so it can show no more than the seat may know. It forgets a little (two facts may
share a place) and it is slow; a game that is to be learned in earnest writes features of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec

from paddlewheel.kernel._contract import AnyState
from paddlewheel.kernel._features import Features, Page, Part, Planes

WORDS = 256
MOST_WORDS = 4
NUMBERS = 256
MOST_NUMBER = 32

#: Said elsewhere: the mask has the choices, the reward has the outcome.
LEFT_OUT = ("game", "seats", "choices", "outcome")

PARTS = [
    Part("words", WORDS, MOST_WORDS, "every fact in words, counted at the place its path and value are hashed to"),
    Part("numbers", NUMBERS, MOST_NUMBER, "every number, added with a sign at the place its path is hashed to"),
]


class HashedFeatures(Features[AnyState]):
    """Any observation as 512 numbers: words first, then numbers."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def write(self, state: AnyState, seat: int, page: Page) -> None:
        """Write what the seat sees: the observation, hashed."""
        seen = msgspec.to_builtins(state.observe(seat))
        words = [0] * WORDS
        numbers = [0] * NUMBERS
        for path, value in _leaves("", {name: seen[name] for name in seen if name not in LEFT_OUT}):
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                place = crc32(path.encode())
                numbers[place % NUMBERS] += round(value) * (1 if place >> 31 else -1)
            else:
                words[crc32(f"{path}={value}".encode()) % WORDS] += 1
        for count in words:
            page.put(min(count, MOST_WORDS))
        for number in numbers:
            page.put(max(-MOST_NUMBER, min(number, MOST_NUMBER)))


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every single fact with the way to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(f"{path}.{name}", inner)
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value):
            yield from _leaves(f"{path}.{number}", inner)
    else:
        yield path, value


def features_of(state: AnyState) -> Features[Any]:
    """How this state's game is written as numbers."""
    own: Features[Any] | None = state.game.features(state.rules, state.seats)
    return HashedFeatures() if own is None else own


def planes_of(state: AnyState) -> Planes[Any] | None:
    """How the board of this state's game is written as planes; None where the game has none."""
    found: Planes[Any] | None = state.game.planes(state.rules, state.seats)
    return found
