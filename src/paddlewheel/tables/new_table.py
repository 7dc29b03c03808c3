"""What a new table begins with: made from a plan, from a record, or from a game that is over."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from paddlewheel import registry
from paddlewheel.bots import bots_of
from paddlewheel.kernel import AnyGame, Fork, OptionValue, Record, read_options, replay
from paddlewheel.tables.entries import entries_of
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.keys import new_key, new_table_id
from paddlewheel.tables.models import Entry, Seat, SeatPlan, Status, TableData, TablePlan
from paddlewheel.tables.seating import IssuedKey, give_to_bot, keep_for_its_person, seats_from
from paddlewheel.tables.table import Table
from paddlewheel.tables.text import clean
from paddlewheel.tables.uploads import MOST_FORKS
from paddlewheel.tables.words import player_name, say


class NewTable(msgspec.Struct):
    """A table that is not stored yet, with the keys of one's own seats and the invitations to the open ones."""

    data: TableData
    seats: list[Seat]
    entries: list[Entry] = []
    mine: list[IssuedKey] = []
    invitations: list[IssuedKey] = []


class TableMaker:
    """Makes new tables. `seeds` gives their seeds; `now` and `wall` are the uptime of the service and the date."""

    def __init__(self, seeds: Callable[[], int], now: Callable[[], float], wall: Callable[[], float]) -> None:
        self._seeds = seeds
        self._now = now
        self._wall = wall

    def from_plan(self, plan: TablePlan) -> NewTable:
        """A table as somebody wishes it. Without open seats the game begins at once."""
        game = registry.load(plan.game)
        if plan.components is not None:
            game = registry.load_with(plan.game, plan.components.file())
        _check_plan(game, plan.seats, plan.options)
        if plan.clock is not None and plan.clock.talk is not None and not game.has_talks:
            raise TableError("bad", say("no-talks", game=game.about.title))
        seats, mine, invitations = seats_from(plan.seats)
        data = self._data(game, len(seats), plan.options, "open" if invitations else "playing")
        data.listed, data.hints, data.clock, data.absent_after, data.watching, data.keep_talk = (
            plan.listed, plan.hints, plan.clock, plan.absent_after, plan.watching, plan.keep_talk,
        )  # fmt: skip
        return NewTable(data, seats, [], mine, invitations)

    def fork(self, source: Table, plans: list[SeatPlan], at: int) -> NewTable:
        """What if? A table that begins where a finished game stood after this many log entries."""
        if source.data.status != "finished":
            raise TableError("conflict", say("what-if-needs-end"))
        source.must_be_replayable()
        if at > source.log.length:
            raise TableError("bad", say("only-steps", length=source.log.length))
        record = source.log.until(at).record
        record.forks = [fork for fork in record.forks if fork.after <= len(record.choices)]
        return self.from_record(record, plans, source.id)

    def from_record(self, record: Record, plans: list[SeatPlan], fork_of: str = "") -> NewTable:
        """A table that begins where a record ends."""
        game = registry.game_of(record)
        _check_plan(game, plans, record.options)
        if len(plans) != record.seats:
            raise TableError("bad", say("game-has-seats", seats=record.seats))
        if replay(record, game).outcome is not None:
            raise TableError("bad", say("over-at-that-point"))
        seats, mine, invitations = seats_from(plans)
        data = self._data(game, len(seats), record.options, "open" if invitations else "playing")
        data.seed, data.fork_of = record.seed, fork_of
        # Everybody may know the old game: what none of the people at the new table could see is dealt a second time.
        people = tuple(seat.seat for seat in seats if seat.kind != "bot")
        fork = Fork(len(record.choices), self._seeds(), people or None)
        data.forks = [*record.forks, fork]
        if len(data.forks) > MOST_FORKS:
            raise TableError("bad", say("most-forks", most=MOST_FORKS))
        return NewTable(data, seats, entries_of(record, self._wall(), self._now()), mine, invitations)

    def uploaded(self, record: Record) -> NewTable:
        """A checked record as a finished table, to be replayed and forked."""
        data = self._data(registry.game_of(record), record.seats, record.options, "finished")
        # Its seed was known before it came here: nothing is promised.
        data.seed, data.salt, data.forks = record.seed, "", record.forks
        names = [clean(player[:40]) for player in record.players] or [""] * record.seats
        seats = [Seat(seat=seat, kind="bot", name=name or player_name(seat)) for seat, name in enumerate(names)]
        return NewTable(data, seats, entries_of(record, self._wall(), self._now()))

    def rematch(self, table: Table, offered_by: int | None) -> NewTable:
        """The same seats and the same keys once more. Seats that are open get bots.

        Where one of them offers it (-1: the host), the seats of the others are kept for them until they accept.
        """
        old = table.data
        data = self._data(table.game, old.seats, old.options, "playing")
        data.listed, data.hints, data.clock, data.absent_after, data.host, data.watching, data.keep_talk = (
            old.listed, old.hints, old.clock, old.absent_after, old.host, old.watching, old.keep_talk,
        )  # fmt: skip
        seats = [
            msgspec.structs.replace(seat, stand_in="", wants_pause=False, version=0, seen=self._now())
            for seat in table.seats
        ]
        for seat in seats:
            if seat.kind == "open":
                give_to_bot(seat)
            elif seat.kind == "person" and offered_by not in (None, seat.seat):
                keep_for_its_person(seat)
                data.status = "open"
        return NewTable(data, seats)

    def _data(self, game: AnyGame, seats: int, options: dict[str, OptionValue], status: Status) -> TableData:
        checked = read_options(game.options, options)
        return TableData(
            id=new_table_id(), game=game.info.id, rules=game.info.rules_version, seats=seats,
            options={name: value for name, value in msgspec.structs.asdict(checked).items() if name in options},
            components=game.component_file,
            seed=self._seeds(), salt=new_key(), host="", listed=False, hints=True, clock=None, absent_after=None,
            status=status, created=self._wall(), touched=self._wall(), began=self._now(), last_used=self._wall(),
        )  # fmt: skip


def _check_plan(game: AnyGame, seats: list[SeatPlan], options: dict[str, OptionValue]) -> None:
    game.set_up(len(seats), 0, options)
    for plan in seats:
        if plan.who == "bot" and plan.level not in bots_of(game):
            raise TableError("bad", say("no-such-bot", level=repr(plan.level), bots=", ".join(bots_of(game))))
