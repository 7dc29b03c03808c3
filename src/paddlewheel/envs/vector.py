"""Many games at once, stepped by one call into the engine: Gymnasium's vector interface over `envs.batch`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from paddlewheel.bots import Bot, make_player
from paddlewheel.envs.batch import Batch
from paddlewheel.envs.episode import RENDER_MODES, Illegal, RenderMode
from paddlewheel.envs.form import Seen, form_of, shared
from paddlewheel.envs.opponents import seated
from paddlewheel.envs.pictures import pixels
from paddlewheel.envs.rewards import returns
from paddlewheel.envs.spaces import Actions, observation_space
from paddlewheel.kernel import LARGEST_SEED, BadInput, ComponentFile, OptionValue, Part, no_such_seat
from paddlewheel.presentation import LoadedGame
from paddlewheel.registry import load_changed


def make_vec(
    game: str,
    num_envs: int = 64,
    seats: int | None = None,
    *,
    seat: int | None = 0,
    opponents: str | Sequence[str] = "random",
    render_mode: RenderMode | None = None,
    illegal: Illegal = "replace",
    copy: bool = True,
    observation: Seen = "numbers",
    components: ComponentFile | Path | str | None = None,
    changes: Mapping[str, int] | None = None,
    **options: OptionValue,
) -> VectorSeats:
    """Many games. `seat` is the one that learns; None: every seat does (self-play).

    `opponents`: the level of a bot or `module:Class`, one for all other seats or one each in the order of the seats.

    `components` is a component file of one's own, `changes` changed numbers of it (`{"ship.coal": 8}`).
    With `copy=False` an observation is good until the next step only: its memory is used again.
    """
    return VectorSeats(
        load_changed(game, components, changes),
        num_envs,
        seats,
        seat,
        opponents,
        render_mode,
        illegal,
        copy,
        observation,
        options,
    )


class VectorSeats(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Arrays with a row for each game. A game that has ended is followed by a new one in the same step.

    With `seat=None` each row shows whichever seat decides there (`infos["seat"]`); the reward is that of the seat
    that has just acted, and `infos["rewards"]` has those of all seats.
    """

    def __init__(
        self,
        game: LoadedGame,
        num_envs: int,
        seats: int | None,
        seat: int | None,
        opponents: str | Sequence[str],
        render_mode: RenderMode | None,
        illegal: Illegal,
        copy: bool,
        observation: Seen,
        options: dict[str, OptionValue],
    ) -> None:
        self.game = game
        state = self.game.set_up(seats, 0, options)
        if num_envs < 1:
            raise BadInput(f"the number of games is at least 1, not {num_envs}")
        if seat is not None and not 0 <= seat < state.seats:
            raise no_such_seat(seat, state.seats)
        self.opponents = {} if seat is None else seated(opponents, seat, int(state.seats), self.game)
        self.num_envs = num_envs
        self.seats = int(state.seats)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.form = form_of(state, observation)
        everybody = (1 << self.seats) - 1
        learners = everybody if seat is None else 1 << seat
        utility = self.game.utility(state.rules, self.seats)
        self.batch = Batch(
            self.game,
            state.rules,
            self.form.features,
            self.seats,
            num_envs,
            learners,
            seat or 0,
            lambda outcome: returns(utility, outcome),
            self._player,
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [*RENDER_MODES], "render_fps": 2}
        self.single_action_space = Actions(len(self.game.tokens))
        self.single_observation_space = observation_space(self.form, len(self.game.tokens))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rows = np.arange(num_envs)
        self._reused = None if copy else self.form.arrays((num_envs,))
        self._share()
        self._share_sheet()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The named runs of numbers that an observation consists of."""
        return self.form.parts

    @property
    def channels(self) -> tuple[Part, ...]:
        """The named planes of an observation, where it has some."""
        return self.form.channels

    def _share(self) -> None:
        """Look at the engine's own memory."""
        batch = self.batch
        rows = self.num_envs
        self._last_numbers = shared(memoryview(batch.last.page.numbers), np.int16).reshape(rows, -1)
        self._seat = shared(memoryview(batch.seat), np.int64)
        self._rewards = shared(memoryview(batch.rewards), np.float64).reshape(rows, self.seats)
        self._ended = shared(memoryview(batch.ended), np.bool_)
        self._replaced = shared(memoryview(batch.replaced), np.bool_)

    def _share_sheet(self) -> None:
        """Look at the rows of this step: each step writes them in other memory."""
        sheet = self.batch.sheet
        self._numbers = shared(memoryview(sheet.page.numbers), np.int16).reshape(self.num_envs, -1)
        self._masks = shared(memoryview(sheet.mask), np.int8).reshape(self.num_envs, -1)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games again. Game number n of a run has a seed of its own, derived from this one."""
        if isinstance(seed, list):
            raise BadInput("one seed for all games: each derives its own")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed)
        self._share_sheet()
        return self._look(), {"seat": self._seat.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision in every game."""
        acting = self._seat.copy()
        chosen = np.asarray(actions)
        if not np.issubdtype(chosen.dtype, np.integer):
            raise BadInput(f"actions are whole numbers, not {chosen.dtype}")
        self.batch.step(chosen.tolist(), self.illegal == "refuse")
        self._share_sheet()
        infos: dict[str, Any] = {"seat": self._seat.copy()}
        ended = self._ended.copy()
        if self._replaced.any():
            infos["replaced"] = self._replaced.copy()
        if ended.any():
            infos["final_obs"] = self._how_it_ended(ended)
            infos["_final_obs"] = ended
        if self.seat is None:
            infos["rewards"] = self._rewards.copy()
        rewards = self._rewards[self._rows, acting]
        return self._look(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _how_it_ended(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observation of every game that has ended; zeros in the other rows."""
        arrays = {name: np.zeros_like(array) for name, array in self.form.arrays((self.num_envs,)).items()}
        rows = self.form.arrays((int(ended.sum()),))
        self.form.write(self._last_numbers[ended], rows)
        for name, array in arrays.items():
            array[ended] = rows[name]
        return {**arrays, "action_mask": np.zeros_like(self._masks)}

    def _look(self) -> dict[str, Any]:
        seen = self._reused or self.form.arrays((self.num_envs,))
        self.form.write(self._numbers, seen)
        return {**seen, "action_mask": self._masks if self._reused is not None else self._masks.copy()}

    def _player(self, seed: int, seat: int) -> Bot | None:
        """Who sits here in the game of this seed; None: the engine chooses at random."""
        name = self.opponents[seat]
        return None if name == "random" else make_player(name, seed, seat)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random allowed action for every game."""
        width = self._masks.shape[1]
        allowed = self._masks.view(np.bool_).ravel().nonzero()[0]
        firsts = np.searchsorted(allowed, np.arange(self.num_envs + 1) * width)
        picked = firsts[:-1] + (rng.random(self.num_envs) * np.diff(firsts)).astype(np.int64)
        chosen: NDArray[np.int64] = allowed[picked] - self._rows * width
        return chosen

    def render(self) -> tuple[Any, ...] | None:
        """Every table as a spectator sees it."""
        if self.render_mode is None:
            return None
        seen = [state.observe(None) for state in self.batch.states]
        if self.render_mode == "ansi":
            return tuple(self.game.text(table) for table in seen)
        drawn = [self.game.svg(self.game.scene(table)) for table in seen]
        return tuple(drawn) if self.render_mode == "svg" else tuple(pixels(svg) for svg in drawn)
