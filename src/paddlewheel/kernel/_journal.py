"""What happened, as structured events. They are worded at the edge, by each game's view."""

from __future__ import annotations

import msgspec

EVERYONE = -1
#: The kind of event that is no part of the game: somebody says why (`Tactics.remark`).
REMARK = "remark"

Fact = int | str | tuple[int, ...] | tuple[str, ...]


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: its kind, who did it (-1: nobody), the rule behind it, and its facts.

    Many are kept for long, and none leads back to itself: the garbage collector need not look at them.
    """

    kind: str
    seat: int
    rule: str
    facts: dict[str, Fact] = {}
    #: A bit for each seat that may know of it.
    seen_by: int = EVERYONE

    def known_to(self, seat: int | None) -> bool:
        if self.seen_by == EVERYONE:
            return True
        return seat is not None and bool(self.seen_by >> seat & 1)


class Journal:
    """The events of one game, in order. A state without a journal records nothing and pays nothing."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, kind: str, seat: int, rule: str, facts: dict[str, Fact], seen_by: int = EVERYONE) -> None:
        self.events.append(Event(kind, seat, rule, facts, seen_by))

    def remark(self, seat: int, text: str) -> None:
        """What a seat says to everybody. The game's view words it like any other event."""
        self.note(REMARK, seat, "", {"text": text})

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat (None: a spectator) may read, from event number `since` on."""
        return [event for event in self.events[since:] if event.known_to(seat)]
