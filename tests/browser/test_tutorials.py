"""The steps of the tutorials in the browser, taken from their pages: bold is pressed, italic is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from docs.tutorials import steps

PRESSED = "a:visible, button:visible, summary:visible, [role=tab]:visible"


def box(page: Any, heading: str) -> Any | None:
    """The box with this heading, where there is one."""
    found = page.locator("li").filter(has=page.get_by_role("heading", name=heading, exact=True))
    return found if found.count() else None


@pytest.mark.parametrize("tutorial", ["play/index.md", "teach/index.md"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)], ids=["desktop", "phone"])
def test_the_steps_in_the_browser_work(visit: Any, tutorial: str, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.evaluate("window.print = () => undefined")
    page.locator(".ui-game").first.wait_for()
    pressed = 0
    for step in steps(tutorial):
        where: Any = page
        for mark in step:
            if mark.press:
                where.locator(PRESSED).filter(has_text=mark.press).first.click()
                pressed += 1
            else:
                page.get_by_text(mark.see).locator("visible=true").first.wait_for()
                where = box(page, mark.see) or where
    assert pressed >= 5
