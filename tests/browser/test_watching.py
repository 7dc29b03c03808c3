"""Spectators in the browser: counted, heard where the table lets them, and shut out while they watch."""

from __future__ import annotations

from typing import Any

from browser.playing import lay, until_asked
from browser.test_hosting import table_of


def test_spectators_are_counted_talk_and_are_shut_out(visit: Any) -> None:
    host, one, two = visit(), visit(refused=True), visit(refused=True)
    lay(host, "mississippi-queen", "random")
    assert until_asked(host)
    for page in (one, two):
        page.goto(f"/#/t/{table_of(host)}")
        page.get_by_text("Watching", exact=True).wait_for()
    host.get_by_text("2 spectators").wait_for()
    one.get_by_role("tab", name="Talk").click()
    one.get_by_text("Spectators only listen here.").wait_for()
    host.get_by_role("tab", name="Host").click()
    host.get_by_role("combobox", name="Spectators").select_option("talk")
    one.get_by_label("Say something").fill("Well played")
    one.get_by_role("button", name="Say", exact=True).click()
    host.get_by_role("tab", name="Talk").click()
    host.get_by_text("Well played").wait_for()
    host.get_by_text("(watching)").wait_for()
    host.get_by_role("tab", name="Host").click()
    host.get_by_role("combobox", name="Spectators").select_option("closed")
    for page in (one, two):
        page.get_by_text("This table is closed to spectators").first.wait_for()
    two.reload()
    two.get_by_role("heading", name="This table cannot be opened").wait_for()
