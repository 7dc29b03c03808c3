"""Paddlewheel: five river games at one table.

>>> import paddlewheel as pw
>>> game = pw.load("mississippi-queen")
>>> state = game.new(seats=4, seed=7)

The names below are the public ones. Those who write games find more in `paddlewheel.kernel` and
`paddlewheel.presentation`. Modules whose names begin with an underscore may change at any time.
"""

from __future__ import annotations

import os

if os.environ.get("PADDLEWHEEL_PLAIN") or os.environ.get("PADDLEWHEEL_COMPILED"):
    from paddlewheel._engine import choose_engine

    choose_engine()

# Loaded first, so that the name `games` stays with the function below and not with the folder.
import paddlewheel.games  # noqa: F401
from paddlewheel.kernel import (
    BOT_STREAM,
    GAME_STREAM,
    GUESS_STREAM,
    AnyGame,
    AnyState,
    BadData,
    BadInput,
    BadRecord,
    Chance,
    Event,
    Game,
    Journal,
    Observation,
    Outcome,
    PaddlewheelError,
    Record,
    Refusal,
    State,
    parse_record,
    replay,
)
from paddlewheel.presentation import LoadedGame, PresentedGame
from paddlewheel.registry import games, load, register
from paddlewheel.version import VERSION

__version__ = VERSION

__all__ = [
    "BOT_STREAM", "GAME_STREAM", "GUESS_STREAM",
    "AnyGame", "AnyState", "BadData", "BadInput", "BadRecord", "Chance", "Event", "Game", "Journal", "LoadedGame",
    "Observation", "Outcome", "PaddlewheelError", "PresentedGame", "Record", "Refusal", "State",
    "games", "load", "parse_record", "register", "replay",
]  # fmt: skip
