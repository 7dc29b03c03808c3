"""My tables: whose turn, against whom, on another device, and where I am told; and a lobby that follows by itself."""

from __future__ import annotations

from typing import Any

import pytest

from browser.playing import check_in_both_lights, lay, until_asked
from browser.test_hosting import MINE, secrets_of, sit, table_of

MINE_PANEL = ".ui-mine"


def in_a_game(visit: Any) -> tuple[Any, Any]:
    """Ann, whose turn it is, against Bob."""
    host, guest = visit(), visit()
    lay(host, "mississippi-queen", "open")
    sit(guest, host.get_by_label("Link to seat 2", exact=True).input_value(), "Bob")
    host.get_by_text("Bob").first.wait_for()
    host.get_by_role("button", name="Begin now").click()
    assert until_asked(host)
    return host, guest


def private_link(page: Any) -> str:
    page.goto("/#/me")
    page.get_by_role("button", name="Show my private link").click()
    return str(page.get_by_label("My private link", exact=True).input_value())


def test_home_says_against_whom_and_whose_turn(visit: Any) -> None:
    host, guest = in_a_game(visit)
    for page in (host, guest):
        page.goto("/#/")
    host.locator(MINE_PANEL).get_by_text("against Bob").wait_for()
    host.locator(MINE_PANEL).get_by_text("Your turn").wait_for()
    guest.locator(MINE_PANEL).get_by_text("to play").wait_for()
    assert guest.locator(MINE_PANEL).get_by_text("Your turn").count() == 0
    host.get_by_role("navigation", name="Continue playing").get_by_text("your turn").wait_for()


def test_a_private_link_moves_to_another_device_after_a_question(visit: Any) -> None:
    host, _ = in_a_game(visit)
    table = table_of(host)
    link = private_link(host)
    host.get_by_alt_text("My private link as a code").wait_for()
    phone = visit(width=390, height=844)
    phone.goto(link)
    phone.get_by_role("heading", name="Is this your own link?").wait_for()
    assert "person" not in phone.url
    assert phone.evaluate(MINE) == {}
    phone.get_by_role("button", name="Yes, it is mine").click()
    phone.locator(MINE_PANEL).get_by_text("against Bob").wait_for()
    phone.goto(f"/#/t/{table}")
    assert until_asked(phone)
    assert phone.get_by_text("Watching").count() == 0


def test_whoever_says_no_to_a_strangers_link_stays_who_they_are(visit: Any) -> None:
    mallory, ann = visit(), visit()
    link = private_link(mallory)
    ann.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(ann)
    before = secrets_of(ann)
    ann.goto(link)
    ann.get_by_role("button", name="No", exact=True).click()
    ann.locator(MINE_PANEL).wait_for()
    mallory.goto("/#/")
    mallory.get_by_text("None yet.").wait_for()
    assert secrets_of(ann) == before


def test_seats_that_were_here_before_are_not_given_to_the_person_of_a_link(visit: Any) -> None:
    mallory, ann = visit(), visit()
    link = private_link(mallory)
    ann.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(ann)
    ann.goto(link)
    ann.get_by_role("button", name="Yes, it is mine").click()
    ann.locator(MINE_PANEL).wait_for()
    mallory.goto("/#/me")
    mallory.get_by_text("None yet.").wait_for()


def test_no_private_key_is_in_an_address_that_is_sent(visit: Any) -> None:
    page = visit()
    seen: list[str] = []
    page.on("request", lambda request: seen.extend([request.url, request.headers.get("referer", "")]))
    key = private_link(page).split("person=")[1]
    page.reload()
    assert not [text for text in [*seen, page.url, page.title()] if key in text]


def test_a_webhook_is_added_and_removed_and_one_to_this_machine_refused(visit: Any) -> None:
    page = visit("me")

    def listen_only_to_ours() -> None:
        page.get_by_role("button", name="Add").last.click()

    hook = page.get_by_placeholder("https://example.org/hook")
    hook.fill("https://example.org/hook")
    listen_only_to_ours()
    page.get_by_text("The webhook will be called.").wait_for()
    page.get_by_role("button", name="Remove: Webhook https://example.org/hook").click()
    page.get_by_text("Removed.").wait_for()


def test_a_table_is_removed_from_the_list(visit: Any) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(page)
    page.goto("/#/me")
    page.get_by_role("button", name="Remove from my list: Mississippi Queen").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    page.get_by_text("None yet.").wait_for()
    assert secrets_of(page) == []
    page.reload()
    page.get_by_text("None yet.").wait_for()


def test_the_name_is_the_same_at_all_tables(visit: Any) -> None:
    page = visit("me")
    page.get_by_label("My name at tables").fill("Ada")
    page.goto("/#/new/civil-war")
    assert page.get_by_label("Your name").input_value() == "Ada"


def test_open_tables_appear_and_vanish_by_themselves(visit: Any) -> None:
    watcher, host = visit(), visit()
    watcher.get_by_role("heading", name="Open to all").wait_for()
    lay(host, "rising-waters", "open", listed=True)
    host.get_by_role("button", name="Begin now").wait_for()
    link = watcher.locator(f"a[href='#/t/{table_of(host)}']").first
    link.wait_for()
    assert "No clock" in link.inner_text()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("alertdialog").get_by_role("button").first.click()
    link.wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_my_page_fits_and_axe_finds_nothing(visit: Any, axe: Any, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(page)
    private_link(page)
    page.get_by_alt_text("My private link as a code").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_in_both_lights(page, axe)
