"""One game as a log of what was done: choices, undos, pauses. Everything else follows from the log.

The log only grows. From it follow the state, the journal, the record, the clock, and for every viewer a counter: `seq`
goes up when that viewer can see that something has changed. Nobody's counter tells of what others decide in secret.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple

import msgspec

from paddlewheel.kernel import (
    Event,
    Fork,
    Journal,
    OptionValue,
    Outcome,
    PaddlewheelError,
    Record,
    Remark,
    forked,
    new_record,
    replay,
)
from paddlewheel.kernel._contract import S
from paddlewheel.presentation import PresentedGame
from paddlewheel.tables.announcements import early_end, talk_over, time_up
from paddlewheel.tables.choice_labels import ChoiceLabels
from paddlewheel.tables.clock import Clock
from paddlewheel.tables.decision import DecisionAtHand, decision_at_hand
from paddlewheel.tables.early_end import SEAT_TOKENS, EarlyEnd
from paddlewheel.tables.entries import Entries, entries_of
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.models import (
    BOT_CLIENT,
    CLOCK_CLIENT,
    STAND_IN_CLIENT,
    TALK_CLOCK_CLIENT,
    ClockPlan,
    Entry,
    EntryKind,
    Viewer,
)
from paddlewheel.tables.table_rules import OVER, PAUSED, RESIGNED, REVEALED, SOMEBODY_RESIGNED, refused_by
from paddlewheel.tables.undo import TurnChoice, UndoHistory, UndoPoint, barred
from paddlewheel.tables.viewer_index import ViewerIndex

#: Looking back starts from the nearest of these copies. They are made when first needed.
SNAPSHOT_EVERY = 32
MOMENTS_KEPT = 4


class MomentBefore(NamedTuple, Generic[S]):
    """The table just before an entry of the log."""

    state: S
    #: For every viewer how many events it could read.
    lines: dict[Viewer, int]


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
        clock_since: float = 0.0,
    ) -> None:
        self.game = game
        self.entries = Entries()
        self.journal = Journal()
        self.clock = Clock(seats, clock, clock_since)
        self.paused = False
        self.early_end = EarlyEnd()
        self._head = new_record(game, seats, seed, options, players, forks)
        self.state: S = forked(game.set_up(seats, seed, options, self.journal), self._head, 0)
        self._event_cache = event_cache
        self._viewers: tuple[Viewer, ...] = (*range(seats), None)
        self._index = ViewerIndex(self._viewers)
        self._index_events(0)
        #: For every seat the length of the log at which it was asked for its present decision.
        self._asked_at = [0] * seats
        #: How many choices of each seat stand.
        self._standing = [0] * seats
        #: How many entries everybody could see.
        self.public_entries = 0
        self._undo: UndoHistory[S] = UndoHistory(seats)
        #: The talk whose end was told because its time was up.
        self._hushed: int | None = None
        self._labels = ChoiceLabels(game)
        self._snapshots: list[GameLog[S]] = []
        #: Before each of the latest choices: the length of the log after it, the state, and the length of the journal.
        #: Most who look at a step do so at once.
        self._latest: deque[tuple[int, S, int]] = deque(maxlen=MOMENTS_KEPT)

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
        """The number of entries."""
        return len(self.entries)

    @property
    def players(self) -> list[str]:
        """Who plays, in the order of the seats."""
        return self._head.players

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Seat and token of every choice that stands, in order."""
        return [(choice.seat, choice.token) for choice in self.entries.standing()]

    @property
    def record(self) -> Record:
        """The game so far, to be replayed."""
        return msgspec.structs.replace(self._head, choices=self.choices)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: by its rules, or because people resigned or ended it. None while it goes on."""
        return self.early_end.outcome or self.state.outcome

    @property
    def talk(self) -> int | None:
        """The number of the talk that is under way, in games in which the players talk in turn."""
        return None if self.outcome is not None else self.game.talk_at_hand(self.state)

    def standing(self, seat: int) -> int:
        """How many choices of this seat stand."""
        return self._standing[seat]

    def lengths(self) -> list[int]:
        """For every number of standing choices, zero included, the length of the log at which they stood for good."""
        return [0, *(choice.length for choice in self.entries.standing())]

    def events(self, viewer: Viewer, first: int = 0) -> list[Event]:
        """What has happened, as far as this viewer may know, without the first events."""
        events = self.journal.events
        return [events[number] for number in self._index.readable(viewer, first)]

    def lines(self, viewer: Viewer, journal_length: int | None = None) -> int:
        """How many events this viewer may read: of all, or of the first ones."""
        return self._index.lines(viewer, journal_length)

    # -- counters --------------------------------------------------------------------------------------

    def seq(self, viewer: Viewer) -> int:
        """How often this viewer has seen something new."""
        return self._index.seq(viewer)

    def seq_at(self, viewer: Viewer, length: int) -> int:
        """The viewer's counter when the log had this length."""
        return self._index.seq_at(viewer, length)

    def length_at(self, viewer: Viewer, seq: int) -> int | None:
        """The length of the log when the viewer's counter reached this; None when it never did."""
        return self._index.length_at(viewer, seq)

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether a seat that had seen this much knew its present decision."""
        length = self.length_at(seat, seq)
        return length is not None and length >= self._asked_at[seat]

    def asked_at(self, seat: int) -> int:
        """The length of the log at which this seat was asked for its present decision."""
        return self._asked_at[seat]

    # -- playing ---------------------------------------------------------------------------------------

    def refusal(self, kind: EntryKind, seat: int, token: str) -> PaddlewheelError | None:
        """Why this cannot be the next entry, or None when it can."""
        if kind == "choice":
            if self.paused or self.early_end.outcome is not None:
                return refused_by(PAUSED if self.paused else OVER)
            try:
                return self.state.why_not(seat, token)
            except PaddlewheelError as error:
                return error
        if self.outcome is not None:
            return refused_by(OVER)
        if token in SEAT_TOKENS and seat in self.early_end.resigned:
            return refused_by(RESIGNED)
        if kind == "undo":
            return self._undo.why_not(seat, int(token))
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

    def restore(self, entries: Iterable[Entry]) -> int:
        """Add stored entries up to the end of the game. Earlier versions let some follow it; they do not count."""
        kept = len(self.journal.events)
        for entry in entries:
            if self.outcome is None:
                kept = min(kept, self.replay([entry]))
        return kept

    def add(self, entry: Entry) -> int:
        """Add an entry that `refusal` allows: it is not asked a second time.

        Returns how many events of the journal are still as they were.
        """
        before = decision_at_hand(self.state)
        was_paused = self.paused
        removed: list[UndoPoint[S]] = []
        noticed = self._viewers
        kept = len(self.journal.events)
        if entry.kind == "choice":
            noticed = self._play(entry, before)
        elif entry.kind == "undo":
            self._latest.clear()
            removed, later = self._undo.take_back(entry.seat, int(entry.token))
            kept = removed[0].journal_length
            noticed = self._take_back(removed, later)
        elif entry.kind in ("resign", "end"):
            self._end_early(entry)
        else:
            self.paused = entry.kind == "pause"
        self.entries.append(entry)
        asked = self._ask(entry, before) if entry.kind in ("choice", "undo") else []
        if noticed == self._viewers:
            self.public_entries += 1
            self._count_time(entry, before.deciders, was_paused, asked, removed)
        self._index.count(noticed, self.length)
        return kept

    def _play(self, entry: Entry, before: DecisionAtHand) -> tuple[Viewer, ...]:
        """Make a choice, and tell who could see it."""
        state, seat, choice = self.state, entry.seat, self.game.choice(entry.token)
        events = self.journal.events
        journal_length = len(events)
        undone = state.clone()
        self._latest.append((self.length + 1, undone, journal_length))
        remark = self.remark(entry, state)
        if remark is not None:
            self.journal.remark(seat, remark)
        state.apply(seat, choice)
        self._standing[seat] += 1
        after = decision_at_hand(self.state)
        noticed = self.who_noticed(seat, events[journal_length:], before, after)
        events[journal_length:journal_length] = self.announcements(entry, undone, noticed == self._viewers)
        self._index_events(journal_length)
        reading = self.clock.reading()
        point = UndoPoint(seat, entry.token, self.length + 1, undone, journal_length, noticed, reading)
        self._undo.add(point, barred(entry, before.is_revealed_in(after)))
        self.state = forked(state, self._head, sum(self._standing))
        if self.state is not state:
            self._undo.bar_all(REVEALED)
            return self._viewers
        return noticed

    def _end_early(self, entry: Entry) -> None:
        self.early_end.add(entry, self.state)
        announced = self.announcements(entry, self.state, True)
        if announced:
            # What was done before stays: the lines of the journal are in order.
            self._undo.bar_all(OVER if self.early_end.outcome else SOMEBODY_RESIGNED)
            first = len(self.journal.events)
            self.journal.events += announced
            self._index_events(first)

    def remark(self, entry: Entry, state: S) -> Remark | None:
        """What a bot says about the choice it is about to make; None for a person's choice."""
        if not entry.client.startswith((BOT_CLIENT, STAND_IN_CLIENT)):
            return None
        return self.game.tactics(state.rules).remark(state, entry.seat, self.game.choice(entry.token))

    def announcements(self, entry: Entry, before: S, is_public: bool) -> list[Event]:
        """What the table itself says about an entry, ahead of what the game tells of it.

        `is_public`: everybody can see that something was chosen.
        """
        if entry.kind == "choice":
            if entry.client.startswith(TALK_CLOCK_CLIENT):
                return self._talk_over(before)
            return time_up(self.game, entry, before, is_public) if entry.client.startswith(CLOCK_CLIENT) else []
        return early_end(self.game, entry, before) if entry.kind in ("resign", "end") else []

    def _talk_over(self, before: S) -> list[Event]:
        """Told once, with the first who passes because of it."""
        talk = self.game.talk_at_hand(before)
        told, self._hushed = self._hushed, talk
        return [] if told == talk else talk_over()

    def who_noticed(
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
        self._index.drop_events(first.journal_length)
        self._index_events(first.journal_length)
        # Whoever saw none of the choices cannot see that they are gone.
        noticed = {viewer for point in removed for viewer in point.noticed}
        return tuple(viewer for viewer in self._viewers if viewer in noticed)

    def _ask(self, entry: Entry, before: DecisionAtHand) -> list[int]:
        """Who has a new decision to make. What others decide at the same time leaves one's own as it is."""
        after = decision_at_hand(self.state)
        same = before.is_same_decision(after)
        asked = [seat for seat in after.deciders if not same or seat == entry.seat or seat not in before.deciders]
        for seat in asked:
            self._asked_at[seat] = self.length
        return asked

    def _count_time(
        self, entry: Entry, before: Sequence[int], was_paused: bool, asked: list[int], removed: list[UndoPoint[S]]
    ) -> None:
        """Count the time up to an entry that everybody could see.

        Everybody sees the clocks, so they must not depend on secret acts: a secret decision has one time for all its
        choices.
        """
        back = removed[0].clock if removed else None
        self.clock.count(entry.uptime, before, self.state.deciders, was_paused, back)
        talk = self.talk
        if talk is not None:
            self.clock.begin_talk(talk, entry.uptime)
        if entry.kind == "choice":
            self.clock.ask(asked)

    def _index_events(self, first: int) -> None:
        """Share the events from number `first` on, and note who may read them."""
        events = self.journal.events
        if self._event_cache is not None:
            self._event_cache.share(events, first)
        self._index.add_events(events, first)

    # -- undo --------------------------------------------------------------------------------------------

    def undo_steps(self, seat: int) -> int:
        """How many of its own choices this seat can take back now, one after the other."""
        return 0 if self.outcome is not None else self._undo.steps(seat)

    def turn(self, seat: int) -> list[TurnChoice]:
        """The latest choices of this seat since it saw another one act, oldest first."""
        return self._undo.turn(seat)

    def label(self, length: int) -> str:
        """What the choice that the log had at this length was called when it was made."""
        entry = self.entries[length - 1]
        return self._labels.label(length, entry, lambda: self.moment_before(length).state)

    # -- looking back -------------------------------------------------------------------------------------

    def moment_before(self, length: int) -> MomentBefore[S]:
        """The table just before the log reached this length; at 0, the table as it is set up."""
        for after, state, journal_length in self._latest:
            if after == length:
                return MomentBefore(state, {viewer: self.lines(viewer, journal_length) for viewer in self._viewers})
        earlier = self.until(max(0, length - 1))
        return MomentBefore(earlier.state, {viewer: earlier.lines(viewer) if length else 0 for viewer in self._viewers})

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
        twin.early_end = self.early_end.copy()
        twin.state = self.state.clone()
        twin.state.journal = twin.journal
        twin._index = self._index.copy()
        twin._asked_at = list(self._asked_at)
        twin._standing = list(self._standing)
        twin.public_entries = self.public_entries
        twin._hushed = self._hushed
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
