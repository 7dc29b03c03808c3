"""A drawing as pixels: what `render_mode="rgb_array"` gives."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paddlewheel.envs.extras import missing

WHITE = (255, 255, 255, 255)
#: Columns and rows of every picture, whatever the table needs: videos want frames of one size.
FRAME = (960, 600)
_VARIABLE = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
_USE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)")
#: An area of a scene with its sizes, and a rectangle that may be the ground of a board.
_AREA = re.compile(r'(<svg id="[^>]*>)')
_SIZE = re.compile(r'\b(width|height|viewBox)="([^"]*)"')
_GROUND = re.compile(r'<rect( (?:class="[^"]*" )?)x="-[\d.]+" y="-[\d.]+" width="([\d.]+)" height="([\d.]+)"')
_DARK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


def pixels(svg: str) -> NDArray[np.uint8]:
    """The drawing in light colours: rows, columns, and red, green, blue."""
    try:
        import svg2png_py
    except ImportError as error:
        raise missing(error, "envs") from error
    drawn, width, height = svg2png_py.svg_to_rgba(framed(cropped(plain_colours(svg))), fonts(), bg_color=WHITE)
    return np.frombuffer(drawn, dtype=np.uint8).reshape(height, width, 4)[:, :, :3].copy()


def framed(svg: str) -> str:
    """The drawing in the middle of a frame, as large as fits."""
    width, height = FRAME
    return svg.replace("<svg ", f'<svg width="{width}" height="{height}" preserveAspectRatio="xMidYMid meet" ', 1)


def cropped(svg: str) -> str:
    """The ground of every board as large as is seen of it: a painter works on all of a ground, far beyond the frame."""
    first, *areas = _AREA.split(svg)
    return first + "".join(_cropped(*found) for found in zip(areas[0::2], areas[1::2], strict=True))


def _cropped(head: str, inside: str) -> str:
    sizes = {name: value for name, value in _SIZE.findall(head)}
    left, top, width, height = (float(number) for number in sizes["viewBox"].split())
    scale = min(float(sizes["width"]) / width, float(sizes["height"]) / height)
    wide, high = float(sizes["width"]) / scale, float(sizes["height"]) / scale
    seen = (left - (wide - width) / 2, top - (high - height) / 2, wide, high)
    x, y, across, down = (f"{number:.2f}" for number in seen)

    def crop(ground: re.Match[str]) -> str:
        if float(ground[2]) < 2 * wide or float(ground[3]) < 2 * high:
            return ground[0]
        return f'<rect{ground[1]}x="{x}" y="{y}" width="{across}" height="{down}"'

    return head + _GROUND.sub(crop, inside)


@cache
def fonts() -> Any:
    """The fonts of this machine, read once: that takes longer than a drawing."""
    import svg2png_py

    return svg2png_py.FontDatabase.system()


def plain_colours(svg: str) -> str:
    """The drawing with its colours written out: painters of files know no variables and no media."""
    svg = _DARK.sub("", svg)
    values = {name: value.strip() for name, value in _VARIABLE.findall(svg)}
    for _ in range(4):  # A value may name another variable.
        svg, found = _USE.subn(lambda use: str(values.get(use[1], use[2] or "none")), svg)
        if not found:
            break
    return svg
