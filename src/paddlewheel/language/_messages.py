"""Message files: the sentences of one part of the program, a folder a language, in the syntax of Project Fluent."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from paddlewheel.language._current import ENGLISH, Language, language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

#: What a sentence can be about. A number is written as its language writes numbers; years and ids are given as text.
Fact = str | int | float
#: Sentences are said over and over: so many of a part are kept, with their facts.
MOST_KEPT = 30_000
#: Where a message begins in a file.
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
#: Where a message names another one.
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*[.}]")
LONGEST_KEPT = 1_000


class Messages:
    """The sentences of a part of the program, said in the language that is spoken now, else in English.

    `say("push", who="Red", whom="Blue")`; `say("push.help")` is the attribute `help` of that message.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bundles: dict[Language, FluentBundle] = {}
        self._files: dict[Language, dict[str, Path]] = {}
        #: What has been said in each language, by name and facts.
        self._said: dict[Language, dict[object, str]] = {}

    def __call__(self, name: str, /, **facts: Fact) -> str:
        """The sentence of this name, with these facts in it."""
        # Views say hundreds of sentences, most of them said before.
        key = (name, *facts.values(), *facts) if facts else name
        try:
            return self._said[language()][key]
        except KeyError:
            return self._said_first(key, name, facts)

    def _said_first(self, key: object, name: str, facts: dict[str, Fact]) -> str:
        found = self._sentence(name, facts)
        # What a stranger has written at length is not worth keeping.
        if all(len(fact) <= LONGEST_KEPT for fact in facts.values() if isinstance(fact, str)):
            said = self._said.setdefault(language(), {})
            if len(said) >= MOST_KEPT:
                said.clear()
            said[key] = found
        return found

    def has(self, name: str) -> bool:
        """Whether there is such a sentence in the language spoken now."""
        return self._pattern(language(), name) is not None

    def name(self, kind: str, written: str) -> str:
        """What a thing from a data file (`tile`, `Long Island`) is called here: by the message `tile-long-island`.

        Without one it is called as the file calls it: English, or a name of somebody's own.
        """
        if language() == ENGLISH:
            return written
        message = f"{kind}-{identifier(written)}"
        return self(message) if self.has(message) else written

    def translated(self, name: str, english: str) -> str:
        """The message of this name in the language spoken now; the English sentence where there is none."""
        return self(name) if language() != ENGLISH and self.has(name) else english

    def _sentence(self, name: str, facts: dict[str, Fact]) -> str:
        for code in dict.fromkeys((language(), ENGLISH)):
            pattern = self._pattern(code, name)
            if pattern is not None:
                text, _ = self._bundles[code].format_pattern(pattern, facts)
                return str(text)
        raise KeyError(f"{self.folder}: there is no message {name!r}")

    def _pattern(self, code: Language, name: str) -> Pattern | None:
        files = self._files.get(code)
        if files is None:
            files = self._files[code] = self._find(code)
        message, _, attribute = name.partition(".")
        path = files.get(message)
        if path is None:
            return None
        bundle = self._bundles[code]
        if not bundle.has_message(message):
            self._read(code, path)
        found = bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _find(self, code: Language) -> dict[str, Path]:
        """The file of every message. A file is read when one of its messages is asked for: rules are long."""
        # Imported here: what plays by itself says nothing, and need not wait for it.
        from fluent.runtime import FluentBundle

        self._bundles[code] = FluentBundle([code], use_isolating=False)
        paths = sorted((self.folder / code).glob("*.ftl"))
        return {name: path for path in paths for name in MESSAGE.findall(path.read_text(encoding="utf-8"))}

    def _read(self, code: Language, path: Path) -> None:
        """Read a file, and those with messages that its own refer to."""
        from fluent.runtime import FluentResource

        text, bundle = path.read_text(encoding="utf-8"), self._bundles[code]
        bundle.add_resource(FluentResource(text))
        for name in REFERENCE.findall(text):
            other = self._files[code].get(name)
            if other is not None and not bundle.has_message(name):
                self._read(code, other)


def spoken_file(folder: Path, name: str) -> Path:
    """A document of a folder (`lesson.txt`) in the language spoken now, where it has been translated; else in English.

    Translations lie among the messages: `messages/fr/lesson.txt`.
    """
    translated = folder / "messages" / language() / name
    return translated if translated.is_file() else folder / name


@lru_cache(4096)
def identifier(written: str) -> str:
    """What a message about this name is called: `Long Island` is `long-island`."""
    return re.sub(r"[^a-z0-9]+", "-", written.lower()).strip("-")
