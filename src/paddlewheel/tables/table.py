"""One table in memory: it checks what its seats send, commits it, acknowledges it, and tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Set
from sys import intern
from typing import NamedTuple, TypeVar

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import AnyState
from paddlewheel.language import Language, speaking
from paddlewheel.tables.absence import AbsenceWatch
from paddlewheel.tables.answers import answer_without_commit
from paddlewheel.tables.archive import archived
from paddlewheel.tables.beats import BeatMaker
from paddlewheel.tables.due import needs_supervision
from paddlewheel.tables.errors import (
    TableError,
    closed_table,
    deleted_table,
    no_spectators,
    unknown_table,
    wrong_key,
)
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.keys import opens
from paddlewheel.tables.listener import Listener, Views
from paddlewheel.tables.messages import Answer, Beats, Chat, Show, TableInfo, Why
from paddlewheel.tables.models import SERVER_CLIENTS, SPECTATOR, ChatLine, Entry, EntryKind, Seat, TableData, Viewer
from paddlewheel.tables.next_change import NextChange
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.table_info import table_info
from paddlewheel.tables.text import clean
from paddlewheel.tables.views import ViewCache, encode, view, why_not
from paddlewheel.tables.words import say

CHAT_KEPT = 200

R = TypeVar("R")


class Before(NamedTuple):
    """How the log stood before entries were added, as far as listeners have been told."""

    seqs: dict[Viewer, int]
    paused: bool
    #: How many entries everybody could see.
    public: int
    resigned: int
    end_wishes: int


async def to_the_end(work: Awaitable[R]) -> R:
    """Wait for work that is finished even if the waiting is cancelled: a commit is never left half done."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Table:
    """A table in memory. Everything it knows can be read from the store."""

    def __init__(
        self,
        stored: StoredTable,
        async_store: AsyncStore,
        now: Callable[[], float] = time.monotonic,
        event_cache: EventCache | None = None,
        wall: Callable[[], float] = time.time,
        served_since: float = 0.0,
    ) -> None:
        self._prepare(stored, async_store, now, wall, served_since)
        data = stored.data
        self.log: GameLog[AnyState] = GameLog(
            self.game, data.seats, data.seed, data.options, forks=data.forks, clock=data.clock, event_cache=event_cache,
            clock_since=data.clock_since,
        )  # fmt: skip
        self.log.clock.begin(data.began)
        self.log.restore(stored.entries)
        self.view_cache: Views = ViewCache(self.log)
        self._beat_maker = BeatMaker(self.log)

    def _prepare(
        self,
        stored: StoredTable,
        async_store: AsyncStore,
        now: Callable[[], float],
        wall: Callable[[], float],
        served_since: float,
    ) -> None:
        """Everything but the game."""
        self.data: TableData = stored.data
        self.seats: list[Seat] = stored.seats
        self.game = registry.load_with(self.data.game, self.data.components)
        self.chat: list[ChatLine] = stored.chat
        self.listeners: set[Listener] = set()
        #: Who created the table, as far as this process knows: the time of its bots counts for them. It is not stored.
        self.owner = ""
        self.is_deleted = False
        #: Called after every change.
        self.on_change: Callable[[Table], None] = lambda table: None
        #: The uptime of the service, by which clocks run and absences are counted; and the date.
        self.now = now
        self.wall = wall
        self.idle_since = now()
        #: Until when this process has the table for itself, as the schedule knows it.
        self.leased_until = stored.data.due or 0.0
        self._away_since = [max(seat.seen, stored.data.began, served_since) for seat in stored.seats]
        self._async_store = async_store
        self._lock = asyncio.Lock()
        self._next_change = NextChange()
        self.absence_watch = AbsenceWatch()

    @property
    def id(self) -> str:
        return self.data.id

    @property
    def length(self) -> int:
        """How many steps the log has."""
        return self.log.length

    @property
    def is_paused(self) -> bool:
        return self.log.paused

    @property
    def resigned(self) -> Set[int]:
        """The seats that have given the game up: bots play on for them."""
        return self.log.early_end.resigned

    @property
    def end_wishes(self) -> Set[int]:
        """The seats that wish to end the game without a winner."""
        return self.log.early_end.wishes

    def talk_left(self) -> float | None:
        """Seconds that are left of the talk under way; None where none is, or where it has no limit."""
        if self.data.status != "playing" or self.log.talk is None:
            return None
        return self.log.clock.talk_left(self.now(), self.log.paused)

    @property
    def is_revealed(self) -> bool:
        """Whether everything may be shown: the game is over, and nobody plays the same deal elsewhere."""
        return self.data.status == "finished" and not self.data.sealed

    def must_be_replayable(self) -> None:
        """A game can be replayed and played on under the rules that it was played under."""

    # -- seats ------------------------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        """The seat this key opens."""
        return next((seat.seat for seat in self.seats if seat.key and opens(key, seat.key)), None)

    def must_be_occupant(self, seat: int, occupancy: int | None) -> None:
        """Whoever knew the seat at this occupancy must still have it. None: the server itself acts for the seat."""
        if occupancy is not None and self.seats[seat].occupancy != occupancy:
            raise wrong_key()

    def set_seats(self, seats: list[Seat]) -> None:
        """Take over changed seats. Who is connected for a seat that has changed hands loses it at once."""
        self.seats = seats
        for listener in list(self.listeners):
            self._end_lost_rights(listener)
        # Who had a seat and watched as well is a spectator now.
        self.shut_out()

    def _end_lost_rights(self, listener: Listener) -> None:
        for seat, occupancy in list(listener.occupancies.items()):
            if self.seats[seat].occupancy != occupancy:
                listener.lose(seat)

    def is_host(self, key: str) -> bool:
        return bool(self.data.host) and opens(key, self.data.host)

    def is_here(self, seat: int) -> bool:
        return any(seat in listener.viewers for listener in self.listeners)

    def away_since(self, seat: int) -> float:
        """Since when nobody has been connected for a seat, here or at another process."""
        return max(self._away_since[seat], self.seats[seat].seen, self.data.began)

    def note_here(self, seat: int, seconds: float = 0.0) -> None:
        """Somebody acts for this seat without a lasting connection, and waits this long for an answer."""
        self._away_since[seat] = max(self._away_since[seat], self.now() + seconds)

    def needs_supervision(self) -> bool:
        """Whether something can happen here although nobody sends anything: a bot's choice, a clock, an absence."""
        return needs_supervision(self.data, self.seats, self.resigned)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TableError("unknown", say("no-such-seat", number=number, seats=len(self.seats) - 1))
        return self.seats[number]

    # -- spectators -----------------------------------------------------------------------------------------

    @property
    def spectators(self) -> list[Listener]:
        """Those who listen and have no seat."""
        return [listener for listener in self.listeners if listener.viewers == (None,)]

    def must_let_watch(self) -> None:
        """Spectators may be shut out while a game is played. A finished game can be seen by whoever has its link."""
        if self.data.watching == "closed" and self.data.status == "playing":
            raise no_spectators()

    def shut_out_guest(self, admitted: str) -> None:
        """End the connections of somebody who is no longer in the class of this table."""
        for listener in [each for each in self.listeners if each.admitted == admitted]:
            listener.disconnect(unknown_table())

    def shut_out(self) -> None:
        """End the connections of spectators who may not watch any more."""
        try:
            self.must_let_watch()
        except TableError as why:
            for listener in self.spectators:
                listener.disconnect(why)

    # -- what everybody sees ---------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """The public facts of the table."""
        return table_info(self)

    def view(self, viewer: Viewer, show: Show) -> bytes:
        """What this viewer sees now, with the whole journal."""
        self._must_have_begun()
        return self.view_cache.get(viewer, show)

    def view_at(self, viewer: Viewer, show: Show, at: int) -> bytes:
        """An earlier view: by the viewer's own counter, or by the length of the log of a finished game."""
        earlier = self.log.until(self._length_at(viewer, at))
        return encode(msgspec.structs.replace(view(earlier, viewer, show, is_past=True), seq=at))

    def beats_at(self, viewer: Viewer, at: int, own: bool, whole: bool) -> Beats:
        """What happened for a viewer in one step, by the same numbers as `view_at`.

        `own`: by the viewer's own counter, even when the game is over.
        """
        return self._beat_maker.beats(viewer, self._length_at(viewer, at, own), at, whole)

    def _length_at(self, viewer: Viewer, at: int, own: bool = False) -> int:
        self._must_have_begun()
        by_log = self.data.status == "finished" and not own
        length = at if by_log else self.log.length_at(viewer, at)
        if length is None or length > self.log.length:
            raise TableError("bad", say("nothing-there-yet", at=at))
        return length

    def plans(self, seat: int, picked: Collection[str] = ()) -> bytes:
        """The chains of choices that a seat can make now, and the form with these answers."""
        self._must_have_begun()
        return self.view_cache.plans(seat, picked)

    def why_not(self, seat: int, token: str | None, element: str | None = None) -> Why:
        self._must_have_begun()
        return why_not(self.log, seat, token, element)

    # -- listening ---------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        """Add a listener: it gets table, chat and views at once, then every change."""
        self._end_lost_rights(listener)
        self.listeners.add(listener)
        self.broadcast_info(except_for=listener)
        with speaking(listener.language):
            listener.send(encode(self.info()))
        if self.chat:
            listener.send(encode(Chat(lines=self.chat)))
        if self.data.status != "open":
            self._send_views(listener)
        self.on_change(self)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.idle_since = self.now()
        for viewer in listener.viewers:
            if viewer is not None:
                self._away_since[viewer] = self.now()
        self.broadcast_info()
        self.on_change(self)

    def broadcast_info(self, except_for: Listener | None = None) -> None:
        """Send everybody the public facts of the table."""
        listeners = [listener for listener in self.listeners if listener is not except_for]
        if listeners:
            messages: dict[Language, bytes] = {}
            for listener in listeners:
                if listener.language not in messages:
                    with speaking(listener.language):
                        messages[listener.language] = encode(self.info())
                listener.send(messages[listener.language])
        self._next_change.wake()

    def broadcast_views(self) -> None:
        """Send everybody their whole view."""
        for listener in self.listeners:
            self._send_views(listener)

    def _send_views(self, listener: Listener) -> None:
        with speaking(listener.language):
            for viewer in listener.viewers:
                listener.send(self.view_cache.get(viewer, listener.show))

    async def wait_for_news(self, viewer: Viewer, after: int, seconds: float) -> None:
        """Return once the viewer's counter is past this, or the time is over."""
        await self._next_change.wait_while(
            lambda: self.data.status == "open" or (self.data.status == "playing" and self.log.seq(viewer) <= after),
            seconds,
        )

    # -- playing -------------------------------------------------------------------------------------------

    async def act(
        self,
        kind: EntryKind,
        seat: int,
        token: str,
        client: str,
        seq: int,
        acknowledge: Callable[[Answer], None] = lambda answer: None,
        occupancy: int | None = None,
    ) -> Answer:
        """Add an entry to the log: check, commit, acknowledge, tell everybody; in this order.

        `occupancy` is that of the seat when the key of the person who acts was checked; None: the server acts.
        A caller that may be cancelled meanwhile wraps it in `to_the_end`.
        """
        if occupancy is not None and client.startswith(SERVER_CLIENTS):
            raise TableError("bad", say("bad-client-id", server_clients=" or ".join(map(repr, SERVER_CLIENTS))))
        async with self._lock:
            self._must_have_begun()
            if seq > self.log.seq(seat):
                await self._catch_up()
            while True:
                self.must_be_occupant(seat, occupancy)
                if occupancy is not None and self.seats[seat].sits_out:
                    raise TableError("conflict", say("bot-plays-for-you"))
                self._must_have_begun()
                answer = answer_without_commit(self.log, self.data.status, kind, seat, token, client, seq)
                if answer is not None:
                    acknowledge(answer)
                    return answer
                entry = Entry(self.log.length + 1, kind, seat, intern(token), client, self.wall(), self.now())
                if await self._async_store.append(self.id, entry):
                    break
                await self._catch_up()
            before = self._before()
            kept = self.log.add(entry)
            answer = Answer(client=client, result="done", seq=self.log.seq(seat))
            acknowledge(answer)
            self._tell(before, kept)
            if self.data.status == "finished":
                archive = archived(self.log, self.seats)
                await self._async_store.call(self._async_store.store.finish, self.id, self.wall(), archive)
            return answer

    def _before(self) -> Before:
        viewers = {viewer for listener in self.listeners for viewer in listener.viewers}
        seqs = {viewer: self.log.seq(viewer) for viewer in viewers}
        return Before(seqs, self.log.paused, self.log.public_entries, len(self.resigned), len(self.end_wishes))

    def _tell(self, before: Before, kept: int) -> None:
        """Tell every listener what it may know of the entries that were added, behind the events that it has."""
        log = self.log
        over = log.outcome is not None and self.data.status == "playing"
        if over:
            self.data.status = "finished"
        for listener in self.listeners:
            with speaking(listener.language):
                for viewer in listener.viewers:
                    if log.seq(viewer) != before.seqs[viewer]:
                        listener.send(self.view_cache.get(viewer, listener.show, log.lines(viewer, kept)))
        timed = self.data.clock is not None and before.public != log.public_entries
        people = (before.resigned, before.end_wishes) != (len(self.resigned), len(self.end_wishes))
        if over or before.paused != log.paused or timed or people:
            self.broadcast_info()
        else:
            self._next_change.wake()
        self.idle_since = self.now()
        self.on_change(self)

    def _must_have_begun(self) -> None:
        if self.is_deleted:
            raise deleted_table()
        if self.data.status == "open":
            raise TableError("conflict", say("not-begun"))

    # -- chat, and changes by other processes ---------------------------------------------------------------

    async def say(self, seat: int, text: str, occupancy: int | None = None, name: str = "") -> ChatLine:
        """Add a line to the chat. A spectator has a name and no seat."""
        text = clean(text)
        if not text:
            raise TableError("bad", say("no-text"))
        return await to_the_end(self._say(seat, text, occupancy, clean(name) or say("guest")))

    async def _say(self, seat: int, text: str, occupancy: int | None, name: str) -> ChatLine:
        async with self._lock:
            while True:
                if seat != SPECTATOR:
                    self.must_be_occupant(seat, occupancy)
                    name = self.seats[seat].name
                self._must_let_talk(seat)
                number = self.chat[-1].number + 1 if self.chat else 1
                line = ChatLine(number, seat, name, text, self.wall())
                if await self._async_store.call(self._async_store.store.say, self.id, line):
                    break
                await self._catch_up()
            self._add_chat([line])
            return line

    def _must_let_talk(self, seat: int) -> None:
        if self.is_deleted:
            raise deleted_table()
        if self.data.status == "closed":
            raise closed_table()
        if seat == SPECTATOR:
            if self.data.watching != "talk":
                raise TableError("forbidden", say("spectators-do-not-talk"))
        elif self.seats[seat].muted:
            raise TableError("forbidden", say("muted"))

    def _add_chat(self, lines: list[ChatLine]) -> None:
        self.chat = [*self.chat, *lines][-CHAT_KEPT:]
        message = encode(Chat(lines=lines))
        for listener in self.listeners:
            listener.send(message)

    async def refresh(self) -> None:
        """Read what another process has written, and tell everybody."""

        async def refreshed() -> None:
            async with self._lock:
                await self._catch_up()

        await to_the_end(refreshed())

    async def _catch_up(self) -> None:
        said = self.chat[-1].number if self.chat else 0
        news = await self._async_store.read(self._async_store.store.news, self.id, self.length, said)
        if news is None:
            self._end()
            return
        finished = self.data.status == "finished"
        began = self.data.status == "open" and news.data.status != "open"
        changed = news.seats != self.seats or _public(news.data) != _public(self.data)
        if (news.data.clock, news.data.clock_since) != (self.data.clock, self.data.clock_since):
            self.log.clock.change(news.data.clock, news.data.clock_since)
        self.data = msgspec.structs.replace(news.data, status="finished" if finished else news.data.status)
        self.set_seats(news.seats)
        if began:
            self.log.clock.begin(self.data.began)
            self.broadcast_views()
        if news.entries and not finished:
            before = self._before()
            self._tell(before, self.log.restore(news.entries))
        if changed:
            self.shut_out()
            self.broadcast_info()
            self.on_change(self)
        if news.chat:
            self._add_chat(news.chat)

    def _end(self) -> None:
        """The table has been deleted: everybody is told, and nothing can be done here any more."""
        self.is_deleted = True
        self.data.status = "closed"
        for listener in list(self.listeners):
            listener.disconnect(deleted_table())
        self._next_change.wake()


def _public(data: TableData) -> tuple[object, ...]:
    """What others can change of a table."""
    return data.status, data.next, data.listed, data.watching, data.held, data.sealed, data.clock, data.clock_since
