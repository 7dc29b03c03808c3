"""The table as text, for a terminal."""

from __future__ import annotations

from pebbles.view.observation import PebblesObservation
from pebbles.view.scene import SIZE_SHOWN
from pebbles.view.words import name


def text(seen: PebblesObservation) -> str:
    lines = [f"Round {seen.round} of {seen.rounds}"]
    for seat in range(seen.seats):
        size = SIZE_SHOWN.get(seen.picked[seat], str(seen.picked[seat])) or "-"
        you = " (you)" if seat == seen.seat else ""
        lines.append(f"  {name(seat)}{you}: pebble {size}, shells worth {seen.shells[seat]}")
    if seen.shell:
        lines.append(f"  on offer: a shell worth {seen.shell}")
    return "\n".join(lines)
