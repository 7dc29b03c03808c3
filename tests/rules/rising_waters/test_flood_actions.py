"""Phase 3: turns, moves, rafts, gifts, work and resistance."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.kinds import OFFER
from rules.rising_waters.delta import GAME, a_delta, a_turn
from support import rule


@rule("RW-45", "RW-46")
def test_turns_go_clockwise_with_two_actions_each() -> None:
    delta = a_delta(3)
    delta.flood.first = 1
    delta.turn()
    assert (delta.decider, delta.flood.actions) == (1, 2)
    delta.hand(1).say("work for the community", "work for the community")
    assert delta.refused("work for the community") == "RW-45"
    delta.say("end turn")
    assert delta.decider == 2
    delta.say("end turn")
    assert delta.decider == 0


@rule("RW-46", "RW-46a")
def test_actions_in_any_order_and_a_turn_may_end_early() -> None:
    one = a_turn(2).hand(0).say("work for the community", "accept work", "take an offer", "end work")
    other = a_turn(2).hand(0).say("accept work", "take an offer", "end work", "work for the community")
    assert one.flood.fingerprint() == other.flood.fingerprint()
    assert a_turn(2).say("end turn").decider == 1


@rule("RW-47", "RW-47b")
def test_at_the_end_of_a_turn_seven_cards_are_kept() -> None:
    delta = a_turn(2).hand(0, *["blues"] * 7).say("accept work", "take an offer", "end work", "end turn")
    assert (delta.step, delta.flood.hand_size(0)) == ("discard", 8)
    assert delta.refused("discard church") == "RW-47"
    delta.say("discard blues")
    assert (delta.decider, delta.flood.hand_size(0), delta.held(0, "job offer")) == (1, 7, 1)


@rule("RW-47a", "RW-69")
def test_the_limit_is_checked_at_once_after_community_work_shows_and_gifts() -> None:
    delta = a_turn(2).hand(0, *["blues"] * 7).say("work for the community")
    assert delta.step == "discard"
    delta.say("discard blues")
    assert (delta.step, delta.flood.hand_size(0)) == ("act", 7)
    delta = a_turn(2).hand(0, "vaudeville", *["blues"] * 6).say("hold a fundraiser")
    assert delta.step == "discard"
    delta = a_turn(2).hand(0, "blues").hand(1, *["church"] * 7).say("donate", "give blues to blue")
    assert (delta.step, delta.decider) == ("discard", 1)


@rule("RW-48", "RW-48a")
def test_a_move_is_one_pool_for_all_pawns() -> None:
    delta = a_turn(2).pawns(0, "e6", "d5").say("move", "red 1 north-east", "red 2 east", "red 1 north-west")
    assert (delta.at(0), delta.at(1)) == (hex_number("c6"), hex_number("d6"))
    assert delta.refused("red 1 north-east") == "RW-48a"
    delta.say("end move")
    assert delta.flood.actions == 1
    edge = a_turn(2).pawns(0, "a9").say("move")
    assert edge.refused("red 1 east") == "RW-48"
    assert edge.refused("red 2 east") == "RW-48"


@rule("RW-49", "RW-49a")
def test_water_is_crossed_only_by_swimmers_who_reach_the_shore() -> None:
    delta = a_turn(2).pawns(0, "c5").say("move")
    assert delta.refused("red 1 west") == "RW-49"
    delta.board(0, swim=1).say("red 1 west")
    assert delta.refused("end move") == "RW-49a"
    assert delta.refused("ask to move blue 1") == "RW-49a"
    delta.say("red 1 south-east").say("end move")
    assert delta.at(0) == hex_number("d4")
    late = a_turn(2).board(0, swim=1).pawns(0, "c5", "d5").say("move", "red 2 north-east", "red 2 south-west")
    assert late.refused("red 1 west") == "RW-49a"


@rule("RW-50", "RW-50a")
def test_another_players_pawn_moves_only_with_consent() -> None:
    delta = a_turn(3).pawns(1, "e6", "d5").say("move")
    assert delta.refused("blue 1 north-east") == "RW-50"
    delta.say("ask to move blue 1")
    assert (delta.step, delta.decider) == ("consent", 1)
    delta.say("lend the pawn").say("blue 1 north-east", "end move")
    assert delta.at(4) == hex_number("d6")
    delta.say("move")
    assert delta.refused("blue 1 north-east") == "RW-50"
    delta.say("ask to move blue 2").say("do not lend the pawn")
    assert delta.refused("ask to move blue 2") == "RW-50a"
    assert delta.refused("blue 2 east") == "RW-50"
    solo = a_turn(1).pawns(1, "e6").say("move", "blue 1 north-east")
    assert solo.at(4) == hex_number("d6")


@rule("RW-51", "RW-52", "RW-52a", "RW-55")
def test_launching_picking_up_and_dropping_off_cost_an_action_each() -> None:
    delta = a_turn(2).board(0, actions=4).power(0, "raft").pawns(0, "a3").survivors("a3")
    delta.flood.actions = 4
    assert delta.refused("pick up with pawn 1") == "RW-51"
    delta.say("launch a raft with pawn 1")
    assert (delta.flood.actions, delta.refused("launch a raft with pawn 1")) == (3, "RW-20")
    delta.say("pick up with pawn 1", "move", "raft 1 west", "end move")
    assert (delta.flood.survivors[0], delta.at(0), delta.flood.rafts[0]) == (2, 2, 2)
    delta.say("drop off with pawn 1")
    assert (delta.flood.actions, delta.flood.survivor_rafts[0], delta.flood.losses) == (0, -1, 0)


@rule("RW-52")
def test_a_raft_needs_a_pawn_of_ones_own_aboard() -> None:
    delta = a_turn(2).raft(0, "e6").say("move")
    assert delta.refused("raft 1 east") == "RW-52"
    assert delta.refused("raft 2 east") == "RW-52"
    other = a_turn(2).pawns(1, "e6").raft(0, "e6", 4).say("move")
    assert other.refused("raft 1 east") == "RW-50"


@rule("RW-52b", "RW-49")
def test_boarding_a_raft_and_stepping_off() -> None:
    delta = a_turn(2).pawns(0, "e6", "d5").raft(0, "e6", 0).raft(1, "d4").say("move", "red 2 west")
    assert delta.flood.pawn_rafts[1] == -1
    delta.say("red 2 boards")
    assert (delta.flood.pawn_rafts[1], delta.refused("red 2 boards")) == (1, "RW-52b")
    water = a_turn(2).pawns(0, "c5").raft(0, "c4").say("move", "red 1 west")
    assert (water.at(0), water.flood.pawn_rafts[0]) == (hex_number("c4"), 0)
    water.say("red 1 east")
    assert (water.flood.pawn_rafts[0], water.flood.rafts[0]) == (-1, hex_number("c4"))


@rule("RW-53")
def test_a_raft_goes_twice_as_far_on_water() -> None:
    delta = a_turn(2).pawns(0, "a4").raft(0, "a4", 0).say("move")
    delta.say("raft 1 south-east", "raft 1 south-west", "raft 1 west", "raft 1 south-west")
    assert (delta.flood.pool, delta.at(0)) == (2, hex_number("d2"))
    land = a_turn(2).pawns(0, "e6").raft(0, "e6", 0).say("move", "raft 1 north-east")
    assert land.flood.pool == 4


@rule("RW-54")
def test_a_raft_carries_two() -> None:
    delta = a_turn(2).pawns(0, "a3", "a3", "a3").raft(0, "a3", 0, 1).survivors("a3")
    assert delta.refused("pick up with pawn 1") == "RW-54"
    assert delta.say("move").refused("red 3 boards") == "RW-54"


@rule("RW-55", "RW-55a")
def test_there_must_be_somebody_and_dry_land() -> None:
    delta = a_turn(2).pawns(0, "a2", "a4").raft(0, "a2", 0).raft(1, "a4", 1).survivors("b3", "a4")
    delta.flood.survivor_rafts[1] = 1
    assert delta.refused("pick up with pawn 1") == "RW-55"
    assert delta.refused("drop off with pawn 1") == "RW-55"
    assert delta.refused("drop off with pawn 2") == "RW-55a"


@rule("RW-56", "RW-56a")
def test_a_survivor_brought_to_any_camp_is_rescued() -> None:
    for colour in (1, 2):
        delta = a_turn(2, spring=True).camp("a3", colour).pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
        delta.flood.survivor_rafts[0] = 0
        delta.flood.losses = delta.flood.causes[0] = 3
        delta.say("drop off with pawn 1")
        assert (delta.flood.losses, delta.flood.survivors[0], delta.flood.eased[0]) == (2, -1, 1)
    none = a_turn(2, spring=True).camp("a3").pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
    none.flood.survivor_rafts[0] = 0
    none.say("drop off with pawn 1")
    assert (none.flood.losses, none.flood.eased[0]) == (0, 0)


@rule("RW-56c")
def test_a_survivor_who_stands_in_a_camp_is_picked_up_and_set_down_like_any_other() -> None:
    delta = a_turn(2, spring=True).camp("a3").pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
    delta.flood.losses = delta.flood.causes[0] = 3
    delta.say("pick up with pawn 1")
    assert (delta.flood.survivor_rafts[0], delta.flood.losses) == (0, 3)
    delta.say("drop off with pawn 1")
    assert (delta.flood.survivors[0], delta.flood.losses, delta.flood.actions) == (-1, 2, 0)


@rule("RW-56b", "RW-112")
def test_in_fall_there_is_no_camp_but_survivors_drown() -> None:
    delta = a_delta(2).survivors("b5").pawns(0).water(R1=4).levee("a3", 5)
    for hex in ("a6", "a7", "b3"):
        delta.levee(hex, 5)
    delta.flood.towns[0] = -1
    delta.resolve()
    assert (delta.flood.causes[3], set(delta.flood.camps)) == (1, {0})
    assert all(card < 6 for card in delta.flood.landowner)


@rule("RW-57", "RW-63")
def test_survivors_do_not_build() -> None:
    delta = a_turn(2).pawns(0, "n9").survivors("a3").say("accept work", "take an offer", "take an offer")
    assert delta.refused("levee at a3") == "RW-63"


@rule("RW-58", "RW-58a")
def test_donating_as_many_cards_as_the_board_says() -> None:
    delta = a_turn(3).board(0, donation=2).hand(0, "blues", "job offer", "church").hand(1).hand(2)
    delta.say("donate")
    assert delta.refused("give blues to red") == "RW-58"
    assert delta.refused("give garden to blue") == "RW-58a"
    delta.say("give blues to blue", "give job offer to green")
    assert (delta.step, delta.flood.actions) == ("act", 1)
    assert (delta.held(1, "blues"), delta.held(2, "job offer"), delta.held(0, "church")) == (1, 1, 1)
    assert a_turn(2).hand(0, "threat").refused("donate") == "RW-58"


@rule("RW-59")
def test_community_cards_go_to_the_relief_track() -> None:
    delta = a_turn(2, spring=True).hand(0, "blues", "job offer").say("donate")
    assert delta.refused("give job offer to relief") == "RW-59"
    before = delta.flood.community_discard[0]
    delta.say("give blues to relief")
    assert (delta.flood.donations, delta.flood.community_discard[0]) == (1, before + 1)


@rule("RW-62", "RW-63", "RW-64")
def test_two_offers_build_a_levee_and_one_raises_it() -> None:
    delta = a_turn(2).pawns(0, "c5").say("accept work", "take an offer")
    assert delta.refused("levee at c5") == "RW-62"
    delta.say("take an offer").say("levee at d5")
    assert (delta.height("d5"), delta.held(0, "job offer"), delta.flood.landowner_discard[OFFER]) == (3, 0, 2)
    delta = a_turn(2).pawns(0, "c5").say("accept work", "take an offer", "take an offer", "take an offer")
    delta.say("levee at c5", "levee at c5")
    assert delta.height("c5") == 4
    assert delta.refused("levee at f8") == "RW-63"


@rule("RW-62a")
def test_one_work_action_may_serve_several_hexes_with_offers_from_row_and_hand() -> None:
    delta = a_turn(2).hand(0, "job offer").pawns(0, "c5").say("accept work")
    delta.say("take an offer", "take an offer", "take an offer", "levee at c5", "levee at b5")
    assert (delta.height("c5"), delta.height("b5"), delta.flood.actions) == (3, 3, 1)
    hand = a_turn(2).row().hand(0, "job offer", "job offer").pawns(0, "c5")
    hand.say("accept work", "levee at c5")
    assert hand.height("c5") == 3
    assert a_turn(2).row().hand(0, "job offer").pawns(0, "c5").refused("accept work") == "RW-62"


@rule("RW-63", "RW-50a")
def test_a_lent_pawn_serves_for_building() -> None:
    delta = a_turn(2).pawns(0, "n9").pawns(1, "c5").say("accept work", "take an offer", "take an offer")
    assert delta.refused("levee at c5") == "RW-63"
    delta.say("ask blue 1 to build").say("lend the pawn").say("levee at c5")
    assert delta.height("c5") == 3


@rule("RW-64a")
def test_levees_stand_on_dry_land_up_to_six() -> None:
    delta = a_turn(2).hand(0, *["job offer"] * 4).pawns(0, "g5", "k3").flood_land("Gu").levee("j3", 6)
    delta.say("accept work")
    assert delta.refused("levee at g5") == "RW-64a"
    assert delta.refused("levee at j2") == "RW-64a"
    assert delta.refused("levee at j3") == "RW-64a"
    spent = a_turn(2).hand(0, "job offer", "job offer").pawns(0, "c5")
    for hex in range(60):
        if GAME.river_map.ground[139 - hex] != "~":
            spent.flood.levees[139 - hex] = 6
    spent.rules.shared.numbers.levees = spent.flood.levees_out()
    assert spent.say("accept work").refused("levee at c5") == "RW-64a"
    spent.rules.shared.numbers.levees = 60


@rule("RW-65", "RW-65a", "RW-62b")
def test_the_discount_takes_one_offer_off_one_levee() -> None:
    delta = a_turn(2).power(0, "work discount").pawns(0, "c5").hand(0).levee("c5", 4).say("accept work")
    delta.say("use the discount")
    assert delta.refused("end work") == "RW-62b"
    delta.say("levee at c5")
    assert (delta.height("c5"), delta.held(0, "job offer")) == (5, 0)
    assert delta.refused("use the discount") == "RW-20"
    build = a_turn(2).power(0, "work discount").pawns(0, "c5").hand(0).say("accept work")
    assert build.refused("use the discount") == "RW-65"
    build.say("take an offer", "use the discount", "levee at c5")
    assert (build.height("c5"), build.held(0, "job offer")) == (3, 0)


@rule("RW-66")
def test_offers_may_be_kept() -> None:
    delta = a_turn(2).hand(0).say("accept work", "take an offer", "end work")
    assert (delta.held(0, "job offer"), len(delta.flood.row)) == (1, 2)


@rule("RW-67", "RW-67a")
def test_seeking_work_fills_the_row_and_crises_are_answered() -> None:
    delta = a_turn(2, spring=True).row("job offer").hand(0).next_landowner("flees", "job offer")
    delta.say("seek work")
    assert (len(delta.flood.row), delta.flood.losses, delta.flood.actions) == (2, 1, 1)
    assert a_turn(2).refused("seek work") == "RW-67a"


@rule("RW-68")
def test_work_for_the_community_counts_pawns_in_fields_and_forests() -> None:
    delta = a_turn(2).hand(0).pawns(0, "d3", "h6", "c5", "i2").flood_land("Gu").say("work for the community")
    assert delta.flood.hand_size(0) == 3


@rule("RW-69")
def test_community_work_with_a_full_hand_discards_at_once() -> None:
    delta = a_turn(2).hand(0, *["blues"] * 7).pawns(0, "c5").say("work for the community", "discard blues")
    assert delta.flood.hand_size(0) == 7


@rule("RW-70", "RW-72", "RW-73a")
def test_a_newspaper_shows_three_reports_and_may_be_told() -> None:
    delta = a_turn(3).hand(0, "newspaper", "newspaper").next_weather("heavy tensas", "cloudy", "light yazoo")
    delta.say("read the newspaper")
    assert (delta.flood.actions, delta.held(0, "newspaper")) == (1, 1)
    assert [len(GAME.observe(delta.flood, seat).next_weather) for seat in (0, 1, None)] == [3, 0, 0]
    assert GAME.observe(delta.flood, 0).next_weather == (12, 16, 2)
    delta.say("tell the others")
    assert [len(GAME.observe(delta.flood, seat).next_weather) for seat in (0, 1, None)] == [3, 3, 0]
    assert a_turn(2).hand(0).refused("read the newspaper") == "RW-72"


@rule("RW-73", "RW-73a")
def test_a_radio_shows_three_landowner_cards() -> None:
    delta = a_turn(2).hand(0, "radio").next_landowner("threat", "job offer", "force").say("listen to the radio")
    delta.say("tell nobody")
    assert GAME.observe(delta.flood, 0).next_landowner == (1, 0, 2)
    assert GAME.observe(delta.flood, 1).next_landowner == ()
    assert a_turn(2).hand(0).refused("listen to the radio") == "RW-73"


@rule("RW-74", "RW-74a", "RW-70")
def test_vaudeville_draws_two_or_two_for_everybody() -> None:
    delta = a_turn(3).hand(0, "vaudeville").hand(1).say("hold a fundraiser")
    assert (delta.flood.hand_size(0), delta.flood.hand_size(1), delta.flood.actions) == (2, 0, 1)
    both = a_turn(3).hand(0, "vaudeville", "vaudeville").hand(1).hand(2).say("hold a fundraiser for all")
    assert [both.flood.hand_size(player) for player in range(3)] == [2, 2, 2]
    assert both.flood.actions == 1
    assert a_turn(2).hand(0, "vaudeville").refused("hold a fundraiser for all") == "RW-74"


@rule("RW-75", "RW-30a")
def test_a_threat_in_hand_is_removed_by_an_action() -> None:
    delta = a_turn(2).hand(0, "threat", "radio", "education")
    assert delta.refused("counter a threat with education") == "RW-71"
    assert delta.refused("counter a threat with newspaper") == "RW-75"
    delta.say("counter a threat with radio")
    assert (delta.held(0, "threat"), delta.held(0, "radio"), delta.flood.actions) == (0, 0, 1)


@rule("RW-113", "RW-114", "RW-115", "RW-116", "RW-117", "RW-116a")
def test_clean_up_in_order() -> None:
    delta = a_turn(3).hand(0, "blues").hand(1, *["church"] * 6).hand(2, "threat", "job offer")
    delta.row().next_weather("cloudy", "cloudy", "cloudy").end_turns()
    assert (delta.flood.first, delta.flood.week) == (1, 1)
    assert [delta.flood.hand_size(player) for player in range(3)] == [5, 6, 5]
    assert (delta.step, delta.decider, len(delta.flood.row)) == ("place survivor", 1, 0)
    delta.say("survivor at b5")
    assert (delta.flood.survivors[1], delta.step) == (hex_number("b5"), "upgrade")
