"""What a debriefing of the forest tells, gathered from a record: turns, places and why, turning points, questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from paddlewheel.games.flooded_forest.debrief.questions import questions_for
from paddlewheel.games.flooded_forest.debrief.turning_points import turning_points
from paddlewheel.games.flooded_forest.debrief.turns import ForestTeller, PlayerTold, TurnTold, standings
from paddlewheel.games.flooded_forest.game import GAME, FloodedForest
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.view.observation import ForestObservation
from paddlewheel.games.flooded_forest.view.words import player_names, prompt
from paddlewheel.kernel import Outcome, Record
from paddlewheel.language import listed
from paddlewheel.presentation import (
    Moment,
    ToldGame,
    common_facts,
    retold,
    seat_names,
)


class Standing(msgspec.Struct, frozen=True):
    """How a player stands at the end of the game, or now."""

    seat: int
    name: str
    #: 0 before the end.
    place: int
    told: PlayerTold


class ForestReport(ToldGame, kw_only=True):
    """A whole game for talking about."""

    names: tuple[str, ...]
    #: Circles of the river: the game ends when they are filled.
    circles: int
    #: The best place first; before the end the most points first.
    standings: list[Standing]
    #: Why players with equal points are ranked as they are, a sentence each.
    ties: list[str]
    #: How it stood before the first turn, by seat.
    start: list[PlayerTold]
    turns: list[TurnTold]
    turning_points: list[Moment]


def debrief(record: Record, game: FloodedForest = GAME) -> ForestReport:
    """The report on a record, as far as the game went. A damaged record raises BadRecord."""
    telling = retold(record, game)
    opening = next(telling)
    teller = ForestTeller(game, opening.after)
    forest = opening.after
    for choice in telling:
        forest = choice.after
        teller.take(choice)
    seen, outcome = game.observe(forest, None), forest.outcome
    names = seat_names(player_names(), record)
    ties = _ties(seen, outcome, names) if outcome is not None else []
    return ForestReport(
        **common_facts(record, outcome),
        ending=" ".join([prompt(seen, game.tile_set), *ties]) if outcome is not None else _so_far(seen, teller.turns),
        names=names,
        circles=seen.circles,
        standings=_standings(seen, outcome, names),
        ties=ties,
        start=standings(teller.start),
        turns=teller.turns,
        turning_points=turning_points(teller.turns, names, seen.circles),
        questions=questions_for(teller.turns, names, outcome),
    )


def _so_far(seen: ForestObservation, turns: Sequence[TurnTold]) -> str:
    return say("so-far", turn=str(max(1, len(turns))), phase=seen.phase)


def _standings(seen: ForestObservation, outcome: Outcome | None, names: Sequence[str]) -> list[Standing]:
    found = [
        Standing(seat, names[seat], outcome.ranks[seat] if outcome is not None else 0, told)
        for seat, told in enumerate(standings(seen))
    ]
    return sorted(found, key=lambda one: (one.place, -one.told.points))


def _ties(seen: ForestObservation, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Of players with equal points: what told them apart, or that nothing did (FF-67 to FF-68a)."""
    said = []
    points = [player.points for player in seen.players]
    for score in sorted(set(points), reverse=True):
        level = [seat for seat in range(seen.seats) if points[seat] == score]
        if len(level) > 1:
            said.append(_told_apart(seen, outcome, names, level, score))
    return said


def _told_apart(
    seen: ForestObservation, outcome: Outcome, names: Sequence[str], level: Sequence[int], score: int
) -> str:
    players = seen.players
    homes = {seat: players[seat].home for seat in level}
    order = sorted(level, key=lambda seat: outcome.ranks[seat])
    steps = []
    if len(set(homes.values())) > 1:
        steps.append(say("tie.homes", fish=_counts(names, homes, order)))
    for home in sorted(set(homes.values()), reverse=True):
        same = [seat for seat in order if homes[seat] == home]
        if len(same) < 2:
            continue
        rule = "FF-68" if len(same) == 2 else "FF-68a"
        bites = {seat: sum(players[seat].eaten[other] for other in same if other != seat) for seat in same}
        who = listed(names[seat] for seat in same)
        if len(set(bites.values())) > 1:
            steps.append(say("tie.bites", who=who, home=home, eaten=_counts(names, bites, same), rule=rule))
        for place in sorted({outcome.ranks[seat] for seat in same}):
            sharing = [names[seat] for seat in same if outcome.ranks[seat] == place]
            if len(sharing) > 1:
                steps.append(say("tie.shared", who=listed(sharing), place=place))
    return say("tie", who=listed(names[seat] for seat in level), points=score, steps="; ".join(steps))


def _counts(names: Sequence[str], counts: Mapping[int, int], order: Sequence[int]) -> str:
    """Red 4, Blue 3."""
    return ", ".join(say("score", who=names[seat], count=counts[seat]) for seat in order)
