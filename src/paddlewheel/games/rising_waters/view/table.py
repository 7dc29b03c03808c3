from __future__ import annotations

from paddlewheel.games.rising_waters.view.seen import FloodObservation
from paddlewheel.kernel.scene import Scene


def scene(seen: FloodObservation, tokens: tuple[str, ...]) -> Scene:
    return Scene(seen.game, "Rising Waters", "x", seen.rule, ())
