"""Many games: each with its own derived seed, on one core or several, always with the same results."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.bots import make_bot
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel import AnyGame, AnyState, BadInput, OptionValue, SeatView, derived_seed, playout
from paddlewheel.registry import load


class Plan(msgspec.Struct, frozen=True):
    """What is played: the game, its options and changed numbers, who sits where, and the seed of the series."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue] = {}
    #: Numbers of the component file set otherwise, by their place (`ship.coal`).
    changes: dict[str, int] = {}

    def load(self) -> AnyGame:
        return _changed(self.game, tuple(self.changes.items())) if self.changes else load(self.game)

    def check(self) -> None:
        """Raise one clear error if the plan cannot be played."""
        game = self.load()
        game.new(seats=len(self.players), seed=self.seed, **self.options)
        for seat, level in enumerate(self.players):
            make_bot(level, 0, seat, game)


@lru_cache(maxsize=4)
def _changed(game: str, changes: tuple[tuple[str, int], ...]) -> AnyGame:
    """A game with numbers set otherwise, made once: its rules and maps are not worked out again for every game."""
    return load(game).changed(dict(changes))


class Played(msgspec.Struct, frozen=True):
    """One game of a series, and how it ended."""

    number: int
    seed: int
    reason: str
    decisions: int
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]

    @property
    def won_by_all(self) -> bool:
        return len(self.winners) == len(self.ranks)


class SeatTally(msgspec.Struct, frozen=True):
    """What became of one seat over all games. Shared wins count as shares."""

    seat: int
    player: str
    wins: int
    share: float
    #: The win rate with its 95 % interval.
    rate: Rate
    mean_rank: float
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """What a series came to."""

    plan: Plan
    games: int
    decisions: int
    mean_length: float
    by_seat: tuple[SeatTally, ...]
    by_reason: dict[str, int]
    #: How many games all seats won.
    together: Rate
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def play_game(game: AnyGame, plan: Plan, number: int) -> Played:
    """Play game `number` of a series."""
    seed = derived_seed(plan.seed, number)
    state = game.new(seats=len(plan.players), seed=seed, **plan.options)
    return ended(state, number, seed, play_out(state, plan.players, seed))


def ended(state: AnyState, number: int, seed: int, decisions: int) -> Played:
    """What became of a game that was played out."""
    outcome = state.outcome
    if outcome is None:
        info = state.game.info
        raise RuntimeError(f"{info.id} did not end within {info.longest} decisions")
    return Played(number, seed, outcome.reason, decisions, outcome.ranks, outcome.scores, outcome.winners)


def play_portion(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play these games of a series: what a worker does."""
    game = plan.load()
    return [play_game(game, plan, number) for number in numbers]


def play_out(state: AnyState, players: Sequence[str], seed: int) -> int:
    """Let the players finish this game; returns the decisions made."""
    if all(player == "random" for player in players):
        streams = [random_stream(seed, seat) for seat in range(len(players))]
        return playout(state, streams, state.game.info.longest)
    bots = [make_bot(level, seed, seat) for seat, level in enumerate(players)]
    made = 0
    while state.deciders:
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(SeatView(state, seat)))
        made += 1
    return made


def play_series(plan: Plan, numbers: Iterable[int], executor: Executor = inline) -> Iterator[Played]:
    """Play the numbered games of a series, in whatever order they finish."""
    plan.check()
    yield from executor(play_portion, plan, list(numbers))


def simulate(
    plan: Plan, games: int, executor: Executor = inline, progress: Callable[[int, int], None] | None = None
) -> Simulation:
    """Play so many games and count what came of them."""
    if games < 1:
        raise BadInput(f"the number of games is at least 1, not {games}")
    started = time.perf_counter()
    played = []
    decisions = 0
    for game in play_series(plan, range(games), executor):
        played.append(game)
        decisions += game.decisions
        if progress is not None:
            progress(len(played), decisions)
    return tally(plan, played, time.perf_counter() - started)


def tally(plan: Plan, played: Sequence[Played], seconds: float) -> Simulation:
    """Count a series. The order in which its games were played does not matter."""
    games = len(played)
    decisions = sum(game.decisions for game in played)
    by_seat = []
    for seat, player in enumerate(plan.players):
        wins = sum(seat in game.winners for game in played)
        share = sum(1 / len(game.winners) for game in played if seat in game.winners)
        mean_rank = sum(game.ranks[seat] for game in played) / games
        mean_score = sum(game.scores[seat] for game in played) / games
        by_seat.append(SeatTally(seat, player, wins, share / games, wilson(wins, games), mean_rank, mean_score))
    reasons = Counter(game.reason for game in played)
    by_reason = dict(sorted(reasons.items(), key=lambda entry: (-entry[1], entry[0])))
    together = wilson(sum(game.won_by_all for game in played), games)
    return Simulation(plan, games, decisions, decisions / games, tuple(by_seat), by_reason, together, seconds)


def random_position(game: AnyGame, seats: int | None, seed: int, at: int, options: dict[str, OptionValue]) -> AnyState:
    """The position after a number of random choices."""
    state: AnyState = game.set_up(seats, seed, options)
    playout(state, [random_stream(seed, seat) for seat in range(state.seats)], at)
    return state
