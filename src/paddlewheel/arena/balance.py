"""What a designer wants to know of a game: seats, length, ends, what matters, and how much strength decides."""

from __future__ import annotations

import time
from itertools import product
from pathlib import Path

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.measures import Measure, Use, measures, uses
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, play_series
from paddlewheel.arena.series import kept_file
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.arena.watching import Watched, WatchedSeries
from paddlewheel.kernel import AnyGame, BadInput

#: Numbers that are varied at once.
MOST_SWEEPS = 2


class Balance(msgspec.Struct, frozen=True):
    """The balance of one setting."""

    plan: Plan
    label: str
    result: Simulation
    watched: tuple[Watched, ...]
    measures: tuple[Measure, ...]
    uses: tuple[Use, ...]
    stronger: str
    weaker: str
    #: How often one stronger player wins among weaker ones, in every seat in turn; or, where all win together, how
    #: often a table of them.
    agency: Rate | None
    #: What that would be if strength did not matter.
    expected: float
    #: Whether Ctrl-C has ended it.
    interrupted: bool = False

    def measure(self, name: str) -> Measure:
        """The measure of this name."""
        return next(one for one in self.measures if one.name == name)


def weigh_up(
    game: AnyGame,
    plan: Plan,
    label: str,
    games: int,
    stronger: str,
    weaker: str,
    executor: Executor = inline,
    keep: Path | None = None,
) -> Balance:
    """Play like against like, look at what was chosen, and see what stronger players make of it."""
    started = time.perf_counter()
    series = WatchedSeries(plan, watched_file(keep, plan, label))
    watched = series.run(games, executor)
    if not watched:
        raise KeyboardInterrupt
    seconds = max(time.perf_counter() - started, 1e-9)
    result = tally(plan, [one.played for one in watched], seconds)
    agency, expected, interrupted = None, 0.0, series.interrupted
    if stronger and not interrupted:
        try:
            agency, expected = _agency(game, plan, max(20, games // 4), stronger, weaker, executor)
        except KeyboardInterrupt:
            interrupted = True
    return Balance(
        plan, label, result, tuple(watched), tuple(measures(game, watched)), tuple(uses(game, watched)),
        stronger, weaker, agency, expected, interrupted,
    )  # fmt: skip


def watched_file(keep: Path | None, plan: Plan, label: str) -> Path | None:
    """The file in which the watched games of a setting are kept."""
    path = kept_file(keep, plan.game, plan.players, label)
    return path.with_suffix(".jsonl") if path is not None else None


def sweep(text: str) -> tuple[str, list[int]]:
    """`ship.coal=3..9:2` as the number's place and its values."""
    place, mark, span = text.partition("=")
    ends, _, step = span.partition(":")
    low, dots, high = ends.partition("..")
    parts = [low, high, step or "1"]
    if not mark or not dots or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise BadInput(say("sweep-reads", text=repr(text)))
    if int(parts[2]) == 0:
        raise BadInput(say("sweep-step", text=repr(text)))
    values = list(range(int(low), int(high) + 1, int(parts[2])))
    if not values:
        raise BadInput(say("sweep-empty", text=repr(text), example=f"{place}={high}..{low}"))
    return place, values


def settings(sweeps: list[str]) -> list[dict[str, int]]:
    """Every setting of one number, or of two numbers as a grid."""
    found = [sweep(text) for text in sweeps]
    places = [place for place, _ in found]
    if len(found) > MOST_SWEEPS or len(set(places)) < len(places):
        raise BadInput(say("too-many-sweeps", places=", ".join(places)))
    return [dict(zip(places, values, strict=True)) for values in product(*(values for _, values in found))]


def _agency(
    game: AnyGame, plan: Plan, games: int, stronger: str, weaker: str, executor: Executor
) -> tuple[Rate, float]:
    """How often the stronger win, and what that would be if strength did not matter."""
    seats = len(plan.players)
    if game.info.won_together:
        won = []
        for level in (stronger, weaker):
            table = msgspec.structs.replace(plan, players=(level,) * seats)
            won.append(sum(one.won_by_all for one in play_series(table, range(games), executor)))
        return wilson(won[0], games), won[1] / games
    wins = 0
    for seat in range(seats):
        mixed = msgspec.structs.replace(plan, players=(weaker,) * seat + (stronger,) + (weaker,) * (seats - seat - 1))
        wins += sum(seat in one.winners for one in play_series(mixed, range(seat, games, seats), executor))
    return wilson(wins, games), 1 / seats


def agency_games(game: AnyGame, seats: int, games: int) -> int:
    """How many games `weigh_up` plays to see what strength decides."""
    return max(20, games // 4) * (2 if game.info.won_together else 1)
