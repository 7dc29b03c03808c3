"""The browser client knows no game: what is a game's own comes from its folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel import registry

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("game", registry.games())
def test_no_game_is_named_in_the_client(game: str) -> None:
    names = {game, game.replace("-", "_"), registry.load(game).info.title}
    sources = [WEB / "index.html", *(path for path in (WEB / "src").rglob("*") if path.is_file())]
    assert len(sources) > 50
    found = [f"{path.name}: {name}" for path in sources for name in names if name in path.read_text(encoding="utf-8")]
    assert found == []
