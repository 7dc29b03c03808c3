"""The sentences of hints: what bots say to people."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent / "messages")


def in_a_row(labels: Iterable[str]) -> str:
    """Choices made one after the other: *Speed 3, Forward (2 times)*."""
    counts = [(label, len([*same])) for label, same in groupby(labels)]
    return ", ".join(say("several-times", label=label, count=count) if count > 1 else label for label, count in counts)
