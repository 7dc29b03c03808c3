"""The sentences of tables and classes."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent / "messages")


def table_name(number: int) -> str:
    """What a table of a class is called."""
    return say("table-number", number=number)
