"""Hexes and decks."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import GAME_STREAM, Chance
from paddlewheel.parts.decks import Deck
from paddlewheel.parts.hexes import (
    centre_flat,
    centre_pointy,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
    plus,
    ring,
    rotate,
    times,
)

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@given(HEXES, st.integers(0, 5))
def test_a_step_forth_and_back_ends_where_it_began(here: tuple[int, int], way: int) -> None:
    there = neighbour(here, way)
    assert distance(here, there) == 1
    assert neighbour(there, way + 3) == here


@given(HEXES, st.integers(-6, 12))
def test_turning_keeps_distances_and_six_turns_are_none(here: tuple[int, int], turns: int) -> None:
    assert distance(rotate(here, turns), (0, 0)) == distance(here, (0, 0))
    assert rotate(rotate(here, turns), -turns) == here
    assert rotate(here, 6) == here


def test_a_turn_is_clockwise() -> None:
    assert [rotate((0, -1), turns) for turns in range(6)] == neighbours((0, 0))


@given(HEXES, st.integers(1, 6))
def test_a_ring_holds_what_is_that_far_away(centre: tuple[int, int], radius: int) -> None:
    hexes = ring(centre, radius)
    assert len(hexes) == len(set(hexes)) == 6 * radius
    assert all(distance(centre, here) == radius for here in hexes)
    assert hexes[0] == plus(centre, times((0, -1), radius))
    assert all(distance(one, two) == 1 for one, two in pairwise(hexes))


def test_a_disc_is_its_rings() -> None:
    assert disc((2, 3), 2) == [(2, 3), *ring((2, 3), 1), *ring((2, 3), 2)]


@given(HEXES, HEXES)
def test_a_line_goes_step_by_step_from_end_to_end(start: tuple[int, int], end: tuple[int, int]) -> None:
    way = line(start, end)
    assert way[0] == start
    assert way[-1] == end
    assert len(way) == distance(start, end) + 1
    assert all(distance(one, two) == 1 for one, two in pairwise(way))


@given(HEXES, st.integers(0, 5))
def test_neighbours_lie_equally_far_apart_on_the_page(here: tuple[int, int], way: int) -> None:
    for centre in (centre_flat, centre_pointy):
        (ax, ay), (bx, by) = centre(here, 10), centre(neighbour(here, way), 10)
        assert abs(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - 10 * 3**0.5) < 1e-9


def test_a_deck_is_drawn_from_the_top() -> None:
    deck = Deck(vec[i64]([1, 2, 3]))
    deck.put(9)
    assert [deck.draw(), deck.draw()] == [9, 3]
    assert deck.listed() == [1, 2]


def test_taking_a_card_out_keeps_the_order() -> None:
    deck = Deck(vec[i64]([4, 5, 6]))
    deck.take(5)
    assert deck.listed() == [4, 6]


def test_shuffling_keeps_the_cards_and_copies_stay_apart() -> None:
    deck = Deck(vec[i64](range(30)))
    twin = deck.clone()
    deck.shuffle(Chance(1, GAME_STREAM))
    assert sorted(deck.listed()) == list(range(30))
    assert deck.listed() != twin.listed() == list(range(30))
    twin.become(deck)
    assert (twin.count(), deck.count()) == (30, 0)
