"""Time for decisions. It runs for every seat that has to decide, and stops while the table is paused."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from paddlewheel.tables.models import ClockPlan


class TimeLeft(msgspec.Struct, frozen=True):
    """Seconds a seat has left, None where there is no limit."""

    decision: float | None
    game: float | None


class Clock:
    """Counts the time that every seat has used. Without a plan it never runs out."""

    def __init__(self, seats: int, plan: ClockPlan | None) -> None:
        self.plan = plan
        #: Seconds used in the present decision, and in all decisions.
        self._used = [0.0] * seats
        self._used_in_game = [0.0] * seats
        self._counted_until = 0.0

    def tick(self, deciders: Iterable[int], now: float, running: bool) -> None:
        """Count the time since the last tick for those who had to decide."""
        passed = max(0.0, now - self._counted_until) if self._counted_until else 0.0
        self._counted_until = now
        if running and self.plan is not None:
            for seat in deciders:
                self._used[seat] += passed
                self._used_in_game[seat] += passed

    def ask(self, seat: int, now: float) -> None:
        """The seat has a new decision to make."""
        self._used[seat] = 0.0
        self._counted_until = now

    def reset_idle(self, deciders: Iterable[int]) -> None:
        """Whoever has nothing to decide has the full time for the next decision."""
        asked = set(deciders)
        for seat in range(len(self._used)):
            if seat not in asked:
                self._used[seat] = 0.0

    def restart(self, now: float) -> None:
        """Count from now on: time in which the table was not served counts for nobody."""
        self._counted_until = now

    def left(self, seat: int, now: float, running: bool) -> TimeLeft:
        """What a seat that has to decide has left now."""
        if self.plan is None:
            return TimeLeft(None, None)
        passed = max(0.0, now - self._counted_until) if running and self._counted_until else 0.0
        decision, game = self.plan.decision, self.plan.game
        return TimeLeft(
            None if decision is None else decision - self._used[seat] - passed,
            None if game is None else game - self._used_in_game[seat] - passed,
        )

    def is_out(self, seat: int, now: float) -> bool:
        left = self.left(seat, now, running=True)
        return any(seconds is not None and seconds <= 0 for seconds in (left.decision, left.game))
