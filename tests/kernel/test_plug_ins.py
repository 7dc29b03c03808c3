"""Games of installed packages: found by their entry points; a broken one gets one sentence and the others work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

import paddlewheel as pw
from paddlewheel import registry
from paddlewheel.cli.main import app
from pebbles import GAME as PEBBLES

Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Pretend that a package with these entry points is installed, and that nothing is registered."""

    def installed(**points: str) -> None:
        found = {}
        for name, value in points.items():
            point = EntryPoint(name.replace("_", "-"), value, registry.ENTRY_POINTS)
            vars(point).update(dist=SimpleNamespace(name="somebody-s-games"))
            found[point.name] = point
        monkeypatch.setattr(registry, "_entry_points", lambda: found)
        monkeypatch.setattr(registry, "_registered", {})
        _forget()

    yield installed
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    cached: list[Any] = [registry.broken, registry._plug_in]
    for function in cached:
        function.cache_clear()


def test_a_game_of_an_installed_package_is_found_by_its_id(install: Install) -> None:
    install(pebbles="pebbles:GAME")
    assert "pebbles" in pw.games()
    assert pw.load("pebbles") is PEBBLES


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ({"lost": "no_such_package:GAME"}, "the game 'lost' of the package somebody-s-games cannot be loaded"),
        ({"lost": "pebbles:NOTHING"}, "the game 'lost' of the package somebody-s-games cannot be loaded"),
        ({"lost": "pebbles:__doc__"}, "is not a game but a str"),
        ({"stones": "pebbles:GAME"}, "names its entry point 'stones', but the game's id is 'pebbles'"),
        ({"civil_war": "pebbles:GAME"}, "offers a game 'civil-war', which Paddlewheel has already"),
    ],
)
def test_a_broken_package_gets_one_sentence_and_the_others_work(
    install: Install, points: dict[str, str], sentence: str
) -> None:
    install(**points)
    assert len(pw.games()) == 5
    assert pw.load("civil-war").info.id == "civil-war"
    (why,) = registry.broken().values()
    assert sentence in why
    result = CliRunner().invoke(app, ["games"])
    assert result.exit_code == 0
    assert sentence.split("'")[0] in result.output.replace("\n", " ")


def test_loading_a_broken_game_says_what_is_wrong(install: Install) -> None:
    install(lost="no_such_package:GAME")
    with pytest.raises(pw.BadInput, match="No module named 'no_such_package'"):
        pw.load("lost")
