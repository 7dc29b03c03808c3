"""A chain of small choices is one turn: shown as it grows, walked back, asked once more where there is no way back."""

from __future__ import annotations

from typing import Any

from browser.playing import CHOICES, TARGETS
from browser.whole import READY, sit_down


def a_turn_up_to_the_bell(page: Any) -> None:
    """Speed 1 and one hex ahead: what is left is to end the move, and that is final."""
    sit_down(page, "mississippi-queen", 2)
    for token in ("speed 1", "forward"):
        page.evaluate(READY)
        page.locator(f"{CHOICES}[data-token='{token}']").click()
    page.locator(f"{CHOICES}[data-token='end move']").wait_for()


def test_a_newcomer_is_greeted_until_the_first_choice(visit: Any) -> None:
    page = visit(asks=True)
    sit_down(page, "mississippi-queen", 2)
    page.get_by_text("New here?").wait_for()
    page.locator(f"{CHOICES}[data-token='speed 1']").click()
    page.locator(f"{CHOICES}[data-token=forward]").wait_for()
    assert page.get_by_text("New here?").count() == 0


def test_what_cannot_be_taken_back_is_asked_once_more(visit: Any) -> None:
    page = visit(asks=True)
    a_turn_up_to_the_bell(page)
    bell = page.locator(f"{CHOICES}[data-token='end move']")
    bell.click()
    assert "cannot be taken back" in bell.inner_text()
    page.keyboard.press("Escape")
    assert "cannot be taken back" not in bell.inner_text()
    page.locator(f"{TARGETS}[aria-label^='End the move']").click(force=True)
    page.get_by_label("Are you sure?").get_by_role("button", name="Not yet").click()
    assert page.locator(".ui-journal li", has_text="Blue").count() == 0
    bell.click()
    bell.click()
    page.locator(".ui-journal li", has_text="Blue").first.wait_for()


def test_asking_can_be_put_away_for_good(visit: Any) -> None:
    page = visit(asks=True)
    a_turn_up_to_the_bell(page)
    page.locator(f"{TARGETS}[aria-label^='End the move']").click(force=True)
    page.get_by_role("button", name="do not ask again").click()
    page.locator(".ui-journal li", has_text="Blue").first.wait_for()
    page.get_by_label("Settings").click()
    assert not page.get_by_label("Ask before a choice that cannot be taken back").is_checked()


def test_the_turn_so_far_is_a_way_back_even_after_a_reload(visit: Any) -> None:
    page = visit()
    a_turn_up_to_the_bell(page)
    page.reload()
    page.locator(f"{CHOICES}[data-token='end move']").wait_for()
    turn = page.get_by_label("Your turn so far")
    assert turn.locator("li").count() == 2
    turn.get_by_role("button").first.click()
    page.locator(f"{CHOICES}[data-token='speed 1']").wait_for()
    assert turn.count() == 0


def test_ones_own_choice_waits_for_nothing_that_moves(visit: Any) -> None:
    page = visit(reduced_motion="no-preference")
    sit_down(page, "mississippi-queen", 2)
    page.evaluate(READY)
    # From here on no time passes: whatever waits for its turn to be shown would wait for ever.
    page.clock.install()
    page.clock.pause_at("2100-01-01")
    for token in ("speed 1", "forward"):
        page.locator(f"{CHOICES}[data-token='{token}']").click()
    page.locator(f"{CHOICES}[data-token='end move']").wait_for()
