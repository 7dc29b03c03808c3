"""Random numbers that belong to a state: a seed, a stream and a counter.

Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, 2011). It needs only sums, shifts and
exclusive-ors of 32-bit words, so it gives the same numbers on every machine, plain or compiled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA

# What a stream is for. Streams of one seed never meet.
GAME_STREAM: Final = 0
BOT_STREAM: Final = 1
GUESS_STREAM: Final = 2
SEED_STREAM: Final = 3

LARGEST_SEED: Final = 2**63 - 1


def _mixed(a: i64, b: i64, turn: i64) -> i64:
    """One round: `b` is turned left within its word, then joined with the new `a`."""
    return (((b << turn) | (b >> (32 - turn))) & WORD) ^ a


def threefry(key0: i64, key1: i64, counter0: i64, counter1: i64) -> i64:
    """The 64 bits at this place of the stream, as two words: first | second << 32 (sign included)."""
    key2: i64 = key0 ^ key1 ^ PARITY
    a: i64 = (counter0 + key0) & WORD
    b: i64 = (counter1 + key1) & WORD
    group: i64 = 1
    while group <= 5:
        if group & 1:
            a = (a + b) & WORD
            b = _mixed(a, b, 13)
            a = (a + b) & WORD
            b = _mixed(a, b, 15)
            a = (a + b) & WORD
            b = _mixed(a, b, 26)
            a = (a + b) & WORD
            b = _mixed(a, b, 6)
        else:
            a = (a + b) & WORD
            b = _mixed(a, b, 17)
            a = (a + b) & WORD
            b = _mixed(a, b, 29)
            a = (a + b) & WORD
            b = _mixed(a, b, 16)
            a = (a + b) & WORD
            b = _mixed(a, b, 24)
        # The three key words take turns.
        if group == 1 or group == 4:
            a = (a + key1) & WORD
            b = (b + key2 + group) & WORD
        elif group == 2 or group == 5:
            a = (a + key2) & WORD
            b = (b + key0 + group) & WORD
        else:
            a = (a + key0) & WORD
            b = (b + key1 + group) & WORD
        group += 1
    if b & 0x80000000:
        return a | ((b - 0x100000000) << 32)
    return a | (b << 32)


@final
class Chance:
    """One stream of random numbers. Copying it costs three integers."""

    __slots__ = ("counter", "seed", "spare", "stream")

    seed: i64
    stream: i64
    counter: i64
    spare: i64

    def __init__(self, seed: i64, stream: i64) -> None:
        self.seed = seed
        self.stream = stream
        self.counter = 0
        self.spare = 0

    def clone(self) -> Chance:
        """The same stream at the same point."""
        twin = Chance(self.seed, self.stream)
        twin.counter = self.counter
        twin.spare = self.spare
        return twin

    def word(self) -> i64:
        """The next 32 bits. Every block of the generator gives two words."""
        drawn = self.counter
        self.counter = drawn + 1
        if drawn & 1:
            return self.spare
        block = threefry(self.seed & WORD, (self.seed >> 32) & WORD, (drawn >> 1) & WORD, self.stream)
        self.spare = (block >> 32) & WORD
        return block & WORD

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each as likely as the others."""
        product = self.word() * bound
        if (product & WORD) < bound:
            unfair = (0x100000000 - bound) % bound
            while (product & WORD) < unfair:
                product = self.word() * bound
        return product >> 32

    def weighted(self, weights: vec[float], count: i64) -> i64:
        """One of the first places, each as likely as its weight says."""
        total = 0.0
        place: i64 = 0
        while place < count:
            total += weights[place]
            place += 1
        mark = total * float(self.below(1000000)) / 1000000.0
        place = 0
        while place < count - 1:
            mark -= weights[place]
            if mark < 0.0:
                break
            place += 1
        return place

    def new_seed(self) -> i64:
        """A seed for another stream or another game: 63 bits."""
        high = self.word() & 0x7FFFFFFF
        return (high << 32) | self.word()

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in an order of which none is likelier than another."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1


def derived_seed(seed: i64, number: i64) -> i64:
    """The seed of game `number` in a series: the same for any order and any number of workers."""
    return threefry(seed & WORD, (seed >> 32) & WORD, number & WORD, SEED_STREAM) & LARGEST_SEED
