"""Learn the numbers of a game's tactics from results, round by round.

Steady bots play with numbers that differ: in every game each number is raised or lowered by its step, as a coin says.
Where one wins, every seat has an opponent whose numbers differ from its own the other way round. Where all win or lose
together, the deal is played twice, once either way by the whole table; how it went then counts more finely than won
or lost, if the game tells. Where both can happen, games take turns at it.
Numbers then go towards what won more (simultaneous perturbation, Spall 1992; chess engines are tuned so). What is
learned is the average over the later rounds. numpy is all it needs (`paddlewheel[train]`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, finish
from paddlewheel.arena.training_tables import TrainingTables, check_games, training_tables
from paddlewheel.bots.learned_file import LearnedFile, LearnedNumbers
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.kernel import BOT_STREAM, BadInput, Chance, TacticNumber, derived_seed
from paddlewheel.presentation import presented

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

#: Who plays.
PLAYER = "steady"
#: The usual pace: slow enough not to overshoot where one number decides much.
PACE = 12.0
#: How much of the last round's direction is kept.
KEPT = 0.5
#: Digits that are written of a number.
DIGITS = 4
#: Apart from the streams of the bots.
COINS = BOT_STREAM + 64


class Round(msgspec.Struct, frozen=True):
    """Games to learn from: the tables, the values of their numbers so far, and the seed of the coins."""

    tables: TrainingTables
    values: tuple[float, ...]
    seed: int

    def is_shared(self, game: int) -> bool:
        """Whether the whole table varies its numbers the same way in this game."""
        info = self.tables.plan(game).load().info
        return info.utility == "co-operative" or (info.won_together and game // len(self.tables.plans) % 2 == 0)

    def ways(self, game: int) -> list[list[float]]:
        """Which way the numbers of each seat are varied, 1 or -1; where all win together, those of the whole table."""
        coins = Chance(derived_seed(self.seed, game), COINS)
        seats = 1 if self.is_shared(game) else len(self.tables.plan(game).players)
        ways: list[list[float]] = []
        while len(ways) < seats:
            way = [1.0 if coins.below(2) else -1.0 for _ in self.tables.columns_of(game)]
            ways += [way, [-each for each in way]]
        # Of an odd number of seats the last one has no opponent; who sits where is drawn.
        ways = ways[:seats]
        return [ways.pop(coins.below(len(ways))) for _ in range(seats)]

    def file(self, game: int, way: Sequence[float], side: float) -> LearnedFile:
        """Numbers varied one way (1) or the other (-1), as bots take them."""
        varied = {}
        for place, step in zip(self.tables.columns_of(game), way, strict=True):
            number = self.tables.numbers[place]
            varied[number.name] = self.values[place] + side * step * number.step
        info = self.tables.plan(game).load().info
        numbers = LearnedNumbers(version="", command="", hours=0.0, games=0, values=varied)
        return LearnedFile(game=info.id, rules_version=info.rules_version, numbers=numbers)


class Result(msgspec.Struct, frozen=True):
    """What each seat got in a game; where all win together, what the one way got more than the other."""

    game: int
    got: tuple[float, ...]


def play_portion(lesson: Round, games: Sequence[int]) -> list[Result]:
    """Play these games of a round: what a worker does."""
    return [_play(lesson, game) for game in games]


def _play(lesson: Round, game: int) -> Result:
    ways = lesson.ways(game)
    plan = lesson.tables.plan(game)
    seats = len(plan.players)
    if not lesson.is_shared(game):
        return Result(game, _results(plan, game, [lesson.file(game, way, 1.0) for way in ways]))
    either = [_results(plan, game, [lesson.file(game, ways[0], side)] * seats) for side in (1.0, -1.0)]
    return Result(game, ((sum(either[0]) - sum(either[1])) / seats,))


def _results(plan: Plan, game: int, files: list[LearnedFile]) -> tuple[float, ...]:
    """Play a game, each seat by its own numbers: the part that each has in the win, or how it went for all together.

    A common win is a whole one for everybody; where there can be one, to lose together is worse than any place.
    """
    state = plan.new(game)
    bots = [SteadyBot(plan.game_seed(game), seat, learned=file) for seat, file in enumerate(files)]
    finish(state, bots, plan.players)
    common: float | None = state.game.common_result(state)
    if common is not None:
        return (common,) * int(state.seats)
    outcome = state.outcome
    winners = outcome.winners if outcome is not None else ()
    if not winners:
        return (-1.0 if state.game.info.won_together else 0.0,) * int(state.seats)
    share = 1.0 if len(winners) == state.seats else 1.0 / len(winners)
    return tuple(share if seat in winners else 0.0 for seat in range(state.seats))


def direction(lesson: Round, results: Sequence[Result]) -> Numbers:
    """How much more is won with each number raised than lowered, number by number."""
    import numpy as np

    total = np.zeros(len(lesson.tables.numbers))
    pairs = np.zeros(len(lesson.tables.numbers))
    # In the order of the games, whoever was first to play them: the same sums everywhere.
    for result in sorted(results, key=lambda each: each.game):
        ways = np.array(lesson.ways(result.game))
        got = np.array(result.got)
        if len(got) > 1:
            got = got - got.mean()
        columns = lesson.tables.columns_of(result.game)
        total[columns] += got @ ways
        pairs[columns] += max(1.0, len(got) / 2)
    return total / np.maximum(pairs, 1.0)


def train(
    plans: Sequence[Plan],
    games: int,
    rounds: int,
    seed: int,
    command: str,
    version: str,
    pace: float = PACE,
    executor: Executor = inline,
    tell: Callable[[int], None] = lambda number: None,
) -> LearnedNumbers:
    """Learn in rounds of so many games at these tables.

    `pace` is how many steps a number goes when raising it wins every game. `tell` is told the number of the round after
    every game.
    """
    import numpy as np

    tables = training_tables(plans, "results")
    wanted = tables.numbers
    if not wanted:
        raise BadInput(say("no-numbers-to-learn", game=presented(plans[0].load()).about.title))
    check_games(games)
    begin = time.perf_counter()
    steps = np.array([number.step for number in wanted])
    values = np.array([number.by_hand for number in wanted])
    going = np.zeros(len(wanted))
    later = []
    for number in range(rounds):
        seeds = derived_seed(seed, number)
        lesson = Round(tables.with_seed(seeds), tuple(float(value) for value in values), seeds)
        results = []
        for result in executor(play_portion, lesson, range(games)):
            results.append(result)
            tell(number)
        found = direction(lesson, results)
        going = KEPT * going + (1 - KEPT) * found
        values = values + pace * steps * going
        if 2 * number >= rounds - 1:
            later.append(values)
    learned = np.mean(later, axis=0)
    return as_learned(wanted, learned, games * rounds, command, version, time.perf_counter() - begin)


def as_learned(
    wanted: Sequence[TacticNumber], learned: Numbers, games: int, command: str, version: str, seconds: float
) -> LearnedNumbers:
    """Numbers as they are written, with how they were learned."""
    values = {number.name: float(f"{value:.{DIGITS}g}") for number, value in zip(wanted, learned, strict=True)}
    return LearnedNumbers(version=version, command=command, hours=round(seconds / 3600, 3), games=games, values=values)
