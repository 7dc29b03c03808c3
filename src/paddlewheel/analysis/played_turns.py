"""A record cut into turns: the choices that a seat makes in a row before anything new comes to light."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import AnyState, Record, forked
from paddlewheel.presentation import presented


class PlayedTurn(msgspec.Struct):
    """A turn as it was played. `first` is how many choices had been made before it."""

    seat: int
    first: int
    tokens: list[str]
    #: How many choices had been made when it was over.
    end: int


def positions(record: Record) -> Iterator[AnyState]:
    """The state before the first choice, and after every choice. It is the same object: clone what you keep."""
    state: AnyState = registry.game_of(record).set_up(record.seats, record.seed, record.options)
    state = forked(state, record, 0)
    yield state
    for number, (seat, token) in enumerate(record.choices, start=1):
        state.play(seat, token)
        state = forked(state, record, number)
        yield state


def news_of(state: AnyState) -> tuple[int, int, int]:
    """Changes when chance steps in or something hidden comes to light."""
    return int(state.chance.seed), int(state.chance.counter), int(state.reveals)


def goes_on(start: AnyState, position: AnyState, seat: int) -> bool:
    """Whether the turn that the seat began at `start` is not over at this position."""
    if news_of(position) != news_of(start) or not position.owing() >> seat & 1:
        return False
    game = presented(start.game)
    return game.is_same_turn(start, position) and not game.opinion(position.observe(seat))


def played_turns(record: Record) -> list[PlayedTurn]:
    """The turns of a record in which there was something to decide, in the order in which they began.

    A turn begins with the first choice that had an alternative. It ends when the seat owes nothing more or when
    something new comes to light: until then, all of it could be planned. What asks for an opinion is not judged.
    """
    game = registry.game_of(record)
    found: list[PlayedTurn] = []
    under_way: dict[int, tuple[PlayedTurn, AnyState]] = {}
    states = positions(record)
    state = next(states)
    for number, (seat, token) in enumerate(record.choices):
        if seat not in under_way and len(state.choices(seat)) > 1 and not game.opinion(state.observe(seat)):
            turn = PlayedTurn(seat, number, [], number)
            under_way[seat] = turn, state.clone()
            found.append(turn)
        if seat in under_way:
            turn, _ = under_way[seat]
            turn.tokens.append(token)
            turn.end = number + 1
        state = next(states)
        # Others who decide at the same time are in the middle of their turns.
        under_way = {each: begun for each, begun in under_way.items() if goes_on(begun[1], state, each)}
    return found
