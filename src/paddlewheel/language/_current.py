"""The language that is spoken now: one a request, a connection or a terminal, found where words are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

#: A language by its code: `en`, `fr`. Regions are not told apart.
Language = str

ENGLISH: Language = "en"
FOLDER = Path(__file__).parent / "messages"
#: A folder of messages here makes a language; English, which all others fall back to, comes first.
LANGUAGES: tuple[Language, ...] = tuple(
    sorted((folder.name for folder in FOLDER.iterdir() if folder.is_dir()), key=lambda code: (code != ENGLISH, code))
)

_spoken: ContextVar[Language] = ContextVar("language", default=ENGLISH)
#: The language spoken now.
language = _spoken.get


def speak(code: Language) -> None:
    """From now on, everything is said in this language: for a program that speaks one."""
    _spoken.set(code)


@contextmanager
def speaking(code: Language) -> Iterator[None]:
    """Within this block, everything is said in this language."""
    before = _spoken.set(code)
    try:
        yield
    finally:
        _spoken.reset(before)


def in_all_languages(words: Callable[[], str]) -> dict[Language, str]:
    """The same words in every language, for what is told later and to several people."""
    found = {}
    for code in LANGUAGES:
        with speaking(code):
            found[code] = words()
    return found


def known_language(code: str) -> Language | None:
    """`fr` for `fr`, `fr-CA` or `fr_FR.UTF-8`; None for a language that we do not speak."""
    base = code.strip().lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return base if base in LANGUAGES else None


def accepted_language(header: str) -> Language | None:
    """The best known language of a header `Accept-Language`; None where there is none."""
    wanted: list[tuple[float, Language]] = []
    for part in header.split(",")[:20]:
        code, _, weight = part.partition(";q=")
        known = known_language(code)
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        if known is not None and quality > 0:
            wanted.append((-quality, known))
    return min(wanted, key=lambda each: each[0])[1] if wanted else None


def environment_language(environment: Mapping[str, str]) -> Language:
    """The language of a terminal, as its environment says it; English where it does not."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return known_language(environment[name]) or ENGLISH
    return ENGLISH
