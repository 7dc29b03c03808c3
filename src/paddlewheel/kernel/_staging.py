"""What happens inside one choice, moment by moment: it is played once more on a copy that is looked at."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.kernel._contract import AnyState
from paddlewheel.kernel._game import AnyGame
from paddlewheel.kernel._journal import Beat, Event, Journal, Remark
from paddlewheel.kernel._record import Record, forked


class Staging(NamedTuple):
    """The beats of one choice, and the events between them. The last beat is the position after it."""

    beats: list[Beat]
    events: list[Event]


def staged(state: AnyState, seat: int, choice: int, remark: Remark | None = None) -> Staging:
    """The beats of a choice that this seat may make, and what it says about it. The state itself stays as it is."""
    journal = Journal(with_beats=True)
    if remark is not None:
        journal.remark(seat, remark)
    twin = state.clone()
    twin.journal = journal
    twin.apply(seat, choice)
    return _staging(twin, journal)


def staged_opening(game: AnyGame, record: Record) -> Staging:
    """The beats of the set-up, before anybody has decided anything."""
    journal = Journal(with_beats=True)
    return _staging(forked(game.set_up(record.seats, record.seed, record.options, journal), record, 0), journal)


def _staging(state: AnyState, journal: Journal) -> Staging:
    beats = journal.beats or []
    state.journal = None
    return Staging([*beats, Beat(state, len(journal.events))], journal.events)
