"""Captains of Mississippi Queen arrive: positions whose best play is found by trying out every move of the rules."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from paddlewheel.arena.plan import Plan
from paddlewheel.arena.simulate import simulate
from paddlewheel.bots import make_bot
from paddlewheel.games.mississippi_queen.state import HOME, Race
from paddlewheel.kernel import SeatView
from rules.mississippi_queen.river import Placed, River, a_race, ship
from support import PLAIN

#: Far behind, and in nobody's way.
OTHER = ship(0, 5)


class Place(NamedTuple):
    """What matters of a ship that has no coal."""

    hex: int
    heading: int
    speed: int
    passengers: int
    islands: int


def place_of(race: Race) -> Place | None:
    """None when it has landed."""
    own = race.ships[0]
    if own.fate == HOME:
        return None
    return Place(int(own.hex), int(own.heading), int(own.speed), int(own.passengers), int(own.islands))


def ends_of_a_move(race: Race) -> set[Place | None]:
    """Every place where a whole move can end, by the rules themselves."""
    if race.outcome is not None or race.ships[0].fate == HOME or race.deciders != (0,):
        return {place_of(race)}
    ends: set[Place | None] = set()
    for choice in race.choices(0):
        twin = race.clone()
        twin.play(0, choice)
        ends |= ends_of_a_move(twin)
    return ends


def least_moves(river: River) -> int:
    """How many moves seat 0 needs to land if the others keep out of its way."""
    start = place_of(river.state)
    assert start is not None
    seen, at_hand, moves = {start}, [start], 0
    while at_hand:
        moves += 1
        reached: set[Place] = set()
        for place in at_hand:
            race = river.state.clone()
            own = race.ships[0]
            own.hex, own.heading, own.speed, own.passengers, own.islands = place
            race.rules.river.refresh(race)
            if not race.choices(0):
                continue
            for end in ends_of_a_move(race):
                if end is None:
                    return moves
                reached.add(end)
        at_hand = [place for place in reached if place not in seen]
        seen |= reached
    raise AssertionError("there is no way to land")


def moves_of_a_captain(river: River, level: str) -> int:
    state, moves = river.state.clone(), 0
    bots = [make_bot(level, 1, 0), make_bot("steady", 1, 1)]
    while state.ships[0].fate != HOME:
        assert moves < 30, "the captain does not arrive"
        seat = state.deciders[0]
        token = state.game.token(bots[seat].choose(SeatView(state, seat)))
        state.play(seat, token)
        moves += seat == 0 and token.startswith("speed")
    return moves


def homeward(tile: int, hex: int, facing: str, speed: int) -> Placed:
    """A ship with two passengers and no coal."""
    return ship(tile, hex, facing, speed, coal=0, aboard=(3, 4))


RIVER = ["A0", "A1-1", "A2-1"]
POSITIONS = {
    "straight ahead": a_race([homeward(2, 7, "north-west", 1), OTHER], RIVER, platform="0"),
    "slow down first": a_race([homeward(1, 12, "north", 3), OTHER], RIVER, platform="0"),
    "too fast for the last tile": a_race([homeward(1, 2, "north", 4), OTHER], RIVER, platform="L"),
    "a bend before the platform": a_race([homeward(1, 16, "north", 2), OTHER], RIVER, "0R", platform="R"),
    "round the island": a_race([homeward(2, 2, "north", 2), OTHER], RIVER, platform="0"),
    "pointing away": a_race([homeward(2, 12, "south", 1), OTHER], RIVER, platform="0"),
    "on the edge of the river": a_race([homeward(2, 15, "north-east", 2), OTHER], RIVER, platform="R"),
    "an island at the platform": a_race([homeward(1, 12, "north", 3), OTHER], ["A0", "A1-1", "A3-3"], platform="R"),
    "past a dock that is not needed": a_race([homeward(1, 2, "north", 3), OTHER], RIVER, "0L", platform="L"),
    "a dock on the way": a_race(
        [ship(2, 2, "north", 1, coal=0, aboard=(1,)), OTHER], ["A0", "A1-1", "A2-3"], platform="0"
    ),
    "a dock on the tile before": a_race(
        [ship(1, 7, "north", 2, coal=0, aboard=(2,)), OTHER], ["A0", "A1-1", "A2-1"], platform="0"
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_steady_captain_needs_no_move_more_than_the_best(name: str) -> None:
    river = POSITIONS[name]
    assert moves_of_a_captain(river, "steady") == least_moves(river)


@pytest.mark.skipif(PLAIN, reason="a search by whole moves takes long in the plain engine")
@pytest.mark.parametrize("name", POSITIONS)
def test_a_strong_captain_far_ahead_needs_at_most_one_move_more(name: str) -> None:
    river = POSITIONS[name]
    assert moves_of_a_captain(river, "strong@60") <= least_moves(river) + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_captains_land(seats: int) -> None:
    reasons = simulate(Plan("mississippi-queen", ("steady",) * seats, 90_500), 12).by_reason
    assert reasons.get("landed", 0) >= 11
