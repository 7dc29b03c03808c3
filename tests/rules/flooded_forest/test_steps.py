"""The stack of steps: what is owed in each phase, and what the law on it finds."""

from __future__ import annotations

import pytest

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.laws import UNDER, broken_stack
from paddlewheel.games.flooded_forest.rules.vocabulary import DRY_TURN, FLOOD_TURN, KIND, LAY, PULL
from paddlewheel.games.flooded_forest.state import DRY, FLOOD, PREDATORS, Forest
from paddlewheel.kernel import AutomaticStep
from rules.flooded_forest.forests import ForestTable, a_forest
from support import random_walk, rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""
EDGE = """
      a   b   c   d   e   f
    =   =   =   =   =   =   =
      h   i   j   k   l   m
"""


def owed(table: ForestTable) -> list[str]:
    """The names of the steps on the stack, the top one last."""
    return [table.forest.rules.steps[step & 255].name for step in table.forest.stack]


@rule("FF-9", "FF-17", "FF-22")
def test_a_flood_turn_lies_on_the_step_that_gives_the_turn() -> None:
    table = a_forest(EDGE, phase=FLOOD, hand="x", fish={"a": "r"})
    table.forest.hands[2] = 1 << 24
    seen = [owed(table)]
    for token in ("lay x", "place N1.1", "turn 0", "no extra fish"):
        table.say(token)
        seen.append(owed(table))
    assert seen == [
        ["flood turn", "lay"],
        ["flood turn", "place"],
        ["flood turn", "turn"],
        ["flood turn", "refill", "extra"],
        ["flood turn", "lay"],
    ]
    assert table.forest.active == 2


@rule("FF-10a")
def test_a_discard_comes_before_the_next_try_of_the_same_turn() -> None:
    table = a_forest(
        """
                    b
        =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="cd",
        edges={"b": "FFFFFF"},
        banks=[0] * 7,
    )
    assert owed(table) == ["flood turn", "lay", "discard"]
    assert owed(table.say("discard c")) == ["flood turn", "lay", "discard"]
    assert owed(table.say("discard d")) == ["predator turn", "kind"]


@rule("FF-27")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_predator_turn_ends_where_it_began(seats: int) -> None:
    table = a_forest(EDGE, phase=PREDATORS, seats=seats)
    tiles = iter("abcdefhijklm")
    for kind in ("caiman", "jaguar", ""):
        for seat in range(seats):
            assert table.forest.active == seat
            if kind:
                assert owed(table) == ["predator turn", "kind"]
                table.say(f"choose {kind}")
            # The last kind needs no question.
            assert owed(table) == ["predator turn", "post"]
            table.say(f"predator on {next(tiles)}")
    assert owed(table) == ["dry turn", "pull"]


@rule("FF-30", "FF-35", "FF-52")
def test_a_dry_turn_is_put_on_the_stack_as_a_whole_and_taken_off_step_by_step() -> None:
    table = a_forest(ROW, fish={"a": "rb"}, predators={"a": "caiman"}, holds="predator step")
    assert owed(table.say("pull a")) == ["dry turn", "collect", "after", "score", "order", "prowl", "school"]
    assert len(owed(table)) == GAME.info.deepest
    assert owed(table.say("school to b")) == ["dry turn", "collect", "after", "score", "order", "prowl"]
    assert owed(table.say("predator to b")) == ["dry turn", "collect", "after", "score", "more", "bite"]
    assert owed(table.say("eat blue")) == ["dry turn", "collect", "after"]
    assert owed(table.say("action after pull")) == ["dry turn", "collect", "from"]
    assert owed(table.say("move from b")) == ["dry turn", "collect", "to"]
    assert owed(table.say("move to d")) == ["dry turn", "pull"]
    assert table.forest.active == 1


@rule("FF-54")
def test_an_action_before_the_pull_lies_on_the_pull() -> None:
    table = a_forest(ROW, fish={"a": "b", "d": "gr"}, predators={"a": "caiman"}, holds="predator step")
    assert owed(table.say("action before pull")) == ["dry turn", "pull", "from"]
    assert owed(table.say("move from a")) == ["dry turn", "pull", "to"]
    assert owed(table.say("move to d")) == ["dry turn", "pull", "more", "bite"]
    assert owed(table.say("eat green")) == ["dry turn", "pull"]


@rule("FF-24", "FF-30c")
def test_the_bottom_of_the_stack_says_the_phase() -> None:
    forest = GAME.new(seats=3, seed=1)
    phases = [forest.phase()]
    for _ in random_walk(forest, 1):
        if forest.phase() != phases[-1]:
            phases.append(forest.phase())
    assert phases == [FLOOD, PREDATORS, DRY]
    assert forest.outcome is not None
    assert forest.phase() == DRY


@rule("FF-62")
def test_a_finished_game_owes_nothing() -> None:
    table = a_forest(ROW, fish={"a": "r"}, home=[14, 0, 0, 0]).say("pull a", "school to river")
    assert owed(table) == []


@rule("FF-22", "FF-25", "FF-27", "FF-30", "FF-30c", "FF-50", "FF-62")
def test_every_automatic_step_has_a_name_of_its_own_and_a_rule_of_the_rulebook() -> None:
    steps = GAME.new(seats=3, seed=1).rules.steps[:-1]  # the last one is the kernel's own
    assert len({step.name for step in steps}) == len(steps)
    assert {(step.name, step.rule) for step in steps if isinstance(step, AutomaticStep)} == {
        *(("flood turn", "FF-22"), ("predator turn", "FF-27"), ("dry turn", "FF-30"), ("refill", "FF-22")),
        *(("predators appear", "FF-25"), ("water falls", "FF-30c"), ("score", "FF-50"), ("end", "FF-62")),
    }
    assert all(step.rule in GAME.rulebook for step in steps)


# -- the law ---------------------------------------------------------------------------------------------


def stacked(*steps: int, following: int = 1) -> Forest:
    """A forest of seat 0 in which these steps are owed, the bottom one with the seat that is next."""
    forest = a_forest(ROW).forest
    while len(forest.stack) > 0:
        forest.settle()
    for place, step in enumerate(steps):
        forest.owe(step, 0 if place else following)
    return forest


@rule("FF-22", "FF-27", "FF-30")
@pytest.mark.parametrize(
    ("forest", "sentence"),
    [
        (stacked(DRY_TURN, PULL), None),
        (stacked(PULL), "the step pull is at the bottom of the stack"),
        (stacked(DRY_TURN, PULL, PULL), "the step pull lies on pull"),
        (stacked(FLOOD_TURN, LAY, KIND), "the step kind lies on lay"),
        (stacked(DRY_TURN, FLOOD_TURN), "the step flood turn lies on dry turn"),
        (stacked(DRY_TURN, PULL, following=2), "seat 2 is next, after seat 0"),
    ],
)  # fmt: skip
def test_the_law_names_a_step_that_should_not_be_there(forest: Forest, sentence: str | None) -> None:
    assert broken_stack(forest) == sentence


@rule("FF-30d")
def test_with_turns_the_other_way_round_the_seat_before_is_next() -> None:
    table = a_forest(ROW, reverse=True)
    assert table.forest.stack[0] >> 8 == 3
    assert broken_stack(table.forest) is None


@rule("FF-42b")
def test_only_a_second_meal_lies_on_a_step_of_its_own_kind() -> None:
    assert [GAME.new().rules.steps[step].name for step, under in UNDER.items() if step in under] == ["feed"]
