"""Community Goals and individual goals."""

from __future__ import annotations

import pytest

from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.kinds import NOWHERE
from rules.rising_waters.delta import GAME, Delta, a_delta, a_turn
from support import rule

GOALS = [goal.name for goal in GAME.components.goal]


def with_goal(number: int) -> Delta:
    """Red's turn with this goal face up first, and five losses on the track."""
    delta = a_turn(2, community_goals=True)
    delta.flood.goals[0] = number
    delta.flood.goals[1] = 9 if number != 9 else 8
    delta.flood.losses = delta.flood.causes[0] = 5
    return delta


@rule("RW-76", "RW-60", "RW-81")
@pytest.mark.parametrize("number", [goal for goal in range(10) if goal not in (2, 6)])
def test_giving_the_cards_completes_a_goal(number: int) -> None:
    delta = with_goal(number)
    delta.flood.done[number - 1 if number % 2 else number] = 1
    cards = [card.replace("_", " ") for card, count in GAME.components.goal[number].cards.items() for _ in range(count)]
    delta.hand(0, *cards).board(0, donation=9).say("donate")
    for card in cards:
        assert delta.flood.losses == 5
        delta.say(f"give {card} to goal 1")
    assert delta.flood.losses == (3 if number % 2 else 4)
    assert delta.flood.eased[1] == (2 if number % 2 else 1)
    assert sum(delta.flood.given) == 0


@rule("RW-60")
def test_a_goal_takes_only_what_it_still_asks_for() -> None:
    delta = with_goal(0).hand(0, "blues", "church").say("donate")
    assert delta.refused("give church to goal 1") == "RW-60"
    before = delta.flood.community_discard[0]
    delta.say("give blues to goal 1")
    assert (delta.flood.given[0], delta.flood.community_discard[0]) == (1, before + 1)
    assert a_turn(2).hand(0, "blues").say("donate").refused("give blues to goal 1") == "RW-60"


@rule("RW-60a", "RW-18")
def test_education_stands_in_beside_a_real_card_towards_a_goal() -> None:
    delta = with_goal(0).hand(0, "blues", "education", "education").board(0, donation=3).say("donate")
    assert delta.refused("give education to goal 1") == "RW-60"
    delta.say("give blues to goal 1", "give education to goal 1")
    assert (delta.flood.given[0], delta.flood.losses) == (2, 5)
    delta.say("give education to goal 1")
    assert delta.flood.losses == 4


@rule("RW-77", "RW-77a")
def test_a_b_goal_waits_for_its_own_a_goal() -> None:
    delta = with_goal(1).hand(0, "blues", "church")
    delta.flood.done[4] = 1
    delta.say("donate")
    assert delta.refused("give blues to goal 1") == "RW-77"
    delta.flood.done[0] = 1
    assert delta.may("give blues to goal 1")


@rule("RW-78")
def test_a_goals_lie_on_b_goals_and_two_are_open() -> None:
    flood = a_delta(2, community_goals=True).flood
    assert [goal % 2 for goal in flood.goals] == [0, 0]
    assert [goal % 2 for goal in flood.goal_pile] == [1] * 5 + [0] * 3
    assert sorted([*flood.goals, *flood.goal_pile]) == list(range(10))


@rule("RW-79", "RW-79a")
def test_in_clean_up_one_goal_may_be_replaced() -> None:
    delta = a_turn(2, community_goals=True).next_weather("cloudy", "cloudy", "cloudy")
    old = delta.flood.goals[1]
    delta.flood.given[old * 2] = 1
    coming = delta.flood.goal_pile[len(delta.flood.goal_pile) - 1]
    delta.end_turns().say("survivor at a6")
    assert delta.step == "keep goals"
    delta.say("replace goal 2")
    assert (delta.flood.goals[1], delta.flood.given[old * 2], delta.step) == (coming, 0, "upgrade")
    empty = a_turn(2, community_goals=True).next_weather("cloudy", "cloudy", "cloudy")
    empty.flood.goal_pile = type(empty.flood.row)([])
    assert empty.end_turns().say("survivor at a6").step == "upgrade"


@rule("RW-79")
def test_both_goals_may_be_kept() -> None:
    delta = a_turn(2, community_goals=True).next_weather("cloudy", "cloudy", "cloudy")
    before = [*delta.flood.goals]
    delta.end_turns().say("survivor at a6", "keep the goals")
    assert [*delta.flood.goals] == before


@rule("RW-80")
def test_a_goal_can_be_completed_over_several_turns_and_again() -> None:
    delta = with_goal(4).board(0, donation=9).board(1, donation=9)
    delta.hand(0, "education", "education").hand(1, "education", "education", "education", "education")
    delta.say("donate", "give education to goal 1", "give education to goal 1", "end turn")
    delta.say("donate", "give education to goal 1", "give education to goal 1", "give education to goal 1")
    delta.say("give education to goal 1")
    assert (delta.flood.losses, delta.flood.done[4]) == (3, 2)


@rule("RW-80a", "RW-76")
def test_build_rafts_is_completed_by_launching_the_second_raft() -> None:
    delta = with_goal(2).power(0, "raft").raft(0, "e6").pawns(0, "c5").say("launch a raft with pawn 1")
    assert (delta.flood.losses, delta.flood.done[2]) == (4, 1)
    alone = with_goal(2).power(0, "raft").pawns(0, "c5").say("launch a raft with pawn 1")
    assert alone.flood.losses == 5


@rule("RW-76", "RW-81")
def test_a_labor_meeting_needs_two_players_in_one_hex() -> None:
    delta = with_goal(6).hand(0, "church", "church").board(0, donation=2).pawns(0, "e6").pawns(1, "d6")
    delta.say("donate", "give church to goal 1", "give church to goal 1")
    assert delta.flood.losses == 5
    delta.say("move", "red 1 north-east")
    assert (delta.flood.losses, GOALS[6]) == (4, "Hold a Labor Meeting")


@rule("RW-76", "RW-39")
def test_people_sent_to_one_camp_can_hold_a_labor_meeting() -> None:
    delta = a_delta(2, spring=True, community_goals=True).survivors().pawns(0, "c5").pawns(1, "f8")
    delta.flood.goals[0] = 6
    delta.flood.given[12] = 2
    delta.flood.losses = delta.flood.causes[0] = 5
    assert delta.crisis("camp 0").flood.losses == 4


# -- individual goals ----------------------------------------------------------------------------------------


def at_turn(role: str, *, spring: bool = False) -> Delta:
    others = ["Preacher" if role != "Preacher" else "Child", "Sharecropper" if role != "Sharecropper" else "Child"]
    return a_turn(3, spring=spring, roles=[role, *others])


@rule("RW-82", "RW-82a", "RW-83")
def test_the_blues_singer_sings_for_others_at_no_action() -> None:
    delta = at_turn("Blues Singer").hand(0, "blues", "blues").pawns(0, "e6").pawns(1, "e6", "e6").survivors("e6")
    delta.say("perform for blue 1")
    assert (delta.flood.points[0], delta.flood.actions, delta.held(0, "blues")) == (1, 2, 1)
    assert delta.refused("perform for green 1") == "RW-83"
    delta.say("perform for survivor 1")
    assert delta.flood.points[0] == 2
    assert delta.refused("perform for blue 2") == "RW-83"
    assert at_turn("Teacher").hand(0, "blues").refused("perform for blue 1") == "RW-83"


@rule("RW-84", "RW-82a")
def test_not_twice_in_a_row_and_ones_own_only_after_anothers() -> None:
    delta = at_turn("Blues Singer").hand(0, *["blues"] * 5).pawns(0, "c6", "c6").pawns(1, "c6", "c6")
    assert delta.refused("perform for the town of red") == "RW-84"
    assert delta.refused("perform for red 2") == "RW-84"
    delta.say("perform for blue 1")
    assert delta.refused("perform for blue 1") == "RW-84"
    delta.say("perform for the town of red")
    assert delta.refused("perform for red 2") == "RW-84"
    delta.say("perform for blue 1", "perform for blue 2")
    assert delta.flood.points[0] == 4


@rule("RW-84a", "RW-83")
def test_two_survivors_are_two_audiences() -> None:
    delta = at_turn("Blues Singer").hand(0, *["blues"] * 3).pawns(0, "e6").survivors("e6", "e6", "a6")
    delta.say("perform for survivor 1")
    assert delta.refused("perform for survivor 1") == "RW-84"
    assert delta.refused("perform for survivor 3") == "RW-83"
    delta.say("perform for survivor 2", "perform for survivor 1")
    assert delta.flood.points[0] == 3


@rule("RW-82", "RW-82a", "RW-83", "RW-87")
def test_songs_and_sales_also_come_in_the_middle_of_a_move() -> None:
    delta = at_turn("Blues Singer").hand(0, "blues", "blues").pawns(0, "d5").pawns(1, "d6").pawns(2, "d7")
    delta.say("move")
    assert delta.refused("perform for blue 1") == "RW-83"
    delta.say("red 1 east", "perform for blue 1", "red 1 east", "perform for green 1", "red 1 west", "end move")
    assert (delta.flood.points[0], delta.flood.actions, delta.at(0)) == (2, 1, hex_number("d6"))
    seller = at_turn("Sharecropper").hand(0, "garden", "farm animals").pawns(0, "d5").pawns(1, "d6")
    seller.say("move", "red 1 east", "sell garden to blue 1")
    assert seller.flood.points[0] == 1
    assert seller.refused("sell farm animals to blue 1") == "RW-84"


@rule("RW-85")
def test_the_outside_activist_tells_the_world() -> None:
    delta = at_turn("Outside Activist").hand(0, "newspaper", "radio", "blues").hand(1).hand(2)
    delta.crisis("force", by=0).say("witness with newspaper")
    assert (delta.flood.points[0], delta.flood.due) == (1, 1)
    assert delta.refused("witness with newspaper") == "RW-85"
    delta.say("no more witness", "pay radio")
    assert (delta.flood.points[0], delta.held(0, "blues")) == (2, 1)
    hatred = at_turn("Outside Activist").hand(0, "newspaper", "radio").hand(1, "blues", "blues").hand(2)
    hatred.crisis("race hatred", by=0).say("witness with newspaper", "witness with radio")
    hatred.say("surrender blues", "surrender blues")
    assert (hatred.flood.points[0], hatred.flood.losses) == (2, 1)


@rule("RW-86")
def test_the_preacher_gives_church_cards() -> None:
    delta = at_turn("Preacher", spring=True).hand(0, "church", "church", "blues").hand(1)
    delta.say("donate", "give church to blue", "give church to relief", "give blues to blue")
    assert delta.flood.points[0] == 2


@rule("RW-87", "RW-84")
def test_the_sharecropper_sells() -> None:
    delta = at_turn("Sharecropper").hand(0, "garden", "farm animals", "farm animals").pawns(0, "f8")
    delta.say("sell garden to the town of blue")
    assert delta.refused("sell farm animals to the town of blue") == "RW-84"
    assert delta.refused("sell garden to the town of blue") == "RW-87"
    assert (delta.flood.points[0], delta.flood.actions) == (1, 2)
    for nobody in (at_turn("Teacher").pawns(0, "f8"), at_turn("Sharecropper").pawns(0, "c5")):
        assert nobody.hand(0, "garden").refused("sell garden to the town of blue") == "RW-87"


@rule("RW-88", "RW-88a", "RW-82a")
def test_the_child_finds_and_brings() -> None:
    delta = at_turn("Child").pawns(0, "g5").hand(0).hand(1)
    delta.flood.community_discard[7] = 1
    delta.flood.landowner_discard[0] = 1
    delta.flood.landowner_discard[1] = 3
    assert not any("threat" in token for token in delta.tokens() if token.startswith("find"))
    delta.say("find radio")
    assert delta.refused("bring it to red") == "RW-58"
    delta.say("bring it to blue")
    assert (delta.held(1, "radio"), delta.flood.points[0], delta.flood.actions) == (1, 1, 1)
    delta.say("find job offer", "bring it to green")
    assert (delta.held(2, "job offer"), delta.flood.points[0]) == (1, 2)
    away = at_turn("Child").pawns(0, "c5")
    away.flood.community_discard[7] = 1
    assert away.refused("find radio") == "RW-88"


@rule("RW-88b", "RW-88")
def test_the_child_may_keep_what_it_finds() -> None:
    delta = at_turn("Child").pawns(0, "g5").hand(0).hand(1).hand(2)
    delta.flood.community_discard[7] = 1
    delta.say("find radio", "keep it")
    assert (delta.held(0, "radio"), delta.flood.points[0], delta.flood.actions, delta.flood.found) == (1, 0, 1, -1)
    delta.say("donate", "give radio to blue")
    assert (delta.held(1, "radio"), delta.flood.points[0]) == (1, 0)


@rule("RW-89", "RW-71", "RW-18a")
def test_the_teacher_resists_with_education_for_itself_and_others() -> None:
    own = at_turn("Teacher").hand(0, "education").crisis("threat", by=0).say("resist with education")
    assert (own.flood.points[0], own.held(0, "threat")) == (1, 0)
    other = at_turn("Teacher").hand(0, "education", "education").hand(1).hand(2).crisis("threat", by=1)
    assert (other.step, other.decider) == ("teach", 0)
    other.say("teach against it")
    assert (other.flood.points[0], other.held(1, "threat")) == (1, 0)
    other.crisis("threat", by=1).say("teach another time")
    assert (other.flood.points[0], other.held(1, "threat")) == (1, 1)
    other.say("teach against the threat to blue")
    assert (other.flood.points[0], other.held(1, "threat"), other.flood.actions) == (2, 0, 1)
    assert other.refused("teach against the threat to blue") == "RW-89"


@rule("RW-71", "RW-71a")
def test_the_teachers_education_stands_for_any_resistance_card() -> None:
    delta = at_turn("Teacher").hand(0, "education", "education").hand(1).hand(2)
    assert delta.refused("read the newspaper") == "RW-72"
    delta.say("read the newspaper with education", "tell nobody", "listen to the radio with education", "tell nobody")
    assert (delta.flood.weather_known[0], delta.flood.landowner_known[0], delta.held(0, "education")) == (3, 3, 0)
    show = at_turn("Teacher").hand(0, "education").say("hold a fundraiser with education")
    assert (show.flood.hand_size(0), show.flood.actions) == (2, 1)
    assert at_turn("Preacher").hand(0, "education").refused("read the newspaper with education") == "RW-71"
    assert show.flood.points[0] == delta.flood.points[0] == 0


@rule("RW-71a", "RW-74")
@pytest.mark.parametrize(("hand", "used"), [(["education", "vaudeville"], 1), (["education", "education"], 2)])
def test_the_teachers_fundraiser_for_all(hand: list[str], used: int) -> None:
    delta = at_turn("Teacher").hand(0, *hand).hand(1).hand(2)
    assert delta.refused(f"hold a fundraiser for all with {3 - used} education") == "RW-74"
    delta.say(f"hold a fundraiser for all with {used} education")
    assert [delta.flood.hand_size(player) for player in range(3)] == [2, 2, 2]


@rule("RW-35", "RW-71a")
def test_the_teachers_education_cancels_race_hatred_once_a_round() -> None:
    delta = at_turn("Teacher").hand(0, "education", "education").hand(1).hand(2).crisis("race hatred")
    assert (delta.step, delta.decider) == ("cancel race hatred", 0)
    assert delta.refused("call outside activism") == "RW-35"
    delta.say("call outside activism with education")
    assert (delta.flood.losses, delta.held(0, "education"), delta.flood.points[0]) == (0, 1, 0)
    assert delta.crisis("race hatred").flood.losses == 3
    both = at_turn("Preacher").hand(0, "outside activism", "education").crisis("race hatred")
    assert both.refused("call outside activism with education") == "RW-71"


@rule("RW-90")
def test_the_red_boxes() -> None:
    delta = a_delta(4, roles=["Blues Singer", "Outside Activist", "Preacher", "Sharecropper"])
    assert delta.track(0, "swim") == 1
    assert delta.flood.hand_size(1) == 8
    assert delta.held(1, "newspaper") >= 1
    assert (delta.track(2, "donation"), delta.track(3, "movement")) == (3, 4)
    child = a_delta(2, roles=["Child", "Teacher"])
    assert (child.track(0, "pawns"), child.at(2)) == (3, hex_number("c6"))


@rule("RW-82b")
def test_every_role_is_taken_once() -> None:
    flood = GAME.new(seats=2, seed=1, individual_goals=True)
    flood.play(0, "settle in Greenville")
    flood.play(0, "be the Child")
    flood.play(1, "settle in Tallulah")
    refusal = flood.why_not(1, "be the Child")
    assert refusal is not None
    assert refusal.rule == "RW-82b"
    assert NOWHERE == -1
