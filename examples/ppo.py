"""Learn to beat `random` by PPO, in a few minutes on two cores: one file, PyTorch and the batch environment.

pip install 'paddlewheel[examples]'
python examples/ppo.py mississippi-queen --seats 2 --option race=introductory
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from paddlewheel.envs.gymnasium import VectorSeats, make_vec

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 0.995, 0.95, 0.2, 0.01, 3, 4


class Agent(nn.Module):
    """One trunk, two heads: what to choose among the allowed, and what the position is worth."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(numbers, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)

    def forward(self, numbers: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        seen = self.trunk(numbers)
        logits = self.choice(seen).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(seen).squeeze(-1)


def tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def evaluate(agent: Agent, env: VectorSeats, games: int, seed: int) -> float:
    """The mean reward over at least so many games: -1 always last, 0 as good as random, 1 always first."""
    seen, _ = env.reset(seed=seed)
    earned: list[float] = []
    while len(earned) < games:
        with torch.no_grad():
            policy, _ = agent(*tensors(seen))
        seen, rewards, ended, _, _ = env.step(policy.sample().numpy())
        earned += rewards[ended].tolist()
    return float(np.mean(earned))


def collect(agent: Agent, env: VectorSeats, seen: dict[str, Any], steps: int) -> tuple[dict[str, Any], list[Tensor]]:
    """Play so many steps in every game; what was seen, chosen and earned, with the advantages."""
    kept: list[tuple[Tensor, ...]] = []
    for _ in range(steps):
        numbers, mask = tensors(seen)
        with torch.no_grad():
            policy, worth = agent(numbers, mask)
            action = policy.sample()
        seen, rewards, over, _, _ = env.step(action.numpy())
        paid, done = torch.from_numpy(rewards).float(), torch.from_numpy(over).float()
        kept.append((numbers, mask, action, policy.log_prob(action), worth, paid, done))
    numbers, mask, action, log_prob, worth, reward, ended = (torch.stack(rows) for rows in zip(*kept, strict=True))
    with torch.no_grad():
        following = agent(*tensors(seen))[1]
    advantage = torch.zeros_like(reward)
    running = torch.zeros_like(following)
    for step in reversed(range(steps)):
        alive = 1 - ended[step]
        error = reward[step] + GAMMA * following * alive - worth[step]
        running = error + GAMMA * LAMBDA * alive * running
        advantage[step] = running
        following = worth[step]
    rows = [numbers, mask, action, log_prob, advantage, advantage + worth]
    return seen, [row.flatten(0, 1) for row in rows]


def improve(agent: Agent, optimiser: torch.optim.Optimizer, rows: list[Tensor]) -> None:
    """A few passes over what was collected, each step kept near the policy that collected it."""
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(rows[0])).chunk(MINIBATCHES):
            numbers, mask, action, log_prob, advantage, target = (row[chosen] for row in rows)
            policy, worth = agent(numbers, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (policy.log_prob(action) - log_prob).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = -gain + 0.5 * (worth - target).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


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
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # The net is small: more threads would only wait for each other.
    env = make_vec(game, games, seats, illegal="refuse", **options)
    judge = make_vec(game, games, seats, illegal="refuse", **options)
    agent = Agent(sum(part.size for part in env.parts), len(env.game.tokens))
    optimiser = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    before = evaluate(agent, judge, judged, seed)
    print(f"before: mean reward {before:+.2f} against random")
    seen, _ = env.reset(seed=seed)
    started = time.perf_counter()
    for update in range(1, updates + 1):
        seen, rows = collect(agent, env, seen, steps)
        improve(agent, optimiser, rows)
        if update % 20 == 0 or update == updates:
            made = update * steps * games
            print(
                f"{made:>9,} decisions, {time.perf_counter() - started:4.0f} s:"
                f" mean reward {evaluate(agent, judge, judged, seed + update):+.2f}"
            )
    return before, evaluate(agent, judge, judged, seed + updates + 1)


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
