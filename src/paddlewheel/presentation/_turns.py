"""The journal by turns: the lines of one seat in a row, with one line that sums them up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

import msgspec

from paddlewheel.presentation._scene import Line
from paddlewheel.presentation._words import say


class Turn(msgspec.Struct, frozen=True):
    """What one seat did in a row, or what nobody did (-1)."""

    seat: int
    lines: tuple[Line, ...]

    @property
    def is_summed_up(self) -> bool:
        """Whether there are words that sum the turn up."""
        return self.seat >= 0 and any(line.short for line in self.lines)

    def summary(self, name: Callable[[int], str]) -> str:
        """*Red: speed 4, left, three ahead*; the only line itself where there is nothing to sum up."""
        words = [_counted(short, len([*same])) for short, same in groupby(line.short for line in self.lines) if short]
        if self.seat < 0 or not words:
            return self.lines[0].text
        return say("turn-summary", who=name(self.seat), words=", ".join(words))


def turns(lines: Iterable[Line]) -> list[Turn]:
    """The journal by turns. A round begins a turn of its own."""
    found: list[list[Line]] = []
    for line in lines:
        if not found or line.opens_round or found[-1][-1].opens_round or found[-1][-1].seat != line.seat:
            found.append([])
        found[-1].append(line)
    return [Turn(each[0].seat, tuple(each)) for each in found]


def _counted(short: str, count: int) -> str:
    if "{}" in short:
        numbers = say("counting").split()
        return short.replace("{}", numbers[count - 1] if count <= len(numbers) else str(count))
    return ", ".join([short] * count)
