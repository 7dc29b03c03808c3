"""The first and the last sheet: how to print and cut, what there is to cut, and which numbers are reconstructed."""

from __future__ import annotations

from collections import defaultdict

from paddlewheel.presentation import LoadedGame, counted
from paddlewheel.presentation.printed import (
    Block,
    Board,
    Heading,
    PieceSet,
    Points,
    PrintedPart,
    TextPage,
    TextTable,
    Words,
)

HOW_TO = (
    "Print at 100 %, without fitting to the page. Pieces with backs: on both sides, turned over the long edge.",
    "Hold a sheet against the light: the crosses of both sides cover each other. If not, print fronts and backs apart "
    "and glue them.",
    "Cut along thin lines and between the corner marks; fold along dashed lines. Colour goes 2 mm over the cut.",
    "Boards over several sheets: cut at the corner marks, lay each sheet over the one on its left up to the dashed "
    "line, and glue. Rows meet edge to edge: tape them.",
    "Thin card (160 to 250 g) makes good cards and tiles; plain paper will do for everything else.",
)


def cover_part(game: LoadedGame, parts: list[PrintedPart]) -> PrintedPart:
    """What comes, and how to print it."""
    blocks: list[Block] = [
        Words(game.info.one_line),
        Words(game.info.credits),
        Heading("How to print", 2),
        Points(HOW_TO),
        Heading("In this file", 2),
        Points(tuple(part.title for part in parts)),
    ]
    notes = [
        Words(item.note, f"{item.title}:")
        for part in parts
        for item in part.items
        if isinstance(item, (PieceSet, Board)) and item.note
    ]
    if notes:
        blocks += [Heading("Before you cut", 2), *notes]
    page = TextPage(title=f"{game.info.title} to print and play", blocks=tuple(blocks))
    return PrintedPart(id="cover", title="Cover", items=(page,))


def count_part(game: LoadedGame, parts: list[PrintedPart]) -> PrintedPart:
    """What to count after cutting, where its numbers come from, and whom to thank."""
    rows = []
    for part in parts:
        for item in part.items:
            if isinstance(item, PieceSet):
                rows.append((item.title, counted(item.count(), "piece"), _kinds(item), item.source))
            elif isinstance(item, Board):
                sides = "two sides" if item.back is not None else "one side"
                rows.append((item.title, f"{item.width:.0f} x {item.height:.0f} mm", sides, item.source))
    blocks: list[Block] = []
    if rows:
        blocks += [Heading("To cut out", 2), TextTable(("what", "how many", "of which", "numbers from"), tuple(rows))]
    blocks += [Heading("Where the numbers come from", 2), *_sources(game)]
    blocks += [Heading("Credits", 2), Words(game.info.credits), Words(f"Rules version {game.info.rules_version}.")]
    page = TextPage(title=f"{game.info.title}: count sheet", blocks=tuple(blocks))
    return PrintedPart(id="count", title="Count sheet", items=(page,))


def _kinds(pieces: PieceSet) -> str:
    """How many of each kind there are; where every piece is another, how many kinds."""
    if all(piece.copies == 1 for piece in pieces.pieces):
        return "one of each" if len(pieces.pieces) > 1 else ""
    return ", ".join(f"{piece.copies} {piece.name}" for piece in pieces.pieces)


def _sources(game: LoadedGame) -> list[Block]:
    found: list[Block] = []
    for table in game.components_shown():
        if "from" not in table.columns:
            continue
        column = table.columns.index("from")
        by_source: dict[str, list[str]] = defaultdict(list)
        for row in table.rows:
            by_source[row[column]].append(row[0])
        if len(by_source) == 1:
            source = next(iter(by_source))
            found.append(Words(f"all {len(table.rows)} {source}.", f"{table.title}:"))
        else:
            told = "; ".join(f"{source}: {', '.join(names)}" for source, names in by_source.items())
            found.append(Words(f"{told}.", f"{table.title}:"))
    return found
