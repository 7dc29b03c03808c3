"""The hexes of the map by number, row by row: hex = row * 10 + column. They are pointy-top."""

from __future__ import annotations

from math import atan2, pi
from typing import Final

from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.parts import hexes as axial

ROWS: Final = 14
COLUMNS: Final = 10
LETTERS: Final = "abcdefghijklmn"
#: Centre to corner of a hex that is one wide.
ONE_WIDE: Final = 3**-0.5


def hex_name(hex: int) -> str:
    return f"{LETTERS[hex // COLUMNS]}{hex % COLUMNS}"


def hex_number(name: str) -> int:
    """The hex of a name such as c5, or -1."""
    if len(name) != 2 or name[0] not in LETTERS or not name[1].isdigit():
        return -1
    return LETTERS.index(name[0]) * COLUMNS + int(name[1])


def coordinates(hex: int) -> axial.Hex:
    row, column = divmod(hex, COLUMNS)
    return axial.from_offset(column, row)


def neighbour(hex: int, direction: int) -> int:
    """The next hex north-east, east, south-east, south-west, west or north-west (0 to 5), or -1 off the map."""
    column, row = axial.to_offset(axial.neighbour(coordinates(hex), direction + 1))
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def neighbours(hex: int) -> list[int]:
    """Those on the map, clockwise from north-east."""
    return [there for there in (neighbour(hex, direction) for direction in range(6)) if there >= 0]


def centre(hex: int, size: float = ONE_WIDE) -> tuple[float, float]:
    """Where the middle of a hex of this size (centre to corner) lies: x to the east, y to the south."""
    return axial.centre_pointy(coordinates(hex), size)


def clockwise(hexes: list[int]) -> list[int]:
    """All hexes in the order in which a clock hand in the middle of these passes them: from north, the nearer first."""
    middle_x = sum(centre(hex)[0] for hex in hexes) / len(hexes)
    middle_y = sum(centre(hex)[1] for hex in hexes) / len(hexes)

    def hand(hex: int) -> tuple[float, float, int]:
        x, y = centre(hex)[0] - middle_x, centre(hex)[1] - middle_y
        # Rounded, so that the same direction is the same on every machine.
        return round(atan2(x, -y) % (2 * pi), 9) % round(2 * pi, 9), round(x * x + y * y, 9), hex

    return sorted(range(HEXES), key=hand)


def distances(hex: int) -> list[int]:
    """Steps from this hex to every hex, as the crow flies."""
    here = coordinates(hex)
    return [axial.distance(here, coordinates(there)) for there in range(HEXES)]


def pieces(hexes: list[int]) -> list[set[int]]:
    """The connected pieces of these hexes."""
    left = set(hexes)
    found = []
    while left:
        queue = [left.pop()]
        piece = set(queue)
        for here in queue:
            for there in neighbours(here):
                if there in left:
                    left.discard(there)
                    piece.add(there)
                    queue.append(there)
        found.append(piece)
    return found


def contiguous(hexes: list[int]) -> bool:
    return len(pieces(hexes)) == 1
