"""Events that are equal are stored once, whichever tables they come from: a long game holds little else."""

from __future__ import annotations

from paddlewheel.kernel import Event

SIZE = 2048


class EventCache:
    """Recent events, each in the slot that its hash names. A different event takes over the slot."""

    def __init__(self) -> None:
        self._slots: list[Event | None] = [None] * SIZE

    def share(self, events: list[Event], first: int) -> None:
        """Replace events, from number `first` on, by equal ones that are known already."""
        for number in range(first, len(events)):
            event = events[number]
            slot = hash((event.kind, event.seat, *event.facts.values())) % SIZE
            known = self._slots[slot]
            if known == event:
                events[number] = known
            else:
                self._slots[slot] = event
