"""Which games there are. A folder under `games/` with a `GAME` is a game; so is an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from paddlewheel.kernel import BadInput
from paddlewheel.presentation import LoadedGame, PresentedGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "paddlewheel.games"
_registered: dict[str, LoadedGame] = {}


def games() -> list[str]:
    """The ids of all games, in order."""
    return sorted({*_built_in(), *_registered, *(point.name for point in _entry_points())})


def load(game: str) -> LoadedGame:
    """The game with this id."""
    if game in _registered:
        return _registered[game]
    if game in _built_in():
        found: LoadedGame = import_module(f"paddlewheel.games.{_built_in()[game]}").GAME
        return found
    for point in _entry_points():
        if point.name == game:
            outside: LoadedGame = point.load()
            return outside
    raise BadInput(f"there is no game {game!r}; the games are: {', '.join(games())}")


def register(game: PresentedGame[Any, Any, Any, Any]) -> None:
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
