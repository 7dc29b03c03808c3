"""The flood in the terminal: the map shows all that stands on it, and the notes tell its history."""

from __future__ import annotations

import re

from paddlewheel.games.rising_waters.grid import hex_name, hex_number
from paddlewheel.games.rising_waters.view.names import LAND_AT, RIVER_MAP
from paddlewheel.games.rising_waters.view.text import legend
from rules.rising_waters.delta import GAME, Delta, a_delta, a_turn

#: Where the towns stand on the map of the game: its view knows no other map.
GREENVILLE, MAYERSVILLE = (hex_name(hex) for _, hex in RIVER_MAP.towns[:2])


def shown(delta: Delta) -> str:
    return GAME.text(GAME.observe(delta.flood, 0))


def row(delta: Delta, letter: str) -> str:
    """A row of the map with what stands under it."""
    found = re.search(rf"^{letter}   .*\n(?:    .*\n)*", shown(delta), re.MULTILINE)
    assert found is not None
    return found[0]


def test_a_cell_shows_all_that_stands_on_it() -> None:
    home = GREENVILLE
    delta = a_turn(4, spring=True).levee(home, 6).camp(home).survivors(home, home).pawns(0, home)
    delta.pawns(1, home, home, home).pawns(2, home, home).pawns(3, home)
    delta.raft(0, home, 0)
    assert "=6+#" in row(delta, home[0])
    assert "RB3G2Vs2_" in row(delta, home[0])


def test_water_shows_its_level_and_dots_and_towns_are_marked() -> None:
    delta = a_turn(2).water(R1=4)
    assert row(delta, "a").count("~R1:4") == 2
    assert "~R1:4*" in row(delta, "a")
    assert f"Greenville {GREENVILLE} (Red)" in shown(delta)
    assert f"Mayersville {MAYERSVILLE}," in shown(delta)
    assert re.search(r"[A-Z][a-z]\d[ft]?o", row(delta, MAYERSVILLE[0]))
    delta.flood.towns[0] = -1
    assert "x" in row(delta, GREENVILLE[0])


def test_flooded_land_keeps_its_name() -> None:
    delta = a_turn(2).pawns(0, "a6")
    land = LAND_AT[hex_number(GREENVILLE)]
    delta.flood.flooded = 1 << land
    assert f"≈{RIVER_MAP.land[land].name}" in row(delta, GREENVILLE[0])


def test_the_legend_explains_every_sign_of_the_map() -> None:
    words = " ".join(legend(GAME.observe(a_turn(2).flood, 0)))
    for sign in (
        "~",
        ":2",
        "*",
        "≈",
        "f field",
        "t forest",
        "v Vicksburg",
        "^",
        "=4",
        "+",
        "!",
        "#",
        "o ",
        "x ",
        "s ",
        "_",
    ):
        assert sign in words


def test_a_crisis_is_shown_with_its_historical_note_and_sources() -> None:
    delta = a_delta(2, spring=True).hand(0, "outside activism").crisis("race hatred")
    assert "History: Race hatred." in shown(delta)
    assert "(Sources: " in shown(delta)
    assert "History:" not in shown(a_turn(2))


def test_a_choice_says_what_it_costs() -> None:
    delta = a_delta(2).hand(0, "family", "blues", "education", "garden", "garden", "garden")
    labels = {choice.token: choice.label for choice in GAME.scene(GAME.observe(delta.flood, 0)).offers}
    assert labels["buy raft"] == "Buy the raft (Family and Blues)"
    assert labels["buy raft with education first"] == "Buy the raft (Education for Family and Blues)"
    assert labels["raise actions"] == "Raise actions (3 Garden)"
    delta.turn().hand(0, "job offer", "job offer").pawns(0, GREENVILLE).say("accept work")
    labels = {choice.token: choice.label for choice in GAME.scene(GAME.observe(delta.flood, 0)).offers}
    assert labels[f"levee at {GREENVILLE}"] == f"Build a levee at {GREENVILLE} (Greenville) (2 Job Offers)"


def test_who_is_asked_for_a_pawn_reads_which_one_and_what_for() -> None:
    delta = a_turn(2).pawns(1, "j3").say("accept work", "ask blue 1 to build")
    scene = GAME.scene(GAME.observe(delta.flood, 1))
    assert scene.prompt == "Red asks Blue for Blue 1 at j3, to build levees beside it. Lend it for this action?"
    assert [choice.label for choice in scene.offers] == ["Lend Blue 1 to Red", "Do not lend Blue 1"]
    moving = a_turn(2).say("move", "ask to move blue 1")
    assert "to move it" in GAME.scene(GAME.observe(moving.flood, 1)).prompt
