"""All classes of one process: creating, finding, changing and deleting them, and telling those who are connected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec

from paddlewheel import registry as games
from paddlewheel.language import language, speaking
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.classroom import glance
from paddlewheel.tables.classroom.codes import new_code, read_code
from paddlewheel.tables.classroom.messages import (
    ClassCreated,
    Console,
    ConsoleRoom,
    ConsoleTables,
    TableGlance,
)
from paddlewheel.tables.classroom.models import MOST_TABLES, ClassData, ClassPlan, PlayedTable
from paddlewheel.tables.classroom.room import ClassListener, Room
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import digest, new_key, new_seed, new_table_id
from paddlewheel.tables.models import SeatPlan, TablePlan
from paddlewheel.tables.storage.class_store import (
    class_of_code,
    create_class,
    delete_class,
    load_class,
    note_class_use,
    save_class,
    tables_of_class,
)
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.table_registry import USE_SECONDS, TableRegistry
from paddlewheel.tables.text import clean
from paddlewheel.tables.uploads import Trial
from paddlewheel.tables.views import encode
from paddlewheel.tables.words import say

logger = logging.getLogger("paddlewheel.tables")

TRIES = 5
#: Seconds after which a class that nobody uses leaves the memory.
IDLE_SECONDS = 300.0
#: Changes within this many seconds are told together.
TELL_SECONDS = 0.25


def unknown_class() -> TableError:
    return TableError("unknown", say("no-such-class"))


class Classes:
    """The classes that this process serves."""

    def __init__(self, table_registry: TableRegistry, bot_service: BotService) -> None:
        self.registry = table_registry
        self.async_store = table_registry.async_store
        self._bot_service = bot_service
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._closed = False

    # -- creating and finding -----------------------------------------------------------------------------

    async def create(self, plan: ClassPlan, owner: str = "") -> ClassCreated:
        """A new class with its tables, at which nobody sits yet."""
        key, now = new_key(), self.registry.wall()
        plan = msgspec.structs.replace(plan, title=clean(plan.title))
        data = ClassData(
            id=new_table_id(), code=new_code(), teacher=digest(key), plan=plan, status="waiting", created=now,
            last_used=now, seed=new_seed() if plan.same_deal else None,
        )  # fmt: skip
        self.registry.maker.from_plan(table_plan(plan))
        if plan.components is not None:
            trial = Trial(plan.game, plan.components.file(), seats_at(plan), plan.options)
            await self._bot_service.try_out(trial, owner)
        for _ in range(TRIES):
            if await self.async_store.call(create_class, self.async_store.store, data):
                break
            data.code = new_code()
        room = self.rooms[data.id] = Room(data, self.registry.now())
        async with room.lock:
            await self.add_tables(room, plan.tables)
        return ClassCreated(id=data.id, code=data.code, key=key)

    async def find(self, name: str) -> Room:
        """The class of this id, read from the store if it is not in memory."""
        found = self.rooms.get(name)
        if found is None:
            waiting = self._loading.get(name)
            if waiting is None:
                waiting = self._loading[name] = asyncio.ensure_future(self._load(name))
                waiting.add_done_callback(lambda _: self._loading.pop(name, None))
            found = await asyncio.shield(waiting)
        if found is None:
            raise unknown_class()
        found.idle_since = self.registry.now()
        return found

    async def _load(self, name: str) -> Room | None:
        data = await self.async_store.read(load_class, self.async_store.store, name)
        if data is None:
            return None
        room = self.rooms[name] = Room(data, self.registry.now())
        if data.last_used < self.registry.wall() - USE_SECONDS:
            await self._note_use(room)
        return room

    async def find_by_code(self, typed: str) -> Room | None:
        """The class of a code, as somebody types it."""
        code = read_code(typed)
        if code is None:
            return None
        name = await self.async_store.read(class_of_code, self.async_store.store, code)
        return None if name is None else await self.find(name)

    async def admitted(self, name: str, keys: Iterable[str]) -> tuple[Room, str]:
        """The class of this id, and the first of these keys that opens it. Without one it is as if it were not there.

        Another process may have let somebody in a moment ago, so the class is read once more before it refuses.
        """
        room = await self.find(name)
        for again in (False, True):
            if again and self.async_store.store.shared:
                await self._reload(room)
            for key in keys:
                if room.admits(key):
                    return room, key
        raise unknown_class()

    # -- tables -------------------------------------------------------------------------------------------

    async def tables(self, room: Room) -> list[tuple[PlayedTable, Table]]:
        """The tables of a class, by number. One that was deleted by itself is left out."""
        found = []
        for played in room.data.tables:
            try:
                found.append((played, await self.registry.table(played.table)))
            except TableError:
                logger.warning("a table of a class is missing", extra={"table": played.table})
        return found

    async def table(self, room: Room, number: int) -> Table:
        return await self.registry.table(room.played(number).table)

    async def lay(self, room: Room, seed: int | None) -> Table:
        """A new table for the class, which nobody sits at yet."""
        plan = room.data.plan
        new = self.registry.maker.from_plan(table_plan(plan))
        data = new.data
        data.classroom, data.host, data.sealed = room.id, room.data.teacher, seed is not None
        data.seed = data.seed if seed is None else seed
        for seat in new.seats:
            seat.invite = ""
        return await self.registry.table((await self.registry.save_new(new)).table)

    async def add_tables(self, room: Room, count: int) -> None:
        """Lay more tables."""
        first = max((played.number for played in room.data.tables), default=0) + 1
        if len(room.data.tables) + count > MOST_TABLES or first + count - 1 > MOST_TABLES:
            raise TableError("conflict", say("most-tables", most=MOST_TABLES))
        laid = [
            PlayedTable(number=first + each, table=(await self.lay(room, room.data.seed)).id) for each in range(count)
        ]

        def add(data: ClassData) -> None:
            data.tables += laid

        await self.change(room, add)

    # -- changing -----------------------------------------------------------------------------------------

    async def change(self, room: Room, change: Callable[[ClassData], None]) -> None:
        """Change a class, in the store and for everybody who is connected."""
        for _ in range(TRIES):
            data = room.copy()
            change(data)
            data.last_used = self.registry.wall()
            if await to_the_end(self.async_store.call(save_class, self.async_store.store, data)):
                room.data = data
                self.tell_all(room)
                return
            await self._reload(room)
        raise TableError("conflict", say("class-changed"))

    async def _reload(self, room: Room) -> None:
        data = await self.async_store.call(load_class, self.async_store.store, room.id)
        if data is None:
            self._forget(room)
            raise unknown_class()
        room.data = data

    async def refresh(self, name: str) -> None:
        """Another process has changed a class."""
        room = self.rooms.get(name)
        if room is not None:
            try:
                await self._reload(room)
            except TableError:
                return
            for listener in [each for each in room.listeners if each.pupil]:
                if all(pupil.id != listener.pupil for pupil in room.data.pupils):
                    with speaking(listener.language):
                        listener.disconnect(TableError("forbidden", say("no-longer-in-class")))
            self.tell_all(room)

    async def remove(self, name: str) -> None:
        """Delete a class with its tables and all names."""
        store = self.async_store.store
        for table in await self.async_store.call(tables_of_class, store, name):
            await self.registry.delete(table)
        await self.async_store.call(delete_class, store, name)
        if (room := self.rooms.get(name)) is not None:
            self._forget(room)

    def _forget(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        for listener in list(room.listeners):
            with speaking(listener.language):
                listener.disconnect(TableError("unknown", say("class-removed")))

    # -- telling ------------------------------------------------------------------------------------------

    async def add(self, room: Room, listener: ClassListener) -> None:
        """Add a listener: it gets everything at once, then every change."""
        tables = await self.tables(room)
        room.listeners.add(listener)
        with speaking(listener.language):
            if listener.pupil:
                self._tell_pupil(room, listener, tables)
            else:
                listener.send(encode(self.console(room, tables)))
        self.tell_all(room)

    def remove_listener(self, room: Room, listener: ClassListener) -> None:
        room.listeners.discard(listener)
        room.states.pop(listener, None)
        room.idle_since = self.registry.now()
        self.tell_all(room)

    def console(self, room: Room, tables: list[tuple[PlayedTable, Table]]) -> Console:
        """Everything that the teacher sees, stuck tables first."""
        glances = [glance.table_glance(room, played, table, self.registry.wall()) for played, table in tables]
        room.glances[language()] = {each.number: each for each in glances}
        glances.sort(key=lambda each: (not each.stuck, each.number))
        return Console(room=glance.class_info(room, tables, self.registry.wall()), tables=glances)

    def note(self, table: Table) -> None:
        """Called after every change of a table: those who are connected are told after a moment."""
        room = self.rooms.get(table.data.classroom) if table.data.classroom else None
        if room is None or not room.listeners:
            return
        room.changed.add(table.id)
        looks = table.data.status, table.data.held, [(seat.version, table.is_here(seat.seat)) for seat in table.seats]
        if room.looks.get(table.id) != looks:
            room.looks[table.id] = looks
            room.pupils_changed = True
        self._tell_soon(room)

    def tell_all(self, room: Room) -> None:
        """The class has changed: the teacher and all pupils are told after a moment."""
        if room.listeners:
            room.pupils_changed = True
            self._tell_soon(room)

    def _tell_soon(self, room: Room) -> None:
        if room.telling is None and not self._closed:
            room.telling = asyncio.ensure_future(self._tell_after_a_moment(room))

    async def _tell_after_a_moment(self, room: Room) -> None:
        await asyncio.sleep(TELL_SECONDS)
        try:
            tables = await self.tables(room)
            changed, room.changed = room.changed, set()
            everybody, room.pupils_changed = room.pupils_changed, False
            for code in {listener.language for listener in room.listeners}:
                with speaking(code):
                    self._tell_teacher(room, tables, changed, everybody)
                    if everybody:
                        for listener in [each for each in room.listeners if each.pupil and each.language == code]:
                            self._tell_pupil(room, listener, tables)
        except Exception:
            logger.exception("a class could not be told what has changed")
        room.telling = None
        if room.changed or room.pupils_changed:
            self._tell_soon(room)

    def _tell_teacher(
        self, room: Room, tables: list[tuple[PlayedTable, Table]], changed: set[str], everybody: bool
    ) -> None:
        teachers = [each for each in room.listeners if not each.pupil and each.language == language()]
        if not teachers:
            return
        messages = []
        if {played.number for played, _ in tables} != set(room.glances.get(language(), ())):
            messages = [encode(self.console(room, tables))]
        else:
            news = self._new_glances(room, tables, changed, everybody)
            if news:
                messages.append(encode(ConsoleTables(tables=news, now=self.registry.wall())))
            if everybody:
                messages.append(encode(ConsoleRoom(room=glance.class_info(room, tables, self.registry.wall()))))
        for listener in teachers:
            for message in messages:
                listener.send(message)

    def _new_glances(
        self, room: Room, tables: list[tuple[PlayedTable, Table]], changed: set[str], everybody: bool
    ) -> list[TableGlance]:
        news, known = [], room.glances[language()]
        for played, table in tables:
            if table.id in changed or everybody:
                seen = glance.table_glance(room, played, table, self.registry.wall())
                if known.get(played.number) != seen:
                    known[played.number] = seen
                    news.append(seen)
        return news

    def _tell_pupil(self, room: Room, listener: ClassListener, tables: list[tuple[PlayedTable, Table]]) -> None:
        pupil = next((each for each in room.data.pupils if each.id == listener.pupil), None)
        if pupil is None:
            return
        state = glance.pupil_state(room, pupil, tables, self.registry.wall())
        known = room.states.get(listener)
        if known is None or msgspec.structs.replace(known, now=state.now) != state:
            room.states[listener] = state
            listener.send(encode(state))

    # -- running ------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Called once a second: discussions end, tables with somebody in the class stay in memory."""
        now, wall = self.registry.now(), self.registry.wall()
        for room in list(self.rooms.values()):
            if room.listeners:
                room.idle_since = now
                for played in room.data.tables:
                    if (table := self.registry.tables.get(played.table)) is not None:
                        table.idle_since = now
                if room.data.last_used < wall - USE_SECONDS:
                    await self._note_use(room)
            elif room.idle_since < now - IDLE_SECONDS and not room.lock.locked() and room.data.discussion is None:
                self.rooms.pop(room.id, None)

    async def _note_use(self, room: Room) -> None:
        room.data.last_used = self.registry.wall()
        await self.async_store.call(note_class_use, self.async_store.store, room.id, room.data.last_used)

    async def close(self) -> None:
        self._closed = True
        tasks = [room.telling for room in self.rooms.values() if room.telling is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seats_at(plan: ClassPlan) -> int:
    """How many seats a table of the class has."""
    return max(games.load(plan.game).info.seats[0], plan.people)


def table_plan(plan: ClassPlan) -> TablePlan:
    """A table of the class."""
    seats = [
        SeatPlan(who="open") if seat < plan.people else SeatPlan(who="bot", level=plan.level)
        for seat in range(seats_at(plan))
    ]
    return TablePlan(
        game=plan.game, seats=seats, options=plan.options, components=plan.components, keep_talk=plan.keep_talk,
        hints=plan.hints, clock=plan.clock,
    )  # fmt: skip
