"""The led replay: everybody looks at one game together, and what-if games are played in front of the class."""

from __future__ import annotations

import msgspec

from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.classroom.messages import (
    WhatIfStarted,
)
from paddlewheel.tables.classroom.models import ClassData, Replay
from paddlewheel.tables.classroom.requests import (
    ClassWhatIf,
    ReplayBody,
    WhatIfSeat,
)
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError, unknown_table, wrong_key
from paddlewheel.tables.models import SeatPlan
from paddlewheel.tables.table import Table
from paddlewheel.tables.words import say


class Leading:
    """What the teacher, or the pupil who leads, shows to everybody."""

    def __init__(self, classes: Classes) -> None:
        self._classes = classes
        self._registry = classes.registry

    async def show(self, room: Room, key: str, body: ReplayBody) -> None:
        """Show a step of a finished game, or a what-if game as it is played. Without a table everybody is free."""
        async with room.lock:
            self._must_lead(room, key, body)
            shown = None if body.table is None else await self._replay(room, body.table, body.at, body.beat)

            def change(data: ClassData) -> None:
                leader = data.replay.leader if data.replay is not None else None
                data.replay = None if shown is None else msgspec.structs.replace(shown, leader=leader)

            await self._classes.change(room, change)

    async def _replay(self, room: Room, name: str, at: int | None, beat: int) -> Replay:
        table = await self._table(room, name)
        if table.data.fork_of and at is None:
            return Replay(table=name, at=None)
        if table.data.status != "finished":
            raise TableError("conflict", say("game-not-over", name=room.name_of(name)))
        table.must_be_replayable()
        step = table.length if at is None else at
        if step > table.length:
            raise TableError("bad", say("only-steps", length=table.length))
        return Replay(table=name, at=step, beat=beat, length=table.length)

    def _must_lead(self, room: Room, key: str, body: ReplayBody) -> None:
        """The teacher leads, or the pupil who was given the lead: that one steps through the game that is shown."""
        if room.is_teacher(key):
            return
        replay, pupil = room.data.replay, room.pupil_of(key)
        if pupil is None or replay is None or replay.leader != pupil.id:
            raise wrong_key()
        if body.table != replay.table:
            raise TableError("forbidden", say("teacher-chooses-game"))

    async def lead(self, room: Room, pupil: str | None) -> None:
        """Give the lead to a pupil, or take it back."""
        async with room.lock:
            if pupil is not None:
                room.pupil(pupil)
            if room.data.replay is None:
                raise TableError("conflict", say("nothing-shown"))

            def change(data: ClassData) -> None:
                if data.replay is not None:
                    data.replay = msgspec.structs.replace(data.replay, leader=pupil)

            await self._classes.change(room, change)

    async def what_if(self, room: Room, body: ClassWhatIf) -> WhatIfStarted:
        """Play a what-if game in front of the class, from a step of a finished game."""
        async with room.lock:
            source = await self._table(room, body.table)
            if source.data.sealed:
                raise TableError("conflict", say("same-deal"))
            new = self._registry.maker.fork(source, [_plan(room, seat) for seat in body.seats], body.at)
            new.data.classroom, new.data.host = room.id, room.data.teacher
            new.data.hints = room.data.plan.hints
            for seat, wanted in zip(new.seats, body.seats, strict=True):
                if wanted.who == "pupil":
                    seat.key = room.pupil(wanted.pupil or "").key
            created = await self._registry.save_new(new)
            pupils = {number for number, wanted in enumerate(body.seats) if wanted.who == "pupil"}

            def change(data: ClassData) -> None:
                data.replay = Replay(table=created.table, at=None)

            await self._classes.change(room, change)
        return WhatIfStarted(table=created.table, mine=[key for key in created.mine if key.seat not in pupils])

    async def _table(self, room: Room, name: str) -> Table:
        """A table of this class, also of an earlier game or a what-if."""
        table = await self._registry.table(name)
        if table.data.classroom != room.id:
            raise unknown_table()
        return table


def _plan(room: Room, seat: WhatIfSeat) -> SeatPlan:
    if seat.who == "bot":
        return SeatPlan(who="bot", level=room.data.plan.level)
    if seat.who == "teacher":
        return SeatPlan(who="me", name=say("teacher"))
    if seat.pupil is None:
        raise TableError("bad", say("which-pupil"))
    return SeatPlan(who="me", name=room.pupil(seat.pupil).name)
