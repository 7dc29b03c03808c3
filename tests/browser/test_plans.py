"""Whole chains of choices with the hand: pointed at, turned, followed, dragged; and the keys of single ones."""

from __future__ import annotations

from typing import Any

from browser.playing import CHOICES
from browser.whole import READY, sit_down

PLANS = ".pw-plan"
WORDS = ".ui-plan"


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_at(page: Any, number: int) -> str:
    """Point at a place that plans lead to, and read what would be done."""
    page.mouse.move(*middle(page.locator(f"{PLANS} .hit").nth(number)))
    return str(page.locator(f"{WORDS} b").inner_text())


def a_place_with_several_ways(page: Any) -> int:
    page.locator(PLANS).first.wait_for(state="attached")
    return int(page.evaluate(
        """() => [...document.querySelectorAll('.ui-canvas')].flatMap((host) =>
        [...host.shadowRoot.querySelectorAll('.pw-plan')]).findIndex((one) => /ways;/.test(one.ariaLabel))"""
    ))  # fmt: skip


def drag(page: Any, one: Any, other: str) -> None:
    """Drag one thing onto another that is lit once the first has been taken up."""
    one.scroll_into_view_if_needed()
    x, y = middle(one)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y + 4, steps=3)
    page.mouse.move(*middle(page.locator(other).first), steps=4)
    page.mouse.up()


def until_offered(page: Any, beginning: str, otherwise: str = "") -> None:
    """Choose the first thing there is until something is offered."""
    for _ in range(80):
        if any(label.startswith(beginning) for label in page.evaluate(READY)["labels"]):
            return
        wished = page.locator(f"{CHOICES}[data-token='{otherwise}']")
        seq = page.locator(".ui-table").get_attribute("data-seq")
        (wished if otherwise and wished.count() else page.locator(CHOICES).first).click()
        page.wait_for_function("seq => document.querySelector('.ui-table').dataset.seq !== seq", arg=seq)
    raise AssertionError(f"nobody offers {beginning}")


def test_a_ship_sails_where_it_is_pointed_to_and_its_turn_is_taken_back_at_once(visit: Any) -> None:
    page = visit()
    sit_down(page, "mississippi-queen", 2)
    words = point_at(page, a_place_with_several_ways(page))
    page.keyboard.press("r")
    turned = page.locator(f"{WORDS} b").inner_text()
    assert turned != words
    page.mouse.down()
    page.mouse.up()
    turn = page.get_by_label("Your turn so far")
    speed = turned.split("at speed ")[1][0]
    turn.get_by_text(f"Speed {speed}").wait_for()
    page.locator(".ui-what", has_text="has moved: turn once more").wait_for()
    turn.get_by_role("button").first.click()
    page.locator(f"{CHOICES}[data-token='speed 1']").wait_for()
    assert turn.count() == 0


def test_a_finger_points_first_and_does_it_with_the_second_tap(visit: Any) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(page, "mississippi-queen", 2)
    place = page.locator(f"{PLANS} .hit").nth(a_place_with_several_ways(page))
    place.wait_for()
    page.touchscreen.tap(*middle(place))
    button = page.locator(f"{WORDS} .main")
    assert "Sail to" in button.inner_text()
    box = button.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["height"] >= 44
    assert page.locator(".ui-table").get_attribute("data-seq") == "0"
    page.get_by_label("Another way").tap()
    page.touchscreen.tap(*middle(place))
    page.get_by_label("Your turn so far").get_by_text("Speed").wait_for()


def test_keys_reach_every_place_and_follow_it(visit: Any) -> None:
    page = visit()
    sit_down(page, "mississippi-queen", 2)
    page.locator(PLANS).first.wait_for(state="attached")
    page.locator(PLANS).first.focus()
    page.keyboard.press("ArrowUp")
    page.locator(WORDS).wait_for()
    page.keyboard.press("Enter")
    page.get_by_label("Your turn so far").get_by_text("Speed").wait_for()


def test_a_tile_is_turned_in_place_before_it_is_laid(visit: Any) -> None:
    page = visit()
    page.evaluate("() => { localStorage['paddlewheel.asksAlways'] = 'true' }")
    sit_down(page, "flooded-forest", 3)
    page.evaluate(READY)
    hand = page.locator(".pw-target[data-for^=hand-]").first
    x, y = middle(hand)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y + 4, steps=3)
    words = point_at(page, 0)
    assert page.locator(".pw-ghost").count() == 1, "the tile is seen where it would lie"
    page.mouse.up()
    page.locator(".ui-journal").get_by_text("puts a fish on it").first.wait_for()
    assert words.startswith("Lay T")


def test_a_card_is_dragged_to_its_column(visit: Any) -> None:
    page = visit()
    sit_down(page, "civil-war", 2)
    until_offered(page, "")
    for _ in range(6):
        page.evaluate(READY)
        if page.locator(".pw-target[data-for^=card-]").count() > 1:
            break
        page.locator(CHOICES).first.click()
    drag(page, page.locator(".pw-target[data-for^=card-]").first, ".pw-target[data-for^=lane-]")
    page.get_by_label("Your turn so far").get_by_text("to the left column").wait_for()


def test_a_card_is_dragged_to_its_plot_and_one_that_misses_goes_back(visit: Any) -> None:
    page = visit()
    sit_down(page, "my-river-kit", 2)
    until_offered(page, "Add ", otherwise="pass")
    card = page.locator(".pw-target[data-for^=stock-]").first
    card.scroll_into_view_if_needed()
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 10, steps=3)
    assert page.locator(".ui-dragged").count() == 1
    page.mouse.move(300, 30, steps=3)
    page.mouse.up()
    assert page.locator(".ui-dragged").count() == 0
    turns = page.get_by_label("Your turn so far").get_by_text("Add ").count()
    assert turns == 0, "nothing was chosen"
    drag(page, card, ".pw-target[data-for^=plot-]")
    page.get_by_label("Your turn so far").get_by_text("Place on plot").wait_for()


def test_a_vote_is_typed_as_it_is_shown(visit: Any) -> None:
    page = visit()
    sit_down(page, "my-river-kit", 2)
    until_offered(page, "Vote ", otherwise="pass")
    keys = page.locator(".ui-digit").all_inner_texts()
    assert keys == [str(value) for value in range(11)]
    page.keyboard.press("1")
    page.keyboard.press("0")
    page.locator(".ui-journal").get_by_text("You voted 10").first.wait_for(state="attached")


def test_what_matters_is_asked_once_more(visit: Any) -> None:
    page = visit(asks=True)
    sit_down(page, "my-river-kit", 2, goal="secret")
    page.evaluate(READY)
    goal = page.locator(f"{CHOICES}[data-token='goal richest']")
    goal.click()
    assert "cannot be taken back" in goal.inner_text()
