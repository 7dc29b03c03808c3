"""Phase 2: the Landowner row and its crises."""

from __future__ import annotations

import pytest

from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.kinds import FORCE, GREEN, HATRED, OFFER, RED, THREATENS
from rules.rising_waters.delta import GAME, a_delta, a_turn
from support import rule

JUST_OFFERS = ("job offer", "job offer", "job offer")


@rule("RW-26")
def test_the_row_is_filled_to_three() -> None:
    delta = a_delta(2).row("job offer").next_landowner("job offer", "job offer").upgrades_done()
    assert [*delta.flood.row] == [OFFER] * 3


@rule("RW-26a", "RW-117")
def test_a_gap_stays_until_work_is_sought_or_the_next_round() -> None:
    delta = a_delta(2).hand(0).hand(1).row("threat", "job offer", "job offer").upgrades_done()
    assert len(delta.flood.row) == 2
    delta.next_weather("cloudy", "cloudy", "cloudy").end_turns()
    assert (delta.step, len(delta.flood.row)) == ("place survivor", 2)


@rule("RW-26b")
@pytest.mark.parametrize(
    ("spring", "switch", "left"),
    [(False, "by version", 3), (True, "by version", 2), (False, "on", 2), (True, "off", 3)],
)
def test_the_oldest_unused_offer_is_withdrawn_where_the_switch_is_on(spring: bool, switch: str, left: int) -> None:
    delta = a_turn(2, spring=spring, stale_offers=switch).next_weather("cloudy", "cloudy", "cloudy").end_turns()
    delta.say("survivor at a6")
    assert (delta.step, len(delta.flood.row)) == ("upgrade", left)


@rule("RW-27", "RW-27a")
@pytest.mark.parametrize("card", ["threat", "force", "race hatred", "flees", "dynamite", "camp 3"])
def test_every_crisis_is_resolved_before_anything_else_and_discarded(card: str) -> None:
    delta = a_delta(2, spring=True).hand(0).hand(1).survivors().pawns(0).pawns(1)
    discarded = sum(delta.flood.landowner_discard)
    delta.row(card, "job offer", "job offer").upgrades_done()
    assert (delta.step, delta.flood.actions) == ("act", 2)
    taken = delta.held(0, "threat")
    assert sum(delta.flood.landowner_discard) == discarded + 1 - taken
    assert taken == (card == "threat")


@rule("RW-28")
def test_the_first_player_answers_or_the_one_who_revealed_it() -> None:
    delta = a_delta(3).hand(0).hand(1).hand(2)
    delta.flood.first = 1
    delta.crisis("threat")
    assert [delta.held(player, "threat") for player in range(3)] == [0, 1, 0]
    delta = a_turn(3).hand(0).hand(1).hand(2).row("job offer", "job offer").next_landowner("threat")
    delta.say("end turn").say("seek work")
    assert [delta.held(player, "threat") for player in range(3)] == [0, 1, 0]


@rule("RW-28a")
def test_several_threats_go_round() -> None:
    delta = a_delta(3).hand(0).hand(1).hand(2).crisis("threat", "threat")
    assert [delta.held(player, "threat") for player in range(3)] == [1, 1, 0]


@rule("RW-29", "RW-71", "RW-35a")
def test_a_threat_is_resisted_with_any_resistance_card() -> None:
    for card in ("newspaper", "radio", "outside activism", "vaudeville"):
        delta = a_delta(2).hand(0, card, "education").crisis("threat")
        assert delta.refused("resist with education") == "RW-71"
        assert delta.flood.landowner_discard[THREATENS] == 0
        delta.say(f"resist with {card}")
        assert (delta.held(0, card), delta.held(0, "threat"), delta.flood.landowner_discard[THREATENS]) == (0, 0, 1)
    assert a_delta(2).hand(0, "radio").crisis("threat").refused("resist with newspaper") == "RW-29"


@rule("RW-30", "RW-30a", "RW-58a")
def test_a_threat_carried_counts_stays_and_cannot_be_given_or_discarded() -> None:
    delta = a_delta(2).hand(0, *["blues"] * 6, "radio").crisis("threat").say("take the threat")
    assert (delta.held(0, "threat"), delta.flood.hand_size(0)) == (1, 8)
    delta.turn().say("donate")
    assert not any("threat" in token for token in delta.tokens())
    delta.say("end donation", "end turn")
    assert delta.step == "discard"
    assert delta.tokens() == ["discard blues", "discard radio"]


@rule("RW-30a")
def test_a_hand_of_threats_alone_is_left_alone() -> None:
    delta = a_turn(2).hand(0, *["threat"] * 9).say("end turn")
    assert (delta.step, delta.decider) == ("act", 1)


@rule("RW-31", "RW-31b")
def test_force_takes_two_cards_from_the_group() -> None:
    delta = a_delta(3).hand(0, "blues", "radio").hand(1, "church").hand(2).crisis("force")
    assert (delta.step, delta.decider) == ("pay force", 0)
    assert delta.refused("leave it to the others") == "RW-31b"
    assert delta.refused("pay garden") == "RW-31"
    delta.say("pay radio").say("leave it to the others", "pay church")
    assert (delta.held(0, "blues"), delta.held(1, "church"), delta.flood.losses) == (1, 0, 0)
    assert delta.flood.landowner_discard[FORCE] == 1


@rule("RW-31")
def test_every_further_force_asks_again() -> None:
    delta = a_delta(2).hand(0, *["blues"] * 5).hand(1).crisis("force", "force")
    delta.say("pay blues", "pay blues", "pay blues", "pay blues")
    assert (delta.held(0, "blues"), delta.step) == (1, "upgrade")


@rule("RW-31a", "RW-32", "RW-111")
def test_a_group_that_cannot_pay_pays_nothing_and_it_is_a_loss() -> None:
    delta = a_delta(2).hand(0, "blues", "threat", "job offer").hand(1).crisis("force")
    assert (delta.held(0, "blues"), delta.flood.losses, delta.flood.causes[6]) == (1, 1, 1)


@rule("RW-33", "RW-34", "RW-34a", "RW-111")
def test_race_hatred_takes_two_cards_each_or_a_loss_each() -> None:
    delta = a_delta(3).hand(0, "blues", "church", "family").hand(1, "garden", "job offer", "threat").hand(2)
    delta.crisis("race hatred")
    assert delta.refused("surrender garden") == "RW-33"
    delta.say("surrender blues", "surrender family")
    assert (delta.held(0, "church"), delta.held(1, "garden"), delta.flood.hand_size(1)) == (1, 1, 3)
    assert (delta.flood.losses, delta.flood.landowner_discard[HATRED], delta.step) == (2, 1, "upgrade")


@rule("RW-35", "RW-35a")
def test_outside_activism_saves_all_once_a_round() -> None:
    delta = a_delta(3).hand(0).hand(1, "outside activism").hand(2, "outside activism")
    delta.crisis("race hatred", "race hatred")
    assert (delta.step, delta.decider) == ("cancel race hatred", 1)
    delta.say("call outside activism")
    # The second one cannot be cancelled any more: nobody can pay.
    assert (delta.flood.losses, delta.held(1, "outside activism"), delta.held(2, "outside activism")) == (3, 0, 1)
    delta.turn().next_weather("cloudy", "cloudy", "cloudy").end_turns()
    assert delta.flood.activism_used == 0


@rule("RW-35")
def test_it_can_be_held_back() -> None:
    delta = a_delta(2).hand(0, "outside activism").hand(1).crisis("race hatred").say("hold outside activism back")
    assert (delta.flood.losses, delta.held(0, "outside activism")) == (2, 1)


@rule("RW-36")
def test_a_landowner_who_flees_is_a_loss() -> None:
    delta = a_delta(2, spring=True).crisis("flees")
    assert (delta.flood.losses, delta.flood.causes[5]) == (1, 1)


@rule("RW-37", "RW-37a")
@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 6), (4, 8)])
def test_enough_donations_make_a_green_camp(seats: int, needed: int) -> None:
    delta = a_delta(seats, spring=True)
    delta.flood.donations = needed + 1
    delta.crisis("camp 0").say("camp at c5")
    assert (delta.flood.camps[hex_number("c5")], delta.flood.donations, delta.flood.losses) == (GREEN, 0, 0)
    short = a_delta(seats, spring=True)
    short.flood.donations = needed - 1
    short.survivors().pawns(0).pawns(1).crisis("camp 0")
    assert short.flood.camps[hex_number("a9")] == RED
    assert short.flood.donations == needed - 1


@rule("RW-37", "RW-37c")
def test_a_green_camp_may_be_declined_and_the_donations_stay() -> None:
    delta = a_delta(2, spring=True)
    delta.flood.donations = 5
    delta.crisis("camp 0").say("place no camp")
    assert (delta.flood.donations, sum(delta.flood.camps), delta.flood.losses) == (5, 0, 0)
    delta.crisis("camp 1").say("camp at c5")
    assert (delta.flood.donations, delta.flood.camps[hex_number("c5")]) == (0, GREEN)


@rule("RW-37b")
def test_a_camp_needs_dry_land_without_a_camp() -> None:
    delta = a_delta(2, spring=True).camp("c5").flood_land("Gu")
    delta.flood.donations = 4
    delta.crisis("camp 0")
    assert (delta.refused("camp at c5"), delta.refused("camp at i2")) == ("RW-37b", "RW-37b")
    red = a_delta(2, spring=True).survivors().flood_land("Bo").crisis("camp 0")
    assert red.flood.camps[hex_number("a8")] == RED
    taken = a_delta(2, spring=True).survivors().camp("h5").crisis("camp 3")
    assert sum(camp > 0 for camp in taken.flood.camps) == 2


@rule("RW-38", "RW-38a")
def test_a_red_camp_goes_to_its_site() -> None:
    sites = ["a9", "b5", "c7", "h5", "g5", "i0", "n0"]
    for number, site in enumerate(sites):
        delta = a_delta(2, spring=True).survivors().pawns(0, "e6").pawns(1, "e6").crisis(f"camp {number}")
        assert delta.flood.camps[hex_number(site)] == RED
    names = [name for name, _ in GAME.river_map.camps]
    assert names[0].startswith("Birdsong")
    assert names[6] == "Sicily Island"


@rule("RW-39")
def test_everybody_sends_a_pawn_to_a_red_camp() -> None:
    delta = a_delta(3, spring=True).survivors().pawns(0, "c5", "e6").pawns(1, "f8").pawns(2, "a9", "h0")
    delta.raft(0, "f8", 4).crisis("camp 0")
    assert (delta.step, delta.decider) == ("send pawn", 0)
    assert delta.refused("send pawn 3") == "RW-39"
    delta.say("send pawn 2")
    camp = hex_number("a9")
    assert [delta.at(pawn) for pawn in (0, 1, 4, 8, 9)] == [hex_number("c5"), camp, camp, camp, camp]
    assert delta.flood.pawn_rafts[4] == -1


@rule("RW-40", "RW-64")
def test_a_survivor_is_taken_for_a_red_camp_and_a_levee_stands_in_its_place() -> None:
    delta = a_delta(2, spring=True).survivors("a3", "b5").pawns(0).pawns(1).crisis("camp 0")
    assert delta.refused("give up survivor 3") == "RW-40"
    delta.say("give up survivor 2")
    assert (delta.height("b5"), delta.flood.survivors[1], delta.flood.losses, delta.flood.causes[3]) == (4, -1, 1, 1)


@rule("RW-40a")
def test_without_survivors_or_pawns_these_parts_are_left_out() -> None:
    delta = a_delta(2, spring=True).survivors().pawns(0).pawns(1).crisis("camp 0")
    assert (delta.flood.losses, delta.step) == (0, "upgrade")
    delta = a_delta(2, spring=True).survivors("b5").levee("b5", 4).pawns(0).pawns(1).crisis("camp 0")
    assert (delta.height("b5"), delta.flood.losses) == (5, 1)
    delta = a_delta(2, spring=True).survivors("i3").raft(0, "i3").pawns(0).pawns(1)
    delta.flood.survivor_rafts[0] = 0
    delta.crisis("camp 0")
    assert (delta.height("i3"), delta.flood.losses) == (0, 1)


@rule("RW-42")
def test_pawns_leave_a_camp_by_moving() -> None:
    delta = a_turn(2, spring=True).camp("h5", RED).pawns(0, "h5").say("move", "red 1 east")
    assert delta.at(0) == hex_number("h6")


@rule("RW-43", "RW-43a", "RW-108")
def test_dynamite_takes_the_highest_northernmost_levee() -> None:
    delta = a_delta(2, spring=True).levee("k3", 3).levee("c7", 4).levee("e5", 4).crisis("dynamite")
    assert (delta.height("c7"), delta.height("e5"), delta.flood.losses, delta.flood.causes[4]) == (0, 4, 1, 1)
    delta.levee("e6", 6).levee("e0", 6).crisis("dynamite")
    assert (delta.step, delta.refused("dynamite at e5")) == ("dynamite", "RW-43a")
    delta.say("dynamite at e6")
    assert (delta.height("e6"), delta.height("e0"), delta.flood.losses) == (0, 6, 2)
    nothing = a_delta(2, spring=True).crisis("dynamite")
    assert nothing.flood.losses == 0
