"""Time for decisions. It runs for every seat that has to decide, and stops while the table is paused.

All times are seconds for which the service has been up (`uptime.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from paddlewheel.tables.models import DAY, ClockPlan


class TimeLeft(msgspec.Struct, frozen=True):
    """Seconds a seat has left, for its decision or its move and for the game; None where there is no limit."""

    decision: float | None
    game: float | None


class ClockReading(NamedTuple):
    """How a clock stood at some moment."""

    used: tuple[float, ...]
    used_in_game: tuple[float, ...]
    earned: tuple[float, ...]
    counted_until: float
    stopped_for: float


class Clock:
    """Counts the time that every seat has used. Without a plan it never runs out."""

    def __init__(self, seats: int, plan: ClockPlan | None, since: float = 0.0) -> None:
        self.plan = plan
        #: No time before this counts: then the host gave the table this clock.
        self._since = since
        #: Seconds used in the present decision (with days a move: in the present move), and in all decisions.
        self._used = [0.0] * seats
        self._used_in_game = [0.0] * seats
        #: Seconds that the increment has added.
        self._earned = [0.0] * seats
        self._counted_until = 0.0
        #: Seconds for which the table was paused.
        self._stopped_for = 0.0
        #: The latest talk that has begun: its number, when it began, and how long the table had been paused by then.
        self._talk: int | None = None
        self._talk_began = 0.0
        self._stopped_before_talk = 0.0

    def begin(self, now: float) -> None:
        """The game begins: the first decisions are asked for."""
        self._counted_until = now

    def change(self, plan: ClockPlan | None, since: float) -> None:
        """Another plan from now on: everybody has the whole time of it."""
        self.plan, self._since = plan, since
        for counted in (self._used, self._used_in_game, self._earned):
            counted[:] = [0.0] * len(counted)

    def count(
        self, now: float, before: Iterable[int], deciders: Iterable[int], was_paused: bool, back: ClockReading | None
    ) -> None:
        """Count the time up to an act that everybody can see, for those who had to decide before it.

        `deciders` have to decide after it. `back`: how the clock stood before the choices that it takes back.
        """
        if was_paused:
            self._stopped_for += self._passed(now)
            self._counted_until = max(now, self._counted_until)
        if back is not None:
            self._go_back(back, deciders, now)
        elif not was_paused:
            self._tick(before, now)
            self._end_moves(before, deciders)

    def _tick(self, deciders: Iterable[int], now: float) -> None:
        passed = self._passed(now)
        self._counted_until = max(now, self._counted_until)
        for seat in deciders:
            self._used[seat] += passed
            self._used_in_game[seat] += passed

    def _passed(self, now: float) -> float:
        return max(0.0, now - max(self._counted_until, self._since))

    def ask(self, seats: Iterable[int]) -> None:
        """These seats have a new decision to make. A move of some days is made of all decisions in a row."""
        if self.plan is None or self.plan.days is None:
            for seat in seats:
                self._used[seat] = 0.0

    def _end_moves(self, before: Iterable[int], deciders: Iterable[int]) -> None:
        """Seats that had to decide before and have not now: they get the increment, and the full time next time."""
        increment = 0.0 if self.plan is None else self.plan.increment
        for seat in set(before).difference(deciders):
            self._used[seat] = 0.0
            self._earned[seat] += increment

    # -- taking back --------------------------------------------------------------------------------------

    def reading(self) -> ClockReading:
        """How the clock stands, to go back to."""
        return ClockReading(
            tuple(self._used), tuple(self._used_in_game), tuple(self._earned), self._counted_until, self._stopped_for
        )

    def _go_back(self, reading: ClockReading, deciders: Iterable[int], now: float) -> None:
        """Choices since then were taken back: all the time since is that of the seats that had to decide then."""
        self._used, self._used_in_game = list(reading.used), list(reading.used_in_game)
        self._earned = list(reading.earned)
        self._counted_until = reading.counted_until + self._stopped_for - reading.stopped_for
        self._tick(deciders, now)

    # -- talks ----------------------------------------------------------------------------------------------

    def begin_talk(self, number: int, now: float) -> None:
        """A talk is under way. A talk has its time once: what is taken back and said again refills nothing."""
        if number != self._talk:
            self._talk, self._talk_began, self._stopped_before_talk = number, now, self._stopped_for

    def talk_left(self, now: float, paused: bool) -> float | None:
        """Seconds that are left of the talk under way; None without a limit."""
        if self.plan is None or self.plan.talk is None:
            return None
        until = self._counted_until if paused else now
        stopped = self._stopped_for - self._stopped_before_talk
        return self.plan.talk - max(0.0, until - self._talk_began - stopped)

    # -- reading ------------------------------------------------------------------------------------------

    def left(self, seat: int, now: float, running: bool) -> TimeLeft:
        """What a seat has left now. `running`: it has to decide, and the table is not paused."""
        plan = self.plan
        if plan is None:
            return TimeLeft(None, None)
        passed = self._passed(now) if running else 0.0
        limit = plan.decision if plan.days is None else plan.days * DAY
        return TimeLeft(
            None if limit is None else limit - self._used[seat] - passed,
            None if plan.game is None else plan.game + self._earned[seat] - self._used_in_game[seat] - passed,
        )

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the time of a seat that has to decide is over."""
        left = self.left(seat, now, running=True)
        return any(seconds is not None and seconds <= 0 for seconds in (left.decision, left.game))
