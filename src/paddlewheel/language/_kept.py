"""What is worded alike over and over, such as a card that lies in scene after scene, is made once a language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

from paddlewheel.language._current import Language, language

P = ParamSpec("P")
T = TypeVar("T")
#: So many of a kind are kept.
MOST = 4096


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """What this makes of its arguments is kept for the language that it is said in."""

    @lru_cache(maxsize=MOST)
    def made(spoken: Language, *values: P.args, **named: P.kwargs) -> T:
        return make(*values, **named)

    @wraps(make)
    def find(*values: P.args, **named: P.kwargs) -> T:
        return made(language(), *values, **named)  # type: ignore[arg-type]  # all that is kept can be hashed

    return find
