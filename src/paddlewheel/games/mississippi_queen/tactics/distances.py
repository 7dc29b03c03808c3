"""Distances through every tile, and how many moves a distance takes: tables made once for the tiles of a game.

Distances are measured in hexes, a turn counting for a part of one, with the islands in the way; moves come from how
fast a wheel can be turned up and down.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.mississippi_queen.rules.river import HEXES, NO_TILE, OFF, RiverMap, row
from paddlewheel.games.mississippi_queen.state import NOWHERE

# What a distance is measured to: out of the tile to the left (0), ahead (1) or to the right (2), any of these, or to
# the tile's dock.
ANYWHERE: Final = 3
DOCK: Final = 4
AIMS: Final = 5
WAYS: Final = 6

#: Hexes: what a turn counts for, and a way that does not exist.
TURN: Final = 0.35
NO_WAY: Final = 12.0
#: Hexes a move on a winding river, and the highest speed that can be steered for long.
PACE: Final = 2.6
STEERABLE: Final = 4
#: Moves lost when a ship runs past the dock or the platform where it should stop.
MISSED: Final = 6.0
#: Moves that it costs to spend a coal on the wheel.
BRAKE: Final = 0.45
#: The longest distance in the tables of moves.
FURTHEST: Final = 40


@final
class Distances:
    """The shortest ways through every tile, and the moves they take."""

    def __init__(self, river: RiverMap) -> None:
        layouts = len(river.docks)
        self.way: vec[float] = vec[float]([NO_WAY] * (layouts * AIMS * HEXES * WAYS))
        #: By layout: from the near edge to the dock, and from the dock out of the tile.
        self.to_dock: vec[float] = vec[float]([NO_WAY] * layouts)
        self.from_dock: vec[float] = vec[float]([NO_WAY] * layouts)
        layout: i64 = 0
        while layout < layouts:
            aim: i64 = 0
            while aim < AIMS:
                self.fill(river, layout, aim)
                aim += 1
            if river.docks[layout] != NOWHERE:
                self.measure_dock(river, layout)
            layout += 1
        #: Moves for a way from a speed, to come to a stop (speed 1) or to run through.
        self.stops: vec[float] = moves_table(True)
        self.runs: vec[float] = moves_table(False)

    def at(self, layout: i64, aim: i64, number: i64, way: i64) -> i64:
        return ((layout * AIMS + aim) * HEXES + number) * WAYS + way

    def fill(self, river: RiverMap, layout: i64, aim: i64) -> None:
        """Fill in the shortest ways to one aim: repeat until nothing gets shorter."""
        shorter = True
        while shorter:
            shorter = False
            number: i64 = 0
            while number < HEXES:
                if river.water[layout] >> number & 1:
                    way: i64 = 0
                    while way < WAYS:
                        found = self.shortest_from(river, layout, aim, number, way)
                        if found < self.way[self.at(layout, aim, number, way)] - 0.001:
                            self.way[self.at(layout, aim, number, way)] = found
                            shorter = True
                        way += 1
                number += 1

    def shortest_from(self, river: RiverMap, layout: i64, aim: i64, number: i64, way: i64) -> float:
        if aim == DOCK and river.docks[layout] == number:
            return 0.0
        best = TURN + min(
            self.way[self.at(layout, aim, number, (way + 1) % WAYS)],
            self.way[self.at(layout, aim, number, (way + 5) % WAYS)],
        )
        there = river.links[row(0, NO_TILE, NO_TILE) + number * WAYS + way]
        if there != OFF:
            best = min(best, 1.0 + self.way[self.at(layout, aim, there, way)])
        elif aim != DOCK:
            bend: i64 = 0
            while bend < 3:
                onward = (bend + 5) % WAYS
                if aim in (bend, ANYWHERE):
                    out = river.links[row(0, onward, NO_TILE) + number * WAYS + way]
                    if out != OFF:
                        best = min(best, 1.0 + TURN * float(turns_between(way, onward)))
                bend += 1
        return best

    def measure_dock(self, river: RiverMap, layout: i64) -> None:
        nearest = NO_WAY
        way: i64 = 0
        while way < WAYS:
            nearest = min(nearest, self.way[self.at(layout, ANYWHERE, river.docks[layout], way)])
            way += 1
        self.from_dock[layout] = nearest
        total = 0.0
        entries = 0.0
        number: i64 = 0
        while number < 5:
            if river.water[layout] >> number & 1:
                total += self.way[self.at(layout, DOCK, number, 0)]
                entries += 1.0
            number += 1
        self.to_dock[layout] = total / entries if entries > 0.0 else NO_WAY

    def moves(self, table: vec[float], way: float, speed: i64) -> float:
        """Moves for a distance in hexes, interpolated between the entries of a table."""
        if way >= float(FURTHEST):
            return table[FURTHEST * 7 + speed] + (way - float(FURTHEST)) / PACE
        if way < 0.0:
            way = 0.0
        whole = i64(way)
        part = way - float(whole)
        here = table[whole * 7 + speed]
        return here + part * (table[(whole + 1) * 7 + speed] - here)


def moves_table(stopping: bool) -> vec[float]:
    """Moves by way * 7 + speed: the wheel turned by one a move, or further for coal."""
    table = vec[float]([0.0] * ((FURTHEST + 1) * 7))
    way: i64 = 1
    while way <= FURTHEST:
        speed: i64 = 1
        while speed <= 6:
            best = MISSED + float(way) / PACE if stopping else 99.0
            new: i64 = 1
            while new <= STEERABLE or new <= speed:
                change = new - speed if new > speed else speed - new
                price = 1.0 + (BRAKE * float(change - 1) if change > 1 else 0.0)
                if new > way or (new == way and (new == 1 or not stopping)):
                    if not stopping or new == way:
                        best = min(best, price)
                elif new < way:
                    best = min(best, price + table[(way - new) * 7 + new])
                new += 1
                if new > 6:
                    break
            table[way * 7 + speed] = best
            speed += 1
        way += 1
    return table


def turns_between(way: i64, other: i64) -> i64:
    turns = way - other if way >= other else other - way
    return turns if turns <= 3 else WAYS - turns
