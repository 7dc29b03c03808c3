"""How long tables are kept that nobody uses."""

from __future__ import annotations

import msgspec

from paddlewheel.tables.models import DAY, Status


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """After how many days without use a table is deleted, or put away. 0 keeps it as it is for ever."""

    finished: int = 365
    #: A game in progress that nobody continues: it ends then, and is kept like a finished one.
    abandoned: int = 60
    #: A table at which the game has not begun.
    unstarted: int = 7
    closed: int = 7
    #: A class, with its tables and the names of its pupils.
    classes: int = 30

    def limits(self, now: float) -> dict[Status, float]:
        """For every status the time of the last use before which a table has expired."""
        days: dict[Status, int] = {
            "finished": self.finished,
            "playing": self.abandoned,
            "open": self.unstarted,
            "closed": self.closed,
        }
        return {status: now - number * DAY for status, number in days.items() if number}
