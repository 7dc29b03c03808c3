"""Components are data: numbers in readable files, each marked with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from paddlewheel.kernel._component_file import DataFile
from paddlewheel.kernel._errors import BadData, BadInput

Source = Literal["rulebook", "published", "reconstructed"]
T = TypeVar("T")


class ComponentTable(msgspec.Struct, frozen=True):
    """Components for people: a title, a note, headings and rows of text."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"value": "is", "source": "from"}):
    """A number and where it comes from: `coal = { is = 6, from = "rulebook" }`."""

    value: int
    source: Source
    #: The least and the most a designer may set.
    least: int = 0
    most: int = 1_000_000


def load_components(path: DataFile, kind: type[T], changes: Mapping[str, int] | None = None) -> T:
    """Read a component file into its type, with a designer's changes (`{"ship.coal": 8}`) laid over it.

    The name of a table of numbers (`weather.heavy`) stands for their sum.
    """
    try:
        raw = msgspec.toml.decode(path.read_bytes())
    except msgspec.DecodeError as error:
        raise BadData(path.name, "not TOML", str(error)) from None
    for place, value in (changes or {}).items():
        _change(raw, place, value)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadData(path.name, where.strip("`").removeprefix("$.") or "$", what) from None


def numbers(raw: object, place: str = "") -> dict[str, Number]:
    """Every number of a component file by its place (`ship.coal`)."""
    if isinstance(raw, dict):
        if raw.keys() >= {"is", "from"}:
            return {place: msgspec.convert(raw, Number)}
        found: dict[str, Number] = {}
        for name, inner in raw.items():
            found |= numbers(inner, f"{place}.{name}" if place else str(name))
        return found
    return {}


def _change(raw: dict[str, object], place: str, value: int) -> None:
    known = numbers(raw)
    parts = {name: known[name].value for name in known if name.rpartition(".")[0] == place}
    if place not in known and not parts:
        raise BadInput(f"there is no number {place!r}; the numbers are: {', '.join(known)}")
    for name, part in shared_out(value, parts).items() if parts else [(place, value)]:
        number = known[name]
        if not number.least <= part <= number.most:
            raise BadInput(f"{name}: {part} will not do; allowed: {number.least} to {number.most}")
        table: Any = raw
        for step in name.split("."):
            table = table[step]
        table["is"] = part


def shared_out(total: int, parts: Mapping[str, int]) -> dict[str, int]:
    """A new sum of some numbers, shared out as the old one was; what is left over goes to the largest remainders."""
    old = sum(parts.values()) or 1
    shares = {name: total * part // old for name, part in parts.items()}
    by_remainder = sorted(parts, key=lambda name: -(total * parts[name] % old))
    for name in by_remainder[: total - sum(shares.values())]:
        shares[name] += 1
    return shares


def number_table(path: DataFile) -> ComponentTable:
    """Every marked number of a component file as one table."""
    found = numbers(msgspec.toml.decode(path.read_bytes()))
    rows = tuple((place, str(number.value), number.source) for place, number in found.items())
    return ComponentTable("Numbers", "One number each.", ("number", "is", "from"), rows)
