"""Rates with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.language import decimal, percent

#: Standard deviations of a 95 % interval.
SURE = 1.959964


class Rate(msgspec.Struct, frozen=True):
    """A share of a number of cases, with the Wilson interval in which it lies with 95 % confidence."""

    #: Not whole where a shared win counts as a share.
    count: float
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The part that counts, between 0 and 1."""
        return self.count / self.of if self.of else 0.0

    def __str__(self) -> str:
        return say("interval", value=percent(self.share, 1), low=percent(self.low, 1), high=percent(self.high, 1))


class Interval(msgspec.Struct, frozen=True):
    """A value and the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def sign(self) -> int:
        """Whether it is above zero beyond doubt (1), below (-1), or neither (0)."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0


def in_words(value: float, is_share: bool, signed: bool = False) -> str:
    """A value for people: shares in percent."""
    return percent(value, 1, signed) if is_share else decimal(f"{value:{'+' if signed else ''}.2f}")


def deviations(looks: int = 1) -> float:
    """Standard deviations of intervals that hold all together with 95 %, for this many of them (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, looks))


def bounded_mean(values: Sequence[float], least: float, most: float, sure: float = SURE) -> Interval:
    """The mean of values between two bounds, with an honest interval also for few values and for equal ones.

    As if some values at either bound had been seen besides (Agresti and Coull 1998, for shares): one deal shows little,
    and a hundred equal deals do not show that no other comes.
    """
    extra = sure**2 / 2
    weight = len(values) + 2 * extra
    middle = (sum(values) + extra * (least + most)) / weight
    squares = sum((value - middle) ** 2 for value in values)
    spread = (squares + extra * ((least - middle) ** 2 + (most - middle) ** 2)) / weight
    reach = sure * sqrt(spread / weight)
    mean = fmean(values) if values else (least + most) / 2
    return Interval(mean, max(least, middle - reach), min(most, middle + reach))


def wilson(count: float, of: int, sure: float = SURE) -> Rate:
    """The rate `count` in `of`."""
    if of == 0:
        return Rate(0, 0, 0.0, 1.0)
    share = count / of
    scale = 1 + sure**2 / of
    middle = (share + sure**2 / (2 * of)) / scale
    reach = sure * sqrt(share * (1 - share) / of + sure**2 / (4 * of**2)) / scale
    return Rate(count, of, max(0.0, middle - reach), min(1.0, middle + reach))
