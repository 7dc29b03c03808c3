"""The six special actions, when they can be used, and the hand limit of one."""

from __future__ import annotations

import pytest

from rules.flooded_forest.forests import HELD, a_forest
from support import rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""
LONG = """
          g   h   i
        d   e   f   j
      a   b   c   k
    =   =   =   =   =   =   =
"""


@rule("FF-52", "FF-52a")
def test_a_pulled_tile_is_taken_at_the_end_and_not_used_in_the_same_turn() -> None:
    # All tiles here carry a predator step on their backs, and one could be used at once.
    table = a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b"})
    table.say("pull c")
    assert table.forest.active == 1
    assert table.forest.actions[0] == 2


@rule("FF-53", "FF-53a")
@pytest.mark.parametrize(("token", "kept"), [("keep held", HELD), ("keep pulled", 2)])
def test_of_two_tiles_either_is_kept(token: str, kept: int) -> None:
    table = a_forest(ROW, holds="extra bite").say("pull c")
    assert table.offers() == ["keep held", "keep pulled"]
    assert table.refused("pull a") == "FF-30"
    table.say(token)
    assert table.forest.actions[0] == kept
    assert table.forest.discards == 1 << (2 if kept == HELD else HELD)


@rule("FF-54", "FF-55")
def test_an_action_is_used_before_the_pull_or_after_it() -> None:
    before = a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b"}, holds="predator step")
    before.say("action before pull", "move from d", "move to e", "pull c")
    assert before.predator("e") == "jaguar"
    after = a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b"}, holds="predator step")
    after.say("pull c", "action after pull", "move from d", "move to e")
    assert after.predator("e") == "jaguar"
    for table in (before, after):
        assert table.forest.discards == 1 << HELD
        # The tile pulled is the only one: it is taken without a question.
        assert table.forest.actions[0] == 2
        assert table.forest.active == 1


@rule("FF-54")
def test_the_action_can_be_kept() -> None:
    table = a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b"}, holds="predator step")
    table.say("pull c", "end turn", "keep held")
    assert table.forest.actions[0] == HELD


@rule("FF-54")
def test_without_a_tile_there_is_no_action() -> None:
    assert a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b"}).refused("action before pull") == "FF-54"


@rule("FF-54a")
def test_one_action_a_turn() -> None:
    table = a_forest(ROW, predators={"d": "jaguar"}, fish={"d": "b", "e": "b"}, holds="predator step")
    table.say("action before pull", "move from d", "move to e")
    assert table.refused("action before pull") == "FF-54a"


@rule("FF-56", "FF-56a", "FF-56b")
def test_a_predator_step_moves_a_predator_that_shares_its_tile_with_fish() -> None:
    table = a_forest(
        ROW,
        predators={"a": "caiman", "b": "jaguar", "e": "piranhas"},
        fish={"a": "b", "e": "b"},
        forest=["ad"],
        holds="predator step",
    ).say("action before pull")
    assert table.offers() == ["move from a", "move from e"]
    assert table.refused("move from b") == "FF-56"
    assert table.refused("move from z") == "FF-56"
    table.say("move from a")
    # Along water, and not into the river.
    assert table.offers() == ["move to b"]
    assert table.refused("move to d") == "FF-56"


@rule("FF-56")
def test_fights_and_meals_follow_a_predator_step() -> None:
    table = a_forest(
        ROW, predators={"a": "caiman", "b": "piranhas"}, fish={"a": "b", "b": "gg"}, holds="predator step"
    )  # fmt: skip
    table.say("action before pull", "move from a", "move to b")
    assert table.predator("b") == "caiman"
    assert table.eaten() == "g"
    assert table.step() == "pull"


@rule("FF-56")
def test_a_jaguar_steps_over_any_side() -> None:
    table = a_forest(ROW, predators={"a": "jaguar"}, fish={"a": "b"}, forest=["ad", "ab"], holds="predator step")
    table.say("action before pull", "move from a")
    assert table.offers() == ["move to b", "move to d"]


@rule("FF-57")
def test_an_extra_bite_adds_one_fish_after_fish_or_predator_have_moved() -> None:
    fish = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "bbb"}, holds="extra bite")
    fish.say("pull a", "school to b")
    assert fish.offers() == ["bite again", "no further bite"]
    fish.say("bite again")
    assert fish.eaten() == "bb"
    assert fish.forest.discards == 1 << HELD
    predator = a_forest(ROW, predators={"a": "jaguar"}, fish={"b": "bbg"}, holds="extra bite")
    predator.say("pull a", "predator to b", "eat blue", "bite again", "eat green")
    assert predator.eaten() == "bg"
    declined = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "bbb"}, holds="extra bite")
    declined.say("pull a", "school to b", "no further bite", "keep held")
    assert declined.eaten() == "b"


@rule("FF-57a")
def test_without_a_bite_there_is_no_extra_bite() -> None:
    table = a_forest(ROW, predators={"b": "jaguar"}, fish={"a": "bb"}, holds="extra bite")
    table.say("pull a", "school to b")
    assert table.step() == "collect"
    empty = a_forest(ROW, predators={"b": "caiman"}, fish={"a": "bb"}, holds="extra bite")
    empty.say("pull a", "school to b", "bite again")
    assert empty.fish("b") == ""


@rule("FF-57", "FF-49")
def test_the_extra_bite_works_in_the_river_too() -> None:
    table = a_forest(ROW, predators={"a": "caiman"}, fish={"a": "bbb"}, holds="extra bite")
    table.say("pull a", "school to river", "predator to river", "bite again")
    assert table.eaten() == "bb"
    assert table.home() == [0, 1, 0, 0]


@rule("FF-57b")
def test_an_extra_bite_cannot_be_used_before_the_pull() -> None:
    table = a_forest(ROW, predators={"b": "caiman"}, fish={"b": "bbb"}, holds="extra bite")
    assert table.refused("action before pull") == "FF-57b"


@rule("FF-58", "FF-58a", "FF-58b")
def test_a_fish_step_moves_all_own_fish_from_a_shared_tile() -> None:
    table = a_forest(
        ROW, fish={"a": "rrb", "b": "rr", "d": "bb"}, predators={"e": "caiman"}, forest=["ab"], holds="fish step"
    )  # fmt: skip
    table.say("action before pull")
    # Fish alone of their colour, with no predator, do not move. Fish of others do not move either.
    assert table.offers() == ["move from a"]
    assert table.refused("move from b") == "FF-58"
    assert table.refused("move from d") == "FF-58"
    table.say("move from a")
    assert table.offers() == ["move to d"]
    table.say("move to d")
    assert (table.fish("a"), table.fish("d")) == ("b", "rrbb")


@rule("FF-58")
def test_a_tile_with_a_predator_is_shared_and_one_waiting_may_eat() -> None:
    table = a_forest(ROW, fish={"a": "rr"}, predators={"a": "jaguar", "b": "caiman"}, holds="fish step")
    table.say("pull c", "action after pull", "move from a", "move to b")
    assert table.fish("b") == "r"
    assert table.eaten() == "r"


@rule("FF-59", "FF-59a")
def test_piranhas_eat_two_of_three_by_their_action() -> None:
    table = a_forest(ROW, predators={"b": "piranhas"}, fish={"a": "bbb"}, holds="piranhas at three")
    table.say("pull a", "school to b")
    assert table.offers() == ["piranhas eat at three", "piranhas wait"]
    table.say("piranhas eat at three")
    assert table.eaten() == "bb"
    assert table.forest.discards == 1 << HELD


@rule("FF-59")
def test_piranhas_at_three_may_wait_and_need_exactly_three() -> None:
    table = a_forest(ROW, predators={"b": "piranhas"}, fish={"a": "bbb"}, holds="piranhas at three")
    table.say("pull a", "school to b", "piranhas wait")
    assert table.eaten() == ""
    two = a_forest(ROW, predators={"b": "piranhas"}, fish={"a": "bb"}, holds="piranhas at three")
    two.say("pull a", "school to b")
    assert two.step() == "collect"
    assert a_forest(ROW, predators={"b": "piranhas"}, fish={"b": "bbb"}, holds="piranhas at three").refused(
        "action before pull"
    ) == "FF-59"  # fmt: skip


@rule("FF-59")
def test_piranhas_at_three_after_their_own_movement() -> None:
    table = a_forest(ROW, predators={"a": "piranhas"}, fish={"b": "bbb"}, holds="piranhas at three")
    table.say("pull a", "predator to b", "piranhas eat at three")
    assert table.eaten() == "bb"


@rule("FF-60")
def test_a_caiman_goes_over_land_on_its_own() -> None:
    table = a_forest(
        ROW, predators={"a": "caiman", "b": "caiman"}, fish={"a": "b", "d": "gg"}, forest=["ad", "ab"],
        holds="caiman over land",
    )  # fmt: skip
    table.say("action before pull")
    assert table.offers() == ["move from a"]
    table.say("move from a")
    assert table.offers() == ["move to b", "move to d"]
    table.say("move to d")
    assert table.predator("d") == "caiman"
    assert table.eaten() == "g"


@rule("FF-60", "FF-60a")
def test_a_caiman_of_the_pulled_tile_goes_over_land_into_the_river_too() -> None:
    forest = ["a=", "ab"]
    table = a_forest(ROW, predators={"a": "caiman"}, forest=forest, holds="caiman over land").say("pull a")
    # By water there is one way, and there is the action.
    assert table.offers() == ["predator to d", "predator by action"]
    table.say("predator by action")
    assert table.offers() == ["leap to b", "leap to d", "leap to river"]
    assert table.refused("leap to e") == "FF-60"
    table.say("leap to river")
    assert sum(table.forest.predators) == 0
    assert table.forest.discards == 1 << HELD


@rule("FF-60", "FF-61")
def test_the_action_must_be_held_for_a_leap() -> None:
    caiman = a_forest(ROW, predators={"a": "caiman"}).say("pull a")
    assert caiman.refused("predator by action") == "FF-60"
    jaguar = a_forest(ROW, predators={"a": "jaguar"}).say("pull a")
    assert jaguar.refused("predator by action") == "FF-61"


@rule("FF-61")
def test_a_jaguar_leaps_up_to_two_flood_tiles_on_its_own() -> None:
    table = a_forest(LONG, predators={"a": "jaguar"}, fish={"a": "b"}, forest=["ad", "ab"], holds="jaguar leap")
    table.say("action before pull", "move from a")
    assert sorted(offer[-1] for offer in table.offers()) == sorted("bdgce")
    assert table.refused("move to f") == "FF-61"
    # It does not come back to its own tile, and it does not cross the river.
    assert table.refused("move to a") == "FF-61"


@rule("FF-61")
def test_a_jaguar_does_not_cross_the_river() -> None:
    table = a_forest(
        """
          a   b
        =   =   =   =   =   =   =
          c   d
        """,
        predators={"a": "jaguar"},
        fish={"a": "b"},
        holds="jaguar leap",
    ).say("action before pull", "move from a")
    assert table.offers() == ["move to b"]


@rule("FF-61", "FF-61a")
def test_a_jaguar_of_the_pulled_tile_leaps_and_fights_only_where_it_stops() -> None:
    table = a_forest(
        LONG, predators={"i": "jaguar", "h": "piranhas"}, fish={"h": "bbbb", "g": "ggg"}, holds="jaguar leap"
    )  # fmt: skip
    table.say("pull i", "predator by action", "leap to g")
    # It passed the piranhas on h, who would have driven it off.
    assert table.predator("h") == "piranhas"
    assert table.predator("g") == "jaguar"
    assert table.eaten() == "g"


@rule("FF-61a")
def test_a_jaguar_alone_on_its_tile_does_not_leap_on_its_own() -> None:
    table = a_forest(LONG, predators={"a": "jaguar"}, holds="jaguar leap")
    assert table.refused("action before pull") == "FF-61"
