"""Where things are at a table, and that they stay there. What fits is measured in test_measures.py."""

from __future__ import annotations

from typing import Any

from browser.whole import READY, sit_down

RECTANGLE = """() => {
  const box = document.querySelector('.ui-area.board .ui-canvas').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
#: Choices whose words are not in the window.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.ui-choice .ui-label')].filter((label) => {
  const [box, list] = [label, label.closest('.ui-choices')].map((each) => each.getBoundingClientRect());
  return box.top < list.top - 1 || box.bottom > list.bottom + 1 || box.bottom > innerHeight;
}).length"""


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


def test_notes_and_the_drawer_leave_the_board_where_it_is(visit: Any) -> None:
    page = visit(width=1280, height=720, asks=True)
    sit_down(page, "civil-war", 2)
    page.evaluate(READY)
    board, hidden = page.evaluate(RECTANGLE), page.evaluate(OUT_OF_SIGHT)
    page.get_by_role("button", name="Hint").click()
    page.locator(".ui-note").get_by_text("Hint:").wait_for()
    assert page.evaluate(RECTANGLE) == board
    page.get_by_role("button", name="Close the note").click()
    assert page.evaluate(OUT_OF_SIGHT) == hidden
    for name in ("Journal", "Rules", "Talk", "Table"):
        page.get_by_role("tab", name=name).click()
        page.get_by_role("tabpanel", name=name).wait_for()
        assert page.evaluate(RECTANGLE) == board


def test_escape_closes_the_drawer_and_gives_the_focus_back(visit: Any) -> None:
    page = visit(width=1280, height=720)
    sit_down(page, "mississippi-queen", 2)
    page.evaluate(READY)
    assert page.get_by_role("tabpanel").count() == 0, "a drawer that covers the decision begins closed"
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tabpanel").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tabpanel").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "pw-tab-rules"


def test_a_wide_window_remembers_what_the_drawer_showed(visit: Any) -> None:
    page = visit(width=1680, height=1000)
    sit_down(page, "mississippi-queen", 2)
    page.get_by_role("tabpanel", name="Journal").wait_for()
    page.get_by_role("tab", name="Talk").click()
    page.reload()
    page.get_by_role("tabpanel", name="Talk").wait_for()
    page.get_by_role("tab", name="Talk").click()
    page.reload()
    page.evaluate(READY)
    assert page.get_by_role("tabpanel").count() == 0


def test_the_wheel_scrolls_a_page_at_200_percent(visit: Any) -> None:
    """A window of 1280x720 at 200 % is one of 640x360."""
    page = visit(width=640, height=360)
    sit_down(page, "mississippi-queen", 2)
    page.evaluate(READY)
    shown = "() => document.querySelector('.board .ui-canvas').shadowRoot.querySelector('svg').getAttribute('viewBox')"
    before = page.evaluate(shown)
    page.locator(".ui-area.board .ui-canvas").hover()
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 0")
    assert page.evaluate(shown) == before


def test_a_phone_opens_seats_and_journal_as_sheets(visit: Any) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(page, "rising-waters", 2)
    page.evaluate(READY)
    board = page.evaluate(RECTANGLE)
    for name in ("Table", "Journal"):
        page.get_by_role("tab", name=name).tap()
        sheet = page.get_by_role("tabpanel", name=name).bounding_box()
        assert sheet["y"] > 100, "the board is still in sight above the sheet"
        assert sheet["y"] + sheet["height"] <= 844
    page.get_by_role("button", name="Close journal").tap()
    assert page.get_by_role("tabpanel").count() == 0
    assert page.evaluate(RECTANGLE) == board
