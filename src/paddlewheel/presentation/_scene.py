"""A table described for drawing: symbols placed by id, position, angle and layer. No pixels, no rules."""

from __future__ import annotations

from typing import Literal

import msgspec


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
    #: What hovering shows; the label where it is empty.
    tip: str = ""
    #: Words for the symbol's text slots.
    texts: dict[str, str] = {}
    #: Style classes: they theme the symbol, they never carry meaning alone.
    classes: tuple[str, ...] = ()
    #: The choice it stands for, also while it is not offered: what *why not?* asks about.
    token: str = ""


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


class Line(msgspec.Struct, frozen=True):
    """An event in words, with the elements of the scene that it speaks of."""

    text: str
    touches: tuple[str, ...] = ()
    rule: str = ""


def scene_faults(scene: Scene) -> list[str]:
    """What is wrong with a scene: ids twice, elements without a label, choices that touch nothing."""
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
    return faults
