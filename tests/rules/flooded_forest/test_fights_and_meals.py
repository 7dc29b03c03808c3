"""Who drives off whom, who eats, and the last bite in the river."""

from __future__ import annotations

import pytest

from paddlewheel.games.flooded_forest.state import CAIMAN
from paddlewheel.games.flooded_forest.view import observe
from rules.flooded_forest.forests import ForestTable, a_forest
from support import rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""


def moved(mover: str, resident: str, fish: str = "") -> ForestTable:
    """The mover has gone from a to b, where the resident was."""
    table = a_forest(ROW, predators={"a": mover, "b": resident}, fish={"b": fish})
    return table.say("pull a", "predator to b")


@rule("FF-39", "FF-40")
@pytest.mark.parametrize(
    ("strong", "weak"), [("jaguar", "caiman"), ("caiman", "piranhas"), ("piranhas", "jaguar")]
)  # fmt: skip
def test_the_stronger_predator_stays_whoever_came(strong: str, weak: str) -> None:
    for mover, resident in ((strong, weak), (weak, strong)):
        table = moved(mover, resident)
        assert table.predator("b") == strong
        assert sum(kind != 0 for kind in table.forest.predators) == 1
        assert table.told("drives off") == 1


@rule("FF-39a", "FF-42")
def test_a_resident_that_drove_off_a_rival_eats_once() -> None:
    # The caiman comes and is driven off; the jaguar that stood still eats.
    table = moved("caiman", "jaguar", "bbbb")
    assert table.predator("b") == "jaguar"
    assert table.eaten() == "b"
    assert table.fish("b") == "bbb"


@rule("FF-39a")
def test_fish_and_predator_that_join_a_resident_make_one_fight_and_one_meal() -> None:
    table = a_forest(ROW, predators={"a": "caiman", "b": "piranhas"}, fish={"a": "gg", "b": "gg"})
    table.say("pull a", "school to b", "predator to b")
    assert table.predator("b") == "caiman"
    assert table.eaten() == "g"
    assert table.told("eats") == 1


@rule("FF-41", "FF-41a")
def test_of_two_of_a_kind_one_stays_and_eats() -> None:
    table = moved("caiman", "caiman", "bb")
    assert table.predator("b") == "caiman"
    assert sum(table.forest.predators) == 1
    assert table.eaten() == "b"


@rule("FF-42")
def test_a_predator_eats_when_it_has_moved() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, fish={"b": "gg"}).say("pull a", "predator to b")
    assert table.eaten() == "g"


@rule("FF-42")
def test_a_predator_eats_when_fish_come_to_it() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "gg"}).say("pull a", "school to b")
    assert table.eaten() == "g"


@rule("FF-42")
def test_a_predator_that_met_nobody_new_does_not_eat() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "g", "b": "ggg"}).say("pull a", "school to d")
    assert table.told("eats") == 0


@rule("FF-42a")
def test_eating_is_not_a_choice_even_of_own_fish() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "rr"}).say("pull a", "school to b")
    assert table.fish("b") == "r"
    assert table.step() == "pull"


@rule("FF-42b")
def test_two_meals_come_in_the_order_the_player_likes() -> None:
    for first, eater in (("school first", "jaguar"), ("predator first", "caiman")):
        table = a_forest(ROW, predators={"a": "caiman", "b": "jaguar"}, fish={"a": "bbb", "d": "gg"})
        table.say("pull a", "school to b", "predator to d")
        assert table.offers() == ["school first", "predator first"]
        assert table.refused("eat red") == "FF-46"
        table.say(first)
        assert table.eaten() == "bg"
        meals = [event.facts["predator"] for event in table.events() if event.kind == "eats"]
        assert meals[0] == {"jaguar": 3, "caiman": 1}[eater]


@rule("FF-43", "FF-44", "FF-45")
@pytest.mark.parametrize(
    ("kind", "fish", "eaten"),
    [
        *(("caiman", 1, 0), ("caiman", 2, 1), ("caiman", 5, 1)),
        *(("jaguar", 2, 0), ("jaguar", 3, 1), ("jaguar", 6, 1)),
        *(("piranhas", 3, 0), ("piranhas", 4, 2), ("piranhas", 7, 2)),
    ],
)
def test_the_table_of_appetites(kind: str, fish: int, eaten: int) -> None:
    table = a_forest(ROW, predators={"b": kind}, fish={"a": "g" * fish}).say("pull a", "school to b")
    assert len(table.eaten()) == eaten
    assert len(table.fish("b")) == fish - eaten


@rule("FF-43", "FF-47")
def test_a_greater_appetite_ends_with_the_last_fish() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "gg"})
    # A designer may let a caiman eat five.
    table.forest.rules.data.numbers.eats[CAIMAN] = 5
    table.say("pull a", "school to b")
    assert (table.eaten(), table.fish("b")) == ("gg", "")
    assert table.step() == "pull"


@rule("FF-46")
def test_the_active_player_chooses_which_fish_are_eaten() -> None:
    table = a_forest(ROW, predators={"b": "piranhas"}, fish={"a": "rbg", "b": "b"}).say("pull a", "school to b")
    assert table.offers() == ["eat red", "eat blue", "eat green"]
    assert table.refused("eat purple") == "FF-46"
    table.say("eat blue")
    assert table.offers() == ["eat red", "eat blue", "eat green"]
    table.say("eat green")
    assert table.eaten() == "bg"
    assert table.fish("b") == "rb"


@rule("FF-47")
def test_eaten_fish_lie_in_front_of_the_active_player() -> None:
    table = a_forest(ROW, predators={"b": "caiman", "e": "caiman"}, fish={"a": "gg", "d": "bb"})
    table.say("pull a", "school to b", "pull d", "school to e")
    assert (table.eaten(0), table.eaten(1)) == ("g", "b")


@rule("FF-48", "FF-48a")
def test_own_fish_can_be_eaten_and_score_nothing() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "rb"}).say("pull a", "school to b", "eat red")
    assert table.eaten() == "r"
    assert observe(table.forest, None).players[0].points == 0


@rule("FF-49", "FF-49c", "FF-50")
def test_the_last_bite_comes_before_the_fish_are_home() -> None:
    table = a_forest(ROW, predators={"a": "piranhas"}, fish={"a": "bbbb"})
    table.say("pull a", "school to river", "predator to river")
    assert table.eaten() == "bb"
    assert table.home() == [0, 2, 0, 0]
    assert sum(table.forest.predators) == 0
    assert table.told("leaves") == 1


@rule("FF-49c", "FF-62")
def test_a_last_bite_can_keep_the_river_from_filling() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, fish={"a": "bb"}, home=[13, 0, 0, 0])
    table.say("pull a", "school to river", "predator to river")
    assert sum(table.home()) == 14
    assert table.step() == "pull"


@rule("FF-49a", "FF-51")
def test_fish_already_in_the_river_are_neither_counted_nor_eaten() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, fish={"a": "b"}, home=[0, 5, 0, 0])
    table.say("pull a", "school to river", "predator to river")
    assert table.eaten() == ""
    assert table.home() == [0, 6, 0, 0]


@rule("FF-49b")
def test_a_predator_may_enter_the_river_without_fish() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, fish={"a": "bb"})
    table.say("pull a", "school to b", "predator to river")
    assert table.eaten() == ""
    assert sum(table.forest.predators) == 0
