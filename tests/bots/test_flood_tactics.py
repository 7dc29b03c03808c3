"""What the bots know of the flood: the forecast, levees where the water will come, rescues, and what they say."""

from __future__ import annotations

import paddlewheel as pw
from paddlewheel.games.rising_waters.grid import hex_number
from paddlewheel.games.rising_waters.tactics import FloodTactics, Memory
from rules.rising_waters.delta import GAME, Delta, a_turn


def tactics_of(delta: Delta) -> FloodTactics:
    """Tactics that remember nothing of other tests."""
    by_hand = [number.by_hand for number in GAME.tactic_numbers(delta.flood.rules)]
    return FloodTactics(delta.flood.rules, Memory(delta.flood.rules), by_hand)


def weight(delta: Delta, token: str, seat: int = 0) -> float:
    return tactics_of(delta).weigh(delta.flood, seat, GAME.choice(token))


def test_land_beside_high_water_is_in_danger_and_a_bluff_is_not() -> None:
    delta = a_turn(2, spring=True).water(R4=3)
    tactics = tactics_of(delta)
    outlook = tactics.forecast.look(delta.flood, 0)
    low = tactics.atlas.land_of[hex_number("j3")]
    bluff = tactics.atlas.land_of[hex_number("g9")]
    assert outlook.soon[low] >= 0.5
    assert (outlook.soon[bluff], outlook.later[bluff]) == (0.0, 0.0)


def test_a_forecast_knows_only_what_the_seat_knows() -> None:
    delta = a_turn(3, spring=True).water(R1=3, Y1=3)
    tactics = tactics_of(delta)
    first = tactics.forecast.look(delta.flood, 1)
    stream = pw.Chance(7, pw.GUESS_STREAM)
    for _ in range(5):
        fresh = tactics_of(delta)
        twin = delta.flood.resample(1, stream)
        assert list(fresh.forecast.look(twin, 1).later) == list(first.later)


def test_no_rain_falls_where_a_search_plays_on_and_luck_changes_no_judgement() -> None:
    delta = a_turn(3, spring=True).water(R1=3)
    tactics = tactics_of(delta)
    stream = pw.Chance(3, pw.GUESS_STREAM)
    found = set()
    for _ in range(4):
        guess = delta.flood.resample(0, stream)
        tactics.suppose(guess, 0, stream)
        while guess.week == delta.flood.week:
            seat = guess.deciders[0]
            guess.play(
                seat, "end turn" if "end turn" in map(GAME.token, guess.choices(seat)) else guess.choices(seat)[0]
            )
        assert list(guess.levels) == list(delta.flood.levels)
        assert guess.flooded == delta.flood.flooded
        found.add(tactics.forecast.look(guess, 0).losses)
    assert len(found) == 1
    assert found.pop() >= tactics.forecast.look(delta.flood, 0).losses > 0


def test_what_a_search_has_built_is_wanted_no_more_and_counts_as_begun() -> None:
    delta = a_turn(2, spring=True).water(R4=4, R1=4)
    tactics = tactics_of(delta)
    tactics.suppose(delta.flood.clone(), 0, pw.Chance(1, pw.GUESS_STREAM))
    plan = tactics.forecast.plans(delta.flood, 0)
    site = max(plan.wanted, key=lambda hex: plan.sites[hex])
    assert tactics.forecast.built(delta.flood) == 0.0
    delta.flood.levees[site] = plan.heights[site]
    carried = tactics.forecast.plans(delta.flood, 0)
    assert (plan.sites[site] > 0.0, carried.sites[site]) == (True, 0.0)
    assert tactics.forecast.built(delta.flood) >= 2 * plan.sites[site] > 0.0


def test_a_last_round_without_rain_proves_nothing() -> None:
    delta = a_turn(2, spring=True).water(R1=3)
    delta.flood.week = 9
    delta.flood.losses = 24
    tactics = tactics_of(delta)
    guess = delta.flood.clone()
    tactics.suppose(guess, 0, pw.Chance(1, pw.GUESS_STREAM))
    while guess.outcome is None:
        guess.play(guess.deciders[0], "end turn")
    assert guess.outcome.reason == "survived"
    assert tactics.evaluate(guess, 0) < 0.5
    assert tactics_of(delta).evaluate(guess, 0) == 1.0


def test_a_drop_off_at_a_camp_comes_before_everything_else() -> None:
    delta = a_turn(2, spring=True).camp("a3").pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
    delta.flood.survivor_rafts[0] = 0
    tokens = [GAME.token(choice) for choice in delta.flood.choices(0)]
    assert max(tokens, key=lambda token: weight(delta, token)) == "drop off with pawn 1"


def test_a_loaded_raft_heads_for_the_camp() -> None:
    delta = a_turn(2, spring=True).camp("a2").pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
    delta.flood.survivor_rafts[0] = 0
    delta.say("move")
    assert weight(delta, "raft 1 west") > weight(delta, "end move")
    assert weight(delta, "raft 1 west") > weight(delta, "raft 1 south-west")


def test_a_survivor_in_the_camp_by_the_landing_is_rescued_there() -> None:
    """Safe in a camp is not rescued yet: a raft there takes one aboard, sets it down and waits for the next."""
    delta = a_turn(2, spring=True).camp("b5").pawns(0, "b5").raft(0, "b5", 0).survivors("b5")
    rescued = []
    for _ in range(2):
        rescued.append(max(delta.tokens(), key=lambda token: weight(delta, token)))
        delta.say(rescued[-1])
    assert rescued == ["pick up with pawn 1", "drop off with pawn 1"]
    assert len(delta.events("rescues")) == 1
    assert tactics_of(delta).trips.posted(delta.flood, 0)


def test_the_first_green_camp_is_founded_where_survivors_come_ashore() -> None:
    delta = a_turn(2, spring=True).survivors("a6")
    tactics = tactics_of(delta)
    sites = {hex: tactics.camp_site(delta.flood, hex_number(hex)) for hex in ("a6", "b5", "a9", "h5")}
    assert max(sites, key=sites.__getitem__) == "a6"


def test_remarks_are_told_in_the_journal_and_change_nothing() -> None:
    journal = pw.Journal()
    flood = GAME.set_up(3, 4, {"version": "spring"}, journal)
    tactics = GAME.tactics(flood.rules)
    said: list[str] = []
    while flood.deciders and len(said) < 12:
        seat = flood.deciders[0]
        choice = max(flood.choices(seat), key=lambda one: tactics.weigh(flood, seat, one))
        before = flood.fingerprint()
        remark = tactics.remark(flood, seat, choice)
        if remark is not None:
            journal.remark(seat, remark)
            who, _, text = GAME.line(journal.events[-1], 3).text.partition(": ")
            assert who == ("Red", "Blue", "Green")[seat]
            said.append(text)
        assert flood.fingerprint() == before
        flood.play(seat, choice)
    assert len(set(said)) > 3
    assert all(len(text) < 90 for text in said)


def test_a_threat_is_taken_with_a_word_to_the_others() -> None:
    delta = a_turn(2)
    tactics = tactics_of(delta)
    assert tactics.remark(delta.flood, 0, GAME.choice("take the threat")) is not None
    assert tactics.remark(delta.flood, 0, GAME.choice("end turn")) is None
    alone = a_turn(1)
    assert tactics_of(alone).remark(alone.flood, 0, GAME.choice("take the threat")) is None
