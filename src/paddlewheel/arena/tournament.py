"""Levels of bots against each other, in every seating, rated with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations
from pathlib import Path

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan, Played
from paddlewheel.arena.series import Series, kept_file
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.bots import make_player
from paddlewheel.kernel import AnyGame, BadInput, OptionValue


class PlayerStanding(msgspec.Struct, frozen=True):
    """A level's rating (Plackett-Luce, 25 for a newcomer) with one standard deviation, and its wins."""

    name: str
    rating: float
    uncertainty: float
    games: int
    won: Rate


class Pairing(msgspec.Struct, frozen=True):
    """How often one level came in ahead of another, ties left out."""

    player: str
    other: str
    ahead: Rate


class Standing(msgspec.Struct, frozen=True):
    """How a tournament stands: the players, the best first, and who comes in ahead of whom."""

    game: str
    games: int
    players: tuple[PlayerStanding, ...]
    pairs: tuple[Pairing, ...]
    #: Whether Ctrl-C has ended it.
    interrupted: bool = False


def seatings(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the levels in which at least two of them meet, each seating once."""
    groups = [group for group in combinations_with_replacement(levels, seats) if len(set(group)) > 1]
    return [seating for group in groups for seating in sorted(set(permutations(group)))]


def hold(
    game: AnyGame,
    levels: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    executor: Executor = inline,
    seats: int | None = None,
    keep: Path | None = None,
) -> Standing:
    """Play this many games in turn over all seatings. Games of one round share a seed: all have the same luck.

    With a folder to keep them, go on where it stopped. Ctrl-C rates what was played.
    """
    if len(set(levels)) < 2:
        raise BadInput(say("two-levels"))
    for level in levels:
        make_player(level, 0, 0, game)
    tables = seatings(levels, game.checked_seats(seats))
    results: list[tuple[tuple[str, ...], Played]] = []
    interrupted = False
    for place, seating in enumerate(tables):
        rounds = len(range(place, games, len(tables)))
        if not rounds or interrupted:
            continue
        plan = Plan(game.info.id, seating, seed, options, components=game.component_file)
        series = Series(plan, kept_file(keep, game.info.id, seating))
        try:
            series.run(rounds, executor)
        except KeyboardInterrupt:
            if not results:
                raise
        interrupted = series.interrupted
        results += [(seating, played) for played in series.played if played.number < rounds]
    results.sort(key=lambda entry: (entry[1].number, entry[0]))
    return _standing(game, levels, results, interrupted)


def _standing(
    game: AnyGame, levels: Sequence[str], results: list[tuple[tuple[str, ...], Played]], interrupted: bool
) -> Standing:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {level: model.rating(name=level) for level in levels}
    ahead: dict[tuple[str, str], int] = {}
    games = dict.fromkeys(levels, 0)
    wins = dict.fromkeys(levels, 0)
    for seating, played in results:
        rated = model.rate([[ratings[level]] for level in seating], ranks=[float(rank) for rank in played.ranks])
        for level in set(seating):
            own = [rated[seat][0] for seat, other in enumerate(seating) if other == level]
            ratings[level] = min(own, key=lambda rating: rating.sigma)
        for seat, level in enumerate(seating):
            games[level] += 1
            wins[level] += seat in played.winners
            for other_seat, other in enumerate(seating):
                if level != other and played.ranks[seat] < played.ranks[other_seat]:
                    ahead[level, other] = ahead.get((level, other), 0) + 1
    players = [
        PlayerStanding(level, ratings[level].mu, ratings[level].sigma, games[level], wilson(wins[level], games[level]))
        for level in levels
    ]
    pairs = []
    for place, level in enumerate(levels):
        for other in levels[:place]:
            better, worse = ahead.get((level, other), 0), ahead.get((other, level), 0)
            pairs.append(Pairing(level, other, wilson(better, better + worse)))
    ranked = sorted(players, key=lambda player: -player.rating)
    return Standing(game.info.id, len(results), tuple(ranked), tuple(pairs), interrupted)
