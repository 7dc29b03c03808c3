"""A seat's sight as numbers, in a fixed shape: what learning agents read.

Each game's `features.py` says which **parts** there are and writes them, in that order, from what the seat may
know. It may read the state, for speed; that it reads nothing unseen is proved by dealing the unseen again.
"""

from __future__ import annotations

from typing import Generic

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from paddlewheel.kernel.contract import Menu, S, State


class Part(msgspec.Struct, frozen=True):
    """A named run of numbers. Each lies between -most and most; divided by `most`, between -1 and 1."""

    name: str
    size: int
    most: int
    meaning: str


class Page:
    """Rows of whole numbers, written from left to right."""

    __slots__ = ("at", "numbers")

    numbers: vec[i16]
    at: i64

    def __init__(self, size: i64) -> None:
        self.numbers = vec[i16]([0] * size)
        self.at = 0

    def put(self, number: i64) -> None:
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
        self.numbers[self.at] = 1 if holds else 0
        self.at += 1

    def blank(self, places: i64) -> None:
        """So many noughts."""
        numbers = self.numbers
        place = self.at
        end = place + places
        while place < end:
            numbers[place] = 0
            place += 1
        self.at = end

    def bits(self, mask: i64, many: i64) -> None:
        """The lowest so many bits, one number each."""
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
        """A one at `which` among `many` noughts; noughts alone when it is none of them."""
        start = self.at
        self.blank(many)
        if 0 <= which < many:
            self.numbers[start + which] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """How one game, for one number of seats, is written as numbers."""

    def __init__(self, parts: list[Part], version: i64 = 1) -> None:
        self.parts: list[Part] = parts
        #: Raised whenever the parts change: the ids of environments carry it.
        self.version: i64 = version
        size: i64 = 0
        for part in parts:
            size += part.size
        self.size: i64 = size

    def write(self, state: S, seat: i64, page: Page) -> None:
        """Write every part, each number once, from what this seat may know."""
        raise NotImplementedError


class Sheet:
    """Rows of a seat's numbers, each with the mask of what the seat may choose."""

    def __init__(self, features: Features[State], vocabulary: i64, rows: i64) -> None:
        self.features: Features[State] = features
        self.vocabulary: i64 = vocabulary
        self.page: Page = Page(rows * features.size)
        self.mask: vec[u8] = vec[u8]([0] * (rows * vocabulary))
        self.menu: Menu = Menu(vocabulary)

    def fill(self, row: i64, state: State, seat: i64) -> None:
        """Write one row, as this seat sees the state."""
        page = self.page
        size = self.features.size
        page.at = row * size
        self.features.write(state, seat, page)
        if page.at != (row + 1) * size:
            raise RuntimeError(f"{page.at - row * size} features written, {size} promised")
        self.fill_mask(row, state, seat)

    def fill_mask(self, row: i64, state: State, seat: i64) -> None:
        mask = self.mask
        start = row * self.vocabulary
        place = start
        while place < start + self.vocabulary:
            mask[place] = 0
            place += 1
        menu = self.menu
        state.offer(seat, menu)
        items = menu.items
        item: i64 = 0
        while item < menu.count:
            mask[start + items[item]] = 1
            item += 1
