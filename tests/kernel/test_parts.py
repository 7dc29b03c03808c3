"""Hexes and piles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import GAME_STREAM, Chance
from paddlewheel.parts.hexes import (
    centre_flat,
    centre_pointy,
    distance,
    from_offset,
    neighbour,
    neighbours,
    rotate,
    to_offset,
)
from paddlewheel.parts.piles import (
    NOT_THERE,
    from_counts,
    in_order,
    numbered,
    place_of,
    redealt,
    redealt_part,
    shuffled,
    without,
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


@given(HEXES, st.integers(0, 5))
def test_neighbours_lie_equally_far_apart_on_the_page(here: tuple[int, int], way: int) -> None:
    for centre in (centre_flat, centre_pointy):
        (ax, ay), (bx, by) = centre(here, 10), centre(neighbour(here, way), 10)
        assert abs(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - 10 * 3**0.5) < 1e-9


@given(st.integers(-20, 20), st.integers(-20, 20))
def test_rows_and_columns_lead_to_a_hex_and_back(column: int, row: int) -> None:
    here = from_offset(column, row)
    assert to_offset(here) == (column, row)
    # Odd rows lie half a hex to the east of even ones, a hex being as wide as two steps of 1/2.
    x, y = centre_pointy(here, 3**-0.5)
    assert abs(x - (column + 0.5 * (row % 2))) < 1e-9
    assert abs(y - row * 3**0.5 / 2) < 1e-9


def test_a_shuffled_pile_holds_every_card_once() -> None:
    pile = shuffled(10, 40, Chance(1, GAME_STREAM))
    assert sorted(pile) == list(numbered(10, 40)) == list(range(10, 40))
    assert list(pile) != list(range(10, 40))


def test_a_card_taken_out_leaves_the_others_in_order_and_the_old_pile_whole() -> None:
    pile = vec[i64]([4, 5, 6])
    assert list(without(pile, place_of(pile, 5))) == [4, 6]
    assert list(pile) == [4, 5, 6]
    assert place_of(pile, 7) == NOT_THERE


def test_a_pile_dealt_again_owes_nothing_to_its_old_order() -> None:
    one, other = vec[i64]([3, 1, 2, 1]), vec[i64]([1, 1, 2, 3])
    assert list(in_order(one, 4)) == [1, 1, 2, 3]
    assert list(redealt(one, 4, Chance(5, GAME_STREAM))) == list(redealt(other, 4, Chance(5, GAME_STREAM)))


def test_a_pile_is_made_of_counts() -> None:
    assert [*from_counts(vec[i64]([2, 0, 1]))] == [0, 0, 2]


def test_a_part_of_a_pile_dealt_again_leaves_the_rest_where_it_is() -> None:
    pile = vec[i64]([3, 9, 1, 4, 7, 8])
    dealt = redealt_part(pile, 1, 5, 10, Chance(1, GAME_STREAM))
    other = redealt_part(vec[i64]([3, 7, 4, 1, 9, 8]), 1, 5, 10, Chance(1, GAME_STREAM))
    assert [*dealt] == [*other]
    assert (dealt[0], sorted([*dealt][1:5]), dealt[5]) == (3, [1, 4, 7, 9], 8)
    assert [*pile] == [3, 9, 1, 4, 7, 8]
