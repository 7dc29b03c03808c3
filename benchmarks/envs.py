"""How fast the environments are, beside PettingZoo's own connect_four in the same run, on one core.

python benchmarks/envs.py [--seconds 3] [--games 256] [--json FILE] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

import paddlewheel as pw
from paddlewheel.envs import pettingzoo as ours
from paddlewheel.envs.gymnasium import make_vec


def zoo_loop(env: Any, seconds: float, sampling: Any = None) -> float:
    """Steps per second of PettingZoo's usual loop, the same for all: last, sample by the mask, step.

    Sampled from the environment's own action space, or from this one.
    """
    steps = episodes = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=episodes)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else (sampling or env.action_space(agent)).sample(seen["action_mask"]))
            steps += 1
        episodes += 1
    return steps / (time.process_time() - started)


def batch_loop(game: str, games: int, seconds: float) -> float:
    """Decisions per second of the batch environment, every seat decided from outside."""
    env = make_vec(game, games, seat=None, copy=False)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.step(env.sample(rng))
        steps += games
    return steps / (time.process_time() - started)


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3.env()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    print(
        "Processor time, so that other work on the machine counts less. Ratios are to the connect_four of the same row."
    )
    print("'Discrete': our loop with actions sampled from Gymnasium's own Discrete space instead of ours.")
    print(
        f"{'game':20}{'connect_four /s':>17}{'PettingZoo /s':>16}{'ratio':>7}{'Discrete /s':>14}{'ratio':>7}"
        f"{'batch /s':>12}{'ratio':>7}"
    )
    rows = []
    for name in chosen.names or pw.games():
        peer = zoo_loop(connect_four(), chosen.seconds)
        env = ours.env(name)
        turns = zoo_loop(env, chosen.seconds)
        plain = zoo_loop(env, chosen.seconds, Discrete(len(env.episode.game.tokens)))
        batch = batch_loop(name, chosen.games, chosen.seconds)
        peer = (peer + zoo_loop(connect_four(), chosen.seconds)) / 2
        print(
            f"{name:20}{peer:17,.0f}{turns:16,.0f}{turns / peer:7.1f}{plain:14,.0f}{plain / peer:7.1f}"
            f"{batch:12,.0f}{batch / peer:7.1f}"
        )
        rows.append({"game": name, "connect_four": peer, "pettingzoo": turns, "discrete": plain, "batch": batch})
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
