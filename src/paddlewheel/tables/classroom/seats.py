"""Seats of a class: giving them to pupils, taking them away, exchanging them."""

from __future__ import annotations

from paddlewheel.tables.bot_service import DEFAULT_LEVEL
from paddlewheel.tables.classroom.classes import Classes
from paddlewheel.tables.classroom.codes import same_name
from paddlewheel.tables.classroom.glance import Tables, has_seat, is_free, place_of
from paddlewheel.tables.classroom.models import Pupil
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.models import Seat
from paddlewheel.tables.seating import empty, give_to_bot
from paddlewheel.tables.table import Table
from paddlewheel.tables.words import say

Place = tuple[Table, int]


class ClassSeats:
    """Seats pupils at the tables of their class. Whoever calls holds the lock of the room."""

    def __init__(self, classes: Classes) -> None:
        self._classes = classes
        self._seating = classes.registry.seating

    def place_for(self, room: Room, pupil: Pupil, tables: Tables) -> Place | None:
        """The seat that a pupil gets by arrival or by the teacher's list; None: they choose one, or watch."""
        if room.data.plan.seating == "choice":
            return None
        listed = room.data.plan.seating == "list"
        number, position = listed_place(room, pupil.name) if listed else (0, 0)
        free = [
            (table, seat.seat)
            for played, table in tables
            for seat in table.seats
            if is_free(room, table, seat) and (not listed or played.number == number)
        ]
        if listed:
            return min(free, key=lambda place: (place[1] != position, place[1]), default=None)
        if room.data.status == "waiting":
            return free[0] if free else None
        # Where the games have begun, those who are late go where most seats are a bot's.
        return min(free, key=lambda place: (place[0].data.status == "open", _people(place[0])), default=None)

    async def give(self, table: Table, number: int, pupil: Pupil) -> None:
        """Seat a pupil. Whoever is connected for the seat loses it."""

        def take(seat: Seat) -> None:
            if seat.kind == "person" and not has_seat(pupil, seat):
                raise TableError("conflict", say("seat-taken"))
            _hand_over(seat, pupil, table.now())

        await self._seating.change(table, number, take)

    async def renew(self, pupil: Pupil, tables: Tables) -> None:
        """The pupil has a new name or key: the seat gets it, too."""
        place = place_of(pupil, tables)
        if place is not None:
            await self.give(place[1], place[2].seat, pupil)

    async def vacate(self, room: Room, pupil: Pupil, tables: Tables) -> None:
        """Take the seat from a pupil: before the begin it is open, later a bot's. A finished game stays as it is."""
        place = place_of(pupil, tables)
        if place is None:
            return
        _, table, taken = place

        def free(seat: Seat) -> None:
            if table.data.status == "finished":
                seat.occupancy += 1
                seat.key = ""
                return
            empty(seat)
            if table.data.status != "open":
                give_to_bot(seat, room.data.plan.level)

        await self._seating.change(table, taken.seat, free)

    async def move(self, room: Room, pupil: Pupil, number: int | None, seat: int | None) -> None:
        """Seat a pupil elsewhere; somebody who sits there changes places with them."""
        tables = await self._classes.tables(room)
        if number is None:
            await self.vacate(room, pupil, tables)
            return
        room.played(number)
        target = next(table for played, table in tables if played.number == number)
        if target.data.status not in ("open", "playing"):
            raise TableError("conflict", say("table-over", number=number))
        taken = target.seat(_free_at(room, target, number) if seat is None else seat)
        if has_seat(pupil, taken):
            return
        if taken.seat in target.resigned:
            raise TableError("conflict", say("sitter-resigned"))
        other = next((each for each in room.data.pupils if has_seat(each, taken)), None)
        mine = place_of(pupil, tables)
        for leaving in filter(None, (pupil, other)):
            await self.vacate(room, leaving, tables)
        await self.give(target, taken.seat, pupil)
        if other is not None and mine is not None and mine[1].data.status in ("open", "playing"):
            await self.give(mine[1], mine[2].seat, other)

    async def stand_in(self, room: Room, pupil: Pupil, want: bool) -> None:
        """Let a bot sit in for a pupil until the teacher hands the seat back; or hand it back."""
        place = place_of(pupil, await self._classes.tables(room))
        if place is None or place[1].data.status != "playing":
            raise TableError("conflict", say("sits-nowhere", name=pupil.name))

        def change(seat: Seat) -> None:
            seat.sits_out, seat.stand_in = want, (room.data.plan.level or DEFAULT_LEVEL) if want else ""

        await self._seating.change(place[1], place[2].seat, change)


def listed_place(room: Room, name: str) -> tuple[int, int]:
    """The table and the seat that the teacher's list has for a name; table 0 for a name that is not on it."""
    numbers = [played.number for played in room.data.tables]
    for number, group in zip(numbers, room.data.plan.names, strict=False):
        for position, listed in enumerate(group):
            if same_name(listed, name):
                return number, position
    return 0, 0


def _hand_over(seat: Seat, pupil: Pupil, now: float) -> None:
    renewed = has_seat(pupil, seat)
    if not renewed:
        empty(seat)
    elif seat.key != pupil.key:
        seat.occupancy += 1
    seat.kind, seat.name, seat.key, seat.level, seat.seen = "person", pupil.name, pupil.key, "", now


def _free_at(room: Room, table: Table, number: int) -> int:
    found = [seat.seat for seat in table.seats if is_free(room, table, seat)]
    # The teacher may seat somebody on a bot's seat, whatever becomes of latecomers.
    found += [seat.seat for seat in table.seats if seat.kind == "bot" and seat.seat not in table.resigned]
    if not found:
        raise TableError("conflict", say("no-free-seat", number=number))
    return found[0]


def _people(table: Table) -> int:
    return sum(seat.kind == "person" for seat in table.seats)
