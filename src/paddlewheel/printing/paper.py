"""Where pieces lie on the paper, in millimetres: grids that meet their backs, and rows of pieces without backs."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from paddlewheel.kernel import BadInput
from paddlewheel.presentation.printed import PieceSet
from paddlewheel.printing.messages import say

T = TypeVar("T")

#: How far colour goes over the cut, so that no white edge is left.
BLEED = 2.0
#: What printers leave white, and where marks and the foot of a sheet stand.
MARGIN = 8.0
#: What is glued under the next face of a box.
FLAP = 5.0


class Paper(msgspec.Struct, frozen=True):
    """A size of paper, upright."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("a4", 210.0, 297.0), "letter": Paper("letter", 215.9, 279.4)}


def paper_called(name: str) -> Paper:
    """The paper with this name, or one sentence."""
    if name.lower() not in PAPERS:
        raise BadInput(say("no-paper", paper=repr(name), papers=", ".join(PAPERS)))
    return PAPERS[name.lower()]


class Place(msgspec.Struct, frozen=True):
    """Where a piece lies: its left top corner at the cut."""

    x: float
    y: float


class PieceGrid(msgspec.Struct, frozen=True):
    """Equal pieces in the middle of the paper, so that a turned sheet has its backs behind its fronts."""

    paper: Paper
    width: float
    height: float
    columns: int
    rows: int

    @property
    def size(self) -> int:
        """How many pieces a sheet holds."""
        return self.columns * self.rows

    def front(self, number: int) -> Place:
        """The place of a piece on the front, row by row from the left top."""
        row, column = divmod(number, self.columns)
        return self._place(row, column)

    def back(self, number: int) -> Place:
        """The place of its back, on the paper turned over its long edge: columns run from the right."""
        row, column = divmod(number, self.columns)
        return self._place(row, self.columns - 1 - column)

    def _place(self, row: int, column: int) -> Place:
        gap = 2 * BLEED
        left = (self.paper.width - self.columns * self.width - (self.columns - 1) * gap) / 2
        top = (self.paper.height - self.rows * self.height - (self.rows - 1) * gap) / 2
        return Place(left + column * (self.width + gap), top + row * (self.height + gap))


def piece_grid(paper: Paper, width: float, height: float) -> PieceGrid:
    """As many pieces on a sheet as it holds."""
    gap = 2 * BLEED
    columns = int((paper.width - 2 * MARGIN + gap) // (width + gap))
    rows = int((paper.height - 2 * MARGIN + gap) // (height + gap))
    if not columns or not rows:
        raise BadInput(say("too-large", width=f"{width:g}", height=f"{height:g}", paper=paper.name))
    return PieceGrid(paper, width, height, columns, rows)


def cut_size(pieces: PieceSet) -> tuple[float, float]:
    """Width and height of a piece as it lies on the sheet before it is folded."""
    width, height, depth = pieces.width, pieces.height, pieces.depth
    if pieces.shape == "tent":
        return width, 2 * height + 2 * FLAP
    if pieces.shape == "box":
        return 2 * (width + depth) + FLAP, height + 2 * depth + 2 * FLAP
    if pieces.shape == "dial":
        return 2 * width + 2 * BLEED, height
    return width, height


class Shelves(Generic[T]):
    """Pieces of several sizes without backs, row below row, on as few sheets as that takes."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.sheets: list[list[T]] = []
        self._bottom = 0.0

    def put(self, pieces: list[T], width: float, height: float) -> list[tuple[T, Place]]:
        """Put equal pieces below those that lie there already; a sheet that is full is followed by another."""
        grid = piece_grid(self.paper, width, height)
        gap = 2 * BLEED
        left = grid.front(0).x
        found = []
        for first in range(0, len(pieces), grid.columns):
            if not self.sheets or self._bottom + height > self.paper.height - MARGIN:
                self.sheets.append([])
                self._bottom = MARGIN
            for column, piece in enumerate(pieces[first : first + grid.columns]):
                self.sheets[-1].append(piece)
                found.append((piece, Place(left + column * (width + gap), self._bottom)))
            self._bottom += height + gap
        return found
