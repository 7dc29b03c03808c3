"""The sentences of what is printed, a folder a language."""

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent)
