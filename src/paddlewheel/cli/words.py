"""The sentences of the terminal, and the language it speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.language import LANGUAGES, Messages, known_language, speak

say = Messages(Path(__file__).parent / "messages")


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
        "--language",
        help=f"The language of what is said: {', '.join(LANGUAGES)}; that of the terminal by default.",
        callback=speak_chosen,
        is_eager=True,
    ),
]
