"""A picture of every game for the lobby: the board in the middle of a game between bots."""

from __future__ import annotations

from functools import lru_cache

from paddlewheel import registry
from paddlewheel.language import Language, language

#: The content security policy of a picture: it runs nothing and loads nothing, but has a style of its own.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
SEED = 7
CHOICES = 60


def thumbnail(game: str) -> str:
    """The board as a spectator sees it after some choices, each the one that the tactics like best."""
    return _thumbnail(game, language())


@lru_cache(maxsize=32)
def _thumbnail(game: str, spoken: Language) -> str:
    from paddlewheel.presentation.svg import draw_area, read_art  # it loads an XML parser

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
