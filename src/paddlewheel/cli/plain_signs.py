"""Outputs that are not UTF-8: a terminal with the locale C, a redirect on Windows. They get simpler signs."""

from __future__ import annotations

import codecs
import sys

#: Signs that some outputs cannot show, and what stands for each.
SIGNS = "–—·×“”‘’►↑↓←→↖↗↘↙▒⌂│┃─━█●○✓"  # noqa: RUF001
PLAIN = "--.x\"\"''>^v<>\\/\\/#S||--#oox"
INSTEAD = {**dict(zip(SIGNS, PLAIN, strict=True)), "…": "...", "\u00a0": " ", "\u202f": " "}
HANDLER = "plain signs"


def speak_plainly() -> None:
    """Let no output fail for a sign that its encoding lacks: it is written in simpler signs."""
    codecs.register_error(HANDLER, in_plain_signs)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """What is written for the signs at fault; an error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(INSTEAD.get(sign, "?") for sign in error.object[error.start : error.end]), error.end
