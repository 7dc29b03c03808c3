"""How fast the environments are, beside PettingZoo's own connect_four in the same run, on one core.

Like is compared with like: connect_four without wrappers with ours as it comes, and connect_four as PettingZoo wraps
it with ours in the same wrappers. In all of them actions are sampled from Gymnasium's own Discrete space.

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


def connect_four(is_wrapped: bool) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3.env() if is_wrapped else connect_four_v3.raw_env()


def wrapped(env: Any) -> Any:
    """In the wrappers that PettingZoo puts around connect_four."""
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    print("Steps a second of processor time, so that other work on the machine counts less.")
    print(
        f"{'game':20}{'connect_four':>14}{'ours':>10}{'ratio':>7}{'both wrapped':>20}{'ratio':>7}"
        f"{'own sampling':>14}{'batch':>12}"
    )
    rows = []
    for name in chosen.names or pw.games():
        peer, peer_wrapped = (zoo_loop(connect_four(each), chosen.seconds) for each in (False, True))
        env = ours.env(name)
        actions = Discrete(len(env.episode.game.tokens))
        raw, own = zoo_loop(env, chosen.seconds, actions), zoo_loop(env, chosen.seconds)
        around = zoo_loop(wrapped(ours.env(name)), chosen.seconds, actions)
        batch = batch_loop(name, chosen.games, chosen.seconds)
        peer = (peer + zoo_loop(connect_four(False), chosen.seconds)) / 2
        peer_wrapped = (peer_wrapped + zoo_loop(connect_four(True), chosen.seconds)) / 2
        print(
            f"{name:20}{peer:14,.0f}{raw:10,.0f}{raw / peer:7.1f}{peer_wrapped:11,.0f}{around:9,.0f}"
            f"{around / peer_wrapped:7.1f}{own:14,.0f}{batch:12,.0f}"
        )
        found = {"game": name, "connect_four": peer, "raw": raw, "own sampling": own, "batch": batch}
        rows.append({**found, "connect_four wrapped": peer_wrapped, "wrapped": around})
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
