"""Hexagons in axial coordinates: flat-top, (0, -1) is north, directions go clockwise from north.

For pointy-top maps read "north" as the first direction of that map; the arithmetic is the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: Steps north, north-east, south-east, south, south-west, north-west.
STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NAMES: Final[tuple[str, ...]] = ("north", "north-east", "south-east", "south", "south-west", "north-west")

Hex = tuple[int, int]


def neighbour(here: Hex, direction: int) -> Hex:
    """The hex next to this one, directions counted clockwise from north."""
    step = STEPS[direction % 6]
    return here[0] + step[0], here[1] + step[1]


def neighbours(here: Hex) -> list[Hex]:
    """All six, clockwise from north."""
    return [neighbour(here, direction) for direction in range(6)]


def plus(one: Hex, other: Hex) -> Hex:
    """Two ways, one after the other."""
    return one[0] + other[0], one[1] + other[1]


def times(one: Hex, factor: int) -> Hex:
    """The same way several times."""
    return one[0] * factor, one[1] * factor


def rotate(here: Hex, turns: int) -> Hex:
    """Turned about the origin, 60 degrees clockwise for every turn."""
    q, r = here
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from one hex to the other."""
    return steps_between(one[0] - other[0], one[1] - other[1])


def steps_between(q: i64, r: i64) -> i64:
    """The length of the way (q, r)."""
    s: i64 = -q - r
    a: i64 = q if q >= 0 else -q
    b: i64 = r if r >= 0 else -r
    c: i64 = s if s >= 0 else -s
    if a >= b and a >= c:
        return a
    return b if b >= c else c


def from_offset(column: int, row: int) -> Hex:
    """The hex at a column and row of a pointy-top map whose odd rows lie half a hex to the east."""
    return column - row // 2, row


def to_offset(here: Hex) -> tuple[int, int]:
    """The column and row of a hex on such a map."""
    return here[0] + here[1] // 2, here[1]


def centre_flat(here: Hex, size: float) -> tuple[float, float]:
    """Where a flat-top hexagon of this size (centre to corner) has its centre: x, y downwards."""
    q, r = here
    return 1.5 * size * q, 3**0.5 * size * (r + q / 2)


def centre_pointy(here: Hex, size: float) -> tuple[float, float]:
    """The same for a pointy-top hexagon with (1, 0) to the east."""
    q, r = here
    return 3**0.5 * size * (q + r / 2), 1.5 * size * r
