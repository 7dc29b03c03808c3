"""Turning points, found by rule: what a facilitator would point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.games.my_river_kit.view.names import CITIES, INDICATOR_WORDS
from paddlewheel.presentation import counted

if TYPE_CHECKING:
    from paddlewheel.games.my_river_kit.debrief.report import RoundReport

#: A change of one indicator from round to round that is worth talking about.
LARGE = 3
#: Votes so far apart that people saw different landscapes.
APART = 4


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment worth talking about: its round, the rule it was found by, and what happened."""

    round: int
    kind: str
    text: str


def turning_points(rounds: Sequence[RoundReport]) -> list[TurningPoint]:
    """All turning points, by round."""
    assessed = [entry for entry in rounds if entry.levels]
    found = [*_firsts(assessed), *_changes(assessed), *_extremes(assessed)]
    return sorted(found, key=lambda point: point.round)


def _firsts(rounds: Sequence[RoundReport]) -> Iterator[TurningPoint]:
    """Things that happened for the first time."""
    for entry in rounds:
        if entry.reds:
            names = _named(entry, "red")
            yield TurningPoint(entry.round, "first red", f"The first indicators in the red zone: {names}.")
            break
    for entry in rounds:
        if entry.reds >= 4:
            spared = entry.round == 1
            text = "Four or more indicators are red" + (", in the first round: nothing is lost yet." if spared else ".")
            yield TurningPoint(entry.round, "four red", text)
            break
    for entry in rounds:
        if entry.failures:
            first = entry.failures[0]
            text = f"The first failure: {first.name} of {CITIES[first.seat]}, for lack of {first.why}."
            yield TurningPoint(entry.round, "first failure", text)
            break
    for entry in rounds:
        lost = [failure for failure in entry.failures if failure.lost]
        if lost:
            text = f"The first activity is destroyed: {lost[0].name} of {CITIES[lost[0].seat]}."
            yield TurningPoint(entry.round, "first loss", text)
            break
    for entry in rounds:
        if any(entry.fines):
            why = "too little water" if entry.water_out < 3 else "more pollution than water"
            yield TurningPoint(entry.round, "first fine", f"The first fine: {why} arrives downstream.")
            break
    yield from _first_dealings(rounds)


def _first_dealings(rounds: Sequence[RoundReport]) -> Iterator[TurningPoint]:
    for entry in rounds:
        if any(entry.water_bought):
            buyers = " and ".join(CITIES[seat] for seat, wag in enumerate(entry.water_bought) if wag)
            yield TurningPoint(entry.round, "first water bought", f"{buyers} buys water for the first time.")
            break
    for entry in rounds:
        if entry.bank_loans:
            text = f"The first {counted(entry.bank_loans, 'loan')} from the bank."
            yield TurningPoint(entry.round, "first bank loan", text)
            break
    for entry in rounds:
        if entry.deals_made:
            yield TurningPoint(entry.round, "first deal", "Two mayors make the first deal.")
            break
    for entry in rounds:
        if entry.deals_refused:
            yield TurningPoint(entry.round, "first refusal", "A proposal is refused for the first time.")
            break


def _changes(rounds: Sequence[RoundReport]) -> Iterator[TurningPoint]:
    """The largest fall and the largest recovery of one indicator; for pollution more is worse."""
    steps = []
    for before, after in pairwise(rounds):
        for name, level in after.levels.items():
            change = level - before.levels[name]
            better = -change if name == "pollution" else change
            steps.append((better, after.round, name, before.levels[name], level))
    if not steps:
        return
    worst, best = min(steps), max(steps)
    if worst[0] <= -LARGE:
        text = f"{INDICATOR_WORDS[worst[2]]} worsens from {worst[3]} to {worst[4]}: the largest drop of the game."
        yield TurningPoint(worst[1], "largest drop", text)
    if best[0] >= LARGE:
        text = f"{INDICATOR_WORDS[best[2]]} improves from {best[3]} to {best[4]}: the largest recovery of the game."
        yield TurningPoint(best[1], "largest recovery", text)


def _extremes(rounds: Sequence[RoundReport]) -> Iterator[TurningPoint]:
    if not rounds:
        return
    nearest = max(rounds, key=lambda entry: entry.greens)
    if nearest.greens == 6:
        yield TurningPoint(nearest.round, "all green", "All six indicators are in the green zone.")
    elif nearest.greens >= 4:
        missing = [name for name in nearest.zones if nearest.zones[name] != "green"]
        names = ", ".join(INDICATOR_WORDS[name].lower() for name in missing)
        text = f"The river comes nearest to the green zone: {nearest.greens} of 6. Missing: {names}."
        yield TurningPoint(nearest.round, "nearest to green", text)
    unequal = max(rounds, key=lambda entry: entry.gini)
    if unequal.gini >= 0.2:
        purses = ", ".join(f"{CITIES[seat]} {wag}" for seat, wag in enumerate(unequal.money))
        text = f"Money is spread most unequally (Gini {unequal.gini:.2f}): {purses}."
        yield TurningPoint(unequal.round, "most unequal", text)
    apart = max(rounds, key=lambda entry: max(entry.votes, default=0) - min(entry.votes, default=0))
    if apart.votes and max(apart.votes) - min(apart.votes) >= APART:
        votes = ", ".join(f"{CITIES[seat]} {vote}" for seat, vote in enumerate(apart.votes))
        yield TurningPoint(apart.round, "votes apart", f"The mayors see different landscapes: {votes}.")
    worst = max(rounds, key=lambda entry: len(entry.failures))
    if len(worst.failures) >= 2:
        text = f"The round with the most failures: {len(worst.failures)}."
        yield TurningPoint(worst.round, "most failures", text)


def _named(entry: RoundReport, zone: str) -> str:
    return ", ".join(INDICATOR_WORDS[name].lower() for name, found in entry.zones.items() if found == zone)
