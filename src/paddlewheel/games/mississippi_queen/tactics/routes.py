"""The routes of a ship on one tile: straight on or by way of a dock, each with its table of moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from paddlewheel.games.mississippi_queen.state import HEX_MASK
from paddlewheel.games.mississippi_queen.tactics.move_search import COALS, SPEEDS, WAYS

#: What it costs to be too fast for the last tile, and a speed that no ship has.
BRAKE: Final = 3.0
ANY_SPEED: Final = 99
MOST_COAL: Final = 64


def coal_worth(first: list[float]) -> vec[float]:
    """The moves that coal is worth, by how much there is; a tenth for each after the first ones."""
    worth = vec[float](first)
    while len(worth) <= MOST_COAL:
        worth = append(worth, worth[len(worth) - 1] + 0.1)
    return worth


#: The first coals keep a ship in the race.
COAL: Final = coal_worth([0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1])


@final
class Route:
    """A table of moves by coal, place and speed, and the moves besides."""

    def __init__(
        self, table: vec[i16], layer: i64, first: i64, course: i64, rest: float, stoppable: i64, extra: float
    ) -> None:
        self.table: vec[i16] = table
        #: The size of the table for one coal, the first place of the tile, and the course that headings are seen along.
        self.layer: i64 = layer
        self.first: i64 = first
        self.course: i64 = course
        #: Moves behind the table; more for a ship that is faster than `stoppable`, by more than its coal.
        self.rest: float = rest
        self.stoppable: i64 = stoppable
        #: Moves for what is to be done on this route alone.
        self.extra: float = extra

    def by(self, table: vec[i16], extra: float) -> Route:
        """The same tiles by another way."""
        return Route(table, self.layer, self.first, self.course, self.rest, self.stoppable, extra)

    def moves(self, hex: i64, heading: i64, speed: i64, coal: i64) -> float:
        """From this hex of the tile, with as much coal burnt as pays."""
        place = self.first + (hex & HEX_MASK) * WAYS + (heading - self.course + WAYS) % WAYS
        at = place * SPEEDS + speed - 1
        best = float(self.table[at]) / 100.0 - COAL[coal]
        burnt: i64 = 1
        while burnt < COALS and burnt <= coal:
            moves = float(self.table[burnt * self.layer + at]) / 100.0 - COAL[coal - burnt]
            if moves < best:
                best = moves
            burnt += 1
        rest = self.rest
        fast = speed - self.stoppable - coal
        if fast > 0:
            rest += BRAKE * float(fast * fast)
        return best + rest + self.extra


@final
class Routes:
    """All routes from one tile. They hold while the river stays as it is, and every ship on its tile."""

    def __init__(self, onward: Route) -> None:
        self.onward: Route = onward
        self.others: list[Route] = []
        #: Moves for what comes after the first stop.
        self.later: float = 0.0

    def moves(self, hex: i64, heading: i64, speed: i64, coal: i64) -> float:
        """By the best route."""
        best = self.onward.moves(hex, heading, speed, coal)
        for route in self.others:
            moves = route.moves(hex, heading, speed, coal)
            if moves < best:
                best = moves
        return best + self.later
