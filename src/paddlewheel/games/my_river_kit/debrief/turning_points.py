"""Turning points, found by rule: what a facilitator would point at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.rules.assessment import REDS_THAT_LOSE
from paddlewheel.games.my_river_kit.view.names import INDICATOR_WORDS
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


def _firsts(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    """Things that happened for the first time."""
    for entry in rounds:
        if entry.reds:
            names = _named(entry, "red")
            yield TurningPoint(entry.round, "first red", f"The first indicators in the red zone: {names}.")
            break
    for entry in rounds:
        if entry.reds >= REDS_THAT_LOSE:
            spared = entry.round == 1
            text = f"{entry.reds} indicators are red" + (
                ", in the first round: nothing is lost yet." if spared else "."
            )
            yield TurningPoint(entry.round, "four red", text)
            break
    for entry in rounds:
        if entry.failures:
            first = entry.failures[0]
            text = f"The first failure: {first.name} of {mayors[first.seat]}, for lack of {first.why}."
            yield TurningPoint(entry.round, "first failure", text)
            break
    for entry in rounds:
        lost = [failure for failure in entry.failures if failure.lost]
        if lost:
            text = f"The first activity is destroyed: {lost[0].name} of {mayors[lost[0].seat]}."
            yield TurningPoint(entry.round, "first loss", text)
            break
    for entry in rounds:
        if any(entry.fines):
            yield TurningPoint(entry.round, "first fine", f"The first fine: {_why_fined(entry)}.")
            break


def _why_fined(entry: RoundReport) -> str:
    whys = ["too little water arrives downstream"] if any(entry.low_water_fines) else []
    return listed([*whys, *(["more pollution than water arrives downstream"] if any(entry.pollution_fines) else [])])


def _dealings(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    """What mayors did for each other, and did not: each kind the first time; every promise that was broken."""
    for entry in rounds:
        buyers = [mayors[seat] for seat, wag in enumerate(entry.water_bought) if wag]
        if buyers:
            verb = "buys" if len(buyers) == 1 else "buy"
            text = f"{listed(buyers)} {verb} water for the first time."
            yield TurningPoint(entry.round, "first water bought", text)
            break
    for entry in rounds:
        if entry.bank_loans:
            loans = "loan" if entry.bank_loans == 1 else f"{entry.bank_loans} loans"
            text = f"The first {loans} from the bank."
            yield TurningPoint(entry.round, "first bank loan", text)
            break
    for kind, answer, words in (
        ("first deal", "accepted", "The first agreement"),
        ("first refusal", "refused", "A proposal is refused for the first time"),
    ):
        for entry in rounds:
            answered = [deal for deal in entry.deals if deal.answer == answer]
            if answered:
                yield TurningPoint(entry.round, kind, f"{words}: {answered[0].terms} {answered[0].text}")
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
        text = f"{INDICATOR_WORDS[worst[2]]} worsens from {worst[3]} to {worst[4]}: the largest drop of the game."
        yield TurningPoint(worst[1], "largest drop", text)
    if best[0] >= LARGE:
        text = f"{INDICATOR_WORDS[best[2]]} improves from {best[3]} to {best[4]}: the largest recovery of the game."
        yield TurningPoint(best[1], "largest recovery", text)


def _extremes(rounds: Sequence[RoundReport], mayors: Sequence[str]) -> Iterator[TurningPoint]:
    if not rounds:
        return
    nearest = max(rounds, key=lambda entry: entry.greens)
    if nearest.greens == len(INDICATORS):
        yield TurningPoint(nearest.round, "all green", "All six indicators are in the green zone.")
    elif nearest.greens >= 4:
        missing = [name for name in nearest.zones if nearest.zones[name] != "green"]
        names = ", ".join(INDICATOR_WORDS[name].lower() for name in missing)
        text = f"The river comes nearest to the green zone: {nearest.greens} of {len(INDICATORS)}. Missing: {names}."
        yield TurningPoint(nearest.round, "nearest to green", text)
    unequal = max(rounds, key=lambda entry: entry.gini)
    if unequal.gini >= 0.2:
        purses = ", ".join(f"{mayors[seat]} {wag}" for seat, wag in enumerate(unequal.money))
        text = f"Money is spread most unequally (Gini {unequal.gini:.2f}): {purses}."
        yield TurningPoint(unequal.round, "most unequal", text)
    apart = max(rounds, key=lambda entry: max(entry.votes, default=0) - min(entry.votes, default=0))
    if apart.votes and max(apart.votes) - min(apart.votes) >= APART:
        votes = ", ".join(f"{mayors[seat]} {vote}" for seat, vote in enumerate(apart.votes))
        yield TurningPoint(apart.round, "votes apart", f"The mayors see different landscapes: {votes}.")
    worst = max(rounds, key=lambda entry: len(entry.failures))
    if len(worst.failures) >= 2:
        text = f"The round with the most failures: {len(worst.failures)}."
        yield TurningPoint(worst.round, "most failures", text)


def _named(entry: RoundReport, zone: str) -> str:
    return ", ".join(INDICATOR_WORDS[name].lower() for name, found in entry.zones.items() if found == zone)
