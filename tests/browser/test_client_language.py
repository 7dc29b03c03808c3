"""The browser client in French: by the browser, by the address, by choice; and there is room for its longer words."""

from __future__ import annotations

from typing import Any

import pytest

#: The pages whose buttons and fields are the fullest.
PAGES = ("", "new/my-river-kit", "class", "join", "puzzles", "me", "rules/mississippi-queen")
#: What is on the page and reaches over its right edge.
CUT_OFF = """() => [...document.querySelectorAll("a, button, select, input")]
    .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.textContent || each.outerHTML)"""


def spoken(page: Any) -> str:
    page.locator("h1").first.wait_for()
    return str(page.evaluate("document.documentElement.lang"))


def test_the_browser_says_which_language(visit: Any) -> None:
    page = visit(locale="fr-CA")
    page.get_by_role("heading", name="Des jeux de rivière, une table").wait_for()
    assert spoken(page) == "fr"
    assert spoken(visit(locale="de-DE")) == "en"


def test_the_address_says_which_language_and_it_is_kept(visit: Any) -> None:
    page = visit("me?lang=fr")
    page.get_by_role("heading", name="Mes tables").wait_for()
    assert page.url.endswith("/#/me")
    page.goto("/#/join")
    page.get_by_role("heading", name="Rejoignez votre classe").wait_for()
    page.reload()
    assert spoken(page) == "fr"


def test_a_choice_changes_the_language_at_the_same_place(visit: Any) -> None:
    page = visit("new/my-river-kit")
    page.get_by_label("Settings").click()
    with page.expect_request(lambda request: request.url.endswith("/api/games?lang=fr")):
        page.get_by_label("Language", exact=True).select_option("Français")
    page.get_by_role("heading", name="Une nouvelle table").wait_for()
    assert page.url.endswith("/#/new/my-river-kit")
    page.get_by_label("Réglages").click()
    page.get_by_label("Langue", exact=True).select_option("English")
    page.get_by_role("heading", name="A new table").wait_for()
    assert spoken(page) == "en"


@pytest.mark.parametrize("width", [390, 1280])
def test_french_has_room_and_axe_finds_nothing(visit: Any, axe: Any, width: int) -> None:
    page = visit(width=width, locale="fr-FR")
    for path in PAGES:
        page.goto(f"/#/{path}")
        assert spoken(page) == "fr"
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate(CUT_OFF) == [], path
        assert axe(page) == [], path


@pytest.mark.parametrize("width", [390, 1280])
def test_a_table_and_a_console_in_french(visit: Any, axe: Any, width: int) -> None:
    page = visit(width=width, locale="fr-FR")
    page.get_by_role("button", name="Jouer à Mississippi Queen contre des bots").click()
    page.get_by_role("heading", name="Vous pouvez").wait_for()
    assert page.evaluate(CUT_OFF) == []
    assert axe(page) == []
    page.goto("/#/class")
    page.get_by_role("button", name="Ouvrir la classe").click()
    page.get_by_text("encore arrivé").wait_for()
    assert page.evaluate(CUT_OFF) == []
    assert axe(page) == []
