"""The sentences of reports and measurements, a folder a language."""

from pathlib import Path

from paddlewheel.language import Messages

say = Messages(Path(__file__).parent)


def columns(*names: str) -> list[str]:
    """The headings of a table, by the names of their words."""
    return [say(f"column-{name}") for name in names]
