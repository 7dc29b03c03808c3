"""The end, the points and the ties."""

from __future__ import annotations

from rules.flooded_forest.forests import ForestTable, a_forest
from support import rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""


@rule("FF-62")
def test_the_game_ends_when_all_circles_are_filled() -> None:
    table = a_forest(ROW, fish={"a": "r"}, home=[14, 0, 0, 0]).say("pull a", "school to river")
    assert table.forest.outcome is not None
    assert table.forest.outcome.reason == "river full"
    assert table.forest.outcome.rule == "FF-62"


@rule("FF-62")
def test_three_players_fill_twelve_circles() -> None:
    table = a_forest(ROW, fish={"a": "r"}, home=[11, 0, 0], seats=3).say("pull a", "school to river")
    assert table.forest.outcome is not None


@rule("FF-62a")
def test_the_move_is_finished_before_the_end_but_no_action_follows() -> None:
    # The school fills the river; the predator that goes elsewhere still has its meal. The action is never asked for.
    table = a_forest(
        ROW, fish={"a": "r", "d": "bb"}, predators={"a": "caiman"}, home=[14, 0, 0, 0], holds="predator step"
    )  # fmt: skip
    table.say("pull a", "school to river", "predator to d")
    assert table.eaten() == "b"
    assert table.forest.outcome is not None
    assert table.forest.outcome.scores[0] == 31


@rule("FF-62b")
def test_the_game_ends_when_no_tile_is_left() -> None:
    table = a_forest(ROW, fish={"a": "r"})
    for letter in "debc":
        table.say(f"pull {letter}")
    assert table.forest.outcome is None
    table.say("pull a")
    assert table.forest.outcome is not None
    assert table.forest.outcome.reason == "forest dry"
    assert table.forest.outcome.rule == "FF-62b"


def scored(home: list[int], eaten: dict[tuple[int, int], int]) -> ForestTable:
    """A game that ends with these fish home, once an empty tile is pulled."""
    table = a_forest(
        """
          a
        =   =   =   =   =   =   =
        """,
        home=home,
    )
    for (eater, owner), number in eaten.items():
        table.forest.eaten[4 * eater + owner] = number
    return table.say("pull a")


@rule("FF-63", "FF-65")
def test_two_points_for_a_fish_at_home_and_one_for_a_fish_eaten() -> None:
    outcome = scored([3, 2, 0, 0], {(1, 0): 3, (2, 3): 1}).forest.outcome
    assert outcome is not None
    assert outcome.scores == (6, 7, 1, 0)
    assert outcome.ranks == (2, 1, 3, 4)
    assert outcome.winners == (1,)


@rule("FF-64")
def test_fish_beyond_the_circles_score_as_well() -> None:
    table = a_forest(ROW, fish={"a": "bbbb"}, home=[14, 0, 0, 0]).say("pull a", "school to river")
    assert table.forest.outcome is not None
    assert table.forest.outcome.scores[1] == 8


@rule("FF-66")
def test_fish_left_in_the_forest_score_nothing() -> None:
    table = a_forest(ROW, fish={"a": "r", "b": "bbb"}, home=[14, 0, 0, 0]).say("pull a", "school to river")
    assert table.forest.outcome is not None
    assert table.forest.outcome.scores[1] == 0


@rule("FF-67")
def test_of_equal_points_more_fish_at_home_win() -> None:
    outcome = scored([2, 1, 0, 0], {(1, 0): 2}).forest.outcome
    assert outcome is not None
    assert outcome.scores[:2] == (4, 4)
    assert outcome.winners == (0,)


@rule("FF-68")
def test_then_the_one_who_ate_more_of_the_other_wins() -> None:
    outcome = scored([1, 1, 0, 0], {(0, 2): 2, (1, 0): 1, (1, 3): 1}).forest.outcome
    assert outcome is not None
    assert outcome.scores[:2] == (4, 4)
    assert outcome.winners == (1,)


@rule("FF-68a")
def test_with_three_tied_fish_of_all_the_others_in_the_tie_count() -> None:
    tied = {(0, 1): 1, (0, 3): 1, (1, 0): 1, (1, 2): 1, (2, 3): 2}
    outcome = scored([1, 1, 1, 0], tied).forest.outcome
    assert outcome is not None
    assert outcome.scores == (4, 4, 4, 0)
    assert outcome.ranks == (2, 1, 3, 4)


@rule("FF-68a", "FF-48a")
def test_a_full_tie_is_a_shared_victory_and_own_fish_do_not_break_it() -> None:
    outcome = scored([1, 1, 0, 0], {(0, 0): 5, (0, 1): 1, (1, 0): 1}).forest.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3, 3)
