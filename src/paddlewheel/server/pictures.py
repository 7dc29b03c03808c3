"""A picture of every game for the lobby: the board some way into a game that bots play."""

from __future__ import annotations

from functools import lru_cache

from paddlewheel import registry

#: A picture is shown as an image: it runs nothing and loads nothing, but carries its own style.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
SEED = 7
CHOICES = 60


@lru_cache(maxsize=32)
def sample_picture(game: str) -> str:
    """The board as a spectator sees it after some choices of a simple mind: what seems best at once."""
    from paddlewheel.presentation.svg import draw_area, read_art  # it brings an XML parser

    found = registry.load(game)
    state = found.new(found.info.usual_seats, SEED)
    tactics = found.tactics(state.rules)
    for _ in range(CHOICES):
        if not state.deciders:
            break
        seat = state.deciders[0]
        state.play(seat, max(state.choices(seat), key=lambda choice: tactics.weigh(state, seat, choice)))
    scene = found.scene(state.observe(None))
    board = next((area for area in scene.areas if area.kind == "board"), scene.areas[0])
    return draw_area(board, read_art(found.folder / "art.svg"))
