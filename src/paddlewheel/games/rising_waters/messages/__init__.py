"""The sentences of Rising Waters, a folder a language."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent)
