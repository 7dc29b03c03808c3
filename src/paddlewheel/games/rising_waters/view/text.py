from __future__ import annotations

from paddlewheel.games.rising_waters.view.seen import FloodObservation


def text(seen: FloodObservation) -> str:
    return "x"
