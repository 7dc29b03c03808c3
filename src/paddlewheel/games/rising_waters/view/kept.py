"""Elements that look alike in scene after scene are made once a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

from paddlewheel.language import Language, language

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")
#: So many of a kind are kept.
MOST = 4096


def kept(make: Callable[[*Arguments], T]) -> Callable[[*Arguments], T]:
    """What this makes of its arguments is kept for the language that it is said in."""

    @lru_cache(maxsize=MOST)
    def made(spoken: Language, *arguments: *Arguments) -> T:
        return make(*arguments)

    @wraps(make)
    def find(*arguments: *Arguments) -> T:
        return made(language(), *arguments)

    return find
