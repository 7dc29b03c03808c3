"""Tutorials are run as they are written: commands, Python and files are taken from the page itself.

A `console` block has commands after `$`, what is typed after `>`, and what is printed; a line `...` is anything.
A `python` block with `>>>` is a doctest. A block with a title is a file of that name. In numbered steps for the browser
what is **bold** is pressed, and what is *italic* is in sight; a heading in italics says in which box to look.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["play/index.md", "teach/index.md", "design/index.md", "design/new-game.md", "research/index.md"]

FENCE = re.compile(r'(?ms)^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$')
STEP = re.compile(r"(?m)^\d+\. (.*(?:\n   .*)*)")
MARK = re.compile(r"\*\*(.+?)\*\*|\*([^*]+)\*")


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    #: The file that it is, where it is one.
    title: str
    text: str


class Command(NamedTuple):
    """A command of a console block, what is typed while it runs, and what it prints."""

    line: str
    typed: str
    printed: re.Pattern[str]


class Mark(NamedTuple):
    """Something marked in a step: to be pressed, or to be seen."""

    press: str
    see: str


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in FENCE.findall((DOCS / page).read_text(encoding="utf-8"))]


def commands(text: str) -> list[Command]:
    """The commands of a console block."""
    found = []
    for part in re.split(r"(?m)^\$ ", text)[1:]:
        line, _, shown = part.partition("\n")
        typed = "".join(f"{answer}\n" for answer in re.findall(r"(?m)^> (.+)$", shown))
        # An answer that is typed is not printed, nor is the end of its line.
        shown = re.sub(r"(?m)^> .+\n", "> ", shown)
        pattern = ".*?".join(re.escape(piece.strip("\n")) for piece in re.split(r"(?m)^(?:> )?\.\.\.$", shown))
        found.append(Command(line, typed, re.compile(pattern, re.DOTALL)))
    return found


def steps(page: str) -> list[list[Mark]]:
    """The steps in the browser, each as what is marked in it, in order."""
    text = (DOCS / page).read_text(encoding="utf-8").split("## In the browser")[1].split("\n## ")[0]
    return [[Mark(*found) for found in MARK.findall(" ".join(step.split()))] for step in STEP.findall(text)]
