"""The player aid of a game: one page in our own words, and pictures for the sections of its rules, made of its art."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from paddlewheel.kernel import Rulebook
from paddlewheel.kernel._data_file import read_data_file
from paddlewheel.language import spoken_file

AID_FILE = "aid.toml"


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One symbol of the game's art, and what it means."""

    symbol: str
    text: str = ""
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    texts: dict[str, str] = {}
    classes: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few symbols that show what a section of the rules is about."""

    section: str
    caption: str
    signs: tuple[Sign, ...]


class AidBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the page: steps in order, rows of what and how much, signs with their meaning, or plain lines."""

    title: str
    steps: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    signs: tuple[Sign, ...] = ()
    lines: tuple[str, ...] = ()


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """What a player wants in sight: the aim, the turn, costs, signs and ends; and pictures for the rules."""

    aim: str
    blocks: tuple[AidBlock, ...]
    pictures: tuple[Picture, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    aim: str
    block: tuple[AidBlock, ...]
    picture: tuple[Picture, ...] = ()


def aid_faults(aid: Aid, rulebook: Rulebook) -> list[str]:
    """What is wrong with an aid: rules that do not exist, and pictures of sections that do not exist."""
    words = [aid.aim]
    for block in aid.blocks:
        words += [*block.steps, *block.lines, *(cell for row in block.rows for cell in row)]
        words += [sign.text for sign in block.signs]
    named = re.findall(rf"\b{rulebook.prefix}-\d+[a-z]?\b", " ".join(words))
    sections = set(rulebook.headings())
    return [
        *(f"there is no rule {rule}" for rule in named if rule not in rulebook),
        *(f"there is no section {each.section!r}" for each in aid.pictures if each.section not in sections),
    ]


def load_aid(folder: Path) -> Aid | None:
    """The aid in a game's folder; None where there is none, and one clear error for a bad file."""
    path = spoken_file(folder, AID_FILE)
    if not path.is_file():
        return None
    file = read_data_file(path, _File)
    return Aid(aim=file.aim, blocks=file.block, pictures=file.picture)
