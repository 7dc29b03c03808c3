"""Every kind of decision of the recorded games fits the window, and the board stays where it is."""

from __future__ import annotations

from typing import Any

import pytest

from browser.measures import measured
from browser.shown import ShownTable, sample
from browser.test_pages import GAMES

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]
#: The part of these windows that is the board's.
SHARE = 0.6
LARGE = ((1440, 900), (1280, 720))
#: As many choices as this are all in sight in a large window; a longer list may scroll in its own box.
IN_SIGHT = 8
#: A frame is placed in one turn of the page and marked in the next.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_fits_every_window(visit: Any, game: str) -> None:
    decisions = sample(game)
    page = visit("about", *SIZES[0])
    table = ShownTable(page, game, decisions[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boards = set()
        for decision in decisions:
            table.show(decision)
            page.evaluate(SETTLED)
            found = measured(page)
            where = f"{decision.name} at {width}x{height}: {decision.view.scene and decision.view.scene.prompt}"
            assert found["cut"] == [], f"out of sight: {where}"
            assert found["small"] == [], f"words too small to read: {where}"
            assert found["tiny"] == [], f"words on the table too small, and no closer look at them: {where}"
            assert found["first"], f"the first choice is out of sight: {where}"
            boards.add(tuple(found["board"]))
            if (width, height) in LARGE:
                assert found["share"] >= SHARE, where
                assert not found["hidden"] or found["choices"] > IN_SIGHT, f"choices out of sight: {where}"
        assert len(boards) == 1, f"the board moves at {width}x{height}: {boards}"
