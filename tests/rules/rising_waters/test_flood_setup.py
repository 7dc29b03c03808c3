"""Setting up Rising Waters, its rounds and its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.rising_waters import components, grid, mapfile
from paddlewheel.games.rising_waters.grid import clockwise, neighbours
from paddlewheel.games.rising_waters.kinds import CAMP, DYNAMITE, FLEES, FORCE, HATRED, OFFER, THREATENS
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.presentation import load_aid
from rules.rising_waters.delta import GAME, Delta, a_delta, a_turn
from support import rule


def fresh(seats: int = 3, seed: int = 1, **options: str | bool) -> Flood:
    return GAME.new(seats=seats, seed=seed, **options)


def deck(flood: Flood) -> list[int]:
    return [*flood.landowner, *flood.row]


@rule("RW-1", "RW-2")
@pytest.mark.parametrize(
    ("spring", "seats", "rounds", "limit"),
    [(False, 2, 7, 22), (False, 3, 7, 18), (False, 4, 7, 14), (True, 2, 10, 25), (True, 3, 10, 22), (True, 4, 10, 19)],
)
def test_rounds_and_limits_by_version_and_players(spring: bool, seats: int, rounds: int, limit: int) -> None:
    numbers = a_delta(seats, spring=spring).rules.shared.numbers
    assert (numbers.rounds, numbers.limit) == (rounds, limit)


@rule("RW-2", "RW-2a")
def test_reaching_the_limit_loses_at_once() -> None:
    delta = a_turn(4)
    delta.flood.losses = 12
    delta.flood.causes[0] = 12
    delta.rules.shared.lose(delta.flood, 6, "RW-111", -1)
    assert delta.flood.outcome is None
    delta.rules.shared.lose(delta.flood, 6, "RW-111", -1)
    outcome = delta.flood.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.rule) == ("overwhelmed", (), "RW-2")


@rule("RW-2a")
def test_a_loss_in_the_last_weather_comes_before_the_end_of_the_last_round() -> None:
    delta = a_turn(4)
    delta.flood.week, delta.flood.losses, delta.flood.causes[0] = 6, 13, 13
    delta.water(R4=3).next_weather("cloudy", "cloudy", "cloudy").end_turns()
    assert delta.flood.outcome is not None
    assert delta.flood.outcome.reason == "overwhelmed"


@rule("RW-3", "RW-114")
def test_below_the_limit_after_the_last_round_all_win() -> None:
    delta = a_turn(3)
    delta.flood.week = 6
    delta.next_weather("cloudy", "cloudy", "cloudy").end_turns()
    outcome = delta.flood.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.rule) == ("survived", (0, 1, 2), "RW-3")


@rule("RW-2b")
def test_one_person_plays_two_boards_by_the_limits_of_two() -> None:
    delta = a_delta(1)
    assert (delta.flood.seats, delta.flood.players, delta.rules.shared.numbers.limit) == (1, 2, 22)
    delta.hand(0, "farm animals", "farm animals").hand(1, "blues", "blues")
    delta.say("raise movement", "upgrades done", "raise swim", "upgrades done")
    assert (delta.track(0, "movement"), delta.track(1, "swim")) == (4, 1)
    assert delta.flood.deciders == (0,)


@rule("RW-4", "RW-4a")
@pytest.mark.parametrize("won", [True, False])
def test_points_rank_the_players_however_the_group_fared(won: bool) -> None:
    delta = a_turn(3, roles=["Preacher", "Teacher", "Child"])
    for player, points in enumerate((2, 5, 1)):
        delta.flood.points[player] = points
    delta.rules.shared.finish(delta.flood, won)
    outcome = delta.flood.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3))
    assert outcome.reason == ("survived" if won else "overwhelmed")
    said = GAME.scene(GAME.observe(delta.flood, 0)).prompt
    assert re.match("The (community|flood).*Most individual points: Blue", said)


@rule("RW-4a")
def test_alone_only_the_group_counts() -> None:
    delta = a_delta(1, roles=["Preacher", "Teacher"])
    delta.rules.shared.finish(delta.flood, False)
    assert delta.flood.outcome is not None
    assert delta.flood.outcome.winners == ()


@rule("RW-5", "RW-5a")
def test_the_map_is_what_the_rulebook_needs() -> None:
    river_map = mapfile.load_map()
    assert sum(group.region > 0 for group in river_map.water) == 8
    assert sum(group.region == 0 for group in river_map.water) == 8
    low = [group for group in river_map.land if group.elevation < 6]
    assert (len(low), sum(len(group.hexes) for group in low)) == (29, 89)
    assert [river_map.water[group.downstream].name for group in river_map.water if group.region == 1] == ["R2", "R3"]


@rule("RW-5", "RW-5a")
def test_both_sides_agree_but_for_the_low_land_by_the_water() -> None:
    spring, fall = (mapfile.load_map().side(side) for side in (True, False))
    for one, other in zip(spring.land, fall.land, strict=True):
        by_water = any(spring.water_of(there) >= 0 for hex in one.hexes for there in neighbours(hex))
        assert one.elevation - other.elevation == (by_water and one.elevation < 5), one.name


@rule("RW-5a", "RW-98", "RW-99")
def test_the_land_by_the_tensas_has_the_heights_of_the_examples() -> None:
    """Clockwise 3, 2, 2, 3 around the first grouping; nothing above 3 around the third. They are of the Fall side."""
    river_map = mapfile.load_map().side(False)
    assert [river_map.land[land].elevation for land in clockwise_lands(river_map, "R4")] == [3, 2, 2, 3]
    around = [river_map.land[land].elevation for land in clockwise_lands(river_map, "R6")]
    assert (max(around), around.count(2)) == (3, 2)


@rule("RW-5a")
@pytest.mark.parametrize("spring", [False, True])
def test_each_gate_is_as_high_above_the_first_water_on_both_sides(spring: bool) -> None:
    """Every water has a way in at one above its start, with higher land beside it: there a levee is of use."""
    river_map = mapfile.load_map().side(spring)
    start = 2 if spring else 1
    for water in river_map.water:
        heights = sorted(river_map.land[land].elevation for land in clockwise_lands(river_map, water.name))
        assert heights[0] == start + 1 < heights[-1], water.name


def clockwise_lands(river_map: mapfile.RiverMap, water: str) -> list[int]:
    """The land groups around a grouping, in the order in which the clock meets them."""
    hexes = next(group.hexes for group in river_map.water if group.name == water)
    beside = {there for hex in hexes for there in neighbours(hex)}
    lands = [river_map.land_of(hex) for hex in clockwise(hexes) if hex in beside]
    return [land for land in dict.fromkeys(lands) if land >= 0]


@rule("RW-7a")
def test_the_towns_by_the_water_stand_at_gates() -> None:
    river_map = mapfile.load_map()
    heights = {
        name: river_map.land[river_map.land_of(hex)].elevation
        for name, hex in river_map.towns
        if any(river_map.water_of(there) >= 0 for there in neighbours(hex))
    }
    assert heights == dict.fromkeys(("Greenville", "Mayersville", "Rolling Fork", "Lake Providence", "Yazoo City"), 3)


@rule("RW-5")
@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("fall : Ba2", "fall : Ba7", "elevation from 2 to 5"),
        ("Fa3f  Fa3f  Di5.", "Fa3f  Fa4f  Di5.", "group Fa has two elevations"),
        ("a   Ba3f  Ba3f", "a   Ba3f  Be3.", "land Ba: its hexes are not connected"),
        ("a   Ba3f", "a   La3f", "at most 31 land groups, not 32"),
        ("Y1 > Y2", "Y1, Y2", "the lake of Y1 is not divided into parts that flow"),
        ("~R2 ", "~C1 ", "there is no water 'R2'"),
        ("R5 > R6 > R7", "R5 > R7 > R6", "does not touch"),
        ("R7 > R8", "R7 > R8 > R4", "further down the list"),
        ("town Greenville      : c6", "town Greenville      : c4", "not a land hex"),
        ("~R4*", "~R4 ", "dot"),
        ("region Cabin Teele", "region Cabin", "regions are"),
        ("Ge3.  Vi6v  Vi6v", "Ge3.  Vi6v", "10 hexes"),
        ("Ge3.  Vi6v", "Ge3x  Vi6v", "neither land nor water"),
    ],
)
def test_a_bad_map_says_where(old: str, new: str, place: str, tmp_path: pytest.TempPathFactory) -> None:
    path = tmp_path / "map.txt"  # type: ignore[operator]
    words = Path(__file__).with_name("delta_map.txt").read_text("utf-8")
    assert old in words
    path.write_text(words.replace(old, new), "utf-8")
    with pytest.raises(pw.BadData, match=re.escape(place)):
        mapfile.load_map(path)


@rule("RW-9a", "RW-10b", "RW-13a")
def test_a_bad_component_file_says_where(tmp_path: pytest.TempPathFactory) -> None:
    words = components.FILE.read_text("utf-8")
    for old, new, place in (
        ("cloudy = { is = 7", "cloudy = { is = 6", "weather: the deck has 100 cards, not 99"),
        ("job_offer   = { is = ", "job_offer   = { is = 1", "landowner: the deck has 100 cards"),
        ("blues            = { is = 12", "blues            = { is = 11", "community: the deck has 100"),
        ("cards = { blues = 3 }", "cards = { banjo = 3 }", "no card 'banjo'"),
        ('name = "Preacher"', 'name = "Deacon"', "the roles are"),
    ):
        path = tmp_path / "components.toml"  # type: ignore[operator]
        assert old in words
        path.write_text(words.replace(old, new), "utf-8")
        with pytest.raises(pw.BadData, match=re.escape(place)):
            components.load(path)


@rule("RW-6")
def test_tracks_start_at_zero_and_relief_is_for_spring() -> None:
    delta = a_turn(2).hand(0, "church")
    assert (delta.flood.losses, delta.flood.week, delta.flood.donations) == (0, 0, 0)
    assert delta.say("donate").refused("give church to relief") == "RW-59"
    spring = a_turn(2, spring=True).hand(0, "church").say("donate", "give church to relief")
    assert spring.flood.donations == 1


@rule("RW-7", "RW-7a", "RW-7b", "RW-7c")
def test_everybody_settles_and_starts_with_two_pawns_at_home() -> None:
    flood = fresh(2)
    delta = Delta(flood)
    delta.say("settle in Yazoo City")
    assert delta.refused("settle in Yazoo City") == "RW-7c"
    delta.say("settle in Greenville")
    home = grid.hex_number("c6")
    assert (flood.towns[1], [*flood.pawns[4:8]]) == (home, [home, home, -1, -1])
    assert [*flood.tracks[5:10]] == [2, 3, 2, 2, 0]


@rule("RW-7d")
def test_every_seat_has_a_colour_of_its_own() -> None:
    areas = GAME.scene(GAME.observe(fresh(4), 0)).areas
    boards = [element.label for area in areas for element in area.elements if element.id.startswith("board-")]
    assert [label.split()[0].strip(",:'") for label in boards] == ["Red", "Blue", "Green", "Violet"]


@rule("RW-7e")
def test_the_player_aid_has_a_round_the_actions_costs_crises_and_the_end() -> None:
    aid = load_aid(GAME.folder)
    assert aid is not None
    titles = [block.title for block in aid.blocks]
    assert titles == ["A round", "Actions", "What it costs", "Crises", "Signs", "Losses and end"]


@rule("RW-8", "RW-8a")
def test_the_first_survivor_comes_ashore_by_the_dot() -> None:
    delta = Delta(fresh(2)).say("settle in Greenville", "settle in Tallulah")
    assert delta.tokens() == [f"survivor at {site}" for site in ("a6", "b5")]
    assert delta.refused("survivor at a3") == "RW-8a"
    assert delta.refused("survivor at n0") == "RW-8a"


@rule("RW-8a", "RW-116")
def test_when_the_land_by_the_dot_is_flooded_survivors_come_to_the_nearest_dry_land() -> None:
    delta = Delta(fresh(2)).say("settle in Greenville", "settle in Tallulah").flood_land("Bi", "Da")
    assert delta.tokens() == [f"survivor at {site}" for site in ("a3", "b3", "c6")]


@rule("RW-9", "RW-9a")
def test_fall_leaves_nine_heavy_rains_in_the_box() -> None:
    fall, spring = fresh(), fresh(version="spring")
    assert (len(fall.weather), len(fall.box)) == (91, 9)
    assert sum(card & 3 == 0 and card < 16 for card in fall.weather) == 9
    assert (len(spring.weather), len(spring.box)) == (100, 0)
    kinds = [sum(card < 16 and card & 3 == kind for card in spring.weather) for kind in range(4)]
    assert (kinds, [*spring.weather].count(16)) == ([18, 50, 20, 5], 7)
    boxes = {tuple(sorted(fresh(seed=seed).box)) for seed in range(6)}
    assert len(boxes) > 1


def starred_cards() -> list[int]:
    return [components.load().starred[kind].value for kind in ("job_offer", "threat")]


@rule("RW-10", "RW-10a")
def test_the_fall_landowner_deck() -> None:
    cards = deck(fresh())
    offers = components.load().landowner["job_offer"].value
    assert [cards.count(kind) for kind in (OFFER, THREATENS, FORCE, HATRED)] == [offers, 10, 5, 5]
    assert len(cards) == offers + 20
    flood = fresh()
    top = [*flood.row, *[*flood.landowner][-flood.starred :]]
    assert [top.count(OFFER), top.count(THREATENS)] == starred_cards()


@rule("RW-10b", "RW-11")
def test_the_spring_landowner_deck_with_starred_cards_on_top() -> None:
    places = set()
    for seed in range(4):
        flood = fresh(seed=seed, version="spring")
        cards = deck(flood)
        parts = components.load().landowner
        assert [cards.count(kind) for kind in range(6)] == [parts[kind].value for kind in components.LANDOWNERS]
        assert sum(card >= CAMP for card in cards) == 7
        top = [*flood.row, *[*flood.landowner][-flood.starred :]]
        assert [top.count(OFFER), top.count(THREATENS)] == starred_cards()
        places |= {place for place, card in enumerate(flood.landowner) if card == FLEES}
    assert len(places) > 6


@rule("RW-12", "RW-12a")
def test_three_cards_lie_open_and_their_crises_wait_for_phase_two() -> None:
    delta = a_delta(2)
    delta.row("threat", "job offer", "job offer").hand(0).hand(1)
    assert delta.step == "upgrade"
    assert delta.held(0, "threat") == 0
    delta.upgrades_done()
    assert delta.held(0, "threat") == 1
    assert len(fresh().row) == 3


@rule("RW-13", "RW-13a")
def test_seven_cards_each_from_a_hundred() -> None:
    flood = fresh(4)
    assert [flood.hand_size(player) for player in range(4)] == [7, 7, 7, 7]
    cards = [*flood.community]
    counts = [cards.count(card) + sum(flood.held(player, card) for player in range(4)) for card in range(10)]
    assert counts == [12, 12, 12, 12, 12, 10, 8, 8, 6, 8]


@rule("RW-14")
def test_the_first_player_is_drawn() -> None:
    assert {fresh(seed=seed).first for seed in range(20)} == {0, 1, 2}


@rule("RW-15")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    delta = a_turn(2).hand(0).pawns(0, "c6")
    delta.flood.community = type(delta.flood.row)([])
    delta.flood.community_discard[3] = 2
    delta.say("work for the community")
    assert (delta.held(0, "farm animals"), len(delta.flood.community)) == (1, 1)
    delta.row().flood.landowner = type(delta.flood.row)([])
    delta.flood.landowner_discard[OFFER] = 2
    delta.say("seek work")
    assert [*delta.flood.row] == [OFFER, OFFER]


@rule("RW-15a")
def test_hands_lie_open_and_decks_do_not() -> None:
    delta = a_turn(3)
    seen = GAME.observe(delta.flood, 1)
    assert seen.players[0].hand == tuple(delta.flood.hands[:12])
    assert (seen.next_weather, seen.next_landowner) == ((), ())
    assert seen.weather == len(delta.flood.weather)


@rule("RW-15b")
def test_the_first_player_speaks_for_the_group() -> None:
    delta = a_delta(3, spring=True)
    delta.flood.first, delta.flood.donations = 2, 6
    delta.crisis("camp 0")
    assert (delta.step, delta.decider) == ("place camp", 2)


@rule("RW-16", "RW-16a")
def test_the_five_phases_in_order() -> None:
    delta = a_delta(2)
    assert (delta.phase, len(delta.flood.stack)) == ("upgrades", 2)
    delta.say("upgrades done", seat=0)
    assert delta.watch("upgrades done", seat=1)[:2] == ["landowner cards", "landowner card"]
    assert delta.phase == "player actions"
    assert delta.watch("end turn") == ["turn"]
    after = delta.hand(1, "blues").next_weather("cloudy", "cloudy", "cloudy").watch("end turn")
    assert after == ["weather", "rain", "rain", "rain", "water", "clean-up", "refill hand"]
    assert (delta.step, delta.phase) == ("place survivor", "clean-up")
    assert delta.watch(delta.tokens()[0]) == ["round"]
    assert (delta.flood.week, delta.phase, len(delta.flood.stack)) == (1, "upgrades", 2)


@rule("RW-16")
def test_a_game_that_is_over_still_shows_the_phase_in_which_it_ended() -> None:
    def on_the_brink() -> Delta:
        delta = a_turn(2)
        delta.flood.losses = 21
        delta.flood.causes = type(delta.flood.causes)([21, 0, 0, 0, 0, 0, 0])
        return delta

    lost = on_the_brink().crisis("flees")
    assert (lost.step, lost.phase) == ("over", "player actions")
    lost = on_the_brink().water(R8=6).end_turns()
    assert (lost.step, lost.phase) == ("over", "weather")
    lost = on_the_brink().next_weather("cloudy", "cloudy", "cloudy").end_turns()
    lost.say(lost.tokens()[0]).row("flees").upgrades_done()
    assert (lost.step, lost.phase) == ("over", "landowner cards")
    won = on_the_brink().next_weather("cloudy", "cloudy", "cloudy")
    won.flood.week = 6
    assert (won.end_turns().step, won.phase) == ("over", "clean-up")


@rule("RW-7c", "RW-8")
def test_the_set_up_is_a_phase_of_its_own() -> None:
    delta = Delta(fresh())
    assert (delta.step, delta.phase) == ("settle", "setting up")
    assert delta.watch("settle in Greenville") == ["set up"]


@rule("RW-16b", "RW-23b", "RW-96b", "RW-75a")
def test_our_rulebook_has_one_name_for_each_thing_and_no_empty_references() -> None:
    words = " ".join(rule.text for rule in GAME.rulebook.rules)
    assert "__" not in words
    assert "see page" not in words
    assert "dice" not in words
    assert not any("permanent" in token or "activist" in token for token in GAME.tokens)
    assert GAME.choice("call outside activism")


@rule("RW-43")
def test_fall_has_no_dynamite_and_spring_has() -> None:
    assert DYNAMITE not in deck(fresh())
    assert DYNAMITE in deck(fresh(version="spring"))
