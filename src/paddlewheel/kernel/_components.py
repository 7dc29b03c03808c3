"""Components are data: numbers in readable files, each marked with where it comes from.

A designer changes numbers in a table `[set]`, at the end of a file of one's own or alone in it:

    [set]
    ship.coal = 8
    weather.heavy = 20

A file that has nothing but such a table changes the file of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from paddlewheel.kernel._component_file import SET, ComponentFile, DataFile
from paddlewheel.kernel._errors import BadData
from paddlewheel.kernel._words import say

Source = Literal["rulebook", "published", "reconstructed"]
T = TypeVar("T")
#: How many numbers an error names.
NAMED = 12


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

    def __post_init__(self) -> None:
        if not self.least <= self.value <= self.most:
            raise ValueError(will_not_do(self.value, self.least, self.most))


def will_not_do(value: int, least: int, most: int) -> str:
    """A number that lies outside of its bounds."""
    return say("will-not-do", value=str(value), least=str(least), most=str(most))


def load_components(path: DataFile, kind: type[T], original: Path | None = None) -> T:
    """Read a component file into its type. `original` is the game's own, for a file of somebody else's."""
    raw, _ = component_data(path, original)
    return typed_components(path, kind, raw)


def typed_components(path: DataFile, kind: type[T], raw: dict[str, Any]) -> T:
    """What a component file holds as its type; an error names the place."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadData(path.name, where.strip("`").removeprefix("$.") or "$", what) from None


def component_data(
    path: DataFile, original: Path | None = None, drawn: Mapping[str, Any] | None = None
) -> tuple[dict[str, Any], dict[str, int]]:
    """What a component file holds, its changes made, and these changes by their places.

    `drawn` are tables of numbers that the game reads elsewhere, such as a map; a file may have them as well.
    """
    raw = _read(path)
    if not isinstance(path, ComponentFile) or original is None:
        return _with_drawn(raw, drawn), {}
    changes = changes_of(path.name, raw.pop(SET, {}))
    own = _with_drawn(_read(original), drawn)
    raw = deepcopy(own) if changes and not raw else _with_drawn(raw, drawn)
    for place, value in changes.items():
        change(path.name, raw, place, value)
    _keep_bounds(path.name, raw, own)
    return raw, changes


def _with_drawn(raw: dict[str, Any], drawn: Mapping[str, Any] | None) -> dict[str, Any]:
    for name, table in deepcopy(dict(drawn or {})).items():
        own = raw.get(name, {})
        raw[name] = {**table, **own} if isinstance(own, dict) else own
    return raw


def _read(path: DataFile) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    except msgspec.DecodeError as error:
        raise BadData(path.name, say("not-toml"), str(error)) from None
    return found


def changes_of(file: str, table: object, place: str = "") -> dict[str, int]:
    """The numbers of a table `[set]` by their places: `ship.coal = 8` is `{"ship.coal": 8}`."""
    if isinstance(table, int) and not isinstance(table, bool) and place:
        return {place: table}
    if not isinstance(table, dict):
        raise BadData(file, f"{SET}.{place}".rstrip("."), say("bad-change"))
    found: dict[str, int] = {}
    for name, inner in table.items():
        found |= changes_of(file, inner, f"{place}.{name}" if place else str(name))
    return found


def _keep_bounds(file: str, raw: object, original: object) -> None:
    """A number lies where the game's own file lets it: the rules stand no other."""
    bounds = _marked(original, "")
    for place, number in _marked(raw, "").items():
        own, value = bounds.get(place, number), number.get("is")
        least, most = own.get("least", 0), own.get("most", 1_000_000)
        if isinstance(value, int) and not least <= value <= most:
            raise BadData(file, place, will_not_do(value, least, most))


def _marked(raw: object, place: str) -> dict[str, dict[str, Any]]:
    """Every table that is a marked number, by its place."""
    if not isinstance(raw, dict):
        return {}
    if raw.keys() >= {"is", "from"}:
        return {place: raw}
    found: dict[str, dict[str, Any]] = {}
    for name, inner in raw.items():
        found |= _marked(inner, f"{place}.{name}" if place else str(name))
    return found


def numbers(raw: object) -> dict[str, Number]:
    """Every marked number of a component file by its place (`ship.coal`)."""
    return {place: msgspec.convert(table, Number) for place, table in _marked(raw, "").items()}


def change(file: str, raw: dict[str, Any], place: str, value: int) -> None:
    """Put a number in the place of another. The name of a table of numbers (`weather.heavy`) stands for their sum."""
    *outer, last = place.split(".")
    inner: object = raw
    for name in outer:
        inner = _inside(inner, name)
    known = _inside(inner, last)
    parts = {name: table["is"] for name, table in _marked(known, "").items() if name and "." not in name}
    if isinstance(known, dict) and known.keys() >= {"is", "from"}:
        known["is"] = value
    elif isinstance(known, dict) and parts:
        for name, part in shared_out(value, parts).items():
            known[name]["is"] = part
    elif isinstance(inner, dict) and (_is_number(known) or (known is None and len(outer) > 1)):
        # A field that the file leaves out has its usual value; the type of the file says whether there is one.
        inner[last] = value
    else:
        places = _places(raw, "")
        near = get_close_matches(place, places, NAMED) or places
        more = ", ..." if len(near) > NAMED else ""
        raise BadData(file, place, say("no-such-number", numbers=", ".join(near[:NAMED]) + more))


def _inside(outer: object, name: str) -> object:
    if isinstance(outer, list):
        return outer[int(name)] if name.isdigit() and int(name) < len(outer) else None
    return outer.get(name) if isinstance(outer, dict) else None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _places(raw: object, place: str) -> list[str]:
    """Every place with a number, marked or plain."""
    if _is_number(raw) or (isinstance(raw, dict) and raw.keys() >= {"is", "from"}):
        return [place]
    inner = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    return [found for name, each in inner for found in _places(each, f"{place}.{name}" if place else str(name))]


def shared_out(total: int, parts: Mapping[str, int]) -> dict[str, int]:
    """A new sum of some numbers, shared out as the old one was; what is left over goes to the largest remainders."""
    old = sum(parts.values()) or 1
    shares = {name: total * part // old for name, part in parts.items()}
    by_remainder = sorted(parts, key=lambda name: -(total * parts[name] % old))
    for name in by_remainder[: total - sum(shares.values())]:
        shares[name] += 1
    return shares


def number_table(
    path: DataFile, original: Path | None = None, drawn: Mapping[str, Any] | None = None
) -> ComponentTable:
    """Every marked number of a component file as one table."""
    found = numbers(component_data(path, original, drawn)[0])
    rows = tuple((place, str(number.value), say.name("source", number.source)) for place, number in found.items())
    columns = (say("numbers.number"), say("numbers.is"), say("numbers.from"))
    return ComponentTable(say("numbers"), say("numbers.note"), columns, rows)
