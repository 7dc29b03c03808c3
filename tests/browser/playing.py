"""Playing in a browser as a person does: by looking and clicking."""

from __future__ import annotations

from typing import Any

TARGETS = ".pw-target"
CHOICES = ".ui-choice"


def lay(page: Any, game: str, *bots: str, listed: bool = False) -> None:
    """Lay a table by the form: oneself, and bots of these levels (`open` for a seat with an invitation)."""
    page.goto(f"/#/new/{game}")
    page.get_by_role("combobox", name="Seats", exact=True).select_option(str(len(bots) + 1))
    for number, level in enumerate(bots, start=2):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(level)
    if listed:
        page.get_by_label("Show it in the list").check()
    page.get_by_role("button", name="Lay the table").click()


def until_asked(page: Any) -> bool:
    """Wait for one's own decision. False when the game is over."""
    page.locator(f".ui-table[data-waiting=false] {CHOICES}, .ui-result").first.wait_for()
    return bool(page.locator(".ui-result").count() == 0)


def offered(page: Any) -> list[str]:
    return [str(label) for label in page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.token)")]


def journal_length(page: Any) -> int:
    return int(page.locator(".ui-journal li:not(.turn)").count())


def check_in_both_lights(page: Any, axe: Any) -> None:
    """Axe has nothing to say about this page, in the light and in the dark."""
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        faults = axe(page)
        assert not faults, "\n".join(faults)
