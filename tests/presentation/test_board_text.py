"""The boards of the hex games can be read in a window of 1280x720: large enough, and inside their hex or card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.presentation import Scene
from paddlewheel.presentation.svg import Art, read_art
from presentation.recorded import recorded_scenes
from presentation.text_sizes import area_scale, overflowing_texts, small_texts

GAMES = ["flooded-forest", "mississippi-queen", "rising-waters"]
#: A scene is looked at every so many choices of the recorded games.
EVERY = 23
#: A river longer than this is looked at from near: dials that could still be read would not fit their hexes.
FARTHEST = 0.48
SHIP_BADGES = ("plate", "speed-dial", "coal-dial")


def art_of(game: str) -> Art:
    return read_art(pw.load(game).folder / "art.svg")


def looked_at(game: str) -> Iterator[Scene]:
    """Recorded scenes as the camera shows them."""
    for scene in recorded_scenes(game, EVERY):
        near = tuple(area for area in scene.areas if area.kind != "board" or area_scale(area) >= FARTHEST)
        yield msgspec.structs.replace(scene, areas=near)


@pytest.mark.parametrize("game", GAMES)
def test_text_can_be_read(game: str) -> None:
    art = art_of(game)
    assert not {fault for scene in looked_at(game) for fault in small_texts(scene, art)}


@pytest.mark.parametrize("game", GAMES)
def test_text_stays_where_it_belongs(game: str) -> None:
    art = art_of(game)
    assert not {fault for scene in looked_at(game) for fault in overflowing_texts(scene, art)}


def test_ships_do_not_hide_the_numbers_of_others() -> None:
    """Letters and dials of two ships never touch by more than their rims."""
    radius = 12
    for scene in recorded_scenes("mississippi-queen", EVERY):
        badges = [element for element in scene.areas[0].elements if element.symbol in SHIP_BADGES]
        for one, other in combinations(badges, 2):
            apart = hypot(one.x - other.x, one.y - other.y)
            mine = one.id.rpartition("-")[2] == other.id.rpartition("-")[2]
            assert mine or apart > 0.85 * radius * (one.scale + other.scale), (one.id, other.id)
