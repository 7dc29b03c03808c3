"""Negotiation: plans, loans, gifts and swaps."""

from __future__ import annotations

from rules.my_river_kit.river import QUIET, a_river
from support import rule


@rule("RK-37a", "RK-40")
def test_every_mayor_speaks_before_anybody_builds() -> None:
    river = a_river(QUIET, QUIET, QUIET).flow(water=9).vote(5, 5, 5)
    for seat in (0, 1, 2):
        assert river.state.step().name == "talk"
        assert river.state.deciders == (seat,)
        river.say(seat, "end talk")
    assert river.state.step().name == "works"
    assert river.state.deciders == (0,)


@rule("RK-37a")
def test_two_proposals_a_round_and_no_more() -> None:
    river = a_river(QUIET, QUIET).talk()
    for _ in (1, 2):
        river.say(0, "offer a loan to mayor 2", "amount 1", "instalment 0").say(1, "refuse")
    assert river.refused(0, "offer a loan to mayor 2") == "RK-37a"
    assert river.refused(0, "ask a loan of mayor 2") == "RK-37a"
    assert "end talk" in river.offered(0)


@rule("RK-37a", "RK-37b")
def test_every_round_has_its_own_proposals_and_plan() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "announce corn")
    for _ in (1, 2):
        river.say(0, "offer a loan to mayor 2", "amount 1", "instalment 0").say(1, "refuse")
    river.begin_round(3, "Wet year").vote(5, 5)
    assert river.refused(0, "offer a loan to mayor 2") == ""
    assert river.refused(0, "announce corn") == ""


@rule("RK-37b")
def test_a_plan_is_announced_once_and_binds_nobody() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "announce wetland")
    assert river.refused(0, "announce corn") == "RK-37b"
    assert river.seen(1).mayors[0].announced == "wetland"
    river.works(0)
    assert river.refused(0, "add corn") == ""


@rule("RK-40c")
def test_deals_are_made_with_another_mayor_of_the_river() -> None:
    river = a_river("corn . city . .", "corn . city . .").talk()
    for word in ("offer a loan to", "ask a loan of", "swap with"):
        assert river.refused(0, f"{word} mayor 1") == "RK-40c"
        assert river.refused(0, f"{word} mayor 3") == "RK-40c"
        assert river.refused(0, f"{word} mayor 2") == ""


@rule("RK-46", "RK-46a", "RK-40")
def test_a_loan_offered_and_accepted_is_paid_back_round_by_round() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "offer a loan to mayor 2", "amount 4", "instalment 3", "for 2 rounds")
    assert river.state.deciders == (1,)
    river.say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [2, 10]
    river.flow(water=7).vote(5, 5)
    assert [mayor.wag for mayor in river.state.mayors] == [2 + 1 + 3, 10 + 1 - 3]
    river.flow(water=7).vote(5, 5)
    assert [mayor.wag for mayor in river.state.mayors] == [10, 6]
    assert len(river.state.loans) == 0


@rule("RK-46a")
def test_a_loan_asked_for_comes_from_the_one_who_accepts() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "ask a loan of mayor 2", "amount 3", "instalment 1", "for 3 rounds").say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [9, 3]
    loan = river.state.loans[0]
    assert (loan.lender, loan.borrower, loan.instalment, loan.left) == (1, 0, 1, 3)


@rule("RK-46a")
def test_nobody_lends_more_than_there_is() -> None:
    river = a_river(QUIET, QUIET, wag=3).talk().say(0, "ask a loan of mayor 2")
    assert river.offered(0) == ["amount 1", "amount 2", "amount 3"]
    assert river.refused(0, "amount 4") == "RK-46a"
    poor = a_river(QUIET, QUIET, wag=0).talk()
    assert poor.refused(0, "offer a loan to mayor 2") == "RK-46a"
    assert poor.refused(0, "ask a loan of mayor 2") == "RK-46a"


@rule("RK-40b")
def test_a_loan_without_instalments_is_a_gift() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "offer a loan to mayor 2", "amount 2", "instalment 0")
    assert river.state.step().name == "answer"
    river.say(1, "accept")
    assert [mayor.wag for mayor in river.state.mayors] == [4, 8]
    assert len(river.state.loans) == 0


@rule("RK-40d")
def test_a_proposal_is_completed_and_answered_before_anything_else() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "offer a loan to mayor 2")
    assert river.refused(0, "end talk") == "RK-40d"
    river.say(0, "amount 2", "instalment 1", "for 1 round")
    assert river.refused(1, "end talk") == "RK-40d"
    river.say(1, "refuse")
    assert [mayor.wag for mayor in river.state.mayors] == [6, 6]
    assert river.state.step().name == "talk"
    assert river.told("declines")[0]["to"] == 0


@rule("RK-36b", "RK-46")
def test_an_instalment_that_cannot_be_paid_is_owed_to_the_lender() -> None:
    river = a_river(QUIET, QUIET).talk()
    river.say(0, "offer a loan to mayor 2", "amount 1", "instalment 5", "for 1 round").say(1, "accept")
    river.give(1, 0)
    river.flow(water=7).vote(5, 5)
    assert [mayor.wag for mayor in river.state.mayors] == [5 + 1 + 1, 0]
    wealth = river.measures.wealth
    assert [wealth(river.state, seat) for seat in (0, 1)] == [7 + 4, -4]


@rule("RK-45")
def test_the_bank_lends_once_a_game() -> None:
    river = a_river(QUIET, QUIET).talk().say(0, "borrow from the bank")
    assert river.refused(0, "borrow from the bank") == "RK-45"
    for _ in range(3):
        river.flow(water=7).vote(5, 5)
    assert river.mayor(0).loan_left == 0
    assert river.refused(0, "borrow from the bank") == "RK-45"
    assert river.talk(1).refused(1, "borrow from the bank") == ""


@rule("RK-40a", "RK-39d")
def test_a_swap_needs_both_and_costs_each_one_wag() -> None:
    river = a_river("corn! . city . .", ". canoe city . .").talk()
    river.say(0, "swap with mayor 2", "my plot 1", "their plot 2")
    assert river.state.deciders == (1,)
    river.say(1, "accept")
    assert river.plots(0) == "canoe . city . ."
    assert river.plots(1) == ". corn! city . ."
    assert [mayor.wag for mayor in river.state.mayors] == [5, 5]


@rule("RK-40a")
def test_a_swap_refused_changes_nothing() -> None:
    river = a_river("corn . city . .", ". canoe city . .").talk()
    river.say(0, "swap with mayor 2", "my plot 1", "their plot 2").say(1, "refuse")
    assert (river.plots(0), river.plots(1)) == ("corn . city . .", ". canoe city . .")
    assert [mayor.wag for mayor in river.state.mayors] == [6, 6]


@rule("RK-40a", "RK-39c")
def test_a_swap_needs_a_card_and_the_money_on_both_sides() -> None:
    assert a_river("corn . city . .", QUIET).talk().refused(0, "swap with mayor 2") == "RK-40a"
    river = a_river("corn . city . .", "corn . city . .").talk()
    river.give(1, 0)
    assert river.refused(0, "swap with mayor 2") == "RK-40a"
    river.give(1, 1)
    river.say(0, "swap with mayor 2")
    assert river.refused(0, "my plot 2") == "RK-39c"
    river.say(0, "my plot 1")
    assert river.refused(0, "their plot 5") == "RK-39c"
