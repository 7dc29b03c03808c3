"""The rules with pictures and search, and the player aid on one page."""

from __future__ import annotations

import re
from typing import Any

import pytest

import paddlewheel as pw
from browser.playing import check_in_both_lights, until_asked

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]
#: A picture that shows nothing has no size.
EMPTY_SIGNS = """() => [...document.querySelectorAll('.ui-sign')].filter(one => {
  const drawn = one.shadowRoot.querySelector('svg > g').getBBox();
  return !drawn.width || !drawn.height || !one.getBoundingClientRect().height;
}).length"""


def test_rules_and_aid_are_reached_from_home_and_from_a_new_table(visit: Any) -> None:
    page = visit()
    page.get_by_role("link", name="Rules of Civil War").click()
    page.get_by_role("heading", name="Rules of Civil War").wait_for()
    page.get_by_role("link", name="Player aid on one page").click()
    page.get_by_role("heading", name="Civil War", level=1).wait_for()
    page.get_by_role("link", name="All rules").click()
    page.get_by_role("link", name="New table…").click()
    page.get_by_role("link", name="Player aid").click()
    page.locator(".ui-aid section").first.wait_for()
    page.goto("/#/")
    page.get_by_role("link", name="Player aid of My River Kit").click()
    page.get_by_role("heading", name="My River Kit", level=1).wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1280, 390])
def test_every_rule_is_shown_with_what_it_is(visit: Any, axe: Any, game: str, width: int) -> None:
    page = visit(f"rules/{game}", width=width, height=844)
    page.locator(".ui-rules figure").first.wait_for()
    book = pw.load(game).rulebook
    for kind, words in (("ruling", "our ruling"), ("reconstruction", "reconstructed")):
        marked = page.locator(".ui-rules [data-rule]", has=page.locator(f".ui-kind.{kind}", has_text=words)).count()
        assert marked == sum(rule.kind == kind for rule in book.rules)
    assert page.locator(".ui-rules [data-rule]").count() > len(book.rules)
    assert page.evaluate(EMPTY_SIGNS) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 1280:
        check_in_both_lights(page, axe)


def test_the_rules_are_searched_by_words_and_numbers(visit: Any, axe: Any) -> None:
    page = visit("rules/mississippi-queen")
    search = page.get_by_label("Search the rules")
    page.locator(".ui-rules [data-rule]").first.wait_for()
    whole = page.locator(".ui-rules [data-rule]").count()
    search.fill("push coal")
    page.get_by_text("Nothing found").wait_for()
    search.fill("turn coal")
    page.locator("mark", has_text="coal").first.wait_for()
    assert 0 < page.locator(".ui-rules [data-rule]").count() < 6
    check_in_both_lights(page, axe)
    search.press("Escape")
    assert page.locator(".ui-rules [data-rule]").count() == whole
    search.fill("mq-12a")
    search.press("Enter")
    page.wait_for_url("**rule=MQ-12a")
    assert page.locator(".ui-rules p.now").get_attribute("data-rule") == "MQ-12a"
    assert page.locator(".ui-rules [data-rule]").count() == whole


def test_a_rule_that_another_names_is_a_link(visit: Any) -> None:
    page = visit("rules/rising-waters")
    page.locator("[data-rule=RW-87] .ui-rule", has_text="RW-84").click()
    page.wait_for_url("**rule=RW-84")
    now = page.locator("[data-rule=RW-84].now")
    now.wait_for()
    page.wait_for_function("""() => {
      const box = document.querySelector('.ui-rules p.now').getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight;
    }""")


def test_the_rules_beside_a_table_are_searched_too(visit: Any) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Mississippi Queen").click()
    assert until_asked(page)
    page.get_by_role("tab", name="Rules").click()
    search = page.get_by_label("Search the rules")
    before = page.locator(".ui-table").get_attribute("data-seq")
    search.fill("speed 1")
    search.press("Enter")
    page.locator(".ui-rules p.now").wait_for()
    assert page.locator(".ui-table").get_attribute("data-seq") == before, "a digit in the search is no choice"


@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_one_page_of_paper(visit: Any, axe: Any, game: str) -> None:
    page = visit(f"aid/{game}", width=1280, height=720)
    page.locator(".ui-aid section").first.wait_for()
    assert page.evaluate(EMPTY_SIGNS) == 0
    check_in_both_lights(page, axe)
    for paper in ("A4", "Letter"):
        printed = page.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, paper
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_that_is_not_there_has_no_rules(visit: Any) -> None:
    for path in ("rules/chess", "aid/chess"):
        page = visit(path)
        page.get_by_text("There is no such game.").wait_for()
        page.get_by_role("link", name="All games").wait_for()
