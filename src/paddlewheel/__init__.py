"""Paddlewheel: five river games at one table.

>>> import paddlewheel as pw
>>> game = pw.load("mississippi-queen")
>>> state = game.new(seats=4, seed=7)
"""

from __future__ import annotations

import os

if os.environ.get("PADDLEWHEEL_PLAIN"):
    from paddlewheel.plain import prefer_sources

    prefer_sources()

# Loaded first, so that the name `games` stays with the function below and not with the folder.
import paddlewheel.games  # noqa: F401
from paddlewheel.kernel.chance import BOTS, GAME, GUESSES, Chance
from paddlewheel.kernel.contract import State
from paddlewheel.kernel.errors import BadData, BadInput, BadRecord, PaddlewheelError, Refusal
from paddlewheel.kernel.game import Game
from paddlewheel.kernel.journal import Event, Journal
from paddlewheel.kernel.observation import Observation
from paddlewheel.kernel.outcome import Outcome
from paddlewheel.kernel.record import Record, parse_record, replay
from paddlewheel.registry import games, load, register
from paddlewheel.version import VERSION

__version__ = VERSION

__all__ = [
    "BOTS", "GAME", "GUESSES",
    "BadData", "BadInput", "BadRecord", "Chance", "Event", "Game", "Journal", "Observation", "Outcome",
    "PaddlewheelError", "Record", "Refusal", "State",
    "games", "load", "parse_record", "register", "replay",
]  # fmt: skip
