"""A round, turn or battle of a debriefing: what was told in it, and when each of it can be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from paddlewheel.kernel import Event
from paddlewheel.presentation._retelling import ToldEvent


class Happening(msgspec.Struct, frozen=True):
    """An event that is talked about, and when it happened: choices made, and the beat of the last of them."""

    event: Event
    when: tuple[int, int]


class ToldPeriod(msgspec.Struct, kw_only=True):
    """What all rounds, turns and battles have."""

    happenings: list[Happening] = []
    #: How many choices had been made when something was last told of it.
    at: int = 0
    #: All of it in sentences, as everybody may read them.
    lines: list[str] = []

    def keep(self, told: ToldEvent[Any]) -> None:
        """Keep an event with its moment."""
        self.happenings.append(Happening(told.event, told.when))
        self.at = told.when[0]

    def when(self, *kinds: str) -> tuple[int, int]:
        """When the first event of these kinds happened; else the end of the period."""
        return next((each.when for each in self.happenings if each.event.kind in kinds), (self.at, 0))


P = TypeVar("P", bound=ToldPeriod)


def happenings(periods: Sequence[P], *kinds: str) -> Iterator[tuple[P, Happening]]:
    """The events of these kinds, each with the period it happened in."""
    for period in periods:
        for happening in period.happenings:
            if happening.event.kind in kinds:
                yield period, happening


def held_leads(leaders: Sequence[int], least: int) -> list[tuple[int, int, int]]:
    """From who leads after each period (-1: nobody): where a lead began, whose it was, and for how many periods.

    Only those that were held for at least so many.
    """
    found = []
    since = 0
    for at in range(1, len(leaders) + 1):
        if at == len(leaders) or leaders[at] != leaders[since]:
            if leaders[since] >= 0 and at - since >= least:
                found.append((since, leaders[since], at - since))
            since = at
    return found
