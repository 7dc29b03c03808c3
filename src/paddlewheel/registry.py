"""Which games there are: a folder under `games/` with a `GAME`, an entry point of an installed package, or `register`.

An entry point is named after the id of its game:

    [project.entry-points."paddlewheel.games"]
    river-market = "river_market:GAME"

A package that cannot be loaded gets one sentence, and the other games work.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddlewheel.kernel import BadInput, ComponentFile, Record, read_component_file
from paddlewheel.language import Messages
from paddlewheel.presentation import LoadedGame, PresentedGame, presented

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

say = Messages(Path(__file__).parent / "messages")
ENTRY_POINTS = "paddlewheel.games"
_registered: dict[str, LoadedGame] = {}


def games() -> list[str]:
    """The ids of all games that can be loaded, in order."""
    outside = [name for name in _entry_points() if name not in broken()]
    return sorted({*_built_in(), *_registered, *outside})


def load(game: str) -> LoadedGame:
    """The game with this id."""
    if game in _registered:
        return _registered[game]
    if game in _built_in():
        found: LoadedGame = import_module(f"paddlewheel.games.{_built_in()[game]}").GAME
        return found
    if game in _entry_points():
        return _plug_in(game)
    raise BadInput(say("no-such-game", game=repr(game), games=", ".join(games())))


def load_with(game: str, components: ComponentFile | None) -> LoadedGame:
    """The game with this id and these components; None: with those it came with, whatever is registered here."""
    return presented(load(game).with_components(components))


def load_changed(
    game: str, components: ComponentFile | Path | str | None = None, changes: Mapping[str, int] | None = None
) -> LoadedGame:
    """The game with a component file of one's own (its path, or the file itself) and with changed numbers."""
    file = components if isinstance(components, ComponentFile | None) else read_component_file(Path(components))
    return presented(load_with(game, file).changed(changes or {}))


def game_of(record: Record) -> LoadedGame:
    """The game of a record, with the components that the record carries."""
    return load_with(record.game, record.components)


def register(game: PresentedGame[Any, Any, Any, Any]) -> None:
    """Add a game of one's own for this process."""
    _registered[game.info.id] = game


@cache
def broken() -> dict[str, str]:
    """Why installed packages that offer a game cannot be played, by the names of their entry points."""
    found = {}
    for name in _entry_points():
        try:
            _plug_in(name)
        except BadInput as error:
            found[name] = str(error)
    return found


@cache
def _plug_in(name: str) -> LoadedGame:
    """The game behind an entry point, or one sentence that says what is wrong with its package."""
    point = _entry_points()[name]
    package = point.dist.name if point.dist is not None else point.value
    if name in _built_in():
        raise BadInput(say("package-game-exists", package=package, game=repr(name)))
    try:
        game = point.load()
    except Exception as error:
        # Whatever goes wrong in somebody else's package, the other games are to work.
        raise BadInput(say("package-not-loaded", package=package, game=repr(name), why=str(error))) from error
    if not isinstance(game, PresentedGame):
        raise BadInput(say("package-no-game", package=package, point=repr(name), kind=type(game).__name__))
    if game.info.id != name:
        raise BadInput(say("package-other-id", package=package, point=repr(name), id=repr(game.info.id)))
    return game


@cache
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # a third of the time of `import paddlewheel`

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


@cache
def _built_in() -> dict[str, str]:
    from pkgutil import iter_modules  # slow to load, and not needed by `import paddlewheel`

    folder = import_module("paddlewheel.games").__path__
    return {module.name.replace("_", "-"): module.name for module in iter_modules(folder) if module.ispkg}
