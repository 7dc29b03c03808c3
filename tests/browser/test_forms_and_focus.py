"""Forms that can be sent, menus that close, the focus after a change of page, and answers to a click."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.playing import check_in_both_lights, until_asked
from browser.test_play import RECORD

FOCUSED = "() => document.activeElement.tagName + ' ' + document.activeElement.textContent"


def test_an_option_in_words_has_a_field_for_words_that_checks_itself(visit: Any, axe: Any) -> None:
    page = visit("new/civil-war")
    cards = page.get_by_label("Cards")
    page.get_by_label("Seat 2").select_option("casual")
    cards.fill("My Own Deck!")
    page.get_by_role("button", name="Lay the table").click()
    assert not cards.evaluate("field => field.validity.valid")
    assert "standard" in cards.evaluate("field => field.validationMessage")
    assert "/#/new/" in page.url
    check_in_both_lights(page, axe)
    cards.fill("standard")
    page.get_by_role("button", name="Lay the table").click()
    assert until_asked(page)


def test_an_option_that_the_server_refuses_says_what_is_allowed(visit: Any) -> None:
    page = visit("new/civil-war", refused=True)
    page.get_by_label("Cards").fill("unheard-of")
    page.get_by_role("button", name="Lay the table").click()
    assert "the decks are: standard" in page.get_by_role("alert").inner_text()


def test_a_number_may_be_empty_while_it_is_typed(visit: Any) -> None:
    page = visit("new/my-river-kit")
    rounds = page.get_by_label("Rounds")
    rounds.fill("")
    assert rounds.input_value() == ""
    page.get_by_role("button", name="Lay the table").click()
    assert "/#/new/" in page.url
    rounds.fill("3")
    assert rounds.evaluate("field => field.validity.valid")


def test_settings_close_on_escape_and_on_a_click_outside(visit: Any) -> None:
    page = visit()
    button = page.get_by_label("Settings")
    sheet = page.locator(".ui-sheet")
    button.click()
    page.get_by_label("Ask before a choice").focus()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert button.evaluate("button => button === document.activeElement")
    button.click()
    sheet.wait_for()
    page.get_by_role("heading", level=1).click()
    sheet.wait_for(state="hidden")
    button.click()
    sheet.get_by_role("combobox").first.select_option("dark")
    assert sheet.is_visible()


@pytest.mark.parametrize(
    ("link", "heading"),
    [("New table… Mississippi Queen", "A new table of"), ("Learn Mississippi Queen in", "Learn Mississippi Queen")],
)
def test_after_a_change_of_page_the_focus_is_on_its_heading(visit: Any, link: str, heading: str) -> None:
    page = visit()
    page.get_by_role("link", name=re.compile(link)).first.click()
    page.wait_for_function(f"heading => ({FOCUSED})().startsWith('H1 ' + heading)", arg=heading)
    page.go_back()
    page.wait_for_function(f"() => ({FOCUSED})() === 'H1 ' + document.querySelector('main h1').textContent")


def test_the_focus_goes_to_the_heading_of_a_table(visit: Any) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(page)
    assert page.evaluate(FOCUSED) == "H1 Mississippi Queen"


def test_what_if_asks_who_plays_first(visit: Any, axe: Any) -> None:
    page = visit()
    page.get_by_label("Replay a record from a file").set_input_files(RECORD)
    opener = page.get_by_role("button", name="What if? Play on from here")
    opener.click()
    form = page.get_by_role("form", name="Who plays on from here?")
    form.get_by_role("combobox").first.wait_for()
    assert "/#/replay/" in page.url
    check_in_both_lights(page, axe)
    page.keyboard.press("Escape")
    form.wait_for(state="detached")
    assert opener.evaluate("button => button === document.activeElement")
    opener.click()
    seats = form.get_by_role("combobox")
    seats.first.wait_for()
    count = seats.count()
    for number in range(count):
        seats.nth(number).select_option("random")
    form.get_by_role("button", name="Play on").click()
    assert page.get_by_role("alert").inner_text() == "Take at least one seat yourself."
    seats.nth(count - 1).select_option("me")
    seats.nth(0).select_option("me")
    form.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/#/t/*")
    assert until_asked(page)
    kept = page.evaluate("Object.values(JSON.parse(localStorage['paddlewheel.tables'])).map(one => one.seats)")
    assert [sorted(seats) for seats in kept] == [["0", str(count - 1)]]


def test_a_menu_is_never_seen_in_a_corner(visit: Any) -> None:
    page = visit(width=390, height=844)
    page.get_by_role("button", name="Play now: Civil War").click()
    assert until_asked(page)
    page.evaluate("""() => {
      window.placed = [];
      new MutationObserver(() => {
        const menu = document.querySelector('.ui-popup');
        if (menu) window.placed.push(menu.style.left !== '' && menu.style.top !== '');
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    page.locator(".pw-target[data-for^=card-]").first.dispatch_event("click")
    page.locator(".ui-popup").wait_for()
    assert page.evaluate("window.placed[0]")


@pytest.mark.parametrize(
    ("game", "element", "rule", "words"),
    [
        ("Mississippi Queen", "#ship-0", "MQ-11", "how the ship moves and turns"),
        ("Flooded Forest", "#river-0", "FF-33", "where the fish of the pulled tile go"),
        ("My River Kit", "#stock-wetland", "RK-40d", "Now you decide"),
        ("Rising Waters", "#hex-k4", "RW-", "Now you decide"),
    ],
)
def test_a_click_on_what_cannot_be_chosen_answers_why(
    visit: Any, game: str, element: str, rule: str, words: str
) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now: {game}").click()
    assert until_asked(page)
    page.locator(element).first.dispatch_event("click")
    answer = page.locator(".ui-note", has_text="Why not now?")
    answer.wait_for()
    assert words in answer.inner_text()
    assert rule in answer.inner_text()
    answer.get_by_role("button", name=re.compile("^Rule ")).click()
    page.locator(".ui-rules p.now").wait_for()
