"""Learn how promising choices look from what long searches choose, round by round.

Strong bots play against each other. Every decision is kept: what tells each of its choices, and which one the search
took. The weights are those under which the choices that were taken are the likeliest (a conditional logit, McFadden
1974). The next round is played by bots that search with them. Some games are kept apart; they say how well the choices
of a search are foreseen. numpy is all it needs (`paddlewheel[train]`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.bots.learned_file import LearnedFile, LearnedWeights, Weights
from paddlewheel.bots.strong import StrongBot, by_iterations
from paddlewheel.kernel import BOT_STREAM, AnyGame, AnyState, BadInput, Chance, ChoiceFacts, SeatView, derived_seed
from paddlewheel.presentation import presented

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

#: One choice in this many is made at random, so that odd positions are met.
STRAYED_IN = 20
#: One game in this many is kept apart.
APART_IN = 8
#: Weights of facts that are seldom seen stay small: as if there were this many choices that speak for 0.
RIDGE = 2.0
#: Newton's method ends when no weight changes by more, or after so many steps.
CLOSE = 1e-6
STEPS = 50
#: Digits that are written of a weight.
DIGITS = 4


class Training(msgspec.Struct, frozen=True):
    """How to learn: at how many seats, from how many games in each of how many rounds, and how long bots search."""

    seats: int
    games: int
    rounds: int
    iterations: int
    seed: int


class Decision(msgspec.Struct):
    """One decision of a search: what tells its choices, how they look to the tactics, and which one it took."""

    kind: int
    facts: list[list[float]]
    by_hand: list[float]
    taken: int
    apart: bool


class Losses(msgspec.Struct, frozen=True):
    """How well choices are foreseen (mean cross-entropy): with all alike, by the tactics, and as learned."""

    alike: float
    by_hand: float
    learned: float


def facts_of(game: AnyGame, seats: int) -> ChoiceFacts[Any]:
    """What tells the choices of a game; a game without raises BadInput."""
    facts: ChoiceFacts[Any] | None = game.choice_facts(game.rules_for(seats, {}))
    if facts is None:
        raise BadInput(say("no-facts-to-learn", game=presented(game).about.title))
    return facts


def play_lesson(
    game: AnyGame, training: Training, file: LearnedFile, seed: int, tell: Callable[[int], None]
) -> list[Decision]:
    """Let strong bots play the games of a round, and keep their decisions; `tell` is told how many games there were."""
    rules = game.rules_for(training.seats, {})
    found: list[Decision] = []
    for number in range(training.games):
        deal = derived_seed(seed, number)
        state = game.begin(rules, training.seats, deal)
        found += _play_one(state, deal, training.iterations, file, number % APART_IN == 0)
        tell(number + 1)
    return found


def _play_one(state: AnyState, seed: int, iterations: int, file: LearnedFile, apart: bool) -> list[Decision]:
    facts = facts_of(state.game, int(state.seats))
    tactics = state.game.tactics(state.rules)
    budget = by_iterations(iterations)
    bots = [StrongBot(seed, seat, budget, learned=file) for seat in range(int(state.seats))]
    stream = Chance(seed, BOT_STREAM + int(state.seats))
    found: list[Decision] = []
    made = 0
    while state.deciders and made < state.game.info.longest:
        seat = state.deciders[0]
        choices = state.choices(seat)
        taken = bots[seat].choose(SeatView(state, seat))
        if len(choices) > 1:
            told = [_told(facts, state, seat, choice) for choice in choices]
            if told[0]:
                by_hand = [float(tactics.weigh(state, seat, choice)) for choice in choices]
                found.append(Decision(int(facts.kind), told, by_hand, choices.index(taken), apart))
        state.play(seat, choices[stream.below(len(choices))] if stream.below(STRAYED_IN) == 0 else taken)
        made += 1
    return found


def _told(facts: ChoiceFacts[Any], state: AnyState, seat: int, choice: int) -> list[float]:
    facts.tell(state, seat, choice)
    count = int(facts.starts[facts.kind + 1] - facts.starts[facts.kind])
    return [float(facts.numbers[place]) for place in range(count)]


def learn(decisions: list[Decision], facts: ChoiceFacts[Any]) -> tuple[Weights, Losses]:
    """The weights of every kind of choice, and how well they foresee the games kept apart."""
    import numpy as np

    weights: Weights = {}
    alike, by_hand, learned = [], [], []
    for kind, (name, named) in enumerate(facts.kinds.items()):
        of_kind = [decision for decision in decisions if decision.kind == kind]
        found = _fitted([decision for decision in of_kind if not decision.apart], len(named))
        weights[name] = {fact: float(f"{weight:.{DIGITS}g}") for fact, weight in zip(named, found, strict=True)}
        for decision in of_kind:
            if decision.apart:
                alike.append(np.log(len(decision.facts)))
                by_hand.append(np.log(sum(decision.by_hand) / decision.by_hand[decision.taken]))
                scores = np.array(decision.facts) @ found
                learned.append(np.log(np.exp(scores - scores[decision.taken]).sum()))
    return weights, Losses(*(round(float(np.mean(each)), 4) for each in (alike, by_hand, learned)))


def _fitted(decisions: list[Decision], count: int) -> Numbers:
    """The weights under which the choices taken are likeliest, by Newton's method. The likelihood has one peak."""
    import numpy as np

    weights = np.zeros(count)
    if count == 0 or not decisions:
        return weights
    facts = np.concatenate([np.array(decision.facts) for decision in decisions])
    starts = np.cumsum([0] + [len(decision.facts) for decision in decisions[:-1]])
    sizes = [len(decision.facts) for decision in decisions]
    taken = facts[starts + [decision.taken for decision in decisions]].sum(axis=0)
    for _ in range(STEPS):
        scores = facts @ weights
        odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
        chances = odds / np.repeat(np.add.reduceat(odds, starts), sizes)
        expected = facts * chances[:, None]
        means = np.add.reduceat(expected, starts)
        slope = taken - means.sum(axis=0) - RIDGE * weights
        curvature = expected.T @ facts - means.T @ means + RIDGE * np.eye(count)
        step = np.linalg.solve(curvature, slope)
        weights += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < CLOSE:
            break
    return weights


def train(
    game: AnyGame, training: Training, file: LearnedFile, command: str, version: str, tell: Callable[[int, int], None]
) -> LearnedWeights:
    """Learn in rounds, the first one with the numbers of this file and no policy.

    `tell` is told the round and how many of its games were played.
    """
    if training.games < 2 * APART_IN:
        raise BadInput(say("too-few-games", games=training.games, least=2 * APART_IN))
    facts = facts_of(game, training.seats)
    begin = time.perf_counter()

    def learned(policy: LearnedWeights | None, number: int) -> LearnedWeights:
        seed = derived_seed(training.seed, number)
        known = msgspec.structs.replace(file, policy=policy)
        lesson = play_lesson(game, training, known, seed, lambda played: tell(number, played))
        weights, losses = learn(lesson, facts)
        return LearnedWeights(
            version=version,
            command=command,
            hours=round((time.perf_counter() - begin) / 3600, 3),
            games=training.games * (number + 1),
            decisions=len(lesson),
            loss_alike=losses.alike,
            loss_by_hand=losses.by_hand,
            loss_learned=losses.learned,
            weights=weights,
        )

    policy = learned(None, 0)
    for number in range(1, training.rounds):
        policy = learned(policy, number)
    return policy
