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


def whole(number: int) -> str:
    """A whole number, its thousands set apart: `12,000`, `12 000`."""
    return common("number", number=number)


def percent(share: float, digits: int = 0, signed: bool = False) -> str:
    """A share as it is written here: `62%`, `62 %`; with digits behind the decimal sign `62.1%`, `62,1 %`."""
    return common("percent", share=decimal(f"{100 * share:{'+' if signed else ''}.{digits}f}"))


def direction(name: str) -> str:
    """A direction by its name in tokens: `north-east`."""
    return common(f"direction-{name}")


def towards(name: str) -> str:
    """Where something goes or looks: `north-east`, `vers le nord-est`."""
    return common(f"direction-{name}.towards")
