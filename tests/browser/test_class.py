"""A class in the browser, part by part: its pages, keys, lists of names, the led replay, and what strangers see."""

from __future__ import annotations

from typing import Any
from zipfile import ZipFile

import pytest

from browser.lessons import Played, code_on_the_wall, come_in, console_of, glance, open_class, scanned
from browser.playing import CHOICES, check_in_both_lights, until_asked
from server.running import Running

PHONE = 390
WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def played(server: Running) -> Played:
    """Three tables that have played three rounds, with one pupil each."""
    return Played(server.http, "rising-waters", 3, steps=30)


def fits(page: Any, axe: Any) -> None:
    """Axe finds nothing in either light, and on a phone nothing is cut off at the side."""
    check_in_both_lights(page, axe)
    page.set_viewport_size({"width": PHONE, "height": 844})
    assert page.evaluate(WIDTH) <= PHONE
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(WIDTH) <= 1280


def test_the_pages_of_a_teacher_fit_and_axe_finds_nothing(visit: Any, axe: Any, played: Played) -> None:
    page = visit("class", width=1280, height=720)
    page.get_by_label("Who sits where").select_option("list")
    page.get_by_role("textbox", name="Names").fill("Ada\nBen\n\nCleo")
    page.get_by_role("list", name="Tables of this list").get_by_text("Ada, Ben").wait_for()
    fits(page, axe)
    played.teach(page)
    page.locator(".ui-still .ui-canvas").first.wait_for()
    fits(page, axe)
    page.get_by_role("button", name="Pupil 1").click()
    page.get_by_label("Sits at").wait_for()
    fits(page, axe)
    page.goto(f"/#/class/{played.id}/door")
    page.locator(".ui-door-code").wait_for()
    fits(page, axe)
    page.goto(f"/#/class/{played.id}/debriefing")
    page.locator(".ui-curves svg").first.wait_for()
    names = page.locator(".ui-curves").first.locator("svg .name").all_text_contents()
    assert names == ["Table 1", "Table 2", "Table 3"]
    fits(page, axe)
    page.goto(f"/#/class/{played.id}/replay")
    page.get_by_role("heading", name="Replay together").wait_for()
    fits(page, axe)


def test_the_pages_of_a_pupil_fit_a_phone_and_axe_finds_nothing(visit: Any, axe: Any) -> None:
    teacher, ada = visit(), visit(width=PHONE, height=844)
    open_class(teacher, seating="choice")
    code = code_on_the_wall(teacher)
    ada.goto("/#/join")
    ada.get_by_text("What is kept about you").wait_for()
    check_in_both_lights(ada, axe)
    assert ada.evaluate(WIDTH) <= PHONE
    come_in(ada, code, "Ada")
    ada.get_by_role("button", name="Sit down at Table 2").first.click()
    ada.get_by_role("region", name="My seat").get_by_text("Table 2").wait_for()
    teacher.goto(console_of(teacher))
    teacher.get_by_role("textbox", name="Message", exact=True).fill("Good luck!")
    teacher.get_by_role("button", name="Send").click()
    ada.get_by_text("Good luck!").wait_for()
    check_in_both_lights(ada, axe)
    glance(teacher, 2).get_by_role("button", name="Ada").wait_for()
    glance(teacher, 2).get_by_role("button", name="Begin Table 2").click()
    assert until_asked(ada)
    assert ada.get_by_text("Good luck!").is_visible()
    assert ada.evaluate(WIDTH) <= PHONE


def test_the_key_of_the_console_moves_to_another_device_and_is_in_no_address(visit: Any) -> None:
    teacher, tablet = visit(), visit(width=390, height=844)
    seen: list[str] = []
    for page in (teacher, tablet):
        page.on("request", lambda request: seen.extend([request.url, request.headers.get("referer", "")]))
        page.on("websocket", lambda socket: seen.append(socket.url))
    open_class(teacher)
    teacher.get_by_text("This console on another device").click()
    link = str(teacher.get_by_label("Private link of the console", exact=True).input_value())
    assert scanned(teacher.locator(".ui-tool .ui-code")) == link
    key = link.split("teacher=")[1]
    tablet.goto(link)
    tablet.get_by_text("Nobody has come yet").wait_for()
    assert key not in tablet.url
    tablet.reload()
    tablet.get_by_text("Nobody has come yet").wait_for()
    assert not [text for text in seen if key in text.split("#")[0]]
    tablet.go_back()
    assert key not in tablet.url


def test_a_list_seats_pupils_and_a_name_that_is_not_on_it_stays_outside(visit: Any) -> None:
    teacher, ada, mallory = visit(), visit(), visit(refused=True)
    teacher.goto("/#/class")
    teacher.get_by_label("Who sits where").select_option("list")
    teacher.get_by_role("textbox", name="Names").fill("Ada\nada")
    teacher.get_by_role("button", name="Open the class").click()
    teacher.get_by_role("alert").get_by_text("twice on the list").first.wait_for()
    teacher.get_by_role("textbox", name="Names").fill("Ben\n\nAda")
    teacher.get_by_role("button", name="Open the class").click()
    code = code_on_the_wall(teacher)
    come_in(ada, code, "ada")
    ada.get_by_text("Table 2 ·").wait_for()
    mallory.goto("/#/join")
    mallory.get_by_label("Code").fill(code)
    mallory.get_by_label("Your first name").fill("Mallory")
    mallory.get_by_role("button", name="Come in").click()
    mallory.get_by_role("alert").wait_for()
    assert mallory.locator(".ui-pupil").count() == 0


def test_a_stranger_and_another_class_get_in_nowhere(visit: Any, played: Played) -> None:
    teacher, stranger = visit(), visit(refused=True)
    played.teach(teacher)
    teacher.get_by_role("link", name="Watch Table 1").click()
    teacher.locator(".ui-table").wait_for()
    table = teacher.url.split("#/t/")[1]
    open_class(stranger)
    for path, words in {
        f"t/{table}": "There is no such table.",
        f"debrief/{table}": "There is no such table.",
        f"replay/{table}": "There is no such table.",
        f"class/{played.id}": "This page is for the teacher",
        f"class/{played.id}/debriefing": "This page is for the teacher",
    }.items():
        stranger.goto(f"/#/{path}")
        stranger.get_by_text(words).wait_for()
        assert stranger.locator(".ui-table, .ui-joint, .ui-glance").count() == 0


def test_the_teacher_leads_a_replay_gives_the_lead_away_and_plays_a_what_if(visit: Any, tmp_path: Any) -> None:
    teacher, ada, ben = visit(), visit(width=390, height=844), visit()
    open_class(teacher, tables=1, people=2)
    code = code_on_the_wall(teacher)
    for page, name in ((ada, "Ada"), (ben, "Ben")):
        come_in(page, code, name)
    teacher.goto(console_of(teacher))
    teacher.get_by_role("button", name="Begin all tables").click()
    for _ in range(2):
        assert until_asked(ada)
        ada.locator(CHOICES).first.click()
    ada.locator(".ui-table[data-seq='2']").wait_for()
    teacher.get_by_role("button", name="End all and debrief").click()
    teacher.get_by_role("alertdialog").get_by_role("button").first.click()
    teacher.get_by_role("link", name="Joint debriefing").click()
    with teacher.expect_download() as download:
        teacher.get_by_role("link", name="Export all").click()
    download.value.save_as(tmp_path / "class.zip")
    assert {name.rsplit(".")[-1] for name in ZipFile(tmp_path / "class.zip").namelist()} >= {"csv", "json", "record"}

    teacher.get_by_role("link", name="Replay together").click()
    teacher.get_by_role("button", name="Show to all: Table 1").click()
    for page in (teacher, ada, ben):
        page.locator(".ui-table[data-at='0']").wait_for()
    teacher.get_by_role("button", name="To the end").click()
    last = teacher.locator(".ui-table:not([data-at='0'])")
    last.wait_for()
    end = last.get_attribute("data-at")
    for page in (ada, ben):
        page.locator(f".ui-table[data-at='{end}']").wait_for()
    assert ben.get_by_role("button", name="To the beginning").count() == 0

    # Ada leads: the teacher follows.
    teacher.get_by_label("Who leads").select_option(label="Ada")
    ada.get_by_text("You lead").wait_for()
    ada.get_by_role("button", name="To the beginning").click()
    for page in (teacher, ben):
        page.locator(".ui-table[data-at='0']").wait_for()
    ada.reload()
    ada.get_by_role("button", name="To the end").wait_for()
    teacher.get_by_label("Who leads").select_option(label="I do")
    ada.get_by_role("button", name="To the end").wait_for(state="hidden")

    # What if? The teacher plays on in front of the class, everybody watches; then back to the replay, and home.
    teacher.get_by_role("button", name="What if?").click()
    teacher.get_by_role("button", name="Play on in front of the class").click()
    assert until_asked(teacher)
    for page in (ada, ben):
        page.get_by_text("Watching").wait_for()
    teacher.locator(CHOICES).first.click()
    for page in (ada, ben):
        page.locator(".ui-table[data-seq='1']").wait_for()
    teacher.get_by_role("button", name="Back to the replay").click()
    ada.locator(".ui-table[data-at='0']").wait_for()
    teacher.get_by_role("button", name="End for all").click()
    for page in (ada, ben):
        page.get_by_role("heading", name="The games are over").wait_for()


def test_a_name_that_is_here_is_freed_for_another_device(visit: Any) -> None:
    teacher, old, new = visit(), visit(), visit(refused=True)
    open_class(teacher)
    code = code_on_the_wall(teacher)
    come_in(old, code, "Ada")
    new.goto("/#/join")
    new.get_by_label("Code").fill(code)
    new.get_by_label("Your first name").fill("Ada")
    new.get_by_role("button", name="Come in").click()
    new.get_by_text("is here on another device").wait_for()
    teacher.goto(console_of(teacher))
    teacher.get_by_role("button", name="Look at Ada").click()
    teacher.get_by_role("button", name="Free the name").click()
    old.get_by_role("heading", name="You are not in the class").wait_for()
    new.get_by_role("button", name="Come in").click()
    new.get_by_role("region", name="My seat").get_by_text("Table 1").wait_for()
