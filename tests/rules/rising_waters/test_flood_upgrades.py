"""Phase 1: upgrades."""

from __future__ import annotations

from itertools import permutations

from paddlewheel.games.rising_waters.grid import hex_number
from rules.rising_waters.delta import a_delta, a_turn
from support import rule


@rule("RW-17")
def test_example_7_two_farm_animals_raise_movement_and_the_next_box_costs_three() -> None:
    delta = a_delta(2).hand(0, "family", "farm animals", "farm animals")
    delta.say("raise movement", seat=0)
    assert (delta.track(0, "movement"), delta.held(0, "farm animals"), delta.held(0, "family")) == (4, 0, 1)
    delta.hand(0, "farm animals", "farm animals")
    assert delta.refused("raise movement", seat=0) == "RW-17"
    delta.hand(0, "farm animals", "farm animals", "farm animals").say("raise movement", seat=0)
    assert delta.track(0, "movement") == 5


@rule("RW-17a", "RW-25")
def test_the_costs_of_all_boxes() -> None:
    boards = a_delta(2).rules.boards
    costs = {track: [boards.cost(track, value) for value in range(8)] for track in range(5)}
    assert costs == {
        0: [0, 0, 3, 4, 0, 0, 0, 0],
        1: [0, 0, 0, 2, 3, 4, 0, 0],
        2: [1, 1, 2, 3, 0, 0, 0, 0],
        3: [0, 0, 2, 3, 0, 0, 0, 0],
        4: [2, 0, 0, 0, 0, 0, 0, 0],
    }
    assert a_delta(2).board(0, swim=1).hand(0, "blues", "blues").refused("raise swim", seat=0) == "RW-25"


@rule("RW-18")
def test_education_is_wild_beside_a_real_card() -> None:
    delta = a_delta(2).hand(0, "blues", "education", "education")
    assert delta.refused("raise swim with 2 education", seat=0) == "RW-18"
    assert delta.refused("raise swim", seat=0) == "RW-17"
    delta.say("raise swim with 1 education", seat=0)
    assert (delta.track(0, "swim"), delta.held(0, "education")) == (1, 1)


@rule("RW-18", "RW-18a")
def test_education_stands_for_one_card_of_a_power_but_never_for_a_job_offer() -> None:
    delta = a_delta(2).hand(0, "garden", "education", "job offer")
    assert not delta.refused("buy work discount with education last", seat=0)
    assert delta.refused("buy work discount with education first", seat=0) == "RW-17"
    assert delta.refused("buy mule team with education first", seat=0) == "RW-18"
    assert delta.refused("buy mule team with education last", seat=0) == "RW-18"
    delta.hand(0, "garden", "education", "farm animals", "job offer")
    delta.say("buy mule team", "buy work discount with education last", seat=0)
    assert [*delta.flood.powers[:5]] == [0, 1, 1, 0, 0]


@rule("RW-19")
def test_several_abilities_in_one_phase() -> None:
    delta = a_delta(2).hand(0, "blues", "blues", "church", "church", "farm animals", "farm animals")
    delta.say("raise swim", "raise donation", "raise movement", seat=0)
    assert [*delta.flood.tracks[:5]] == [2, 4, 2, 3, 1]


@rule("RW-20")
def test_a_renewable_power_is_bought_used_and_bought_again() -> None:
    delta = a_delta(2).hand(0, "church", "family", "church", "family")
    delta.say("buy helping hands", seat=0)
    assert delta.refused("buy helping hands", seat=0) == "RW-20"
    delta.turn()
    assert delta.flood.actions == 2
    delta.say("call helping hands")
    assert (delta.flood.actions, delta.refused("call helping hands")) == (3, "RW-20")
    delta.next_weather("cloudy", "cloudy", "cloudy").end_turns().say("survivor at a6")
    delta.hand(0, "church", "family").say("buy helping hands", seat=0)


@rule("RW-20a")
def test_what_the_powers_cost_and_give() -> None:
    delta = a_delta(2).hand(0, "farm animals", "job offer", "church", "garden")
    delta.say("buy mule team", "buy church supper", seat=0).turn()
    delta.say("hold a church supper")
    assert delta.flood.hand_size(0) == 3
    delta.say("move", "hitch the mules")
    assert delta.flood.pool == 2 * (3 + 3)
    boards = delta.rules.boards
    pairs = [(boards.first[power], boards.second[power]) for power in range(5)]
    assert pairs == [(2, 0), (4, 3), (3, 10), (1, 2), (1, 4)]


@rule("RW-21", "RW-109")
def test_a_lost_pawn_moves_the_track_back_and_can_come_back() -> None:
    delta = a_delta(2).pawns(0, "i2", "a6")
    delta.water(R4=3).flood_land("He").resolve()
    assert (delta.track(0, "pawns"), delta.at(0), delta.flood.causes[2]) == (1, -1, 1)
    delta.hand(0, "family").say("raise pawns", seat=0)
    assert (delta.track(0, "pawns"), delta.at(0)) == (2, hex_number("c6"))


@rule("RW-22")
def test_upgrades_come_in_any_order_to_the_same_state() -> None:
    ends = set()
    for order in permutations(range(3)):
        delta = a_delta(3)
        for player in range(3):
            delta.hand(player, "blues", "blues", "family", "family")
        for seat in order:
            delta.say("raise swim", "raise pawns", "upgrades done", seat=seat)
        ends.add(delta.flood.fingerprint())
    assert len(ends) == 1


@rule("RW-23", "RW-23a")
def test_each_card_has_its_track() -> None:
    for card, track in (("blues", "swim"), ("church", "donation"), ("family", "pawns"), ("farm animals", "movement")):
        delta = a_delta(2).hand(0, card, card, card)
        before = delta.track(0, track)
        delta.say(f"raise {track}", seat=0)
        assert delta.track(0, track) == before + 1
    delta = a_delta(2).hand(0, "garden", "garden", "garden").say("raise actions", seat=0)
    assert delta.track(0, "actions") == 3
    assert delta.turn().flood.actions == 3


@rule("RW-24", "RW-24a")
def test_a_new_pawn_starts_at_home_or_beside_another_or_at_vicksburg() -> None:
    delta = a_delta(2).hand(0, "family", "family").say("raise pawns", seat=0)
    assert delta.at(2) == hex_number("c6")
    assert delta.refused("new pawn beside pawn 1", seat=0) == "RW-24"

    delta = a_delta(2).hand(0, "family", "family").pawns(0, "a6", "j5")
    delta.flood.towns[0] = -1
    delta.say("raise pawns", seat=0)
    assert delta.refused("upgrades done", seat=0) == "RW-24a"
    assert delta.refused("new pawn beside pawn 3", seat=0) == "RW-24a"
    delta.say("new pawn beside pawn 2", seat=0)
    assert delta.at(2) == hex_number("j5")

    delta = a_delta(2).hand(0, "family").pawns(0)
    delta.flood.towns[0] = -1
    delta.say("raise pawns", seat=0)
    assert delta.at(0) == hex_number("g5")


@rule("RW-24b")
def test_without_pawns_a_player_goes_on() -> None:
    delta = a_turn(2).pawns(0).hand(0, "newspaper", "church")
    offered = delta.tokens()
    assert {"donate", "accept work", "work for the community", "read the newspaper", "end turn"} <= set(offered)
    assert delta.say("accept work", "take an offer", "take an offer").refused("levee at c6") == "RW-63"
