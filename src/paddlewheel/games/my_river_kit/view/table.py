"""The river as a scene."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.view.seen import BasinObservation
from paddlewheel.games.my_river_kit.view.words import prompt
from paddlewheel.kernel.scene import Scene


def scene(seen: BasinObservation, parts: Components, tokens: tuple[str, ...]) -> Scene:
    return Scene(seen.game, "My River Kit", prompt(seen, parts), seen.rule, ())
