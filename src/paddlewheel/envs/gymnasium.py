"""Gymnasium: one seat against bots (`SeatEnv`), and many games at once (`make_vec`).

>>> import gymnasium
>>> import paddlewheel.envs.gymnasium                        # registers every game
>>> env = gymnasium.make("paddlewheel/mississippi-queen-v2", seats=2, opponents="steady")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from paddlewheel.envs.extras import missing

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing(error, "envs") from error

from paddlewheel.bots import Bot, make_player
from paddlewheel.envs.episode import RENDER_MODES, Episode, Illegal, RenderMode, Snapshot, whole
from paddlewheel.envs.form import Mask, Seen
from paddlewheel.envs.opponents import seated
from paddlewheel.envs.spaces import Actions, observation_space
from paddlewheel.envs.vector import VectorSeats, make_vec
from paddlewheel.kernel import (
    LARGEST_SEED,
    BadInput,
    ComponentFile,
    OptionValue,
    Part,
    SeatView,
    derived_seed,
    no_such_seat,
)
from paddlewheel.registry import games, load, load_changed

__all__ = ["SeatEnv", "VectorSeats", "make_vec", "register_all"]

#: The name of a level, `module:Class`, or a bot of one's own.
Opponent = str | Bot


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat; bots sit at the others. A step is one small decision of this seat."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: RenderMode | None = None,
        illegal: Illegal = "replace",
        observation: Seen = "numbers",
        components: ComponentFile | Path | str | None = None,
        changes: Mapping[str, int] | None = None,
        **options: OptionValue,
    ) -> None:
        """`opponents`: one for all other seats, or one each in the order of the seats.

        `components` is a component file of one's own, `changes` changed numbers of it (`{"ship.coal": 8}`).
        """
        loaded = load_changed(game, components, changes)
        self.episode = Episode(loaded, seats, options, illegal, render_mode, observation)
        if not 0 <= seat < self.episode.seats:
            raise no_such_seat(seat, self.episode.seats)
        self.seat = seat
        self.render_mode = render_mode
        self.opponents = seated(opponents, seat, self.episode.seats, self.episode.game)
        self.action_space = Actions(len(self.episode.game.tokens))
        self.observation_space = observation_space(self.episode.form, len(self.episode.game.tokens))

    @property
    def parts(self) -> tuple[Part, ...]:
        """The named runs of numbers that an observation consists of."""
        return self.episode.form.parts

    @property
    def channels(self) -> tuple[Part, ...]:
        """The named planes of an observation, where it has some."""
        return self.episode.form.channels

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed)
        self._let_others_play()
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.episode.state.outcome is not None:
            raise BadInput("the game is over: reset before the next step")
        replaced = self.episode.choose(self.seat, whole(action))
        self._let_others_play()
        seen, info = self._look()
        if replaced:
            info["replaced"] = True
        return seen, self.episode.paid()[self.seat], self.episode.state.outcome is not None, False, info

    def _let_others_play(self) -> None:
        """Until this seat owes a decision or the game is over."""
        state = self.episode.state
        # Bots by name are made anew each time, so that the record alone says how the game goes on.
        seed = derived_seed(self.episode.seed, len(self.episode.choices))
        bots: dict[int, Bot] = {}
        while state.outcome is None and self.seat not in state.deciders:
            other = state.deciders[0]
            if other not in bots:
                named = self.opponents[other]
                bots[other] = make_player(named, seed, other) if isinstance(named, str) else named
            choice = bots[other].choose(SeatView(state, other))
            state.play(other, choice)
            self.episode.choices.append((other, choice))

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.episode.see(self.seat)
        return seen, self.episode.info(seen["action_mask"], self.seat)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask as booleans, under the name that Stable-Baselines3's MaskablePPO asks for."""
        mask: Mask = self.episode.see(self.seat)["action_mask"]
        return mask.astype(np.bool_)

    def render(self) -> Any:
        """The table as this seat sees it."""
        return self.episode.render(self.seat)

    def record(self) -> str:
        """The game so far, as a record that `paddlewheel replay` reads."""
        return self.episode.record()

    def snapshot(self) -> Snapshot:
        """The game as it stands, to `restore` later."""
        return self.episode.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go back to a game; observation and info as after a reset."""
        self.episode.restore(snapshot)
        return self._look()


def register_all() -> list[str]:
    """Register every game with Gymnasium; returns the ids. Importing this module does it for the games known then."""
    ids = []
    for name in games():
        version = Episode(load(name), None, {}).version
        ids.append(f"paddlewheel/{name}-v{version}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="paddlewheel.envs.gymnasium:SeatEnv",
                vector_entry_point="paddlewheel.envs.gymnasium:make_vec",
                kwargs={"game": name},
                order_enforce=False,
                disable_env_checker=True,
            )
    return ids


register_all()
