"""What pointing at a hex tells: all that stands on it, in words."""

from __future__ import annotations

import paddlewheel as pw
from rules.rising_waters.delta import Delta, a_turn


def tip(delta: Delta, name: str) -> str:
    scene = pw.load("rising-waters").scene(delta.flood.observe(0))
    return next(element.tip for element in scene.areas[0].elements if element.id == name)


def test_a_hex_of_the_delta_tells_all_that_stands_on_it() -> None:
    delta = a_turn(2).pawns(0, "g6", "a0").levee("g6", 5).survivors("g6", "g6")
    told = tip(delta, "hex-g6")
    assert told.startswith("g6: ")
    assert told.endswith(" Here: a levee of height 5; Red pawn 1; 2 Survivors.")


def test_where_nothing_stands_the_label_says_it_all() -> None:
    assert tip(a_turn(2), "hex-g7") == ""
