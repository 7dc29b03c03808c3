"""A record told again: every event that everybody may know, with the beat at which it can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, cast

from paddlewheel.kernel import Event, Game, Record, Staging, forked, replay, staged, staged_opening
from paddlewheel.kernel._contract import R, S
from paddlewheel.kernel._game import V
from paddlewheel.kernel._options import O
from paddlewheel.presentation._beats import beat_number


@dataclass(frozen=True)
class ToldEvent(Generic[S]):
    """An event, when it happened, and the table at that moment: a copy to look at."""

    event: Event
    #: How many choices had been made, and the beat of the last of them, counted from one as a spectator sees them.
    when: tuple[int, int]
    table: S


@dataclass(frozen=True)
class ToldChoice(Generic[S]):
    """A choice of a record, or the set-up (`made` is 0), with the tables before and after it."""

    made: int
    before: S
    after: S
    events: list[ToldEvent[S]]


def retold(record: Record, game: Game[S, R, O, V]) -> Iterator[ToldChoice[S]]:
    """The set-up and every choice of a record. A damaged record raises BadRecord; an unfinished one ends where it ends.

    Only what everybody may know is told: what is made of it gives nothing away about a game that goes on.
    """
    replay(record, game)
    opening = staged_opening(game, record)
    state = cast(S, opening.beats[-1].state)
    yield ToldChoice(0, state, state, _told(opening, 0, state))
    for made, (seat, token) in enumerate(record.choices, start=1):
        staging = staged(state, seat, game.choice(token))
        after = forked(cast(S, staging.beats[-1].state), record, made)
        yield ToldChoice(made, state, after, _told(staging, made, state))
        state = after


def _told(staging: Staging, made: int, like: S) -> list[ToldEvent[S]]:
    found: list[ToldEvent[S]] = []
    beats = iter(staging.beats)
    beat = next(beats)
    for place, event in enumerate(staging.events):
        while place >= beat.events:
            beat = next(beats)
        if event.known_to(None):
            found.append(ToldEvent(event, (made, beat_number(staging, place)), cast(S, beat.state)))
    return found
