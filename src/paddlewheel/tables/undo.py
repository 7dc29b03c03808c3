"""Which choices each seat can take back, and the state before each of them.

Undo reveals nothing: whether a choice can be taken back depends only on what its seat has seen since. What others
decide in secret meanwhile does not count, and stays decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple

from paddlewheel.kernel._contract import S
from paddlewheel.tables.models import Viewer

NOT_YOURS = "Only your own last choice can be taken back, before another seat acts."
REVEALED = "Something hidden or random has been revealed since, so nothing can be taken back."


class UndoPoint(NamedTuple, Generic[S]):
    """A choice that somebody may still take back."""

    seat: int
    token: str
    #: The state before it, and the length of the journal then.
    before: S
    journal_length: int
    #: Who could see it.
    noticed: tuple[Viewer, ...]


class UndoHistory(Generic[S]):
    """The choices that can still be taken back, oldest first."""

    def __init__(self, seats: int) -> None:
        self._points: list[UndoPoint[S]] = []
        #: For every seat how many choices it can take back, and why none when there are none.
        self._steps = [0] * seats
        self._reasons = [NOT_YOURS] * seats
        #: What each seat chose since it last saw another one act.
        self._turns: list[list[str]] = [[] for _ in range(seats)]

    def steps(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return self._steps[seat]

    def why_not(self, seat: int, count: int) -> str | None:
        """Why this seat cannot take this number of choices back, or None when it can."""
        steps = self._steps[seat]
        if count <= steps:
            return None
        return f"Only {steps} of your choices can be taken back now." if steps else self._reasons[seat]

    def turn(self, seat: int) -> list[str]:
        """The latest choices of this seat since it saw another one act, oldest first."""
        return self._turns[seat]

    def add(self, point: UndoPoint[S], revealed: bool) -> None:
        """A choice was made. A seat that saw another one act cannot take back anything from before that."""
        seat = point.seat
        self._points.append(point)
        self._steps[seat] += 1
        self._turns[seat].append(point.token)
        for viewer in point.noticed:
            if viewer is not None and viewer != seat:
                self._bar(viewer, NOT_YOURS)
                self._turns[viewer].clear()
        if revealed:
            self._bar(seat, REVEALED)
        self._drop_unreachable()

    def bar_all(self) -> None:
        """Something was revealed to everybody."""
        for seat in range(len(self._steps)):
            self._bar(seat, REVEALED)
        self._points.clear()

    def take_back(self, seat: int, count: int) -> tuple[list[UndoPoint[S]], list[UndoPoint[S]]]:
        """Remove the last choices of a seat: those, and the later ones of others, which are to be made once more."""
        first = [number for number, point in enumerate(self._points) if point.seat == seat][-count]
        removed = self._points[first:]
        del self._points[first:]
        self._steps[seat] -= count
        del self._turns[seat][-count:]
        return [point for point in removed if point.seat == seat], [point for point in removed if point.seat != seat]

    def restore(self, points: Iterable[UndoPoint[S]]) -> None:
        """The choices of others that were made once more, with the states before them now."""
        self._points += points

    def copy(self) -> UndoHistory[S]:
        twin = UndoHistory[S](len(self._steps))
        twin._points = [point._replace(before=point.before.clone()) for point in self._points]
        twin._steps = list(self._steps)
        twin._reasons = list(self._reasons)
        twin._turns = [list(turn) for turn in self._turns]
        return twin

    def _bar(self, seat: int, why: str) -> None:
        self._steps[seat] = 0
        self._reasons[seat] = why

    def _drop_unreachable(self) -> None:
        """Keep only what the longest undo needs."""
        left = list(self._steps)
        first = len(self._points)
        for number in range(len(self._points) - 1, -1, -1):
            if left[self._points[number].seat]:
                left[self._points[number].seat] -= 1
                first = number
        del self._points[:first]
