"""Words that all parts share: lists and directions."""

from __future__ import annotations

from collections.abc import Iterable
from errno import errorcode

from paddlewheel.language._current import FOLDER
from paddlewheel.language._messages import Messages

common = Messages(FOLDER)


def listed(words: Iterable[str]) -> str:
    """red, blue and green."""
    *first, last = words
    return common("list", first=", ".join(first), last=last) if first else last


def either(words: Iterable[str]) -> str:
    """red or blue or green."""
    return common("or").join(words)


def system_error(error: OSError) -> str:
    """What the system says of a file or an address: in English its own words, else by the name of the error."""
    return common.translated(f"system-{errorcode.get(error.errno or 0)}", error.strerror or str(error))


def decimal(number: str) -> str:
    """A number that is written already, with the decimal sign of the language: `1.8`, `1,8`."""
    return number.replace(".", common("decimal-sign"))


def percent(share: float) -> str:
    """A share as it is written here: `62%`, `62 %`."""
    return common("percent", share=f"{100 * share:.0f}")


def direction(name: str) -> str:
    """A direction by its name in tokens: `north-east`."""
    return common(f"direction-{name}")


def towards(name: str) -> str:
    """Where something goes or looks: `north-east`, `vers le nord-est`."""
    return common(f"direction-{name}.towards")
