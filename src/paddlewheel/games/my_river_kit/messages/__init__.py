"""The sentences of My River Kit, a folder a language."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent)
