"""What a designer wants to know of a game: seats, length, ends, what matters, and how much strength decides."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.simulate import Plan, Simulation, play_series, tally
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.bots import make_bot
from paddlewheel.kernel.chance import derived_seed
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.game import Game
from paddlewheel.kernel.options import OptionValue
from paddlewheel.kernel.sight import Sight

#: Games in which every choice is looked at.
WATCHED = 200


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
    #: How often the stronger of two levels wins from a random seat, against its fair share.
    agency: Rate | None
    fair_share: float


def weigh_up(game: Game, plan: Plan, label: str, games: int, stronger: str, executor: Executor = inline) -> Balance:
    """Play like against like, look at what was chosen, and seat one stronger player among them."""
    started = time.perf_counter()
    played = sorted(play_series(plan, range(games), executor), key=lambda one: one.number)
    seconds = max(time.perf_counter() - started, 1e-9)
    agency = _agency(plan, max(20, games // 4), stronger, executor) if stronger else None
    lengths = tuple(one.decisions for one in played)
    result = tally(plan, played, seconds)
    uses = _uses(game, plan, min(games, WATCHED))
    return Balance(plan, label, result, lengths, uses, agency, 1 / len(plan.players))


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


def _agency(plan: Plan, games: int, stronger: str, executor: Executor) -> Rate:
    wins = 0
    seats = len(plan.players)
    for seat in range(seats):
        players = (*plan.players[:seat], stronger, *plan.players[seat + 1 :])
        numbers = range(seat, games, seats)
        mixed = Plan(plan.game, players, plan.seed, plan.options, plan.changes)
        wins += sum(seat in one.winners for one in play_series(mixed, numbers, executor))
    return wilson(wins, games)


def _uses(game: Game, plan: Plan, games: int) -> tuple[Use, ...]:
    """Every choice made in some of the games, the one that parts winners from losers most first."""
    seats = len(plan.players)
    with_it: dict[int, list[int]] = {}
    all_won = 0
    for number in range(games):
        made, winners = _watch(game, plan, number)
        all_won += len(winners)
        for seat in range(seats):
            for choice in made[seat]:
                counted = with_it.setdefault(choice, [0, 0])
                counted[0] += 1
                counted[1] += seat in winners
    everybody = games * seats
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


def _watch(game: Game, plan: Plan, number: int) -> tuple[list[set[int]], Sequence[int]]:
    seed = derived_seed(plan.seed, number)
    options: dict[str, OptionValue] = plan.options
    state = game.new(seats=len(plan.players), seed=seed, **options)
    bots = [make_bot(level, seed, seat) for seat, level in enumerate(plan.players)]
    made: list[set[int]] = [set() for _ in plan.players]
    while state.deciders:
        seat = state.deciders[0]
        choice = bots[seat].choose(Sight(state, seat))
        made[seat].add(choice)
        state.play(seat, choice)
    return made, () if state.outcome is None else state.outcome.winners
