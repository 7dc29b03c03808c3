"""One game as an environment plays it: the state, how it was reached, and what each seat sees as arrays."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Literal, get_args

import msgspec

from paddlewheel.envs.form import Eyes, Mask, Seen, form_of
from paddlewheel.envs.pictures import pixels
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import (
    AnyState,
    BadInput,
    OptionValue,
    derived_seed,
    new_record,
    parse_record,
    replay,
)
from paddlewheel.presentation import LoadedGame
from paddlewheel.registry import game_of

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
        self,
        game: LoadedGame,
        seats: int | None,
        options: dict[str, OptionValue],
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        observation: Seen = "numbers",
    ) -> None:
        if illegal not in get_args(Illegal):
            raise BadInput(f"illegal is {' or '.join(get_args(Illegal))}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.game = game
        self.options = options
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation: Seen = observation
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
        self.utility = self.game.utility(self.state.rules, self.seats)
        self.form = form_of(self.state, self.observation)
        self.version = self.game.info.rules_version + self.form.version - 1
        self._eyes = Eyes(self.form, len(self.game.tokens))

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

    def see(self, seat: int) -> dict[str, Any]:
        """What the seat sees: numbers, planes where they are asked for, and the mask of what it may choose."""
        return self._eyes.see(self.state, seat)

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
        return Episode(self.game, self.seats, self.options, self.illegal, self.render_mode, self.observation)

    def record(self) -> str:
        """The game so far as a record: text that replays to the same state."""
        record = new_record(self.game, self.seats, self.seed, self.options)
        record.choices = [(seat, self.game.token(choice)) for seat, choice in self.choices]
        record.fingerprint = self.state.fingerprint()
        return record.text()

    def __getstate__(self) -> dict[str, Any]:
        kept = ("options", "illegal", "render_mode", "observation", "series", "number", "seats", "cycles")
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
