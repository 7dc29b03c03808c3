"""A whole game of every title in a real browser: once by the mouse alone, once by the keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.whole import click_through, sit_down

#: Title, seats, and what a player in a hurry prefers.
GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("mississippi-queen", 2, ("Forward", "Speed 3 (free", "Speed 2 (free", "Speed 3", "Speed 2")),
    ("civil-war", 2, ()),
    ("flooded-forest", 3, ()),
    ("my-river-kit", 2, ()),
    ("rising-waters", 2, ()),
]


@pytest.mark.parametrize(("game", "seats", "wishes"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_whole_game_by_clicking(visit: Any, game: str, seats: int, wishes: tuple[str, ...]) -> None:
    page = visit()
    sit_down(page, game, seats)
    on_table, on_buttons = click_through(page, wishes)
    print(game, on_table, on_buttons)
    assert page.locator(".ui-result h2").inner_text()
    assert on_table > 4 * on_buttons
