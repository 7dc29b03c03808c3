"""What a seat may know as numbers of a fixed shape: what learning agents read.

Each game's `features.py` says which **parts** there are and writes them, in that order, from what the seat may
know. It may read the state, for speed; that it reads nothing unseen is proved by dealing the unseen again.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from paddlewheel.kernel._contract import AnyState, Menu, S, require_methods


class Part(msgspec.Struct, frozen=True):
    """A named run of numbers. Each lies between -most and most; divided by `most`, between -1 and 1."""

    name: str
    size: int
    most: int
    meaning: str


class Page:
    """Rows of whole numbers, written from left to right over zeros."""

    __slots__ = ("_blank", "at", "numbers", "width")

    numbers: vec[i16]
    at: i64
    width: i64
    _blank: vec[i16]

    def __init__(self, width: i64, rows: i64 = 1) -> None:
        self.width = width
        self._blank = vec[i16]([0] * (width * rows))
        self.numbers = self._blank[:]
        self.at = 0

    def wipe(self) -> None:
        """All rows at once, in new memory: arrays that share the old one keep their values."""
        self.numbers = self._blank[:]

    def wipe_row(self, row: i64) -> None:
        """Set all numbers of a row to zero."""
        numbers = self.numbers
        place = row * self.width
        end = place + self.width
        while place < end:
            numbers[place] = 0
            place += 1

    def put(self, number: i64) -> None:
        """Write the next number."""
        self.numbers[self.at] = i16(number)
        self.at += 1

    def put_within(self, number: i64, most: i64) -> None:
        """A number, or the nearest one between -most and most."""
        self.put(most if number > most else (-most if number < -most else number))

    def put_all(self, counts: vec[i64], first: i64, most: i64) -> None:
        """All these, from the first one on and round to it again, each between -most and most."""
        numbers = self.numbers
        at = self.at
        size: i64 = len(counts)
        place: i64 = 0
        while place < size:
            turned = first + place
            count = counts[turned if turned < size else turned - size]
            numbers[at + place] = i16(most if count > most else (-most if count < -most else count))
            place += 1
        self.at = at + size

    def flag(self, holds: bool) -> None:
        """Write 1 where it holds, else 0."""
        if holds:
            self.numbers[self.at] = 1
        self.at += 1

    def blank(self, places: i64) -> None:
        """Leave this many places at zero."""
        self.at += places

    def bits(self, mask: i64, many: i64) -> None:
        """The lowest `many` bits, one number each."""
        numbers = self.numbers
        place = self.at
        end = place + many
        while place < end:
            numbers[place] = i16(mask & 1)
            mask >>= 1
            place += 1
        self.at = end

    def mark(self, place: i64) -> None:
        """A one at a place already written."""
        self.numbers[place] = 1

    def add_within(self, place: i64, number: i64, most: i64) -> None:
        """Add to a number at a place already written, up to `most`."""
        found: i64 = number + i64(self.numbers[place])
        self.numbers[place] = i16(found if found < most else most)

    def one_of(self, which: i64, many: i64) -> None:
        """A one at `which` among `many` zeros; only zeros when it is none of them."""
        if 0 <= which < many:
            self.numbers[self.at + which] = 1
        self.at += many


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """How one game, for one number of seats, is written as numbers."""

    def __init__(self, parts: list[Part], version: i64 = 1) -> None:
        require_methods(self, Features, ("write",))
        self.parts: list[Part] = parts
        #: Raised whenever the parts change: the ids of environments carry it.
        self.version: i64 = version
        size: i64 = 0
        for part in parts:
            size += part.size
        self.size: i64 = size

    @abstractmethod
    def write(self, state: S, seat: i64, page: Page) -> None:
        """Write every part, each number once, from what this seat may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes(Features[S]):
    """A board as planes: each part has a number for every cell of a grid, row by row."""

    def __init__(self, channels: list[tuple[str, int, str]], rows: i64, columns: i64) -> None:
        """`channels`: the name of each plane, its greatest number and its meaning."""
        super().__init__([Part(name, int(rows * columns), most, meaning) for name, most, meaning in channels])
        self.rows: i64 = rows
        self.columns: i64 = columns
        #: Numbers in one plane.
        self.cells: i64 = rows * columns


class Beside(Features[S]):
    """Numbers, and the planes of the same table after them."""

    def __init__(self, numbers: Features[S], planes: Planes[S]) -> None:
        super().__init__(numbers.parts + planes.parts, numbers.version)
        self.numbers: Features[S] = numbers
        self.planes: Planes[S] = planes

    def write(self, state: S, seat: i64, page: Page) -> None:
        self.numbers.write(state, seat, page)
        self.planes.write(state, seat, page)


class Sheet:
    """Rows of a seat's numbers, each with the mask of what the seat may choose."""

    def __init__(self, features: Features[AnyState], vocabulary: i64, rows: i64) -> None:
        self.features: Features[AnyState] = features
        self.vocabulary: i64 = vocabulary
        self.page: Page = Page(features.size, rows)
        self._blank: vec[u8] = vec[u8]([0] * (rows * vocabulary))
        self.mask: vec[u8] = self._blank[:]
        self.menu: Menu = Menu(vocabulary)

    def wipe(self) -> None:
        """All rows at once, in new memory."""
        self.page.wipe()
        self.mask = self._blank[:]

    def wipe_row(self, row: i64) -> None:
        """Set the numbers and the mask of a row to zero."""
        self.page.wipe_row(row)
        mask = self.mask
        place = row * self.vocabulary
        end = place + self.vocabulary
        while place < end:
            mask[place] = 0
            place += 1

    def rewrite(self, row: i64, state: AnyState, seat: i64) -> None:
        """Write a row over what it held."""
        self.wipe_row(row)
        self.write(row, state, seat)

    def write(self, row: i64, state: AnyState, seat: i64) -> None:
        """Write one row that was wiped, as this seat sees the state."""
        page = self.page
        page.at = row * page.width
        self.features.write(state, seat, page)
        if page.at != (row + 1) * page.width:
            raise RuntimeError(f"{page.at - row * page.width} features written, {page.width} promised")
        mask = self.mask
        start = row * self.vocabulary
        menu = self.menu
        state.offer(seat, menu)
        items = menu.items
        item: i64 = 0
        while item < menu.count:
            mask[start + items[item]] = 1
            item += 1
