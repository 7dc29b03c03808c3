"""Options of a game: typed, documented, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from paddlewheel.kernel._errors import BadInput
from paddlewheel.kernel._words import say
from paddlewheel.language import either

OptionValue = str | int | bool
#: How the values of a yes or no are written.
TRUTHS = ("true", "false")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options. Each field carries its meaning: `Annotated[int, Meta(description=...)]`."""


O = TypeVar("O", bound=Options)  # noqa: E741


class OptionInfo(msgspec.Struct, frozen=True):
    """One option for people: what it means, what it is when nobody says, and what is allowed."""

    name: str
    #: The name as a form shows it.
    title: str
    meaning: str
    default: OptionValue
    allowed: str
    #: The values to pick from, and what a form calls each of them; none where a number or a text is asked for.
    values: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    #: The smallest and the largest number.
    low: int | None = None
    high: int | None = None
    #: The regular expression that a text has to match; empty where any text will do, and for what is no text.
    pattern: str = ""


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options given, or one clear error that names what is allowed."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        raise _fault(kind, given) from None


def _fault(kind: type[Options], given: Mapping[str, object]) -> BadInput:
    known = {info.name: info for info in describe_options(kind)}
    for name, value in given.items():
        if name not in known:
            options = ", ".join(known) or say("no-options")
            return BadInput(say("no-such-option", name=repr(name), options=options))
        try:
            msgspec.convert({name: value}, kind, strict=False)
        except msgspec.ValidationError:
            return BadInput(say("bad-option", name=name, value=repr(value), allowed=known[name].allowed))
    return BadInput(say("bad-options"))


def describe_options(kind: type[Options]) -> list[OptionInfo]:
    """Every option of a game, for help texts and forms."""
    hints = get_type_hints(kind, include_extras=True)
    return [_described(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(kind)]


def _described(name: str, hint: object, default: OptionValue) -> OptionInfo:
    meta = next((extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)), msgspec.Meta())
    plain = get_args(hint)[0] if get_args(hint) and get_origin(hint) is not Literal else hint
    title = name.replace("_", " ").capitalize()
    meaning = meta.description or ""
    if get_origin(plain) is Literal:
        values = tuple(str(value) for value in get_args(plain))
        labels = tuple(value.capitalize() for value in values)
        return OptionInfo(name, title, meaning, default, either(values), values, labels)
    if plain is bool:
        return OptionInfo(name, title, meaning, default, either(TRUTHS), TRUTHS, ("Yes", "No"))
    if meta.ge is not None and meta.le is not None:
        low, high = int(meta.ge), int(meta.le)
        allowed = say("from-to", least=str(low), most=str(high))
        return OptionInfo(name, title, meaning, default, allowed, low=low, high=high)
    return OptionInfo(name, title, meaning, default, say("any-text"), pattern=meta.pattern or "")
