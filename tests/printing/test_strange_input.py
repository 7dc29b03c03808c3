"""Names are data: nothing that is written in a file of one's own becomes code of the typesetter."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest

from paddlewheel import registry
from paddlewheel.games.civil_war.components import FILE, load
from paddlewheel.games.civil_war.game import CivilWar
from paddlewheel.kernel import BadInput
from paddlewheel.presentation import presented
from paddlewheel.presentation.svg import draw_area, read_art
from paddlewheel.printing import print_game
from paddlewheel.printing.style import for_paper
from printing.reading import PrintedFile

HOSTILE = '#panic("x") $a$ <b>&"\\'


def test_names_full_of_signs_and_of_many_letters_are_printed_readable_as_they_are(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    text = FILE.read_text(encoding="utf-8")
    text = text.replace("Abraham Lincoln           ", HOSTILE).replace("Ulysses S. Grant          ", "W" * 32)
    deck.write_text(text, encoding="utf-8")
    game = CivilWar(load(deck))
    assert [card.name for card in game.decks["standard"].cards[:2]] == [HOSTILE, "W" * 32]
    path = tmp_path / "war.pdf"
    path.write_bytes(print_game(presented(game), parts=["cards"]))
    made = PrintedFile(path)
    assert HOSTILE.replace(" ", "") in made.text.replace(" ", "")
    assert min(word.size for sheet in made.sheets for word in sheet.words) >= 6.99


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ({"paper": "a3"}, "there is no paper 'a3'; the papers are: a4, letter"),
        ({"ink": "pink"}, "there is no ink 'pink'; it is one of: colour, ink-saving"),
        ({"parts": ["nose"]}, "has no part 'nose' to print; the parts are: cards, board, aid, rules"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence(order: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        print_game(registry.load("civil-war"), **order)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_typst(name: str, *rest: Any) -> Any:
        if name == "typst":
            raise ImportError("no", name="typst")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_typst)
    with pytest.raises(BadInput, match=r"typst is not installed: pip install 'paddlewheel\[print\]'"):
        print_game(registry.load("civil-war"))


def test_black_and_white_has_no_hue() -> None:
    import re

    for name in registry.games():
        game = registry.load(name)
        board = next(area for area in game.scene(game.new().observe(None)).areas if area.kind == "board")
        drawn = for_paper(draw_area(board, read_art(game.folder / "art.svg")), ink=True)
        colours = re.findall(r'(?:fill|stroke|stop-color)="#([0-9a-fA-F]{6})"', drawn)
        assert colours
        assert [colour for colour in colours if not colour[:2] == colour[2:4] == colour[4:]] == []
