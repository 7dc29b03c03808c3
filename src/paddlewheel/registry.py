"""Which games there are. A folder under `games/` with a `GAME` is a game; so is an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "paddlewheel.games"
_registered: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games, in order."""
    return sorted({*_built_in(), *_registered, *(point.name for point in _entry_points())})


def load(game: str) -> Game:
    """The game with this id."""
    if game in _registered:
        return _registered[game]
    if game in _built_in():
        found: Game = import_module(f"paddlewheel.games.{_built_in()[game]}").GAME
        return found
    for point in _entry_points():
        if point.name == game:
            outside: Game = point.load()
            return outside
    raise BadInput(f"there is no game {game!r}; the games are: {', '.join(games())}")


def register(game: Game) -> None:
    """Add a game of one's own for this process."""
    _registered[game.info.id] = game


@cache
def _entry_points() -> EntryPoints:
    from importlib.metadata import entry_points  # a third of the time of `import paddlewheel`

    return entry_points(group=ENTRY_POINTS)


@cache
def _built_in() -> dict[str, str]:
    from pkgutil import iter_modules  # slow to load, and not needed by `import paddlewheel`

    folder = import_module("paddlewheel.games").__path__
    return {module.name.replace("_", "-"): module.name for module in iter_modules(folder) if module.ispkg}
