"""PPO in one file: JAX, Optax and the batch environment, against `random` or in self-play, from numbers or planes.

pip install 'paddlewheel[examples]'
cd examples
python ppo.py mississippi-queen --seats 2 --option race=introductory
python ppo.py flooded-forest --self-play --observation planes --minutes 7 --save forest.npz
paddlewheel levels flooded-forest --players random,ppo:Ppo@forest.npz,steady
"""

from __future__ import annotations

import argparse
import time
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import board_net
import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from paddlewheel.envs.form import Eyes, Form, Seen, eyes_of
from paddlewheel.envs.gymnasium import VectorSeats, make_vec
from paddlewheel.kernel import BadInput, SeatView

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 0.995, 0.95, 0.2, 0.01, 3, 4
OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3, eps=1e-5))

Net = dict[str, tuple[Array, Array]]


class Rows(NamedTuple):
    """What was seen, chosen and earned, a row for each decision."""

    seen: dict[str, Array]
    action: Array
    log_prob: Array
    advantage: Array
    target: Array
    #: 0 for the last decision of a seat whose next one is not known yet.
    weight: Array


def new_net(key: Array, numbers: int, actions: int, width: int = 128) -> Net:
    """One trunk of two layers, two heads: what to choose among the allowed, and what the position is worth."""
    shapes = {"first": (numbers, width), "second": (width, width), "choice": (width, actions), "worth": (width, 1)}
    keys = jax.random.split(key, len(shapes))
    net = {}
    for (name, shape), one in zip(shapes.items(), keys, strict=True):
        scale = 0.0 if name == "choice" else shape[0] ** -0.5
        net[name] = (scale * jax.random.normal(one, shape), jnp.zeros(shape[1]))
    return net


def policy(net: Net, seen: dict[str, Array]) -> tuple[Array, Array]:
    """The logarithm of every action's probability, and the position's worth."""
    layer = seen["observation"]
    board = board_net.looked_around(net, seen["planes"]) if "planes" in seen else None
    if board is not None:
        layer = jnp.concatenate([layer, board_net.summary(board)], -1)
    for name in ("first", "second"):
        layer = jnp.tanh(layer @ net[name][0] + net[name][1])
    by_position = layer @ net["choice"][0] + net["choice"][1]
    logits = by_position if board is None else board_net.logits(net, board, layer, by_position, seen)
    logits = jnp.where(seen["action_mask"] == 1, logits, -1e9)
    return jax.nn.log_softmax(logits), (layer @ net["worth"][0] + net["worth"][1])[..., 0]


@jax.jit
def choose(net: Net, key: Array, seen: dict[str, Array]) -> tuple[Array, Array, Array]:
    """An action for every row, how likely it was, and what the position is worth."""
    log_probs, worth = policy(net, seen)
    action = jax.random.categorical(key, log_probs)
    return action, jnp.take_along_axis(log_probs, action[:, None], 1)[:, 0], worth


def loss(net: Net, rows: Rows) -> Array:
    log_probs, worth = policy(net, rows.seen)
    counted = rows.weight / rows.weight.sum()
    mean = (rows.advantage * counted).sum()
    advantage = (rows.advantage - mean) / (jnp.sqrt((counted * (rows.advantage - mean) ** 2).sum()) + 1e-8)
    ratio = jnp.exp(jnp.take_along_axis(log_probs, rows.action[:, None], 1)[:, 0] - rows.log_prob)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -(jnp.exp(log_probs) * jnp.where(rows.seen["action_mask"] == 1, log_probs, 0)).sum(-1)
    return (counted * (-gain + 0.5 * (worth - rows.target) ** 2 - ENTROPY * entropy)).sum()


@partial(jax.jit, donate_argnums=(0, 1))
def improve(net: Net, memory: optax.OptState, rows: Rows, key: Array) -> tuple[Net, optax.OptState]:
    """A few passes over what was collected, each step kept near the policy that collected it."""
    size = len(rows.action) // MINIBATCHES
    orders = [jax.random.permutation(one, len(rows.action)) for one in jax.random.split(key, EPOCHS)]
    chosen = jnp.concatenate([order[: size * MINIBATCHES] for order in orders]).reshape(-1, size)

    def one_step(carried: tuple[Net, optax.OptState], places: Array) -> tuple[tuple[Net, optax.OptState], None]:
        net, memory = carried
        slopes = jax.grad(loss)(net, jax.tree.map(lambda column: column[places], rows))
        change, memory = OPTIMISER.update(slopes, memory)
        return (optax.apply_updates(net, change), memory), None

    (net, memory), _ = jax.lax.scan(one_step, (net, memory), chosen)
    return net, memory


class Sight:
    """What the network reads of an observation: with planes, also where on them every action is."""

    def __init__(self, form: Form, tokens: tuple[str, ...]) -> None:
        self.places = board_net.Places(form, tokens) if form.channels else None
        #: How many numbers go into the trunk.
        self.numbers = form.size if self.places is None else self.places.numbers + board_net.SUMMARY

    def __call__(self, seen: dict[str, Any]) -> dict[str, Any]:
        return seen if self.places is None else self.places.read(seen)


def evaluate(net: Net, env: VectorSeats, sight: Sight, games: int, seed: int) -> float:
    """The mean reward over at least this many games: -1 always last, 0 as good as random, 1 always first."""
    key = jax.random.key(seed)
    seen, _ = env.reset(seed=seed)
    earned: list[float] = []
    while len(earned) < games:
        key, use = jax.random.split(key)
        action, _, _ = choose(net, use, sight(seen))
        seen, rewards, ended, _, _ = env.step(np.asarray(action))
        earned += rewards[ended].tolist()
    return float(np.mean(earned))


class Collector:
    """Plays on in every game, and hands out what was seen, chosen and earned."""

    def __init__(self, env: VectorSeats, sight: Sight, seed: int) -> None:
        self.env = env
        self.sight = sight
        self.seen, infos = env.reset(seed=seed)
        self.seat = infos["seat"]

    def collect(self, net: Net, steps: int, key: Array) -> Rows:
        """This many steps in every game."""
        env, kept = self.env, []
        for use in jax.random.split(key, steps):
            read = self.sight(self.seen)
            action, log_prob, worth = (np.asarray(one) for one in choose(net, use, read))
            self.seen, rewards, ended, _, infos = env.step(action)
            every = infos.get("rewards", np.repeat(rewards[:, None], env.seats, 1))
            kept.append((read, action, log_prob, worth, self.seat, every, ended))
            self.seat = infos["seat"]
        after = np.asarray(choose(net, key, self.sight(self.seen))[2])
        seen, *columns = zip(*kept, strict=True)
        action, log_prob, worth, seat, reward, over = (np.stack(column) for column in columns)
        advantage, weight = self.advantages(worth, seat, reward, over, after)
        flat = (jnp.asarray(column.reshape(-1)) for column in (action, log_prob, advantage, advantage + worth, weight))
        return Rows({name: jnp.concatenate([one[name] for one in seen]) for name in seen[0]}, *flat)

    def advantages(self, worth: Any, seat: Any, reward: Any, over: Any, after: Any) -> tuple[Any, Any]:
        """Each decision beside the next one of the same seat (generalised advantage estimation)."""
        rows = np.arange(worth.shape[1])
        shape = (worth.shape[1], self.env.seats)
        next_worth, running, paid = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        known = np.zeros(shape, dtype=np.float32)
        next_worth[rows, self.seat], known[rows, self.seat] = after, 1
        advantage, weight = np.zeros_like(worth), np.zeros_like(worth)
        for step in reversed(range(len(worth))):
            ended = over[step]
            next_worth[ended], running[ended], known[ended], paid[ended] = 0, 0, 1, reward[step][ended]
            here = rows, seat[step]
            error = paid[here] + GAMMA * next_worth[here] - worth[step]
            weight[step] = known[here]
            advantage[step] = weight[step] * (error + GAMMA * LAMBDA * running[here])
            next_worth[here], running[here], paid[here], known[here] = worth[step], advantage[step], 0, 1
        return advantage, weight


def train(
    game: str,
    seats: int | None,
    options: dict[str, Any],
    *,
    updates: int = 80,
    seconds: float = 1e9,
    self_play: bool = False,
    observation: Seen = "numbers",
    games: int = 64,
    steps: int = 64,
    seed: int = 1,
    judged: int = 1000,
    kept: Path | None = None,
) -> tuple[Net, float, float]:
    """Train until updates or seconds of processor time are used up; the network is kept at every judgement.

    Returns the network, and its mean reward against `random` before and after.
    """
    same: dict[str, Any] = {"illegal": "refuse", "observation": observation, **options}
    env = make_vec(game, games, seats, seat=None if self_play else 0, **same)
    judge = make_vec(game, games, seats, **same)
    sight = Sight(env.form, env.game.tokens)
    key, use, other = jax.random.split(jax.random.key(seed), 3)
    net = new_net(use, sight.numbers, len(env.game.tokens) if sight.places is None else sight.places.elsewhere.max())
    if sight.places is not None:
        net |= board_net.new_layers(other, sight.places)
    memory = OPTIMISER.init(net)
    before = evaluate(net, judge, sight, judged, seed)
    print(f"before: mean reward {before:+.2f} against random")
    collector = Collector(env, sight, seed)
    after, update, used = before, 0, 0.0
    while update < updates and used < seconds:
        started = time.process_time()
        key, playing, learning = jax.random.split(key, 3)
        rows = collector.collect(net, steps, playing)
        net, memory = improve(net, memory, rows, learning)
        net["first"][0].block_until_ready()
        update += 1
        used += time.process_time() - started
        if update % 20 == 0 or update == updates or used >= seconds:
            after = evaluate(net, judge, sight, judged, seed + update)
            print(f"{update * steps * games:>9,} decisions, {used:4.0f} s: {after:+.2f}", flush=True)
            if kept:
                save(net, kept)
    return net, before, after


class Ppo:
    """A player for the arena, the environments and a server: `ppo:Ppo@CHECKPOINT`."""

    def __init__(self, seed: int, seat: int, checkpoint: str) -> None:
        self._net = kept_net(checkpoint)
        self._eyes: Eyes | None = None
        self._sight: Sight | None = None

    def choose(self, view: SeatView) -> int:
        """What looks best to the network."""
        choices = view.choices()
        if len(choices) == 1:
            return choices[0]
        if self._eyes is None or self._sight is None:
            self._eyes = eyes_of(view, planes="around" in self._net)
            self._sight = Sight(self._eyes.form, view.game.tokens)
            learned, given = len(self._net["first"][0]), self._sight.numbers
            if learned != given:
                raise BadInput(f"it has learned from {learned} numbers, but this game has {given}")
        seen = {name: array[None] for name, array in self._eyes.look(view).items()}
        return int(best(self._net, self._sight(seen)))


@jax.jit
def best(net: Net, seen: dict[str, Array]) -> Array:
    return policy(net, seen)[0].argmax()


@lru_cache(maxsize=8)
def kept_net(checkpoint: str) -> Net:
    """The network of a checkpoint, read once in a process."""
    with np.load(checkpoint) as kept:
        names = [name.removesuffix("-weights") for name in kept if name.endswith("-weights")]
        return {name: (jnp.asarray(kept[f"{name}-weights"]), jnp.asarray(kept[f"{name}-bias"])) for name in names}


def save(net: Net, path: Path) -> None:
    layers: dict[str, Any] = {}
    for name, (weights, bias) in net.items():
        layers |= {f"{name}-weights": np.asarray(weights), f"{name}-bias": np.asarray(bias)}
    np.savez(path, **layers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--minutes", type=float, help="of processor time, instead of a number of updates")
    parser.add_argument("--self-play", action="store_true", help="every seat learns, not one against random")
    parser.add_argument("--observation", choices=("numbers", "planes"), default="numbers")
    parser.add_argument("--judged", type=int, default=1000, help="games against random after every twenty updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    chosen = parser.parse_args()
    train(
        chosen.game,
        chosen.seats,
        dict(option.split("=", 1) for option in chosen.option),
        updates=10**9 if chosen.minutes else chosen.updates,
        seconds=60 * chosen.minutes if chosen.minutes else 1e9,
        self_play=chosen.self_play,
        observation=chosen.observation,
        seed=chosen.seed,
        judged=chosen.judged,
        kept=chosen.save,
    )


if __name__ == "__main__":
    main()
