"""The first and the last sheet: how to print and cut, what there is to cut, and which numbers are reconstructed."""

from __future__ import annotations

from collections import defaultdict
from typing import get_args

from paddlewheel.kernel import Source
from paddlewheel.presentation import LoadedGame
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
from paddlewheel.printing.messages import say

#: How to print and cut, by the messages that say it.
HOW_TO = ("how-to-print", "how-to-check", "how-to-cut", "how-to-join", "how-to-paper")
SOURCES = get_args(Source)


def cover_part(game: LoadedGame, parts: list[PrintedPart]) -> PrintedPart:
    """What comes, and how to print it."""
    blocks: list[Block] = [
        Words(game.about.one_line),
        Words(game.about.credits),
        Heading(say("cover.how-to"), 2),
        Points(tuple(say(name) for name in HOW_TO)),
        Heading(say("cover.in-file"), 2),
        Points(tuple(part.title for part in parts)),
    ]
    notes = [
        Words(item.note, say("label", title=item.title))
        for part in parts
        for item in part.items
        if isinstance(item, (PieceSet, Board)) and item.note
    ]
    if notes:
        blocks += [Heading(say("cover.before"), 2), *notes]
    page = TextPage(title=say("cover", game=game.about.title), blocks=tuple(blocks))
    return PrintedPart(id="cover", title=say("part-cover"), items=(page,))


def count_part(game: LoadedGame, parts: list[PrintedPart]) -> PrintedPart:
    """What to count after cutting, where its numbers come from, and whom to thank."""
    rows = []
    for part in parts:
        for item in part.items:
            if isinstance(item, PieceSet):
                rows.append((item.title, say("pieces", count=item.count()), _kinds(item), _sources_said(item.source)))
            elif isinstance(item, Board):
                size = say("board-size", width=f"{item.width:.0f}", height=f"{item.height:.0f}")
                sides = say("sides", sides=1 if item.back is None else 2)
                rows.append((item.title, size, sides, _sources_said(item.source)))
    blocks: list[Block] = []
    if rows:
        columns = tuple(say(f"count.{name}") for name in ("what", "how-many", "of-which", "numbers-from"))
        blocks += [Heading(say("count.cut-out"), 2), TextTable(columns, tuple(rows))]
    blocks += [Heading(say("count.sources"), 2), *_sources(game)]
    version = say("count.version", version=str(game.info.rules_version))
    blocks += [Heading(say("count.credits"), 2), Words(game.about.credits), Words(version)]
    page = TextPage(title=say("count", game=game.about.title), blocks=tuple(blocks))
    return PrintedPart(id="count", title=say("part-count"), items=(page,))


def _kinds(pieces: PieceSet) -> str:
    """How many of each kind there are; where every piece is another, how many kinds."""
    if all(piece.copies == 1 for piece in pieces.pieces):
        return say("one-of-each") if len(pieces.pieces) > 1 else ""
    return ", ".join(say("kind", count=piece.copies, name=piece.name) for piece in pieces.pieces)


def _sources_said(sources: str) -> str:
    """Where numbers come from, in words: `published, rulebook`. What a game says in words of its own stays."""
    return ", ".join(say("source", source=each) if each in SOURCES else each for each in sources.split(", "))


def _sources(game: LoadedGame) -> list[Block]:
    """Where a table says where its numbers come from, this is its last column, and in no language."""
    found: list[Block] = []
    for table in game.components_shown():
        by_source: dict[str, list[str]] = defaultdict(list)
        for row in table.rows:
            by_source[row[-1]].append(row[0])
        if not all(part.partition(":")[0] in SOURCES for cell in by_source for part in cell.split("; ")):
            continue
        label = say("label", title=table.title)
        if len(by_source) == 1:
            found.append(Words(say("all-from", count=len(table.rows), source=next(iter(by_source))), label))
        else:
            told = (say("some-from", source=_source_said(cell), names=", ".join(by_source[cell])) for cell in by_source)
            found.append(Words(f"{'; '.join(told)}.", label))
    return found


def _source_said(cell: str) -> str:
    """`reconstructed`, or `reconstructed; rulebook: takes.water` where some numbers have another source."""
    said = []
    for part in cell.split("; "):
        source, _, names = part.partition(": ")
        words = say("source", source=source)
        said.append(say("some-from", source=words, names=names) if names else words)
    return "; ".join(said)
