"""The status: what decides, in a few figures, made from what a seat may know."""

from __future__ import annotations

import msgspec
import pytest

from paddlewheel import registry
from paddlewheel.presentation import Area, Element, Figure, Scene, StatusLine, scene_faults, status_text

STONE = Element("a", "stone", 0, 0, "A stone")
SCENE = Scene("pebbles", "Pebbles", "Play.", "PB-1", (Area("board", "Board", "board", (0, 0, 1, 1), (STONE,)),))


def with_status(*lines: StatusLine) -> Scene:
    return msgspec.structs.replace(SCENE, status=lines)


def test_a_terminal_reads_it_without_colours() -> None:
    lines = (
        StatusLine("Round", (Figure("", "2 of 5"),)),
        StatusLine("Red", (Figure("coal", "0", "danger"), Figure("speed", "3")), seat=0),
    )
    assert status_text(lines, deciders=[0]) == "  Round  2 of 5\n* Red    coal 0 !! · speed 3"


def test_an_empty_status_is_no_text() -> None:
    assert status_text(()) == ""


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (StatusLine("Red", (Figure("coal", "3"),), touches=("b",)), "touches b, which is not in the scene"),
        (StatusLine("", (Figure("coal", "3"),)), "says nothing"),
        (StatusLine("Red", ()), "says nothing"),
        (StatusLine("Red", (Figure("coal", " "),)), "has no value"),
    ],
)
def test_a_status_that_says_nothing_is_a_fault(line: StatusLine, fault: str) -> None:
    (found,) = scene_faults(with_status(line))
    assert fault in found


def test_two_lines_for_a_seat_are_a_fault() -> None:
    line = StatusLine("Red", (Figure("coal", "3"),), seat=0)
    assert scene_faults(with_status(line)) == []
    assert scene_faults(with_status(line, line)) == ["the status has two lines for seat 0"]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_every_game_has_a_line_for_every_seat(game: str) -> None:
    loaded = registry.load(game)
    state = loaded.set_up(loaded.info.usual_seats, 1, {})
    for seat in (0, None):
        status = loaded.scene(state.observe(seat)).status
        assert sorted(line.seat for line in status if line.seat is not None) == list(range(state.seats))
        assert status[0].seat is None, "the table comes first"
