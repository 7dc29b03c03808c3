"""One game as an environment plays it: the state, how it was reached, and what each seat sees as arrays."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Literal, TypeVar, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from paddlewheel.envs.pictures import pixels
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import (
    AnyState,
    BadInput,
    OptionValue,
    Part,
    Sheet,
    derived_seed,
    features_of,
    new_record,
    parse_record,
    replay,
)
from paddlewheel.registry import game_of, load

Scalar = TypeVar("Scalar", bound=np.generic)
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
RenderMode = Literal["ansi", "svg", "rgb_array"]
RENDER_MODES: tuple[str, ...] = get_args(RenderMode)
#: What becomes of a choice that is not allowed: an error that names the rule, or the first allowed one instead.
Illegal = Literal["refuse", "replace"]


class Snapshot(msgspec.Struct, frozen=True):
    """A game in the middle, to go back to."""

    state: AnyState
    seed: int
    choices: tuple[tuple[int, int], ...]
    cycles: int


class Info(dict[str, Any]):
    """What goes with an observation. `info["observation"]`, the raw one, is built when it is asked for."""

    def __init__(self, mask: Mask, state: AnyState, seat: int) -> None:
        super().__init__(action_mask=mask)
        self._state = state
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        if key != "observation":
            raise KeyError(key)
        return self._state.observe(self._seat)

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, ({**self, "observation": self["observation"]},)


class Episode:
    """A game under way. Whatever it hands out for a seat is built from what that seat may know."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, OptionValue], illegal: Illegal, render_mode: str | None
    ) -> None:
        if illegal not in get_args(Illegal):
            raise BadInput(f"illegal is {' or '.join(get_args(Illegal))}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.game = load(game)
        self.options = options
        self.illegal = illegal
        self.render_mode = render_mode
        self.series = secrets.randbits(62)
        self.number = 0
        self.seed = 0
        #: Seat and choice of everything decided so far, and how many steps a parallel environment took for it.
        self.choices: list[tuple[int, int]] = []
        self.cycles = 0
        self.state = self.game.new(seats=seats, seed=0, **options)
        self.seats = int(self.state.seats)
        self._prepare()

    def _prepare(self) -> None:
        features = features_of(self.state)
        self.utility = self.game.utility(self.state.rules, self.seats)
        self.parts: tuple[Part, ...] = tuple(features.parts)
        self.version = self.game.info.rules_version + int(features.version) - 1
        self.sheet = Sheet(features, len(self.game.tokens), 1)
        self._raw = shared(memoryview(self.sheet.page.numbers), np.int16)
        self._mask = shared(memoryview(self.sheet.mask), np.int8)
        self._scale = scale(self.parts)

    def begin(self, seed: int | None) -> None:
        """A new game: from this seed, or from the next of a series of its own."""
        if seed is None:
            self.seed = derived_seed(self.series, self.number)
            self.number += 1
        else:
            self.seed = self.series = int(seed)
            self.number = 0
        self.state = self.game.new(seats=self.seats, seed=self.seed, **self.options)
        self.choices = []
        self.cycles = 0

    def see(self, seat: int) -> tuple[Numbers, Mask]:
        """What the seat sees, as numbers, and the mask of what it may choose."""
        self.sheet.rewrite(0, self.state, seat)
        return self._raw * self._scale, self._mask.copy()

    def info(self, mask: Mask, seat: int) -> Info:
        return Info(mask, self.state.clone(), seat)

    def paid(self) -> tuple[float, ...]:
        """Each seat's reward: paid once the game is over, zero before."""
        outcome = self.state.outcome
        return (0.0,) * self.seats if outcome is None else returns(self.utility, outcome)

    def choose(self, seat: int, choice: int) -> bool:
        """Play a choice; True when it was not allowed and another had to stand in for it."""
        state = self.state
        if self.illegal == "replace":
            choices = state.choices(seat)
            if choice not in choices:
                state.apply(seat, choices[0])
                self.choices.append((seat, choices[0]))
                return True
            state.apply(seat, choice)
        else:
            state.play(seat, choice)
        self.choices.append((seat, choice))
        return False

    # -- there and back --------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        return Snapshot(self.state.clone(), self.seed, tuple(self.choices), self.cycles)

    def restore(self, snapshot: Snapshot) -> None:
        if snapshot.state.rules is not self.state.rules:
            raise BadInput("this snapshot is of another game, or of other options")
        self.state = snapshot.state.clone()
        self.seed = snapshot.seed
        self.choices = [*snapshot.choices]
        self.cycles = snapshot.cycles

    def fresh(self) -> Episode:
        """Another episode of the same game and options."""
        return Episode(self.game.info.id, self.seats, self.options, self.illegal, self.render_mode)

    def record(self) -> str:
        """The game so far as a record: text that replays to the same state."""
        record = new_record(self.game, self.seats, self.seed, self.options)
        record.choices = [(seat, self.game.token(choice)) for seat, choice in self.choices]
        record.fingerprint = self.state.fingerprint()
        return record.text()

    def __getstate__(self) -> dict[str, Any]:
        kept = ("options", "illegal", "render_mode", "series", "number", "seats", "cycles")
        return {name: getattr(self, name) for name in kept} | {"record": self.record()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        record = parse_record(kept.pop("record"))
        self.__dict__.update(kept)
        self.game = game_of(record)
        self.seed = record.seed
        self.state = replay(record, self.game)
        self.choices = [(seat, self.game.choice(token)) for seat, token in record.choices]
        self._prepare()

    # -- pictures --------------------------------------------------------------------------------------

    def render(self, seat: int | None) -> Any:
        """The table as this seat (None: a spectator) sees it, in the chosen way."""
        if self.render_mode is None:
            return None
        seen = self.state.observe(seat)
        if self.render_mode == "ansi":
            return self.game.text(seen)
        svg = self.game.svg(self.game.scene(seen))
        return svg if self.render_mode == "svg" else pixels(svg)


def whole(action: Any) -> int:
    """An action as a number of the vocabulary: whole numbers only, so that a slip is not played as something else."""
    try:
        return operator.index(action)
    except TypeError:
        raise BadInput(f"an action is a whole number, not {action!r}") from None


def shared(numbers: memoryview[int], kind: type[Scalar]) -> NDArray[Scalar]:
    """The engine's own numbers as an array: not a copy, so it changes as they change."""
    return np.frombuffer(numbers, dtype=kind)


def scale(parts: tuple[Part, ...]) -> Numbers:
    """What each number is multiplied by to lie between -1 and 1."""
    return np.concatenate([np.full(part.size, 1 / part.most, dtype=np.float32) for part in parts])


def split(parts: tuple[Part, ...], numbers: Numbers) -> dict[str, Numbers]:
    """An observation (or many: the last axis counts) by the names of its parts."""
    found = {}
    start = 0
    for part in parts:
        found[part.name] = numbers[..., start : start + part.size]
        start += part.size
    return found
