"""Learn to beat `random` by PPO, in a few minutes on two cores: one file, JAX, Optax and the batch environment.

pip install 'paddlewheel[examples]'
python examples/ppo.py mississippi-queen --seats 2 --option race=introductory
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from paddlewheel.envs.gymnasium import VectorSeats, make_vec

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 0.995, 0.95, 0.2, 0.01, 3, 4
OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3, eps=1e-5))

Net = dict[str, tuple[Array, Array]]


class Rows(NamedTuple):
    """What was seen, chosen and earned, a row for each decision."""

    numbers: Array
    mask: Array
    action: Array
    log_prob: Array
    advantage: Array
    target: Array


def new_net(key: Array, numbers: int, actions: int, width: int = 128) -> Net:
    """One trunk of two layers, two heads: what to choose among the allowed, and what the position is worth."""
    shapes = {"first": (numbers, width), "second": (width, width), "choice": (width, actions), "worth": (width, 1)}
    keys = jax.random.split(key, len(shapes))
    net = {}
    for (name, shape), one in zip(shapes.items(), keys, strict=True):
        scale = 0.0 if name == "choice" else shape[0] ** -0.5
        net[name] = (scale * jax.random.normal(one, shape), jnp.zeros(shape[1]))
    return net


def policy(net: Net, numbers: Array, mask: Array) -> tuple[Array, Array]:
    """The logarithm of every action's probability, and the position's worth."""
    layer = numbers
    for name in ("first", "second"):
        layer = jnp.tanh(layer @ net[name][0] + net[name][1])
    logits = jnp.where(mask == 1, layer @ net["choice"][0] + net["choice"][1], -1e9)
    return jax.nn.log_softmax(logits), (layer @ net["worth"][0] + net["worth"][1])[..., 0]


@jax.jit
def choose(net: Net, key: Array, numbers: Array, mask: Array) -> tuple[Array, Array, Array]:
    """An action for every row, how likely it was, and what the position is worth."""
    log_probs, worth = policy(net, numbers, mask)
    action = jax.random.categorical(key, log_probs)
    return action, jnp.take_along_axis(log_probs, action[:, None], 1)[:, 0], worth


def loss(net: Net, rows: Rows) -> Array:
    log_probs, worth = policy(net, rows.numbers, rows.mask)
    advantage = (rows.advantage - rows.advantage.mean()) / (rows.advantage.std() + 1e-8)
    ratio = jnp.exp(jnp.take_along_axis(log_probs, rows.action[:, None], 1)[:, 0] - rows.log_prob)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(jnp.exp(log_probs) * jnp.where(rows.mask == 1, log_probs, 0)).sum(-1).mean()
    return -gain + 0.5 * ((worth - rows.target) ** 2).mean() - ENTROPY * entropy


@partial(jax.jit, donate_argnums=(0, 1))
def improve(net: Net, memory: optax.OptState, rows: Rows, key: Array) -> tuple[Net, optax.OptState]:
    """A few passes over what was collected, each step kept near the policy that collected it."""
    size = len(rows.action) // MINIBATCHES
    orders = [jax.random.permutation(one, len(rows.action)) for one in jax.random.split(key, EPOCHS)]
    chosen = jnp.concatenate([order[: size * MINIBATCHES] for order in orders]).reshape(-1, size)

    def one_step(carried: tuple[Net, optax.OptState], places: Array) -> tuple[tuple[Net, optax.OptState], None]:
        net, memory = carried
        slopes = jax.grad(loss)(net, Rows(*(row[places] for row in rows)))
        change, memory = OPTIMISER.update(slopes, memory)
        return (optax.apply_updates(net, change), memory), None

    (net, memory), _ = jax.lax.scan(one_step, (net, memory), chosen)
    return net, memory


def evaluate(net: Net, env: VectorSeats, games: int, seed: int) -> float:
    """The mean reward over at least this many games: -1 always last, 0 as good as random, 1 always first."""
    key = jax.random.key(seed)
    seen, _ = env.reset(seed=seed)
    earned: list[float] = []
    while len(earned) < games:
        key, use = jax.random.split(key)
        action, _, _ = choose(net, use, seen["observation"], seen["action_mask"])
        seen, rewards, ended, _, _ = env.step(np.asarray(action))
        earned += rewards[ended].tolist()
    return float(np.mean(earned))


def collect(net: Net, env: VectorSeats, seen: dict[str, Any], steps: int, key: Array) -> tuple[dict[str, Any], Rows]:
    """Play this many steps in every game; what was seen, chosen and earned, with the advantages."""
    kept = []
    for use in jax.random.split(key, steps):
        chosen = choose(net, use, seen["observation"], seen["action_mask"])
        action, log_prob, worth = (np.asarray(one) for one in chosen)
        following, rewards, ended, _, _ = env.step(action)
        kept.append((seen["observation"], seen["action_mask"], action, log_prob, worth, rewards, ended))
        seen = following
    numbers, mask, action, log_prob, worth, reward, over = (np.stack(column) for column in zip(*kept, strict=True))
    after = np.asarray(choose(net, key, seen["observation"], seen["action_mask"])[2])
    advantage = np.zeros_like(worth)
    running = np.zeros_like(after)
    for step in reversed(range(steps)):
        alive = 1 - over[step]
        error = reward[step] + GAMMA * after * alive - worth[step]
        running = error + GAMMA * LAMBDA * alive * running
        advantage[step] = running
        after = worth[step]
    columns = (numbers, mask, action, log_prob, advantage, advantage + worth)
    return seen, Rows(*(jnp.asarray(column.reshape(-1, *column.shape[2:])) for column in columns))


def train(
    game: str,
    seats: int | None,
    options: dict[str, Any],
    *,
    updates: int,
    games: int = 64,
    steps: int = 64,
    seed: int = 1,
    judged: int = 1000,
) -> tuple[float, float]:
    """Train; returns the mean reward against `random` before and after."""
    env = make_vec(game, games, seats, illegal="refuse", **options)
    judge = make_vec(game, games, seats, illegal="refuse", **options)
    key, use = jax.random.split(jax.random.key(seed))
    net = new_net(use, sum(part.size for part in env.parts), len(env.game.tokens))
    memory = OPTIMISER.init(net)
    before = evaluate(net, judge, judged, seed)
    print(f"before: mean reward {before:+.2f} against random")
    seen, _ = env.reset(seed=seed)
    started = time.perf_counter()
    for update in range(1, updates + 1):
        key, playing, learning = jax.random.split(key, 3)
        seen, rows = collect(net, env, seen, steps, playing)
        net, memory = improve(net, memory, rows, learning)
        if update % 20 == 0 and update < updates:
            now = evaluate(net, judge, judged, seed + update)
            print(f"{update * steps * games:>9,} decisions, {time.perf_counter() - started:4.0f} s: {now:+.2f}")
    after = evaluate(net, judge, judged, seed + updates)
    print(f"{updates * steps * games:>9,} decisions, {time.perf_counter() - started:4.0f} s: {after:+.2f}")
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    train(chosen.game, chosen.seats, options, updates=chosen.updates, seed=chosen.seed)


if __name__ == "__main__":
    main()
