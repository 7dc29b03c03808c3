"""Winning and losing, together and alone."""

from __future__ import annotations

from rules.my_river_kit.river import QUIET, River, a_river
from support import rule

#: Two cities that bring every indicator into the green zone for two mayors.
GREEN = ("wetland reserve city wetland canoe", "wetland floodplain city ripisylvae park")
#: Two cities that ruin the river.
GREY = ("corn industrial city . .", "corn industrial city . .")


def last_works(river: River) -> River:
    """The last mayor ends the works of the last round."""
    last = river.state.seats - 1
    river.works(last, round=5)
    river.mayor(last).added = True
    return river.say(last, "end works")


@rule("RK-5", "RK-6a")
def test_six_green_indicators_win_for_all_at_once() -> None:
    river = a_river(*GREEN).flow(water=8, round=3).vote(8, 8)
    outcome = river.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("green", "RK-5", (0, 1))


@rule("RK-5")
def test_five_green_indicators_win_nothing() -> None:
    river = a_river(*GREEN).flow(water=8, round=3).vote(2, 2)
    assert river.state.outcome is None
    assert river.told("assessed")[0]["greens"] == 5


@rule("RK-5")
def test_the_first_round_can_be_won_too() -> None:
    assert a_river(*GREEN).flow(water=8, round=1).vote(8, 8).state.outcome is not None


@rule("RK-6", "RK-6a", "RK-6b")
def test_four_red_indicators_lose_for_all_at_once() -> None:
    river = a_river(*GREY).flow(water=13).vote(1, 1)
    outcome = river.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("red", "RK-6", ())
    assert outcome.scores == (0.0, 0.0)


@rule("RK-6")
def test_four_are_enough() -> None:
    river = a_river("corn . city . .", "corn . city . .").flow(water=8).vote(1, 1)
    assert river.told("assessed")[0]["reds"] == 4
    assert river.state.outcome is not None


@rule("RK-6")
def test_three_red_indicators_lose_nothing() -> None:
    river = a_river(". . city . .", QUIET).flow(water=8).vote(5, 5)
    assert river.measures.reds(river.state) < 4
    assert river.state.outcome is None


@rule("RK-22")
def test_the_first_round_cannot_be_lost() -> None:
    river = a_river(*GREY).flow(water=13, round=1).vote(1, 1)
    assert river.state.outcome is None
    assert river.told("spared")[0]["reds"] == river.told("assessed")[0]["reds"]
    assert river.state.step().name == "works"


@rule("RK-22a")
def test_the_zones_depend_on_the_number_of_mayors() -> None:
    red = [tuple(a_river(*[QUIET] * seats).rules.data.red) for seats in (2, 3, 4)]
    assert len(set(red)) == 3


@rule("RK-4", "RK-4a", "RK-7")
def test_the_most_aquabon_wins_alone() -> None:
    river = last_works(a_river("eco-district . city . .", "corn . city . .", wag=0))
    outcome = river.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("aquabon", (7.0, 4.0), (0,))


@rule("RK-7a")
def test_failed_cards_count_no_aquabon() -> None:
    river = last_works(a_river("eco-district! . city . .", "corn . city . ."))
    assert river.state.outcome is not None
    assert river.state.outcome.scores == (3.0, 4.0)


@rule("RK-8")
def test_of_equal_aquabon_the_one_downstream_wins() -> None:
    river = last_works(a_river("corn . city . .", "corn . city . .", QUIET))
    assert river.state.outcome is not None
    assert river.state.outcome.winners == (1,)
    assert river.state.outcome.ranks == (2, 1, 3)


@rule("RK-4", "RK-4a")
def test_the_richest_wins_alone_when_the_table_says_so() -> None:
    river = a_river("eco-district . city . .", QUIET, goal="richest")
    river.give(1, 9)
    outcome = last_works(river).state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("richest", (6.0, 9.0), (1,))


@rule("RK-8a")
def test_of_equally_rich_mayors_the_one_downstream_wins() -> None:
    outcome = last_works(a_river(QUIET, QUIET, QUIET, goal="richest")).state.outcome
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1)


@rule("RK-44a", "RK-36b")
def test_what_is_still_owed_is_taken_off_the_wealth() -> None:
    river = a_river(QUIET, QUIET, QUIET, goal="richest").talk().say(0, "propose", "borrow from the bank")
    river.say(0, "propose", "to mayor 2", "give money", "amount 4", "paid back", "instalment 2", "for 3 rounds").say(
        1, "accept"
    )
    # Seat 0: 6 + 2 - 4 in cash, 3 owed to the bank, 6 to come. Seat 1: 6 + 4 in cash, 6 owed.
    outcome = last_works(river).state.outcome
    assert outcome is not None
    assert outcome.scores == (7.0, 4.0, 6.0)


@rule("RK-4b")
def test_with_own_goals_each_place_is_looked_up_by_the_goal_picked() -> None:
    river = a_river("eco-district . city . .", QUIET, "corn . city . .", goal="secret")
    river.say(0, "goal richest").say(1, "goal richest").say(2, "goal aquabon")
    river.lay(0, "eco-district . city . .")
    for seat, wag in enumerate((2, 9, 5)):
        river.give(seat, wag)
    outcome = last_works(river).state.outcome
    assert outcome is not None
    # Seat 1 is the richest; seat 2 is second by Aquabon; seat 0 is the poorest.
    assert (outcome.reason, outcome.rule) == ("own goals", "RK-4b")
    assert outcome.scores == (0.0, 2.0, 1.0)
    assert outcome.ranks == (3, 1, 2)
    assert river.seen(0).mayors[2].goal == "aquabon"


@rule("RK-4b")
def test_of_equal_places_the_one_downstream_wins() -> None:
    river = a_river("eco-district . city . .", QUIET, goal="secret").say(0, "goal aquabon").say(1, "goal richest")
    river.lay(0, "eco-district . city . .")
    river.give(1, 9)
    outcome = last_works(river).state.outcome
    assert outcome is not None
    assert outcome.scores == (1.0, 1.0)
    assert outcome.winners == (1,)


@rule("RK-4b", "RK-8")
def test_ties_within_a_goal_go_downstream_too() -> None:
    river = a_river("corn . city . .", "corn . city . .", QUIET, goal="secret")
    for seat, plots in enumerate(("corn . city . .", "corn . city . .", QUIET)):
        river.say(seat, "goal aquabon")
        river.lay(seat, plots)
    outcome = last_works(river).state.outcome
    assert outcome is not None
    assert outcome.scores == (1.0, 2.0, 0.0)


@rule("RK-38c")
def test_the_last_addition_counts_for_aquabon() -> None:
    river = a_river(QUIET, QUIET).works(1, round=5).say(1, "add eco-district", "place on 1", "end works")
    assert river.state.outcome is not None
    assert river.state.outcome.scores == (3.0, 7.0)


@rule("RK-41")
def test_after_the_last_mayor_the_next_round_begins() -> None:
    river = a_river(QUIET, QUIET).works(1, round=2).say(1, "add meadow", "place on 1", "end works")
    river.say(0, "ready").say(1, "ready")
    assert river.state.round == 3
    assert river.told("cleared") == [{"seat": -1, "round": 2}]
    assert [mayor.vote for mayor in river.state.mayors] == [-1, -1]
    assert river.mayor(1).added == -1
