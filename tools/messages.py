"""The message files of all parts: what is missing or differs in a language, and its typography.

python tools/messages.py            what is wrong in any language
python tools/messages.py fr         in this one
python tools/messages.py --tidy     set the spaces of French as French typography wants them
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
ENGLISH = "en"
#: Where a space of French may not be broken, and how wide it is.
FRENCH_SPACES = (
    (re.compile("[ \u202f\u00a0]+([;!?»](?!\\w))"), "\u202f\\1"),
    (re.compile("[ \u202f\u00a0]+(:)(?=\\s|$)", re.MULTILINE), "\u00a0\\1"),
    (re.compile("«[ \u202f\u00a0]*"), "«\u202f"),
)


class _Variables(Visitor):
    """The facts that a sentence names, and those among them that are written; others only decide between forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.written: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library calls it so)
        self.names.add(node.id.name)
        self.written.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def folders() -> list[Path]:
    """Every folder of messages, of Python and of the client."""
    found = [*(ROOT / "src/paddlewheel").rglob("messages/en"), *(ROOT / "web/src").rglob("messages/en")]
    return sorted(folder.parent for folder in found if "templates" not in folder.parts)


def read(folder: Path) -> tuple[dict[str, _Variables], list[str]]:
    """The messages of a folder with the facts each names, and what cannot be read or stands twice."""
    messages: dict[str, _Variables] = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{shown(path)}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            if not isinstance(entry, ast.Message):
                continue
            for name, pattern in patterns(entry):
                if name in messages:
                    faults.append(f"{shown(path)}: {name} stands twice")
                variables = _Variables()
                variables.visit(pattern)
                messages[name] = variables
    return messages, faults


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The sentence of a message and those of its attributes, each with the name it is asked for by."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def faults_of(folder: Path, language: str) -> list[str]:
    """What a language lacks beside English, or says of other facts. It may name things that English takes from data."""
    english, _ = read(folder / ENGLISH)
    other, faults = read(folder / language)
    where = shown(folder / language)
    faults += [f"{where}: {name} is missing" for name in english if name not in other]
    for name in english.keys() & other.keys():
        if extra := other[name].names - english[name].names:
            faults.append(f"{where}: {name} names {', '.join(sorted(extra))}, which English does not")
        if lost := english[name].written - other[name].names:
            faults.append(f"{where}: {name} leaves out {', '.join(sorted(lost))}")
    return sorted(faults)


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def french_texts() -> list[Path]:
    """All files of French words."""
    return sorted(path for folder in folders() for path in (folder / "fr").glob("*") if path.is_file())


def tidied(text: str) -> str:
    """French with the spaces that its typography wants; comments and what is no sentence stay as they are."""
    return "\n".join(line if line.startswith("#") else _tidied_line(line) for line in text.split("\n"))


def _tidied_line(line: str) -> str:
    kept = line[: len(line) - len(line.lstrip())]
    rest = line.lstrip()
    for pattern, spaced in FRENCH_SPACES:
        rest = pattern.sub(spaced, rest)
    return kept + rest


def main(arguments: list[str]) -> int:
    if arguments == ["--tidy"]:
        for path in french_texts():
            text = path.read_text(encoding="utf-8")
            if tidied(text) != text:
                path.write_text(tidied(text), encoding="utf-8")
        return 0
    languages = arguments or sorted({path.name for folder in folders() for path in folder.iterdir() if path.is_dir()})
    faults = [fault for language in languages for folder in folders() for fault in faults_of(folder, language)]
    print("\n".join(faults) or "Every message is there.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
