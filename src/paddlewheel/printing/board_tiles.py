"""Boards over several sheets: joints stand where they cut no writing, and sheets overlap to be glued."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from paddlewheel.presentation.printed import Board
from paddlewheel.presentation.svg import Art
from paddlewheel.printing.bounds import writing
from paddlewheel.printing.paper import MARGIN, Paper

#: How much of the picture is printed beyond the cut.
BOARD_BLEED = 3.0
#: How far the sheet on the right covers the one on its left, at least.
GLUE = 8.0
#: Places for a joint are tried at this distance.
STEP = 0.25
#: A joint further away than this from what it might cut is not better still.
CLEAR = 2.0
#: Cutting a word is worse than cutting any number of symbols that carry words.
WORD, SYMBOL = 1000, 1


class Span(msgspec.Struct, frozen=True):
    """Something that a joint should not cut: from where to where it reaches, and how bad a cut is."""

    start: float
    end: float
    weight: int


class BoardTile(msgspec.Struct, frozen=True):
    """One sheet of a board: which part of the picture it shows."""

    row: int
    column: int
    #: The part of the board, from its left top corner.
    left: float
    top: float
    width: float
    height: float
    #: How much of it, at its right edge, the next sheet covers.
    glue: float = 0.0


def board_tiles(paper: Paper, board: Board, art: Art) -> list[BoardTile]:
    """The sheets of a board, row by row; both sides of a board are cut at the same joints.

    Columns overlap: on each side of the board, the sheet on the right lies over the one on its left. The back of a
    sheet is the sheet of the same row, counted from the right, and just as wide. Rows meet edge to edge.
    """
    across, down = _spans(board, art)
    lefts = joints(board.width, paper.width - 2 * MARGIN, across, GLUE, board.back is not None)
    tops = joints(board.height, paper.height - 2 * MARGIN, down)
    rights = _rights(board.width, lefts, board.back is not None)
    bottoms = [*tops[1:], board.height]
    return [
        BoardTile(row, column, left, top, right - left, bottom - top, right - next_left)
        for row, (top, bottom) in enumerate(zip(tops, bottoms, strict=True))
        for column, (left, right, next_left) in enumerate(zip(lefts, rights, [*lefts[1:], board.width], strict=True))
    ]


def tile_behind(tiles: list[BoardTile], tile: BoardTile) -> BoardTile:
    """The part of the other side that is printed on the back of this one."""
    columns = max(each.column for each in tiles) + 1
    return next(each for each in tiles if (each.row, each.column) == (tile.row, columns - 1 - tile.column))


def _rights(width: float, lefts: list[float], two_sided: bool) -> list[float]:
    """How far each column reaches: behind its right edge is the left edge of a column on the other side."""
    if two_sided:
        return [width - left for left in reversed(lefts)]
    return [*(left + GLUE for left in lefts[1:]), width]


def joints(
    length: float, room: float, spans: Sequence[Span] = (), overlap: float = 0.0, two_sided: bool = False
) -> list[float]:
    """Where the parts of a length begin, so that each has room on its sheet and as little as possible is cut."""
    count = max(1, math.ceil((length - overlap) / (room - overlap)))
    found = [0.0]
    for number in range(1, count):
        even = length * number / count
        latest = min(found[-1] + room - overlap, even - overlap / 2 if two_sided else length)
        earliest = max(found[-1] + STEP, length - overlap - (count - number) * (room - overlap))
        places = [even + STEP * step for step in range(-math.ceil(even / STEP), math.ceil((length - even) / STEP))]
        allowed = [place for place in places if earliest <= place <= latest] or [latest]
        found.append(min(allowed, key=lambda place: (*_harm(place, spans), abs(place - even))))
    return found


def _harm(place: float, spans: Sequence[Span]) -> tuple[int, float]:
    """How much a joint cuts here, and how near it comes to what it does not cut (less is better)."""
    cut = sum(span.weight for span in spans if span.start < place < span.end)
    near = min((min(abs(place - span.start), abs(place - span.end)) for span in spans), default=CLEAR)
    return cut, -min(near, CLEAR)


def _spans(board: Board, art: Art) -> tuple[list[Span], list[Span]]:
    """What may be cut from left to right and from top to bottom, in millimetres on the board."""
    across: list[Span] = []
    down: list[Span] = []
    for area in (board.face, board.back):
        if area is None:
            continue
        left, top, wide, tall = area.view
        wider, taller = board.width / wide, board.height / tall
        for weight, boxes in zip((WORD, SYMBOL), writing(area, art), strict=True):
            across += [Span((box[0] - left) * wider, (box[2] - left) * wider, weight) for box in boxes]
            down += [Span((box[1] - top) * taller, (box[3] - top) * taller, weight) for box in boxes]
    return across, down
