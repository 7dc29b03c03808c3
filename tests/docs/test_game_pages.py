"""The page of every game: the same sections everywhere, and what it says is what the program says."""

from __future__ import annotations

import re

import pytest

import paddlewheel as pw
from docs.game_pages import PAGES, PARTS, ROOT, TURNS

SECTIONS = [
    "Seats and options", "How a game goes", "A worked turn", "How it ends", "Bots", "What comes from where",
    "Rulings of note",
]  # fmt: skip


def page(game: str) -> str:
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def test_every_game_has_a_page() -> None:
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(TURNS)
    assert sorted(TURNS) == [name for name in pw.games() if name != "pebbles"]


@pytest.mark.parametrize("game", TURNS)
def test_pages_have_the_same_sections(game: str) -> None:
    found = re.findall(r"(?m)^## (.*)$", page(game))
    assert found[: len(SECTIONS)] == SECTIONS
    assert f"](../images/table-{game}.webp)" in page(game)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", TURNS)
def test_what_is_taken_from_the_program_is_up_to_date(game: str, part: str) -> None:
    """Where not: python tests/docs/game_pages.py."""
    assert f"<!-- {part} -->\n\n{PARTS[part](pw.load(game))}\n<!-- /{part} -->" in page(game)


@pytest.mark.parametrize("game", TURNS)
def test_a_page_names_only_rules_that_there_are(game: str) -> None:
    book = pw.load(game).rulebook
    named = set(re.findall(rf"\b{book.prefix}-\d+[a-z]?\b", page(game)))
    assert len(named) > 10
    assert {number for number in named if number not in book} == set()


@pytest.mark.parametrize("game", TURNS)
def test_a_page_credits_those_whose_game_it_is(game: str) -> None:
    """Every name and year that NOTICE gives for the game is on its page."""
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    credit = re.search(rf"- {pw.load(game).info.title}: (.*?)(?: - |From their rulebooks|$)", notice)
    assert credit is not None
    names = re.findall(r"[A-Z][\w-]+|\d{4}", credit[1])
    assert [name for name in names if name not in page(game)] == []


@pytest.mark.parametrize("game", TURNS)
def test_the_levels_are_of_the_rules_of_today(game: str) -> None:
    """Where not: the command stands above the table."""
    bots = page(game).split("## Bots")[1].split("\n## ")[0]
    assert f"Rules version {pw.load(game).info.rules_version}, seed" in bots
    assert f"paddlewheel levels {game}" in bots
