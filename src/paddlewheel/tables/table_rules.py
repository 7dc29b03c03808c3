"""The rules of every table, whatever is played at it: undo, pause, clocks, absence, the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from paddlewheel.kernel import Refusal, load_rulebook
from paddlewheel.tables.words import say

TABLE_RULES: Final = load_rulebook(Path(__file__).parent / "rulebook.toml", say)

UNDO: Final = "PW-1"
REVEALED: Final = "PW-2"
OVER: Final = "PW-3"
PAUSED: Final = "PW-4"
TIME_WAS_UP: Final = "PW-5"
STOOD_IN: Final = "PW-6"
RESIGNED: Final = "PW-7"
SOMEBODY_RESIGNED: Final = "PW-8"
TALK_TIME: Final = "PW-9"


def refused_by(rule: str) -> Refusal:
    """A refusal in the words of one of these rules."""
    return Refusal(rule, TABLE_RULES.spoken().refusal(rule))
