"""What happens at a table although nobody sends anything, and when: a bot's choice, a clock."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paddlewheel.tables.models import Seat, TableData

if TYPE_CHECKING:
    from paddlewheel.tables.table import Table


def needs_supervision(data: TableData, seats: Sequence[Seat], resigned: Collection[int] = ()) -> bool:
    """Whether something can happen by itself."""
    return data.status == "playing" and (data.clock is not None or bool(resigned) or any(seat.bot for seat in seats))


def due(table: Table) -> float | None:
    """When the next thing happens by itself, if nobody comes. None: never."""
    if table.data.status != "playing":
        return None
    now, times = table.now(), []
    if not table.is_paused:
        for seat in table.log.state.deciders:
            left = table.log.clock.left(seat, now, running=True)
            times += [now + seconds for seconds in (left.decision, left.game) if seconds is not None]
            times += [now] if table.seats[seat].bot or seat in table.resigned else []
        talk = table.talk_left()
        times += [] if talk is None else [now + talk]
    return min(times, default=None)
