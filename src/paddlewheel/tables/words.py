"""The sentences of tables and classes."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages
from paddlewheel.presentation import capital

say = Messages(Path(__file__).parent / "messages")


def player_name(seat: int) -> str:
    """What somebody is called who has given no name."""
    return say("player-number", number=seat + 1)


def bot_name(level: str) -> str:
    """What a bot of this level is called."""
    return say("bot-of-level", level=capital(say.name("level", level)))


def table_name(number: int) -> str:
    """What a table of a class is called."""
    return say("table-number", number=number)
