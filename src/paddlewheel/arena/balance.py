"""What a designer wants to know of a game: seats, length, ends, what matters, and how much strength decides."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.plan import Plan, Played, play_game, play_series
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.kernel import AnyGame, BadInput

#: Games in which every choice is looked at.
WATCHED = 200


class Watched(msgspec.Struct, frozen=True):
    """A game of the series, and the choices that each seat made in it."""

    played: Played
    made: tuple[frozenset[int], ...]


class Use(msgspec.Struct, frozen=True):
    """A choice: in how many seats' games it was made, and how those seats fared against those without it."""

    token: str
    used: Rate
    won_with: Rate
    won_without: Rate


class Balance(msgspec.Struct, frozen=True):
    """The balance of one setting."""

    plan: Plan
    label: str
    result: Simulation
    lengths: tuple[int, ...]
    uses: tuple[Use, ...]
    stronger: str
    #: How often one stronger player wins, in every seat in turn, or, where all win together, how often a table of them.
    agency: Rate | None
    #: What that would be if strength did not matter.
    expected: float


def weigh_up(game: AnyGame, plan: Plan, label: str, games: int, stronger: str, executor: Executor = inline) -> Balance:
    """Play like against like, look at what was chosen, and see what stronger players make of it."""
    started = time.perf_counter()
    plan.check()
    watched: list[Watched] = list(executor(watch_portion, plan, range(min(games, WATCHED))))
    unwatched = play_series(plan, range(WATCHED, games), executor)
    played = sorted([*(one.played for one in watched), *unwatched], key=lambda one: one.number)
    seconds = max(time.perf_counter() - started, 1e-9)
    result = tally(plan, played, seconds)
    agency = _agency(game, plan, max(20, games // 4), stronger, executor) if stronger else None
    expected = result.together.share if game.info.won_together else 1 / len(plan.players)
    lengths = tuple(one.decisions for one in played)
    return Balance(plan, label, result, lengths, _uses(game, watched), stronger, agency, expected)


def sweep(text: str) -> tuple[str, list[int]]:
    """`ship.coal=3..9:2` as the number's place and its values."""
    place, mark, span = text.partition("=")
    ends, _, step = span.partition(":")
    low, dots, high = ends.partition("..")
    parts = [low, high, step or "1"]
    if not mark or not dots or not all(part.isascii() and part.isdigit() for part in parts) or int(parts[2]) == 0:
        raise BadInput(f"a sweep reads NUMBER=LOW..HIGH:STEP, not {text!r}")
    values = list(range(int(low), int(high) + 1, int(parts[2])))
    if not values:
        raise BadInput(f"the sweep {text!r} is empty: write the lower number first, as in {place}={high}..{low}")
    return place, values


def setting(text: str) -> tuple[str, int]:
    """`ship.coal=8` as the number's place and its value."""
    place, mark, value = text.partition("=")
    if not mark or not (value.isascii() and value.isdigit()):
        raise BadInput(f"a setting reads NUMBER=VALUE, not {text!r}")
    return place, int(value)


def _agency(game: AnyGame, plan: Plan, games: int, stronger: str, executor: Executor) -> Rate:
    seats = len(plan.players)
    if game.info.won_together:
        table = msgspec.structs.replace(plan, players=(stronger,) * seats)
        return wilson(sum(one.won_by_all for one in play_series(table, range(games), executor)), games)
    wins = 0
    for seat in range(seats):
        mixed = msgspec.structs.replace(plan, players=(*plan.players[:seat], stronger, *plan.players[seat + 1 :]))
        wins += sum(seat in one.winners for one in play_series(mixed, range(seat, games, seats), executor))
    return wilson(wins, games)


def _uses(game: AnyGame, watched: Sequence[Watched]) -> tuple[Use, ...]:
    """Every choice made in these games, the one that parts winners from losers most first."""
    with_it: dict[int, list[int]] = {}
    for one in watched:
        for seat, made in enumerate(one.made):
            for choice in made:
                counted = with_it.setdefault(choice, [0, 0])
                counted[0] += 1
                counted[1] += seat in one.played.winners
    all_won = sum(len(one.played.winners) for one in watched)
    everybody = sum(len(one.made) for one in watched)
    uses = [
        Use(
            game.token(choice),
            wilson(used, everybody),
            wilson(won, used),
            wilson(all_won - won, everybody - used),
        )
        for choice, (used, won) in with_it.items()
    ]
    return tuple(sorted(uses, key=lambda use: (-matters(use), use.token)))


def matters(use: Use) -> float:
    """The distance between the intervals with and without the choice; below 0 where they overlap."""
    return max(use.won_with.low - use.won_without.high, use.won_without.low - use.won_with.high)


def watch_portion(plan: Plan, numbers: Sequence[int]) -> list[Watched]:
    """Play these games of a series and note what every seat chose: what a worker does."""
    return [_watch(plan, number) for number in numbers]


def _watch(plan: Plan, number: int) -> Watched:
    made: list[set[int]] = [set() for _ in plan.players]
    played = play_game(plan, number, lambda seat, choice: made[seat].add(choice))
    return Watched(played, tuple(frozenset(one) for one in made))
