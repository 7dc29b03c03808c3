"""Links are copied at one press, by mouse or key; where the page may not copy, they are selected."""

from __future__ import annotations

from typing import Any

import pytest

from browser.playing import lay, until_asked

FORBIDDEN = """Object.defineProperty(navigator, 'clipboard', {value: undefined});
  document.execCommand = () => false"""


@pytest.mark.parametrize("key", [None, "Enter"])
def test_an_invitation_is_copied(visit: Any, key: str | None) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    lay(page, "mississippi-queen", "open")
    button = page.get_by_role("button", name="Copy: Link to seat 2")
    if key:
        button.press(key)
    else:
        button.click()
    page.get_by_role("button", name="Copied ✓: Link to seat 2").wait_for()
    page.get_by_role("status").get_by_text("The link is copied.").wait_for()
    link = page.get_by_label("Link to seat 2", exact=True).input_value()
    assert "invite=" in link
    assert page.evaluate("() => navigator.clipboard.readText()") == link


def test_where_copying_is_forbidden_the_link_is_selected(visit: Any) -> None:
    page = visit()
    page.add_init_script(FORBIDDEN)
    lay(page, "mississippi-queen", "open")
    button = page.get_by_role("button", name="Copy: Link to seat 2")
    button.wait_for()
    page.reload()
    button.click()
    page.get_by_text("The link is selected").wait_for()
    link = page.get_by_label("Link to seat 2", exact=True).input_value()
    assert page.evaluate("() => getSelection().toString()") == link


def test_a_table_under_way_has_a_link_to_watch_it(visit: Any) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Play now: Civil War").click()
    assert until_asked(page)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Copy: Link to watch").click()
    page.get_by_role("button", name="Copied ✓: Link to watch").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
