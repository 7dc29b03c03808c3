"""How far a game is, in the words of its status."""

from __future__ import annotations

import pytest

from paddlewheel import registry
from paddlewheel.presentation import Figure, StatusLine, period_text, round_text


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("mississippi-queen", "Round 1 of"),
        ("civil-war", "Battle 1"),
        ("flooded-forest", "Phase flood"),
        ("my-river-kit", "Setting up"),
        ("rising-waters", "Week 1 of"),
    ],
)
def test_every_game_says_how_far_it_is(game: str, told: str) -> None:
    found = registry.load(game)
    seen = found.set_up(found.info.usual_seats, 1, {}).observe(None)
    assert round_text(found.scene(seen).status).startswith(told)


def test_a_status_may_say_nothing_of_it() -> None:
    assert round_text(()) == ""
    assert round_text((StatusLine("Round", (Figure("", "3"),), seat=0),)) == ""
    week = Figure("week", "2 of 7", period="Week 2")
    assert round_text((StatusLine("Losses", (Figure("", "3"), week)),)) == "Week 2 of 7"
    assert period_text((StatusLine("Losses", (Figure("", "3"), week)),)) == "Week 2"
