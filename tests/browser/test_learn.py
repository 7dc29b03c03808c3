"""Learning in the browser: a whole lesson of each title by clicking, and what is said to other choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from paddlewheel import registry
from paddlewheel.presentation import Lesson, load_lesson

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]
RECORDS = Path(__file__).parents[1] / "records"


def lesson_of(game: str) -> Lesson:
    found = load_lesson(registry.load(game))
    assert found is not None
    return found


def at_step(page: Any, number: int) -> None:
    page.locator(f".ui-table[data-step='{number}'][data-there=true]").wait_for()


def open_lesson(visit: Any, game: str, **options: Any) -> Any:
    page = visit(**options)
    page.get_by_role("link", name=f"Learn {registry.load(game).info.title} in a guided first game").click()
    at_step(page, 0)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_clicking_leads_into_a_game(visit: Any, axe: Any, game: str) -> None:
    lesson = lesson_of(game)
    steps = lesson.steps()
    page = open_lesson(visit, game)
    for number, step in enumerate(steps):
        at_step(page, number)
        if number in (0, len(steps) // 2, len(steps) - 1):
            page.emulate_media(color_scheme="dark" if number else "light", reduced_motion="reduce")
            assert axe(page) == []
        if step.token:
            assert page.locator(".pw-target[data-hint]").count() > 0
            page.locator(".ui-choice.hinted").click()
        elif number < len(steps) - 1:
            page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Go on alone").click()
    page.wait_for_url("**/#/t/*")
    page.locator(".ui-choice").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_a_phone(visit: Any, game: str) -> None:
    page = open_lesson(visit, game, width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_other_choices_are_answered_and_change_nothing(visit: Any) -> None:
    page = open_lesson(visit, "mississippi-queen")
    page.locator(".ui-choice[data-token='speed 5']").click()
    page.get_by_text("is allowed in a game. For now, try “Speed 2 (free)”").wait_for()
    at_step(page, 0)
    page.locator(".pw-target[data-hint]").first.click()
    at_step(page, 1)
    page.get_by_role("button", name="Back").click()
    at_step(page, 0)
    page.get_by_role("combobox", name="Chapter").select_option("2")
    page.get_by_text("a passenger waits at a dock").first.wait_for()
    page.get_by_role("button", name="Rule MQ-38", exact=True).click()
    page.locator("[data-rule='MQ-38'].now").wait_for()


def test_a_lesson_by_keyboard_is_told_aloud(visit: Any) -> None:
    page = open_lesson(visit, "civil-war")
    steps = lesson_of("civil-war").steps()
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        assert step.words[:60] in page.locator("p[aria-live=polite]").last.inner_text()
        if step.token:
            page.locator(".ui-choice.hinted").focus()
        else:
            page.get_by_role("button", name="Go on").focus()
        page.keyboard.press("Enter")
    at_step(page, len(steps) - 1)


def kept(server: Any, game: str) -> str:
    record = sorted((RECORDS / game).glob("*.record"))[0].read_text(encoding="utf-8")
    table: str = httpx.post(f"{server.http}/api/records", json={"record": record}, timeout=60).json()["table"]
    return table


@pytest.mark.parametrize(
    ("game", "light"),
    [
        ("my-river-kit", "light"), ("rising-waters", "dark"), ("mississippi-queen", "light"),
        ("flooded-forest", "light"), ("civil-war", "dark"),
    ],
)  # fmt: skip
def test_a_debriefing_shows_curves_and_leads_to_its_turning_points(
    visit: Any, axe: Any, server: Any, game: str, light: str
) -> None:
    table = kept(server, game)
    page = visit(f"debrief/{table}", color_scheme=light)
    page.locator(".ui-moments li").first.wait_for()
    talk = httpx.get(f"{server.http}/api/tables/{table}/debrief", timeout=60).json()
    assert page.locator(".ui-curves svg").count() == len(talk["charts"]) > 0
    assert page.locator(".ui-moments li").count() == len(talk["moments"])
    page.locator(".ui-numbers summary").first.click()
    assert page.locator(".ui-numbers tbody tr").first.is_visible()
    assert axe(page) == []
    page.emulate_media(media="print")
    assert not page.get_by_role("button", name="Print").is_visible()
    page.emulate_media(media="screen")
    page.get_by_role("link", name="See it in the replay").last.click()
    page.get_by_text(f"Step {talk['moments'][-1]['at']} of").wait_for()


def test_notes_are_typed_under_way_and_read_when_the_game_is_over(visit: Any, axe: Any, server: Any) -> None:
    plan = {
        "game": "my-river-kit",
        "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bob"}],
        "keep_talk": True,
    }
    made = httpx.post(f"{server.http}/api/tables", json=plan, timeout=60).json()
    table, (ada, _) = made["table"], made["mine"]
    mine = {
        "id": table,
        "game": "my-river-kit",
        "title": "",
        "at": 1,
        "host": "",
        "seats": {"0": ada["key"]},
        "invitations": {},
    }
    page = visit("class", width=390)
    page.evaluate("mine => localStorage.setItem('paddlewheel.tables', JSON.stringify({[mine.id]: mine}))", mine)
    page.goto(f"{server.http}/#/debrief/{table}")
    page.get_by_text("Standings now").wait_for()
    page.get_by_role("textbox", name="Ada, The whole game").fill("I trusted Bob.")
    page.get_by_role("heading", name="Notes").click()
    page.get_by_text("The note is kept.").wait_for()
    assert axe(page) == []
    host = {"authorization": f"Bearer {made['host']}"}
    httpx.post(f"{server.http}/api/tables/{table}/close", json={}, headers=host, timeout=60)
    page.evaluate("localStorage.removeItem('paddlewheel.tables')")
    page.reload()
    page.get_by_text("I trusted Bob.").wait_for()
    page.get_by_text("The game was broken off.").wait_for()


def test_a_turn_of_many_is_chosen_for_its_note(visit: Any, axe: Any, server: Any) -> None:
    record = kept(server, "flooded-forest")
    seats = httpx.get(f"{server.http}/api/tables/{record}", timeout=60).json()["seats"]
    plan = {"at": 80, "seats": [{"who": "me"} for _ in seats]}
    made = httpx.post(f"{server.http}/api/tables/{record}/fork", json=plan, timeout=60).json()
    table, first = made["table"], made["mine"][0]
    mine = {"id": table, "game": "flooded-forest", "title": "", "at": 1, "host": "", "invitations": {}}
    mine["seats"] = {str(first["seat"]): first["key"]}
    page = visit("class", width=390, height=844)
    page.evaluate("mine => localStorage.setItem('paddlewheel.tables', JSON.stringify({[mine.id]: mine}))", mine)
    page.goto(f"{server.http}/#/debrief/{table}")
    page.get_by_text("Standings now").wait_for()
    assert page.locator(".ui-notes textarea").count() == 1
    page.get_by_label("a note on one turn").select_option("Turn 14")
    page.get_by_role("textbox", name="Turn 14").fill("Here we had room.")
    page.get_by_role("heading", name="Notes").click()
    page.get_by_text("The note is kept.").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe(page) == []
    page.reload()
    page.get_by_role("textbox", name="Turn 14").wait_for()
    assert page.locator(".ui-notes textarea").count() == 2
