"""Component files of one's own: bounded text that a record carries, so that the game can be replayed anywhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from paddlewheel.kernel._errors import BadData, BadInput
from paddlewheel.kernel._words import say
from paddlewheel.language import system_error

#: A file of one's own may come from a stranger: its size and everything in it is bounded.
MOST_BYTES = 65_536
LONGEST_NAME = 60
LONGEST_TEXT = 4_000
MOST_ENTRIES = 300
LARGEST_NUMBER = 1_000
#: Names become words of the game: choices in records and commands.
NAME = re.compile("[A-Za-z0-9_-]{1,40}")
#: The table with changed numbers.
SET = "set"


class ComponentFile(msgspec.Struct, frozen=True):
    """A component file of somebody's own: its name, which is only shown, and its text. Made by `component_file`."""

    name: str
    text: str

    def read_bytes(self) -> bytes:
        """The text as a file holds it."""
        return self.text.encode()

    def read_text(self, encoding: str = "utf-8") -> str:
        """The text, like that of a path."""
        return self.text


#: What a game's components are read from: the file it came with, or one of somebody's own.
DataFile = Path | ComponentFile


def component_file(name: str, text: str) -> ComponentFile:
    """A file of one's own, if it is small and every number, list and text in it is within bounds."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME].strip()
    lines = text.removeprefix("\ufeff").splitlines()
    file = ComponentFile(shown or "components.toml", "\n".join(lines).rstrip("\n") + "\n")
    try:
        if len(file.read_bytes()) > MOST_BYTES:
            raise BadData(file.name, say("place-file"), say("too-large", most=MOST_BYTES // 1024))
        raw = msgspec.toml.decode(file.read_bytes())
        _check(file.name, raw)
    except msgspec.DecodeError as error:
        raise BadData(file.name, say("not-toml"), str(error)) from None
    except (RecursionError, UnicodeEncodeError, ValueError):
        # Numbers of thousands of digits, lists in lists in lists, halves of characters.
        raise BadData(file.name, say("not-toml"), say("unreadable")) from None
    return file


def read_component_file(path: Path) -> ComponentFile:
    """A file of one's own from the disk."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        return component_file(path.name, content.decode())
    except (OSError, UnicodeDecodeError) as error:
        why = system_error(error) if isinstance(error, OSError) else say("not-utf-8")
        raise BadData(path.name, say("place-file"), say("cannot-be-read", why=why)) from None


def changed_file(file: ComponentFile | None, changes: Mapping[str, int]) -> ComponentFile:
    """A file with these numbers changed (`{"ship.coal": 8}`); None: the changes alone, for the game's own file."""
    name, text = ("changed numbers", "") if file is None else (file.name, file.text)
    for place in changes:
        if not all(map(NAME.fullmatch, place.split("."))):
            raise BadInput(say("no-number-there", place=repr(place)))
    before = msgspec.toml.decode(text).get(SET)
    if before:
        text = re.sub(rf"(?ms)^\[{SET}\][^\n]*\n.*?(?=^\[|\Z)", "", text)
        if SET in msgspec.toml.decode(text):
            raise BadInput(say("changes-elsewhere", file=name, table=f"[{SET}]"))
        changes = _flat(before) | dict(changes)
    lines = [f"{place} = {value}" for place, value in changes.items()]
    return component_file(name, "\n".join([text, f"[{SET}]", *lines]).lstrip("\n"))


def _flat(table: Mapping[str, object], place: str = "") -> dict[str, int]:
    found: dict[str, int] = {}
    for name, inner in table.items():
        inside = f"{place}{name}"
        if isinstance(inner, dict):
            found |= _flat(inner, f"{inside}.")
        elif isinstance(inner, int):
            found[inside] = inner
    return found


def _check(file: str, raw: object, place: tuple[str | int, ...] = ()) -> None:
    if isinstance(raw, dict | list) and len(raw) > MOST_ENTRIES:
        raise BadData(file, _in_words(place), say("too-many-entries", most=MOST_ENTRIES))
    if isinstance(raw, dict):
        for name, inner in raw.items():
            if NAME.fullmatch(name) is None:
                raise BadData(file, _in_words(place), say("bad-name"))
            if name not in ("least", "most"):
                _check(file, inner, (*place, str(name)))
    elif isinstance(raw, list):
        for number, inner in enumerate(raw, 1):
            _check(file, inner, (*place, number))
    elif isinstance(raw, str) and len(raw) > LONGEST_TEXT:
        raise BadData(file, _in_words(place), say("too-long", most=LONGEST_TEXT))
    elif isinstance(raw, str) and not all(letter.isprintable() or letter in "\n\t" for letter in raw):
        raise BadData(file, _in_words(place), say("not-printable"))
    elif isinstance(raw, int) and abs(raw) > LARGEST_NUMBER:
        raise BadData(file, _in_words(place), say("number-too-large", most=str(LARGEST_NUMBER)))


def _in_words(place: tuple[str | int, ...]) -> str:
    """Where something is wrong, by names of tables and numbers of entries; made only then, because files are long."""
    words = ""
    for step in place:
        if isinstance(step, int):
            words = say("place-entry", place=words, number=str(step))
        else:
            words = f"{words}.{step}" if words else step
    return words or say("place-file")
