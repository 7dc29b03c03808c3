"""Small helps for putting a game into words."""

from __future__ import annotations

from collections.abc import Mapping

from paddlewheel.kernel import Fact


def counted(number: int, one: str, many: str = "") -> str:
    """1 coal, 2 coals; `many` where an s is not enough."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def number(facts: Mapping[str, Fact], name: str) -> int:
    """A fact that is a number."""
    value = facts[name]
    return value if isinstance(value, int) else 0


def numbers(facts: Mapping[str, Fact], name: str) -> list[int]:
    """A fact that is a row of numbers."""
    value = facts[name]
    return [item for item in value if isinstance(item, int)] if isinstance(value, tuple) else []


def texts(facts: Mapping[str, Fact], name: str) -> tuple[str, ...]:
    """A fact that is a row of words."""
    value = facts[name]
    return tuple(item for item in value if isinstance(item, str)) if isinstance(value, tuple) else ()
