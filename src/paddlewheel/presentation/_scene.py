"""A table described for drawing: symbols placed by id, position, angle and layer. No pixels, no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.presentation._status import StatusLine


class Element(msgspec.Struct, frozen=True, omit_defaults=True):
    """One symbol of the game's art at one place. `id` stays the same while the thing stays the same."""

    id: str
    symbol: str
    x: float
    y: float
    #: What a screen reader says.
    label: str
    angle: float = 0.0
    scale: float = 1.0
    #: Higher layers lie on top.
    layer: int = 0
    #: What a closer look says; the label where it is empty.
    tip: str = ""
    #: Words for the symbol's text slots.
    texts: dict[str, str] = {}
    #: Style classes: they theme the symbol, they never carry meaning alone.
    classes: tuple[str, ...] = ()
    #: The choice it stands for, also while it is not offered: what *why not?* asks about.
    token: str = ""
    #: The element that it belongs to, such as the ship of a dial: it goes with it, and leaves no trail of its own.
    part_of: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sheet with its own measure: the board, a hand, a seat's panel, a track."""

    id: str
    title: str
    kind: Literal["board", "hand", "seat", "panel"]
    #: The part of its plane that is shown: left, top, width, height.
    view: tuple[float, float, float, float]
    elements: tuple[Element, ...]
    #: The seat it belongs to, if any.
    seat: int | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice in words, with the elements it touches."""

    token: str
    label: str
    touches: tuple[str, ...]
    #: One more sentence: what it costs, what follows.
    help: str = ""
    #: Whether it matters so much that a person is asked once more, where it cannot be taken back.
    confirm: bool = False
    #: Whether a person makes it in their own time, though there is no other choice: a moment to look back.
    waits: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one seat sees, ready to be placed."""

    game: str
    title: str
    #: Whose decision it is, and what it is, in plain words.
    prompt: str
    #: The rule in force, for the rules panel.
    rule: str
    areas: tuple[Area, ...]
    offers: tuple[Offer, ...] = ()
    #: What decides right now; the lines of the seats in the order in which people look for them.
    status: tuple[StatusLine, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """An event in words, with the elements of the scene that it speaks of."""

    text: str
    touches: tuple[str, ...] = ()
    rule: str = ""
    #: Who did it; -1 for nobody.
    seat: int = -1
    #: A word or two for the summary of a turn: `speed 4`. With `{}` equal ones in a row are counted: `{} ahead`.
    short: str = ""
    #: Whether a round begins with it.
    opens_round: bool = False


def scene_faults(scene: Scene) -> list[str]:
    """What is wrong with a scene: ids twice, elements without a label, choices that touch nothing, an empty status."""
    faults = []
    known: set[str] = set()
    for area in scene.areas:
        for element in area.elements:
            if element.id in known:
                faults.append(f"two elements are called {element.id}")
            known.add(element.id)
            if not element.label.strip():
                faults.append(f"{element.id} has no label")
    for offer in scene.offers:
        if not offer.label.strip():
            faults.append(f"the choice {offer.token} has no label")
        if not offer.touches:
            faults.append(f"the choice {offer.token} touches no element")
        faults += [
            f"the choice {offer.token} touches {name}, which is not in the scene"
            for name in offer.touches
            if name not in known
        ]
    seats = [line.seat for line in scene.status if line.seat is not None]
    faults += [f"the status has two lines for seat {seat}" for seat in sorted(set(seats)) if seats.count(seat) > 1]
    return faults + [fault for line in scene.status for fault in _status_faults(line, known)]


def _status_faults(line: StatusLine, known: set[str]) -> list[str]:
    faults = [
        f"the status of {line.title} touches {name}, which is not in the scene"
        for name in line.touches
        if name not in known
    ]
    if not line.title.strip() or not line.figures:
        faults.append(f"a line of the status says nothing: {line.title}")
    return faults + [f"a figure of {line.title} has no value" for figure in line.figures if not figure.value.strip()]
