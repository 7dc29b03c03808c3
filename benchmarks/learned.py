"""Whether a learned value makes `strong` stronger: half of the seats judge by it and half do not, in all arrangements.

    paddlewheel train mississippi-queen --seats 4 --games 3000 --minutes 10 --hidden 16 --seed 1 --out learned.json
    python benchmarks/learned.py mississippi-queen learned.json --seats 4 --iterations 30 --games 72

Every arrangement of seats has the same deals. Both sides think for the same number of iterations; the time that each
takes for a decision is shown. The fair share is a half. A file ships only if the whole interval lies above it.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from pathlib import Path

import paddlewheel as pw
from paddlewheel.arena.statistics import wilson
from paddlewheel.bots.strong import Budget, StrongBot
from paddlewheel.bots.value_file import read
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import AnyGame, Outcome, SeatView, derived_seed

SEED = 777
LONG = 3600.0


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
    game: AnyGame, file: Path, learned: tuple[int, ...], seed: int, seats: int, budget: Budget, sides: list[Side]
) -> Outcome:
    """One game; `sides` are those without and with the file."""
    state = game.new(seats=seats, seed=seed)
    bots = [StrongBot(seed, seat, budget, learned=file if seat in learned else False) for seat in range(seats)]
    while state.deciders:
        seat = state.deciders[0]
        side = sides[seat in learned]
        begin = time.process_time()
        choice = bots[seat].choose(SeatView(state, seat))
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
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=60)
    wish = parser.parse_args()
    game = pw.load(wish.game)
    if wish.seats not in {net.seats for net in read(wish.file).nets}:
        parser.error(f"{wish.file} has no net for {wish.seats} seats")
    arrangements = list(combinations(range(wish.seats), wish.seats // 2))
    sides = [Side(), Side()]
    won = 0
    for number in range(wish.games):
        learned = arrangements[number % len(arrangements)]
        seed = derived_seed(SEED, number // len(arrangements))
        outcome = play(game, wish.file, learned, seed, wish.seats, Budget(wish.iterations, LONG), sides)
        won += bool(outcome.winners)
        if (number + 1) % len(arrangements) == 0 or number + 1 == wish.games:
            share = wilson(sides[1].wins, max(1, won))
            print(f"{number + 1} games: with it {share}; {sides[1].shown()}; without it {sides[0].shown()}", flush=True)


if __name__ == "__main__":
    main()
