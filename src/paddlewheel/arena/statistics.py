"""Rates with their uncertainty."""

from __future__ import annotations

from math import sqrt

import msgspec

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
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(count: float, of: int) -> Rate:
    """The rate `count` in `of`."""
    if of == 0:
        return Rate(0, 0, 0.0, 1.0)
    share = count / of
    scale = 1 + SURE**2 / of
    middle = (share + SURE**2 / (2 * of)) / scale
    reach = SURE * sqrt(share * (1 - share) / of + SURE**2 / (4 * of**2)) / scale
    return Rate(count, of, max(0.0, middle - reach), min(1.0, middle + reach))
