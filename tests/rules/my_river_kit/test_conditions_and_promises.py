"""Conditions that are enforced, promises that are not, and help for a thirsty city."""

from __future__ import annotations

import pytest

from paddlewheel.games.my_river_kit.state import NOTHING
from rules.my_river_kit.river import QUIET, River, a_river
from support import rule

CORN = "corn . city . ."


def works_after(river: River) -> River:
    """All pass, all vote, the works begin."""
    for _ in range(river.state.seats):
        river.say(river.state.deciders[0], "pass")
    return river.vote(*[5] * river.state.seats)


def offered_for_corn() -> River:
    river = a_river(QUIET, CORN).flow(water=9)
    return river.say(0, "propose", "give money", "amount 3", "once it is done", "to remove", "card corn")


@rule("RK-40f")
def test_money_on_a_condition_is_set_aside_and_paid_once_the_works_show_it() -> None:
    river = offered_for_corn().say(1, "accept")
    before = [mayor.wag for mayor in river.state.mayors]
    assert river.measures.wealth(river.state, 0) == before[0] + 3
    works_after(river).say(0, "add meadow", "place on 1", "end works").say(1, "remove 1")
    assert [mayor.wag for mayor in river.state.mayors] == [before[0] - 1, before[1] - 1 + 3]
    assert river.told("earned") == [{"seat": 0, "to": 1, "wag": 3, "act": "remove", "card": "corn"}]
    assert len(river.state.pledges) == 0


@rule("RK-40f")
def test_money_that_is_not_earned_goes_back_when_the_works_are_over() -> None:
    river = offered_for_corn().say(1, "accept")
    before = river.mayor(0).wag
    works_after(river).say(0, "add meadow", "place on 1", "end works").say(1, "add meadow", "place on 2", "end works")
    assert river.mayor(0).wag == before - 1 + 3
    assert river.told("not earned")[0]["wag"] == 3


@rule("RK-40f")
def test_who_asks_for_money_may_offer_to_do_something_for_it() -> None:
    river = a_river(CORN, QUIET).flow(water=9)
    river.say(0, "propose", "ask for money", "amount 2", "once it is done", "to add", "card wetland").say(1, "accept")
    works_after(river).say(0, "add wetland", "place on 2")
    assert river.told("earned")[0]["to"] == 0


@rule("RK-40f")
def test_leaving_a_card_out_is_earned_when_the_works_are_ended() -> None:
    river = a_river(QUIET, QUIET).flow(water=9)
    river.say(0, "propose", "ask for money", "amount 2", "once it is done", "not to add", "card industrial")
    river.say(1, "accept")
    works_after(river).say(0, "add meadow", "place on 2")
    assert river.told("earned") == []
    river.say(0, "end works")
    assert river.told("earned")[0]["act"] == "not add"


@rule("RK-40f")
def test_a_condition_is_about_works_that_are_still_to_come() -> None:
    river = a_river(QUIET, QUIET).works(0).say(0, "add meadow", "place on 1", "end works")
    river.say(1, "make a deal", "give money", "amount 1")
    assert river.refused(1, "once it is done") == "RK-40f"
    assert river.refused(1, "on a promise") == ""


@rule("RK-40f", "RK-39c")
def test_only_a_card_that_lies_there_can_be_removed() -> None:
    river = a_river(QUIET, CORN).talk().say(0, "propose", "give money", "amount 1", "once it is done", "to remove")
    assert river.offered(0) == ["card corn"]
    assert a_river(QUIET, QUIET).talk().say(0, "propose", "promise").refused(0, "to remove") == "RK-39c"


@rule("RK-40g")
@pytest.mark.parametrize(("built", "told"), [("wetland", "keeps promise"), ("meadow", "breaks promise")])
def test_a_promise_is_written_down_and_told_when_the_works_are_over(built: str, told: str) -> None:
    river = a_river(QUIET, QUIET).flow(water=9).say(0, "propose", "promise", "to add", "card wetland")
    assert river.state.deciders == (0,)
    assert [promise.card for promise in river.seen(1).promises] == ["wetland"]
    works_after(river).say(0, f"add {built}", "place on 1", "end works")
    assert river.told(told) == []
    river.say(1, "add meadow", "place on 1", "end works")
    assert river.told(told) == [{"seat": 0, "to": 1, "act": "add", "card": "wetland"}]
    assert len(river.state.promises) == 0


@rule("RK-40g")
def test_money_on_a_promise_is_paid_at_once_and_stays_even_if_it_is_broken() -> None:
    river = a_river(QUIET, CORN).flow(water=9)
    river.say(0, "propose", "give money", "amount 2", "on a promise", "to remove", "card corn")
    before = [mayor.wag for mayor in river.state.mayors]
    river.say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [before[0] - 2, before[1] + 2]
    assert river.told("promises")[0]["wag"] == 2
    works_after(river).say(0, "add meadow", "place on 1", "end works").say(1, "add meadow", "place on 2", "end works")
    assert river.told("breaks promise") == [{"seat": 1, "to": 0, "act": "remove", "card": "corn"}]


@rule("RK-40g")
def test_a_promise_asked_for_is_given_by_the_one_who_accepts() -> None:
    river = a_river(QUIET, QUIET, QUIET).talk()
    river.say(0, "propose", "to mayor 2", "to mayor 3", "ask for a promise", "not to add", "card industrial")
    river.say(1, "accept").say(2, "refuse")
    assert [(promise.by, promise.to) for promise in river.state.promises] == [(1, 0)]


@rule("RK-40g", "RK-40e")
def test_who_is_asked_for_a_promise_may_promise_something_else() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "ask for a promise", "to add", "card forest")
    river.say(1, "counter", "to add", "card wetland")
    assert [(promise.by, promise.card) for promise in river.seen(0).promises] == [(1, "wetland")]
    assert river.state.deciders == (0,)


@rule("RK-40g")
def test_after_the_own_works_a_promise_is_about_the_next_ones() -> None:
    river = a_river(QUIET, QUIET).works(0, round=2).say(0, "add meadow", "place on 1", "end works")
    river.say(1, "make a deal", "ask for a promise", "to add", "card forest").say(0, "accept")
    assert river.state.promises[0].round == 3
    river.say(1, "add meadow", "place on 1", "end works")
    assert len(river.state.promises) == 1
    last = a_river(QUIET, QUIET).works(0, round=5).say(0, "add meadow", "place on 1", "end works").say(1, "make a deal")
    assert last.refused(1, "ask for a promise") == "RK-40g"


@rule("RK-54b")
def test_a_thirsty_city_without_money_may_ask_another_mayor() -> None:
    river = a_river(QUIET, QUIET, QUIET, wag=0)
    river.give(2, 4)
    river.flow(water=1, asks=True)
    assert river.state.deciders == (0,)
    assert river.refused(0, "buy water") == "RK-39"
    river.say(0, "ask for help")
    assert river.refused(0, "to mayor 2") == "RK-46a"
    river.say(0, "to mayor 3")
    assert river.refused(0, "swap") == "RK-54b"
    river.say(0, "ask for money", "amount 1", "paid back", "instalment 1", "for 1 round").say(2, "accept")
    river.say(0, "buy water")
    assert river.mayor(0).flipped == 0
    assert len(river.state.loans) == 1


@rule("RK-54b")
def test_a_thirsty_city_may_be_refused_or_borrow_from_the_bank() -> None:
    river = a_river(QUIET, QUIET, wag=0)
    river.give(1, 4)
    river.flow(water=1, asks=True).say(0, "ask for help", "ask for money", "amount 1", "for nothing").say(1, "refuse")
    assert river.state.deciders == (0,)
    river.say(0, "ask for help", "borrow from the bank", "buy water")
    assert river.mayor(0).wag == 2 - 1 + 1
    rich = a_river(QUIET, QUIET).flow(water=1)
    assert rich.refused(0, "ask for help") == "RK-54b"


@rule("RK-54c")
def test_water_bought_for_another_city_comes_with_the_next_flow() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "give water", "amount 2").say(1, "accept")
    river.give(1, 0)
    river.flow(water=2)
    assert river.told("buys water for") == [{"seat": 0, "to": 1, "marbles": 1, "wag": 1}]
    assert river.mayor(1).flipped == 0
    assert len(river.state.pledges) == 0


@rule("RK-54c")
def test_help_with_water_reaches_as_far_as_the_money() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "give water", "amount 2").say(1, "accept")
    river.give(0, 0)
    river.state.mayors[0].plots[2] = NOTHING
    river.state.stock[0] += 1
    river.flow(water=0, asks=True)
    assert river.told("buys water for") == []
    assert river.state.deciders == (1,)
    last = a_river(QUIET, QUIET)
    last.state.round = 5
    assert last.talk().say(0, "propose").refused(0, "give water") == "RK-54c"


@rule("RK-41", "RK-41a")
def test_the_next_round_begins_when_all_are_ready() -> None:
    river = a_river(QUIET, QUIET).works(1).say(1, "add meadow", "place on 1", "end works")
    assert (river.state.step().name, river.state.deciders) == ("ready", (0, 1))
    river.say(1, "ready")
    assert river.state.deciders == (0,)
    assert river.state.round == 2
    river.say(0, "ready")
    assert river.state.round == 3
    last = a_river(QUIET, QUIET).works(1, round=5).say(1, "add meadow", "place on 1", "end works")
    assert last.state.outcome is not None


@rule("RK-40f", "RK-46a")
def test_a_loan_may_depend_on_a_condition_and_runs_once_it_is_paid() -> None:
    river = a_river(QUIET, CORN).flow(water=9)
    river.say(0, "propose", "give money", "amount 2", "lent once it is done", "instalment 1", "for 2 rounds")
    river.say(0, "to remove", "card corn").say(1, "accept")
    assert len(river.state.loans) == 0
    assert river.seen(1).pledges[0].rounds == 2
    works_after(river).say(0, "add meadow", "place on 1", "end works").say(1, "remove 1")
    assert [(loan.lender, loan.borrower, loan.instalment, loan.left) for loan in river.state.loans] == [(0, 1, 1, 2)]
    told = next(line for line in river.lines() if "offers" in line)
    assert "a loan of 2 WAG, paid back with 1 WAG a round for 2 rounds on the condition to remove" in told


@rule("RK-40f")
def test_a_loan_whose_condition_is_not_met_never_begins() -> None:
    river = a_river(QUIET, CORN).flow(water=9)
    river.say(0, "propose", "give money", "amount 2", "lent once it is done", "instalment 1", "for 2 rounds")
    river.say(0, "to remove", "card corn").say(1, "accept")
    works_after(river).say(0, "add meadow", "place on 1", "end works").say(1, "add meadow", "place on 2", "end works")
    assert len(river.state.loans) == len(river.state.pledges) == 0
    assert river.told("not earned")[0]["wag"] == 2
