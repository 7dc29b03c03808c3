"""A drawing as pixels: what `render_mode="rgb_array"` gives."""

from __future__ import annotations

import re
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from paddlewheel.envs.extras import missing

HEIGHT = 720
_VARIABLE = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
_USE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)")
_DARK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


def pixels(svg: str, height: int = HEIGHT) -> NDArray[np.uint8]:
    """The drawing in light colours: rows, columns, and red, green, blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise missing(error, "envs") from error
    png = resvg_py.svg_to_bytes(svg_string=plain_colours(svg), height=height, background="#ffffff")
    with Image.open(BytesIO(bytes(png))) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.uint8)


def plain_colours(svg: str) -> str:
    """The drawing with its colours written out: painters of files know no variables and no media."""
    svg = _DARK.sub("", svg)
    values = {name: value.strip() for name, value in _VARIABLE.findall(svg)}
    for _ in range(4):  # A value may name another variable.
        svg, found = _USE.subn(lambda use: str(values.get(use[1], use[2] or "none")), svg)
        if not found:
            break
    return svg
