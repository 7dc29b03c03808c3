"""Who sits where: joining, leaving, coming back, starting, pausing, and bots that play for absent people."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from paddlewheel.tables.bot_service import DEFAULT_LEVEL
from paddlewheel.tables.errors import TableError, wrong_key
from paddlewheel.tables.keys import digest, new_key, opens
from paddlewheel.tables.models import Seat, SeatPlan
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.text import clean

TRIES = 3


class IssuedKey(msgspec.Struct, frozen=True):
    """A key that is shown once."""

    seat: int
    key: str


def seats_from(plans: list[SeatPlan]) -> tuple[list[Seat], list[IssuedKey], list[IssuedKey]]:
    """The seats of a new table, with the keys of one's own and the invitations to the open ones."""
    seats: list[Seat] = []
    mine: list[IssuedKey] = []
    invitations: list[IssuedKey] = []
    for number, plan in enumerate(plans):
        name = clean(plan.name)
        if plan.who == "bot":
            seats.append(Seat(seat=number, kind="bot", name=name or f"{plan.level.capitalize()} bot", level=plan.level))
            continue
        issued = IssuedKey(number, new_key())
        stored = digest(issued.key)
        if plan.who == "me":
            mine.append(issued)
            seats.append(Seat(seat=number, kind="person", name=name or f"Player {number + 1}", key=stored))
        else:
            invitations.append(issued)
            seats.append(Seat(seat=number, kind="open", invite=stored))
    return seats, mine, invitations


class Seating:
    """Changes of seats. Of two changes of one seat at the same time, only one succeeds."""

    def __init__(self, async_store: AsyncStore) -> None:
        self._async_store = async_store

    async def join(self, table: Table, number: int, name: str, invite: str) -> IssuedKey:
        """Take an open seat: with its invitation, or without one at a listed table. Returns the key of the seat."""
        issued = IssuedKey(number, new_key())
        chosen = clean(name)
        if not chosen:
            raise TableError("bad", "A name has at least one letter.")

        def take(seat: Seat) -> None:
            invited = bool(invite and seat.invite) and opens(invite, seat.invite)
            if not invited and (invite or not table.data.listed):
                raise wrong_key()
            if seat.kind != "open":
                raise TableError("conflict", "This seat is taken.")
            seat.kind, seat.name, seat.key = "person", chosen, digest(issued.key)
            seat.invite, seat.stand_in, seat.seen = "", "", table.now()

        await self._change(table, number, take)
        return issued

    async def leave(self, table: Table, number: int) -> None:
        """Leave a seat. Before the start it becomes open; later a bot plays until the person comes back."""

        def free(seat: Seat) -> None:
            if table.data.status == "open":
                seat.kind, seat.name, seat.key = "open", "", ""
            else:
                seat.stand_in = DEFAULT_LEVEL

        await self._change(table, number, free)

    async def invite(self, table: Table, number: int) -> IssuedKey:
        """A new invitation to an open seat; the old one is no longer valid."""
        issued = IssuedKey(number, new_key())

        def renew(seat: Seat) -> None:
            if seat.kind != "open":
                raise TableError("conflict", "This seat is taken.")
            seat.invite = digest(issued.key)

        await self._change(table, number, renew)
        return issued

    async def start(self, table: Table) -> None:
        """Begin the game. Bots play the seats that are still open."""
        if table.data.status != "open":
            raise TableError("conflict", "The game has begun already.")
        for seat in table.seats:
            if seat.kind == "open":
                await self._change(table, seat.seat, _give_to_bot, silent=True)
        await to_the_end(self._begin(table))

    async def _begin(self, table: Table) -> None:
        await self._async_store.call(self._async_store.store.set_status, table.id, "playing", table.now())
        if table.data.status == "open":
            table.data.status = "playing"
            table.log.clock.restart(table.now())
            table.broadcast_info()
            table.broadcast_views()
            table.on_change(table)

    async def sit_in(self, table: Table, number: int, level: str = DEFAULT_LEVEL) -> None:
        """Let a bot play for an absent person."""

        def replace(seat: Seat) -> None:
            if seat.kind == "person":
                seat.stand_in = level

        await self._change(table, number, replace)

    async def come_back(self, table: Table, number: int) -> None:
        """Give the seat back to its person, who has come back."""
        if table.seat(number).stand_in:

            def take_back(seat: Seat) -> None:
                seat.stand_in, seat.seen = "", table.now()

            await self._change(table, number, take_back)

    async def speak_up(self, table: Table, number: int, seconds: float = 0.0) -> None:
        """The person of a seat acts without a lasting connection, and waits this many seconds: they are not absent."""
        table.note_here(number, seconds)
        await self.come_back(table, number)

    async def pause(self, table: Table, number: int, want: bool) -> None:
        """Ask for a pause, or go on. It begins once everybody agrees for whom no bot plays."""
        if table.data.status != "playing":
            raise TableError("conflict", "There is no game to pause.")

        def wish(seat: Seat) -> None:
            seat.wants_pause = want

        await self._change(table, number, wish)
        people = [seat for seat in table.seats if seat.kind == "person" and not seat.stand_in]
        agreed = all(seat.wants_pause for seat in people)
        if agreed != table.log.paused:
            kind, length = ("pause" if agreed else "resume"), table.log.length
            seq = table.log.seq(number)
            await to_the_end(table.act(kind, number, kind, f"{kind}-{length}", seq))  # type: ignore[arg-type]

    async def _change(self, table: Table, number: int, change: Callable[[Seat], None], silent: bool = False) -> None:
        for _ in range(TRIES):
            version = table.seat(number).version
            changed = msgspec.structs.replace(table.seat(number))
            change(changed)
            if await to_the_end(self._async_store.call(self._async_store.store.save_seat, table.id, changed)):
                # A newer change may have been read from the store meanwhile.
                if table.seats[number].version == version:
                    table.seats[number] = changed
                if not silent:
                    table.broadcast_info()
                    table.on_change(table)
                return
            await table.refresh()
        raise TableError("conflict", "Somebody else has just changed this seat.")


def _give_to_bot(seat: Seat) -> None:
    seat.kind, seat.level, seat.name, seat.invite = "bot", DEFAULT_LEVEL, f"{DEFAULT_LEVEL.capitalize()} bot", ""
