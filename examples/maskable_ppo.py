"""Train MaskablePPO of sb3-contrib on the batch, keep a checkpoint, and let it play in the arena.

pip install 'paddlewheel[envs,arena]' sb3-contrib
cd examples
python maskable_ppo.py mississippi-queen --seats 2 --opponents random --opponents steady --minutes 8 --save queen.zip
paddlewheel levels mississippi-queen --seats 2 --players random,maskable_ppo:Ppo@queen.zip,steady
"""

from __future__ import annotations

import argparse
import time
from functools import lru_cache
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from paddlewheel.envs.form import Eyes, eyes_of
from paddlewheel.envs.gymnasium import VectorSeats, make_vec
from paddlewheel.kernel import BadInput, SeatView

SETTINGS: dict[str, Any] = {
    "n_steps": 64,
    "batch_size": 1024,
    "n_epochs": 4,
    "gamma": 0.997,
    "learning_rate": 5e-4,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 256]},
}


class BatchOfGames(VecEnv):
    """The batch as Stable-Baselines3 wants it: the numbers alone are seen, and masks are asked for."""

    def __init__(self, batch: VectorSeats) -> None:
        numbers = Box(-1.0, 1.0, (batch.form.size,), np.float32)
        super().__init__(batch.num_envs, numbers, batch.single_action_space)
        self.batch = batch
        self._masks: NDArray[np.bool_] = np.zeros((batch.num_envs, len(batch.game.tokens)), dtype=np.bool_)
        self._actions: NDArray[np.int64] = np.zeros(batch.num_envs, dtype=np.int64)

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self.batch.reset(seed=self._seeds[0])
        return self._numbers(seen)

    def _numbers(self, seen: dict[str, Any]) -> NDArray[np.float32]:
        self._masks = seen["action_mask"].astype(np.bool_)
        numbers: NDArray[np.float32] = seen["observation"]
        return numbers

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, ended, _, said = self.batch.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended).tolist():
            infos[row]["terminal_observation"] = said["final_obs"]["observation"][row]
        return self._numbers(seen), rewards, ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return [*self._masks]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        found = self.env_method if attr_name == "action_masks" else getattr(self.batch, attr_name)
        return [found] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set in a batch")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.batch.close()


class Stopwatch(BaseCallback):
    """Ends training after some seconds of processor time; tells how it goes and keeps a checkpoint meanwhile."""

    def __init__(self, seconds: float, kept: str) -> None:
        super().__init__()
        self._end = time.process_time() + seconds
        self._kept = kept

    def _on_step(self) -> bool:
        return time.process_time() < self._end

    def _on_rollout_end(self) -> None:
        iteration = self.num_timesteps // (SETTINGS["n_steps"] * self.training_env.num_envs)
        if iteration % 20 == 0:
            earned = np.mean([episode["r"] for episode in self.model.ep_info_buffer])
            left = self._end - time.process_time()
            print(f"{self.num_timesteps:>10,} decisions, {left:4.0f} s left: mean reward {earned:+.2f}", flush=True)
            self.model.save(self._kept)


class Ppo:
    """A player for the arena, the environments and a server: `maskable_ppo:Ppo@CHECKPOINT`."""

    def __init__(self, seed: int, seat: int, checkpoint: str) -> None:
        self._model = trained(checkpoint)
        self._eyes: Eyes | None = None

    def choose(self, view: SeatView) -> int:
        choices = view.choices()
        if len(choices) == 1:
            return choices[0]
        if self._eyes is None:
            self._eyes = eyes_of(view)
            wanted = self._model.observation_space.shape[0]
            if self._eyes.form.size != wanted:
                raise BadInput(f"it has learned from {wanted} numbers, but this game is seen as {self._eyes.form.size}")
        seen = self._eyes.look(view)
        action, _ = self._model.predict(
            seen["observation"], action_masks=seen["action_mask"].astype(np.bool_), deterministic=True
        )
        return int(action)


@lru_cache(maxsize=8)
def trained(checkpoint: str) -> MaskablePPO:
    """The network of a checkpoint, read once in a process."""
    torch.set_num_threads(1)
    return MaskablePPO.load(checkpoint, device="cpu")


def train(
    game: str,
    seats: int | None,
    options: dict[str, Any],
    *,
    opponents: list[str],
    seconds: float,
    kept: str,
    games: int = 64,
    seed: int = 1,
) -> MaskablePPO:
    """Learn against one kind of opponent after the other, each for the same part of the time."""
    torch.set_num_threads(1)
    batches = [
        VecMonitor(BatchOfGames(make_vec(game, games, seats, opponents=level, **options))) for level in opponents
    ]
    model = MaskablePPO("MlpPolicy", batches[0], seed=seed, device="cpu", **SETTINGS)
    for stage, level in enumerate(opponents):
        batches[stage].seed(seed + stage)
        model.set_env(batches[stage])
        print(f"against {level}:")
        model.learn(10**12, callback=Stopwatch(seconds / len(opponents), kept), reset_num_timesteps=stage == 0)
    model.save(kept)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--opponents", action="append", default=[], metavar="LEVEL")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="ppo.zip")
    chosen = parser.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    opponents = chosen.opponents or ["random"]
    seconds = 60 * chosen.minutes
    model = train(
        chosen.game, chosen.seats, options, opponents=opponents, seconds=seconds, kept=chosen.save, seed=chosen.seed
    )
    print(f"{model.num_timesteps:,} decisions; kept in {chosen.save}")


if __name__ == "__main__":
    main()
