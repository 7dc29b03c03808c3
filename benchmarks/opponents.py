"""How fast a batch trains against bots: decisions of the learner a second, on one core.

python benchmarks/opponents.py [--seconds 3] [--rows 256] [--seats 2] [--level steady] [GAME ...]
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import paddlewheel as pw
from paddlewheel.envs.gymnasium import make_vec

LEVELS = ("random", "casual", "steady")


def steps_a_second(game: str, seats: int | None, level: str, rows: int, seconds: float) -> float:
    """The learner chooses at random: what a network would take beside it is left out."""
    env = make_vec(game, rows, seats, opponents=level, copy=False)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = 0
    # What bots look up they find once in a process.
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.step(env.sample(rng))
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.step(env.sample(rng))
        steps += rows
    return steps / (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", action="append", default=[])
    chosen = parser.parse_args()
    levels = chosen.level or LEVELS
    print("The learner's decisions a second of processor time, against bots of each level.")
    print(f"{'game':20}" + "".join(f"{level:>12}" for level in levels))
    for name in chosen.names or pw.games():
        found = [steps_a_second(name, chosen.seats, level, chosen.rows, chosen.seconds) for level in levels]
        print(f"{name:20}" + "".join(f"{speed:12,.0f}" for speed in found))


if __name__ == "__main__":
    main()
