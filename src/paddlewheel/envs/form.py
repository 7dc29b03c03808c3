"""What an observation consists of, and how the engine's whole numbers become arrays."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

import numpy as np
from numpy.typing import NDArray

from paddlewheel.kernel import (
    AnyState,
    BadInput,
    Beside,
    Features,
    Part,
    Planes,
    SeatView,
    Sheet,
    features_of,
    planes_of,
)

Scalar = TypeVar("Scalar", bound=np.generic)
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
#: What is seen: named numbers, or those and the board as planes.
Seen = Literal["numbers", "planes"]


class Form:
    """The parts of an observation: named numbers, and the planes of the board where they are asked for."""

    def __init__(self, features: Features[AnyState], planes: Planes[AnyState] | None = None) -> None:
        self.parts: tuple[Part, ...] = tuple(features.parts)
        self.version = int(features.version)
        #: The planes by name, and how many of them there are, of how many rows and columns; or nothing.
        self.channels: tuple[Part, ...] = () if planes is None else tuple(planes.parts)
        self.shape = (0, 0, 0) if planes is None else (len(self.channels), int(planes.rows), int(planes.columns))
        #: What the engine writes in a row: numbers first, then planes.
        self.features: Features[AnyState] = features if planes is None else Beside(features, planes)
        self.size = int(features.size)
        self._scale = scale((*self.parts, *self.channels))

    def arrays(self, rows: tuple[int, ...] = ()) -> dict[str, Numbers]:
        """Empty memory for this many observations."""
        found = {"observation": np.empty((*rows, self.size), dtype=np.float32)}
        if self.channels:
            found["planes"] = np.empty((*rows, *self.shape), dtype=np.float32)
        return found

    def write(self, raw: NDArray[np.int16], into: dict[str, Numbers]) -> None:
        """The engine's numbers (the last axis is a row) as numbers between -1 and 1."""
        np.multiply(raw[..., : self.size], self._scale[: self.size], out=into["observation"])
        if self.channels:
            planes = into["planes"].reshape(raw[..., self.size :].shape)
            np.multiply(raw[..., self.size :], self._scale[self.size :], out=planes)


class Eyes:
    """What a seat of one game sees, as an environment shows it."""

    def __init__(self, form: Form, actions: int) -> None:
        self.form = form
        self.sheet = Sheet(form.features, actions, 1)
        self._raw = shared(memoryview(self.sheet.page.numbers), np.int16)
        self._mask = shared(memoryview(self.sheet.mask), np.int8)

    def see(self, state: AnyState, seat: int) -> dict[str, Any]:
        """Numbers, planes and mask, as arrays of their own."""
        self.sheet.rewrite(0, state, seat)
        return self._seen()

    def look(self, view: SeatView) -> dict[str, Any]:
        """The same for a player, who has only the view of its seat."""
        view.write(self.sheet)
        return self._seen()

    def _seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = {**self.form.arrays()}
        self.form.write(self._raw, seen)
        seen["action_mask"] = self._mask.copy()
        return seen


def form_of(state: AnyState, observation: Seen) -> Form:
    """What observations of this state consist of."""
    if observation not in get_args(Seen):
        raise BadInput(f"observation is {' or '.join(get_args(Seen))}, not {observation!r}")
    if observation == "numbers":
        return Form(features_of(state))
    planes = planes_of(state)
    if planes is None:
        raise BadInput(f"{state.game.info.title} has no board of hexes: its observation is numbers, not planes")
    return Form(features_of(state), planes)


def eyes_of(view: SeatView, planes: bool = False) -> Eyes:
    """For a player of one's own: eyes that `look` at views of this game as the environments do."""
    return Eyes(Form(view.features(), view.planes() if planes else None), len(view.game.tokens))


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
