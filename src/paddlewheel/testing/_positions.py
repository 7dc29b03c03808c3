"""Games to test on: every variant of a title, random play, and everything that a state holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from paddlewheel.kernel import (
    BOT_STREAM,
    AnyState,
    Chance,
    Journal,
    OptionValue,
    describe_options,
    is_compiled,
)
from paddlewheel.presentation import PresentedGame

#: The plain engine is some 20 times slower: fewer positions are looked at then.
PLAIN_STEP = 5

#: What copies share, and what is no part of the table: a scratch menu, and values that are computed when first needed.
SHARED = ("game", "rules", "journal", "_menu", "_open", "_shared")


class Variant(msgspec.Struct, frozen=True):
    """One way to set a game up."""

    game: PresentedGame[Any, Any, Any, Any]
    seats: int
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        """The id of the game."""
        return self.game.info.id

    def new(self, seed: int) -> AnyState:
        """A game set up in this way."""
        state: AnyState = self.game.set_up(self.seats, seed, self.options)
        return state

    def __str__(self) -> str:
        extras = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.name, str(self.seats), *extras])


def variants(*games: PresentedGame[Any, Any, Any, Any]) -> list[Variant]:
    """These games with every number of seats, and every value of every option once."""
    found = []
    for game in games:
        least, most = game.info.seats
        found += [Variant(game, seats, {}) for seats in range(least, most + 1)]
        for option in describe_options(game.options):
            values = [value for value in option.values if value != str(option.default).lower()]
            found += [Variant(game, game.info.usual_seats, {option.name: _typed(value)}) for value in values]
    return found


def _typed(value: str) -> OptionValue:
    return value == "true" if value in ("true", "false") else value


def random_walk(state: AnyState, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end. Yields seat and choice before each choice is made."""
    stream = Chance(seed, BOT_STREAM)
    for number in count():
        if not state.deciders:
            return
        assert number < state.game.info.longest, "the game does not end"
        seat = state.deciders[stream.below(len(state.deciders))]
        choices = state.choices(seat)
        assert choices, f"seat {seat} owes {state.step().name} and has no choice"
        choice = choices[stream.below(len(choices))]
        yield seat, choice
        state.play(seat, choice)


def positions(variant: Variant, seed: int, every: int) -> Iterator[AnyState]:
    """Positions of one random game with a journal, some choices apart, the last one included."""
    if every > 1 and not is_compiled():
        every *= PLAIN_STEP
    state: AnyState = variant.game.set_up(variant.seats, seed, variant.options, Journal())
    for number, _ in enumerate(random_walk(state, seed)):
        if number % every == 0:
            yield state
    yield state


def choices_made(variant: Variant, seed: int, every: int) -> Iterator[tuple[AnyState, int, int]]:
    """Choices of one random game, some apart: the state before, who chooses, and what."""
    if not is_compiled():
        every *= PLAIN_STEP
    state: AnyState = variant.game.set_up(variant.seats, seed, variant.options)
    for number, (seat, choice) in enumerate(random_walk(state, seed)):
        if number % every == 0:
            yield state, seat, choice


def snapshot(thing: object, name: str = "") -> object:
    """Everything that an object holds, as plain nested data, without what it shares."""
    if name in SHARED:
        return None
    if thing is None or isinstance(thing, (int, str, float, tuple)):
        return thing
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing)
    if type(thing).__name__.startswith(("vec", "list")):
        return [snapshot(item) for item in thing]  # type: ignore[attr-defined]
    return {name: snapshot(getattr(thing, name), name) for name in _attributes(thing)}


def _attributes(thing: object) -> list[str]:
    """The names of all attributes, of a plain object and of a compiled one."""
    kind = type(thing)
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        names |= set(getattr(base, "__mypyc_attrs__", ()))
        names |= {slot for slot in getattr(base, "__slots__", ()) if isinstance(slot, str)}
    names |= set(getattr(thing, "__dict__", {}))
    return sorted(names - {"__dict__", "__weakref__"})
