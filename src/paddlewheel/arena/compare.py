"""Two variants of a game on the same deals: what differs beyond doubt, however many things are looked at.

Each deal is played once by either variant, by the same players with the same luck. What is compared is the difference
in each deal, so that good and bad deals cancel out. All intervals hold together with 95 % (Bonferroni): who looks at
a hundred of them is misled by none in nineteen of twenty comparisons.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from statistics import stdev

import msgspec

from paddlewheel.arena.balance import watched_file
from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.measures import Measure, Use, measure_words, measures, uses
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.statistics import Interval, Rate, bounded_mean, deviations, in_words, wilson
from paddlewheel.arena.subjects import subjects_of
from paddlewheel.arena.variants import label_words
from paddlewheel.arena.watching import Watched, WatchedSeries
from paddlewheel.kernel import AnyGame

#: Fewer deals tell nothing of how much a number without bounds varies.
FEW = 5


class Difference(msgspec.Struct, frozen=True):
    """A measure of both variants, and what the second one adds."""

    name: str
    first: float
    second: float
    change: Interval
    #: Whether it is a share, to be shown in percent.
    is_share: bool

    def cells(self) -> tuple[str, ...]:
        """A row of a table, behind its name."""
        change = self.change
        value, low, high = (
            in_words(number, self.is_share, signed=True) for number in (change.value, change.low, change.high)
        )
        enough = change.high < inf
        told = say("interval", value=value, low=low, high=high) if enough else say("too-few-deals", change=value)
        verdict = {1: "more", -1: "less", 0: "not-shown"}[change.sign]
        first, second = (in_words(number, self.is_share) for number in (self.first, self.second))
        return first, second, told, say(verdict)


class Comparison(msgspec.Struct, frozen=True):
    """Everything that was compared."""

    game: str
    first: str
    second: str
    players: tuple[str, ...]
    games: int
    #: How many intervals hold together.
    looks: int
    measures: tuple[Difference, ...]
    #: Use of every card, tile and action: the share of seats that used it; and their share of wins.
    use: tuple[Difference, ...]
    success: tuple[Difference, ...]
    interrupted: bool = False

    @property
    def all(self) -> tuple[Difference, ...]:
        return (*self.measures, *self.use, *self.success)

    @property
    def labels(self) -> tuple[str, str]:
        """What people call the variants."""
        return label_words(self.first), label_words(self.second)

    def rows(self, found: Sequence[Difference]) -> list[tuple[str, ...]]:
        """Rows of a table. Measures have words; cards, tiles and actions are named by their tokens."""
        return [(self._name(row), *row.cells()) for row in found]

    def _name(self, row: Difference) -> str:
        return measure_words(self.game, row.name) if row in self.measures else row.name

    def conclusions(self) -> list[str]:
        """What follows, in words."""
        shown = [row for row in self.all if row.change.sign]
        if not shown:
            return [say("no-difference", games=self.games, all=len(self.all))]
        found = [say("differences", count=len(shown), all=len(self.all), games=self.games)]
        for row in sorted(shown, key=lambda row: -_clear(row.change))[:8]:
            kind = "use" if row in self.use else "success" if row in self.success else "measure"
            first, second, change, _ = row.cells()
            found.append(
                say(
                    f"difference-{kind}",
                    variant=self.labels[1],
                    more="yes" if row.change.sign > 0 else "no",
                    name=self._name(row),
                    first=first,
                    second=second,
                    change=change,
                )
            )
        return found


def _clear(change: Interval) -> float:
    """How far an interval is from zero, measured by its own width."""
    width = change.high - change.low
    return max(change.low, -change.high) / width if 0 < width < inf else 0.0


def compare_variants(
    game: AnyGame,
    variants: Sequence[tuple[str, Plan]],
    games: int,
    executor: Executor = inline,
    keep: Path | None = None,
    times: int = 1,
) -> list[Comparison]:
    """The first variant with each of the others over this many deals; `times`: how often somebody will look."""
    played: list[list[Watched]] = []
    interrupted = False
    for label, plan in variants:
        series = WatchedSeries(plan, watched_file(keep, plan, label))
        played.append(series.run(0 if interrupted else games, executor))
        interrupted = interrupted or series.interrupted
    common = set.intersection(*({one.played.number for one in games_of} for games_of in played))
    if not common:
        raise KeyboardInterrupt
    paired = [[one for one in games_of if one.played.number in common] for games_of in played]
    found = []
    for (label, plan), watched in zip(variants[1:], paired[1:], strict=True):
        pair = _Pair(variants[0][1].load(), plan.load(), paired[0], watched)
        looks = pair.looks() * (len(variants) - 1) * times
        sure = deviations(looks)
        found.append(
            Comparison(
                game.info.id, variants[0][0], label, plan.players, len(common), looks,
                tuple(pair.measured(sure, looks)), tuple(pair.used(sure)), tuple(pair.succeeded(sure)), interrupted,
            )
        )  # fmt: skip
    return found


class _Pair:
    """The games of two variants, deal by deal."""

    def __init__(self, first_game: AnyGame, second_game: AnyGame, first: list[Watched], second: list[Watched]) -> None:
        reasons = sorted({one.played.reason for one in (*first, *second)})
        self.first = measures(first_game, first, reasons)
        named = {one.name: one for one in measures(second_game, second, reasons)}
        self.first = [one for one in self.first if one.name in named]
        self.second = [named[one.name] for one in self.first]
        self.shares = _shares(first_game, first), _shares(second_game, second)
        self.uses = _by_name(uses(first_game, first)), _by_name(uses(second_game, second))
        self.deals = len(first)

    def subjects(self) -> list[str]:
        return sorted(self.shares[0].keys() | self.shares[1].keys())

    def looks(self) -> int:
        return len(self.first) + 2 * len(self.subjects())

    def measured(self, sure: float, looks: int) -> list[Difference]:
        return [
            Difference(one.name, one.mean, other.mean, _change(one, other, sure, looks), one.bounds is not None)
            for one, other in zip(self.first, self.second, strict=True)
        ]

    def used(self, sure: float) -> list[Difference]:
        nothing = [0.0] * self.deals
        found = []
        for name in self.subjects():
            first, second = (shares.get(name, nothing) for shares in self.shares)
            gains = [after - before for before, after in zip(first, second, strict=True)]
            found.append(
                _row(name, sum(first) / self.deals, sum(second) / self.deals, bounded_mean(gains, -1, 1, sure))
            )
        return found

    def succeeded(self, sure: float) -> list[Difference]:
        found = []
        for name in self.subjects():
            first, second = (side[name].won_with if name in side else wilson(0, 0) for side in self.uses)
            found.append(_row(name, first.share, second.share, _newcombe(first, second, sure)))
        return found


def _row(name: str, first: float, second: float, change: Interval) -> Difference:
    return Difference(name, first, second, change, True)


def _by_name(found: Sequence[Use]) -> dict[str, Use]:
    return {use.token: use for use in found}


def _shares(game: AnyGame, watched: Sequence[Watched]) -> dict[str, list[float]]:
    """By subject, the share of seats that used it in each deal."""
    names = subjects_of(game).names
    found: dict[str, list[float]] = {}
    for deal, one in enumerate(watched):
        for taken in one.taken:
            for subject in taken:
                found.setdefault(names[subject], [0.0] * len(watched))[deal] += 1 / len(one.taken)
    return found


def _change(first: Measure, second: Measure, sure: float, looks: int) -> Interval:
    gains = [after - before for before, after in zip(first.values, second.values, strict=True)]
    if first.bounds is not None:
        reach = first.bounds[1] - first.bounds[0]
        return bounded_mean(gains, -reach, reach, sure)
    mean = sum(gains) / len(gains)
    if len(gains) < FEW:
        return Interval(mean, -inf, inf)
    from scipy.stats import t

    spread = stdev(gains)
    if not spread:
        # Equal in all deals, as far as they go: others may differ by as much as games differ.
        both = [*first.values, *second.values]
        most = max(both) - min(both)
        return bounded_mean(gains, mean - most, mean + most, sure) if most else Interval(mean, mean, mean)
    reach = float(t.ppf(1 - 0.025 / looks, len(gains) - 1)) * spread / sqrt(len(gains))
    return Interval(mean, mean - reach, mean + reach)


def _newcombe(first: Rate, second: Rate, sure: float) -> Interval:
    """The difference of two rates by Newcombe's square-and-add method (1998)."""
    if not first.of or not second.of:
        return Interval(0.0, -1.0, 1.0)
    one, other = wilson(first.count, first.of, sure), wilson(second.count, second.of, sure)
    change = other.share - one.share
    down = sqrt((other.share - other.low) ** 2 + (one.high - one.share) ** 2)
    up = sqrt((other.high - other.share) ** 2 + (one.share - one.low) ** 2)
    return Interval(change, change - down, change + up)
