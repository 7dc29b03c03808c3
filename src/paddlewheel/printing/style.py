"""A drawing for paper: its style sheet written out element by element, because typesetters know no variables.

In black and white every colour becomes a grey: writing black, lines dark, areas light, so that little ink is used.
"""

from __future__ import annotations

import contextlib
import re
from copy import deepcopy
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree as ET

import cssselect2
import tinycss2
import tinycss2.color5

from paddlewheel.presentation.svg import SVG

FONT = "Source Sans Pro"
#: What a style sheet may say about an element, as attributes that every painter of SVG knows.
PROPERTIES = frozenset(
    {
        *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width"),
        *("stroke-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"),
        *("stroke-miterlimit", "opacity", "display", "visibility", "font-size"),
        *("font-weight", "font-style", "text-anchor", "letter-spacing", "paint-order"),
        *("stop-color", "stop-opacity", "dominant-baseline"),
    }
)
COLOURS = ("fill", "stroke", "stop-color")
_USE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)")
_LIGHT = re.compile(r"light-dark\(\s*([^,()]+),[^()]*\)")
_MIX = re.compile(r"color-mix\(in \w+,\s*([^,()%]+?)(?:\s+([\d.]+)%)?,\s*([^,()%]+?)(?:\s+([\d.]+)%)?\)")
_CALC = re.compile(r"calc\(([\d.\s*/+px-]+)\)")
_REFERENCE = re.compile(r"url\(\s*['\"]?#([\w-]+)['\"]?\s*\)")
_SCALE = re.compile(r"scale\(\s*(-?[\d.]+)")
_SHIFT = re.compile(r"translate([XY]?)\(([^()]*)\)")
_DEEPEST = 6
#: On a copy that already holds what it copies. It keeps its tag until the rules have been matched.
COPIED = "data-copy"
#: From this width on, in units of the art, a line counts as an area.
BROAD = 8.0
#: How much writing may grow in its place.
MOST_GROWTH = 1.35


def for_paper(drawing: str, *, ink: bool = False, least: float = 0.0) -> str:
    """The drawing without style sheet, classes and words for screen readers; with `ink`, in black and white.

    Writing lower than `least` units is written that high, or left out where it is much too small for that.
    """
    root = ET.fromstring(drawing)
    root.set("class", f"{root.get('class', '')} print{' ink' if ink else ''}")
    sheet = "\n".join(each.text or "" for each in root.iter(f"{{{SVG}}}style"))
    shared: dict[str, ET.Element] = {}
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{{{SVG}}}style", f"{{{SVG}}}title"):
                parent.remove(child)
    for each in root.findall(f"{{{SVG}}}defs"):
        shared |= {name: part for part in each.iter() if (name := part.get("id"))}
        root.remove(each)
    _copy_used(root, shared)
    styled = _Styled(_rules(sheet), ink)
    styled.write(root)
    _add_shared(root, shared, styled)
    _readable(root, least, 1.0, 16.0)
    root.set("font-family", FONT)
    return ET.tostring(root, encoding="unicode")


def _copy_used(root: ET.Element, shared: dict[str, ET.Element]) -> None:
    """Copies stand where they are used, so that they take their colours from around them."""
    for _ in range(_DEEPEST):
        used = [each for each in root.iter() if each.tag == f"{{{SVG}}}use" and COPIED not in each.attrib]
        for each in used:
            name = (each.get("href") or each.get("{http://www.w3.org/1999/xlink}href") or "").removeprefix("#")
            x, y = each.attrib.pop("x", "0"), each.attrib.pop("y", "0")
            each.set("transform", f"{each.get('transform', '')} translate({x} {y})".strip())
            each.set(COPIED, "")
            if name in shared:
                copy = deepcopy(shared[name])
                copy.tag = f"{{{SVG}}}g" if copy.tag == f"{{{SVG}}}symbol" else copy.tag
                each.append(copy)
        if not used:
            return


def _add_shared(root: ET.Element, shared: dict[str, ET.Element], styled: _Styled) -> None:
    """The patterns and gradients that are really used, styled like the rest."""
    defs = ET.Element(f"{{{SVG}}}defs")
    done: set[str] = set()
    waiting = _references(root)
    while waiting:
        name = waiting.pop()
        if name in done or name not in shared:
            continue
        done.add(name)
        copy = deepcopy(shared[name])
        holder = ET.Element(f"{{{SVG}}}svg", {"class": root.get("data-class", "")})
        holder.append(copy)
        _copy_used(holder, shared)
        styled.write(holder)
        copy.set("id", name)
        waiting |= _references(copy)
        defs.append(copy)
    root.attrib.pop("data-class", None)
    root.insert(0, defs)


def _readable(node: ET.Element, least: float, scale: float, size: float) -> None:
    """Writing that is smaller than can be read on paper grows, within what its place allows, or goes."""
    for factor in _SCALE.findall(node.get("transform", "")):
        scale *= abs(float(factor))
    with contextlib.suppress(ValueError):
        size = float(node.get("font-size", ""))
    if node.tag == f"{{{SVG}}}text" and size * scale < least:
        if size * scale * MOST_GROWTH < least:
            node.set("display", "none")
        else:
            size = least / scale
            node.set("font-size", f"{size:.2f}")
    for child in node:
        _readable(child, least, scale, size)


def _references(root: ET.Element) -> set[str]:
    return {name for each in root.iter() for value in each.attrib.values() for name in _REFERENCE.findall(value)}


@lru_cache(maxsize=16)
def _rules(sheet: str) -> cssselect2.Matcher:
    """The style sheet by selector. Rules for dark screens and moving pictures are left out."""
    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue
        said = [
            (each.name if each.name.startswith("--") else each.lower_name, tinycss2.serialize(each.value).strip())
            for each in tinycss2.parse_blocks_contents(rule.content)
            if each.type == "declaration"
        ]
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            continue  # `:root` of a page, `::selection`: nothing of a drawing
        for selector in selectors:
            matcher.add_selector(selector, said)
    return matcher


class _Styled:
    """Writes what the rules say onto the elements."""

    def __init__(self, rules: cssselect2.Matcher, ink: bool) -> None:
        self.rules = rules
        self.ink = ink

    def write(self, root: ET.Element) -> None:
        root.set("data-class", root.get("class", ""))
        found = [(each, self._said(each)) for each in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree()]
        variables: dict[int, dict[str, str]] = {}
        for wrapper, said in found:
            around = variables[id(wrapper.parent.etree_element)] if wrapper.parent is not None else {}
            own = {name: value for name, value in said.items() if name.startswith("--")}
            known = {**around, **{name: _resolved(value, around) for name, value in own.items()}} if own else around
            variables[id(wrapper.etree_element)] = known
            self._write(wrapper.etree_element, said, known)

    def _said(self, wrapper: Any) -> dict[str, str]:
        matched = sorted(self.rules.match(wrapper), key=lambda match: match[:2])
        said = {name: value for _, _, pseudo, pairs in matched if pseudo is None for name, value in pairs}
        inline = wrapper.etree_element.attrib.pop("style", "")
        for each in tinycss2.parse_blocks_contents(inline):
            if each.type == "declaration":
                said[each.name] = tinycss2.serialize(each.value).strip()
        return said

    def _write(self, element: ET.Element, said: dict[str, str], variables: dict[str, str]) -> None:
        for name, value in said.items():
            if name in PROPERTIES:
                element.set(name, value)
            elif name == "transform" and (moved := _SHIFT.search(value)):
                element.set("transform", _shift(moved[1], moved[2]))
        for name in PROPERTIES & element.attrib.keys():
            element.set(name, _resolved(element.get(name, ""), variables).removesuffix("px"))
        writes = element.tag in (f"{{{SVG}}}text", f"{{{SVG}}}tspan")
        if self.ink:
            for name in COLOURS:
                if name in element.attrib:
                    use = "halo" if writes and name == "stroke" else "writing" if writes else "area"
                    if name == "stroke" and not writes and not _is_broad(element.get("stroke-width", "1")):
                        use = "line"
                    element.set(name, _grey(element.get(name, ""), use))
        if COPIED in element.attrib:
            element.tag = f"{{{SVG}}}g"
        for name in [each for each in element.attrib if each.startswith(("aria-", "data-")) and each != "data-class"]:
            del element.attrib[name]
        for name in ("class", "role", "id", "href"):
            element.attrib.pop(name, None)


def _shift(axis: str, amount: str) -> str:
    numbers = [part.strip().removesuffix("px") for part in amount.split(",")]
    if axis == "X":
        return f"translate({numbers[0]} 0)"
    return f"translate(0 {numbers[0]})" if axis == "Y" else f"translate({' '.join(numbers)})"


def _resolved(value: str, variables: dict[str, str]) -> str:
    """A value without variables, sums, and colours that depend on the screen."""
    for _ in range(_DEEPEST):
        if "(" not in value:
            break
        value = _USE.sub(lambda use: variables.get(use[1], use[2] or "none"), value)
        value = _LIGHT.sub(lambda either: either[1].strip(), value)
        value = _MIX.sub(lambda mix: _mixed(mix[1], _share(mix[2], mix[4]), mix[3]), value)
        value = _CALC.sub(lambda sum_: _sum(sum_[1]), value)
    return _REFERENCE.sub(r"url(#\1)", value)


def _sum(text: str) -> str:
    """A sum of a style sheet, such as `58px * .72 - 6px`: products first, then from left to right."""
    total = 0.0
    for term in re.findall(r"[+-]?[^+-]+", text.replace("px", "").replace(" ", "")):
        product = -1.0 if term.startswith("-") else 1.0
        for factor in term.lstrip("+-").split("*"):
            product *= float(factor or 1)
        total += product
    return f"{total:g}"


def _share(first: str | None, second: str | None) -> float:
    """How much of the first colour a mix has: what it says itself, else what the second leaves."""
    return float(first) / 100 if first else 1 - float(second or 50) / 100


def _mixed(first: str, share: float, second: str) -> str:
    one, two = _channels(first), _channels(second)
    if one is None or two is None:
        return first if one is not None else second
    return "#" + "".join(f"{round(255 * (a * share + b * (1 - share))):02x}" for a, b in zip(one, two, strict=True))


def _channels(colour: str) -> tuple[float, float, float] | None:
    """Red, green and blue from 0 to 1; None for what is no colour, such as a pattern."""
    parsed = tinycss2.color5.parse_color(colour)
    if parsed is None or isinstance(parsed, str) or parsed.alpha == 0:
        return None
    red, green, blue = parsed.to("srgb").coordinates
    return float(red or 0), float(green or 0), float(blue or 0)


def _is_broad(width: str) -> bool:
    """Whether a line is an area: a river is drawn as one broad line."""
    try:
        return float(width) > BROAD
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def _grey(colour: str, use: str) -> str:
    """The colour without hue: writing black on a white halo, lines dark, areas light."""
    channels = _channels(colour)
    if channels is None:
        return colour
    if use in ("writing", "halo"):
        return "#000000" if use == "writing" else "#ffffff"
    light = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    shade = 0.62 + 0.38 * light if use == "area" else light * 0.9 if light < 0.85 else light
    return "#" + f"{round(255 * shade):02x}" * 3
