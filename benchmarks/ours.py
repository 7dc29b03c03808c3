"""Our engine, measured as the peers are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random

import numpy as np
from benchmarks.timing import Figures, microseconds, per_second, report

import paddlewheel as pw
from paddlewheel.bots.random import random_stream
from paddlewheel.bots.strong import Budget, think
from paddlewheel.envs.gymnasium import make_vec
from paddlewheel.kernel import OptionValue, SeatView, playout

#: Decisions into a random game where copies are timed and searches begin.
INTO_THE_GAME = 40
ITERATIONS = 200
BATCH = 1024


def through_the_api(game: pw.AnyGame, seconds: float, seats: int | None = None) -> float:
    """Decisions per second of a loop in Python: deciders, choices, play."""
    pick = Random(1).choice
    seeds = iter(range(1 << 30))

    def one_game() -> int:
        state = game.new(seed=next(seeds), seats=seats)
        made = 0
        while deciders := state.deciders:
            seat = deciders[0]
            state.play(seat, pick(state.choices(seat)))
            made += 1
        return made

    return per_second(one_game, seconds)


def inside_a_playout(game: pw.AnyGame, seconds: float, seats: int, **options: OptionValue) -> tuple[float, float]:
    """Decisions per second of whole random games inside the engine, and decisions a game."""
    seeds = iter(range(1 << 30))
    lengths: list[int] = []

    def one_game() -> int:
        seed = next(seeds)
        streams = [random_stream(seed, seat) for seat in range(seats)]
        lengths.append(playout(game.new(seed=seed, seats=seats, **options), streams, game.info.longest))
        return lengths[-1]

    rate = per_second(one_game, seconds)
    return rate, sum(lengths) / len(lengths)


def decisions_a_turn(game: pw.AnyGame, seats: int) -> float:
    """How many decisions a whole ship's turn of Mississippi Queen is made of, in random play."""
    pick = Random(1).choice
    made = turns = 0
    for seed in range(100):
        state = game.new(seed=seed, seats=seats)
        while deciders := state.deciders:
            choice = pick(state.choices(deciders[0]))
            turns += game.token(choice).startswith("speed")
            state.play(deciders[0], choice)
            made += 1
    return made / turns


def position(game: pw.AnyGame, seed: int) -> pw.AnyState:
    """A position some way into a random game, with more than one choice to make."""
    state: pw.AnyState = game.new(seed=seed)
    pick = Random(seed).choice
    made = 0
    while made < INTO_THE_GAME or len(state.choices(state.deciders[0])) < 2:
        seat = state.deciders[0]
        state.play(seat, pick(state.choices(seat)))
        made += 1
    return state


def search(game: pw.AnyGame, seconds: float) -> float:
    """Iterations per second of the strong bot's search."""
    sights: Iterator[SeatView] = cycle(
        [SeatView(state, state.deciders[0]) for state in [position(game, seed) for seed in range(4)]]
    )
    budget = Budget(iterations=ITERATIONS, seconds=1e9)
    stream = pw.Chance(1, pw.GUESS_STREAM)

    def one_search() -> int:
        return think(next(sights), stream, budget).iterations

    return per_second(one_search, seconds)


def batch(name: str, seconds: float) -> float:
    """Decisions per second of the batch environment, every seat decided from outside."""
    env = make_vec(name, BATCH, seat=None, copy=False)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def one_step() -> int:
        env.step(env.sample(rng))
        return BATCH

    return per_second(one_step, seconds)


def measure(seconds: float) -> Figures:
    found: Figures = {}
    for name in pw.games():
        game = pw.load(name)
        found[f"{name} decisions/s"] = through_the_api(game, seconds)
        inside, length = inside_a_playout(game, seconds, game.info.usual_seats)
        found[f"{name} playout decisions/s"], found[f"{name} decisions a game"] = inside, length
        found[f"{name} clone us"] = microseconds(position(game, 1).clone, seconds / 4)
        found[f"{name} iterations/s"] = search(game, seconds)
        found[f"{name} batch decisions/s"] = batch(name, seconds)
    race = pw.load("mississippi-queen")
    turn = decisions_a_turn(race, 2)
    found["turns/s"] = through_the_api(race, seconds, 2) / turn
    found["playout turns/s"] = inside_a_playout(race, seconds, 2)[0] / turn
    return found


if __name__ == "__main__":
    report("Paddlewheel", "paddlewheel", measure)
