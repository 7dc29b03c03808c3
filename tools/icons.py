"""Write the icons of the installed client from `icon.svg`: `python tools/icons.py`. Needs the extra `envs`."""

from __future__ import annotations

import re
from pathlib import Path

import svg2png_py

PUBLIC = Path(__file__).parents[1] / "web" / "public"
COLOUR = "#b3541e"
#: A phone may cut a maskable icon down to a circle of four fifths of its width.
MASKABLE_BOX = "-40 -40 80 80"


def write(svg: str, name: str, size: int) -> None:
    sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    png = svg2png_py.svg_to_png(sized, svg2png_py.FontDatabase.system())
    (PUBLIC / name).write_bytes(png)


def maskable(svg: str) -> str:
    """The icon on a ground that fills the whole square."""
    wide = svg.replace('viewBox="-32 -32 64 64"', f'viewBox="{MASKABLE_BOX}"')
    return re.sub(r"(<svg[^>]*>)", rf'\1<rect x="-40" y="-40" width="80" height="80" fill="{COLOUR}"/>', wide, count=1)


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    write(svg, "icon-192.png", 192)
    write(svg, "icon-512.png", 512)
    write(maskable(svg), "icon-maskable-512.png", 512)


if __name__ == "__main__":
    main()
