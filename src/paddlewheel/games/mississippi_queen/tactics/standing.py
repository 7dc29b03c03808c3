"""Who is ahead, by the moves that every ship still needs."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: The moves from which landing at all is as likely as not, and how fast that changes.
DOUBTFUL: Final = 15.0
SPREAD: Final = 10.0
#: The share of the judgement for one's own landing at the most, and the rounds in which it grows.
OWN_AT_LAST: Final = 0.95
CALM_ROUNDS: Final = 12
LAST_ROUNDS: Final = 36


def own_share(round_number: i64, at_first: float) -> float:
    """How much a captain thinks of landing rather than of the others: more and more as the race drags on.

    Two ships that set each other back for ever both lose.
    """
    if round_number <= CALM_ROUNDS:
        return at_first
    if round_number >= LAST_ROUNDS:
        return OWN_AT_LAST
    return at_first + (OWN_AT_LAST - at_first) * float(round_number - CALM_ROUNDS) / float(LAST_ROUNDS - CALM_ROUNDS)


def chance_of(moves: vec[float], seat: i64, own: float, lead: float) -> float:
    """How well a seat stands, given the moves that each still needs; a lead of `lead` is worth about three to one.

    It is the chance to be ahead of another ship and, for the share `own`, to land at all: a ship that nobody can beat
    still wants to land.
    """
    ahead = 0.0
    other: i64 = 0
    while other < len(moves):
        if other != seat:
            ahead += 1.0 / (1.0 + exp((moves[seat] - moves[other]) / lead))
        other += 1
    lands = 1.0 / (1.0 + exp((moves[seat] - DOUBTFUL) / SPREAD))
    return (1.0 - own) * ahead / float(len(moves) - 1) + own * lands
