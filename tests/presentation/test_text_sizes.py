"""How large the text of a scene is, and whether it stays where it belongs."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel.presentation import Area, Element, Scene
from paddlewheel.presentation.svg import Art, read_art
from presentation.text_sizes import overflowing_texts, small_texts, written

ART = """<svg xmlns="http://www.w3.org/2000/svg"><style>
  text { font-size: 10px; text-anchor: middle; } .card .name { font-size: 20px; } .card.minor .name { font-size: 12px; }
  @media (prefers-color-scheme: dark) { .card .name { fill: #fff; } }
</style>
<symbol id="card"><path d="M-40 -20 h80 v40 h-80 Z"/><text class="name" data-slot="name"/></symbol>
<symbol id="sign"><circle r="5"/><text data-slot="name" y="20" data-room="90"/></symbol>
</svg>"""


@pytest.fixture
def art(tmp_path: Path) -> Art:
    file = tmp_path / "art.svg"
    file.write_text(ART)
    return read_art(file)


def shown(symbol: str, words: str, width: float = 860, scale: float = 1, classes: tuple[str, ...] = ()) -> Scene:
    element = Element("it", symbol, width / 2, 100, "It", scale=scale, texts={"name": words}, classes=classes)
    board = Area("board", "Board", "board", (0, 0, width, 200), (element,))
    return Scene("pebbles", "Pebbles", "Look.", "PB-1", (board,))


def pixels(scene: Scene, art: Art) -> list[float]:
    return [text.pixels for text in written(scene, art)]


def test_the_style_sheet_says_how_large_a_text_is(art: Art) -> None:
    assert pixels(shown("card", "Ann"), art) == [20]
    assert pixels(shown("card", "Ann", classes=("minor",)), art) == [12]
    assert pixels(shown("sign", "Ann"), art) == [10]


def test_a_text_shrinks_with_its_element_and_with_the_board(art: Art) -> None:
    assert pixels(shown("card", "Ann", scale=0.5), art) == [10]
    assert pixels(shown("card", "Ann", width=1720), art) == [10]


def test_what_is_too_small_is_named(art: Art) -> None:
    assert small_texts(shown("card", "Ann"), art) == []
    assert small_texts(shown("sign", "Ann"), art) == ["sign it: 'Ann' at 10.0 px"]


def test_a_name_stays_on_its_card(art: Art) -> None:
    assert overflowing_texts(shown("card", "Ann"), art) == []
    assert "sticks out" in overflowing_texts(shown("card", "Constantinople"), art)[0]
    assert "sticks out" in overflowing_texts(shown("card", "Ann\nand\nBob"), art)[0]


def test_a_text_beside_its_shape_has_a_room_of_its_own(art: Art) -> None:
    assert overflowing_texts(shown("sign", "Constantinople"), art) == []
    assert "sticks out" in overflowing_texts(shown("sign", "Constantinople and back"), art)[0]
