"""A game as OpenSpiel plays it: chance apart from decisions, and what every player remembers."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from paddlewheel.envs.form import scale, shared
from paddlewheel.envs.rewards import returns
from paddlewheel.kernel import (
    GAME_STREAM,
    GUESS_STREAM,
    SEED_STREAM,
    AnyState,
    BadInput,
    Chance,
    ComponentFile,
    OptionValue,
    Sheet,
    features_of,
)
from paddlewheel.registry import load_with

CHANCES = ("explicit", "sampled")
#: Explicit chance: the outcomes of a node, and the nodes for the deal and for any other draw.
OUTCOMES = 256
DEAL_ROLLS = 4
DRAW_ROLLS = 2
HEADER = "paddlewheel openspiel 1"
BEFORE_THE_DEAL = "before the deal"

OptionList = tuple[tuple[str, OptionValue], ...]


class Key(NamedTuple):
    """What a game was loaded with."""

    name: str
    seats: int
    options: OptionList
    chance: str
    rng_seed: int
    #: A tiny variant: chance has this many outcomes, and the game is cut after this many decisions. 0: as it is.
    deals: int = 0
    horizon: int = 0
    #: A component file of one's own, changed numbers included.
    components: ComponentFile | None = None


class Setting:
    """What all states of one OpenSpiel game share: title, seats, options, and where chance is drawn from."""

    def __init__(self, key: Key) -> None:
        if key.chance not in CHANCES:
            raise BadInput(f"chance is {' or '.join(CHANCES)}, not {key.chance!r}")
        if not 0 <= key.deals <= OUTCOMES:
            raise BadInput(f"deals is 0 (all there are) to {OUTCOMES}, not {key.deals}")
        if key.horizon < 0:
            raise BadInput(f"horizon is 0 (to the end) or more decisions, not {key.horizon}")
        self.key = key
        self.sampled = key.chance == "sampled"
        if self.sampled and key.deals:
            raise BadInput("deals are counted with chance=explicit only")
        self.game = load_with(key.name, key.components)
        self.seats = seats = key.seats
        self.options = dict(key.options)
        #: What sampled chance draws its seeds from.
        self.draws = Chance(key.rng_seed if key.rng_seed >= 0 else secrets.randbits(62), SEED_STREAM)
        #: The outcomes of a chance node, and how many nodes make the seed of the deal and of another draw.
        self.outcomes = 1 if self.sampled else key.deals or OUTCOMES
        single = self.sampled or key.deals > 0
        self.deal_rolls = 1 if single else DEAL_ROLLS
        self.draw_rolls = 1 if single else DRAW_ROLLS
        blank = self.new(0)
        features = features_of(blank)
        self.utility = self.game.utility(blank.rules, seats)
        self.parts = tuple(features.parts)
        self.sheet = Sheet(features, len(self.game.tokens), 1)
        self.numbers = shared(memoryview(self.sheet.page.numbers), np.int16)
        self.scale = scale(self.parts)

    def new(self, seed: int) -> AnyState:
        """A game set up in this way."""
        return self.game.set_up(self.seats, seed, self.options)

    def returns(self, position: Position) -> list[float]:
        """What a finished game is worth to each seat; one that was cut is worth what the bots' tactics think of it."""
        state = position.state
        if state is None or not position.is_over():
            return [0.0] * self.seats
        if state.outcome is not None:
            return [*returns(self.utility, state.outcome)]
        tactics = self.game.tactics(state.rules)
        worth = [float(tactics.evaluate(state, seat)) for seat in range(self.seats)]
        if self.utility == "mixed":
            # The tactics judge from 0 to 1, the reward goes from -1 to 1.
            return [2 * each - 1 for each in worth]
        mean = sum(worth) / self.seats
        if self.utility == "co-operative" or self.seats == 1:
            return [mean] * self.seats
        return [(each - mean) * self.seats / (self.seats - 1) for each in worth]


@lru_cache(maxsize=64)
def setting(key: Key) -> Setting:
    return Setting(key)


class Decided:
    """A decision of the past: who made it, what was chosen, and what that seat saw, put into words when asked for."""

    __slots__ = ("seat", "seen", "state", "token")

    def __init__(self, seat: int, state: AnyState, token: str) -> None:
        self.seat = seat
        self.token = token
        self.state: AnyState | None = state
        self.seen = ""

    def text(self) -> str:
        """What the seat saw, and its choice."""
        if self.state is not None:
            self.seen = seen_by(self.state, self.seat)
            self.state = None
        return f"{self.seen}\n{self.token}"


def seen_by(state: AnyState, seat: int) -> str:
    """What a seat sees, as JSON."""
    return state.observe(seat).encoded().decode()


class Position:
    """A state, the choice that waits for chance, and how it all came about. Copied cheaply, kept as a record."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        #: None before the deal.
        self.state: AnyState | None = None
        #: Seat and choice that draw: played once chance has been asked.
        self.waiting: tuple[int, int] | None = None
        #: What chance has said so far towards the next seed.
        self.rolled: tuple[int, ...] = ()
        #: The record, line by line: 'chance NUMBER', 'SEAT TOKEN', 'redeal SEAT SEED'.
        self.lines: list[str] = []
        #: Decisions so far.
        self.made = 0
        #: Those that may be remembered; copies share them.
        self.decided: list[Decided] = []

    def __deepcopy__(self, memo: object) -> Position:
        twin = Position(self.setting)
        twin.state = None if self.state is None else self.state.clone()
        twin.waiting = self.waiting
        twin.rolled = self.rolled
        twin.lines = self.lines[:]
        twin.made = self.made
        twin.decided = self.decided[:]
        return twin

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return read_position, (self.setting.key, self.text())

    def text(self) -> str:
        """The record of this position: replayed line by line, it comes to the same state."""
        return "\n".join([HEADER, *self.lines])

    def at_chance(self) -> bool:
        """Whether a chance node is next."""
        return self.state is None or self.waiting is not None

    def is_over(self) -> bool:
        """Whether the game has ended, or was cut."""
        if self.state is None or self.waiting is not None:
            return False
        return self.state.outcome is not None or 0 < self.setting.key.horizon <= self.made

    def roll(self, number: int) -> None:
        """Chance says a number; when it has said enough, they are the seed of the deal or of what a choice brings."""
        self.lines.append(f"chance {number}")
        self.rolled = (*self.rolled, number)
        if len(self.rolled) < (self.setting.deal_rolls if self.state is None else self.setting.draw_rolls):
            return
        seed = 0
        for part in self.rolled:
            seed = seed * OUTCOMES + part
        self.rolled = ()
        if self.state is None:
            self.state = self.setting.new(seed)
        elif self.waiting is not None:
            self.state = self.state.clone()
            self.state.chance = Chance(seed, GAME_STREAM)
            self.state.apply(*self.waiting)
            self.waiting = None

    def choose(self, choice: int) -> None:
        """The seat at hand decides. A choice that draws waits for chance."""
        state = self.dealt()
        seat = state.deciders[0]
        refusal = state.why_not(seat, choice)
        if refusal is not None:
            raise refusal
        token = self.setting.game.token(choice)
        self.lines.append(f"{seat} {token}")
        self.decided.append(Decided(seat, state, token))
        self.made += 1
        after = state.clone()
        after.apply(seat, choice)
        if after.chance.counter == state.chance.counter:
            self.state = after
        else:
            self.waiting = (seat, choice)

    def dealt(self) -> AnyState:
        """The state, once the cards are dealt."""
        if self.state is None:
            raise BadInput("nothing is dealt yet: apply the chance outcome first")
        return self.state

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again, from this seed, everything the seat cannot see. What others remember belongs to another deal."""
        self.lines.append(f"redeal {seat} {seed}")
        self.decided = [each for each in self.decided if each.seat == seat]
        self.state = self.dealt().resample(seat, Chance(seed, GUESS_STREAM))

    def recalled(self, seat: int) -> str:
        """Everything the seat has seen at its own decisions, what it chose, and what it sees now."""
        if self.state is None:
            return BEFORE_THE_DEAL
        past = [each.text() for each in self.decided if each.seat == seat]
        return "\n".join([*past, seen_by(self.state, seat)])


def read_position(key: Key, text: str) -> Position:
    """The position a record comes to."""
    position = Position(setting(key))
    header, *lines = text.split("\n")
    if header != HEADER:
        raise BadInput(f"a position starts with the line {HEADER!r}")
    for line in lines:
        first, _, rest = line.partition(" ")
        if first == "chance":
            position.roll(int(rest))
        elif first == "redeal":
            seat, _, seed = rest.partition(" ")
            position.redeal(int(seat), int(seed))
        else:
            position.choose(position.setting.game.choice(rest))
    return position
