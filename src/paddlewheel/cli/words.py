"""The sentences of the terminal, and the language it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.language import LANGUAGES, Language, Messages, known_language, speak

OPTION = "--language"
say = Messages(Path(__file__).parent / "messages")


def asked_language(arguments: Sequence[str]) -> Language | None:
    """The language that a command line asks for, found before it is read: its help and its errors are in it too."""
    for word, following in pairwise([*arguments, ""]):
        name, mark, value = word.partition("=")
        if name == OPTION:
            return known_language(value if mark else following)
    return None


def speak_chosen(code: str) -> str:
    """Speak the language of an option; nothing given changes nothing."""
    if code:
        found = known_language(code)
        if found is None:
            raise typer.BadParameter(say("no-such-language", code=repr(code), languages=", ".join(LANGUAGES)))
        speak(found)
    return code


LanguageOption = Annotated[
    str,
    typer.Option(
        OPTION,
        help=f"The language of what is said: {', '.join(LANGUAGES)}; that of the terminal by default.",
        callback=speak_chosen,
        is_eager=True,
    ),
]
