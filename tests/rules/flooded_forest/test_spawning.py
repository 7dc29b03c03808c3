"""The flood: first fish, extra fish, and the chain by water."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.state import FLOOD
from rules.flooded_forest.forests import ForestTable, a_forest
from support import rule

#: Two tiles of the north bank and a row on the south bank.
MAP = """
      a   .   .
    =   =   =   =   =   =   =
      d   e   f   g
"""


def laid(fish: dict[str, str], circles: dict[str, int] | None = None) -> ForestTable:
    """Seat 0 has just laid tile b beside a."""
    table = a_forest(MAP, phase=FLOOD, hand="b", fish=fish, circles=circles)
    return table.say("lay b", "place N1.3", "turn 0")


@rule("FF-16")
def test_the_first_fish_goes_on_the_tile_at_once() -> None:
    table = laid({})
    assert table.fish("b") == "r"
    assert table.step() == "kind"


@rule("FF-17")
def test_beside_a_fish_of_its_colour_an_extra_fish_may_go_to_the_other_bank() -> None:
    table = laid({"a": "r"})
    assert table.offers() == ["extra fish d", "extra fish e", "extra fish f", "extra fish g", "no extra fish"]
    assert table.refused("extra fish a") == "FF-17"
    assert table.refused("extra fish z") == "FF-17"
    table.say("extra fish f")
    assert table.fish("f") == "r"


@rule("FF-17")
def test_a_fish_of_another_colour_gives_no_extra_fish() -> None:
    assert laid({"a": "b"}).step() == "kind"


@rule("FF-17")
def test_forest_between_the_tiles_gives_no_extra_fish() -> None:
    table = a_forest(
        MAP,
        phase=FLOOD,
        hand="b",
        fish={"a": "r"},
        edges={"a": "FWWWWW", "b": "WWWFWW"},
    ).say("lay b", "place N1.3", "turn 0")
    assert table.step() == "kind"


@rule("FF-17a", "FF-17b")
def test_several_neighbours_still_give_one_extra_fish() -> None:
    table = a_forest(
        """
          a   .   c
        =   =   =   =   =   =   =
          d   e   f
        """,
        phase=FLOOD,
        hand="b",
        fish={"a": "rr", "c": "r"},
    ).say("lay b", "place N1.3", "turn 0", "extra fish d")
    assert table.step() == "kind"
    assert table.forest.supply[0] == 16


@rule("FF-17c")
def test_the_extra_fish_can_be_left_out() -> None:
    table = laid({"a": "r"}).say("no extra fish")
    assert table.forest.supply[0] == 17


@rule("FF-17d", "FF-17e")
def test_start_tiles_and_empty_tiles_take_extra_fish() -> None:
    # Tile e lies on a start cell; nothing of that colour is anywhere near it.
    table = laid({"a": "r", "d": "b"})
    assert "extra fish e" in table.offers()
    assert "extra fish g" in table.offers()


@rule("FF-17f")
def test_all_water_of_a_tile_is_one_body() -> None:
    # b has water to the west and, apart from it, to the south: the fish is next to the one on a all the same.
    table = a_forest(
        MAP,
        phase=FLOOD,
        hand="b",
        fish={"a": "r"},
        edges={"a": "WFFFWW", "b": "FFFWWW"},
    ).say("lay b", "place N1.3", "turn 0")
    assert table.step() == "extra"


@rule("FF-18", "FF-19")
def test_an_extra_fish_needs_an_open_circle() -> None:
    table = laid({"a": "r", "d": "b", "e": "bb", "f": "bbb"}, circles={"d": 1, "e": 3, "f": 3, "g": 1})
    assert table.offers() == ["extra fish e", "extra fish g", "no extra fish"]
    assert table.refused("extra fish d") == "FF-18"
    assert table.refused("extra fish f") == "FF-18"


@rule("FF-18")
def test_without_room_on_the_other_bank_there_is_no_question() -> None:
    table = laid({"a": "r", "d": "b", "e": "b", "f": "b", "g": "b"}, circles=dict.fromkeys("defg", 1))
    assert table.step() == "kind"


@rule("FF-20", "FF-21")
def test_beside_own_fish_the_extra_fish_spawns_another_and_so_on() -> None:
    table = laid({"a": "r", "d": "r", "e": "r", "f": "r"})
    table.say("extra fish d")
    assert table.offers() == ["next fish e", "no next fish"]
    table.say("next fish e")
    assert table.offers() == ["next fish d", "next fish f", "no next fish"]
    table.say("next fish f", "next fish g")
    # Nothing of that colour was on g: the chain ends.
    assert table.step() == "kind"
    assert [table.fish(letter) for letter in "defg"] == ["rr", "rr", "rr", "r"]


@rule("FF-20a")
def test_the_chain_goes_on_from_the_tile_just_used() -> None:
    table = laid({"a": "r", "e": "r"}).say("extra fish e")
    assert table.refused("next fish g") == "FF-20a"
    assert table.refused("next fish a") == "FF-20a"
    assert table.refused("next fish f") == ""


@rule("FF-20b")
def test_the_fish_just_placed_does_not_count() -> None:
    assert laid({"a": "r", "e": "b"}).say("extra fish e").step() == "kind"


@rule("FF-20")
def test_the_chain_can_be_stopped_and_needs_room() -> None:
    table = laid({"a": "r", "d": "r", "e": "b"}, circles={"e": 1}).say("extra fish d")
    assert table.step() == "kind"
    table = laid({"a": "r", "d": "r"}).say("extra fish d", "no next fish")
    assert table.step() == "kind"
    assert table.forest.supply[0] == 16


@rule("FF-18")
def test_a_full_tile_is_refused_in_the_chain() -> None:
    table = laid({"a": "r", "e": "r", "d": "b"}, circles={"d": 1}).say("extra fish e")
    assert table.refused("next fish d") == "FF-18"


@rule("FF-23", "FF-23a")
def test_who_has_placed_all_fish_leaves_the_flood_with_the_tiles_unseen() -> None:
    table = a_forest(MAP, phase=FLOOD, hand="bc", deck="xy", supply=1)
    table.forest.hands[1] = 1 << 10
    table.say("lay b", "place N1.3", "turn 0")
    forest = table.forest
    assert (forest.hands[0], forest.deck_sizes[0]) == (0, 0)
    assert forest.box == 1 << 2 | 1 << 23 | 1 << 24
    assert forest.discards == 0
    assert forest.active == 1
    table.say("lay k", "place N1.5", "turn 0")
    # Seat 0 is passed over from now on; seat 1 has no tiles left either.
    assert table.step() == "kind"


@rule("FF-23")
def test_the_last_fish_may_be_an_extra_one() -> None:
    table = a_forest(MAP, phase=FLOOD, hand="bc", fish={"a": "r", "d": "r"}, supply=2)
    table.say("lay b", "place N1.3", "turn 0", "extra fish d")
    assert table.forest.supply[0] == 0
    assert table.forest.hands[0] == 0


@rule("FF-17", "FF-23")
def test_without_fish_left_there_is_no_question_for_an_extra_one() -> None:
    table = a_forest(MAP, phase=FLOOD, hand="bc", fish={"a": "r"}, supply=1)
    table.say("lay b", "place N1.3", "turn 0")
    assert table.step() == "kind"
    assert table.forest.supply[0] == 0


@rule("FF-24")
def test_the_predators_appear_when_nobody_has_tiles_left() -> None:
    table = a_forest(MAP, phase=FLOOD, hand="bc")
    table.say("lay b", "place N1.3", "turn 0")
    assert table.step() == "lay"
    table.say("lay c", "place N1.4", "turn 0", "no extra fish")
    assert table.step() == "kind"
    assert table.told("predators") == 1
