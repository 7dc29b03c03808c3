"""The sentences of the kernel: what is said of any game."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent / "messages")
