"""Text of a given size: what decides is on a screen of 80 by 24, and no line is wider."""

from __future__ import annotations

import random

import pytest

import paddlewheel as pw
from paddlewheel.cli.choice_list import choice_lines
from paddlewheel.presentation import Size, broken, in_columns, in_rows, strips, window

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]
WIDTH, HEIGHT = 80, 24
EVERY = 12


@pytest.mark.parametrize("name", GAMES)
def test_nearly_every_decision_fits_on_a_small_screen(name: str) -> None:
    game = pw.load(name)
    state = game.new(seats=game.info.usual_seats, seed=5)
    chance = random.Random(5)  # noqa: S311
    over, made = [], 0
    while state.deciders and made < 40 * EVERY:
        seat = state.deciders[0]
        if made % EVERY == 0:
            seen = state.observe(seat)
            choices = choice_lines([offer.label for offer in game.scene(seen).offers], WIDTH, HEIGHT // 7)
            shown = game.close_up(seen, Size(WIDTH, HEIGHT - len(choices) - 2)).splitlines()
            over.append(len(shown) + len(choices) + 1 - HEIGHT)
            assert max(map(len, [*shown, *choices])) <= WIDTH
            assert "(you)" in "".join(shown) or "You are" in "".join(shown)
        state.play(seat, chance.choice(state.choices(seat)))
        made += 1
    assert sum(lines > 0 for lines in over) <= len(over) * 0.2
    assert max(over) <= 6


def test_a_window_lies_around_its_focus_and_tells_what_is_beyond() -> None:
    drawing = [f"{row}{'.' * 20}{row}" for row in range(9)]
    part = window(drawing, [(4, 0)], 10, 3)
    assert [line[0] for line in part.lines] == ["3", "4", "5"]
    assert part.beyond == ("above", "below", "right")
    assert window(drawing, [], 30, 9).beyond == ()


def test_a_drawing_that_is_too_wide_stands_in_parts() -> None:
    assert strips(["abcdef", "ghi"], 6) == ["abcdef", "ghi"]
    assert strips(["abcdef", "ghi"], 4) == [
        "Part 1 of 2, from left to right:", "abcd", "ghi", "Part 2 of 2, from left to right:", "ef", "",
    ]  # fmt: skip


def test_lists_in_columns_and_rows() -> None:
    assert in_columns(["a", "b", "c", "d", "e"], 80, 2) == ["a  c  e", "b  d"]
    assert in_columns(["a" * 30, "b" * 30], 40, 1) == ["a" * 30, "b" * 30]
    assert in_rows(["aa", "bb", "cc"], 6) == ["aa  bb", "cc"]
    assert in_rows([], 6) == []


def test_a_long_line_is_broken_between_words() -> None:
    assert broken("  one two three four five", 20) == ["  one two three four", "    five"]
    assert broken("", 20) == [""]
