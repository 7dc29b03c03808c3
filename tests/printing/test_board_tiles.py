"""Boards over several sheets: where they are cut, and what is glued over what."""

from __future__ import annotations

import pytest

from paddlewheel import registry
from paddlewheel.presentation.printed import Board
from paddlewheel.presentation.svg import Art, read_art
from paddlewheel.printing.board_tiles import GLUE, Span, board_tiles, joints, tile_behind
from paddlewheel.printing.bounds import writing
from paddlewheel.printing.paper import MARGIN, PAPERS

BOARDS = ("civil-war", "my-river-kit", "rising-waters")


def board_of(game: str) -> tuple[Board, Art]:
    loaded = registry.load(game)
    found = next(item for part in loaded.printed() for item in part.items if isinstance(item, Board))
    return found, read_art(loaded.folder / "art.svg")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", BOARDS)
def test_no_joint_goes_through_a_word(game: str, paper: str) -> None:
    board, art = board_of(game)
    tiles = board_tiles(PAPERS[paper], board, art)
    for face in (board.face, board.back):
        if face is None:
            continue
        scale = board.width / face.view[2]
        words, _ = writing(face, art)
        assert len(words) >= 6
        for tile in tiles:
            x, y = face.view[0] + tile.left / scale, face.view[1] + tile.top / scale
            assert not [word for word in words if tile.column and word[0] < x < word[2]]
            assert not [word for word in words if tile.row and word[1] < y < word[3]]


@pytest.mark.parametrize("game", ["civil-war", "my-river-kit"])
def test_no_joint_goes_through_a_plot_or_a_lane(game: str) -> None:
    board, art = board_of(game)
    scale = board.width / board.face.view[2]
    _, symbols = writing(board.face, art)
    for tile in board_tiles(PAPERS["a4"], board, art):
        x = board.face.view[0] + tile.left / scale
        assert not [box for box in symbols if tile.column and box[0] < x < box[2]]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", BOARDS)
def test_sheets_fit_on_the_paper_cover_the_board_and_overlap_enough_to_be_glued(game: str, paper: str) -> None:
    board, art = board_of(game)
    size = PAPERS[paper]
    tiles = board_tiles(size, board, art)
    for tile in tiles:
        assert tile.width <= size.width - 2 * MARGIN + 1e-6
        assert tile.height <= size.height - 2 * MARGIN + 1e-6
        beside = next((each for each in tiles if (each.row, each.column) == (tile.row, tile.column + 1)), None)
        end = tile.left + tile.width
        assert end - tile.glue == pytest.approx(board.width if beside is None else beside.left)
        assert tile.glue == pytest.approx(0) if beside is None else tile.glue >= GLUE - 1e-6
        below = next((each for each in tiles if (each.row, each.column) == (tile.row + 1, tile.column)), None)
        assert tile.top + tile.height == pytest.approx(board.height if below is None else below.top)


def test_a_sheet_of_the_map_shows_the_same_piece_of_the_board_on_both_sides() -> None:
    board, art = board_of("rising-waters")
    tiles = board_tiles(PAPERS["a4"], board, art)
    for tile in tiles:
        behind = tile_behind(tiles, tile)
        assert behind.width == pytest.approx(tile.width)
        assert board.width - behind.left == pytest.approx(tile.left + tile.width)


@pytest.mark.parametrize("two_sided", [False, True])
@pytest.mark.parametrize("length", [10.0, 194.0, 194.25, 372.0, 700.0, 1000.0])
def test_any_length_is_cut_into_parts_that_have_room(length: float, two_sided: bool) -> None:
    starts = joints(length, 194.0, [Span(0.0, length, 1)], GLUE, two_sided)
    assert starts == sorted(set(starts))
    ends = [length - start for start in reversed(starts)] if two_sided else [*(x + GLUE for x in starts[1:]), length]
    assert all(0 < end - start <= 194.0 + 1e-6 for start, end in zip(starts, ends, strict=True))
    assert all(end >= following for end, following in zip(ends, starts[1:], strict=False))


def test_a_joint_stands_between_two_words_where_there_is_a_gap() -> None:
    assert joints(300.0, 200.0, [Span(0.0, 140.0, 1000), Span(144.0, 300.0, 1000)]) == [0.0, 142.0]
