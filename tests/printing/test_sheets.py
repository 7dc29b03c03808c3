"""What is printed is what the data says: every card and tile, at its size, with its back behind it."""

from __future__ import annotations

from collections import Counter

import pytest

from paddlewheel import registry
from paddlewheel.presentation.printed import Board, Face, PieceSet
from paddlewheel.presentation.svg import read_art
from paddlewheel.printing.board_tiles import board_tiles
from paddlewheel.printing.paper import PAPERS, paper_called
from printing.conftest import Printed
from printing.reading import Sheet

GAMES = ("civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters")
LARGEST_FILE = 15_000_000
NEAR = 0.2


def sets(game: str) -> list[PieceSet]:
    return [item for part in registry.load(game).printed() for item in part.items if isinstance(item, PieceSet)]


def has_back(pieces: PieceSet) -> bool:
    return pieces.back is not None or any(piece.back is not None for piece in pieces.pieces)


CARDS = [
    (game, pieces)
    for game in GAMES
    for pieces in sets(game)
    if pieces.shape == "flat" and not pieces.outline and has_back(pieces)
]


@pytest.mark.parametrize(("game", "pieces"), CARDS, ids=[f"{game}: {pieces.title}" for game, pieces in CARDS])
def test_there_is_a_rectangle_of_the_right_size_to_cut_for_every_card(
    printed: Printed, game: str, pieces: PieceSet
) -> None:
    cuts = [cut for sheet in printed(game).sheets_of(pieces.title, "front") for cut in sheet.cuts]
    assert len(cuts) == pieces.count()
    assert all(abs(cut.width - pieces.width) < NEAR and abs(cut.height - pieces.height) < NEAR for cut in cuts)


@pytest.mark.parametrize(("game", "pieces"), CARDS, ids=[f"{game}: {pieces.title}" for game, pieces in CARDS])
def test_every_card_is_printed_as_often_as_the_data_says(printed: Printed, game: str, pieces: PieceSet) -> None:
    wanted: Counter[str] = Counter()
    for piece in pieces.pieces:
        wanted[piece.faces[0].title] += piece.copies
    text = " ".join(sheet.text for sheet in printed(game).sheets_of(pieces.title, "front"))
    for title, copies in wanted.items():
        # Without spaces: a kerned letter reads as if one stood before it.
        assert text.replace(" ", "").count(title.replace(" ", "")) >= copies, title


def test_the_144_cards_of_the_war_are_each_printed_once(printed: Printed) -> None:
    sheets = [
        sheet
        for side in ("Union", "Confederacy")
        for sheet in printed("civil-war").sheets_of(f"Cards of the {side}", "front")
    ]
    text = " ".join(sheet.text for sheet in sheets)
    assert [text.count(f"· {letter}{number:02}") for letter in "UC" for number in range(1, 73)] == [1] * 144


def test_every_tile_carries_its_name_and_its_action_is_behind_it(printed: Printed) -> None:
    forest = printed("flooded-forest")
    fronts, backs = forest.sheets_of("Flood tiles", "front"), forest.sheets_of("Flood tiles", "back")
    for number in range(1, 37):
        name = f"T{number:02}"
        assert [sum(sheet.text.count(name) for sheet in side) for side in (fronts, backs)] == [1, 1]
    river = printed("mississippi-queen").sheets_of("River tiles")
    named = " ".join(sheet.text for sheet in river)
    assert all(named.count(tile.name) == 1 for tile in sets("mississippi-queen")[0].pieces)


def places(sheet: Sheet, names: set[str], pitch: float, left: float) -> dict[tuple[int, int], str]:
    """Which name stands in which column and row of a grid of cards. A long name may go over two lines."""
    firsts = {name.split()[0]: name for name in names}
    found: dict[tuple[int, int], str] = {}
    for word in sheet.words:
        name = firsts.get(word.text.split()[0], "")
        if name.startswith(word.text):
            found.setdefault((int((word.x - left) // pitch), int(word.y // 88)), name)
    return found


def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_over_its_long_edge(printed: Printed) -> None:
    kit = printed("my-river-kit")
    names = {piece.name for piece in sets("my-river-kit")[0].pieces}
    fronts, backs = kit.sheets_of("Activity cards", "front"), kit.sheets_of("Activity cards", "back")
    assert len(fronts) == len(backs) > 3
    for front, back in zip(fronts, backs, strict=True):
        assert kit.sheets.index(back) == kit.sheets.index(front) + 1
        left = min(cut.x for cut in front.cuts)
        if len(front.cuts) < 9:
            continue  # the last sheet may begin further right
        seen = places(front, names, 64.0, left)
        behind = places(back, names, 64.0, left)
        assert len(seen) == 9
        assert sorted(seen.values()) == sorted(behind.values())
        for row in range(3):
            rows = [sorted({y for _, y in grid})[row] for grid in (seen, behind)]
            assert [seen[column, rows[0]] for column in range(3)] == [
                behind[2 - column, rows[1]] for column in range(3)
            ]


@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_have_the_size_of_the_paper_and_cards_lie_in_its_middle(printed: Printed, paper: str) -> None:
    made = printed("civil-war", paper, "ink-saving", "cards")
    size = paper_called(paper)
    assert all(abs(sheet.width - size.width) < NEAR and abs(sheet.height - size.height) < NEAR for sheet in made.sheets)
    sheet = made.sheets_of("Cards of the Union", "front")[0]
    assert min(cut.x for cut in sheet.cuts) == pytest.approx(
        size.width - max(cut.x + cut.width for cut in sheet.cuts), abs=NEAR
    )
    assert min(cut.y for cut in sheet.cuts) == pytest.approx(
        size.height - max(cut.y + cut.height for cut in sheet.cuts), abs=NEAR
    )


def test_both_sides_of_the_map_go_over_the_same_sheets(printed: Printed) -> None:
    board = next(item for item in registry.load("rising-waters").printed()[0].items if isinstance(item, Board))
    art = read_art(registry.load("rising-waters").folder / "art.svg")
    tiles = board_tiles(paper_called("a4"), board, art)
    feet = [word.text for sheet in printed("rising-waters").sheets for word in sheet.words if "· Map:" in word.text]
    assert len(feet) == 2 * len(tiles)
    for front, back in zip(feet[::2], feet[1::2], strict=True):
        assert "Fall 1926" in front
        assert front.endswith("front")
        assert "Spring 1927" in back
        assert back.endswith("back")
    # Two columns: behind the left sheet of Fall is the right sheet of Spring.
    assert "column 1" in feet[0]
    assert "column 2" in feet[1]


@pytest.mark.parametrize("game", GAMES)
def test_letters_are_seven_points_high_or_more(printed: Printed, game: str) -> None:
    small = [word for sheet in printed(game).sheets for word in sheet.words if word.size < 6.99]
    assert small == []


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_small_and_made_of_lines_and_its_own_fonts(printed: Printed, game: str) -> None:
    made = printed(game)
    assert made.bytes < LARGEST_FILE
    assert not made.has_pixels()
    fonts = made.fonts()
    assert any("SourceSansPro" in name for name in fonts)
    assert all(fonts.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_last_sheet_counts_the_pieces_and_credits_the_designers(printed: Printed, game: str) -> None:
    sheet = printed(game).sheets[-1]
    title = registry.load(game).info.title
    assert sheet.text.startswith(f"{title}: count sheet")
    for pieces in sets(game):
        assert f"{pieces.title} {pieces.count()} piece" in sheet.text
    assert "reconstructed" in sheet.text
    assert registry.load(game).info.credits in sheet.text


def test_a_changed_number_prints_changed_cards() -> None:
    game = registry.load("my-river-kit")
    changed = game.changed({"card.corn.copies": 9, "card.corn.price": 4})
    corn = next(piece for piece in changed.printed()[1].items[0].pieces if piece.name == "Conventional corn")  # type: ignore[attr-defined]
    assert corn.copies == 9
    assert "Price 4" in corn.faces[0].lines[0]


def test_nothing_rests_on_colour_alone() -> None:
    """Where faces of a set differ, they differ in words, letters or shapes, not only in their tint or class."""
    for game in GAMES:
        for pieces in sets(game):
            looks: dict[object, str] = {}
            for piece in pieces.pieces:
                look = tuple(_without_colour(face) for face in piece.faces)
                assert looks.setdefault(look, piece.name) == piece.name or pieces.shape == "dial", (game, piece.name)


def _without_colour(face: Face) -> object:
    drawn = () if face.art is None else tuple((each.symbol, tuple(each.texts.values())) for each in face.art.elements)
    return face.title, face.badge, face.lines, drawn
