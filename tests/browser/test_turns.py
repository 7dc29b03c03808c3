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


def a_goal_to_pick(page: Any) -> Any:
    """A goal is for the whole game: it matters, and cannot be taken back."""
    sit_down(page, "my-river-kit", 2, goal="secret")
    page.evaluate(READY)
    return page.locator(f"{CHOICES}[data-token='goal richest']")


def test_what_matters_and_cannot_be_taken_back_is_asked_once_more(visit: Any) -> None:
    page = visit(asks=True)
    goal = a_goal_to_pick(page)
    goal.click()
    assert "cannot be taken back" in goal.inner_text()
    page.keyboard.press("Escape")
    assert "cannot be taken back" not in goal.inner_text()
    goal.click()
    goal.click()
    goal.wait_for(state="detached")


def test_an_ordinary_end_of_a_turn_is_not_asked_about(visit: Any) -> None:
    page = visit(asks=True)
    a_turn_up_to_the_bell(page)
    page.locator(f"{TARGETS}[aria-label^='End the move']").click(force=True)
    page.locator(".ui-journal li:not(.turn)", has_text="Blue").first.wait_for()


def test_asking_can_be_put_away_for_good(visit: Any) -> None:
    page = visit(asks=True)
    a_goal_to_pick(page)
    page.locator(TARGETS).first.click(force=True)
    page.get_by_label("Which choice?").get_by_role("button", name="The richest city").click()
    page.get_by_role("button", name="do not ask again").click()
    page.get_by_label("Settings").click()
    assert not page.get_by_label("Ask before a choice that matters").is_checked()


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


def commit_two_of_three(page: Any) -> None:
    """Two of the three reinforcements of a battle: the third has one column left."""
    sit_down(page, "civil-war", 2)
    for _ in range(20):
        page.evaluate(READY)
        if page.locator(".pw-target[data-for^=lane-]").count() == 3:
            break
        page.locator(CHOICES).first.click()
    for left in (3, 2):
        page.wait_for_function(
            """left => [...document.querySelectorAll('.ui-hand .ui-canvas')].some(
            (host) => host.shadowRoot.querySelectorAll('.area > g').length === left)""",
            arg=left,
        )
        page.evaluate(READY)
        page.locator(f"{CHOICES}[data-token^=commit]").first.click()


def test_what_leaves_no_choice_is_done_by_itself(visit: Any) -> None:
    page = visit()
    commit_two_of_three(page)
    page.get_by_text("there was no other choice").first.wait_for()


def test_who_wants_to_be_asked_is_asked_even_then(visit: Any) -> None:
    page = visit()
    page.get_by_label("Settings").click()
    page.get_by_label("Ask me even when there is only one choice").check()
    commit_two_of_three(page)
    page.wait_for_function("() => document.querySelectorAll('.ui-choice').length === 1")
    assert page.get_by_text("there was no other choice").count() == 0


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
