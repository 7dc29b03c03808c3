"""Every event of Mississippi Queen as a sentence of the journal."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.view.words import SENTENCES

LINES = [
    (pw.Event("speed", 0, "MQ-8", {"was": 1, "now": 4, "coal": 2}), "Red goes from speed 1 to 4 for 2 coal."),
    (pw.Event("speed", 1, "MQ-7", {"was": 3, "now": 3, "coal": 0}), "Blue keeps speed 3."),
    (pw.Event("turn", 2, "MQ-12", {"side": "left", "coal": 1}), "Green turns left for 1 coal."),
    (pw.Event("turn", 2, "MQ-12", {"side": "right", "coal": 0}), "Green turns right."),
    (pw.Event("forward", 3, "MQ-11", {"hex": 7, "left": 1}), "Violet steams ahead."),
    (pw.Event("push", 0, "MQ-23", {"pushed": 1, "way": 5, "hex": 11}), "Red pushes Blue north-west."),
    (pw.Event("face", 1, "MQ-29", {"heading": 3}), "Blue now points south."),
    (pw.Event("boards", 4, "MQ-38", {"aboard": 2, "tile": 1}), "A passenger boards Amber: 2 aboard."),
    (pw.Event("lands", 0, "MQ-47", {"place": 2}), "Red reaches the platform and comes second."),
    (pw.Event("aground", 0, "MQ-18"), "Red cannot avoid running aground and is out."),
    (pw.Event("out of coal", 0, "MQ-10"), "Red needs more coal than is left and is out."),
    (pw.Event("stranded", 0, "MQ-21b"), "Red is cut off from the river and is out."),
    (
        pw.Event("tile", 0, "MQ-19", {"layout": 1, "bend": 5, "tile": 2, "waiting": 1}),
        "Red lays tile A1-1 to the left. 1 passenger waits there.",
    ),
    (
        pw.Event("tile", 0, "MQ-19", {"layout": 1, "bend": 0, "tile": 2, "waiting": 2}),
        "Red lays tile A1-1 straight ahead. 2 passengers wait there.",
    ),
    (
        pw.Event("tile", 0, "MQ-19", {"layout": 9, "bend": 1, "tile": 2, "waiting": 0}),
        "Red lays tile A3-1 to the right.",
    ),
    (pw.Event("platform", 0, "MQ-31", {"bend": 0}), "Red rolls for the landing platform: straight ahead."),
    (
        pw.Event("reroll", 0, "MQ-21", {"bend": 5}),
        "Red rolls to the left: the river would meet itself. The die is rolled again.",
    ),
    (pw.Event("removed", -1, "MQ-22", {"tile": 0, "passengers": 0}), "A tile that all have left is taken away."),
    (
        pw.Event("removed", -1, "MQ-44", {"tile": 0, "passengers": 1}),
        "A tile that all have left is taken away, with 1 passenger.",
    ),
    (pw.Event("round", -1, "MQ-45", {"round": 2, "order": (1, 0)}), "Round 2. Order: Blue, Red."),
    (
        pw.Event("over", -1, "MQ-34a", {"reason": "landed", "ranks": (2, 1), "winners": (1,)}),
        "The race is over. Places: Blue, Red.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), LINES, ids=lambda part: part if isinstance(part, str) else "")
def test_an_event_reads_as_a_sentence(event: pw.Event, sentence: str) -> None:
    line = GAME.line(event, 5)
    assert (line.text, line.rule) == (sentence, event.rule)


def test_a_line_is_about_the_ship_and_what_changes_with_it() -> None:
    first = {event.kind: GAME.line(event, 5).touches for event, _ in reversed(LINES)}
    assert first["forward"] == ("ship-3",)
    assert first["speed"] == ("speed-0", "ship-0", "coal-0")
    assert first["turn"] == ("ship-2", "coal-2")
    assert first["push"] == ("ship-0", "ship-1")
    assert first["boards"] == ("ship-4", "passenger-1-4")
    assert first["lands"] == ("ship-0", "platform")
    assert first["tile"] == ("tile-2", "die")
    assert first["removed"] == ("tile-0",)
    assert all(first.values())


def test_every_kind_of_event_is_read_here() -> None:
    assert {event.kind for event, _ in LINES} == set(SENTENCES)
