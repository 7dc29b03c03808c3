"""Whether what was learned makes `strong` stronger: half of the seats search with it and half do not, in all
arrangements; or one alone does, in each seat in turn; or whole tables do, where all can win together.

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
from paddlewheel.arena.statistics import bounded_mean, wilson
from paddlewheel.bots.learned_file import LearnedFile, read
from paddlewheel.bots.strong import Budget, StrongBot, by_iterations
from paddlewheel.cli.output import read_options
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import AnyGame, Outcome, PaddlewheelError, SeatView, derived_seed

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
    file: LearnedFile,
    learned: tuple[int, ...],
    seed: int,
    wish: argparse.Namespace,
    budgets: list[Budget],
    sides: list[Side],
) -> Outcome:
    """One game; `budgets` and `sides` are those without and with the file."""
    seats: int = wish.seats
    state = game.new(seats=seats, seed=seed, **read_options(game, wish.option))
    bots = [
        StrongBot(seed, seat, budgets[seat in learned], learned=file if seat in learned else False)
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


def alone_or_half(wish: argparse.Namespace, budgets: list[Budget]) -> None:
    """Those with the file against those without, at one table."""
    game, file = pw.load(wish.game), read(wish.file)
    arrangements = list(combinations(range(wish.seats), 1 if wish.alone else wish.seats // 2))
    sides = [Side(), Side()]
    won = 0
    for number in range(wish.games):
        learned = arrangements[number % len(arrangements)]
        seed = derived_seed(wish.seed, number // len(arrangements))
        outcome = play(game, file, learned, seed, wish, budgets, sides)
        won += bool(outcome.winners)
        if (number + 1) % len(arrangements) == 0 or number + 1 == wish.games:
            share = wilson(sides[1].wins, max(1, won))
            print(f"{number + 1} games: with it {share}; {sides[1].shown()}; without it {sides[0].shown()}", flush=True)


def tables(wish: argparse.Namespace, budgets: list[Budget]) -> None:
    """Whole tables with the file and without, on the same deals: how many games all win together."""
    game, file = pw.load(wish.game), read(wish.file)
    sides = [Side(), Side()]
    won: list[list[bool]] = [[], []]
    for number in range(wish.games):
        for side, learned in enumerate(((), tuple(range(wish.seats)))):
            outcome = play(game, file, learned, derived_seed(wish.seed, number), wish, budgets, sides)
            won[side].append(len(outcome.winners) == wish.seats)
        without, with_it = (wilson(sum(each), number + 1) for each in won)
        more = bounded_mean([float(one) - float(other) for other, one in zip(*won, strict=True)], -1.0, 1.0)
        difference = f"{more.value:+.1%} ({more.low:+.1%} to {more.high:+.1%})"
        shown = f"with it {with_it}; {sides[1].shown()}; without it {without}; {sides[0].shown()}; {difference}"
        print(f"{number + 1} deals: {shown}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=0.02, help="for a decision")
    parser.add_argument("--iterations", help="for a decision, with the file and without: 280,212")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")
    parser.add_argument("-o", "--option", action="append", default=[], help="of the table: version=spring")
    parser.add_argument("--alone", action="store_true", help="one seat searches with the file, and the others do not")
    parser.add_argument("--tables", action="store_true", help="whole tables, where all can win together")
    wish = parser.parse_args()
    budgets = [Budget(ENDLESS, wish.seconds)] * 2
    if wish.iterations is not None:
        budgets = [by_iterations(int(number)) for number in reversed(wish.iterations.split(","))]
    try:
        (tables if wish.tables else alone_or_half)(wish, budgets)
    except PaddlewheelError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
