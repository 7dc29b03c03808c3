"""Turning points, found by rule: what a facilitator would point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.assessment import REDS_THAT_LOSE
from paddlewheel.games.my_river_kit.view.names import hyphened, indicator_words
from paddlewheel.language import Fact
from paddlewheel.presentation import listed

if TYPE_CHECKING:
    from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport

#: A change of one indicator from round to round that is worth talking about.
LARGE = 3
#: Votes so far apart that people saw different landscapes.
APART = 4


#: The kind of event at which a turning point can be seen, by the rule it was found by; the others at the assessment.
SEEN_AT = {
    "first failure": "fails", "first loss": "destroyed", "first fine": "fine", "first water bought": "buys water",
    "first bank loan": "borrows", "first deal": "accepts", "first refusal": "declines", "votes apart": "votes",
    "most failures": "fails", "broken promise": "breaks promise",
}  # fmt: skip


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment worth talking about: its round, the rule it was found by, and what happened."""

    round: int
    kind: str
    text: str

    def when(self, entry: RoundReport) -> tuple[int, int]:
        """How many choices had been made by then, and the beat of the last of them."""
        return entry.first.get(SEEN_AT.get(self.kind, "assessed"), (entry.at, 0))


def turning_points(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> list[TurningPoint]:
    """All turning points, by round. `mayors`: each city with who plays it."""
    assessed = [entry for entry in rounds if entry.levels]
    found = [*_firsts(assessed, mayors), *_dealings(rounds, mayors), *_changes(assessed), *_extremes(assessed, mayors)]
    return sorted(found, key=lambda point: point.round)


def _point(round_: int, kind: str, form: str = "", **facts: Fact) -> TurningPoint:
    """A turning point in the words of its kind."""
    return TurningPoint(round_, kind, say(f"turn-{hyphened(kind)}{form}", **facts))


def _firsts(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    """Things that happened for the first time."""
    for entry in rounds:
        if entry.reds:
            red = [name for name, zone in entry.zones.items() if zone == "red"]
            yield _point(entry.round, "first red", indicators=_named(red))
            break
    for entry in rounds:
        if entry.reds >= REDS_THAT_LOSE:
            yield _point(entry.round, "four red", ".spared" if entry.round == 1 else "", reds=entry.reds)
            break
    for entry in rounds:
        if entry.failures:
            first = entry.failures[0]
            yield _point(entry.round, "first failure", card=first.name, mayor=mayors[first.seat], why=first.why)
            break
    for entry in rounds:
        lost = [failure for failure in entry.failures if failure.lost]
        if lost:
            yield _point(entry.round, "first loss", card=lost[0].name, mayor=mayors[lost[0].seat])
            break
    for entry in rounds:
        if any(entry.fines):
            yield _point(entry.round, "first fine", why=_why_fined(entry))
            break


def _why_fined(entry: RoundReport) -> str:
    if any(entry.low_water_fines):
        return "both" if any(entry.pollution_fines) else "water"
    return "pollution"


def _dealings(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    """What mayors did for each other, and did not: each kind the first time; every promise that was broken."""
    for entry in rounds:
        buyers = [mayors[seat] for seat, wag in enumerate(entry.water_bought) if wag]
        if buyers:
            yield _point(entry.round, "first water bought", mayors=listed(buyers), count=len(buyers))
            break
    for entry in rounds:
        if entry.bank_loans:
            yield _point(entry.round, "first bank loan", count=entry.bank_loans)
            break
    for kind, answer in (("first deal", "accepted"), ("first refusal", "refused")):
        for entry in rounds:
            answered = [deal for deal in entry.deals if deal.answer == answer]
            if answered:
                yield _point(entry.round, kind, terms=answered[0].terms, text=answered[0].text)
                break
    for entry in rounds:
        broken = [promise.text for promise in entry.promises if promise.what == "broken"]
        if broken:
            yield TurningPoint(entry.round, "broken promise", " ".join(broken))


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
        name = indicator_words(worst[2])
        yield _point(worst[1], "largest drop", indicator=name, before=worst[3], after=worst[4])
    if best[0] >= LARGE:
        name = indicator_words(best[2])
        yield _point(best[1], "largest recovery", indicator=name, before=best[3], after=best[4])


def _extremes(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    if not rounds:
        return
    nearest = max(rounds, key=lambda entry: entry.greens)
    if nearest.greens == len(INDICATORS):
        yield _point(nearest.round, "all green")
    elif nearest.greens >= 4:
        missing = _named([name for name, zone in nearest.zones.items() if zone != "green"])
        greens, all_ = nearest.greens, len(INDICATORS)
        yield _point(nearest.round, "nearest to green", greens=greens, all=all_, indicators=missing)
    unequal = max(rounds, key=lambda entry: entry.gini)
    if unequal.gini >= 0.2:
        purses = _by_mayor(mayors, unequal.money)
        yield _point(unequal.round, "most unequal", gini=unequal.gini, purses=purses)
    apart = max(rounds, key=lambda entry: max(entry.votes, default=0) - min(entry.votes, default=0))
    if apart.votes and max(apart.votes) - min(apart.votes) >= APART:
        yield _point(apart.round, "votes apart", votes=_by_mayor(mayors, apart.votes))
    worst = max(rounds, key=lambda entry: len(entry.failures))
    if len(worst.failures) >= 2:
        yield _point(worst.round, "most failures", failures=len(worst.failures))


def _by_mayor(mayors: Sequence[str], numbers: Sequence[int]) -> str:
    pairs = zip(mayors, numbers, strict=True)
    return ", ".join(say("turn-mayor", mayor=mayor, number=number) for mayor, number in pairs)


def _named(indicators: Sequence[str]) -> str:
    return ", ".join(indicator_words(name, "inside") for name in indicators)
