"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The reason it ended, each seat's score and rank (1 is best), and the seats that won."""

    reason: str
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    #: The rule by which it ended.
    rule: str = ""


def ranked(reason: str, rule: str, scores: Sequence[float]) -> Outcome:
    """The outcome in which a higher score ranks higher, and equal scores share a rank."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(reason, tuple(scores), ranks, winners, rule)


def together(reason: str, rule: str, won: bool, seats: int) -> Outcome:
    """The outcome of a co-operative game: everybody wins, or nobody does."""
    winners = tuple(range(seats)) if won else ()
    return Outcome(reason, (float(won),) * seats, (1,) * seats, winners, rule)
