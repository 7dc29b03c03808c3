"""Who is away from a table, and for how long. After a while the others may let a bot play for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddlewheel.tables.models import DAY, ClockPlan

if TYPE_CHECKING:
    from paddlewheel.tables.table import Table

#: Seconds after which somebody counts as absent, where the table does not say.
USUAL_ABSENCE = 120
USUAL_ABSENCE_BY_DAYS = int(2 * DAY)


def usual_absence(clock: ClockPlan | None) -> int:
    """Where people have days for a move, nobody sits and waits."""
    return USUAL_ABSENCE if clock is None or clock.days is None else USUAL_ABSENCE_BY_DAYS


def absent_after(table: Table) -> int:
    """Seconds after which the others may let a bot play for somebody who is away."""
    return table.data.absent_after or usual_absence(table.data.clock)


def is_absent(table: Table, number: int) -> bool:
    """Whether nobody has been here for a person's seat for longer than the table waits."""
    seat = table.seats[number]
    if table.data.status != "playing" or seat.kind != "person" or table.is_here(number) or number in table.resigned:
        return False
    return table.now() - table.away_since(number) >= absent_after(table)


class AbsenceWatch:
    """Tells those at a table when somebody has been away for too long, or no longer is."""

    def __init__(self) -> None:
        self._told: set[int] = set()

    async def check(self, table: Table) -> None:
        """Called regularly."""
        if table.listeners and _absent(table) != self._told:
            # They may be connected to another process, which writes that to the store.
            await table.refresh()
            self._told = _absent(table)
            table.broadcast_info()


def _absent(table: Table) -> set[int]:
    return {seat.seat for seat in table.seats if is_absent(table, seat.seat)}
