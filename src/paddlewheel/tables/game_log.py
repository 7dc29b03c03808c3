"""One game as a log of what was done: choices, undos, pauses. Everything else follows from the log.

The log only grows. From it follow the state, the journal, the record, the clock, and for every viewer a counter: `seq`
goes up when that viewer can see that something has changed. Nobody's counter tells of what others decide in secret.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Generic

import msgspec

from paddlewheel.kernel import (
    GUESS_STREAM,
    Chance,
    Event,
    Fork,
    Journal,
    OptionValue,
    Outcome,
    PaddlewheelError,
    Record,
    Refusal,
    forked,
    new_record,
    replay,
)
from paddlewheel.kernel._contract import S
from paddlewheel.presentation import PresentedGame
from paddlewheel.tables.clock import Clock
from paddlewheel.tables.entries import Entries
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.models import BOT_CLIENT, ClockPlan, Entry, EntryKind, Viewer
from paddlewheel.tables.undo import UndoHistory, UndoPoint

PAUSED = "The table is paused."
#: Looking back starts from the nearest of these copies. They are made when first needed.
SNAPSHOT_EVERY = 32


class DecisionAtHand(msgspec.Struct, frozen=True):
    """What everybody can see of the decision at hand. While it stays the same, nothing has been revealed."""

    deciders: tuple[int, ...]
    stack: tuple[int, ...]
    reveals: int
    drawn: int
    outcome: Outcome | None

    def is_same_decision(self, other: DecisionAtHand) -> bool:
        """Whether only the seats that still have to decide may differ."""
        return self.stack == other.stack and not self.is_revealed_in(other)

    def is_revealed_in(self, other: DecisionAtHand) -> bool:
        """Whether something hidden or random has been revealed between the two."""
        return self.reveals != other.reveals or self.drawn != other.drawn


class GameLog(Generic[S]):
    """A game in progress: its log, and what follows from it."""

    def __init__(
        self,
        game: PresentedGame[S, Any, Any, Any],
        seats: int,
        seed: int,
        options: dict[str, OptionValue],
        *,
        players: Sequence[str] = (),
        forks: Sequence[Fork] = (),
        clock: ClockPlan | None = None,
        event_cache: EventCache | None = None,
    ) -> None:
        self.game = game
        self.entries = Entries()
        self.journal = Journal()
        self.clock = Clock(seats, clock)
        self.paused = False
        self._head = new_record(game, seats, seed, options, players, forks)
        self.state: S = forked(game.set_up(seats, seed, options, self.journal), self._head, 0)
        self._event_cache = event_cache
        self._viewers: tuple[Viewer, ...] = (*range(seats), None)
        #: For every viewer the lengths of the log at which it saw something new.
        self._seen_at: dict[Viewer, array[int]] = {viewer: array("i", [0]) for viewer in self._viewers}
        #: For every viewer the numbers of the events that it may read.
        self._readable: dict[Viewer, array[int]] = {viewer: array("i") for viewer in self._viewers}
        self._index_events(0)
        #: For every seat the length of the log at which it was asked for its present decision.
        self._asked_at = [0] * seats
        #: How many choices of each seat stand.
        self._standing = [0] * seats
        self._undo: UndoHistory[S] = UndoHistory(seats)
        self._snapshots: list[GameLog[S]] = []

    @classmethod
    def from_record(cls, game: PresentedGame[S, Any, Any, Any], record: Record) -> GameLog[S]:
        """The game of a record, once that is checked. A bad record says which line is wrong."""
        replay(record, game)
        log = cls(game, record.seats, record.seed, record.options, players=record.players, forks=record.forks)
        for entry in entries_of(record):
            log.add(entry)
        return log

    # -- reading --------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        return len(self.entries)

    @property
    def players(self) -> list[str]:
        return self._head.players

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Seat and token of every choice that stands, in order."""
        return [(choice.seat, choice.token) for choice in self.entries.standing()]

    @property
    def record(self) -> Record:
        """The game so far, to be replayed."""
        return msgspec.structs.replace(self._head, choices=self.choices)

    def lengths(self) -> list[int]:
        """For every number of standing choices, zero included, the length of the log at which they stood for good."""
        return [0, *(choice.length for choice in self.entries.standing())]

    def events(self, viewer: Viewer, first: int = 0) -> list[Event]:
        """What has happened, as far as this viewer may know, without the first events."""
        events = self.journal.events
        return [events[number] for number in self._readable[viewer][first:]]

    def lines(self, viewer: Viewer, journal_length: int | None = None) -> int:
        """How many events this viewer may read: of all, or of the first ones."""
        readable = self._readable[viewer]
        return len(readable) if journal_length is None else bisect_left(readable, journal_length)

    # -- counters --------------------------------------------------------------------------------------

    def seq(self, viewer: Viewer) -> int:
        """How often this viewer has seen something new."""
        return len(self._seen_at[viewer]) - 1

    def seq_at(self, viewer: Viewer, length: int) -> int:
        """The viewer's counter when the log had this length."""
        return bisect_right(self._seen_at[viewer], length) - 1

    def length_at(self, viewer: Viewer, seq: int) -> int | None:
        """The length of the log when the viewer's counter reached this; None when it never did."""
        seen_at = self._seen_at[viewer]
        return seen_at[seq] if 0 <= seq < len(seen_at) else None

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether a seat that had seen this much knew its present decision."""
        length = self.length_at(seat, seq)
        return length is not None and length >= self._asked_at[seat]

    # -- playing ---------------------------------------------------------------------------------------

    def refusal(self, kind: EntryKind, seat: int, token: str) -> PaddlewheelError | None:
        """Why this cannot be the next entry, or None when it can."""
        if kind == "choice":
            if self.paused:
                return Refusal(self.state.rule(), PAUSED)
            try:
                return self.state.why_not(seat, token)
            except PaddlewheelError as error:
                return error
        if kind == "undo":
            why = self._undo.why_not(seat, int(token))
            return None if why is None else Refusal(self.state.rule(), why)
        return None

    def play(self, seat: int, choice: int | str, by_bot: bool = False) -> None:
        """Make a choice, by number or token. What is not allowed raises a Refusal and changes nothing."""
        token = choice if isinstance(choice, str) else self.game.token(choice)
        client = f"{BOT_CLIENT}{self.length}" if by_bot else ""
        self.replay([Entry(self.length + 1, "choice", seat, token, client, 0.0)])

    def undo(self, seat: int, count: int = 1) -> None:
        """Take this seat's last choices back. What others decided in secret since stays as it is."""
        self.replay([Entry(self.length + 1, "undo", seat, str(count), "", 0.0)])

    def replay(self, entries: Iterable[Entry]) -> int:
        """Add entries that nobody has checked here, each checked once. Returns the same as `add`."""
        kept = len(self.journal.events)
        for entry in entries:
            refused = self.refusal(entry.kind, entry.seat, entry.token)
            if refused is not None:
                raise refused
            kept = min(kept, self.add(entry))
        return kept

    def add(self, entry: Entry) -> int:
        """Add an entry that `refusal` allows: it is not asked a second time.

        Returns how many events of the journal are still as they were.
        """
        before = self._decision_at_hand()
        self.clock.tick(before.deciders, entry.at, running=not self.paused)
        noticed = self._viewers
        kept = len(self.journal.events)
        if entry.kind == "choice":
            noticed = self._play(entry, before)
        elif entry.kind == "undo":
            removed, later = self._undo.take_back(entry.seat, int(entry.token))
            kept = removed[0].journal_length
            noticed = self._take_back(removed, later)
        else:
            self.paused = entry.kind == "pause"
        self.entries.append(entry)
        if entry.kind in ("choice", "undo"):
            self._ask(entry, before)
        for viewer in noticed:
            self._seen_at[viewer].append(self.length)
        return kept

    def _play(self, entry: Entry, before: DecisionAtHand) -> tuple[Viewer, ...]:
        """Make a choice, and tell who could see it."""
        state, seat, choice = self.state, entry.seat, self.game.choice(entry.token)
        events = self.journal.events
        journal_length = len(events)
        undone = state.clone()
        if entry.client.startswith(BOT_CLIENT):
            remark = self.game.tactics(state.rules).remark(state, seat, choice)
            if remark is not None:
                self.journal.remark(seat, remark)
        state.apply(seat, choice)
        self._index_events(journal_length)
        self._standing[seat] += 1
        after = self._decision_at_hand()
        noticed = self._who_noticed(seat, events[journal_length:], before, after)
        self._undo.add(UndoPoint(seat, entry.token, undone, journal_length, noticed), before.is_revealed_in(after))
        self.state = forked(state, self._head, sum(self._standing))
        if self.state is not state:
            self._undo.bar_all()
            return self._viewers
        return noticed

    def _who_noticed(
        self, actor: int, events: list[Event], before: DecisionAtHand, after: DecisionAtHand
    ) -> tuple[Viewer, ...]:
        """Who can see that something has changed: everybody, unless the choice may be a secret.

        While the decision at hand stays the same for all, the journal says who knows of the choice.
        """
        info = self.game.info
        may_be_secret = info.simultaneous and info.hidden_information and before == after and bool(events)
        if not may_be_secret:
            return self._viewers
        return tuple(
            viewer for viewer in self._viewers if viewer == actor or any(event.known_to(viewer) for event in events)
        )

    def _take_back(self, removed: list[UndoPoint[S]], later: list[UndoPoint[S]]) -> tuple[Viewer, ...]:
        """Take choices back, make the later ones of others once more, and tell who could see it."""
        first = removed[0]
        del self.journal.events[first.journal_length :]
        self.state = first.before
        self.state.journal = self.journal
        restored = []
        for point in later:
            restored.append(point._replace(before=self.state.clone(), journal_length=len(self.journal.events)))
            self.state.apply(point.seat, self.game.choice(point.token))
        self._undo.restore(restored)
        self._standing[first.seat] -= len(removed)
        for readable in self._readable.values():
            del readable[bisect_left(readable, first.journal_length) :]
        self._index_events(first.journal_length)
        # Whoever saw none of the choices cannot see that they are gone.
        noticed = {viewer for point in removed for viewer in point.noticed}
        return tuple(viewer for viewer in self._viewers if viewer in noticed)

    def _ask(self, entry: Entry, before: DecisionAtHand) -> None:
        """Note who has a new decision to make. What others decide at the same time leaves one's own as it is."""
        after = self._decision_at_hand()
        same = before.is_same_decision(after)
        for seat in after.deciders:
            if not same or seat == entry.seat or seat not in before.deciders:
                self._asked_at[seat] = self.length
                self.clock.ask(seat, entry.at)
        self.clock.reset_idle(after.deciders)

    def _decision_at_hand(self) -> DecisionAtHand:
        state = self.state
        return DecisionAtHand(state.deciders, tuple(state.stack), state.reveals, state.chance.counter, state.outcome)

    def _index_events(self, first: int) -> None:
        """Share the events from number `first` on, and note who may read them."""
        events = self.journal.events
        if self._event_cache is not None:
            self._event_cache.share(events, first)
        for number in range(first, len(events)):
            for viewer in self._viewers:
                if events[number].known_to(viewer):
                    self._readable[viewer].append(number)

    # -- undo --------------------------------------------------------------------------------------------

    def undo_steps(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return self._undo.steps(seat)

    def turn(self, seat: int) -> list[str]:
        """The latest choices of this seat since it saw another one act, oldest first."""
        return self._undo.turn(seat)

    def final_choices(self, seat: int) -> list[int]:
        """The choices of this seat that end its turn or reveal something, as far as the seat can tell."""
        if seat not in self.state.deciders:
            return []
        guess = self.state.resample(seat, Chance(self._standing[seat], GUESS_STREAM))
        return [choice for choice in guess.choices(seat) if _is_final(guess, seat, choice)]

    # -- looking back -------------------------------------------------------------------------------------

    def until(self, length: int) -> GameLog[S]:
        """The game as it was when the log had this length, from the nearest snapshot before it."""
        if not self._snapshots:
            self._snapshots.append(self._empty())
        while (latest := self._snapshots[-1]).length + SNAPSHOT_EVERY <= length:
            self._snapshots.append(latest._extended(self.entries[latest.length : latest.length + SNAPSHOT_EVERY]))
        nearest = self._snapshots[length // SNAPSHOT_EVERY]
        return nearest._extended(self.entries[nearest.length : length])

    def copy(self) -> GameLog[S]:
        """The same game at this point, to be continued by itself. Its clock has no limit."""
        twin = self._empty()
        twin.entries = self.entries.copy()
        twin.journal.events = list(self.journal.events)
        twin.paused = self.paused
        twin.state = self.state.clone()
        twin.state.journal = twin.journal
        twin._seen_at = {viewer: lengths[:] for viewer, lengths in self._seen_at.items()}
        twin._readable = {viewer: numbers[:] for viewer, numbers in self._readable.items()}
        twin._asked_at = list(self._asked_at)
        twin._standing = list(self._standing)
        twin._undo = self._undo.copy()
        return twin

    def _empty(self) -> GameLog[S]:
        head = self._head
        return GameLog(
            self.game,
            head.seats,
            head.seed,
            head.options,
            players=head.players,
            forks=head.forks,
            event_cache=self._event_cache,
        )

    def _extended(self, entries: Iterable[Entry]) -> GameLog[S]:
        """A copy with further entries of the same log: they have been checked."""
        twin = self.copy()
        for entry in entries:
            twin.add(entry)
        return twin


def entries_of(record: Record, at: float = 0.0) -> list[Entry]:
    """The choices of a record as entries of a log."""
    return [Entry(seq, "choice", seat, token, "", at) for seq, (seat, token) in enumerate(record.choices, start=1)]


def _is_final(guess: S, seat: int, choice: int) -> bool:
    tried = guess.clone()
    tried.apply(seat, choice)
    return seat not in tried.deciders or tried.reveals != guess.reveals or tried.chance.counter != guess.chance.counter
