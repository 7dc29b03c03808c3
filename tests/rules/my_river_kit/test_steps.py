"""What happens between two decisions: steps with a name and a rule, in this order."""

from __future__ import annotations

import pytest

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.rules.vocabulary import (
    CLEAR,
    COUNT,
    FLOW,
    GOAL,
    LANDSCAPE_VOTE,
    LOOK_BACK,
    RANKING,
    ROLL,
    ROUND,
)
from paddlewheel.kernel import AutomaticStep
from rules.my_river_kit.river import QUIET, River, a_river
from rules.my_river_kit.test_ends import GREEN, GREY
from support import random_walk, rule


def run_from(river: River, step: int) -> list[str]:
    """The names of the steps that run from this one on, and of the decision they lead to."""
    state = river.state
    while state.stack:
        state.settle()
    state.owe(step, 0)
    names = [state.step().name]
    while state.stack and state.step().run(state):
        names.append(state.step().name if state.stack else "over")
    return names


@rule("RK-25", "RK-4b")
def test_the_dice_are_rolled_before_anybody_settles() -> None:
    assert run_from(a_river(QUIET, QUIET), ROLL) == ["dice", "settle"]
    assert run_from(a_river(QUIET, QUIET, goal="secret"), GOAL) == ["goal"]


@rule("RK-27", "RK-28", "RK-31", "RK-35", "RK-36", "RK-21")
def test_a_round_runs_from_its_event_to_the_talk() -> None:
    river = a_river("corn . city . .", QUIET)
    bills = ["count", "instalments", "assessment", "talk"]
    assert run_from(river, ROUND) == ["round", "water", "flow", "flow", "flow", "flow", *bills]
    assert river.state.round == 1
    river = a_river(QUIET, QUIET)
    river.state.round = 1
    river.state.levels[2] = 0
    river.state.deck[len(river.state.deck) - 1] = river.event("Flash flood")
    assert run_from(river, ROUND) == ["round", "event", "repairs", "water", "flow", "flow", "flow", *bills]


@rule("RK-54")
def test_the_flow_waits_where_a_mayor_may_buy_water() -> None:
    river = a_river("corn . city . .", QUIET)
    river.state.stream, river.state.bank_water = 2, -2
    assert run_from(river, FLOW) == ["flow", "flow", "buy"]
    assert river.state.deciders == (0,)
    river.say(0, "go without")
    assert river.state.step().name == "buy"
    assert river.state.deciders == (1,)


@rule("RK-31")
def test_without_a_journal_the_cups_go_down_the_river_in_one_step() -> None:
    cities = ("corn . city . .", ". canoe city corn .", QUIET)
    watched, alone = a_river(*cities), a_river(*cities)
    alone.state.journal = None
    bills = ["count", "low water fine", "pollution fine", "instalments", "assessment", "talk"]
    assert run_from(watched, ROUND) == ["round", "water", *["flow"] * 7, *bills]
    assert run_from(alone, ROUND) == ["round", "water", "flow", *bills]
    assert alone.state.fingerprint() == watched.state.fingerprint()


@rule("RK-36", "RK-42", "RK-43")
def test_fines_come_before_instalments_and_only_where_they_are_due() -> None:
    for pollution, fines in ((2, ["low water fine"]), (3, ["low water fine", "pollution fine"])):
        river = a_river(QUIET, QUIET)
        river.state.stream, river.state.pollution = 2, pollution
        assert run_from(river, COUNT) == ["count", *fines, "instalments", "assessment", "talk"]
    river = a_river(QUIET, QUIET)
    river.state.stream, river.state.pollution = 3, 4
    assert run_from(river, COUNT) == ["count", "pollution fine", "instalments", "assessment", "talk"]


@rule("RK-14", "RK-6a")
@pytest.mark.parametrize(
    ("cities", "beauty", "then"), [((QUIET, QUIET), 5, "works"), (GREEN, 8, "over"), (GREY, 1, "over")]
)
def test_the_votes_lead_to_an_end_or_to_the_works(cities: tuple[str, ...], beauty: int, then: str) -> None:
    river = a_river(*cities).flow(water=8)
    for mayor in river.state.mayors:
        mayor.vote = beauty
    assert run_from(river, LANDSCAPE_VOTE) == ["landscape", "collective end", then]


@rule("RK-41", "RK-3")
def test_after_the_works_the_next_round_begins_or_the_mayors_are_ranked() -> None:
    river = a_river(QUIET, QUIET, rounds=2)
    river.state.round = 1
    assert run_from(river, LOOK_BACK) == ["look back", "ready"]
    assert run_from(river, CLEAR)[:2] == ["clearing", "round"]
    river.state.round = 2
    assert run_from(river, LOOK_BACK) == ["look back", "ranking", "over"]
    assert run_from(a_river(QUIET, QUIET), RANKING) == ["ranking", "over"]


@rule("RK-3")
def test_every_step_has_a_name_and_a_rule() -> None:
    steps = a_river(QUIET, QUIET).rules.steps[:-1]
    assert {step.name: step.rule for step in steps if isinstance(step, AutomaticStep)} == {
        "dice": "RK-25",
        "round": "RK-3",
        "event": "RK-27",
        "repairs": "RK-57",
        "water": "RK-29",
        "flow": "RK-31",
        "count": "RK-35",
        "low water fine": "RK-42",
        "pollution fine": "RK-43",
        "instalments": "RK-36",
        "assessment": "RK-14",
        "landscape": "RK-21",
        "collective end": "RK-6a",
        "look back": "RK-41",
        "clearing": "RK-41",
        "ranking": "RK-4",
    }
    assert {step.name: step.rule for step in steps if not isinstance(step, AutomaticStep)} == {
        "goal": "RK-4b",
        "settle": "RK-25",
        "buy": "RK-54",
        "vote": "RK-21",
        "talk": "RK-37",
        "what": "RK-40d",
        "amount": "RK-40d",
        "tie": "RK-40d",
        "act": "RK-40d",
        "card": "RK-40d",
        "instalment": "RK-40d",
        "term": "RK-40d",
        "mine": "RK-40d",
        "theirs": "RK-40d",
        "answer": "RK-40d",
        "works": "RK-38",
        "place": "RK-39a",
        "move": "RK-39",
        "ready": "RK-41",
    }


@rule("RK-37", "RK-38", "RK-40d")
@pytest.mark.parametrize("goal", ["aquabon", "secret"])
def test_only_a_deal_or_a_card_in_hand_lies_on_top_of_another_decision(goal: str) -> None:
    alone = {"goal", "settle", "buy", "talk", "vote", "works", "ready"}
    for seed in range(6):
        state = GAME.new(seats=2 + seed % 3, seed=seed, goal=goal)
        for _ in random_walk(state, seed):
            assert (len(state.stack) == 1) == (state.step().name in alone)
            assert len(state.deals) <= GAME.info.deepest - 1
        assert len(state.stack) == 0
