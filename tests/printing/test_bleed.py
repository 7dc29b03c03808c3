"""Colour over the cut, seen on sheets turned into pictures."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import msgspec
import pytest
import typst
from PIL import Image

from paddlewheel import registry
from paddlewheel.presentation.printed import PieceSet, PrintedPart
from paddlewheel.printing.document import Document, template
from paddlewheel.printing.paper import BLEED, MARGIN, PAPERS, Place, cut_size, piece_grid

DOTS = 8
PPI = DOTS * 25.4
WHITE = (255, 255, 255)


def tiles(game: str) -> PieceSet:
    sets = (item for part in registry.load(game).printed() for item in part.items if isinstance(item, PieceSet))
    return next(item for item in sets if item.outline)


def pictures(game: str, pieces: PieceSet) -> list[Image.Image]:
    """The sheets of the first piece alone, eight dots a millimetre."""
    alone = msgspec.structs.replace(pieces, pieces=pieces.pieces[:1])
    part = PrintedPart(id="tiles", title="Tiles", items=(alone,))
    document = Document(registry.load(game), PAPERS["a4"], False, [part], lambda done, steps, what: None)
    files: Any = {"main": template(), **document.files()}
    made = typst.compile(files, format="png", ppi=PPI)
    return [Image.open(BytesIO(page)).convert("RGB") for page in ([made] if isinstance(made, bytes) else made)]


@pytest.mark.parametrize("game", ["flooded-forest", "mississippi-queen"])
def test_the_colours_of_a_tile_go_over_each_side_of_its_cut(game: str) -> None:
    pieces = tiles(game)
    grid = piece_grid(PAPERS["a4"], *cut_size(pieces))
    places = [grid.front(0), grid.back(0)] if pieces.pieces[0].back else [Place(grid.front(0).x, MARGIN)]
    for page, place in zip(pictures(game, pieces), places, strict=True):
        corners = [(place.x + x * pieces.width, place.y + y * pieces.height) for x, y in pieces.outline]
        for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
            length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
            outwards = (to_y - y) / length, (x - to_x) / length
            middle = (x + to_x) / 2, (y + to_y) / 2
            for far in (0.5, 1.0, BLEED - 0.3):
                spot = [round((middle[axis] + far * outwards[axis]) * DOTS) for axis in range(2)]
                assert page.getpixel((spot[0], spot[1])) != WHITE, (game, x, y, far)
