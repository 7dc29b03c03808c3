"""Intervals that are honest for few values, for equal ones, and for many looks."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel.arena.statistics import Interval, bounded_mean, deviations, wilson


def test_one_value_says_little_and_equal_ones_leave_room() -> None:
    one = bounded_mean([1.0], 0, 1)
    assert one.value == 1
    assert one.low < 0.25
    few = bounded_mean([0.0] * 3, -1, 1)
    assert (few.value, few.sign) == (0, 0)
    assert few.high > 0.3
    many = bounded_mean([0.0] * 1000, -1, 1)
    assert 0 < many.high < 0.01


@pytest.mark.parametrize("share", [0.1, 0.25, 0.5])
@pytest.mark.parametrize("deals", [5, 20, 80])
def test_the_interval_holds_about_as_often_as_it_says(share: float, deals: int) -> None:
    """Means of four seats in a deal, as `levels` has them."""
    stream = Random(7)  # noqa: S311
    held = 0
    for _ in range(600):
        values = [sum(stream.random() < share for _ in range(4)) / 4 for _ in range(deals)]
        found = bounded_mean(values, 0, 1)
        held += found.low <= share <= found.high
    assert held / 600 > 0.93


def test_many_looks_widen_the_intervals() -> None:
    assert deviations() == pytest.approx(1.96, abs=0.001)
    assert deviations(100) == pytest.approx(3.48, abs=0.01)
    narrow, wide = (wilson(30, 100, deviations(looks)) for looks in (1, 100))
    assert wide.low < narrow.low < narrow.high < wide.high


def test_an_interval_knows_on_which_side_of_zero_it_lies() -> None:
    assert [Interval(0, low, high).sign for low, high in ((0.1, 1), (-1, -0.1), (-1, 1))] == [1, -1, 0]
