"""What happened, as structured events. They are worded at the edge, by each game's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from paddlewheel.kernel._contract import AnyState

EVERYONE = -1
#: The kind of event that is no part of the game: somebody says why (`Tactics.remark`).
REMARK = "remark"

Fact = int | str | tuple[int, ...] | tuple[str, ...]


#: What somebody says: `say` names the sentence, the rest is what it is about.
Remark = dict[str, Fact]


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
        """Whether this seat (None: a spectator) may read it."""
        if self.seen_by == EVERYONE:
            return True
        return seat is not None and bool(self.seen_by >> seat & 1)


class Beat(NamedTuple):
    """A moment inside one choice at which the table can be looked at."""

    #: A copy of the table at this moment. It is to be observed, not to be played on.
    state: AnyState
    #: How many events the journal had by then.
    events: int


class Journal:
    """The events of one game, in order. A state without a journal records nothing and pays nothing."""

    __slots__ = ("beats", "events")

    def __init__(self, with_beats: bool = False) -> None:
        self.events: list[Event] = []
        #: The moments between the events; None where nobody looks at them.
        self.beats: list[Beat] | None = [] if with_beats else None

    def note(self, kind: str, seat: int, rule: str, facts: dict[str, Fact], seen_by: int = EVERYONE) -> None:
        """Note that something has happened: what, to whom, by which rule, and who may know."""
        self.events.append(Event(kind, seat, rule, facts, seen_by))

    def remark(self, seat: int, remark: Remark) -> None:
        """What a seat says to everybody. The game's view words it like any other event."""
        self.note(REMARK, seat, "", remark)

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat (None: a spectator) may read, from event number `since` on."""
        return [event for event in self.events[since:] if event.known_to(seat)]
