"""The decision, its choices and the board are seen together, without scrolling the page."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from browser.test_pages import GAMES
from browser.whole import MOVED_ON, READY, sit_down
from paddlewheel import registry

#: What sticks out of the window, or out of the column of choices: a long list may scroll in its own box only.
CUT_OFF = """() => {
  const within = (inner, outer) => inner.top >= outer.top - 1 && inner.left >= outer.left - 1
    && inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1;
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const room = {top: 0, left: 0, bottom: innerHeight, right: innerWidth};
  const found = [
    ...['.ui-prompt', '.ui-area.board .ui-canvas', '.ui-middle'].filter((name) => !within(box(name), room)),
    ...['.ui-offers', '.ui-choices'].filter((name) => !within(box(name), box('.ui-middle'))),
  ];
  const list = document.querySelector('.ui-choices');
  const first = list.querySelector('.ui-label').getBoundingClientRect();
  if (!within(first, list.getBoundingClientRect())) found.push('the first choice');
  if (document.scrollingElement.scrollHeight > innerHeight + 1) found.push('the page scrolls');
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_to_decide_fits_a_small_window(visit: Any, game: str) -> None:
    page = visit(width=1024, height=768)
    sit_down(page, game, registry.load(game).info.usual_seats)
    for turn in range(12):
        now = page.evaluate(READY)
        if now["over"]:
            break
        # A board that comes to rest takes a frame or two.
        with contextlib.suppress(TooLate):
            page.wait_for_function(f"() => !({CUT_OFF})().length", timeout=5_000)
        assert page.evaluate(CUT_OFF) == [], now["labels"]
        # Where all decide at once, the offers may change under the hand: then the next ones are looked at.
        with contextlib.suppress(TooLate):
            page.locator(".ui-choice").nth(turn % len(now["labels"])).click(timeout=5_000)
        page.wait_for_function(MOVED_ON, arg=now["seq"])


def test_the_camera_keeps_the_board_in_sight(visit: Any) -> None:
    """What can be chosen may be brought closer, but more than half of the height of the board stays in sight."""
    page = visit(width=390, height=844)
    sit_down(page, "mississippi-queen", 3)
    page.evaluate(READY)
    whole = page.locator(".ui-area.board svg.scene").evaluate("svg => svg.viewBox.baseVal.height")
    for label in ("Speed 2 (free)", "Forward"):
        page.locator(".ui-choice", has_text=label).first.click()
        page.locator(".ui-choice", has_text="Turn left").wait_for()
    seen = page.locator(".ui-area.board svg.scene").evaluate("svg => svg.viewBox.baseVal.height")
    assert whole / 2 < seen <= whole


def test_a_hint_does_not_push_the_choices_away(visit: Any) -> None:
    page = visit(width=1024, height=768, asks=True)
    sit_down(page, "civil-war", 2)
    page.evaluate(READY)
    assert page.evaluate(CUT_OFF) == []
    page.get_by_role("button", name="Hint").click()
    page.locator(".ui-note").get_by_text("Hint:").wait_for()
    assert page.evaluate(CUT_OFF) == []
