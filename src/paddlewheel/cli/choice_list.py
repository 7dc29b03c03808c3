"""The choices of a decision as a numbered list that fits on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.cli.words import say
from paddlewheel.presentation import broken, in_columns, in_rows

#: In larger families one could not see which number belongs to which choice.
LARGEST_FAMILY = 6


def choice_lines(labels: Sequence[str], width: int, most_rows: int, sentence: str = "") -> list[str]:
    """One choice a line; in columns where they are many, and families of choices together where that is not enough.

    `sentence` is what could be typed instead.
    """
    numbered = [f"{number:3}  {label}" for number, label in enumerate(labels, 1)]
    families = _families(labels)
    ways = (in_columns(numbered, width, most_rows), in_columns(families, width, most_rows), in_rows(families, width))
    lines = next((way for way in ways if len(way) <= most_rows), min(ways, key=len))
    below = [f"     {say('or-in-a-sentence', sentence=sentence)}"] if sentence else []
    return [part for line in [*lines, *below] for part in broken(line, width, "     ")]


def _families(labels: Sequence[str]) -> list[str]:
    """Neighbours that differ in one word on one line: *1-3  Iron Brigade (8) to the left / centre / right column*."""
    lines: list[str] = []
    first = 0
    while first < len(labels):
        end = first + 1
        while end < min(len(labels), first + LARGEST_FAMILY) and _shared(labels[first : end + 1]) is not None:
            end += 1
        shared = _shared(labels[first:end]) if end - first > 1 else None
        if shared is None:
            lines.append(f"{first + 1:3}  {labels[first]}")
        else:
            before, after = shared
            words = " / ".join(label.split()[before : len(label.split()) - after][0] for label in labels[first:end])
            given = labels[first].split()
            row = " ".join([*given[:before], words, *given[len(given) - after :]])
            lines.append(f"{f'{first + 1}-{end}':>3}  {row}")
        first = end
    return lines


def _shared(labels: Sequence[str]) -> tuple[int, int] | None:
    """How many words at the beginning and at the end are the same, where exactly one between them differs."""
    split = [label.split() for label in labels]
    if len({len(words) for words in split}) > 1:
        return None
    before, after = _in_common(split), _in_common([words[::-1] for words in split])
    return (before, after) if before > 0 and before + after == len(split[0]) - 1 else None


def _in_common(split: list[list[str]]) -> int:
    """How many words all begin with."""
    count = 0
    for words in zip(*split, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count
