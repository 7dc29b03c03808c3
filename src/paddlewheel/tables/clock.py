"""Time for decisions. It runs for every seat that owes one, and stands while the table is paused."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from paddlewheel.tables.models import ClockPlan


class TimeLeft(msgspec.Struct, frozen=True):
    """Seconds a seat has left, None where there is no limit."""

    decision: float | None
    game: float | None


class Clock:
    """Counts what every seat has used. Without a plan it never runs out."""

    def __init__(self, seats: int, plan: ClockPlan | None) -> None:
        self.plan = plan
        #: Seconds used in the present decision, and in all of them.
        self._used = [0.0] * seats
        self._used_in_all = [0.0] * seats
        self._counted_until = 0.0

    def tick(self, owing: Iterable[int], now: float, running: bool) -> None:
        """Count the time since the last tick for those who owed a decision."""
        passed = max(0.0, now - self._counted_until) if self._counted_until else 0.0
        self._counted_until = now
        if running and self.plan is not None:
            for seat in owing:
                self._used[seat] += passed
                self._used_in_all[seat] += passed

    def ask(self, seat: int, now: float) -> None:
        """A new decision is put to the seat."""
        self._used[seat] = 0.0
        self._counted_until = now

    def rest(self, owing: Iterable[int]) -> None:
        """Whoever owes nothing has all the time for the next decision."""
        asked = set(owing)
        for seat in range(len(self._used)):
            if seat not in asked:
                self._used[seat] = 0.0

    def wake(self, now: float) -> None:
        """Go on from now: time in which the table was not served is nobody's."""
        self._counted_until = now

    def left(self, seat: int, now: float, running: bool) -> TimeLeft:
        """What a seat that owes a decision has left now."""
        if self.plan is None:
            return TimeLeft(None, None)
        passed = max(0.0, now - self._counted_until) if running and self._counted_until else 0.0
        decision, game = self.plan.decision, self.plan.game
        return TimeLeft(
            None if decision is None else decision - self._used[seat] - passed,
            None if game is None else game - self._used_in_all[seat] - passed,
        )

    def is_out(self, seat: int, now: float) -> bool:
        left = self.left(seat, now, running=True)
        return any(seconds is not None and seconds <= 0 for seconds in (left.decision, left.game))
