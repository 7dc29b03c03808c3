"""Random numbers: published answers, fairness, streams that never meet."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.kernel import BOT_STREAM, GAME_STREAM, LARGEST_SEED, Chance, derived_seed
from paddlewheel.kernel._chance import WORD, threefry

SEED_STREAM = st.integers(0, LARGEST_SEED)


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((WORD, WORD), (WORD, WORD), (0x1CB996FC, 0xBB002BE7)),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry_gives_the_published_answers(
    counter: tuple[int, int], key: tuple[int, int], answer: tuple[int, int]
) -> None:
    block = threefry(*key, *counter)
    assert (block & WORD, block >> 32 & WORD) == answer


def test_the_numbers_of_a_seed_stay_the_same_for_ever() -> None:
    chance = Chance(7, GAME_STREAM)
    assert [chance.below(100) for _ in range(8)] == [90, 73, 69, 31, 9, 7, 17, 99]


@given(SEED_STREAM, st.integers(0, 50))
def test_a_copy_goes_on_with_the_same_numbers(seed: int, drawn: int) -> None:
    chance = Chance(seed, GAME_STREAM)
    for _ in range(drawn):
        chance.word()
    twin = chance.clone()
    assert [twin.word() for _ in range(5)] == [chance.word() for _ in range(5)]


@given(SEED_STREAM)
def test_streams_of_one_seed_differ(seed: int) -> None:
    assert [Chance(seed, GAME_STREAM).word() for _ in range(4)] != [Chance(seed, BOT_STREAM).word() for _ in range(4)]


@given(SEED_STREAM, st.integers(1, 2**31))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed, GAME_STREAM).below(bound) < bound


def test_every_face_of_a_die_is_equally_likely() -> None:
    chance = Chance(1, GAME_STREAM)
    faces = Counter(chance.below(6) for _ in range(60_000))
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand seeds.
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(2, GAME_STREAM)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = vec[i64]([0, 1, 2, 3])
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    # Chi-square with 23 degrees of freedom: above 49.7 once in a thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_derived_seeds_are_all_different_and_allowed() -> None:
    seeds = {derived_seed(9, number) for number in range(5000)}
    assert len(seeds) == 5000
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)
