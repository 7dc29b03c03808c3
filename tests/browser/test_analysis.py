"""Analyses, learning from mistakes, and puzzles in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

WAR = Path(__file__).parents[1] / "records" / "civil-war" / "06-the-first-that-comes.record"
#: Milliseconds: a bot studies a whole game, perhaps uncompiled.
STUDY = 300_000


def test_an_analysis_shows_the_better_turn_and_lets_one_find_it(visit: Any, axe: Any, server: Any) -> None:
    record = WAR.read_text(encoding="utf-8")
    table = httpx.post(f"{server.http}/api/records", json={"record": record}, timeout=60).json()["table"]
    page = visit(f"replay/{table}", width=1280, height=720)
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("region", name="Analysis").wait_for(timeout=STUDY)
    assert page.locator(".ui-curves .sign").count() > 0
    page.locator(".ui-turning").last.get_by_role("button", name="The Confederacy").first.click()
    page.get_by_role("button", name="Show the better turn").click()
    page.get_by_text("The better turn, when it was over").wait_for()
    assert axe(page) == []
    page.get_by_role("link", name="The Confederacy").click()
    page.get_by_text("Find a better turn").wait_for()
    page.locator(".ui-choice").first.click()
    page.locator("[data-tried='0']").wait_for(state="detached")
    page.get_by_role("button", name="Solution").click()
    page.get_by_text("The best turn:").wait_for()
    assert axe(page) == []


def test_a_puzzle_gives_a_hint_and_remembers_that_its_solution_was_seen(visit: Any, axe: Any) -> None:
    page = visit("puzzles", width=390, height=844, color_scheme="dark")
    page.get_by_role("link", name="Puzzle of the day").first.wait_for()
    assert axe(page) == []
    page.get_by_role("region", name="Civil War").get_by_role("link", name="Puzzle 1", exact=True).click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Hint: begin with").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Solution").click()
    page.get_by_text("The best turn:").wait_for()
    assert axe(page) == []
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name="Puzzle 1, solution seen").wait_for()
