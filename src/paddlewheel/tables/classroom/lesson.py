"""What the teacher does with the tables of a class: begin, pause, time, messages, new games, the end."""

from __future__ import annotations

import logging

import msgspec

from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.classroom.glance import has_seat
from paddlewheel.tables.classroom.models import NOTICES_KEPT, ClassData, Discussion, Notice
from paddlewheel.tables.classroom.requests import (
    ClassChange,
)
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.classroom.seats import ClassSeats
from paddlewheel.tables.early_end import BY_HOST
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import TABLE_CLIENT
from paddlewheel.tables.seating import give_to_bot
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.text import clean
from paddlewheel.tables.words import say

logger = logging.getLogger("paddlewheel.tables")


class Lesson:
    """A lesson, as the teacher leads it."""

    def __init__(self, classes: Classes) -> None:
        self._classes = classes
        self._registry = classes.registry
        self._store = classes.async_store
        self._seats = ClassSeats(classes)

    async def change(self, room: Room, body: ClassChange) -> None:
        """Change what the class is called and how pupils are seated."""
        given = {name: value for name, value in msgspec.structs.asdict(body).items() if value is not None}
        door = given.pop("door", None)
        if "title" in given:
            given["title"] = clean(given["title"])
        async with room.lock:

            def change(data: ClassData) -> None:
                data.plan = msgspec.structs.replace(data.plan, **given)
                data.door = data.door if door is None else door

            await self._classes.change(room, change)

    # -- tables -------------------------------------------------------------------------------------------

    async def add_tables(self, room: Room, count: int) -> None:
        """Lay more tables."""
        async with room.lock:
            await self._classes.add_tables(room, count)

    async def remove_table(self, room: Room, number: int) -> None:
        """Remove a table at which no pupil sits, with all games that were played there."""
        async with room.lock:
            played, table = room.played(number), await self._classes.table(room, number)
            if any(has_seat(pupil, seat) for pupil in room.data.pupils for seat in table.seats):
                raise TableError("conflict", say("pupils-sit-there", number=number))

            def drop(data: ClassData) -> None:
                data.tables = [each for each in data.tables if each.number != number]
                if data.replay is not None and data.replay.table in (played.table, *played.earlier):
                    data.replay = None

            await self._classes.change(room, drop)
            for name in (played.table, *played.earlier):
                await self._registry.delete(name)

    async def begin(self, room: Room, number: int | None) -> None:
        """Begin at one table, or at all where a pupil sits. Bots have the other seats until somebody takes them."""
        async with room.lock:
            waiting = [table for table in await self._chosen(room, number) if table.data.status == "open"]
            ready = [table for table in waiting if any(seat.kind == "person" for seat in table.seats)]
            if not ready:
                raise TableError("conflict", say("nothing-to-begin"))

            def change(data: ClassData) -> None:
                data.status, data.replay = "playing", None

            await self._classes.change(room, change)
            for table in ready:
                await self._begin(room, table)

    async def _begin(self, room: Room, table: Table) -> None:
        level = room.data.plan.level
        for seat in table.seats:
            if seat.kind == "open":
                await self._registry.seating.change(
                    table, seat.seat, lambda each: give_to_bot(each, level), silent=True
                )
        await self._registry.seating.start(table)
        await self._registry.seating.settle_pause(table)

    async def new_game(self, room: Room, number: int) -> None:
        """A new game at one table for the pupils who sit there. It has a deal of its own, which nobody knows."""
        async with room.lock:
            played, old = room.played(number), await self._classes.table(room, number)
            if old.data.status == "open":
                raise TableError("conflict", say("table-not-begun", number=number))
            seated = [(seat.seat, pupil) for seat in old.seats for pupil in room.data.pupils if has_seat(pupil, seat)]
            if not seated:
                raise TableError("conflict", say("no-pupil-there", number=number))
            await self._end(old)
            table = await self._classes.lay(room, None)
            for seat, pupil in seated:
                await self._seats.give(table, seat, pupil)

            def change(data: ClassData) -> None:
                for each in data.tables:
                    if each.number == number:
                        each.table, each.earlier = table.id, [*each.earlier, played.table]
                data.status = "playing"

            await self._classes.change(room, change)
            await self._begin(room, table)
            await self._unseal(room)

    async def end(self, room: Room, number: int | None) -> None:
        """End the game at one table; or all games, to talk about them."""
        async with room.lock:
            for table in await self._chosen(room, number):
                await self._end(table)

            def change(data: ClassData) -> None:
                data.discussion = None
                data.status = "debriefing"

            if number is None:
                await self._classes.change(room, change)
                for table in await self._chosen(room, None):
                    await self._hold(table, False)
            await self._unseal(room)

    async def _end(self, table: Table) -> None:
        if table.data.status == "playing":
            await to_the_end(table.act("end", 0, BY_HOST, f"{TABLE_CLIENT}{table.length}", 0))

    async def _unseal(self, room: Room) -> None:
        """Once nobody plays the common deal any more, everything of these games may be seen."""
        tables = await self._classes.tables(room)
        sealed = [table for _, table in tables if table.data.sealed]
        earlier = [await self._registry.table(name) for played, _ in tables for name in played.earlier]
        if any(_may_go_on(table) for table in sealed):
            return
        for table in (*sealed, *(each for each in earlier if each.data.sealed)):
            if table.data.status == "finished":
                await self._set(table, sealed=False)

    # -- time ---------------------------------------------------------------------------------------------

    async def pause(self, room: Room, number: int | None, want: bool) -> None:
        """Pause one table or all; or let them go on."""
        async with room.lock:
            if room.data.discussion is not None and not want and number is None:
                await self._classes.change(room, _end_discussion)
            for table in await self._chosen(room, number):
                await self._hold(table, want)

    async def _hold(self, table: Table, want: bool) -> None:
        if table.data.status in ("open", "playing") and table.data.held != want:
            await self._set(table, held=want)
            await self._registry.seating.settle_pause(table)

    async def set_clock(self, room: Room, decision: int | None) -> None:
        """Seconds for each decision, at all tables from now on."""
        async with room.lock:

            def change(data: ClassData) -> None:
                data.plan = msgspec.structs.replace(data.plan, decision=decision)

            await self._classes.change(room, change)
            stored = msgspec.json.encode(room.data.plan.clock).decode()
            for table in await self._chosen(room, None):
                if table.data.status in ("open", "playing"):
                    await self._set(table, clock=stored, clock_since=table.now())
                    table.on_change(table)

    async def discuss(self, room: Room, seconds: int, label: str) -> None:
        """Time to talk: all tables are paused, and go on by themselves when it is over. 0 seconds end it."""
        async with room.lock:
            if not seconds:
                await self._go_on(room)
                return
            ends = self._registry.wall() + seconds

            def change(data: ClassData) -> None:
                data.discussion = Discussion(label=clean(label), seconds=seconds, ends=ends)

            await self._classes.change(room, change)
            for table in await self._chosen(room, None):
                await self._hold(table, True)

    async def _go_on(self, room: Room) -> None:
        if room.data.discussion is not None:
            await self._classes.change(room, _end_discussion)
            for table in await self._chosen(room, None):
                await self._hold(table, False)

    async def tick(self) -> None:
        """Called once a second: discussions end in time, and deals are unsealed when all have played them."""
        now = self._registry.wall()
        for room in list(self._classes.rooms.values()):
            if room.lock.locked():
                continue
            try:
                if room.data.discussion is not None and room.data.discussion.ends <= now:
                    async with room.lock:
                        await self._go_on(room)
                if room.data.seed is not None and self._all_are_over(room):
                    async with room.lock:
                        await self._unseal(room)
            except TableError as error:
                logger.warning("a class could not go on", extra={"error": error.why})

    def _all_are_over(self, room: Room) -> bool:
        """Whether tables in memory are sealed that need not be, as far as that can be told without reading any."""
        known = [self._registry.tables.get(played.table) for played in room.data.tables]
        found = [table for table in known if table is not None and table.data.sealed]
        finished = any(table.data.status == "finished" for table in found)
        return finished and None not in known and not any(_may_go_on(table) for table in found)

    # -- messages -----------------------------------------------------------------------------------------

    async def say(self, room: Room, number: int | None, text: str) -> None:
        """A message to all, or to one table."""
        said = clean(text)
        if not said:
            raise TableError("bad", say("no-text"))
        async with room.lock:
            if number is not None:
                room.played(number)

            def change(data: ClassData) -> None:
                last = data.notices[-1].id if data.notices else 0
                notice = Notice(id=last + 1, table=number, text=said, at=self._registry.wall())
                data.notices = [*data.notices, notice][-NOTICES_KEPT:]

            await self._classes.change(room, change)

    # -- helpers ------------------------------------------------------------------------------------------

    async def _chosen(self, room: Room, number: int | None) -> list[Table]:
        if number is not None:
            return [await self._classes.table(room, number)]
        return [table for _, table in await self._classes.tables(room)]

    async def _set(self, table: Table, **values: object) -> None:
        await self._store.call(self._store.store.change, table.id, **values)
        await table.refresh()


def _may_go_on(table: Table) -> bool:
    """Whether somebody plays there, or is about to."""
    waits = table.data.status == "open" and any(seat.kind == "person" for seat in table.seats)
    return table.data.status == "playing" or waits


def _end_discussion(data: ClassData) -> None:
    data.discussion = None
