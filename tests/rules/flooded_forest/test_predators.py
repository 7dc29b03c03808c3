"""The predators appear."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.state import PREDATORS
from rules.flooded_forest.forests import a_forest
from support import rule

#: g is surrounded: six tiles around it, three of them next to the river.
FLOWER = """
        a   b
      c   g   d
        e   f
      =   =   =   =   =   =   =
"""


@rule("FF-25", "FF-27", "FF-27a")
def test_everybody_places_one_of_each_in_turn_order() -> None:
    row = """
          a   b   c   d   e   f   h   i
            =   =   =   =   =   =   =
          j   k   l   m   n   o   p   q
    """
    table = a_forest(row, phase=PREDATORS, seats=3)
    kinds = ["jaguar", "caiman", "piranhas", "caiman", "piranhas", "jaguar", "piranhas", "jaguar", "caiman"]
    placed = []
    for tile, kind in zip("abcdefhij", kinds, strict=True):
        placed.append(table.forest.active)
        if table.step() == "kind":
            table.say(f"choose {kind}")
        table.say(f"predator on {tile}")
        if tile == "a":
            # Seat 0 has placed its jaguar.
            assert table.forest.unplaced[0] == 0b0110
    assert placed == [0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert table.step() == "pull"
    assert (
        sorted(table.predator(letter) for letter in "abcdefhij") == ["caiman"] * 3 + ["jaguar"] * 3 + ["piranhas"] * 3
    )


@rule("FF-25")
def test_nobody_places_the_same_kind_twice() -> None:
    table = a_forest(FLOWER, phase=PREDATORS, seats=3)
    for tile in "abc":
        table.say("choose jaguar", f"predator on {tile}")
    assert table.offers() == ["choose caiman", "choose piranhas"]
    assert table.refused("choose jaguar") == "FF-25"


@rule("FF-26")
def test_predators_belong_to_nobody() -> None:
    table = a_forest(
        """
          a   b
        =   =   =   =   =   =   =
        """,
        predators={"a": "caiman"},
        fish={"b": "bb"},
    )
    # Seat 0 moves and feeds a caiman that may have been placed by anybody.
    table.say("pull a", "predator to b")
    assert table.eaten(0) == "b"


@rule("FF-27")
def test_a_predator_goes_onto_a_tile_on_the_board() -> None:
    table = a_forest(FLOWER, phase=PREDATORS).say("choose caiman")
    assert table.refused("predator on z") == "FF-27"


@rule("FF-28")
def test_no_tile_gets_a_second_predator() -> None:
    table = a_forest(FLOWER, phase=PREDATORS).say("choose caiman", "predator on a", "choose jaguar")
    assert table.refused("predator on a") == "FF-28"


@rule("FF-29", "FF-29a")
def test_only_tiles_with_a_free_side_are_on_the_edge() -> None:
    table = a_forest(FLOWER, phase=PREDATORS).say("choose caiman")
    assert [offer[-1] for offer in table.offers()] == list("abcdef")
    assert table.refused("predator on g") == "FF-29"


@rule("FF-29a")
def test_the_river_counts_as_a_tile() -> None:
    table = a_forest(
        """
            a   b
          c   d   e
            =   =   =   =   =   =   =
        """,
        phase=PREDATORS,
    ).say("choose caiman")
    # d touches a, b, c, e and two river tiles.
    assert table.refused("predator on d") == "FF-29"


@rule("FF-29b")
def test_when_the_edge_is_full_any_tile_without_a_predator_will_do() -> None:
    table = a_forest(FLOWER, phase=PREDATORS, predators=dict.fromkeys("abcdef", "jaguar")).say("choose caiman")
    assert table.offers() == ["predator on g"]


@rule("FF-29c")
def test_predators_do_not_eat_when_they_are_placed() -> None:
    table = a_forest(FLOWER, phase=PREDATORS, fish={"a": "bbb"}).say("choose caiman", "predator on a")
    assert table.fish("a") == "bbb"
    assert table.told("eats") == 0


@rule("FF-29d")
def test_predators_for_whom_there_is_no_tile_stay_out() -> None:
    table = a_forest(
        """
          a   b
        =   =   =   =   =   =   =
        """,
        phase=PREDATORS,
    ).say("choose caiman", "predator on a", "choose jaguar", "predator on b")
    assert table.step() == "pull"
