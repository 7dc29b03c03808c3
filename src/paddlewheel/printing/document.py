"""The printed game as data for the typesetter: every sheet with what lies where, and the pictures it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.language import language
from paddlewheel.presentation import Area, LoadedGame
from paddlewheel.presentation.printed import (
    Block,
    Board,
    Drawing,
    Face,
    PieceSet,
    PrintedPart,
    SignList,
    TextPage,
    TextTable,
)
from paddlewheel.presentation.svg import Art, draw_area, read_art
from paddlewheel.printing.board_tiles import BOARD_BLEED, BoardTile, board_tiles, tile_behind
from paddlewheel.printing.messages import say
from paddlewheel.printing.paper import (
    BLEED,
    FLAP,
    Paper,
    Shelves,
    cut_size,
    piece_grid,
)
from paddlewheel.printing.progress import Progress
from paddlewheel.printing.style import FONT, for_paper

DATA = "data.json"
#: Seven points, in millimetres, and a little more.
LEAST_LETTERS = 7.05 * 25.4 / 72
#: How many letters a column of a table has room for.
NARROWEST, WIDEST = 8, 44
#: The room of a sign in a list of signs.
SIGN_WIDTH, SIGN_HEIGHT = 14.0, 11.0


class Pictures:
    """The pictures of a document, each drawn once."""

    def __init__(self, art: Art, ink: bool, drawn: Callable[[], None]) -> None:
        self.files: dict[str, bytes] = {}
        self.art = art
        self._ink = ink
        self._drawn = drawn
        self._known: dict[bytes, str] = {}

    def name(self, area: Area, width: float = 0.0) -> str:
        """The file that shows this area. Where it is this many millimetres wide, small writing in it can be read."""
        least = LEAST_LETTERS * area.view[2] / width if width else 0.0
        key = msgspec.json.encode((area, least))
        if key not in self._known:
            name = f"{len(self.files)}.svg"
            self.files[name] = for_paper(_sized(draw_area(area, self.art), area), ink=self._ink, least=least).encode()
            self._known[key] = name
        self._drawn()
        return self._known[key]


def _sized(drawing: str, area: Area) -> str:
    """With its measures: a typesetter takes a picture without them for a square."""
    return drawing.replace("<svg ", f'<svg width="{area.view[2]:g}" height="{area.view[3]:g}" ', 1)


class Document:
    """All sheets of the chosen parts, in the order in which they are printed."""

    def __init__(self, game: LoadedGame, paper: Paper, ink: bool, parts: list[PrintedPart], progress: Progress) -> None:
        self._game = game
        self._paper = paper
        self._ink = ink
        self._parts = parts
        self._progress = progress
        self._steps = sum(_pictures_in(item) for part in parts for item in part.items) + 1
        self._done = 0
        art = game.folder / "art.svg"
        drawings = read_art(art) if art.is_file() else Art({}, [], "")
        self.pictures = Pictures(drawings, ink, self._step)
        self._what = ""
        self._number = 0

    def files(self) -> dict[str, bytes]:
        """What the typesetter reads: the data and the pictures."""
        about = self._game.about
        sheets = [sheet for part in self._parts for sheet in self._sheets(part)]
        data = {
            "title": about.title,
            "credits": about.credits,
            "language": language(),
            "glue": say("glue"),
            "font": FONT,
            "ink": self._ink,
            "paper": self._paper,
            "bleed": BLEED,
            "board_bleed": BOARD_BLEED,
            "flap": FLAP,
            "sheets": sheets,
        }
        return {DATA: msgspec.json.encode(data), **self.pictures.files}

    def _step(self) -> None:
        self._done += 1
        self._progress(min(self._done, self._steps), self._steps, self._what)

    def _sheets(self, part: PrintedPart) -> Iterator[dict[str, Any]]:
        """Pieces without backs share their sheets; everything else begins on a new one."""
        shelves: Shelves[dict[str, Any]] = Shelves(self._paper)
        for item in part.items:
            self._what = item.title
            if isinstance(item, PieceSet) and not _has_backs(item):
                self._put(item, shelves)
            elif isinstance(item, PieceSet):
                yield from self._duplex(item)
            else:
                yield from self._board(item) if isinstance(item, Board) else self._text(item)
        for placed in shelves.sheets:
            self._number += 1
            titles = ", ".join(dict.fromkeys(piece["set"] for piece in placed))
            yield self._pieces_sheet(placed, titles, "")

    # -- pieces ------------------------------------------------------------------------------------------------

    def _put(self, pieces: PieceSet, shelves: Shelves[dict[str, Any]]) -> None:
        every = [piece for piece in pieces.pieces for _ in range(piece.copies)]
        faces = [self._placed(pieces, piece.name, piece.faces) for piece in every]
        for piece, place in shelves.put(faces, *cut_size(pieces)):
            piece |= {"x": place.x, "y": place.y}

    def _duplex(self, pieces: PieceSet) -> Iterator[dict[str, Any]]:
        grid = piece_grid(self._paper, *cut_size(pieces))
        every = [piece for piece in pieces.pieces for _ in range(piece.copies)]
        for first in range(0, len(every), grid.size):
            here = every[first : first + grid.size]
            fronts, backs = [], []
            for number, piece in enumerate(here):
                place = grid.front(number)
                fronts.append(self._placed(pieces, piece.name, piece.faces) | {"x": place.x, "y": place.y})
                if (face := piece.back or pieces.back) is not None:
                    place = grid.back(number)
                    backs.append(self._placed(pieces, piece.name, (face,)) | {"x": place.x, "y": place.y})
            self._number += 1
            yield self._pieces_sheet(fronts, pieces.title, "front")
            yield self._pieces_sheet(backs, pieces.title, "back")

    def _placed(self, pieces: PieceSet, name: str, faces: tuple[Face, ...]) -> dict[str, Any]:
        return {
            "set": pieces.title,
            "name": name,
            "faces": [self._face(face) for face in faces],
            "bleed": self._bleed(faces[0]) if pieces.outline else None,
            "ground": pieces.ground,
            "shape": pieces.shape,
            "w": pieces.width,
            "h": pieces.height,
            "d": pieces.depth,
            "outline": pieces.outline,
        }

    def _pieces_sheet(self, placed: list[dict[str, Any]], title: str, side: str) -> dict[str, Any]:
        return {
            "kind": "pieces",
            "side": side,
            "duplex": bool(side),
            "pieces": placed,
            "foot": self._foot(title, side),
        }

    def _face(self, face: Face) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(face, art=None))
        found["art"] = None if face.art is None else self.pictures.name(face.art)
        return found

    def _bleed(self, face: Face) -> str | None:
        """What goes over the cut: the picture without its writing."""
        if face.art is None:
            return None
        wordless = tuple(element for element in face.art.elements if not element.texts)
        return self.pictures.name(msgspec.structs.replace(face.art, elements=wordless))

    # -- boards and text ---------------------------------------------------------------------------------------

    def _board(self, board: Board) -> Iterator[dict[str, Any]]:
        tiles = board_tiles(self._paper, board, self.pictures.art)
        front = self.pictures.name(board.face)
        back = None if board.back is None else self.pictures.name(board.back)
        for tile in tiles:
            self._number += 1
            yield self._board_sheet(board, tile, front, "front" if back else "", board.face.title)
            if back is not None and board.back is not None:
                yield self._board_sheet(board, tile_behind(tiles, tile), back, "back", board.back.title)

    def _board_sheet(self, board: Board, tile: BoardTile, picture: str, side: str, title: str) -> dict[str, Any]:
        where = say("board-sheet", board=board.title, face=title, row=tile.row + 1, column=tile.column + 1)
        return {
            "kind": "board",
            "duplex": bool(side),
            "image": picture,
            "x": (self._paper.width - tile.width) / 2,
            "y": (self._paper.height - tile.height) / 2,
            "w": tile.width,
            "h": tile.height,
            "left": tile.left,
            "top": tile.top,
            "glue": tile.glue,
            "board_width": board.width,
            "board_height": board.height,
            "foot": self._foot(where, side),
        }

    def _foot(self, title: str, side: str) -> str:
        sheet = say("sheet", number=self._number)
        behind = say(f"side-{side}") if side else ""
        return " · ".join(part for part in (self._game.about.title, title, sheet, behind) if part)

    def _text(self, page: TextPage) -> Iterator[dict[str, Any]]:
        blocks = [self._block(block) for block in page.blocks]
        for _ in range(page.copies):
            yield {"kind": "text", "title": page.title, "columns": page.columns, "blocks": blocks}

    def _sign(self, area: Area) -> str:
        return self.pictures.name(area, min(SIGN_WIDTH, SIGN_HEIGHT * area.view[2] / area.view[3]))

    def _block(self, block: Block) -> dict[str, Any]:
        if isinstance(block, Drawing):
            art = self.pictures.name(block.art, block.width)
            return {"type": "drawing", "art": art, "caption": block.caption, "width": block.width}
        if isinstance(block, SignList):
            return {"type": "signs", "signs": [[self._sign(area), words] for area, words in block.signs]}
        found: dict[str, Any] = msgspec.to_builtins(block)
        if isinstance(block, TextTable):
            found["widths"] = _widths(block)
        return found


def _has_backs(pieces: PieceSet) -> bool:
    return pieces.back is not None or any(piece.back is not None for piece in pieces.pieces)


def _widths(table: TextTable) -> list[float]:
    """Columns as wide as their words ask for, within bounds; one without any word is for writing into."""
    rows = [table.columns, *table.rows] if table.columns else list(table.rows)
    longest = [max((len(row[column]) for row in rows), default=1) for column in range(len(rows[0]))] if rows else [1]
    return [float(min(max(letters, NARROWEST), WIDEST) if letters else WIDEST) for letters in longest]


def _pictures_in(item: PieceSet | Board | TextPage) -> int:
    """How many pictures are asked for, for the progress."""
    if isinstance(item, PieceSet):
        each = 2 if item.outline else 1
        fronts = sum(piece.copies * sum(face.art is not None for face in piece.faces) for piece in item.pieces)
        backs = sum(
            piece.copies
            for piece in item.pieces
            if (face := piece.back or item.back) is not None and face.art is not None
        )
        return each * (fronts + backs)
    if isinstance(item, Board):
        return 1 + (item.back is not None)
    return sum(len(block.signs) if isinstance(block, SignList) else isinstance(block, Drawing) for block in item.blocks)


def template() -> bytes:
    """The look of the sheets, in the typesetter's own language."""
    return Path(__file__).with_name("sheets.typ").read_bytes()
