"""Components are data: numbers in readable files, each marked with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from paddlewheel.kernel.errors import BadData, BadInput

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


def load_components(path: Path, kind: type[T], changes: Mapping[str, int] | None = None) -> T:
    """Read a component file into its type, with a designer's changes (`{"ship.coal": 8}`) laid over it."""
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
    if place not in known:
        raise BadInput(f"there is no number {place!r}; the numbers are: {', '.join(known)}")
    number = known[place]
    if not number.least <= value <= number.most:
        raise BadInput(f"{place}: {value} will not do; allowed: {number.least} to {number.most}")
    *outer, _ = place.split(".")
    table: object = raw
    for name in [*outer, place.rsplit(".", 1)[-1]]:
        assert isinstance(table, dict)
        table = table[name]
    assert isinstance(table, dict)
    table["is"] = value


def number_table(folder: Path) -> ComponentTable:
    """Every marked number of a game's component file as one table."""
    found = numbers(msgspec.toml.decode((folder / "components.toml").read_bytes()))
    rows = tuple((place, str(number.value), number.source) for place, number in found.items())
    return ComponentTable("Numbers", "One number each.", ("number", "is", "from"), rows)
