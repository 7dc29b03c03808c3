"""One table in memory: it checks what its seats send, commits it, acknowledges it, and tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from sys import intern
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import AnyState
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.keys import commitment, opens
from paddlewheel.tables.messages import Answer, Chat, SeatInfo, Show, TableInfo, View, Why
from paddlewheel.tables.models import ChatLine, Entry, EntryKind, Seat, TableData, Viewer
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.text import clean
from paddlewheel.tables.views import ViewCache, encode, reason, view, why_not

CHAT_KEPT = 200

R = TypeVar("R")


class Listener(Protocol):
    """Somebody who is told about every change. `send` must neither wait nor fail."""

    viewers: tuple[Viewer, ...]
    show: Show

    def send(self, message: bytes) -> None: ...


class Before(NamedTuple):
    """How the log stood before entries were added, as far as listeners have been told."""

    seqs: dict[Viewer, int]
    paused: bool


async def to_the_end(work: Awaitable[R]) -> R:
    """Wait for work that is finished even if the waiting is cancelled: a commit is never left half done."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Table:
    """A table in memory. Everything it knows can be read from the store."""

    def __init__(
        self,
        stored: StoredTable,
        async_store: AsyncStore,
        now: Callable[[], float] = time.time,
        event_cache: EventCache | None = None,
    ) -> None:
        self.data: TableData = stored.data
        self.seats: list[Seat] = stored.seats
        self.game = registry.load(self.data.game)
        self.chat: list[ChatLine] = stored.chat
        self.listeners: set[Listener] = set()
        #: Who created the table, as far as this process knows: the time of its bots counts for them. It is not stored.
        self.owner = ""
        #: Called after every change.
        self.on_change: Callable[[Table], None] = lambda table: None
        self.now = now
        self.idle_since = now()
        self._away_since = [now()] * len(stored.seats)
        self._async_store = async_store
        self._lock = asyncio.Lock()
        #: Set at the next change; made by the first who waits for it.
        self._next_change: asyncio.Event | None = None
        data = stored.data
        self.log: GameLog[AnyState] = GameLog(
            self.game, data.seats, data.seed, data.options, forks=data.forks, clock=data.clock, event_cache=event_cache
        )
        self.log.replay(stored.entries)
        self.log.clock.restart(now())
        self.view_cache = ViewCache(self.log)

    @property
    def id(self) -> str:
        return self.data.id

    # -- seats ------------------------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        """The seat this key opens."""
        return next((seat.seat for seat in self.seats if seat.key and opens(key, seat.key)), None)

    def is_host(self, key: str) -> bool:
        return bool(self.data.host) and opens(key, self.data.host)

    def is_here(self, seat: int) -> bool:
        return any(seat in listener.viewers for listener in self.listeners)

    def away_since(self, seat: int) -> float:
        """Since when nobody has been connected for a seat, here or at another process."""
        return max(self._away_since[seat], self.seats[seat].seen, self.data.touched)

    def note_here(self, seat: int, seconds: float = 0.0) -> None:
        """Somebody acts for this seat without a lasting connection, and waits this long for an answer."""
        self._away_since[seat] = max(self._away_since[seat], self.now() + seconds)

    def needs_supervision(self) -> bool:
        """Whether something can happen here although nobody sends anything: a bot's choice, a clock, an absence."""
        data = self.data
        return data.status == "playing" and (
            data.clock is not None or data.absent_after is not None or any(seat.bot for seat in self.seats)
        )

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TableError("unknown", f"There is no seat {number}; the seats are 0 to {len(self.seats) - 1}.")
        return self.seats[number]

    # -- what everybody sees ---------------------------------------------------------------------------

    def info(self) -> TableInfo:
        data, over = self.data, self.data.status == "finished"
        return TableInfo(
            id=data.id,
            game=data.game,
            title=self.game.info.title,
            status=data.status,
            seats=[self._seat_info(seat) for seat in self.seats],
            options=data.options,
            listed=data.listed,
            hints=data.hints,
            paused=self.log.paused,
            clock=data.clock,
            absent_after=data.absent_after,
            commitment=commitment(data.game, data.promised_seed, data.salt),
            seed=str(data.promised_seed) if over else None,
            salt=data.salt if over else None,
            fork_of=data.fork_of,
            next=data.next,
            created=data.created,
            length=self.log.length if over else None,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        decides = self.data.status == "playing" and seat.seat in self.log.state.deciders
        timed = decides and self.data.clock is not None
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            here=self.is_here(seat.seat),
            stand_in=seat.stand_in,
            wants_pause=seat.wants_pause,
            left=self.log.clock.left(seat.seat, self.now(), not self.log.paused) if timed else None,
        )

    def view(self, viewer: Viewer, show: Show) -> bytes:
        """What this viewer sees now, with the whole journal."""
        self._must_have_begun()
        return self.view_cache.get(viewer, show)

    def view_at(self, viewer: Viewer, show: Show, at: int) -> View:
        """An earlier view: by the viewer's own counter, or by the length of the log of a finished game."""
        self._must_have_begun()
        length = at if self.data.status == "finished" else self.log.length_at(viewer, at)
        if length is None or length > self.log.length:
            raise TableError("bad", f"There is nothing at {at} yet.")
        earlier = self.log.until(length)
        # A view of the past offers no undo.
        return msgspec.structs.replace(view(earlier, viewer, show), seq=at, undo=None)

    def why_not(self, seat: int, token: str) -> Why:
        self._must_have_begun()
        return why_not(self.log, seat, token)

    # -- listening ---------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        """Add a listener: it gets table, chat and views at once, then every change."""
        self.listeners.add(listener)
        self.broadcast_info(except_for=listener)
        listener.send(encode(self.info()))
        if self.chat:
            listener.send(encode(Chat(lines=self.chat)))
        if self.data.status != "open":
            for viewer in listener.viewers:
                listener.send(self.view_cache.get(viewer, listener.show))
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
            message = encode(self.info())
            for listener in listeners:
                listener.send(message)
        self._wake_waiting()

    def broadcast_views(self) -> None:
        """Send everybody their whole view."""
        for listener in self.listeners:
            for viewer in listener.viewers:
                listener.send(self.view_cache.get(viewer, listener.show))

    def _wake_waiting(self) -> None:
        if self._next_change is not None:
            self._next_change.set()
            self._next_change = None

    async def wait_for_news(self, viewer: Viewer, after: int, seconds: float) -> None:
        """Return once the viewer's counter is past this, or the time is over."""
        end = time.monotonic() + seconds
        while self.data.status == "open" or (self.log.seq(viewer) <= after and self.data.status == "playing"):
            left = end - time.monotonic()
            if left <= 0:
                return
            if self._next_change is None:
                self._next_change = asyncio.Event()
            try:
                await asyncio.wait_for(self._next_change.wait(), left)
            except TimeoutError:
                return

    # -- playing -------------------------------------------------------------------------------------------

    async def act(
        self,
        kind: EntryKind,
        seat: int,
        token: str,
        client: str,
        seq: int,
        acknowledge: Callable[[Answer], None] = lambda answer: None,
    ) -> Answer:
        """Add an entry to the log: check, commit, acknowledge, tell everybody; in this order.

        A caller that may be cancelled meanwhile wraps it in `to_the_end`.
        """
        async with self._lock:
            self._must_have_begun()
            if seq > self.log.seq(seat):
                await self._catch_up()
            while True:
                answer = self._answer_without_commit(kind, seat, token, client, seq)
                if answer is not None:
                    acknowledge(answer)
                    return answer
                entry = Entry(self.log.length + 1, kind, seat, intern(token), client, self.now())
                if await self._async_store.append(self.id, entry):
                    break
                await self._catch_up()
            before = self._before()
            kept = self.log.add(entry)
            answer = Answer(client=client, result="done", seq=self.log.seq(seat))
            acknowledge(answer)
            self._tell(before, kept)
            if self.data.status == "finished":
                await self._async_store.call(self._async_store.store.set_status, self.id, "finished", self.now())
            return answer

    def _answer_without_commit(self, kind: EntryKind, seat: int, token: str, client: str, seq: int) -> Answer | None:
        """The answer to what is committed already or cannot be; None for what is to be committed."""
        first = self.log.entries.length_with(seat, client)
        if first is not None:
            return Answer(client=client, result="done", seq=self.log.seq_at(seat, first))
        now = self.log.seq(seat)
        refused = self.log.refusal(kind, seat, token)
        if refused is not None and seq == now:
            rule, why = reason(refused)
            return Answer(client=client, result="refused", seq=now, rule=rule, why=why)
        current = seq == now if kind == "undo" else self.log.is_current(seat, seq)
        if refused is not None or not current:
            return Answer(client=client, result="stale", seq=now, why="The table has changed since then.")
        return None

    def _before(self) -> Before:
        viewers = {viewer for listener in self.listeners for viewer in listener.viewers}
        return Before({viewer: self.log.seq(viewer) for viewer in viewers}, self.log.paused)

    def _tell(self, before: Before, kept: int) -> None:
        """Tell every listener what it may know of the entries that were added, behind the events that it has."""
        log = self.log
        over = log.state.outcome is not None and self.data.status == "playing"
        if over:
            self.data.status = "finished"
        for listener in self.listeners:
            for viewer in listener.viewers:
                if log.seq(viewer) != before.seqs[viewer]:
                    listener.send(self.view_cache.get(viewer, listener.show, log.lines(viewer, kept)))
        if over or before.paused != log.paused or self.data.clock is not None:
            self.broadcast_info()
        else:
            self._wake_waiting()
        self.idle_since = self.now()
        self.on_change(self)

    def _must_have_begun(self) -> None:
        if self.data.status == "open":
            raise TableError("conflict", "The game has not begun.")

    # -- chat, and changes by other processes ---------------------------------------------------------------

    async def say(self, seat: int, text: str) -> ChatLine:
        """Add a line to the chat."""
        text = clean(text)
        if not text:
            raise TableError("bad", "The message has no text.")
        return await to_the_end(self._say(seat, text))

    async def _say(self, seat: int, text: str) -> ChatLine:
        async with self._lock:
            while True:
                number = self.chat[-1].number + 1 if self.chat else 1
                line = ChatLine(number, seat, self.seats[seat].name, text, self.now())
                if await self._async_store.call(self._async_store.store.say, self.id, line):
                    break
                await self._catch_up()
            self._add_chat([line])
            return line

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
        news = await self._async_store.call(self._async_store.store.news, self.id, self.log.length, said)
        if news is None:
            return
        finished = self.data.status == "finished"
        began = self.data.status == "open" and news.data.status != "open"
        changed = news.seats != self.seats or news.data.status != self.data.status or news.data.next != self.data.next
        self.data = msgspec.structs.replace(news.data, status="finished" if finished else news.data.status)
        self.seats = news.seats
        if began:
            self.log.clock.restart(self.now())
            self.broadcast_views()
        if news.entries:
            before = self._before()
            self._tell(before, self.log.replay(news.entries))
        if changed:
            self.broadcast_info()
            self.on_change(self)
        if news.chat:
            self._add_chat(news.chat)
