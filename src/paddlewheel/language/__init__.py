"""Which language people read, and the message files that hold its sentences. Nothing below this package has words."""

from paddlewheel.language._common import (
    common,
    decimal,
    direction,
    either,
    listed,
    percent,
    system_error,
    towards,
    whole,
)
from paddlewheel.language._current import (
    ENGLISH,
    LANGUAGES,
    Language,
    accepted_language,
    environment_language,
    in_all_languages,
    known_language,
    language,
    speak,
    speaking,
)
from paddlewheel.language._kept import kept
from paddlewheel.language._messages import Fact, Messages, identifier, spoken_file

__all__ = [
    "ENGLISH", "LANGUAGES",
    "Fact", "Language", "Messages",
    "accepted_language", "common", "decimal", "direction", "either", "environment_language", "identifier",
    "in_all_languages", "kept", "known_language", "language",
    "listed", "percent", "speak", "speaking", "spoken_file", "system_error", "towards", "whole",
]  # fmt: skip
