"""Whether a learned policy makes `strong` stronger: half of the seats search with it and half do not, in all
arrangements; or one alone does, in each seat in turn.

    paddlewheel train flooded-forest --out learned.json
    python benchmarks/learned.py flooded-forest learned.json --seats 4 --seconds 0.02 --games 120

Every arrangement of seats has the same deals, which nothing was learned from. Both sides think for the same time, or
with `--iterations` for a number of iterations each, with the file and without (on a busy machine, where the clock is
not fair). The processor time that each side takes for a decision is shown. The fair share is that of the seats. A file
ships only if the whole interval lies above it.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from pathlib import Path

import paddlewheel as pw
from paddlewheel.arena.statistics import wilson
from paddlewheel.bots.policy_file import PolicyFile, read
from paddlewheel.bots.strong import Budget, StrongBot, by_iterations
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import AnyGame, Outcome, SeatView, derived_seed

SEED = 777
ENDLESS = 1_000_000_000


class Side:
    """One side of the comparison: what its seats got, and how long they thought."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.rewards: list[float] = []
        self.decisions = 0
        self.seconds = 0.0

    def shown(self) -> str:
        reward = sum(self.rewards) / max(1, len(self.rewards))
        return f"reward {reward:+.3f}, {1000 * self.seconds / max(1, self.decisions):.2f} ms a decision"


def play(
    game: AnyGame,
    policy: PolicyFile,
    learned: tuple[int, ...],
    seed: int,
    seats: int,
    budgets: list[Budget],
    sides: list[Side],
) -> Outcome:
    """One game; `budgets` and `sides` are those without and with the file."""
    state = game.new(seats=seats, seed=seed)
    bots = [
        StrongBot(seed, seat, budgets[seat in learned], learned=policy if seat in learned else False)
        for seat in range(seats)
    ]
    while state.deciders:
        seat = state.deciders[0]
        side = sides[seat in learned]
        view = SeatView(state, seat)
        several = len(view.choices()) > 1
        begin = time.process_time()
        choice = bots[seat].choose(view)
        if several:
            side.seconds += time.process_time() - begin
            side.decisions += 1
        state.play(seat, choice)
    outcome: Outcome | None = state.outcome
    assert outcome is not None
    for seat, reward in enumerate(returns(game.info.utility, outcome)):
        sides[seat in learned].rewards.append(reward)
    for seat in outcome.winners:
        sides[seat in learned].wins += 1 / len(outcome.winners)
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=0.02, help="for a decision")
    parser.add_argument("--iterations", help="for a decision, with the file and without: 280,212")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--alone", action="store_true", help="one seat searches with the file, and the others do not")
    wish = parser.parse_args()
    game = pw.load(wish.game)
    policy = read(wish.file)
    arrangements = list(combinations(range(wish.seats), 1 if wish.alone else wish.seats // 2))
    budgets = [Budget(ENDLESS, wish.seconds)] * 2
    if wish.iterations is not None:
        budgets = [by_iterations(int(number)) for number in reversed(wish.iterations.split(","))]
    sides = [Side(), Side()]
    won = 0
    for number in range(wish.games):
        learned = arrangements[number % len(arrangements)]
        seed = derived_seed(SEED, number // len(arrangements))
        outcome = play(game, policy, learned, seed, wish.seats, budgets, sides)
        won += bool(outcome.winners)
        if (number + 1) % len(arrangements) == 0 or number + 1 == wish.games:
            share = wilson(sides[1].wins, max(1, won))
            print(f"{number + 1} games: with it {share}; {sides[1].shown()}; without it {sides[0].shown()}", flush=True)


if __name__ == "__main__":
    main()
