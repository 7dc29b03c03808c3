"""The text of a scene, measured without a browser: how large it is on the screen, and whether it stays in its room.

The room of a text is the box of its symbol. Where a text stands beside its shape on purpose, or where only a part of
the box is free, the art says how wide the text may be: `<text data-room="80">`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree as ET

from paddlewheel.presentation import Area, Element, Scene
from paddlewheel.presentation.svg import SVG, THEME, Art

#: What a window of 1280x720 leaves for the board, and how wide other areas are beside it.
BOARD = (860.0, 640.0)
PANEL_WIDTH = 380.0
#: The smallest text on the screen, in pixels.
SMALLEST = 11.0
#: A text may stick out of its room by this part of its size: widths are estimated.
TOLERANCE = 0.35

#: Widths of letters in DejaVu Sans, the widest of the fonts of a scene, as parts of the font size.
NARROW, SLIM, WIDE, CAPITAL, USUAL = 0.31, 0.42, 0.95, 0.69, 0.62
BOLD = 1.1


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Text(NamedTuple):
    """One text of a symbol, as the style sheet draws it. Lengths are in units of the symbol."""

    slot: str
    fixed: str
    x: float
    y: float
    size: float
    bold: bool
    anchor: str
    line: float
    room: float
    factor: float


class Written(NamedTuple):
    """A text on the screen, with its box and the box that it has to stay in (both in units of its symbol)."""

    element: Element
    words: str
    pixels: float
    box: Box
    room: Box


def written(scene: Scene, art: Art, board: tuple[float, float] = BOARD) -> Iterator[Written]:
    """Every text of a scene that is not empty."""
    for area in scene.areas:
        scale = area_scale(area, board)
        for element in area.elements:
            for text in symbol_texts(art, element.symbol, element.classes):
                words = element.texts.get(text.slot, "") if text.slot else text.fixed
                if words.strip():
                    box = _text_box(text, words)
                    pixels = text.size * text.factor * element.scale * scale
                    yield Written(element, words, pixels, box, _room(text, box, element, area, art))


def small_texts(scene: Scene, art: Art, smallest: float = SMALLEST, board: tuple[float, float] = BOARD) -> list[str]:
    """The texts of a scene that are smaller than a limit in pixels."""
    found = (text for text in written(scene, art, board) if text.pixels < smallest - 0.005)
    return [f"{text.element.symbol} {text.element.id}: {text.words!r} at {text.pixels:.1f} px" for text in found]


def overflowing_texts(scene: Scene, art: Art) -> list[str]:
    """The texts of a scene that leave their card, their hex or their room."""
    faults = []
    for text in written(scene, art):
        (left, top, right, bottom), room = text.box, text.room
        spare = TOLERANCE * (bottom - top) / (text.words.count("\n") + 1)
        over = max(room.left - left, right - room.right, room.top - top, bottom - room.bottom)
        if over > spare:
            faults.append(f"{text.element.symbol} {text.element.id}: {text.words!r} sticks out by {over:.1f}")
    return faults


def area_scale(area: Area, board: tuple[float, float] = BOARD) -> float:
    """Pixels for one unit of an area that is shown whole."""
    if area.kind == "board":
        return min(board[0] / area.view[2], board[1] / area.view[3])
    return PANEL_WIDTH / area.view[2]


def node_count(scene: Scene, art: Art) -> int:
    """How many nodes of SVG draw a scene: what a browser has to lay out."""
    elements = (element for area in scene.areas for element in area.elements)
    return sum(1 + sum(1 for _ in art.symbols[element.symbol].iter()) for element in elements)


def text_width(words: str, size: float, bold: bool = False) -> float:
    """The estimated width of one line."""
    return sum(_letter_width(letter) for letter in words) * size * (BOLD if bold else 1)


def _letter_width(letter: str) -> float:
    if letter in "ijlI.,:;'|! ":
        return NARROW
    if letter in "frt()[]/-":
        return SLIM
    if letter in "mwMW":
        return WIDE
    return CAPITAL if letter.isupper() else USUAL


def _text_box(text: Text, words: str) -> Box:
    lines = words.split("\n")
    width = max(text_width(line, text.size, text.bold) for line in lines)
    left = text.x - {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
    top = text.y - 0.75 * text.size
    return Box(left, top, left + width, text.y + (len(lines) - 1) * text.line + 0.2 * text.size)


def _room(text: Text, box: Box, element: Element, area: Area, art: Art) -> Box:
    if text.room:
        left = text.x - {"start": 0.0, "middle": text.room / 2, "end": text.room}[text.anchor]
        return Box(left, box.top, left + text.room, box.bottom)
    shape = shape_box(art, element.symbol)
    if shape is not None:
        return shape
    if element.angle:
        return box
    left, top, width, height = area.view
    scale = element.scale
    return Box(
        (left - element.x) / scale,
        (top - element.y) / scale,
        (left + width - element.x) / scale,
        (top + height - element.y) / scale,
    )


# -- the style of a text -----------------------------------------------------------------------------------


@cache
def symbol_texts(art: Art, symbol: str, classes: tuple[str, ...]) -> tuple[Text, ...]:
    """The texts of a symbol in an element with these classes."""
    scene = ({"scene"}, "svg")
    group = ({symbol, *classes}, "g")
    found: list[Text] = []
    _find_texts(art.symbols[symbol], [scene, group], 1.0, _rules(art), found)
    return tuple(found)


_Node = tuple[set[str], str]
_Rule = tuple[list[tuple[set[str], str]], dict[str, str]]


def _find_texts(node: ET.Element, above: list[_Node], factor: float, rules: list[_Rule], found: list[Text]) -> None:
    for part in node:
        tag = part.tag.removeprefix(f"{{{SVG}}}")
        path = [*above, (set(part.get("class", "").split()), tag)]
        inner = factor * _scale_of(part)
        if tag != "text":
            _find_texts(part, path, inner, rules, found)
            continue
        style = _style(path, rules)
        if style.get("display") == "none":
            continue
        size = _number(style.get("font-size", part.get("font-size", "16")))
        weight = style.get("font-weight", part.get("font-weight", "400"))
        line = part.get("data-line", "1.2em")
        found.append(
            Text(
                part.get("data-slot", ""),
                "".join(part.itertext()),
                float(part.get("x", 0)),
                float(part.get("y", 0)),
                size,
                weight in ("bold", "600", "650", "700", "800", "900"),
                style.get("text-anchor", part.get("text-anchor", "start")),
                size * float(line[:-2]) if line.endswith("em") else float(line),
                float(part.get("data-room", 0)),
                inner,
            )
        )


def _style(path: list[_Node], rules: list[_Rule]) -> dict[str, str]:
    """The declarations that hold for the last node of a path; inherited ones of the nodes above come first."""
    style: dict[str, str] = {}
    for depth in range(1, len(path) + 1):
        holding = [
            (_specificity(selector), order, declared)
            for order, (selector, declared) in enumerate(rules)
            if _matches(selector, path[:depth])
        ]
        for _, _, declared in sorted(holding, key=lambda rule: rule[:2]):
            style.update(declared)
    return style


def _matches(selector: list[tuple[set[str], str]], path: list[_Node]) -> bool:
    *before, last = selector
    if not _is(path[-1], last):
        return False
    at = len(path) - 2
    for part in reversed(before):
        while at >= 0 and not _is(path[at], part):
            at -= 1
        if at < 0:
            return False
        at -= 1
    return True


def _is(node: _Node, part: tuple[set[str], str]) -> bool:
    return part[0] <= node[0] and part[1] in ("", node[1])


def _specificity(selector: list[tuple[set[str], str]]) -> tuple[int, int]:
    return sum(len(classes) for classes, _ in selector), sum(bool(tag) for _, tag in selector)


@cache
def _rules(art: Art) -> list[_Rule]:
    """The rules of the style sheet for text, in their order. Those of the dark light change colours only."""
    sheet = re.sub(r"/\*.*?\*/", "", THEME.read_text(encoding="utf-8") + art.style, flags=re.DOTALL)
    sheet = re.sub(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", sheet)
    found: list[_Rule] = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        parts = (part.split(":", 1) for part in body.replace("!important", "").split(";") if ":" in part)
        declared = {name.strip(): value.strip() for name, value in parts}
        wanted = {name: declared[name] for name in TEXT_STYLE if name in declared}
        if wanted:
            found += [(_selector(one), wanted) for one in selectors.split(",") if ":" not in one]
    return found


TEXT_STYLE = ("font-size", "font-weight", "text-anchor", "display")


def _selector(words: str) -> list[tuple[set[str], str]]:
    parts = []
    for word in words.replace(">", " ").split():
        tag, *classes = word.split(".")
        parts.append((set(classes), tag.strip("*")))
    return parts


def _number(value: str) -> float:
    return float(value.removesuffix("px"))


def _scale_of(part: ET.Element) -> float:
    scales = re.findall(r"scale\(([-\d.]+)", part.get("transform", ""))
    product = 1.0
    for scale in scales:
        product *= float(scale)
    return product


# -- the box of a symbol -----------------------------------------------------------------------------------


@cache
def shape_box(art: Art, symbol: str) -> Box | None:
    """The box around the shapes of a symbol, or None where it has words only."""
    points = [point for part in art.symbols[symbol] for point in _points(part)]
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _points(part: ET.Element) -> Iterator[tuple[float, float]]:
    tag = part.tag.removeprefix(f"{{{SVG}}}")
    factor = _scale_of(part)

    def value(name: str) -> float:
        return float(part.get(name, 0))

    if tag == "g":
        found = [point for inner in part for point in _points(inner)]
    elif tag == "rect":
        x, y = value("x"), value("y")
        found = [(x, y), (x + value("width"), y + value("height"))]
    elif tag in ("circle", "ellipse"):
        x, y, across, down = value("cx"), value("cy"), value("r") or value("rx"), value("r") or value("ry")
        found = [(x - across, y - down), (x + across, y + down)]
    elif tag == "line":
        found = [(value("x1"), value("y1")), (value("x2"), value("y2"))]
    elif tag == "path":
        found = _path_points(part.get("d", ""))
    else:
        found = []
    move = re.search(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)", part.get("transform", ""))
    dx, dy = (float(move[1]), float(move[2])) if move else (0.0, 0.0)
    return ((x * factor + dx, y * factor + dy) for x, y in found)


#: How many numbers a command of a path takes, and which of them are points.
PATH_SIZES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}


def _path_points(path: str) -> list[tuple[float, float]]:
    """The points of a path; those that only bend a curve count too, so the box is a little large."""
    found: list[tuple[float, float]] = []
    x = y = start_x = start_y = 0.0
    for command, body in re.findall(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)", path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            x, y = start_x, start_y
            continue
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", body)]
        for at in range(0, len(numbers), PATH_SIZES[kind]):
            group = numbers[at : at + PATH_SIZES[kind]]
            base_x, base_y = (x, y) if relative else (0.0, 0.0)
            if kind == "H":
                x = base_x + group[0]
            elif kind == "V":
                y = base_y + group[0]
            else:
                pairs = [group[-2:]] if kind == "A" else [group[pair : pair + 2] for pair in range(0, len(group), 2)]
                found += [(base_x + dx, base_y + dy) for dx, dy in pairs]
                x, y = found[-1]
            found.append((x, y))
            if kind == "M" and at == 0:
                start_x, start_y = x, y
    return found
