"""What decides right now, in a few figures."""

from __future__ import annotations

from paddlewheel.presentation import Figure, StatusLine
from pebbles.view.observation import PebblesObservation
from pebbles.view.words import name


def status(seen: PebblesObservation) -> tuple[StatusLine, ...]:
    """The round, then the players."""
    table = StatusLine("Round", (Figure("", f"{seen.round} of {seen.rounds}"),))
    return (table, *(_player(seen, seat) for seat in range(seen.seats)))


def _player(seen: PebblesObservation, seat: int) -> StatusLine:
    figures = [Figure("shells", str(seen.shells[seat]))]
    if seen.picked[seat]:
        figures.append(Figure("", "has picked"))
    return StatusLine(name(seat).capitalize(), tuple(figures), seat, (f"player-{seat}",))
