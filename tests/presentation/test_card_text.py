"""The tables of the card games can be read in a window of 1280x720: large enough, and inside their card."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.presentation.svg import Art, read_art
from presentation.recorded import recorded_scenes
from presentation.text_sizes import overflowing_texts, small_texts

GAMES = ["civil-war", "my-river-kit"]
#: A scene is looked at every so many choices of the recorded games.
EVERY = 17
#: A board uses the room of a window: from 4:3 to 16:10.
PROPORTIONS = (4 / 3, 1.6)


def art_of(game: str) -> Art:
    return read_art(pw.load(game).folder / "art.svg")


@pytest.mark.parametrize("game", GAMES)
def test_text_can_be_read(game: str) -> None:
    art = art_of(game)
    assert not {fault for scene in recorded_scenes(game, EVERY) for fault in small_texts(scene, art)}


@pytest.mark.parametrize("game", GAMES)
def test_text_stays_on_its_card(game: str) -> None:
    art = art_of(game)
    assert not {fault for scene in recorded_scenes(game, EVERY) for fault in overflowing_texts(scene, art)}


@pytest.mark.parametrize("game", GAMES)
def test_a_board_has_the_shape_of_a_window(game: str) -> None:
    views = {area.view for scene in recorded_scenes(game, EVERY) for area in scene.areas if area.kind == "board"}
    assert all(PROPORTIONS[0] <= width / height <= PROPORTIONS[1] for _, _, width, height in views)
