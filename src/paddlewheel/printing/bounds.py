"""How much room symbols and writing take: pictures on paper are cut to what they show."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import font_source_sans_pro
from fontTools.misc.transform import Identity, Transform
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.svg import SVG, Art, draw_area
from paddlewheel.printing.style import for_paper

Box = tuple[float, float, float, float]
MARGIN = 3.0
_CALL = re.compile(r"(translate|rotate|scale)\(([^()]*)\)")
_NUMBER = re.compile(r"-?[\d.]+(?:e-?\d+)?")
_WRITING = ("text", "tspan")
_HIDDEN = ("defs", "clipPath", "mask")


def bounds(elements: tuple[Element, ...], art: Art) -> Box:
    """Left, top, width and height of what these elements show, with a small margin."""
    boxes = [box for _, box in _shapes(_drawn(Area("bounds", "", "panel", (0, 0, 1, 1), elements), art))]
    if not boxes:
        return 0.0, 0.0, 1.0, 1.0
    left, top, right, bottom = _around(boxes)
    return left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN


def writing(area: Area, art: Art) -> tuple[list[Box], list[Box]]:
    """The corners (left, top, right, bottom) of all writing in a picture, and of the symbols that carry it."""
    words: list[Box] = []
    carriers: list[Box] = []
    for element in _drawn(area, art):
        shapes = list(_shapes(element))
        own = [box for tag, box in shapes if tag in _WRITING]
        words += own
        if own:
            carriers.append(_around([box for _, box in shapes]))
    return words, carriers


def _drawn(area: Area, art: Art) -> ET.Element:
    return ET.fromstring(for_paper(draw_area(area, art)))


def _around(boxes: list[Box]) -> Box:
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


def _shapes(
    node: ET.Element, around: Transform = Identity, size: float = 16.0, anchor: str = ""
) -> Iterator[tuple[str, Box]]:
    """The tag and the corners (left, top, right, bottom) of every shape that can be seen."""
    tag = node.tag.removeprefix(f"{{{SVG}}}")
    if tag in _HIDDEN or node.get("display") == "none" or node.get("visibility") == "hidden":
        return
    here = around
    for name, numbers in _CALL.findall(node.get("transform", "")):
        here = _moved(here, name, [float(number) for number in _NUMBER.findall(numbers)])
    size = float(_NUMBER.findall(node.get("font-size", ""))[0]) if node.get("font-size") else size
    anchor = node.get("text-anchor", anchor)
    box = _shape(tag, node, size, anchor)
    if box is not None:
        corners = [here.transformPoint((x, y)) for x in (box[0], box[2]) for y in (box[1], box[3])]
        yield tag, _around([(x, y, x, y) for x, y in corners])
    for child in node:
        yield from _shapes(child, here, size, anchor)


@cache
def _letters() -> dict[str, float]:
    """How wide letters are in parts of their height: in bold, which is never narrower."""
    font = TTFont(Path(font_source_sans_pro.__file__).with_name("files") / "SourceSansPro-Bold.ttf", lazy=True)
    widths, em = font["hmtx"], font["head"].unitsPerEm
    return {chr(code): widths[name][0] / em for code, name in font.getBestCmap().items()}


def _width(text: str) -> float:
    letters = _letters()
    return sum(letters.get(letter, 1.0) for letter in text)


def _moved(here: Transform, name: str, numbers: list[float]) -> Transform:
    if name == "translate":
        return here.translate(numbers[0], numbers[1] if len(numbers) > 1 else 0)
    if name == "scale":
        return here.scale(numbers[0], numbers[1] if len(numbers) > 1 else numbers[0])
    turn = math.radians(numbers[0])
    if len(numbers) < 3:
        return here.rotate(turn)
    return here.translate(numbers[1], numbers[2]).rotate(turn).translate(-numbers[1], -numbers[2])


def _shape(tag: str, node: ET.Element, size: float, anchor: str) -> Box | None:
    number = {name: float(_NUMBER.findall(value)[0]) for name, value in node.attrib.items() if _NUMBER.match(value)}

    def of(name: str) -> float:
        return number.get(name, 0.0)

    if tag == "path" and node.get("d"):
        pen = ControlBoundsPen(None)
        parse_path(node.get("d"), pen)
        found: Box | None = pen.bounds
        return found
    if tag == "rect":
        return of("x"), of("y"), of("x") + of("width"), of("y") + of("height")
    if tag in ("circle", "ellipse"):
        wide, tall = (of("r"), of("r")) if tag == "circle" else (of("rx"), of("ry"))
        return of("cx") - wide, of("cy") - tall, of("cx") + wide, of("cy") + tall
    if tag == "line":
        xs, ys = sorted((of("x1"), of("x2"))), sorted((of("y1"), of("y2")))
        return xs[0], ys[0], xs[1], ys[1]
    if tag in ("polygon", "polyline"):
        points = [float(each) for each in _NUMBER.findall(node.get("points", ""))]
        return min(points[::2]), min(points[1::2]), max(points[::2]), max(points[1::2])
    if tag in _WRITING and node.text:
        wide = _width(node.text) * size
        left = of("x") - wide * {"middle": 0.5, "end": 1.0}.get(anchor, 0.0)
        return left, of("y") - size, left + wide, of("y") + size * 0.25
    return None
