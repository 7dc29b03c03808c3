"""Who sits where: joining, leaving, coming back, starting, pausing, and bots that play for absent people."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from paddlewheel.tables.absence import is_absent
from paddlewheel.tables.bot_service import DEFAULT_LEVEL
from paddlewheel.tables.early_end import AGREED, BOT_PLAYS_ON, ENDS, NO_WISH, WISH
from paddlewheel.tables.errors import TableError, closed_table, deleted_table
from paddlewheel.tables.keys import digest, new_key, opens
from paddlewheel.tables.messages import Answer
from paddlewheel.tables.models import TABLE_CLIENT, EntryKind, Seat, SeatPlan
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.text import clean
from paddlewheel.tables.words import bot_name, player_name, say

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
            seats.append(Seat(seat=number, kind="bot", name=name or bot_name(plan.level), level=plan.level))
            continue
        issued = IssuedKey(number, new_key())
        stored = digest(issued.key)
        if plan.who == "me":
            mine.append(issued)
            seats.append(Seat(seat=number, kind="person", name=name or player_name(number), key=stored))
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
        chosen = clean(name)
        if not chosen:
            raise TableError("bad", say("name-needs-letter"))
        number = _invited_to(table, number, invite)
        issued = IssuedKey(number, new_key())

        def take(seat: Seat) -> None:
            _must_admit(table)
            invited = bool(invite and seat.invite) and opens(invite, seat.invite)
            if not invited and invite:
                raise TableError("forbidden", say("invitation-used-up"))
            if not invited and is_kept(seat):
                raise TableError("forbidden", say("seat-kept", name=seat.name))
            if not invited and not table.data.listed:
                raise TableError("forbidden", say("needs-invitation"))
            if seat.kind != "open":
                raise TableError("conflict", say("seat-taken"))
            seat.kind, seat.name, seat.key = "person", chosen, digest(issued.key)
            seat.invite, seat.stand_in, seat.seen = "", "", table.now()

        await self.change(table, number, take)
        return issued

    async def move(self, table: Table, number: int, to: int, occupancy: int | None = None) -> None:
        """Before the start: take another open seat instead of one's own, with the same key.

        The invitation to that seat is one to the seat that became free.
        """
        if table.data.status != "open":
            raise TableError("conflict", say("keep-your-seat"))
        table.must_be_occupant(number, occupancy)
        old, invite = table.seat(number), ""

        def take(seat: Seat) -> None:
            nonlocal invite
            if seat.kind != "open" or is_kept(seat):
                raise TableError("conflict", say("seat-taken"))
            invite = seat.invite
            seat.kind, seat.name, seat.key, seat.muted = "person", old.name, old.key, old.muted
            seat.invite, seat.seen = "", table.now()

        def free(seat: Seat) -> None:
            seat.occupancy += 1
            seat.kind, seat.name, seat.key, seat.invite, seat.muted = "open", "", "", invite, False

        await self.change(table, to, take)
        await self.change(table, number, free, occupancy)

    async def leave(self, table: Table, number: int, occupancy: int | None = None) -> None:
        """Leave a seat. Before the start it becomes open; later a bot plays until the person comes back by their key.

        Connections that were open for the seat lose it.
        """
        if table.data.status == "open":
            await self.vacate(table, number, occupancy)
            return

        def free(seat: Seat) -> None:
            seat.occupancy += 1
            seat.stand_in = DEFAULT_LEVEL

        await self.change(table, number, free, occupancy)

    async def vacate(self, table: Table, number: int, occupancy: int | None = None) -> None:
        """End all rights at a seat: its key is void, and connections for it lose it, at every process.

        Before the start the seat becomes open; its old invitation stays void, `invite` makes a new one. During a game a
        bot takes the seat for good. After the end the name stays, because the result is that person's.
        """

        def free(seat: Seat) -> None:
            seat.occupancy += 1
            seat.key = seat.invite = seat.stand_in = ""
            seat.wants_pause = seat.sits_out = False
            if table.data.status == "open":
                seat.kind, seat.name = "open", ""
            elif table.data.status == "playing":
                give_to_bot(seat)

        await self.change(table, number, free, occupancy)

    async def invite(self, table: Table, number: int) -> IssuedKey:
        """A new invitation to an open seat; the old one is no longer valid."""
        issued = IssuedKey(number, new_key())

        def renew(seat: Seat) -> None:
            _must_admit(table)
            if seat.kind != "open":
                raise TableError("conflict", say("seat-taken"))
            seat.invite = digest(issued.key)

        await self.change(table, number, renew)
        return issued

    async def start(self, table: Table) -> None:
        """Begin the game. Bots play the seats that are still open."""
        if table.data.status == "closed":
            raise closed_table()
        if table.data.status != "open":
            raise TableError("conflict", say("begun-already"))
        for seat in table.seats:
            if seat.kind == "open":
                await self.change(table, seat.seat, give_to_bot, silent=True)
        await to_the_end(self._begin(table))

    async def _begin(self, table: Table) -> None:
        began = await self._async_store.call(self._async_store.store.begin, table.id, table.wall(), table.now())
        if began is None:
            # It has been closed or deleted meanwhile.
            await table.refresh()
        elif table.data.status == "open":
            table.data.status, table.data.began = "playing", began
            table.log.clock.begin(began)
            table.shut_out()
            table.broadcast_info()
            table.broadcast_views()
            table.on_change(table)

    async def stand_in(self, table: Table, number: int, absent: int, occupancy: int | None = None) -> None:
        """Let a bot play for somebody who has been away for long, until they come back. The person at `number` asks."""
        table.must_be_occupant(number, occupancy)
        _must_play(table, number)
        # They may be connected to another process, which writes that to the store.
        await table.refresh()

        def replace(seat: Seat) -> None:
            if not is_absent(table, absent):
                raise TableError("conflict", say("not-away-long-enough", name=seat.name or say("nobody")))
            seat.stand_in = seat.stand_in or DEFAULT_LEVEL

        await self.change(table, absent, replace)

    async def come_back(self, table: Table, number: int, occupancy: int | None = None) -> None:
        """Give the seat back to its person, who has come back; unless the host lets the bot play."""
        if table.seat(number).stand_in and not table.seat(number).sits_out:

            def take_back(seat: Seat) -> None:
                seat.stand_in, seat.seen = "", table.now()

            await self.change(table, number, take_back, occupancy)

    async def speak_up(self, table: Table, number: int, seconds: float = 0.0, occupancy: int | None = None) -> None:
        """The person of a seat acts without a lasting connection, and waits this many seconds: they are not absent."""
        table.note_here(number, seconds)
        await self.come_back(table, number, occupancy)

    async def pause(self, table: Table, number: int, want: bool, occupancy: int | None = None) -> None:
        """Ask for a pause or agree to it; or go on, whoever asked. It begins once all agree for whom no bot plays."""
        if table.data.status != "playing":
            raise TableError("conflict", say("nothing-to-pause"))
        _must_play(table, number)
        if table.data.held and not want:
            raise TableError("conflict", say("paused-for-you"))

        def wish(seat: Seat) -> None:
            seat.wants_pause = want

        await self.change(table, number, wish, occupancy)
        for seat in table.seats:
            if not want and seat.wants_pause:
                await self.change(table, seat.seat, wish)
        await self.settle_pause(table, number)

    async def settle_pause(self, table: Table, number: int = 0) -> None:
        """Pause the table if its host holds it or all agree to it, and let it go on if not."""
        people = people_of(table)
        agreed = bool(people) and all(table.seats[seat].wants_pause for seat in people)
        if table.data.status == "playing" and (table.data.held or agreed) != table.log.paused:
            kind: EntryKind = "resume" if table.log.paused else "pause"
            await to_the_end(table.act(kind, number, kind, f"{TABLE_CLIENT}{table.log.length}", table.log.seq(number)))

    # -- ending early -------------------------------------------------------------------------------------

    async def resign(self, table: Table, number: int, client: str, occupancy: int | None = None) -> Answer:
        """Give the game up. It ends if nobody is left to play it, or only one to win it; else a bot plays on."""
        others = [seat for seat in table.seats if seat.kind == "person" and seat.seat not in {number, *table.resigned}]
        token = BOT_PLAYS_ON if others else ENDS
        return await to_the_end(table.act("resign", number, token, client, 0, occupancy=occupancy))

    async def end(self, table: Table, number: int, want: bool, client: str, occupancy: int | None = None) -> Answer:
        """Wish to end the game without a winner, or no longer wish it. It ends once all wish it who are not absent."""
        token = WISH if want else NO_WISH
        answer = await to_the_end(table.act("end", number, token, client, 0, occupancy=occupancy))
        waiting = [seat for seat in people_of(table) if seat not in table.end_wishes and not is_absent(table, seat)]
        if want and table.data.status == "playing" and number in table.end_wishes and not waiting:
            await to_the_end(table.act("end", number, AGREED, f"{TABLE_CLIENT}{table.log.length}", 0))
        return answer

    # -- what the host does -------------------------------------------------------------------------------

    async def remove(self, table: Table, number: int) -> None:
        """Take the seat from whoever has it: it is open for somebody with a new invitation, and waits for them.

        If it was a person, the table leaves the lobby first, where they could sit down without an invitation.
        """
        if table.data.listed and table.seat(number).kind == "person":
            await self._async_store.call(self._async_store.store.change, table.id, listed=False)
            await table.refresh()
        await self.change(table, number, empty)

    async def replace(self, table: Table, number: int, level: str = DEFAULT_LEVEL) -> None:
        """Give the seat to a bot for good."""

        def give(seat: Seat) -> None:
            empty(seat)
            give_to_bot(seat, level)

        await self.change(table, number, give)

    async def mute(self, table: Table, number: int, muted: bool) -> None:
        """Forbid a seat to talk, or allow it."""

        def silence(seat: Seat) -> None:
            seat.muted = muted

        await self.change(table, number, silence)

    # -- a rematch ------------------------------------------------------------------------------------------

    async def accept(self, table: Table, number: int, key: str) -> None:
        """Take the seat that was kept for its person of the last game. When nobody is waited for, the game begins."""

        def take(seat: Seat) -> None:
            if is_kept(seat) and opens(key, seat.invite):
                seat.kind, seat.key, seat.invite, seat.seen = "person", seat.invite, "", table.now()

        await self._answer(table, number, take)

    async def decline(self, table: Table, number: int, key: str) -> None:
        """Leave the seat that was kept for its person to a bot. When nobody is waited for, the game begins."""

        def leave(seat: Seat) -> None:
            if is_kept(seat) and opens(key, seat.invite):
                give_to_bot(seat)

        await self._answer(table, number, leave)

    async def _answer(self, table: Table, number: int, change: Callable[[Seat], None]) -> None:
        """Change a seat while people are waited for; later, nothing happens."""
        if table.data.status != "open" or not is_kept(table.seat(number)):
            return
        await self.change(table, number, change)
        if table.data.status == "open" and not any(seat.kind == "open" for seat in table.seats):
            await self.start(table)

    async def change(
        self,
        table: Table,
        number: int,
        change: Callable[[Seat], None],
        occupancy: int | None = None,
        silent: bool = False,
    ) -> None:
        """Change one seat, in the store and for everybody at the table."""
        for _ in range(TRIES):
            version = table.seat(number).version
            table.must_be_occupant(number, occupancy)
            changed = msgspec.structs.replace(table.seat(number))
            change(changed)
            if await to_the_end(
                self._async_store.call(self._async_store.store.save_seat, table.id, changed, table.now())
            ):
                # A newer change may have been read from the store meanwhile.
                if table.seats[number].version == version:
                    table.set_seats([changed if seat.seat == number else seat for seat in table.seats])
                if not silent:
                    table.broadcast_info()
                    table.on_change(table)
                return
            await table.refresh()
            if table.is_deleted:
                raise deleted_table()
        raise TableError("conflict", say("seat-changed"))


def people_of(table: Table) -> list[int]:
    """The seats of people who play themselves."""
    people = [seat.seat for seat in table.seats if seat.kind == "person" and not seat.stand_in]
    return [seat for seat in people if seat not in table.resigned]


def _must_play(table: Table, number: int) -> None:
    if number in table.resigned:
        raise TableError("conflict", say("you-have-resigned"))


def _invited_to(table: Table, number: int, invite: str) -> int:
    """The seat of an invitation. It is another one where somebody has changed seats since it was sent."""
    if not invite or opens(invite, table.seat(number).invite):
        return number
    return next((seat.seat for seat in table.seats if seat.invite and opens(invite, seat.invite)), number)


def _must_admit(table: Table) -> None:
    if table.data.status == "closed":
        raise closed_table()
    if table.data.status == "finished":
        raise TableError("conflict", say("game-over"))


def empty(seat: Seat) -> None:
    """Nobody has the seat: who was connected for it has no rights any more."""
    seat.occupancy += 1
    seat.kind, seat.name, seat.level, seat.key, seat.invite = "open", "", "", "", ""
    seat.stand_in, seat.sits_out, seat.wants_pause, seat.muted = "", False, False, False


def give_to_bot(seat: Seat, level: str = DEFAULT_LEVEL) -> None:
    seat.kind, seat.level, seat.name, seat.invite = "bot", level, bot_name(level), ""


def keep_for_its_person(seat: Seat) -> None:
    """Nobody else gets the seat: the key of its person is the invitation to it, and their name stays on it."""
    seat.kind, seat.key, seat.invite = "open", "", seat.key


def is_kept(seat: Seat) -> bool:
    """Whether the seat waits for its person of the last game."""
    return seat.kind == "open" and bool(seat.name and seat.invite)
