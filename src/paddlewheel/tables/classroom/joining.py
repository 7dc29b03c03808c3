"""Pupils come in, come back on whichever device, choose a seat, and leave."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from paddlewheel.language import speaking
from paddlewheel.tables.classroom.classes import TRIES, Classes
from paddlewheel.tables.classroom.codes import same_name
from paddlewheel.tables.classroom.glance import is_free, is_here, place_of, pupil_state
from paddlewheel.tables.classroom.messages import (
    Joined,
    PupilState,
)
from paddlewheel.tables.classroom.models import MOST_PUPILS, ClassData, Pupil
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.classroom.seats import ClassSeats, listed_place
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import digest, new_key, new_table_id, opens
from paddlewheel.tables.storage.schedule import SAVE_SECONDS
from paddlewheel.tables.text import clean
from paddlewheel.tables.words import say

#: Seconds in which a device connects that has just got its key.
CONNECTING_SECONDS = 5.0


class Joining:
    """What pupils do in a class."""

    def __init__(self, classes: Classes) -> None:
        self._classes = classes
        self._seats = ClassSeats(classes)

    async def join(self, room: Room, name: str, key: str | None) -> Joined:
        """Come in under a name, or come back to the seat that has it."""
        name = clean(name)
        if not name:
            raise TableError("bad", say("name-needs-letter"))
        async with room.lock:
            known = next((pupil for pupil in room.data.pupils if same_name(pupil.name, name)), None)
            if known is not None and key is not None and known.key and opens(key, known.key):
                issued = key
            else:
                issued = new_key()
                known = await self._come_in(room, name, digest(issued)) if known is None else known
                if known.key != digest(issued):
                    await self._come_back(room, known, digest(issued))
            pupil = room.pupil(known.id)
            await self._seat(room, pupil)
            state = await self.state(room, pupil)
        return Joined(id=room.id, pupil=pupil.id, name=pupil.name, key=issued, state=state)

    async def _come_in(self, room: Room, name: str, key: str) -> Pupil:
        if not room.data.door:
            raise TableError("forbidden", say("door-closed"))
        if len(room.data.pupils) >= MOST_PUPILS:
            raise TableError("conflict", say("most-pupils", most=MOST_PUPILS))
        if room.data.plan.seating == "list":
            number, position = listed_place(room, name)
            if not number:
                raise TableError("forbidden", say("not-on-the-list", name=name))
            tables = [played.number for played in room.data.tables]
            name = room.data.plan.names[tables.index(number)][position]
        now = self._classes.registry.wall()
        pupil = Pupil(id=new_table_id(), name=name, key=key, joined=now, key_since=now)

        def add(data: ClassData) -> None:
            if any(same_name(each.name, name) for each in data.pupils):
                raise TableError("conflict", say("name-just-came-in", name=name))
            data.pupils.append(pupil)

        await self._classes.change(room, add)
        return pupil

    async def _come_back(self, room: Room, pupil: Pupil, key: str) -> None:
        """The same name on another device. While the first one is connected, the teacher decides."""
        tables = await self._classes.tables(room)
        place = place_of(pupil, tables)
        elsewhere = place is not None and place[1].now() - place[1].away_since(place[2].seat) < 2 * SAVE_SECONDS
        shared = self._classes.async_store.store.shared
        coming = self._classes.registry.wall() - pupil.key_since < CONNECTING_SECONDS
        if coming or is_here(room, pupil, tables) or (shared and elsewhere):
            room.asks.add(pupil.id)
            self._classes.tell_all(room)
            raise TableError(
                "conflict",
                say("on-another-device", name=pupil.name),
            )
        await set_key(self._classes, room, pupil.id, key, self._classes.registry.wall())
        await self._seats.renew(room.pupil(pupil.id), await self._classes.tables(room))
        room.asks.discard(pupil.id)

    async def _seat(self, room: Room, pupil: Pupil) -> None:
        """Give a pupil a seat, where there is one for them. Another process may give it away at the same moment."""
        for _ in range(TRIES):
            tables = await self._classes.tables(room)
            place = None if place_of(pupil, tables) else self._seats.place_for(room, pupil, tables)
            if place is None:
                return
            with suppress(TableError):
                await self._seats.give(*place, pupil)
                self._classes.tell_all(room)

    async def state(self, room: Room, pupil: Pupil) -> PupilState:
        """The class, as this pupil sees it."""
        return pupil_state(room, pupil, await self._classes.tables(room), self._classes.registry.wall())

    async def sit(self, room: Room, key: str, number: int, seat: int) -> PupilState:
        """Choose a seat. Before the begin another one can be chosen instead."""
        async with room.lock:
            pupil = room.must_be_pupil(key)
            if room.data.plan.seating == "list":
                raise TableError("forbidden", say("teacher-seats"))
            tables = await self._classes.tables(room)
            place = place_of(pupil, tables)
            if place is not None and (place[1].data.status != "open" or room.data.plan.seating != "choice"):
                raise TableError("conflict", say("has-a-seat"))
            table = await self._classes.table(room, number)
            if not is_free(room, table, table.seat(seat)):
                raise TableError("conflict", say("seat-taken"))
            await self._seats.vacate(room, pupil, tables)
            await self._seats.give(table, seat, pupil)
            self._classes.tell_all(room)
            return await self.state(room, pupil)

    async def leave(self, room: Room, key: str) -> None:
        """A pupil leaves the class: the name is deleted."""
        async with room.lock:
            await self._remove(room, room.must_be_pupil(key))

    # -- what the teacher does ----------------------------------------------------------------------------

    async def dismiss(self, room: Room, name: str) -> None:
        """Remove a pupil from the class."""
        async with room.lock:
            await self._remove(room, room.pupil(name))

    async def _remove(self, room: Room, pupil: Pupil) -> None:
        await self._seats.vacate(room, pupil, await self._classes.tables(room))

        def drop(data: ClassData) -> None:
            data.pupils = [each for each in data.pupils if each.id != pupil.id]
            if data.replay is not None and data.replay.leader == pupil.id:
                data.replay = msgspec.structs.replace(data.replay, leader=None)

        await self._classes.change(room, drop)
        self._shut_out(room, pupil)

    async def free(self, room: Room, name: str) -> None:
        """Free a name: its key is void, and whoever comes with the name next has it and its seat."""
        async with room.lock:
            old = room.pupil(name)
            await set_key(self._classes, room, name, digest(new_key()))
            await self._seats.renew(room.pupil(name), await self._classes.tables(room))
            room.asks.discard(name)
            self._shut_out(room, old)

    def _shut_out(self, room: Room, pupil: Pupil) -> None:
        """End the connections of a pupil's old key, to the class and to its tables."""
        for listener in [each for each in room.listeners if each.pupil == pupil.id]:
            with speaking(listener.language):
                listener.disconnect(TableError("forbidden", say("no-longer-in-class")))
        for table in [each for each in self._classes.registry.tables.values() if each.data.classroom == room.id]:
            table.shut_out_guest(pupil.key)

    async def rename(self, room: Room, pupil: str, name: str) -> None:
        """Change a pupil's name, also at the seat."""
        chosen = clean(name)
        if not chosen:
            raise TableError("bad", say("name-needs-letter"))
        async with room.lock:
            room.pupil(pupil)
            if any(same_name(each.name, chosen) and each.id != pupil for each in room.data.pupils):
                raise TableError("conflict", say("same-name", chosen=chosen))

            def change(data: ClassData) -> None:
                for each in data.pupils:
                    each.name = chosen if each.id == pupil else each.name

            await self._classes.change(room, change)
            await self._seats.renew(room.pupil(pupil), await self._classes.tables(room))

    async def move(self, room: Room, pupil: str, table: int | None, seat: int | None) -> None:
        """Seat a pupil elsewhere."""
        async with room.lock:
            await self._seats.move(room, room.pupil(pupil), table, seat)
            self._classes.tell_all(room)

    async def stand_in(self, room: Room, pupil: str, want: bool) -> None:
        """Let a bot sit in for a pupil, or hand the seat back."""
        async with room.lock:
            await self._seats.stand_in(room, room.pupil(pupil), want)
            self._classes.tell_all(room)


async def set_key(classes: Classes, room: Room, pupil: str, key: str, since: float = 0.0) -> None:
    """Give a pupil another key. The old one is kept until the seat has the new one."""

    def change(data: ClassData) -> None:
        for each in data.pupils:
            if each.id == pupil and each.key != key:
                each.old_key, each.key, each.key_since = each.key, key, since

    await classes.change(room, change)
