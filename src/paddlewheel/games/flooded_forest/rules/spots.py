"""Where a tile could be laid: the empty cells of the banks that touch something."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.flooded_forest.rules.board import BANK_ROWS, NOWHERE, ROW_SHIFT, lowest
from paddlewheel.games.flooded_forest.rules.survey import Survey
from paddlewheel.games.flooded_forest.rules.tiles import Tiles


@final
class Spots:
    """One walk over the shore, in the order of the vocabulary."""

    __slots__ = ("cell", "left", "row", "shore", "turn")

    def __init__(self, survey: Survey) -> None:
        self.shore: vec[i64] = survey.shore
        #: The row at hand, which of BANK_ROWS comes after it, and what is left of it.
        self.row: i64 = 0
        self.turn: i64 = 0
        self.left: i64 = 0
        #: The spot that was found.
        self.cell: i64 = NOWHERE

    def next(self) -> bool:
        """Go to the next spot; False when there is none."""
        while self.left == 0:
            if self.turn == len(BANK_ROWS):
                return False
            self.row = BANK_ROWS[self.turn]
            self.left = self.shore[self.row]
            self.turn += 1
        self.cell = (self.row << ROW_SHIFT) + lowest(self.left)
        self.left &= self.left - 1
        return True


def fitting(tiles: Tiles, survey: Survey, hand: i64) -> i64:
    """The tiles of a hand that fit somewhere, a bit each."""
    spots = Spots(survey)
    found: i64 = 0
    while found != hand and spots.next():
        found |= tiles.welcome[survey.surroundings(spots.cell)] & hand
    return found


def fits_any(tiles: Tiles, survey: Survey, hand: i64) -> bool:
    """Whether any tile of a hand fits somewhere."""
    spots = Spots(survey)
    while spots.next():
        if tiles.welcome[survey.surroundings(spots.cell)] & hand:
            return True
    return False
