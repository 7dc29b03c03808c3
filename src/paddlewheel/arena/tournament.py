"""Levels of bots against each other, in every seating, rated with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.plan import Plan, Played, play_series
from paddlewheel.arena.statistics import Rate, wilson
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
) -> Standing:
    """Play this many games in turn over all seatings. Games of one round share a seed: all have the same luck."""
    if len(set(levels)) < 2:
        raise BadInput("a tournament needs at least two different levels")
    seats = game.info.usual_seats
    tables = seatings(levels, seats)
    results: list[tuple[tuple[str, ...], Played]] = []
    for place, seating in enumerate(tables):
        numbers = [number for number in range(games) if number % len(tables) == place]
        if not numbers:
            continue
        plan = Plan(game.info.id, seating, seed, options, components=game.component_file)
        rounds = sorted({number // len(tables) for number in numbers})
        results += [(seating, played) for played in play_series(plan, rounds, executor)]
    results.sort(key=lambda entry: (entry[1].number, entry[0]))
    return _standing(game, levels, results)


def _standing(game: AnyGame, levels: Sequence[str], results: list[tuple[tuple[str, ...], Played]]) -> Standing:
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
    return Standing(game.info.id, len(results), tuple(ranked), tuple(pairs))
