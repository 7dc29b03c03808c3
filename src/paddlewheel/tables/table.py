"""One table while it is in memory: it takes what its seats send, commits it, answers, and tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from sys import intern
from typing import Protocol, TypeVar

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import Refusal
from paddlewheel.tables.course import Course
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import commitment, opens
from paddlewheel.tables.messages import Answer, Chat, SeatInfo, Show, TableInfo, View, Why
from paddlewheel.tables.models import ChatLine, Entry, EntryKind, Seat, TableData, Viewer
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.text import clean
from paddlewheel.tables.views import ViewCache, encode, view, why_not

CHAT_KEPT = 200

R = TypeVar("R")


class Listener(Protocol):
    """Somebody who is told what happens. `send` must not wait and must not fail."""

    viewers: tuple[Viewer, ...]
    show: Show

    def send(self, message: bytes) -> None: ...


async def to_the_end(work: Awaitable[R]) -> R:
    """Wait for work that goes on even if nobody waits any more: a commit is never left half done."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Table:
    """A table in memory. What it knows can always be read again from the store."""

    def __init__(self, stored: StoredTable, async_store: AsyncStore, now: Callable[[], float] = time.time) -> None:
        self.data: TableData = stored.data
        self.seats: list[Seat] = stored.seats
        self.game = registry.load(self.data.game)
        self.chat: list[ChatLine] = stored.chat
        self.listeners: set[Listener] = set()
        #: Who laid the table, as far as this process knows: bots' time counts against them. It is stored nowhere.
        self.owner = ""
        #: Called after every change, for whoever minds bots and clocks.
        self.changed: Callable[[Table], None] = lambda table: None
        self.now = now
        self.idle_since = now()
        self._away_since = [now()] * len(stored.seats)
        self._async_store = async_store
        self._lock = asyncio.Lock()
        #: Made by whoever waits for it.
        self._news: asyncio.Event | None = None
        self.course = self._new_course()
        self.course.extend(stored.entries)
        self.course.clock.wake(now())
        self.view_cache = ViewCache(self.course)

    def _new_course(self) -> Course:
        data = self.data
        return Course(self.game, data.seats, data.seed, data.options, data.clock, data.forks)

    @property
    def id(self) -> str:
        return self.data.id

    # -- who ------------------------------------------------------------------------------------------

    def seat_of(self, key: str) -> int | None:
        """The seat this key opens."""
        found = [seat.seat for seat in self.seats if seat.key and opens(key, seat.key)]
        return found[0] if found else None

    def is_host(self, key: str) -> bool:
        return bool(self.data.host) and opens(key, self.data.host)

    def is_here(self, seat: int) -> bool:
        return any(seat in listener.viewers for listener in self.listeners)

    def away_since(self, seat: int) -> float:
        """Since when nobody is connected for a seat, here or at another process."""
        return max(self._away_since[seat], self.seats[seat].seen, self.data.touched)

    def note_here(self, seat: int, seconds: float = 0.0) -> None:
        """Somebody speaks for this seat without a connection that stays, and waits for an answer so long."""
        self._away_since[seat] = max(self._away_since[seat], self.now() + seconds)

    def needs_supervision(self) -> bool:
        """Whether something may be due here though nobody sends anything: a bot's choice, a clock, an absence."""
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
            paused=self.course.paused,
            clock=data.clock,
            absent_after=data.absent_after,
            commitment=commitment(data.game, data.promised_seed, data.salt),
            seed=str(data.promised_seed) if over else None,
            salt=data.salt if over else None,
            fork_of=data.fork_of,
            next=data.next,
            created=data.created,
            length=self.course.length if over else None,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        owing = self.data.status == "playing" and seat.seat in self.course.state.deciders
        timed = owing and self.data.clock is not None
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            here=self.is_here(seat.seat),
            stand_in=seat.stand_in,
            wants_pause=seat.wants_pause,
            left=self.course.clock.left(seat.seat, self.now(), not self.course.paused) if timed else None,
        )

    def view(self, viewer: Viewer, show: Show) -> bytes:
        """What this viewer sees now, with the whole journal. Before the start there is nothing to see."""
        self._must_have_begun()
        return self.view_cache.draw(viewer, show)

    def view_at(self, viewer: Viewer, show: Show, at: int) -> View:
        """An earlier view: by the viewer's own number, or by the log of a finished game."""
        self._must_have_begun()
        length = at if self.data.status == "finished" else self.course.length_at(viewer, at)
        if length is None or length > self.course.length:
            raise TableError("bad", f"There is nothing at {at} yet.")
        earlier = self.course.until(length)
        # A view of the past offers nothing to choose from the present.
        return msgspec.structs.replace(view(earlier, viewer, show), seq=at, undo=None)

    def why_not(self, seat: int, token: str) -> Why:
        self._must_have_begun()
        return why_not(self.course, seat, token)

    # -- listening ---------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        """Let somebody listen: they get table, chat and views at once, then everything that changes."""
        self.listeners.add(listener)
        self.tell_about_seats(besides=listener)
        listener.send(encode(self.info()))
        if self.chat:
            listener.send(encode(Chat(lines=self.chat)))
        if self.data.status != "open":
            for viewer in listener.viewers:
                listener.send(self.view_cache.draw(viewer, listener.show))
        self.changed(self)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.idle_since = self.now()
        for viewer in listener.viewers:
            if viewer is not None:
                self._away_since[viewer] = self.now()
        self.tell_about_seats()
        self.changed(self)

    def tell_about_seats(self, besides: Listener | None = None) -> None:
        """Tell everybody how the table stands."""
        told = [listener for listener in self.listeners if listener is not besides]
        if told:
            message = encode(self.info())
            for listener in told:
                listener.send(message)
        self._stir()

    def _stir(self) -> None:
        if self._news is not None:
            self._news.set()
            self._news = None

    async def wait_for_news(self, viewer: Viewer, after: int, seconds: float) -> None:
        """Return once the viewer's number is past this one, or the time is over."""
        end = time.monotonic() + seconds
        while self.data.status == "open" or (self.course.seq(viewer) <= after and self.data.status == "playing"):
            left = end - time.monotonic()
            if left <= 0:
                return
            if self._news is None:
                self._news = asyncio.Event()
            try:
                await asyncio.wait_for(self._news.wait(), left)
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
        """Play a choice or take some back: validate, commit, acknowledge, tell everybody; in that order.

        Whoever may be stopped meanwhile wraps it in `to_the_end`.
        """
        async with self._lock:
            self._must_have_begun()
            if seq > self.course.seq(seat):
                await self._catch_up()
            while True:
                answer = self._known_answer(kind, seat, token, client, seq)
                if answer is not None:
                    acknowledge(answer)
                    return answer
                entry = Entry(self.course.length + 1, kind, seat, intern(token), client, self.now())
                if await self._async_store.append(self.id, entry):
                    break
                await self._catch_up()
            answer = self._take([entry], client, seat, acknowledge)
            if self.data.status == "finished":
                await self._async_store.call(self._async_store.store.set_status, self.id, "finished", self.now())
            return answer

    def _known_answer(self, kind: EntryKind, seat: int, token: str, client: str, seq: int) -> Answer | None:
        """The answer to what need not or cannot be committed; None for what is to be committed."""
        first = self.course.answered(seat, client)
        if first is not None:
            return Answer(client=client, result="done", seq=self.course.seq_at(seat, first))
        now = self.course.seq(seat)
        refused = self.course.refusal(kind, seat, token)
        if refused is not None and seq == now:
            rule = refused.rule if isinstance(refused, Refusal) else ""
            why = refused.why if isinstance(refused, Refusal) else str(refused)
            return Answer(client=client, result="refused", seq=now, rule=rule, why=why)
        current = seq == now if kind == "undo" else self.course.is_current(seat, seq)
        if refused is not None or not current:
            return Answer(client=client, result="stale", seq=now, why="The table has moved on since.")
        return None

    def _take(
        self,
        entries: Iterable[Entry],
        client: str = "",
        seat: int = 0,
        acknowledge: Callable[[Answer], None] = lambda answer: None,
    ) -> Answer:
        """Apply committed entries, acknowledge, and tell every listener what it may know of them."""
        course = self.course
        viewers = {viewer for listener in self.listeners for viewer in listener.viewers}
        before = {viewer: course.seq(viewer) for viewer in viewers}
        kept = {viewer: course.lines(viewer) for viewer in viewers}
        paused = course.paused
        for entry in entries:
            course.apply(entry)
            for viewer in viewers:
                kept[viewer] = min(kept[viewer], course.lines(viewer))
        answer = Answer(client=client, result="done", seq=course.seq(seat))
        acknowledge(answer)
        over = course.state.outcome is not None and self.data.status == "playing"
        if over:
            self.data.status = "finished"
        for listener in self.listeners:
            for viewer in listener.viewers:
                if course.seq(viewer) != before[viewer]:
                    listener.send(self.view_cache.draw(viewer, listener.show, kept[viewer]))
        if over or paused != course.paused or self.data.clock is not None:
            self.tell_about_seats()
        else:
            self._stir()
        self.idle_since = self.now()
        self.changed(self)
        return answer

    def _must_have_begun(self) -> None:
        if self.data.status == "open":
            raise TableError("conflict", "The game has not begun.")

    # -- chat and news from elsewhere ----------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> ChatLine:
        """Say something at the table."""
        text = clean(text)
        if not text:
            raise TableError("bad", "There is nothing to say in that.")
        return await to_the_end(self._say(seat, text))

    async def _say(self, seat: int, text: str) -> ChatLine:
        async with self._lock:
            while True:
                number = self.chat[-1].number + 1 if self.chat else 1
                line = ChatLine(number, seat, self.seats[seat].name, text, self.now())
                if await self._async_store.call(self._async_store.store.say, self.id, line):
                    break
                await self._catch_up()
            self._hear([line])
            return line

    def _hear(self, lines: list[ChatLine]) -> None:
        self.chat = [*self.chat, *lines][-CHAT_KEPT:]
        message = encode(Chat(lines=lines))
        for listener in self.listeners:
            listener.send(message)

    async def refresh(self) -> None:
        """Read what another process has written, and tell."""

        async def refreshed() -> None:
            async with self._lock:
                await self._catch_up()

        await to_the_end(refreshed())

    async def _catch_up(self) -> None:
        said = self.chat[-1].number if self.chat else 0
        news = await self._async_store.call(self._async_store.store.news, self.id, self.course.length, said)
        if news is None:
            return
        finished = self.data.status == "finished"
        began = self.data.status == "open" and news.data.status != "open"
        changed = news.seats != self.seats or news.data.status != self.data.status or news.data.next != self.data.next
        self.data = msgspec.structs.replace(news.data, status="finished" if finished else news.data.status)
        self.seats = news.seats
        if began:
            self.course.clock.wake(self.now())
            self.show_all()
        if news.entries:
            self._take(news.entries)
        if changed:
            self.tell_about_seats()
            self.changed(self)
        if news.chat:
            self._hear(news.chat)

    def show_all(self) -> None:
        """Send everybody their whole view."""
        for listener in self.listeners:
            for viewer in listener.viewers:
                listener.send(self.view_cache.draw(viewer, listener.show))
