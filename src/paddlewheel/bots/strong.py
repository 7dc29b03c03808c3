"""The bot that searches, and the hint that says what it found."""

from __future__ import annotations

import time
from math import exp

import msgspec

from paddlewheel.bots.learned_file import Learned, searching_tactics
from paddlewheel.bots.search import Search
from paddlewheel.bots.steady import SteadyBot, turn_values
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, SeatView

MOST_NODES = 200_000
#: Longer than any search takes.
UNHURRIED = 3600.0
#: Iterations between two looks at the clock.
PORTION = 8
#: How far below the best turn, as a part of the spread of all, a turn looks e times less promising.
DOUBT = 0.2
#: So promising is the worst.
HARDLY = 0.02
#: Where tactics plan whole turns and name no doubt, what they think of a turn counts for this many looks of a search.
PLANNED = 10


class Budget(msgspec.Struct, frozen=True):
    """How long to think: a number of iterations or of seconds, whichever ends first."""

    iterations: int = 4000
    seconds: float = 0.8


def by_iterations(iterations: int) -> Budget:
    """To think for this many iterations, however long they take: the same on every machine."""
    return Budget(iterations, UNHURRIED)


class Advice(msgspec.Struct, frozen=True):
    """What a search found: the choice, what it is worth (0 to 1), and what else was looked at."""

    choice: int
    value: float
    iterations: int
    #: Every choice with its value and how often it was looked at, the best first.
    considered: tuple[tuple[int, float, int], ...]


def think(
    view: SeatView,
    stream: Chance,
    budget: Budget,
    temper: str = "",
    learned: Learned = True,
    seen: AnyState | None = None,
) -> Advice:
    """Search within the budget. With the iterations as limit the result depends on the stream alone.

    It goes by what the game's bots have `learned`, by nothing of it, or by the file that is given.
    `seen` is for measuring what sight is worth: the table as it is, hidden cards and all.
    """
    end = time.perf_counter() + budget.seconds
    tactics = searching_tactics(view, learned, temper)
    guess = view.resample(stream) if seen is None else seen.clone()
    search = Search(guess, view.seat, tactics, stream, int(tactics.horizon()), MOST_NODES)
    if seen is not None:
        search.eyes = (1 << seen.seats) - 1
    # First as a steady player: how promising a choice looks is where its own turn can lead.
    worth = turn_values(view, tactics, stream, view.choices())
    best_turn = max(worth.values())
    spread = max(best_turn - min(worth.values()), 1e-9)
    for choice, value in worth.items():
        search.prefer(choice, HARDLY + exp((value - best_turn) / (DOUBT * spread)))
    while True:
        search.run(min(PORTION, budget.iterations - search.iterations))
        if search.iterations >= budget.iterations or time.perf_counter() >= end:
            break
    looks = {choice: search.visits(choice) for choice in view.choices()}
    ranked = sorted(looks, key=lambda choice: (-looks[choice], choice))
    values = {choice: search.value(choice) for choice in ranked}
    best = search.best()
    # Where a search has to be better than the plan by more than a doubt, the plan counts in that way.
    if search.turns > 0 and tactics.doubt() == 0:
        values = with_plans(values, looks, worth)
        best = max(ranked, key=lambda choice: values[choice])
    considered = tuple((choice, values[choice], looks[choice]) for choice in ranked)
    return Advice(best, values[best], search.iterations, considered)


def with_plans(found: dict[int, float], looks: dict[int, int], planned: dict[int, float]) -> dict[int, float]:
    """What a search found, joined with what the tactics think of each planned turn: a few looks alone tell little.

    The search judges later in the game, so the plans are first brought to its level: how they differ is what counts.
    """
    total = max(1, sum(looks.values()))
    later = sum(looks[choice] * (found[choice] - planned[choice]) for choice in found) / total
    joined = {}
    for choice, value in found.items():
        worth = (looks[choice] * value + PLANNED * (planned[choice] + later)) / (looks[choice] + PLANNED)
        joined[choice] = min(max(worth, 0.0), 1.0)
    return joined


def surer(advice: Advice, planned: int, doubt: float) -> Advice:
    """The advice to play as planned, if the search finds nothing that is better by more than it may err.

    What it finds better by less than that counts as equal.
    """
    values = {choice: value for choice, value, _ in advice.considered}
    best = values[advice.choice]
    if planned == advice.choice or best > values[planned] + doubt:
        return advice
    equal = tuple(
        (choice, max(value, best) if choice == planned else value, looks) for choice, value, looks in advice.considered
    )
    return Advice(planned, max(values[planned], best), advice.iterations, equal)


class StrongBot:
    """Chooses what the search trusts most."""

    def __init__(
        self, seed: int, seat: int, budget: Budget | None = None, temper: str = "", learned: Learned = True
    ) -> None:
        self._stream = Chance(seed, GUESS_STREAM + 256 * seat)
        self._temper = temper
        self.budget = budget or Budget()
        self._learned = learned
        #: Finishes a turn that the search has begun, where the tactics plan whole turns.
        self._rest_of_turn = SteadyBot(seed, seat, temper, learned)
        #: Iterations of the last search.
        self.iterations = 0

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        if len(choices) == 1:
            return choices[0]
        tactics = self._rest_of_turn.tactics(view)
        if tactics.turns_ahead() > 0:
            if not view.begins_turn(self._temper):
                return self._rest_of_turn.choose(view)
            self._rest_of_turn.forget()
        advice = think(view, self._stream, self.budget, self._temper, self._learned)
        self.iterations = advice.iterations
        doubt = tactics.doubt()
        return self._surer(view, advice, doubt) if doubt > 0 else advice.choice

    def _surer(self, view: SeatView, advice: Advice, doubt: float) -> int:
        """The turn that the tactics plan, unless the search finds one that is better by more than it may err."""
        planned = self._rest_of_turn.choose(view)
        choice = surer(advice, planned, doubt).choice
        if choice != planned:
            self._rest_of_turn.forget()
        return choice
