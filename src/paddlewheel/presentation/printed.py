"""What of a game is printed on paper: sheets of pieces, boards and pages of text. Measures are in millimetres."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.presentation._scene import Area

#: How a piece is cut and folded. `flat`: along its outline; `tent`: folded in the middle, so that it stands;
#: `box`: a net with six faces; `dial`: a disc of numbers with a cover that shows one of them.
Shape = Literal["flat", "tent", "box", "dial"]
Outline = tuple[tuple[float, float], ...]


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a piece: a picture of the game's art, and words that are set around it."""

    art: Area | None = None
    title: str = ""
    #: A number or a letter in the corner.
    badge: str = ""
    lines: tuple[str, ...] = ()
    #: One more line in small letters.
    note: str = ""
    #: The colour behind the title; every meaning it has is also in words.
    tint: str = "#5b5546"


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece, and how many of it are printed."""

    name: str
    #: One face; of a box: front, right, back, left, top and bottom; of a dial: one face a number.
    faces: tuple[Face, ...]
    copies: int = 1
    #: Its own back; the back of its set where there is none.
    back: Face | None = None


class PieceSet(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces of one size, printed together."""

    title: str
    width: float
    height: float
    pieces: tuple[Piece, ...]
    shape: Shape = "flat"
    #: Of a box: how deep it is.
    depth: float = 0.0
    #: What is printed on the other side of the paper.
    back: Face | None = None
    #: Where to cut, in parts of width and height; the rectangle where it is empty.
    outline: Outline = ()
    #: The colour around pieces with an outline, where their picture leaves the edge open; it goes over the cut.
    ground: str = ""
    #: Where the numbers on these pieces come from.
    source: str = ""
    #: What to know before cutting, and what to use instead.
    note: str = ""

    def count(self) -> int:
        """How many pieces there are to cut out."""
        return sum(piece.copies for piece in self.pieces)


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A large picture over as many sheets as it needs, with marks for cutting; it may have another side."""

    title: str
    face: Area
    width: float
    height: float
    back: Area | None = None
    source: str = ""
    note: str = ""


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """The title of what follows."""

    text: str
    level: int = 1


class Words(msgspec.Struct, frozen=True, tag="words"):
    """A paragraph; `label` stands before it in bold."""

    text: str
    label: str = ""


class Points(msgspec.Struct, frozen=True, tag="points"):
    """A list, with numbers where the order matters."""

    items: tuple[str, ...]
    numbered: bool = False


class TextTable(msgspec.Struct, frozen=True, tag="table"):
    """Rows of text under headings. Empty cells are for writing into."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Blank(msgspec.Struct, frozen=True, tag="blank"):
    """Lines for handwriting."""

    lines: int = 3


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """A picture of the game's art."""

    art: Area
    caption: str = ""
    #: In millimetres; it is made smaller where the column is narrower.
    width: float = 80.0


class SignList(msgspec.Struct, frozen=True, tag="signs"):
    """Pictures with what they mean."""

    signs: tuple[tuple[Area, str], ...]


Block = Heading | Words | Points | TextTable | Blank | Drawing | SignList


class TextPage(msgspec.Struct, frozen=True, kw_only=True):
    """Text that begins on a new sheet and takes as many as it needs."""

    title: str
    blocks: tuple[Block, ...]
    columns: int = 1
    #: How many of it a table needs: a player aid is printed once a player.
    copies: int = 1


class PrintedPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part that people can choose to print."""

    id: str
    title: str
    items: tuple[PieceSet | Board | TextPage, ...]
