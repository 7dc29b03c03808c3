"""The sentences of what is made for people of any game."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent / "messages")


def capital(words: str) -> str:
    """The same words with a capital letter, as a form or a title begins."""
    return words[:1].upper() + words[1:]


def unnamed_seat(seat: int) -> str:
    """A seat that its game has no name for."""
    return say("seat", number=seat + 1)
