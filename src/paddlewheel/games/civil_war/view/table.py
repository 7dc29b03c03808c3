"""The war as a scene."""

from __future__ import annotations

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.view.seen import WarObservation
from paddlewheel.games.civil_war.view.words import prompt
from paddlewheel.kernel.scene import Scene


def scene(seen: WarObservation, decks: Decks, tokens: tuple[str, ...]) -> Scene:
    return Scene(seen.game, "Civil War", prompt(seen, decks), seen.rule, ())
