"""The race as a scene: the river from above, a panel for every ship, and the order of play."""

from __future__ import annotations

from paddlewheel.games.mississippi_queen.view.seen import RaceObservation
from paddlewheel.games.mississippi_queen.view.words import prompt
from paddlewheel.kernel.scene import Scene


def scene(seen: RaceObservation, tokens: tuple[str, ...]) -> Scene:
    return Scene(seen.game, "Mississippi Queen", prompt(seen), seen.rule, ())
