"""Learn the numbers by which tactics judge a position from how games went on from there.

Casual bots play, whose slips make turns differ. The facts about each position that is judged are kept; the numbers are
those by which the ends of the games are foreseen best: least squares, drawn towards the numbers by hand as if each were
known as well as its step says (ridge regression, Hoerl and Kennard 1970). One peak: the same games always give the same
numbers. A number that no game says anything about stays as it is by hand. numpy is all it needs (`paddlewheel[train]`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, play_out
from paddlewheel.arena.train_numbers import as_learned
from paddlewheel.arena.training_tables import TrainingTables, check_games, training_tables
from paddlewheel.bots.learned_file import LearnedNumbers
from paddlewheel.kernel import AnyState, BadInput, PositionFacts
from paddlewheel.presentation import presented

#: Who plays: their slips show what a worse turn leads to.
PLAYER = "casual"


class Watched(msgspec.Struct, frozen=True):
    """One game: the facts about its positions, and how it ended."""

    game: int
    positions: list[PositionFacts]
    result: float


def watch_portion(tables: TrainingTables, games: Sequence[int]) -> list[Watched]:
    """Watch these games: what a worker does."""
    return [_watch(tables.plan(game), game) for game in games]


def _watch(plan: Plan, game: int) -> Watched:
    state = plan.new(game)
    lesson = plan.load().position_lesson()
    if lesson is None:
        raise _nothing_to_learn(plan)
    positions: list[PositionFacts] = []

    def watch(now: AnyState, seat: int, choice: int) -> None:
        facts = lesson.watch(now, seat, choice)
        if facts is not None:
            positions.append(facts)

    play_out(state, plan.players, plan.game_seed(game), watch)
    return Watched(game, positions, float(lesson.result(state)))


def _nothing_to_learn(plan: Plan) -> BadInput:
    return BadInput(say("no-positions-to-learn", game=presented(plan.load()).about.title))


def train(
    plans: Sequence[Plan],
    games: int,
    command: str,
    version: str,
    executor: Executor = inline,
    tell: Callable[[], None] = lambda: None,
) -> LearnedNumbers:
    """Learn from so many games at these tables; `tell` is called after every game."""
    import numpy as np

    check_games(games)
    begin = time.perf_counter()
    tables = training_tables(plans, "positions")
    wanted = tables.numbers
    if not wanted:
        raise _nothing_to_learn(plans[0])
    by_hand = np.array([number.by_hand for number in wanted])
    steps = np.array([number.step for number in wanted])
    squares = np.zeros((len(wanted), len(wanted)))
    slopes = np.zeros(len(wanted))
    missed = 0.0
    watched = []
    for one in executor(watch_portion, tables, range(games)):
        watched.append(one)
        tell()
    # In the order of the games, whoever was first to watch them: the same sums everywhere.
    for one in sorted(watched, key=lambda each: each.game):
        columns = tables.columns_of(one.game)
        facts = np.array([position.facts for position in one.positions]).reshape(-1, len(columns))
        sure = np.array([position.sure for position in one.positions])
        error = one.result - sure - facts @ by_hand[columns]
        squares[np.ix_(columns, columns)] += facts.T @ facts
        slopes[columns] += facts.T @ error
        missed += float(error @ error)
    # All positions of a game have one end: together they say as much as one.
    draw = missed / games / steps**2
    learned = by_hand + np.linalg.solve(squares + np.diag(draw), slopes)
    return as_learned(wanted, learned, games, command, version, time.perf_counter() - begin)
