"""The panel beside the board: a note from history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.view.notes import Note, note_for, wrapped
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.language import kept
from paddlewheel.presentation import Area, Element


def note_panel(seen: FloodObservation) -> Area:
    return _panel(note_for(seen))


@kept
def _panel(note: Note) -> Area:
    text, sources = wrapped(note.text, 54), wrapped(say("sources", sources=note.source), 60)
    lines = text.count("\n") + 1
    element = Element(
        "note",
        "note",
        0,
        0,
        say("note-told", title=note.title, text=note.text, sources=sources),
        texts={"title": note.title, "text": text},
    )
    source = Element("note-source", "source", 0, 40 + lines * 17, sources, texts={"words": sources})
    return Area(
        "history",
        say("area-history"),
        "panel",
        (0, 0, 380, 54 + lines * 17 + 14 * (sources.count("\n") + 1)),
        (element, source),
    )
