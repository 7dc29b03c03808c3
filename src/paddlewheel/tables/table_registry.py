"""All tables of one process: creating them, finding them, and removing idle ones from memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from paddlewheel import registry
from paddlewheel.kernel import Record
from paddlewheel.tables.archive import archived, record_of
from paddlewheel.tables.archived_table import ArchivedTable
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.due import due, needs_supervision
from paddlewheel.tables.early_end import ABANDONED
from paddlewheel.tables.errors import TableError, unknown_table, wrong_key
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.keys import digest, new_key, new_seed
from paddlewheel.tables.lobby import Lobby
from paddlewheel.tables.models import TABLE_CLIENT, SeatPlan, TablePlan
from paddlewheel.tables.new_table import NewTable, TableMaker
from paddlewheel.tables.seating import IssuedKey, Seating
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.schedule import LEASE, SAVE_SECONDS, Schedule
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.storage.upkeep import note_use
from paddlewheel.tables.supervisor import Supervisor
from paddlewheel.tables.table import Table, to_the_end
from paddlewheel.tables.uploads import Trial
from paddlewheel.tables.uptime import Uptime
from paddlewheel.tables.words import say

logger = logging.getLogger("paddlewheel.tables")

IDLE_SECONDS = 120.0
#: How often the time of the last use of a table is saved.
USE_SECONDS = 600.0
#: How many tables are checked in a row before other tasks get their turn.
TABLES_IN_A_ROW = 50
#: How many tables that are due are loaded in a second.
MOST_WOKEN = 50
#: Seconds until a table that could not be loaded is tried once more.
RETRY_SECONDS = 600.0


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new table with its keys. They are shown only once."""

    table: str
    #: The key for what only the host may do.
    host: str
    #: Keys of one's own seats, and invitations to the open ones.
    mine: list[IssuedKey]
    invitations: list[IssuedKey]


class TableRegistry:
    """The tables this process serves."""

    def __init__(
        self,
        async_store: AsyncStore,
        bot_service: BotService,
        monotonic: Callable[[], float] = time.monotonic,
        idle_seconds: float = IDLE_SECONDS,
        seeds: Callable[[], int] = new_seed,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.async_store = async_store
        self.schedule = Schedule(async_store.store)
        #: The uptime of the service, and the date.
        self.now = Uptime(monotonic)
        self.wall = wall
        self.maker = TableMaker(seeds, self.now, wall)
        self.seating = Seating(async_store)
        self.supervisor = Supervisor(bot_service, self.seating)
        self._bot_service = bot_service
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._idle_seconds = idle_seconds
        self._saved_at = 0.0
        #: Since which uptime this process serves, and which leases are those of processes that are gone.
        self._served_since = 0.0
        self._orphaned_until = 0.0
        self._event_cache = EventCache()
        self.lobby = Lobby(async_store, self.tables, self._table, wall)
        #: Called after every change of a table.
        self.on_change: Callable[[Table], None] = lambda table: None

    async def start(self) -> None:
        """Count the uptime on from where it was. Called once, before anything else."""
        uptime, alone = await self.async_store.call(self.schedule.start)
        self.now.start(uptime)
        self._saved_at = self._served_since = uptime
        if alone:
            self._orphaned_until = uptime + LEASE + SAVE_SECONDS

    # -- finding ------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table of this id, read from the store if it is not in memory."""
        found = self.tables.get(name)
        if found is None:
            waiting = self._loading.get(name)
            if waiting is None:
                waiting = self._loading[name] = asyncio.ensure_future(self._load(name))
                waiting.add_done_callback(lambda _: self._loading.pop(name, None))
            found = await asyncio.shield(waiting)
        if found is None:
            raise unknown_table()
        found.idle_since = self.now()
        return found

    async def _load(self, name: str) -> Table | None:
        stored = await self.async_store.read(self.async_store.store.load, name)
        if stored is None:
            return None
        rules = registry.load(stored.data.game).info.rules_version
        if stored.data.rules != rules:
            if stored.data.status == "finished":
                archive = await self.async_store.call(self.async_store.store.archive, name)
                return self._add(ArchivedTable(stored, archive, self.async_store, self.now, self.wall))
            raise TableError("conflict", say("older-rules", rules=stored.data.rules, rules2=rules))
        is_stale = stored.data.last_used < self.wall() - USE_SECONDS
        # With its use saved, housekeeping does not delete it any more; or it has just done so.
        if is_stale and not await self.async_store.call(note_use, self.async_store.store, [name], self.wall()):
            return None
        table = self._table(stored)
        if table.data.status == "playing" and table.log.outcome is not None:
            # The process ended between the last choice and the change of the status.
            table.data.status = "finished"
            archive = archived(table.log, table.seats)
            await self.async_store.call(self.async_store.store.finish, name, self.wall(), archive)
        if table.needs_supervision():
            await self._lease([table])
        return self._add(table)

    def _table(self, stored: StoredTable) -> Table:
        return Table(stored, self.async_store, self.now, self._event_cache, self.wall, self._served_since)

    async def _lease(self, tables: list[Table]) -> None:
        """Nobody else looks after these tables as long as this process does."""
        until = self.now() + LEASE
        await self.async_store.call(self.schedule.lease, [table.id for table in tables], until)
        for table in tables:
            table.leased_until = until

    def _add(self, table: Table) -> Table:
        self.tables[table.id] = table
        table.on_change = self._on_change
        self._on_change(table)
        return table

    def _on_change(self, table: Table) -> None:
        self.lobby.note(table)
        self.on_change(table)
        self.supervisor.start_bots(table)

    # -- creating -----------------------------------------------------------------------------------------

    async def create(self, plan: TablePlan, owner: str = "") -> Created:
        """Create a table. Without open seats the game begins at once."""
        if plan.components is not None:
            # In another process, which may be killed: nobody knows what a stranger's numbers lead to.
            trial = Trial(plan.game, plan.components.file(), len(plan.seats), plan.options)
            await self._bot_service.try_out(trial, owner)
        return await self.save_new(self.maker.from_plan(plan), owner)

    async def fork(self, source: Table, plans: list[SeatPlan], at: int, owner: str = "") -> Created:
        """What if? A new table that begins where a finished game stood after this many log entries."""
        if source.data.status == "finished":
            _must_be_revealed(source)
        return await self.save_new(self.maker.fork(source, plans, at), owner)

    async def play_on(self, record: Record, plans: list[SeatPlan], fork_of: str = "", owner: str = "") -> Created:
        """A new table that begins where a record ends."""
        return await self.save_new(self.maker.from_record(record, plans, fork_of), owner)

    async def upload(self, text: str, owner: str = "") -> Created:
        """Save a record as a finished table, to be replayed and forked."""
        record = await self._bot_service.check_record(text, owner)
        return await self.save_new(self.maker.uploaded(record))

    async def save_new(self, new: NewTable, owner: str = "") -> Created:
        """Store a new table, with a new key for its host unless it has one."""
        host = new_key()
        data, seats = new.data, new.seats
        data.host = data.host or digest(host)
        data.due = self.now() + LEASE if needs_supervision(data, seats) else None
        table = self._table(StoredTable(data, seats, new.entries, []))
        archive = archived(table.log, seats) if data.status == "finished" else None
        await self.async_store.call(self.async_store.store.create, data, seats, new.entries, archive)
        table.owner = owner
        self._add(table)
        return Created(table=data.id, host=host, mine=new.mine, invitations=new.invitations)

    async def rematch(self, table: Table, offered_by: int | None = None) -> str:
        """A new table with the same seats. Asked twice, it is the same table.

        Everybody has their seat and key at once; where one of them offers it (-1: the host), the seats of the others
        are kept for them until they accept, which they do with their old keys.
        """
        if table.data.status != "finished":
            raise TableError("conflict", say("rematch-after-end"))
        if table.data.classroom:
            raise TableError("conflict", say("teacher-begins-games"))
        if not any(seat.key for seat in table.seats):
            raise TableError("conflict", say("nobody-sat-there"))
        if table.data.next:
            return table.data.next
        new = self.maker.rematch(table, offered_by)
        new.data.due = self.now() if needs_supervision(new.data, new.seats) else None
        await self.async_store.call(self.async_store.store.create, new.data, new.seats)
        following = await self.async_store.call(self.async_store.store.set_next, table.id, new.data.id)
        table.data.next = following
        table.broadcast_info()
        return following

    # -- ending -------------------------------------------------------------------------------------------

    async def end(self, name: str) -> None:
        """Close a table: nobody joins or plays any more, but what was played can be seen."""
        store = self.async_store.store
        if not await to_the_end(self.async_store.call(store.end, name, self.wall())):
            stored = await self.async_store.call(store.load, name)
            if stored is None:
                raise unknown_table()
            if stored.data.status == "finished":
                raise TableError("conflict", say("nothing-to-close"))
        self.lobby.forget_pages()
        await self.refresh(name)

    async def delete(self, name: str, unused_since: float | None = None) -> bool:
        """Delete a table for good; everybody there is told. False if there is none, or it was used since then."""
        deleted = await to_the_end(self.async_store.call(self.async_store.store.delete, name, unused_since))
        self.lobby.forget_pages()
        await self.refresh(name)
        return deleted

    async def put_away(self, name: str) -> bool:
        """End a game that nobody continues. It can be replayed. False if nothing was played: it can be deleted."""
        stored = await self.async_store.read(self.async_store.store.load, name)
        if stored is None or not stored.entries:
            return False
        table = await self.table(name)
        await to_the_end(table.act("end", 0, ABANDONED, f"{TABLE_CLIENT}{table.length}", 0))
        return True

    # -- running -----------------------------------------------------------------------------------------

    def record(self, table: Table) -> Record:
        """The record of a finished game."""
        _must_be_revealed(table)
        table.must_be_replayable()
        return record_of(table.log, table.seats)

    def record_so_far(self, table: Table) -> Record:
        """The record of a game as far as it was played, for what gives nothing of it away: it holds the seed."""
        if table.data.status == "open":
            raise TableError("conflict", say("not-begun"))
        table.must_be_replayable()
        return record_of(table.log, table.seats)

    def record_text(self, table: Table) -> str:
        """The record of a finished game as text, also of one under earlier rules."""
        _must_be_revealed(table)
        return table.record_text if isinstance(table, ArchivedTable) else self.record(table).text()

    async def keep_archives(self) -> None:
        """After a start: keep what is needed of games that an earlier version finished, before their rules change."""
        rules = {name: registry.load(name).info.rules_version for name in registry.games()}
        store = self.async_store.store
        name = ""
        while names := await self.async_store.call(store.without_archive, rules, name, TABLES_IN_A_ROW):
            for name in names:
                try:
                    stored = await self.async_store.call(store.load, name)
                    if stored is not None:
                        table = self._table(stored)
                        await self.async_store.call(store.keep, name, archived(table.log, table.seats))
                except Exception as error:
                    logger.error("a table could not be archived", extra={"table": name, "error": repr(error)})

    async def wake(self) -> None:
        """Load the tables that are due and that no process looks after: a bot, a clock or an absence has come up."""
        until = max(self.now(), self._orphaned_until)
        names = await self.async_store.call(self.schedule.due, until, MOST_WOKEN)
        strange = [name for name in names if name not in self.tables]
        for name in strange:
            if await self.async_store.call(self.schedule.claim, name, until, self.now() + LEASE):
                await self._wake(name)
        if not strange:
            self._orphaned_until = 0.0

    async def _wake(self, name: str) -> None:
        try:
            table = await self.table(name)
            if not table.needs_supervision():
                await self.async_store.call(self.schedule.drop, name)
        except TableError:
            await self.async_store.call(self.schedule.drop, name)
        except Exception as error:
            logger.error("a table could not be loaded", extra={"table": name, "error": repr(error)})
            await self.async_store.call(self.schedule.lease, [name], self.now() + RETRY_SECONDS)

    async def tick(self) -> None:
        """Called once a second: wake what is due, check clocks and absences, and remove idle tables from memory."""
        await self._save_time()
        await self.wake()
        idle_limit = self.now() - self._idle_seconds
        for number, table in enumerate(list(self.tables.values())):
            if number % TABLES_IN_A_ROW == 0:
                await asyncio.sleep(0)
            table.view_cache.clear()
            await table.absence_watch.check(table)
            if table.needs_supervision():
                try:
                    await self.supervisor.check(table)
                except TableError:
                    continue
            if table.idle_since < idle_limit and not table.listeners and not self.supervisor.is_serving(table):
                await self._remove(table)
        leased = [table for table in self.tables.values() if table.needs_supervision()]
        if expiring := [table for table in leased if table.leased_until < self.now() + LEASE / 2]:
            await self._lease(expiring)

    async def _remove(self, table: Table) -> None:
        """Remove an idle table from memory. The schedule knows when it is needed."""
        if table.data.status == "playing":
            needed = due(table)
            seen = [table.away_since(seat.seat) for seat in table.seats]
            if needed is not None and needed < self.now() + LEASE:
                return
            if not await self.async_store.call(self.schedule.release, table.id, table.log.length, needed, seen):
                await table.refresh()
                return
            # Somebody may have come meanwhile.
            if table.listeners or table.idle_since > self.now() - self._idle_seconds:
                await self._lease([table])
                return
        self.tables.pop(table.id, None)

    async def _save_time(self) -> None:
        """Save the uptime, and for other processes who is connected to this one."""
        if self.now() - self._saved_at < SAVE_SECONDS:
            return
        self._saved_at = self.now()
        await self.async_store.call(self.schedule.save, self.now())
        if not self.async_store.store.shared:
            return
        playing = [table for table in self.tables.values() if table.data.status == "playing" and table.listeners]
        people = [(table.id, seat.seat) for table in playing for seat in table.seats if table.is_here(seat.seat)]
        if people:
            await self.async_store.call(self.async_store.store.seen, people, self.now())

    async def refresh(self, name: str) -> None:
        """Another process has changed a table."""
        table = self.tables.get(name)
        if table is not None:
            await table.refresh()
            if table.is_deleted:
                self.tables.pop(name, None)

    async def close(self) -> None:
        await self.supervisor.close()
        await self.async_store.call(self.schedule.save, self.now())
        await self.async_store.close()


def _must_be_revealed(table: Table) -> None:
    if table.data.status != "finished":
        raise TableError("conflict", say("seed-kept-back"))
    if not table.is_revealed:
        raise TableError("conflict", say("same-deal"))


def must_be_host(table: Table, key: str) -> None:
    if not table.is_host(key):
        raise wrong_key()


def must_hold(table: Table, key: str, seat: int) -> int:
    """The key must be that of this seat. Returns the occupancy, by which later steps know that it still is."""
    found = table.seat(seat)
    if table.seat_of(key) != seat:
        raise wrong_key()
    return found.occupancy
