"""How much there is to win in Civil War by knowing more: what the deal decides, and what a player who sees all wins.

    python benchmarks/bounds.py --iterations 300 --games 100

- *The deal*: the same deals are played twice by the same strong players with other guesses. Where play decides all, the
  same side wins a half of them twice; where the deal decides all, every one.
- *Both sides*: each deal is played with either side by `strong`, against `steady`.
- *Sight*: `strong` that sees the enemy's hand and reinforcements, and decides after the enemy where both decide at
  once, against the same search that guesses. Neither knows what will be drawn.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

import paddlewheel as pw
from paddlewheel.arena.statistics import wilson
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.bots.strong import Budget, StrongBot, by_iterations, think
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, SeatView, derived_seed

GAME = pw.load("civil-war")
SEED = 909

#: Chooses for a seat of a state.
Player = Callable[[AnyState, int], int]


def strong(seed: int, seat: int, budget: Budget) -> Player:
    bot = StrongBot(seed, seat, budget)
    return lambda state, mover: bot.choose(SeatView(state, mover))


def steady(seed: int, seat: int) -> Player:
    bot = SteadyBot(seed, seat)
    return lambda state, mover: bot.choose(SeatView(state, mover))


def seeing(seed: int, seat: int, budget: Budget) -> Player:
    """The same search with open eyes."""
    stream = Chance(seed, GUESS_STREAM + 256 * seat)

    def choose(state: AnyState, mover: int) -> int:
        choices = state.choices(mover)
        return choices[0] if len(choices) == 1 else think(SeatView(state, mover), stream, budget, seen=state).choice

    return choose


def winner(number: int, players: Sequence[Player], last: int) -> float:
    """Which side wins this deal, or a half for a draw; where both decide at once, the side `last` decides last."""
    state = GAME.new(seed=derived_seed(SEED, number))
    while state.deciders:
        mover = next((seat for seat in state.deciders if seat != last), last)
        state.play(mover, players[mover](state, mover))
    outcome = state.outcome
    won = outcome.winners if outcome is not None else ()
    return won[0] if len(won) == 1 else 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--games", type=int, default=100)
    wish = parser.parse_args()
    budget = by_iterations(wish.iterations)
    deals = range(wish.games // 2)
    name = f"strong@{wish.iterations}"

    twice = [[winner(n, [strong(n + 9999 * go, side, budget) for side in (0, 1)], 1) for go in (1, 2)] for n in deals]
    same = wilson(sum(first == second for first, second in twice), len(twice))
    print(f"the same side wins a deal twice, {name} on both: {same} of {len(twice)} deals", flush=True)

    either = [
        [winner(n, [strong(n, at, budget) if at == side else steady(n, at) for at in (0, 1)], 1) for side in (0, 1)]
        for n in deals
    ]
    won = wilson(sum(1 - first + second for first, second in either), 2 * len(either))
    by_deal = wilson(sum(first == second for first, second in either), len(either))
    print(f"{name} against steady: {won} of {2 * len(either)} games; the same side wins both: {by_deal}", flush=True)

    sight = [
        [
            winner(n, [seeing(n, at, budget) if at == side else strong(n, at, budget) for at in (0, 1)], side)
            for side in (0, 1)
        ]
        for n in deals
    ]
    won = wilson(sum(1 - first + second for first, second in sight), 2 * len(sight))
    print(f"{name} that sees all hidden cards against {name}: {won} of {2 * len(sight)} games", flush=True)


if __name__ == "__main__":
    main()
