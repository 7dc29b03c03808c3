"""Which historical note stands beside which moment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from paddlewheel.games.rising_waters.kinds import DYNAMITE, FLEES, HATRED
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.language import Language, identifier, language

FILE = Path(__file__).parent.parent / "notes.toml"


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    text: str
    #: Where it can be read: at least two places.
    sources: Annotated[tuple[str, ...], Meta(min_length=2)]

    @property
    def source(self) -> str:
        return "; ".join(self.sources)


class _Notes(msgspec.Struct, forbid_unknown_fields=True):
    note: list[Note]


def notes() -> Mapping[str, Note]:
    """The notes by their ids, in the language spoken now; their sources stay as they are."""
    return _spoken(language())


@cache
def _spoken(spoken: Language) -> dict[str, Note]:
    return {note.id: _translated(note) for note in msgspec.toml.decode(FILE.read_bytes(), type=_Notes).note}


def _translated(note: Note) -> Note:
    message = f"note-{identifier(note.id)}"
    title, text = say.translated(f"{message}.title", note.title), say.translated(message, note.text)
    return Note(note.id, title, text, note.sources)


BY_STEP = {
    "upgrade": "blues",
    "answer threat": "levee work",
    "pay force": "levee work",
    "cancel race hatred": "race hatred",
    "pay race hatred": "race hatred",
    "witness": "press",
    "place camp": "camps",
    "send pawn": "camps",
    "give up survivor": "camps",
    "dynamite": "dynamite",
    "work": "levee work",
    "place survivor": "mounds landing",
    "tell": "press",
    "over": "whole flood",
}
BY_CRISIS = {HATRED: "race hatred", DYNAMITE: "dynamite", FLEES: "leaving"}
IN_TURN = ("levee work", "mounds landing", "camps", "cabin teele", "press", "leaving", "dynamite", "race hatred")


def note_for(seen: FloodObservation) -> Note:
    """The note for what is happening, else another one every week."""
    return notes()[_note_for(seen)]


def _note_for(seen: FloodObservation) -> str:
    if seen.crisis in BY_CRISIS:
        return BY_CRISIS[seen.crisis]
    this_week = IN_TURN[seen.week % len(IN_TURN)]
    return this_week if seen.step == "upgrade" and seen.week > 0 else BY_STEP.get(seen.step, this_week)


def wrapped(words: str, width: int) -> str:
    """Lines of at most `width` letters, broken at plain spaces only."""
    lines = [""]
    for word in words.split(" "):
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
