"""The course of one game at a table: the log, the state it leads to, and what each viewer has seen of it.

The log has one line for every choice, undo and pause, and only grows. Viewers count for themselves: `seq` of a viewer
goes up when that viewer sees a change, so that it tells nothing of decisions that are made in secret.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence

from paddlewheel.kernel import AnyState, Event, Fork, Match, OptionValue, PaddlewheelError, Record, Refusal
from paddlewheel.presentation import LoadedGame
from paddlewheel.tables.clock import Clock
from paddlewheel.tables.event_cache import share_events
from paddlewheel.tables.log import Log
from paddlewheel.tables.models import BOT, ClockPlan, Entry, EntryKind, Viewer

PAUSED = "The table is paused."
#: Looking back starts from a copy made every so many entries. The copies are made when first needed.
SNAPSHOT_EVERY = 32


class Known:
    """The part of the journal a viewer may read, of all events up to some point."""

    __slots__ = ("events", "until")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.until = 0


class Course:
    """A game under way, rebuilt from its log."""

    def __init__(
        self,
        game: LoadedGame,
        seats: int,
        seed: int,
        options: dict[str, OptionValue],
        clock: ClockPlan | None = None,
        forks: Sequence[Fork] = (),
    ) -> None:
        self.game = game
        self.match = Match.new(game, seats, seed, options, forks=forks)
        self.entries = Log()
        self.clock = Clock(seats, clock)
        self.paused = False
        #: For every seat the client ids under which it sent something.
        self._clients: list[set[str]] = [set() for _ in range(seats)]
        self._viewers: list[Viewer] = [*range(seats), None]
        self._known = {viewer: Known() for viewer in self._viewers}
        #: For every viewer the lengths of the log at which it saw something new.
        self._marks: dict[Viewer, array[int]] = {viewer: array("i", [0]) for viewer in self._viewers}
        self._snapshots: list[Course] = []
        #: For every seat the length of the log at which its present decision was put to it.
        self._asked = [0] * seats

    @property
    def state(self) -> AnyState:
        state: AnyState = self.match.state
        return state

    @property
    def record(self) -> Record:
        return self.match.record

    @property
    def length(self) -> int:
        return len(self.entries)

    # -- numbers ------------------------------------------------------------------------------------

    def seq(self, viewer: Viewer) -> int:
        """How often this viewer has seen something new."""
        return len(self._marks[viewer]) - 1

    def seq_at(self, viewer: Viewer, length: int) -> int:
        """The viewer's own number at a length of the log."""
        return bisect_right(self._marks[viewer], length) - 1

    def length_at(self, viewer: Viewer, seq: int) -> int | None:
        """The length of the log when the viewer's number became this; None when it never did."""
        marks = self._marks[viewer]
        return marks[seq] if 0 <= seq < len(marks) else None

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether a seat that had seen this much had its present decision before it."""
        seen = self.length_at(seat, seq)
        return seen is not None and seen >= self._asked[seat]

    def lengths(self) -> list[int]:
        """For every number of choices made, none included, the length of the log at which it was reached for good."""
        reached = [0]
        for length, entry in enumerate(self.entries, start=1):
            if entry.kind == "choice":
                reached.append(length)
            elif entry.kind == "undo":
                del reached[len(reached) - int(entry.token) :]
        return reached

    def answered(self, seat: int, client: str) -> int | None:
        """The length of the log after the entry with this client id, if there is one."""
        return self.entries.length_with(seat, client) if client in self._clients[seat] else None

    # -- playing --------------------------------------------------------------------------------------

    def refusal(self, kind: EntryKind, seat: int, token: str) -> PaddlewheelError | None:
        """Why this entry cannot be the next one, or None when it can."""
        if kind == "choice":
            if self.paused:
                return Refusal(self.state.rule(), PAUSED)
            try:
                return self.state.why_not(seat, token)
            except PaddlewheelError as error:
                return error
        if kind == "undo":
            return self.match.may_undo(seat, int(token))
        return None

    def apply(self, entry: Entry) -> None:
        """Add an entry that is known to fit."""
        state = self.state
        owing, stack, reveals = state.deciders, list(state.stack), state.reveals
        choices = {seat: state.choices(seat) for seat in owing if seat != entry.seat}
        self.clock.tick(owing, entry.at, running=not self.paused)
        if entry.kind == "choice":
            noted = len(self.match.journal.events)
            self.match.play(entry.seat, entry.token, aloud=entry.client.startswith(BOT))
            share_events(self.match.journal, noted)
        elif entry.kind == "undo":
            self.match.undo(entry.seat, int(entry.token))
            self._known = {viewer: Known() for viewer in self._viewers}
        else:
            self.paused = entry.kind == "pause"
        self.entries.append(entry)
        if entry.client:
            self._clients[entry.seat].add(entry.client)
        state = self.state
        same_decision = list(state.stack) == stack and state.reveals == reveals
        for seat in state.deciders:
            kept = same_decision and seat in choices and choices[seat] == state.choices(seat)
            if not kept and entry.kind in ("choice", "undo"):
                self._asked[seat] = self.length
                self.clock.ask(seat, entry.at)
        self.clock.rest(state.deciders)
        for viewer in self._viewers if entry.kind not in ("choice", "undo") else self.match.noticed:
            self._marks[viewer].append(self.length)

    def lines(self, viewer: Viewer) -> int:
        """How many lines of the journal this viewer may read."""
        return len(self.events(viewer))

    def events(self, viewer: Viewer) -> list[Event]:
        """What has happened, as far as this viewer may know."""
        everything = self.match.journal.events
        known = self._known[viewer]
        if known.until < len(everything):
            known.events += self.match.journal.seen_by(viewer, known.until)
            known.until = len(everything)
        return known.events

    # -- looking back -----------------------------------------------------------------------------------

    def until(self, length: int) -> Course:
        """The course as it was when the log had this length, from the nearest snapshot before it."""
        if not self._snapshots:
            self._snapshots.append(self._empty())
        while (latest := self._snapshots[-1]).length + SNAPSHOT_EVERY <= length:
            following = latest._copy()
            following.extend(self.entries[latest.length : latest.length + SNAPSHOT_EVERY])
            self._snapshots.append(following)
        earlier = self._snapshots[length // SNAPSHOT_EVERY]._copy()
        earlier.extend(self.entries[earlier.length : length])
        return earlier

    def _empty(self) -> Course:
        record = self.record
        return Course(self.game, record.seats, record.seed, record.options, forks=record.forks)

    def _copy(self) -> Course:
        twin = self._empty()
        twin.match = self.match.copy()
        twin.entries = self.entries.copy()
        twin.paused = self.paused
        twin._clients = [set(clients) for clients in self._clients]
        twin._marks = {viewer: marks[:] for viewer, marks in self._marks.items()}
        twin._asked = list(self._asked)
        return twin

    def extend(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)
