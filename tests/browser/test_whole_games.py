"""A whole game of every title in a real browser: once by the mouse alone, once by the keyboard alone and in French."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.playing import check_in_both_lights
from browser.whole import READY, click_through, sit_down, type_through

#: Title, seats, the bots' level, and what a player in a hurry prefers.
#: A random captain may soon be out of coal, and the race be over with it.
GAMES: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("mississippi-queen", 2, "casual", ("Forward", "Speed 3 (free", "Speed 2 (free", "Speed 3", "Speed 2")),
    ("civil-war", 2, "random", ()),
    ("flooded-forest", 3, "random", ()),
    ("my-river-kit", 2, "random", ()),
    ("rising-waters", 2, "random", ()),
]


@pytest.mark.parametrize(("game", "seats", "level", "wishes"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_whole_game_by_clicking(visit: Any, game: str, seats: int, level: str, wishes: tuple[str, ...]) -> None:
    page = visit()
    sit_down(page, game, seats, level)
    on_table, on_buttons = click_through(page, wishes)
    assert page.locator(".ui-result h2").inner_text()
    assert on_table > 20 * on_buttons
    page.get_by_role("button", name="Play again").click()
    page.locator(".ui-result").wait_for(state="detached")
    assert not page.evaluate(READY)["over"]


#: What the player in a hurry prefers in French.
WISHES = {"mississippi-queen": ("Avancer", "Vitesse 3 (gratuit", "Vitesse 2 (gratuit", "Vitesse 3", "Vitesse 2")}


@pytest.mark.parametrize(("game", "seats", "level"), [each[:3] for each in GAMES], ids=[game for game, *_ in GAMES])
def test_a_whole_game_by_the_keyboard_and_its_result_in_french(
    visit: Any, axe: Any, game: str, seats: int, level: str
) -> None:
    page = visit(locale="fr-FR")
    sit_down(page, game, seats, level)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert type_through(page, WISHES.get(game, ())) > 10
    result = page.locator(".ui-result")
    assert result.locator("h2").inner_text()
    assert result.get_by_role("button", name=re.compile("^Règle ")).count() == 1
    check_in_both_lights(page, axe)
    result.get_by_role("link", name="Revoir").press("Enter")
    page.get_by_role("button", name="À la fin").wait_for()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert axe(page) == []


#: Enough for everything that comes up, and few enough for a test: clicks on the board.
MANY_CLICKS = 120


@pytest.mark.parametrize(
    ("game", "seats", "wishes"),
    [
        ("mississippi-queen", 2, ("End the move", "Sail to")),
        ("flooded-forest", 3, ("Lay T",)),
        ("rising-waters", 2, ("Red 1 to", "Red 2 to")),
    ],
)
def test_a_game_by_plans_alone(visit: Any, game: str, seats: int, wishes: tuple[str, ...]) -> None:
    page = visit()
    sit_down(page, game, seats)
    on_table, on_buttons = click_through(page, wishes, MANY_CLICKS)
    assert on_table > 10 * on_buttons
    assert page.locator(".ui-journal li").count() > 20 or page.locator(".ui-result").count()
