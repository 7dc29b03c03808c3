"""The dry season: which tiles can slide out, and which would cut others off."""

from __future__ import annotations

from itertools import groupby
from math import cos, pi

import pytest

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.state import PREDATORS
from paddlewheel.games.flooded_forest.view import observe
from rules.flooded_forest.forests import HELD, ForestTable, a_forest, tile_of
from support import rule


def slides(table: ForestTable) -> str:
    """The letters of the tiles that can slide out."""
    cells = {letter: table.forest.cells[tile_of(letter)] for letter in "abcdefghijklmnopqrstuvwxyz"}
    return "".join(letter for letter, cell in cells.items() if cell >= 0 and table.forest.survey.slides(cell))


def pulls(table: ForestTable) -> str:
    return "".join(offer[-1] for offer in table.offers() if offer.startswith("pull"))


PAIR = """
      a   b
    =   =   =   =   =   =   =
"""


@rule("FF-30", "FF-52")
def test_a_turn_removes_a_tile_and_moves_what_is_on_it() -> None:
    table = a_forest(PAIR, fish={"a": "rb"}).say("pull a", "school to b")
    assert table.fish("b") == "rb"
    assert table.forest.cells[0] == -1
    assert table.forest.actions[0] == 0
    assert table.forest.active == 1


@rule("FF-30")
def test_only_a_tile_on_the_board_can_be_pulled() -> None:
    assert a_forest(PAIR).refused("pull c") == "FF-30"


@rule("FF-30a")
def test_pulling_is_not_a_choice() -> None:
    assert a_forest(PAIR).offers() == ["pull a", "pull b"]


@rule("FF-30b")
def test_an_empty_tile_can_be_pulled() -> None:
    table = a_forest(PAIR, fish={"a": "r"}).say("pull b")
    assert table.forest.active == 1


@rule("FF-30c")
def test_the_first_player_begins_the_dry_season() -> None:
    table = a_forest(PAIR, phase=PREDATORS).say("choose caiman", "predator on a", "choose jaguar", "predator on b")
    assert table.step() == "pull"
    assert table.forest.active == 0
    assert table.say("pull a", "predator to b").forest.active == 1


@rule("FF-30d")
def test_by_option_the_last_player_begins_and_turns_go_back() -> None:
    table = a_forest(PAIR, phase=PREDATORS, reverse=True)
    table.say("choose caiman", "predator on a", "choose jaguar", "predator on b")
    assert table.forest.active == 3
    assert table.say("pull a", "predator to b").forest.active == 2
    state = GAME.new(seats=3, seed=1, reversed_dry_phase=True)
    assert observe(state, None).reversed_dry_phase
    assert not observe(GAME.new(seats=3, seed=1), None).reversed_dry_phase


@rule("FF-30e")
@pytest.mark.parametrize(
    ("supply", "reverse", "first", "second"),
    [
        ((5, 7, 6, 4), False, 1, 2),
        ((5, 7, 6, 4), True, 1, 0),
        ((7, 7, 6, 4), False, 1, 2),
        ((7, 7, 6, 4), True, 0, 3),
        ((4, 4, 4, 4), False, 3, 0),
        ((4, 4, 4, 4), True, 0, 3),
        ((9, 4, 4, 8), False, 0, 1),
        ((4, 4, 4, 9), True, 3, 2),
    ],
)
def test_by_option_the_player_with_the_fewest_fish_begins(
    supply: tuple[int, ...], reverse: bool, first: int, second: int
) -> None:
    table = a_forest(PAIR, phase=PREDATORS, reverse=reverse, fewest=True)
    for seat, left in enumerate(supply):
        table.forest.supply[seat] = left
    table.say("choose caiman", "predator on a", "choose jaguar", "predator on b")
    assert table.forest.active == first
    assert table.events()[-1].seat == first
    assert table.say("pull a", "predator to b").forest.active == second


@rule("FF-30e")
def test_everybody_sees_whether_the_fewest_fish_begin() -> None:
    assert observe(GAME.new(seats=3, seed=1, fewest_fish_begin=True), None).fewest_fish_begin
    assert not observe(GAME.new(seats=3, seed=1), None).fewest_fish_begin


@rule("FF-31")
def test_a_tile_in_the_middle_cannot_slide_out() -> None:
    table = a_forest(
        """
            a   b
          c   g   d
            e   f
          =   =   =   =   =   =   =
        """,
    )
    assert slides(table) == "abcd"
    assert table.refused("pull g") == "FF-31"
    assert table.reason("pull g") == (
        "T07 cannot slide out: it needs two neighbouring free sides and a way to the outside."
    )


@rule("FF-31a")
def test_two_neighbouring_free_sides_are_enough_and_one_is_not() -> None:
    table = a_forest(
        """
                a   b
              c   g   d   h
            =   =   =   =   =   =   =
        """,
    )
    # g has no free side. d has b above it, h beside it and the river below: one free side.
    assert slides(table) == "abch"
    table = a_forest(
        """
                a   .
              c   g   d   h
            =   =   =   =   =   =   =
        """,
    )
    # Now g has one free side, and d has the same one and its neighbour: a gap exactly a tile wide.
    assert slides(table) == "acdh"


@rule("FF-31a")
@pytest.mark.parametrize("taken", range(64))
def test_all_64_neighbourhoods_agree_with_the_geometry_of_a_hexagon(taken: int) -> None:
    """A hexagon can move in a direction when no neighbour is in the way of it: checked by angles, not by cells."""
    around = ["k", "j", "i", "h", "l", "m"]
    cells = {"E": 0, "NE": 1, "NW": 2, "W": 3, "SW": 4, "SE": 5}
    shown = {name: around[side] if taken >> side & 1 else "." for name, side in cells.items()}
    table = a_forest(
        f"""
            {shown["NW"]}   {shown["NE"]}
          {shown["W"]}   x   {shown["E"]}
            {shown["SW"]}   {shown["SE"]}
          .   .   .   .
            .   .   .
          =   =   =   =   =   =   =
        """,
    )
    normals = [side * pi / 3 for side in range(6) if taken >> side & 1]
    free = any(all(cos(step * pi / 36 - normal) < 1e-9 for normal in normals) for step in range(72))
    assert ("x" in slides(table)) == free
    ring = [taken >> side & 1 == 0 for side in range(6)] * 2
    longest = max((len([*run]) for open_, run in groupby(ring) if open_), default=0)
    assert free == (longest >= 2)


@rule("FF-31a")
def test_a_tile_cannot_leave_by_a_lake() -> None:
    # x could move into the lake inside the ring, but there is no way out of it.
    table = a_forest(
        """
              a   b   c
            d   .   .   e
              f   x   g
            =   =   =   =   =   =   =
        """,
    )
    assert "x" not in slides(table)
    assert table.refused("pull x") == "FF-31"
    opened = a_forest(
        """
              a   .   .
            d   .   .   e
              f   x   g
            =   =   =   =   =   =   =
        """,
    )
    assert "x" in slides(opened)


@rule("FF-31a")
def test_a_gap_of_one_cell_is_too_narrow_even_further_out() -> None:
    # From the lake a tile comes out between a and c, but not past i.
    table = a_forest(
        """
                    i
              a   .   c
            d   .   .   e
              f   x   g
            =   =   =   =   =   =   =
        """,
    )
    assert "x" not in slides(table)
    wider = a_forest(
        """
              a   .   c
            d   .   .   e
              f   x   g
            =   =   =   =   =   =   =
        """,
    )
    assert "x" in slides(wider)


@rule("FF-31b")
def test_if_no_tile_can_slide_one_that_cuts_nothing_off_may_be_lifted() -> None:
    # The water runs from the river over e, c, a, b, d and f to g: every other tile is the only way for g.
    table = a_forest(
        """
            a   b
          c   g   d
            e   f
          =   =   =   =   =   =   =
        """,
        forest=["f=", "ef", "eg", "cg", "ag", "bg", "dg"],
    )
    assert "g" not in slides(table)
    assert pulls(table) == "g"
    # With one more way for g, the outer tiles that slide are pulled again and g is not.
    eased = a_forest(
        """
            a   b
          c   g   d
            e   f
          =   =   =   =   =   =   =
        """,
        forest=["f=", "ef", "cg", "ag", "bg", "dg"],
    )
    assert pulls(eased) == "abcd"
    assert eased.refused("pull g") == "FF-31"


@rule("FF-32")
def test_a_tile_that_would_cut_others_off_cannot_be_pulled() -> None:
    table = a_forest(
        """
              a
            b   c
          =   =   =   =   =   =   =
        """,
        forest=["ac"],
    )
    # The water of a leads over b.
    assert pulls(table) == "ac"
    assert table.refused("pull b") == "FF-32"
    assert table.reason("pull b") == "Without T02, T01 would be cut off from the river."


@rule("FF-32")
def test_a_ring_of_water_cuts_nobody_off() -> None:
    table = a_forest(
        """
              a
            b   c
          =   =   =   =   =   =   =
        """,
    )
    assert pulls(table) == "abc"


@rule("FF-32")
def test_the_reason_names_every_tile_that_would_be_cut_off() -> None:
    chain = a_forest(
        """
              d   e
            a   b   c
          =   =   =   =   =   =   =
        """,
        forest=["da", "ec", "ab"],
    )
    assert chain.reason("pull b") == (
        "Without T02, T04 and T05 would be cut off from the river, and it cannot slide out either."
    )


@rule("FF-32")
def test_forest_does_not_hold_tiles_together() -> None:
    # b touches a only by forest: a may go, though b then stands alone beside the river.
    table = a_forest(PAIR, forest=["ab"])
    assert pulls(table) == "ab"


@rule("FF-52")
def test_the_pulled_tile_lies_aside_until_the_end_of_the_turn() -> None:
    table = a_forest(PAIR, fish={"a": "rb"}, holds="predator step")
    table.say("pull a")
    assert table.forest.actions[0] == HELD
    assert table.forest.tile == 0


@rule("FF-31", "FF-32")
def test_pointing_at_a_tile_or_at_what_is_on_it_says_why_it_cannot_be_pulled() -> None:
    table = a_forest(
        """
            a   b   c
          d   e   f   g
        =   =   =   =   =   =   =
        """,
        forest=["ad", "ae"],
        fish={"b": "r", "e": "b"},
        predators={"e": "caiman"},
    )
    board = GAME.scene(observe(table.forest, 0)).areas[0]
    tips = {element.id: element.tip for element in board.elements}
    assert "T01 would be cut off" in tips["tile-1"]
    assert "cannot slide out" in tips["tile-4"]
    for piece, tile in (("fish-1-0", "tile-1"), ("fish-4-1", "tile-4"), ("predator-4", "tile-4"), ("mark-4", "tile-4")):
        assert tips[piece] == tips[tile]
