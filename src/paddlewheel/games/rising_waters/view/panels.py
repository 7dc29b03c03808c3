"""The panel beside the board: a note from history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.view.notes import note_for, wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import Area, Element


def note_panel(seen: FloodObservation) -> Area:
    note = note_for(seen)
    words = {"title": note.title, "text": wrapped(note.text, 54), "source": wrapped(f"Sources: {note.source}", 60)}
    lines = words["text"].count("\n") + 1
    element = Element(
        "note",
        "note",
        0,
        0,
        f"{note.title}. {note.text} {words['source']}",
        texts={"title": note.title, "text": words["text"]},
    )
    source = Element("note-source", "source", 0, 40 + lines * 17, words["source"], texts={"words": words["source"]})
    return Area(
        "history",
        "From history",
        "panel",
        (0, 0, 380, 54 + lines * 17 + 14 * (words["source"].count("\n") + 1)),
        (element, source),
    )
