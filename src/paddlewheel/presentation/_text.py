"""Text of a given size: windows on drawings, lists in columns, long lines broken between words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from paddlewheel.language import listed
from paddlewheel.presentation._words import say

#: A drawing is never cut to fewer lines.
LEAST_ROOM = 5
#: Between two columns of a list.
GAP = 2


class Size(NamedTuple):
    """Columns and lines that there is room for; None: as many lines as it takes."""

    width: int
    height: int | None


class Window(NamedTuple):
    """A part of a drawing, and the sides on which more of it lies."""

    lines: list[str]
    beyond: tuple[str, ...]


def window(drawing: Sequence[str], focus: Iterable[tuple[int, int]], width: int, height: int) -> Window:
    """The part of a drawing of this size in whose middle the focus lies: rows and columns, none for the middle."""
    points = list(focus)
    widest = max(map(len, drawing), default=0)
    top = _first([row for row, _ in points], len(drawing), height)
    left = _first([column for _, column in points], widest, width)
    lines = [line[left : left + width].rstrip() for line in drawing[top : top + height]]
    hidden = {
        "above": any(map(str.strip, drawing[:top])),
        "below": any(map(str.strip, drawing[top + height :])),
        "left": any(line[:left].strip() for line in drawing),
        "right": any(line[left + width :].strip() for line in drawing),
    }
    return Window(lines, tuple(side for side, is_hidden in hidden.items() if is_hidden))


def close_up(
    above: Iterable[str], drawing: Sequence[str], focus: Iterable[tuple[int, int]], below: Iterable[str], size: Size
) -> str:
    """Lines, a drawing around its focus in the room that is left, and lines again: of this width and height."""
    width, height = size
    first, last = ([part for line in lines for part in broken(line, width)] for lines in (above, below))
    if height is None:
        return "\n".join([*first, *strips(drawing, width), *last])
    room = max(LEAST_ROOM, height - len(first) - len(last))
    points = list(focus)
    part = window(drawing, points, width, room)
    if part.beyond:
        part = window(drawing, points, width, room - 1)
        part.lines.append(say("more-of-the-map", sides=listed(say(f"more-{side}") for side in part.beyond)))
    return "\n".join([*first, *part.lines, *last])


def _first(places: list[int], size: int, shown: int) -> int:
    """Where a window has to begin so that these places lie in its middle and nothing beyond the end is shown."""
    middle = (min(places) + max(places)) // 2 if places else size // 2
    return max(0, min(middle - shown // 2, size - shown))


def strips(drawing: Sequence[str], width: int) -> list[str]:
    """A whole drawing in this width: what is wider stands in parts below each other, from left to right."""
    widest = max(map(len, drawing), default=0)
    if widest <= width:
        return [line.rstrip() for line in drawing]
    parts = -(-widest // width)
    found: list[str] = []
    for part in range(parts):
        lines = [line[part * width : (part + 1) * width].rstrip() for line in drawing]
        found += [say("part-of-drawing", part=part + 1, parts=parts), *lines]
    return found


def broken(words: str, width: int, indent: str = "  ") -> list[str]:
    """A long line broken between words; the further lines are indented."""
    kept = " " * (len(words) - len(words.lstrip()))
    return wrap(
        words.strip(), max(width, 20), initial_indent=kept, subsequent_indent=kept + indent, break_on_hyphens=False
    ) or [""]


def in_columns(cells: Sequence[str], width: int, most_rows: int) -> list[str]:
    """A list, read from top to bottom, in as few columns as this number of rows asks for and the width allows."""
    for rows in range(max(1, most_rows), len(cells)):
        columns = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        widths = [max(map(len, column)) + GAP for column in columns]
        if sum(widths) - GAP <= width:
            padded = [[cell.ljust(wide) for cell in column] for column, wide in zip(columns, widths, strict=True)]
            return ["".join(column[row] for column in padded if row < len(column)).rstrip() for row in range(rows)]
    return list(cells)


def in_rows(cells: Iterable[str], width: int) -> list[str]:
    """A list, read from left to right, as many on a line as fit: where columns would take too many lines."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + GAP + len(cell) <= width:
            lines[-1] += " " * GAP + cell
        else:
            lines.append(cell)
    return lines
