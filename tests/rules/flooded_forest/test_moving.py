"""The dry season: where schools and predators go."""

from __future__ import annotations

from rules.flooded_forest.forests import a_forest
from support import rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""


@rule("FF-33")
def test_fish_move_along_water_to_an_adjacent_tile_or_the_river() -> None:
    table = a_forest(ROW, fish={"a": "r"}, forest=["ab"]).say("pull a")
    assert table.offers() == ["school to d", "school to river"]
    assert table.refused("school to b") == "FF-33"
    assert table.refused("school to c") == "FF-33"


@rule("FF-33")
def test_caimans_and_piranhas_move_along_water() -> None:
    for kind in ("caiman", "piranhas"):
        table = a_forest(ROW, predators={"a": kind}, forest=["ab"]).say("pull a")
        assert table.offers() == ["predator to d", "predator to river"]
        assert table.refused("predator to b") == "FF-33"


@rule("FF-33a")
def test_a_caiman_crosses_forest_only_by_its_action() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, forest=["ab"], holds="jaguar leap").say("pull a")
    assert "predator by action" not in table.offers()
    table = a_forest(ROW, predators={"a": "caiman"}, forest=["ab"], holds="caiman over land").say("pull a")
    table.say("predator by action", "leap to b")
    assert table.predator("b") == "caiman"


@rule("FF-34")
def test_a_jaguar_moves_to_any_adjacent_tile() -> None:
    table = a_forest(ROW, predators={"a": "jaguar"}, forest=["ab"]).say("pull a")
    assert table.offers() == ["predator to b", "predator to d", "predator to river"]
    assert table.refused("predator to c") == "FF-34"


@rule("FF-34a")
def test_a_jaguar_may_enter_the_river_over_land_and_eats_first() -> None:
    table = a_forest(ROW, predators={"a": "jaguar"}, fish={"a": "bbb"}, forest=["ad"])
    table.say("pull a", "school to river", "predator to river")
    assert table.eaten() == "b"
    assert table.home() == [0, 2, 0, 0]
    assert sum(table.forest.predators) == 0


@rule("FF-35")
def test_the_active_player_chooses_among_several_ways() -> None:
    table = a_forest(ROW, fish={"a": "g"}).say("pull a")
    assert table.step() == "school"
    assert table.forest.deciders == (0,)
    assert len(table.offers()) == 3


@rule("FF-35")
def test_a_single_way_needs_no_choice() -> None:
    table = a_forest(ROW, fish={"a": "g"}, forest=["ab", "ad"]).say("pull a")
    assert table.home() == [0, 0, 1, 0]
    assert table.forest.active == 1


@rule("FF-36")
def test_a_school_of_several_colours_moves_together() -> None:
    table = a_forest(ROW, fish={"a": "rrbgp"}).say("pull a", "school to b")
    assert table.fish("b") == "rrbgp"


@rule("FF-37")
def test_predator_and_fish_may_part() -> None:
    table = a_forest(ROW, fish={"a": "rr"}, predators={"a": "caiman"})
    table.say("pull a", "school to b", "predator to d")
    assert (table.fish("b"), table.predator("d")) == ("rr", "caiman")
    assert table.told("eats") == 0
    together = a_forest(ROW, fish={"a": "gg"}, predators={"a": "caiman"})
    together.say("pull a", "school to b", "predator to b")
    assert (together.fish("b"), together.predator("b")) == ("g", "caiman")


@rule("FF-38")
def test_circles_do_not_limit_schools() -> None:
    table = a_forest(ROW, fish={"a": "rrr", "b": "bbb"}, circles={"b": 1}).say("pull a", "school to b")
    assert table.fish("b") == "rrrbbb"
