"""The talk that goes round: plans, proposals to one or several, answers and counter-offers."""

from __future__ import annotations

import pytest

from rules.my_river_kit.river import QUIET, a_river
from support import rule

GIFT = ("propose", "give money", "amount 2", "for nothing")


@rule("RK-37", "RK-37a", "RK-40")
def test_the_talk_follows_the_assessment_and_ends_when_all_pass_in_a_row() -> None:
    river = a_river(QUIET, QUIET, QUIET).flow(water=9)
    assert [facts["indicator"] for facts in river.told("indicator")] == [0, 1, 2, 3, 4]
    assert river.levels()["landscape"] == -1
    for seat in (0, 1, 2):
        assert (river.state.step().name, river.state.deciders) == ("talk", (seat,))
        river.say(seat, "pass")
    assert river.state.step().name == "vote"


@rule("RK-37a")
def test_who_has_passed_may_speak_after_a_later_plan() -> None:
    river = a_river(QUIET, QUIET, QUIET).talk().say(0, "pass").say(1, "announce", "card wetland", "pass").say(2, "pass")
    assert river.state.deciders == (0,)
    river.say(0, "announce", "card forest", "pass").say(1, "pass")
    assert river.state.step().name == "talk"
    river.say(2, "pass")
    assert river.state.step().name == "vote"


@rule("RK-37c")
def test_proposals_are_bounded_far_above_what_people_make() -> None:
    river = a_river(QUIET, QUIET).talk()
    for _ in range(12):
        river.say(0, *GIFT).say(1, "refuse")
    assert river.refused(0, "propose") == "RK-37c"
    assert river.refused(0, "announce") == "RK-37c"
    assert river.offered(0) == ["pass"]
    river.begin_round(3, "Wet year")
    assert river.refused(0, "propose") == ""


@rule("RK-37b")
def test_a_plan_binds_nobody_and_may_change() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "announce", "card wetland", "announce", "card corn")
    assert river.seen(1).mayors[0].announced == "corn"
    river.works(0)
    assert river.refused(0, "add forest") == ""


@rule("RK-37d")
def test_a_mayor_who_builds_may_still_ask_for_help() -> None:
    river = a_river(QUIET, QUIET, QUIET, wag=0)
    river.give(2, 5)
    river.works(1).say(1, "make a deal", "to mayor 3", "ask for money", "amount 3", "for nothing").say(2, "accept")
    river.say(1, "add wetland", "place on 1", "end works")
    assert river.plots(1) == "wetland . city . ."
    assert river.state.deciders == (2,)


@rule("RK-40c")
def test_a_proposal_is_made_to_other_mayors_of_the_river() -> None:
    river = a_river(QUIET, QUIET, QUIET).talk().say(0, "propose")
    assert river.refused(0, "give money") == "RK-40c"
    assert river.refused(0, "to mayor 1") == "RK-40c"
    assert river.refused(0, "to mayor 4") == "RK-40c"
    river.say(0, "to mayor 2")
    assert river.refused(0, "to mayor 2") == "RK-40c"
    assert river.refused(0, "borrow from the bank") == "RK-40c"


@rule("RK-40c")
def test_an_offer_to_several_is_answered_by_each_alone() -> None:
    river = a_river(QUIET, QUIET, QUIET, QUIET).talk()
    river.say(0, "propose", "to mayor 4", "to mayor 2", "to mayor 3", "give money")
    assert river.offered(0) == ["amount 1", "amount 2"]
    river.say(0, "amount 2", "for nothing")
    assert river.told("proposes")[0]["to"] == (1, 2, 3)
    river.say(1, "accept").say(2, "refuse").say(3, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [2, 8, 6, 8]
    assert river.state.deciders == (0,)


@rule("RK-40c", "RK-40a")
def test_a_swap_is_made_with_one_mayor() -> None:
    city = "corn . city . ."
    river = a_river(city, city, city).talk().say(0, "propose", "to mayor 2", "to mayor 3")
    assert river.refused(0, "swap") == "RK-40a"


@rule("RK-40d")
def test_a_proposal_is_completed_and_answered_before_anything_else() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose")
    assert river.refused(0, "pass") == "RK-37"
    river.say(0, "give money", "amount 2", "for nothing")
    assert river.refused(1, "pass") == "RK-37"
    river.say(1, "refuse")
    assert [mayor.wag for mayor in river.state.mayors] == [6, 6]
    assert river.state.step().name == "talk"
    assert river.told("declines")[0]["to"] == 0


@rule("RK-40e")
def test_a_counter_offer_turns_the_deal_round_and_is_answered_in_turn() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, *GIFT).say(1, "counter")
    assert river.state.step().name == "amount"
    river.say(1, "amount 3", "paid back", "instalment 1", "for 3 rounds")
    assert river.state.deciders == (0,)
    river.say(0, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [3, 9]
    assert [facts["counter"] for facts in river.told("proposes")] == [0, 1]
    assert [facts["what"] for facts in river.told("proposes")] == ["give", "ask"]
    assert river.state.deciders == (0,)


@rule("RK-40e")
def test_a_counter_offer_of_one_leaves_the_others_to_answer() -> None:
    river = a_river(QUIET, QUIET, QUIET).talk()
    river.say(0, "propose", "to mayor 2", "to mayor 3", "give money", "amount 3", "for nothing")
    river.say(1, "counter", "amount 4", "for nothing").say(0, "accept")
    assert river.state.deciders == (2,)
    # The money that was offered is spent.
    assert river.refused(2, "accept") == "RK-46a"
    river.say(2, "refuse")
    assert [mayor.wag for mayor in river.state.mayors] == [2, 10, 6]


@rule("RK-40e")
def test_help_with_water_is_accepted_or_refused() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "give water", "amount 2")
    assert river.refused(1, "counter") == "RK-40e"


@rule("RK-46", "RK-46a", "RK-40")
def test_a_loan_offered_and_accepted_is_paid_back_round_by_round() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "propose", "give money", "amount 4", "paid back", "instalment 3", "for 2 rounds")
    assert river.state.deciders == (1,)
    river.say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [2, 10]
    river.flow(water=7)
    assert [mayor.wag for mayor in river.state.mayors] == [2 + 1 + 3, 10 + 1 - 3]
    river.flow(water=7)
    assert [mayor.wag for mayor in river.state.mayors] == [10, 6]
    assert len(river.state.loans) == 0


@rule("RK-46a")
def test_a_loan_asked_for_comes_from_the_one_who_accepts() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "propose", "ask for money", "amount 3", "paid back", "instalment 1", "for 3 rounds").say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [9, 3]
    loan = river.state.loans[0]
    assert (loan.lender, loan.borrower, loan.instalment, loan.left) == (1, 0, 1, 3)


@rule("RK-46a")
def test_nobody_lends_more_than_there_is() -> None:
    river = a_river(QUIET, QUIET, wag=3).talk().say(0, "propose", "ask for money")
    assert river.offered(0) == ["amount 1", "amount 2", "amount 3"]
    assert river.refused(0, "amount 4") == "RK-46a"
    poor = a_river(QUIET, QUIET, wag=0).talk().say(0, "propose")
    assert poor.refused(0, "give money") == "RK-46a"
    assert poor.refused(0, "ask for money") == "RK-46a"


@rule("RK-40b")
def test_money_may_be_given_away() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, *GIFT)
    assert river.state.step().name == "answer"
    river.say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [4, 8]
    assert len(river.state.loans) == 0


@rule("RK-36b", "RK-46")
def test_an_instalment_that_cannot_be_paid_is_owed_to_the_lender() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "propose", "give money", "amount 1", "paid back", "instalment 5", "for 1 round").say(1, "accept")
    river.give(1, 0)
    river.flow(water=7)
    assert [mayor.wag for mayor in river.state.mayors] == [5 + 1 + 1, 0]
    wealth = river.measures.wealth
    assert [wealth(river.state, seat) for seat in (0, 1)] == [7 + 4, -4]


@rule("RK-45", "RK-44b")
def test_the_bank_lends_once_a_game() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "propose", "borrow from the bank", "propose")
    assert river.refused(0, "borrow from the bank") == "RK-45"
    for _ in range(3):
        river.flow(water=7)
    assert river.mayor(0).loan_left == 0
    assert river.say(0, "propose").refused(0, "borrow from the bank") == "RK-45"
    assert a_river(QUIET, QUIET).works(1).say(1, "make a deal").refused(1, "borrow from the bank") == ""


@rule("RK-40a", "RK-39d")
def test_a_swap_needs_both_and_costs_each_one_wag() -> None:
    river = a_river("corn! . city . .", ". canoe city . .").talk()
    river.say(0, "propose", "swap", "my plot 1", "their plot 2")
    assert river.state.deciders == (1,)
    river.say(1, "accept")
    assert river.plots(0) == "canoe . city . ."
    assert river.plots(1) == ". corn! city . ."
    assert [mayor.wag for mayor in river.state.mayors] == [5, 5]


@rule("RK-40a", "RK-40e")
def test_a_swap_may_be_countered_with_another() -> None:
    river = a_river("corn park city . .", ". canoe city . .").talk()
    river.say(0, "propose", "swap", "my plot 1", "their plot 2").say(1, "counter", "my plot 2", "their plot 2")
    assert (river.plots(0), river.plots(1)) == ("corn park city . .", ". canoe city . .")
    river.say(0, "accept")
    assert (river.plots(0), river.plots(1)) == ("corn canoe city . .", ". park city . .")


@rule("RK-40a", "RK-39c")
def test_a_swap_needs_a_card_and_the_money_on_both_sides() -> None:
    assert a_river("corn . city . .", QUIET).talk().say(0, "propose").refused(0, "swap") == "RK-40a"
    river = a_river("corn . city . .", "corn . city . .").talk()
    river.give(1, 0)
    assert river.say(0, "propose").refused(0, "swap") == "RK-40a"
    river.give(1, 1)
    river.say(0, "swap")
    assert river.refused(0, "my plot 2") == "RK-39c"
    river.say(0, "my plot 1")
    assert river.refused(0, "their plot 5") == "RK-39c"


@rule("RK-40d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_terms_are_remembered_for_the_round(seats: int) -> None:
    river = a_river(*[QUIET] * seats).talk()
    partner = () if seats == 2 else ("to mayor 2",)
    river.say(0, "propose", *partner, *GIFT[1:]).say(1, "refuse")
    assert len(river.state.refused) == 1
    assert len(river.begin_round(3, "Wet year").state.refused) == 0
