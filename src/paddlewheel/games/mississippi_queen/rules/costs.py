"""What speed and turns cost in coal."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.state import Race, Ship


@final
class Costs:
    """The speed wheel, and how much may be changed and turned without coal."""

    def __init__(self, top_speed: i64, free_change: i64, free_turns: i64) -> None:
        self.top_speed: i64 = top_speed
        self.free_change: i64 = free_change
        self.free_turns: i64 = free_turns

    def price_of_speed(self, ship: Ship, speed: i64) -> i64:
        """Coal for setting the wheel to this speed (MQ-7, MQ-8)."""
        change = speed - ship.speed
        if change < 0:
            change = -change
        if change <= self.free_change:
            return 0
        return change - self.free_change

    def turns_left(self, race: Race, ship: Ship) -> i64:
        """How many more turns the mover can make: free ones, and one for every coal (MQ-12)."""
        free = self.free_turns - race.turns
        if free <= 0:
            return ship.coal
        return ship.coal + free
