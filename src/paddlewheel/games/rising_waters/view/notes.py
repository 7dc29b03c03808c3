"""Which historical note stands beside which moment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from paddlewheel.games.rising_waters.kinds import DYNAMITE, FLEES, HATRED
from paddlewheel.games.rising_waters.view.observation import FloodObservation

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


NOTES = {note.id: note for note in msgspec.toml.decode(FILE.read_bytes(), type=_Notes).note}

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
IN_TURN = ("levee work", "mounds landing", "camps", "cabin teele", "press", "leaving", "dynamite", "race hatred")


def note_for(seen: FloodObservation) -> Note:
    """The note for what is happening, else another one every week."""
    if seen.crisis == HATRED:
        return NOTES["race hatred"]
    if seen.crisis == DYNAMITE:
        return NOTES["dynamite"]
    if seen.crisis == FLEES:
        return NOTES["leaving"]
    if seen.step == "upgrade" and seen.week > 0:
        return NOTES[IN_TURN[seen.week % len(IN_TURN)]]
    return NOTES[BY_STEP.get(seen.step, IN_TURN[seen.week % len(IN_TURN)])]


def wrapped(words: str, width: int) -> str:
    """Lines of at most `width` letters."""
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
