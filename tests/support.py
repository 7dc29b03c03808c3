"""Helpers for tests: markers, variants of games, random play, and a deep look into states."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.kernel import OptionValue, describe_options, is_compiled
from toy.game import GAME as TOY

#: Ties a test to the numbered rules it proves: @rule("MQ-12").
rule = pytest.mark.rule

#: Whether the sources run as they are. They are some 20 times slower, so fewer positions are looked at then.
PLAIN = not is_compiled()

#: Seconds to wait for what must come. A busy machine may take long; a test that goes well never waits that long.
PATIENCE = 180.0

#: What copies share, and what is no part of the table: a scratch menu, and what is found when first asked.
SHARED = ("game", "rules", "journal", "_menu", "_open", "_shared")


class Variant(msgspec.Struct, frozen=True):
    """One way to set a game up."""

    game: str
    seats: int
    options: dict[str, OptionValue]

    def new(self, seed: int) -> pw.AnyState:
        return pw.load(self.game).new(seats=self.seats, seed=seed, **self.options)

    def __str__(self) -> str:
        extras = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.seats), *extras])


def variants() -> list[Variant]:
    """Every registered game with every number of seats, and every value of every option once."""
    found = []
    for name in sorted({*pw.games(), TOY.info.id}):
        game = TOY if name == TOY.info.id else pw.load(name)
        least, most = game.info.seats
        found += [Variant(name, seats, {}) for seats in range(least, most + 1)]
        for option in describe_options(game.options):
            values = [value for value in option.values if value != str(option.default).lower()]
            found += [Variant(name, game.info.usual_seats, {option.name: _typed(value)}) for value in values]
    return found


def editions() -> list[Variant]:
    """Every registered game with its usual seats, in each of its races or versions."""
    wanted: tuple[dict[str, OptionValue], ...] = ({}, {"race": "introductory"}, {"version": "spring"})
    usual = {name: pw.load(name).info.usual_seats for name in pw.games()}
    return [one for one in variants() if one.seats == usual.get(one.game) and one.options in wanted]


def _typed(value: str) -> OptionValue:
    return value == "true" if value in ("true", "false") else value


def random_walk(state: pw.AnyState, seed: int) -> Iterator[tuple[int, int]]:
    """Play at random to the end. Yields (seat, choice) before each choice is made."""
    stream = pw.Chance(seed, pw.BOT_STREAM)
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


def positions(variant: Variant, seed: int, every: int) -> Iterator[pw.AnyState]:
    """Positions of one random game, some choices apart, the last one included."""
    if PLAIN and every > 1:
        every *= 5
    state = variant.new(seed)
    state.journal = pw.Journal()
    for number, _ in enumerate(random_walk(state, seed)):
        if number % every == 0:
            yield state
    yield state


def snapshot(thing: object, name: str = "") -> object:
    """Everything an object holds, as plain nested data, but for what it shares."""
    if name in SHARED:
        return None
    if thing is None or isinstance(thing, (int, str, float, tuple)):
        return thing
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing)
    if type(thing).__name__.startswith(("vec", "list")):
        return [snapshot(item) for item in thing]  # type: ignore[attr-defined]
    return {name: snapshot(getattr(thing, name), name) for name in attributes(thing)}


def attributes(thing: object) -> list[str]:
    """The names of all attributes, of a plain object as of a compiled one."""
    kind = type(thing)
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        names |= set(getattr(base, "__mypyc_attrs__", ()))
        names |= {slot for slot in getattr(base, "__slots__", ()) if isinstance(slot, str)}
    names |= set(getattr(thing, "__dict__", {}))
    return sorted(names - {"__dict__", "__weakref__"})
