"""A game is printed from its page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browser.playing import check_in_both_lights


def test_chosen_parts_are_made_into_a_pdf_and_saved(visit: Any, axe: Any) -> None:
    page = visit("rules/civil-war")
    page.get_by_role("link", name="Print…").click()
    page.get_by_role("heading", name="Print Civil War").wait_for()
    for part in ("Both decks", "Battlefield, tents and graveyards", "Rule booklet"):
        page.get_by_label(part).uncheck()
    page.get_by_label("Ink").select_option("ink-saving")
    check_in_both_lights(page, axe)
    page.get_by_role("button", name="Make the PDF").click()
    save = page.get_by_role("link", name="Save the PDF")
    save.wait_for(timeout=120_000)
    with page.expect_download() as saved:
        save.click()
    assert saved.value.suggested_filename == "civil-war-a4.pdf"
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF")
    page.get_by_label("Player aids").uncheck()
    assert page.get_by_role("button", name="Make the PDF").is_disabled()
