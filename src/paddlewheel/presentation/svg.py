"""The renderer for files and notebooks: it places a game's symbols, and does nothing else."""

from __future__ import annotations

import copy
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree as ET

from paddlewheel.kernel import BadData
from paddlewheel.presentation._scene import Area, Element, Scene
from paddlewheel.presentation._words import say

SVG = "http://www.w3.org/2000/svg"
PANEL_WIDTH = 380.0
MARGIN = 20.0
HEADING = 64.0
THEME = Path(__file__).with_name("theme.css")

ET.register_namespace("", SVG)


class Art:
    """A game's drawings: symbols by name, the definitions they share, and their style."""

    def __init__(self, symbols: dict[str, ET.Element], shared: list[ET.Element], style: str) -> None:
        self.symbols = symbols
        self.shared = shared
        self.style = style

    def slots(self, symbol: str) -> set[str]:
        """The text slots of a symbol."""
        found = (part.get("data-slot") for part in self.symbols[symbol].iter())
        return {slot for slot in found if slot}


@lru_cache(maxsize=32)
def read_art(path: Path) -> Art:
    """Read an `art.svg`: `<symbol id=...>` elements beside `<defs>` and `<style>`."""
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise BadData(path.name, say("not-svg"), str(error)) from None
    symbols = {part.get("id", ""): part for part in root.iter(f"{{{SVG}}}symbol")}
    shared = [part for part in root if part.tag == f"{{{SVG}}}defs"]
    style = "\n".join(part.text or "" for part in root.iter(f"{{{SVG}}}style"))
    return Art(symbols, shared, style)


def art_faults(scene: Scene, art: Art) -> list[str]:
    """Symbols and text slots that a scene asks for and the art does not have."""
    faults = []
    for element in (element for area in scene.areas for element in area.elements):
        if element.symbol not in art.symbols:
            faults.append(f"{element.id}: no symbol {element.symbol}")
        else:
            missing = element.texts.keys() - art.slots(element.symbol)
            faults += [f"{element.id}: symbol {element.symbol} has no text slot {slot}" for slot in missing]
    return faults


def draw(scene: Scene, art: Art) -> str:
    """The scene as one SVG document: the board, and the other areas in a column beside it."""
    boards = [area for area in scene.areas if area.kind == "board"]
    panels = [area for area in scene.areas if area.kind != "board"]
    panels_height = sum(_height(panel, PANEL_WIDTH) + MARGIN + _heading(panel) for panel in panels)
    board_height = max(720.0, panels_height)
    board_width = max((board_height * area.view[2] / area.view[3] for area in boards), default=0.0)
    board_width = min(board_width, 1400.0)
    width = board_width + (PANEL_WIDTH + MARGIN if panels else 0) + 2 * MARGIN
    height = HEADING + board_height + 2 * MARGIN

    root = ET.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {_n(width)} {_n(height)}", "class": "scene"})
    root.set("role", "img")
    root.set("aria-label", f"{scene.title}. {scene.prompt}")
    ET.SubElement(root, f"{{{SVG}}}style").text = THEME.read_text(encoding="utf-8") + art.style
    root.extend(art.shared)
    ET.SubElement(root, f"{{{SVG}}}rect", {"class": "paper", "width": "100%", "height": "100%"})
    _write(root, scene.title, MARGIN, 36, "title")
    _write(root, scene.prompt, MARGIN, 60, "prompt")
    for board in boards:
        _place(root, board, art, MARGIN, HEADING + MARGIN, board_width, board_height)
    top = HEADING + MARGIN
    left = MARGIN + board_width + MARGIN
    for panel in panels:
        if _heading(panel):
            _write(root, panel.title, left, top + 16, "heading")
        top += _heading(panel)
        tall = _height(panel, PANEL_WIDTH)
        _place(root, panel, art, left, top, PANEL_WIDTH, tall)
        top += tall + MARGIN
    return ET.tostring(root, encoding="unicode")


def draw_area(area: Area, art: Art) -> str:
    """One area alone, as a picture without words around it."""
    shown = " ".join(_n(part) for part in area.view)
    root = ET.Element(f"{{{SVG}}}svg", {"viewBox": shown, "class": "scene", "role": "img", "aria-label": area.title})
    ET.SubElement(root, f"{{{SVG}}}style").text = THEME.read_text(encoding="utf-8") + art.style
    root.extend(art.shared)
    for element in sorted(area.elements, key=lambda element: element.layer):
        root.append(_drawn(element, art))
    return ET.tostring(root, encoding="unicode")


def _heading(area: Area) -> float:
    """Room for a heading; a seat's panel shows its own name."""
    return 0.0 if area.kind == "seat" else 24.0


def _height(area: Area, width: float) -> float:
    return width * area.view[3] / area.view[2]


def _place(root: ET.Element, area: Area, art: Art, x: float, y: float, width: float, height: float) -> None:
    sheet = ET.SubElement(root, f"{{{SVG}}}svg", {"id": area.id, "class": f"area {area.kind}"})
    for name, value in (("x", x), ("y", y), ("width", width), ("height", height)):
        sheet.set(name, _n(value))
    sheet.set("viewBox", " ".join(_n(part) for part in area.view))
    for element in sorted(area.elements, key=lambda element: element.layer):
        sheet.append(_drawn(element, art))


def _drawn(element: Element, art: Art) -> ET.Element:
    symbol = art.symbols.get(element.symbol)
    if symbol is None:
        raise BadData("art.svg", element.symbol, say("no-symbol", element=element.id))
    group = ET.Element(f"{{{SVG}}}g", {"id": element.id, "class": " ".join((element.symbol, *element.classes))})
    move = f"translate({_n(element.x)} {_n(element.y)})"
    turn = f" rotate({_n(element.angle)})" if element.angle else ""
    size = f" scale({_n(element.scale)})" if element.scale != 1 else ""
    group.set("transform", move + turn + size)
    group.set("role", "img")
    group.set("aria-label", element.label)
    ET.SubElement(group, f"{{{SVG}}}title").text = element.tip or element.label
    for part in symbol:
        group.append(_filled(copy.deepcopy(part), element.texts))
    return group


def _filled(part: ET.Element, texts: dict[str, str]) -> ET.Element:
    for node in part.iter():
        slot = node.get("data-slot")
        if slot is None:
            continue
        first, *more = texts.get(slot, "").split("\n")
        node.text = first
        for line in more:
            row = ET.SubElement(
                node, f"{{{SVG}}}tspan", {"x": node.get("x", "0"), "dy": node.get("data-line", "1.2em")}
            )
            row.text = line
    return part


def _write(root: ET.Element, words: str, x: float, y: float, kind: str) -> None:
    ET.SubElement(root, f"{{{SVG}}}text", {"class": kind, "x": _n(x), "y": _n(y)}).text = words


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
