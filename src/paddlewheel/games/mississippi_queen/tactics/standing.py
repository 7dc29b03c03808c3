"""Who is ahead, by the moves that every ship still needs."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: A lead of this many moves is worth about three to one.
LEAD: Final = 2.5
#: The moves from which landing at all is as likely as not, and how fast that changes.
DOUBTFUL: Final = 15.0
SPREAD: Final = 10.0
#: The share of the judgement for one's own landing: at the start, at the most, and the rounds between.
OWN: Final = 0.15
OWN_AT_LAST: Final = 0.95
CALM_ROUNDS: Final = 12
LAST_ROUNDS: Final = 36


def own_share(round_number: i64) -> float:
    """How much a captain thinks of landing rather than of the others: more and more as the race drags on.

    Two ships that set each other back for ever both lose.
    """
    if round_number <= CALM_ROUNDS:
        return OWN
    if round_number >= LAST_ROUNDS:
        return OWN_AT_LAST
    return OWN + (OWN_AT_LAST - OWN) * float(round_number - CALM_ROUNDS) / float(LAST_ROUNDS - CALM_ROUNDS)


def chance_of(moves: vec[float], seat: i64, own: float) -> float:
    """How well a seat stands, given the moves that each still needs.

    It is the chance to be ahead of another ship and, for the share `own`, to land at all: a ship that nobody can beat
    still wants to land.
    """
    ahead = 0.0
    other: i64 = 0
    while other < len(moves):
        if other != seat:
            ahead += 1.0 / (1.0 + exp((moves[seat] - moves[other]) / LEAD))
        other += 1
    lands = 1.0 / (1.0 + exp((moves[seat] - DOUBTFUL) / SPREAD))
    return (1.0 - own) * ahead / float(len(moves) - 1) + own * lands
