"""What each viewer has seen of a log: at which lengths something was new to it, and which events it may read."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from paddlewheel.kernel import Event
from paddlewheel.tables.models import Viewer


class ViewerIndex:
    """For every viewer the lengths of the log at which it saw something new, and the numbers of its events."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._seen_at: dict[Viewer, array[int]] = {viewer: array("i", [0]) for viewer in viewers}
        self._readable: dict[Viewer, array[int]] = {viewer: array("i") for viewer in viewers}

    # -- counters --------------------------------------------------------------------------------------

    def seq(self, viewer: Viewer) -> int:
        """How often this viewer has seen something new."""
        return len(self._seen_at[viewer]) - 1

    def seq_at(self, viewer: Viewer, length: int) -> int:
        """The viewer's counter when the log had this length."""
        return bisect_right(self._seen_at[viewer], length) - 1

    def length_at(self, viewer: Viewer, seq: int) -> int | None:
        """The length of the log when the viewer's counter reached this; None when it never did."""
        seen_at = self._seen_at[viewer]
        return seen_at[seq] if 0 <= seq < len(seen_at) else None

    def count(self, viewers: Iterable[Viewer], length: int) -> None:
        """These viewers see something new in the entry that gives the log this length."""
        for viewer in viewers:
            self._seen_at[viewer].append(length)

    # -- events ------------------------------------------------------------------------------------------

    def readable(self, viewer: Viewer, first: int = 0) -> Sequence[int]:
        """The numbers of the events that the viewer may read, without the first ones."""
        return self._readable[viewer][first:]

    def lines(self, viewer: Viewer, journal_length: int | None = None) -> int:
        """How many events this viewer may read: of all, or of the first ones."""
        readable = self._readable[viewer]
        return len(readable) if journal_length is None else bisect_left(readable, journal_length)

    def add_events(self, events: Sequence[Event], first: int) -> None:
        """Note who may read the events from number `first` on."""
        for number in range(first, len(events)):
            for viewer, readable in self._readable.items():
                if events[number].known_to(viewer):
                    readable.append(number)

    def drop_events(self, journal_length: int) -> None:
        """The journal has only this many events now."""
        for readable in self._readable.values():
            del readable[bisect_left(readable, journal_length) :]

    def copy(self) -> ViewerIndex:
        twin = ViewerIndex(())
        twin._seen_at = {viewer: lengths[:] for viewer, lengths in self._seen_at.items()}
        twin._readable = {viewer: numbers[:] for viewer, numbers in self._readable.items()}
        return twin
