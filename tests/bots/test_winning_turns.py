"""Positions with a known best turn: some choices win for sure, as a search of every way to play on shows, some do not.

The positions come from random games, so they are the same whatever the bots learn; those of Rising Waters are last
weeks with one river in flood. Those of Mississippi Queen are in `test_captains.py`.
"""

from __future__ import annotations

import pytest

import paddlewheel as pw
from bots.winning import results_of_turn, times_through, winning_in_battle, winning_in_turn
from paddlewheel.arena.plan import random_position
from paddlewheel.bots import make_bot
from paddlewheel.games.civil_war import GAME
from paddlewheel.games.civil_war.state import War
from paddlewheel.kernel import SeatView
from rules.rising_waters.delta import WATERS, a_turn
from support import PLAIN

LEVELS = ["steady", "strong@200"]
#: Seats, seed, and how many choices are made.
FORESTS = [
    *((3, 8, 183), (4, 11, 209), (4, 15, 228), (3, 18, 146), (4, 23, 219)),
    *((3, 24, 153), (3, 26, 149), (4, 27, 236), (3, 30, 177), (3, 34, 164)),
]
#: Seed, how many choices are made, and the side; in all of them hardly a card is left to draw.
WARS = [
    *((33, 108, 1), (109, 111, 0), (116, 110, 1), (144, 103, 0), (149, 102, 1), (166, 103, 0), (168, 104, 0)),
    *((175, 111, 1), (176, 103, 1), (181, 102, 0), (205, 106, 1), (212, 104, 0), (218, 103, 1), (230, 111, 0)),
]
#: Seats, seed, and how many choices are made: the last works of a game.
LAST_WORKS = [
    *((4, 8, 738), (3, 34, 495), (4, 62, 846), (3, 73, 362), (4, 86, 630)),
    *((2, 96, 190), (4, 137, 723), (3, 160, 556), (3, 208, 552), (4, 311, 794)),
]
#: The water in flood, its level, where the pawn stands that can build one levee, and the losses that can be borne.
FLOODS = [
    *(("Y1", 2, "k4", 4), ("Y6", 3, "h8", 4), ("Y8", 3, "m7", 4), ("R1", 3, "a6", 4), ("Y2", 4, "b9", 4)),
    *(("Y6", 4, "i9", 4), ("Y1", 5, "d9", 6), ("R7", 5, "k7", 4), ("Y1", 2, "j3", 4), ("Y6", 4, "g9", 4)),
    *(("Y8", 5, "k7", 4), ("R8", 4, "n5", 4)),
]
#: Of the floods, as many as when this was written: between levees that it thinks alike the bot takes any.
LEVEES_FOUND = 8
#: Of the wars, as many as when this was written: why a level misses the others is not known yet.
FOUND = {"steady": 10, "strong@200": 11}


@pytest.mark.parametrize(("seats", "seed", "made"), FORESTS)
def test_a_turn_that_wins_the_forest_is_found(seats: int, seed: int, made: int) -> None:
    state = random_position(pw.load("flooded-forest"), seats, seed, made, {})
    (seat,) = state.deciders
    winning = winning_in_turn(state, seat)
    assert set() < winning < set(state.choices(seat))
    for level in LEVELS:
        assert make_bot(level, 1, seat).choose(SeatView(state, seat)) in winning, level


@pytest.mark.parametrize("level", FOUND)
def test_most_battles_that_win_the_war_are_found(level: str) -> None:
    found = 0
    for seed, made, seat in WARS:
        state = random_position(GAME, 2, seed, made, {})
        assert isinstance(state, War)
        winning = winning_in_battle(state, seat)
        assert set() < winning < set(state.choices(seat))
        found += make_bot(level, 1, seat).choose(SeatView(state, seat)) in winning
    assert found >= FOUND[level]


@pytest.mark.parametrize(("seats", "seed", "made"), LAST_WORKS)
def test_the_best_last_works_are_found(seats: int, seed: int, made: int) -> None:
    state = random_position(pw.load("my-river-kit"), seats, seed, made, {})
    (seat,) = state.deciders
    results = results_of_turn(state, seat)
    best = {choice for choice, result in results.items() if result == max(results.values())}
    assert set() < best < set(results)
    for level in LEVELS:
        assert make_bot(level, 1, seat).choose(SeatView(state, seat)) in best, level


@pytest.mark.skipif(PLAIN, reason="some hundred rains take long in the plain engine")
def test_most_levees_that_avert_the_last_flood_are_found() -> None:
    found = 0
    for water, level, place, spare in FLOODS:
        delta = a_turn(2).pawns(0, place).pawns(1, "a1").hand(0).hand(1)
        delta.water(**{**dict.fromkeys(WATERS, 1), water: level}).say("accept work", "take an offer", "take an offer")
        flood = delta.flood
        numbers = flood.game.tactics(flood.rules).numbers
        flood.week = numbers.rounds - 1
        flood.losses = flood.causes[0] = numbers.limit - spare
        times = times_through(flood, 0)
        best = {choice for choice, count in times.items() if count == max(times.values())}
        assert max(times.values()) - min(times.values()) >= 4, (water, level, place, times)
        found += make_bot("steady", 1, 0).choose(SeatView(flood, 0)) in best
    assert found >= LEVEES_FOUND
