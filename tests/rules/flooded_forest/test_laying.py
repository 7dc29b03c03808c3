"""The flood: which tile, where, and which way round."""

from __future__ import annotations

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.rules.board import PLACES, axial, cell_named
from paddlewheel.games.flooded_forest.state import FLOOD
from paddlewheel.games.flooded_forest.view import observe
from rules.flooded_forest.forests import ForestTable, a_forest, where
from support import rule

RIVER = """
      =   =   =   =   =   =   =
"""


@rule("FF-9", "FF-16")
def test_a_turn_is_a_tile_and_a_fish_on_it() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="a", edges={"a": "WWWWWW"})
    table.say("lay a", "place N1.3", "turn 0")
    assert where(table, "a") == "N1.3"
    assert table.fish("a") == "r"
    assert table.forest.supply[0] == 17


@rule("FF-10")
def test_only_a_tile_of_the_hand_can_be_laid() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="ab")
    assert table.offers() == ["lay a", "lay b"]
    assert table.refused("lay c") == "FF-10"


@rule("FF-10a")
def test_who_has_no_tile_that_fits_discards_one_and_draws() -> None:
    table = all_forest(hand="c", deck="")
    assert table.step() == "discard"
    assert table.offers() == ["discard c"]
    assert table.refused("discard d") == "FF-10"
    table.say("discard c")
    # Out of tiles: the phase is over, and nobody else has any.
    assert table.step() == "kind"
    assert table.forest.discards == 1 << 2


@rule("FF-10a")
def test_a_tile_that_fits_nowhere_is_refused_while_another_fits() -> None:
    table = all_forest(hand="cd", deck="", water_at="N1.3")
    assert table.offers() == ["lay d"]
    assert table.refused("lay c") == "FF-10a"


@rule("FF-10a")
def test_after_a_discard_the_new_tile_is_tried() -> None:
    table = all_forest(hand="c", deck="d", water_at="N1.3")
    assert table.offers() == ["discard c"]
    table.say("discard c")
    assert table.offers() == ["lay d"]


def all_forest(hand: str, deck: str, water_at: str = "") -> ForestTable:
    """A river with forest on every side of its banks, except for one water side at a cell where it is asked for."""
    river = [0] * 7
    if water_at:
        # The river tile to the south-west of the cell shows water to its north-east.
        q, _ = axial(cell_named(water_at))
        river[q - 1] = 2
    return a_forest(
        """
                    b
        =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand=hand,
        deck=deck,
        edges={"b": "FFFFFF", "c": "WWWWWW", "d": "WFFFFF"},
        banks=river,
    )


@rule("FF-11")
def test_a_cell_takes_one_tile() -> None:
    table = a_forest(
        """
            a
          =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="b",
    ).say("lay b")
    assert table.refused("place N1.2") == "FF-11"
    assert table.refused("place N1.3") == ""


@rule("FF-12")
def test_two_sides_must_touch_and_the_river_counts() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="a").say("lay a")
    # Row 1 has eight cells at the river; the two outermost touch one river tile only.
    assert sorted(table.offers()) == sorted(f"place {bank}1.{place}" for bank in "NS" for place in range(2, 8))
    assert table.refused("place N1.1") == "FF-12"
    assert table.refused("place S1.8") == "FF-12"
    assert table.refused("place N2.3") == "FF-12"


@rule("FF-12")
def test_a_tile_of_the_flood_counts_as_well_as_the_river() -> None:
    table = a_forest(
        """
            a   b
          =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="c",
    ).say("lay c")
    assert table.refused("place N1.1") == ""
    assert table.refused("place N2.2") == ""
    assert table.refused("place N2.1") == "FF-12"


@rule("FF-13", "FF-13a")
def test_there_are_two_banks_and_no_cells_in_line_with_the_river() -> None:
    assert all(r != 0 for _, r in PLACES)
    table = a_forest(
        """
          a
            =   =   =   =   =   =   =
          b
        """,
        phase=FLOOD,
        hand="c",
    ).say("lay c")
    # The cell west of the river touches three tiles and is closed all the same.
    assert not [offer for offer in table.offers() if "0." in offer]
    assert {offer.split()[1][0] for offer in table.offers()} == {"N", "S"}


@rule("FF-14")
def test_water_meets_water_and_forest_meets_forest() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="a", edges={"a": "WWFFFF"}).say("lay a", "place N1.3")
    # The cell touches water to the south-west and south-east; the printed water is east and north-east.
    assert table.offers() == ["turn 4"]
    assert table.refused("turn 3") == "FF-14"


@rule("FF-14")
def test_a_tile_that_matches_in_no_way_is_refused_there() -> None:
    table = a_forest(
        """
            b   c
          =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="a",
        edges={"a": "WFFFFF", "b": "WFWWWW"},
    ).say("lay a")
    assert table.refused("place N2.2") == ""
    assert table.refused("place N1.4") == "FF-14"


@rule("FF-14a", "FF-15")
def test_one_side_that_touches_is_water_on_both_tiles() -> None:
    table = a_forest(
        """
            b   c
          =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="a",
        edges={"a": "WFFFFF", "b": "FFFFWW", "c": "FFFFWW"},
    ).say("lay a")
    # Above b and c there is only forest: the water of the new tile would touch nothing.
    assert table.refused("place N2.2") == "FF-15"


@rule("FF-14b")
def test_turns_that_look_alike_are_one_choice() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="a", edges={"a": "WWWWWW"}).say("lay a", "place N1.3")
    assert table.offers() == ["turn 0"]
    assert table.refused("turn 1") == "FF-14b"
    table = a_forest(RIVER, phase=FLOOD, hand="a", edges={"a": "WWFWWF"}).say("lay a", "place N1.3")
    assert table.offers() == ["turn 1"]
    assert table.refused("turn 4") == "FF-14b"


@rule("FF-22")
def test_the_player_draws_and_the_turn_passes_on() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="ab", deck="cd")
    table.forest.hands[2] = 1 << 9
    table.say("lay a", "place N1.3", "turn 0")
    # Seat 1 has no tiles: seat 2 is next.
    assert table.forest.active == 2
    assert table.forest.hands[0] == 0b1010
    assert table.forest.deck_sizes[0] == 1


@rule("FF-14")
def test_the_terminal_draws_every_way_round() -> None:
    table = a_forest(RIVER, phase=FLOOD, hand="a", edges={"a": "WWWFFF"}).say("lay a", "place N1.3")
    assert table.offers() == ["turn 3", "turn 4"]
    tokens = GAME.text(observe(table.forest, 0)).split("It may lie so:")[1].splitlines()[3]
    assert tokens.split() == ["turn", "3", "turn", "4"]
