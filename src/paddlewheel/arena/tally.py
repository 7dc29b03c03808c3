"""What a series of games came to: wins, places, lengths and ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from paddlewheel.arena.plan import Plan, Played
from paddlewheel.arena.statistics import Rate, wilson


class SeatTally(msgspec.Struct, frozen=True):
    """What became of one seat over all games. Shared wins count as shares."""

    seat: int
    player: str
    wins: int
    share: float
    #: The win rate with its 95 % interval.
    rate: Rate
    mean_rank: float
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """A series, counted."""

    plan: Plan
    games: int
    decisions: int
    mean_length: float
    by_seat: tuple[SeatTally, ...]
    by_reason: dict[str, int]
    #: How many games all seats won.
    together: Rate
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def tally(plan: Plan, played: Sequence[Played], seconds: float) -> Simulation:
    """Count a series. The order in which its games were played does not matter."""
    games = len(played)
    decisions = sum(game.decisions for game in played)
    by_seat = []
    for seat, player in enumerate(plan.players):
        wins = sum(seat in game.winners for game in played)
        share = sum(1 / len(game.winners) for game in played if seat in game.winners)
        mean_rank = sum(game.ranks[seat] for game in played) / games
        mean_score = sum(game.scores[seat] for game in played) / games
        by_seat.append(SeatTally(seat, player, wins, share / games, wilson(wins, games), mean_rank, mean_score))
    reasons = Counter(game.reason for game in played)
    by_reason = dict(sorted(reasons.items(), key=lambda entry: (-entry[1], entry[0])))
    together = wilson(sum(game.won_by_all for game in played), games)
    return Simulation(plan, games, decisions, decisions / games, tuple(by_seat), by_reason, together, seconds)
