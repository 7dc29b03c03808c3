"""All tables of one process: creating them, finding them, and removing idle ones from memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from paddlewheel import registry
from paddlewheel.bots import bots_of
from paddlewheel.kernel import AnyGame, BadRecord, Fork, OptionValue, Record, parse_record, read_options, replay
from paddlewheel.tables.bot_service import BotService
from paddlewheel.tables.errors import TableError, unknown_table, wrong_key
from paddlewheel.tables.event_cache import EventCache
from paddlewheel.tables.game_log import entries_of
from paddlewheel.tables.keys import digest, new_key, new_seed, new_table_id
from paddlewheel.tables.messages import TableInfo
from paddlewheel.tables.models import Entry, Seat, SeatPlan, Status, TableData, TablePlan
from paddlewheel.tables.seating import IssuedKey, Seating, seats_from
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.store import StoredTable
from paddlewheel.tables.supervisor import Supervisor
from paddlewheel.tables.table import Table

logger = logging.getLogger("paddlewheel.tables")

IDLE_SECONDS = 120.0
MOST_LISTED = 100
#: How often a process writes who is connected to it, for the other processes.
PRESENCE_SECONDS = 5.0
#: How many tables are checked in a row before other tasks get their turn.
TABLES_IN_A_ROW = 50
#: After a start, this many tables are loaded, if they were active in the last day.
MOST_RESUMED = 200
RESUME_SECONDS = 24 * 3600.0


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
        now: Callable[[], float] = time.time,
        idle_seconds: float = IDLE_SECONDS,
        seeds: Callable[[], int] = new_seed,
    ) -> None:
        self.async_store = async_store
        self.now = now
        self.seeds = seeds
        self.seating = Seating(async_store)
        self.supervisor = Supervisor(bot_service, self.seating)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._idle_seconds = idle_seconds
        self._presence_saved_at = 0.0
        self._event_cache = EventCache()

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
        stored = await self.async_store.call(self.async_store.store.load, name)
        if stored is None:
            return None
        rules = registry.load(stored.data.game).info.rules_version
        if stored.data.rules != rules:
            raise TableError(
                "conflict", f"This game was begun under version {stored.data.rules} of its rules; here is {rules}."
            )
        table = self._table(stored)
        if table.data.status == "playing" and table.log.state.outcome is not None:
            # The process ended between the last choice and the change of the status.
            table.data.status = "finished"
            await self.async_store.call(self.async_store.store.set_status, name, "finished", self.now())
        return self._add(table)

    def _table(self, stored: StoredTable) -> Table:
        return Table(stored, self.async_store, self.now, self._event_cache)

    def _add(self, table: Table) -> Table:
        self.tables[table.id] = table
        table.on_change = self.supervisor.start_bots
        self.supervisor.start_bots(table)
        return table

    async def listed(self) -> list[TableInfo]:
        """The lobby: listed tables, the latest first."""
        found = await self.async_store.call(self.async_store.store.listed, MOST_LISTED)
        return [self._info(data, seats) for data, seats in found if data.game in registry.games()]

    def _info(self, data: TableData, seats: list[Seat]) -> TableInfo:
        table = self.tables.get(data.id) or self._table(StoredTable(data, seats, [], []))
        return table.info()

    # -- creating -----------------------------------------------------------------------------------------

    async def create(self, plan: TablePlan, owner: str = "") -> Created:
        """Create a table. Without open seats the game begins at once."""
        game = registry.load(plan.game)
        self._check_plan(game, plan.seats, plan.options)
        seats, mine, invitations = seats_from(plan.seats)
        data = self._new_data(game, len(seats), plan.options, "open" if invitations else "playing")
        data.listed, data.hints, data.clock, data.absent_after = (
            plan.listed, plan.hints, plan.clock, plan.absent_after,
        )  # fmt: skip
        return await self._save_new(data, seats, mine, invitations, [], owner)

    async def fork(self, source: Table, plans: list[SeatPlan], at: int, owner: str = "") -> Created:
        """What if? A new table that begins where a finished game stood after this many log entries."""
        if source.data.status != "finished":
            raise TableError("conflict", "What-if starts from a finished game.")
        if at > source.log.length:
            raise TableError("bad", f"The game has only {source.log.length} steps.")
        record = source.log.until(at).record
        record.forks = [fork for fork in record.forks if fork.after <= len(record.choices)]
        return await self.play_on(record, plans, source.id, owner)

    async def play_on(self, record: Record, plans: list[SeatPlan], fork_of: str = "", owner: str = "") -> Created:
        """A new table that begins where a record ends."""
        game = registry.load(record.game)
        self._check_plan(game, plans, record.options)
        if len(plans) != record.seats:
            raise TableError("bad", f"This game has {record.seats} seats.")
        if replay(record, game).outcome is not None:
            raise TableError("bad", "The game is over at that point: choose an earlier one.")
        seats, mine, invitations = seats_from(plans)
        data = self._new_data(game, len(seats), record.options, "open" if invitations else "playing")
        data.seed, data.fork_of = record.seed, fork_of
        # Everybody may know the old game: what none of the people at the new table could see is dealt a second time.
        people = tuple(seat.seat for seat in seats if seat.kind != "bot")
        fork = Fork(len(record.choices), self.seeds(), people or None)
        data.forks = [*record.forks, fork]
        return await self._save_new(data, seats, mine, invitations, entries_of(record, self.now()), owner)

    async def upload(self, text: str) -> Created:
        """Save a record as a finished table, to be replayed and forked."""
        record = parse_record(text)
        game = registry.load(record.game)
        if len(record.choices) > game.info.longest:
            raise BadRecord(1, f"no game of {game.info.title} has more than {game.info.longest} choices")
        replay(record, game)
        data = self._new_data(game, record.seats, record.options, "finished")
        # Its seed was known before it came here: nothing is promised.
        data.seed, data.salt, data.forks = record.seed, "", record.forks
        seats = [
            Seat(seat=seat, kind="bot", name=(record.players[seat][:40] if record.players else f"Player {seat + 1}"))
            for seat in range(record.seats)
        ]
        return await self._save_new(data, seats, [], [], entries_of(record, self.now()))

    async def rematch(self, table: Table) -> str:
        """A new table with the same seats and the same keys. Asked twice, it is the same table."""
        if table.data.status != "finished":
            raise TableError("conflict", "A rematch is possible after the end of the game.")
        if not any(seat.key for seat in table.seats):
            raise TableError("conflict", "Nobody sat at this table.")
        if table.data.next:
            return table.data.next
        data = self._new_data(table.game, table.data.seats, table.data.options, "playing")
        old = table.data
        data.listed, data.hints, data.clock, data.absent_after, data.host = (
            old.listed, old.hints, old.clock, old.absent_after, old.host,
        )  # fmt: skip
        seats = [
            msgspec.structs.replace(seat, stand_in="", wants_pause=False, version=0, seen=self.now())
            for seat in table.seats
        ]
        await self.async_store.call(self.async_store.store.create, data, seats)
        following = await self.async_store.call(self.async_store.store.set_next, table.id, data.id)
        table.data.next = following
        table.broadcast_info()
        return following

    def _new_data(self, game: AnyGame, seats: int, options: dict[str, OptionValue], status: Status) -> TableData:
        checked = read_options(game.options, options)
        return TableData(
            id=new_table_id(), game=game.info.id, rules=game.info.rules_version, seats=seats,
            options={name: value for name, value in msgspec.structs.asdict(checked).items() if name in options},
            seed=self.seeds(), salt=new_key(), host="", listed=False, hints=True, clock=None, absent_after=None,
            status=status, created=self.now(), touched=self.now(),
        )  # fmt: skip

    def _check_plan(self, game: AnyGame, seats: list[SeatPlan], options: dict[str, OptionValue]) -> None:
        game.set_up(len(seats), 0, options)
        for plan in seats:
            if plan.who == "bot" and plan.level not in bots_of(game):
                raise TableError("bad", f"There is no bot {plan.level!r}; the bots are: {', '.join(bots_of(game))}.")

    async def _save_new(
        self,
        data: TableData,
        seats: list[Seat],
        mine: list[IssuedKey],
        invitations: list[IssuedKey],
        entries: list[Entry],
        owner: str = "",
    ) -> Created:
        host = new_key()
        data.host = digest(host)
        await self.async_store.call(self.async_store.store.create, data, seats, entries)
        table = self._table(StoredTable(data, seats, entries, []))
        table.owner = owner
        self._add(table)
        return Created(table=data.id, host=host, mine=mine, invitations=invitations)

    # -- running -----------------------------------------------------------------------------------------

    def record(self, table: Table) -> Record:
        """The record of a finished game."""
        if table.data.status != "finished":
            raise TableError("conflict", "The record holds the seed: it is given out when the game is over.")
        names = [seat.name or "nobody" for seat in table.seats]
        log = table.log
        return msgspec.structs.replace(log.record, players=names, fingerprint=log.state.fingerprint())

    async def resume(self) -> None:
        """After a start: load the tables at which a bot or a clock has something to do."""
        since = self.now() - RESUME_SECONDS
        for name in await self.async_store.call(self.async_store.store.playing, since, MOST_RESUMED):
            try:
                await self.table(name)
            except Exception as error:
                logger.error("a table could not be loaded", extra={"table": name, "error": repr(error)})

    async def tick(self) -> None:
        """Called once a second: check clocks and absences, and remove idle tables from memory."""
        await self._save_presence()
        idle_limit = self.now() - self._idle_seconds
        for number, table in enumerate(list(self.tables.values())):
            if number % TABLES_IN_A_ROW == 0:
                await asyncio.sleep(0)
            table.view_cache.clear()
            if table.needs_supervision():
                try:
                    await self.supervisor.check(table)
                except TableError:
                    continue
            elif table.idle_since < idle_limit and not table.listeners and not self.supervisor.is_serving(table):
                self.tables.pop(table.id, None)

    async def _save_presence(self) -> None:
        if not self.async_store.store.shared or self.now() - self._presence_saved_at < PRESENCE_SECONDS:
            return
        self._presence_saved_at = self.now()
        tables = [table for table in self.tables.values() if table.data.absent_after is not None]
        people = [(table.id, seat.seat) for table in tables for seat in table.seats if table.is_here(seat.seat)]
        if people:
            await self.async_store.call(self.async_store.store.seen, people, self.now())

    async def refresh(self, name: str) -> None:
        """Another process has changed a table."""
        table = self.tables.get(name)
        if table is not None:
            await table.refresh()

    async def close(self) -> None:
        await self.supervisor.close()
        await self.async_store.close()


def must_be_host(table: Table, key: str) -> None:
    if not table.is_host(key):
        raise wrong_key()


def must_hold(table: Table, key: str, seat: int) -> None:
    """The key must be that of this seat."""
    if table.seat(seat) and table.seat_of(key) != seat:
        raise wrong_key()
