"""Piles of numbered cards or tiles: vectors with the top card last. `pop` draws it, `append` puts one on top."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.kernel import Chance

#: The place of a card that is not in a pile.
NOT_THERE: Final = -1


def numbered(first: i64, end: i64) -> vec[i64]:
    """The cards from `first` to `end - 1`, in order."""
    pile = vec[i64](capacity=end - first)
    card = first
    while card < end:
        pile = append(pile, card)
        card += 1
    return pile


def shuffled(first: i64, end: i64, chance: Chance) -> vec[i64]:
    """The cards from `first` to `end - 1`, shuffled."""
    pile = numbered(first, end)
    chance.shuffle(pile)
    return pile


def place_of(pile: vec[i64], card: i64) -> i64:
    """Where a card is in a pile, or NOT_THERE."""
    place: i64 = 0
    while place < len(pile):
        if pile[place] == card:
            return place
        place += 1
    return NOT_THERE


def without(pile: vec[i64], place: i64) -> vec[i64]:
    """A new pile without the card at this place; the others keep their order."""
    left = vec[i64](capacity=len(pile))
    at: i64 = 0
    while at < len(pile):
        if at != place:
            left = append(left, pile[at])
        at += 1
    return left


def from_counts(counts: vec[i64]) -> vec[i64]:
    """A new pile with this many cards of each kind, in order."""
    size: i64 = 0
    for count in counts:
        size += count
    pile = vec[i64](capacity=size)
    kind: i64 = 0
    while kind < len(counts):
        left = counts[kind]
        while left > 0:
            pile = append(pile, kind)
            left -= 1
        kind += 1
    return pile


def in_order(pile: vec[i64], kinds: i64) -> vec[i64]:
    """A new pile with the same cards by number, all below `kinds`: a guess must not start from how they really lie."""
    counts = vec[i64]([0] * kinds)
    for card in pile:
        counts[card] += 1
    return from_counts(counts)


def redealt(pile: vec[i64], kinds: i64, stream: Chance) -> vec[i64]:
    """A new pile with the same cards in an order that owes nothing to the one they had."""
    unseen = in_order(pile, kinds)
    stream.shuffle(unseen)
    return unseen


def redealt_part(pile: vec[i64], first: i64, end: i64, kinds: i64, stream: Chance) -> vec[i64]:
    """A new pile in which only the cards from place `first` to `end - 1` change their order."""
    part = redealt(pile[first:end], kinds, stream)
    dealt = pile[:]
    place = first
    while place < end:
        dealt[place] = part[place - first]
        place += 1
    return dealt
