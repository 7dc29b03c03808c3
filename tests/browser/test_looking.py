"""Looking at the table: closer and farther by wheel, drag, pinch and keys; what moves, what is lit, what tells."""

from __future__ import annotations

from typing import Any

from browser.playing import CHOICES
from browser.whole import READY, sit_down

BOARD = ".ui-area.board .ui-canvas"
SEEN = """() => document.querySelector('.ui-area.board .ui-canvas').shadowRoot.querySelector('svg')
  .getAttribute('viewBox').split(' ').map(Number)"""
#: Counts how often anything is set on its way, however soon it arrives.
COUNTING = """(() => {
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };
})()"""


def at_the_board(page: Any) -> tuple[float, float]:
    sit_down(page, "mississippi-queen", 2)
    page.evaluate(READY)
    box = page.locator(BOARD).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_and_a_drag_move_the_board(visit: Any) -> None:
    page = visit()
    x, y = at_the_board(page)
    whole = page.evaluate(SEEN)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"width => ({SEEN})()[2] < width", arg=whole[2])
    closer = page.evaluate(SEEN)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    moved = page.evaluate(SEEN)
    assert moved[0] < closer[0]
    assert moved[1] < closer[1]
    page.get_by_role("button", name="Show the whole board").click()
    page.wait_for_function(f"width => Math.abs(({SEEN})()[2] - width) < 1", arg=whole[2])


def test_keys_move_the_board(visit: Any) -> None:
    page = visit()
    at_the_board(page)
    whole = page.evaluate(SEEN)
    page.locator(f"{BOARD} svg.scene").focus()
    for key in ("+", "+", "ArrowRight"):
        page.keyboard.press(key)
    closer = page.evaluate(SEEN)
    assert closer[2] < whole[2]
    assert closer[0] > whole[0]
    page.keyboard.press("0")
    page.wait_for_function(f"width => Math.abs(({SEEN})()[2] - width) < 1", arg=whole[2])


def test_two_fingers_pinch_the_board(visit: Any) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    x, y = at_the_board(page)
    before = page.evaluate(SEEN)
    touch = page.context.new_cdp_session(page)
    for apart in (20, 40, 60, 80):
        fingers = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        kind = "touchStart" if apart == 20 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(SEEN)[2] < before[2] * 0.8


def test_things_move_unless_less_motion_is_wished(visit: Any) -> None:
    moving = {}
    for wish in ("no-preference", "reduce"):
        page = visit(reduced_motion=wish)
        page.add_init_script(COUNTING)
        at_the_board(page)
        page.locator(f"{CHOICES}[data-token='speed 2']").click()
        page.locator(f"{CHOICES}[data-token=forward]").click()
        page.locator(".ui-journal li:not(.turn)", has_text="steams ahead").wait_for()
        moving[wish] = page.evaluate("() => window.moved")
    assert moving["no-preference"] > 0
    assert moving["reduce"] == 0


def test_a_line_of_the_journal_lights_what_it_speaks_of(visit: Any) -> None:
    page = visit()
    at_the_board(page)
    page.locator(f"{CHOICES}[data-token='speed 2']").click()
    line = page.locator(".ui-journal li:not(.turn)", has_text="Red goes")
    line.wait_for()
    page.locator(f"{BOARD} .pw-told").first.wait_for(state="detached")
    line.hover()
    page.locator(".pw-told").first.wait_for()
    line.get_by_role("button", name="Rule MQ-").click()
    page.locator(".ui-rules p[aria-current=true]").wait_for()


def test_anything_on_the_table_tells_what_it_is_and_why_not(visit: Any) -> None:
    page = visit()
    at_the_board(page)
    page.locator(f"{CHOICES}[data-token='speed 2']").click()
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    ship = page.locator(f"{BOARD} #ship-1")
    assert "Blue's steamer" in ship.locator("desc").first.text_content()
    ship.click(force=True)
    page.locator(".ui-note").get_by_text("Blue's steamer").wait_for()
