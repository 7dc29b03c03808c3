"""A table as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddlewheel.tables.absence import absent_after, is_absent
from paddlewheel.tables.clock import TimeLeft
from paddlewheel.tables.keys import commitment
from paddlewheel.tables.messages import SeatInfo, TableInfo
from paddlewheel.tables.models import Seat

if TYPE_CHECKING:
    from paddlewheel.tables.table import Table


def table_info(table: Table) -> TableInfo:
    """The public facts of a table."""
    data, over = table.data, table.data.status == "finished"
    shown = over and not data.sealed
    return TableInfo(
        id=data.id,
        game=data.game,
        title=table.game.about.title,
        status=data.status,
        seats=[_seat_info(table, seat) for seat in table.seats],
        options=data.options,
        components=data.components.name if data.components is not None else "",
        keep_talk=data.keep_talk,
        listed=data.listed,
        hints=data.hints,
        paused=table.is_paused,
        held=data.held,
        classroom=data.classroom,
        sealed=data.sealed,
        private=table.game.info.private_information,
        watching=data.watching,
        watchers=len(table.spectators),
        clock=data.clock,
        talk_left=table.talk_left(),
        absent_after=absent_after(table),
        commitment=commitment(data.game, data.promised_seed, data.salt),
        seed=str(data.promised_seed) if shown else None,
        salt=data.salt if shown else None,
        fork_of=data.fork_of,
        next=data.next,
        created=data.created,
        length=table.length if over else None,
    )


def _seat_info(table: Table, seat: Seat) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        here=table.is_here(seat.seat),
        stand_in=seat.stand_in,
        wants_pause=seat.wants_pause,
        resigned=seat.seat in table.resigned,
        wants_end=seat.seat in table.end_wishes,
        muted=seat.muted,
        absent=is_absent(table, seat.seat),
        sits_out=seat.sits_out,
        left=_time_left(table, seat.seat),
    )


def _time_left(table: Table, seat: int) -> TimeLeft | None:
    plan = table.data.clock
    if plan is None or table.data.status != "playing":
        return None
    decides = seat in table.log.state.deciders
    left = table.log.clock.left(seat, table.now(), decides and not table.log.paused)
    return left if decides or plan.game is not None else None
