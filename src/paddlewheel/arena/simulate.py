"""Many games in a row, counted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from paddlewheel.bots import make_bot
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel.chance import derived_seed
from paddlewheel.kernel.contract import Game, State
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.options import OptionValue
from paddlewheel.kernel.playout import playout
from paddlewheel.kernel.sight import Sight


class SeatTally(msgspec.Struct):
    """What became of one seat over all games. Shared wins count as shares."""

    seat: int
    player: str
    wins: int = 0
    share: float = 0.0
    mean_rank: float = 0.0
    mean_score: float = 0.0


class Simulation(msgspec.Struct):
    """What a run of games came to."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    seed: int
    games: int
    seconds: float
    decisions: int
    decisions_per_second: float
    mean_length: float
    by_seat: list[SeatTally]
    by_reason: dict[str, int]


def simulate(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Play so many games. Game number n has its own seed, derived from the run's seed."""
    if games < 1:
        raise BadInput(f"the number of games is at least 1, not {games}")
    for seat, level in enumerate(players):
        make_bot(level, seed, seat)
    reasons: Counter[str] = Counter()
    tallies = [SeatTally(seat, player) for seat, player in enumerate(players)]
    decisions = 0
    started = time.perf_counter()
    for number in range(games):
        own_seed = derived_seed(seed, number)
        state = game.new(seats=len(players), seed=own_seed, **options)
        decisions += play_out(state, players, own_seed)
        _count(state, tallies, reasons)
        if progress is not None:
            progress(number + 1, decisions)
    seconds = time.perf_counter() - started
    for tally in tallies:
        tally.share /= games
        tally.mean_rank /= games
        tally.mean_score /= games
    return Simulation(
        game=game.info.id,
        options=options,
        seats=list(players),
        seed=seed,
        games=games,
        seconds=seconds,
        decisions=decisions,
        decisions_per_second=decisions / seconds,
        mean_length=decisions / games,
        by_seat=tallies,
        by_reason=dict(reasons.most_common()),
    )


def play_out(state: State, players: Sequence[str], seed: int) -> int:
    """Let the players finish this game; returns the decisions made."""
    if all(player == "random" for player in players):
        streams = [random_stream(seed, seat) for seat in range(len(players))]
        return playout(state, streams, state.game.info.longest)
    bots = [make_bot(level, seed, seat) for seat, level in enumerate(players)]
    made = 0
    while state.deciders:
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(Sight(state, seat)))
        made += 1
    return made


def _count(state: State, tallies: list[SeatTally], reasons: Counter[str]) -> None:
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"{state.game.info.id} did not end within {state.game.info.longest} decisions")
    reasons[outcome.reason] += 1
    for tally in tallies:
        tally.mean_rank += outcome.ranks[tally.seat]
        tally.mean_score += outcome.scores[tally.seat]
        if tally.seat in outcome.winners:
            tally.wins += 1
            tally.share += 1 / len(outcome.winners)


def random_position(game: Game, seats: int | None, seed: int, at: int, options: dict[str, OptionValue]) -> State:
    """The position after so many random choices."""
    state = game.new(seats=seats, seed=seed, **options)
    playout(state, [random_stream(seed, seat) for seat in range(state.seats)], at)
    return state
