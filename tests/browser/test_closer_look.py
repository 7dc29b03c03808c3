"""A closer look: everything with words on it can be read large, by mouse, keyboard and finger."""

from __future__ import annotations

from typing import Any

import pytest

from browser.looks import MOMENTS, sit, table_at
from browser.pictures import ROOT, kept
from browser.test_pages import GAMES

#: Looks at everything that has words on it, one after the other as the keyboard does, and tells what is wrong.
LOOK_AT_ALL = """async () => {
  const wrong = [];
  let seen = 0;
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  for (const host of document.querySelectorAll('.ui-canvas')) {
    for (const group of host.shadowRoot.querySelectorAll('g.area > g[data-look]')) {
      if (!group.getClientRects().length) continue;
      group.setAttribute('tabindex', '-1');
      group.focus();
      // Scrolling to it, and then drawing.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
      const panel = document.querySelector('.ui-closer');
      if (panel?.dataset.of !== group.id) { wrong.push(`${group.id}: nothing is shown`); continue; }
      seen += 1;
      const [box, own] = [panel.getBoundingClientRect(), group.getBoundingClientRect()];
      if (meets(box, own)) wrong.push(`${group.id}: the panel covers it`);
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        wrong.push(`${group.id}: the panel leaves the window`);
      if (panel.querySelector('.ui-closer-words').innerText.trim().length < 3) wrong.push(`${group.id}: no words`);
      for (const line of panel.querySelectorAll('p, li'))
        if (parseFloat(getComputedStyle(line).fontSize) < 13) wrong.push(`${group.id}: small words`);
      group.blur();
    }
  }
  return [seen, wrong];
}"""
MIDDLE = """id => {
  for (const host of document.querySelectorAll('.ui-canvas')) {
    const box = host.shadowRoot.getElementById(id)?.getBoundingClientRect();
    if (box) return [box.x + box.width / 2, box.y + box.height / 2];
  }
}"""
SHOWN = "() => document.querySelector('.ui-closer')?.dataset.of ?? null"


def at_the_table(page: Any, game: str) -> None:
    address = page.url.split("/#")[0].rstrip("/")
    sit(page, address, table_at(address, game, MOMENTS[game]))


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_words_has_a_closer_look(visit: Any, game: str) -> None:
    page = visit(width=1280, height=720)
    at_the_table(page, game)
    # From here on the page knows that somebody uses the keyboard.
    page.keyboard.press("Tab")
    seen, wrong = page.evaluate(LOOK_AT_ALL)
    assert wrong == []
    assert seen > 10


def test_a_mouse_that_rests_sees_more_and_a_click_chooses_at_once(visit: Any) -> None:
    page = visit(width=1280, height=720)
    at_the_table(page, "my-river-kit")
    page.mouse.move(*page.evaluate(MIDDLE, "card-0-0"))
    panel = page.locator(".ui-closer")
    panel.wait_for()
    assert "Aquabon" in panel.inner_text()
    page.mouse.move(1, 1)
    panel.wait_for(state="detached")


def test_escape_closes_it_before_anything_else(visit: Any) -> None:
    page = visit(width=1280, height=720)
    at_the_table(page, "civil-war")
    page.mouse.move(*page.evaluate(MIDDLE, "deck-0"))
    page.locator(".ui-closer").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate(SHOWN) is None


def test_a_long_press_looks_and_a_tap_does_not(visit: Any) -> None:
    page = visit(width=390, height=844, has_touch=True)
    at_the_table(page, "civil-war")
    before = page.locator(".ui-table").get_attribute("data-seq")
    x, y = page.evaluate(MIDDLE, "total-1-0")
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(700)
    assert page.evaluate(SHOWN) is None
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(".ui-closer").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(SHOWN) == "total-1-0"
    # A figure of the status: there is nothing to follow or to choose.
    page.locator(".ui-stand").first.tap()
    page.locator(".ui-closer").wait_for(state="detached")
    assert page.locator(".ui-table").get_attribute("data-seq") == before


@pytest.mark.parametrize("where", ["lesson", "replay"])
def test_lessons_and_replays_have_it_too(visit: Any, axe: Any, where: str) -> None:
    page = visit(width=1280, height=720)
    address = page.url.split("/#")[0].rstrip("/")
    if where == "lesson":
        page.goto(f"{address}/#/learn/my-river-kit")
    else:
        path = ROOT / "tests" / "records" / "my-river-kit" / f"{MOMENTS['my-river-kit'].record}.record"
        page.goto(f"{address}/#/replay/{kept(address, path)}?at=20.0")
    page.locator(".ui-area.board svg.scene").wait_for()
    page.wait_for_function(f"() => ({MIDDLE})('city-0')")
    page.mouse.move(*page.evaluate(MIDDLE, "city-0"))
    page.locator(".ui-closer").wait_for()
    assert axe(page) == []


def test_a_closer_look_goes_when_its_table_does(visit: Any) -> None:
    page = visit(width=1280, height=720)
    at_the_table(page, "civil-war")
    page.mouse.move(*page.evaluate(MIDDLE, "deck-0"))
    page.locator(".ui-closer").wait_for()
    page.evaluate("location.hash = '#/'")
    page.locator(".ui-game").first.wait_for()
    assert page.evaluate(SHOWN) is None
