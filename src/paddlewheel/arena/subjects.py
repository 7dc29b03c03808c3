"""What choices are about: every card, tile and action, whatever place on the board it is used at."""

from __future__ import annotations

import re
from functools import lru_cache

from paddlewheel.kernel import AnyGame

#: A card or a tile by its number (U12, T05), and a place on a board (N1.3, c5).
ITEM = re.compile(r"[A-Z]\d{2}")
PLACE = re.compile(r"[NS]\d+\.-?\d+|[a-n]\d")


class Subjects:
    """The subjects of a game's choices, by number."""

    def __init__(self, tokens: tuple[str, ...]) -> None:
        self.names: list[str] = []
        #: The subjects of each choice.
        self.of: list[tuple[int, ...]] = []
        known: dict[str, int] = {}
        for token in tokens:
            found = subjects(token)
            for name in found:
                if name not in known:
                    known[name] = len(self.names)
                    self.names.append(name)
            self.of.append(tuple(known[name] for name in found))


def subjects(token: str) -> tuple[str, ...]:
    """What a choice is about: `commit U12 left` is about committing U12, and about committing to the left."""
    words = [word for word in token.split() if not PLACE.fullmatch(word)]
    item = next((at for at, word in enumerate(words) if ITEM.fullmatch(word)), None)
    if item is None:
        return (" ".join(words),)
    return " ".join(words[: item + 1]), " ".join(words[:item] + words[item + 1 :])


def subjects_of(game: AnyGame) -> Subjects:
    """The subjects of a game."""
    return _subjects(game.tokens)


@lru_cache(maxsize=8)
def _subjects(tokens: tuple[str, ...]) -> Subjects:
    return Subjects(tokens)
