"""Which choices each seat can take back, and the state before each of them.

Undo reveals nothing: whether a choice can be taken back depends only on what its seat has seen since. What others
decide in secret meanwhile does not count, and stays decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple

from paddlewheel.kernel import Refusal
from paddlewheel.kernel._contract import S
from paddlewheel.tables.clock import ClockReading
from paddlewheel.tables.models import CLOCK_CLIENT, STAND_IN_CLIENT, Entry, Viewer
from paddlewheel.tables.table_rules import REVEALED, STOOD_IN, TIME_WAS_UP, UNDO, refused_by
from paddlewheel.tables.words import say


class TurnChoice(NamedTuple):
    """A choice of a turn under way: the length of the log after it, and its token."""

    length: int
    token: str


def barred(entry: Entry, revealed: bool) -> str:
    """The rule by which a choice cannot be taken back by the seat that it was made for; empty where it can."""
    if entry.client.startswith(CLOCK_CLIENT):
        return TIME_WAS_UP
    if entry.client.startswith(STAND_IN_CLIENT):
        return STOOD_IN
    return REVEALED if revealed else ""


class UndoPoint(NamedTuple, Generic[S]):
    """A choice that somebody may still take back."""

    seat: int
    token: str
    #: The length of the log after it.
    length: int
    #: The state before it, and the length of the journal then.
    before: S
    journal_length: int
    #: Who could see it.
    noticed: tuple[Viewer, ...]
    #: How the clock stood before it.
    clock: ClockReading


class UndoHistory(Generic[S]):
    """The choices that can still be taken back, oldest first."""

    def __init__(self, seats: int) -> None:
        self._points: list[UndoPoint[S]] = []
        #: For every seat how many choices it can take back, and the rule against it when there are none.
        self._steps = [0] * seats
        self._rules = [UNDO] * seats
        #: What each seat chose since it last saw another one act.
        self._turns: list[list[TurnChoice]] = [[] for _ in range(seats)]

    def steps(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return self._steps[seat]

    def why_not(self, seat: int, count: int) -> Refusal | None:
        """Why this seat cannot take this number of choices back, or None when it can."""
        steps = self._steps[seat]
        if count <= steps:
            return None
        if steps:
            return Refusal(UNDO, say("only-so-many-back", steps=steps))
        return refused_by(self._rules[seat])

    def turn(self, seat: int) -> list[TurnChoice]:
        """The latest choices of this seat since it saw another one act, oldest first."""
        return self._turns[seat]

    def add(self, point: UndoPoint[S], barred: str = "") -> None:
        """A choice was made; `barred` is the rule by which it cannot be taken back.

        A seat that saw another one act cannot take back anything from before that.
        """
        seat = point.seat
        self._points.append(point)
        self._steps[seat] += 1
        self._turns[seat].append(TurnChoice(point.length, point.token))
        for viewer in point.noticed:
            if viewer is not None and viewer != seat:
                self._bar(viewer, UNDO)
                self._turns[viewer].clear()
        if barred:
            self._bar(seat, barred)
        self._drop_unreachable()

    def bar_all(self, rule: str) -> None:
        """Nobody can take back anything from before this."""
        for seat in range(len(self._steps)):
            self._bar(seat, rule)
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
        twin._rules = list(self._rules)
        twin._turns = [list(turn) for turn in self._turns]
        return twin

    def _bar(self, seat: int, rule: str) -> None:
        self._steps[seat] = 0
        self._rules[seat] = rule

    def _drop_unreachable(self) -> None:
        """Keep only what the longest undo needs."""
        left = list(self._steps)
        first = len(self._points)
        for number in range(len(self._points) - 1, -1, -1):
            if left[self._points[number].seat]:
                left[self._points[number].seat] -= 1
                first = number
        del self._points[:first]
