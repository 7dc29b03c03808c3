"""People at a table, in real browsers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from browser.playing import CHOICES, TARGETS, journal_length, lay, offered, until_asked

RECORD = Path(__file__).parents[1] / "records" / "mississippi-queen" / "01-a-short-race-of-two.record"


def test_a_record_is_uploaded_replayed_and_played_on(visit: Any) -> None:
    page = visit()
    page.get_by_label("Replay a record from a file").set_input_files(RECORD)
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".ui-result h2").inner_text()
    page.get_by_role("button", name="To the beginning").click()
    page.locator(".ui-result").wait_for(state="detached")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    page.get_by_text(re.compile("^Step 3 of")).wait_for()
    page.locator(".ui-journal .ui-line").nth(8).click()
    page.locator(".ui-journal li:not(.turn).fresh").wait_for()
    page.get_by_role("button", name="What if? Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    assert until_asked(page)


def test_play_now_takes_one_click(visit: Any) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(page)
    page.locator(CHOICES).first.click()
    page.locator(".ui-journal li:not(.turn)").first.wait_for()


def test_two_browsers_and_a_spectator(visit: Any) -> None:
    anna = visit()
    lay(anna, "mississippi-queen", "open", listed=True)
    link = anna.get_by_label("Link to seat 2", exact=True).input_value()
    table = re.search(r"#/(t/[^?]+)", link)
    assert table
    ben = visit(link.split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    anna.get_by_text("Ben", exact=True).wait_for()
    anna.get_by_role("button", name="Begin now").click()
    assert until_asked(anna)
    carla = visit(table[1])
    carla.get_by_text("Watching").wait_for()
    assert carla.locator(CHOICES).count() == 0
    assert carla.locator(TARGETS).count() == 0
    anna.locator(CHOICES).first.click()
    for page in (ben, carla):
        page.locator(".ui-journal li:not(.turn)").first.wait_for()
    ben.get_by_role("tab", name="Talk").click()
    ben.get_by_label("Say something").fill("Full steam!")
    ben.get_by_role("button", name="Say").click()
    carla.get_by_role("tab", name="Talk").click()
    carla.get_by_text("Full steam!").wait_for()


def test_reload_and_reconnect_in_mid_turn(visit: Any) -> None:
    page = visit()
    lay(page, "mississippi-queen", "random")
    until_asked(page)
    page.get_by_role("button", name="Speed 2").first.click(force=True)
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    before = offered(page)
    page.reload()
    until_asked(page)
    assert offered(page) == before
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.locator(f"{CHOICES}[data-token=forward]").click()
    page.wait_for_function("() => document.querySelectorAll('.ui-journal li:not(.turn)').length > 1")


def test_undo_hint_why_not_and_the_rule_in_force(visit: Any) -> None:
    page = visit()
    lay(page, "mississippi-queen", "random")
    until_asked(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".ui-hint li").first.wait_for()
    page.locator(".ui-hint").get_by_text(re.compile("Chance to win: |Expected place: ")).wait_for()
    page.locator(f"{CHOICES}[data-token='speed 2']").click()
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Why can I not…?").click()
    page.get_by_label("A choice of this game").fill("speed 5")
    page.get_by_role("button", name="Ask").click()
    page.locator(".ui-note").get_by_text("Why not “speed 5”?").wait_for()
    page.get_by_role("tab", name="Rules").click()
    page.locator(".ui-rules p[aria-current=true]").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(f"{CHOICES}[data-token='speed 2']").wait_for()


def test_a_turn_by_keyboard_only(visit: Any) -> None:
    page = visit()
    lay(page, "mississippi-queen", "random")
    until_asked(page)
    page.keyboard.press("2")
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    page.wait_for_function("() => document.activeElement.classList.contains('ui-choice')")
    for _ in range(12):
        if not until_asked(page) or "speed 1" in offered(page):
            break
        told = journal_length(page)
        if "forward" in offered(page):
            page.keyboard.press(str(offered(page).index("forward") + 1))
        else:
            page.keyboard.press("Enter")
        page.wait_for_function("told => document.querySelectorAll('.ui-journal li:not(.turn)').length > told", arg=told)
    assert journal_length(page) > 3


@pytest.mark.parametrize("game", ["mississippi-queen", "civil-war", "flooded-forest", "my-river-kit", "rising-waters"])
def test_a_phone_shows_everything_in_one_column(visit: Any, game: str) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    lay(page, game, "random", "random") if game != "civil-war" else lay(page, game, "random")
    assert until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(CHOICES).first.tap()
