"""Events that say the same are kept once, whichever tables they are from: a long game holds little else."""

from __future__ import annotations

from paddlewheel.kernel import Event, Journal

#: Events of late, each where its hash puts it. Another one there takes its place.
_lately: list[Event | None] = [None] * 2048


def share_events(journal: Journal, since: int) -> None:
    """Put events that are known already in the place of those that equal them, from event number `since` on."""
    events = journal.events
    for number in range(since, len(events)):
        event = events[number]
        place = hash((event.kind, event.seat, *event.facts.values())) % len(_lately)
        known = _lately[place]
        if known == event:
            events[number] = known
        else:
            _lately[place] = event
