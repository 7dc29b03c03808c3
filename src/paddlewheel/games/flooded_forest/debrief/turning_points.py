"""Turning points in the forest, found by rule: the heights of the flood, homecomings, meals and leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddlewheel.games.flooded_forest.debrief.turns import TurnTold
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.vocabulary import PREDATOR_NAMES
from paddlewheel.language import identifier, listed
from paddlewheel.presentation import Moment, happenings, held_leads, number

#: A lead in points that is held for this many turns has turned the game.
HELD = 4
#: Fish that come home, or are eaten, in one turn and are worth talking about.
MANY_HOME = 3
MANY_EATEN = 2


def turning_points(turns: Sequence[TurnTold], names: Sequence[str], circles: int) -> list[Moment]:
    """All turning points in the order in which they happened."""
    found = [
        *_seasons(turns, names),
        *_homecomings(turns, names, circles),
        *_meals(turns, names),
        *_leads(turns, names),
    ]
    return sorted(found, key=lambda moment: (moment.at, moment.beat))


def largest(turns: Sequence[TurnTold], of: str, least: int) -> TurnTold | None:
    """The turn with the most fish in this list (`came_home`, `ate`), where it is enough; the first of several."""
    most = max(turns, key=lambda turn: sum(getattr(turn, of)), default=None)
    return most if most is not None and sum(getattr(most, of)) >= least else None


def fish_words(fish: Sequence[int], names: Sequence[str]) -> str:
    """2 of Red (Ada) and 1 of Blue."""
    return listed(say("fish-of", count=count, owner=names[owner]) for owner, count in enumerate(fish) if count)


def leads(turns: Sequence[TurnTold]) -> list[tuple[TurnTold, int, int]]:
    """Turns in which somebody took a lead in points that was held: the turn, who, and for how many turns."""
    leaders = [_leader(turn) for turn in turns]
    return [(turns[at], leader, held) for at, leader, held in held_leads(leaders, HELD)]


def _leader(turn: TurnTold) -> int:
    """The seat that alone has the most points; -1: nobody."""
    points = [player.points for player in turn.players]
    return points.index(max(points)) if points.count(max(points)) == 1 else -1


def _seasons(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[Moment]:
    for turn, happening in happenings(turns, "predators"):
        in_forest = zip(names, (player.in_forest for player in turn.players), strict=True)
        fish = ", ".join(say("score", who=name, count=count) for name, count in in_forest)
        text = say("moment-height", tiles=turn.tiles, fish=fish)
        yield Moment(turn.turn, text, *happening.when)
    for turn, happening in happenings(turns, "dry"):
        text = say("moment-dry", who=names[happening.event.seat])
        yield Moment(turn.turn, text, *happening.when)
    for turn, happening in [*happenings(turns, "all placed")][:1]:
        text = say("moment-all-placed", who=names[happening.event.seat])
        yield Moment(turn.turn, text, *happening.when)


def _homecomings(turns: Sequence[TurnTold], names: Sequence[str], circles: int) -> Iterator[Moment]:
    first = [*happenings(turns, "home")][:1]
    for turn, happening in first:
        text = say("moment-first-home", who=names[turn.seat], fish=fish_words(turn.came_home, names))
        yield Moment(turn.turn, text, *happening.when)
    most = largest(turns, "came_home", MANY_HOME)
    if most is not None and most is not first[0][0]:
        text = say("moment-most-home", who=names[most.seat], fish=fish_words(most.came_home, names))
        yield Moment(most.turn, text, *most.when("home"))
    half = next((turn for turn in turns if 2 * turn.in_river >= circles), None)
    if half is not None:
        text = say("moment-half", filled=half.in_river, circles=circles)
        yield Moment(half.turn, text, *half.when("home"))
    for turn, happening in happenings(turns, "over"):
        reason = identifier(str(happening.event.facts["reason"]))
        text = say("moment-over", reason=reason, rule=happening.event.rule)
        yield Moment(turn.turn, text, *happening.when)


def _meals(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[Moment]:
    first = [*happenings(turns, "eats")][:1]
    for turn, happening in first:
        predator = PREDATOR_NAMES[number(happening.event.facts, "predator")]
        text = say("moment-first-meal", who=names[turn.seat], predator=predator, fish=fish_words(turn.ate, names))
        yield Moment(turn.turn, text, *happening.when)
    most = largest(turns, "ate", MANY_EATEN)
    if most is not None and most is not first[0][0]:
        fish = fish_words(most.ate, names)
        text = say("moment-largest-meal", who=names[most.seat], count=sum(most.ate), fish=fish)
        yield Moment(most.turn, text, *most.when("eats"))
    own = next((turn for turn in turns if turn.ate[turn.seat]), None)
    if own is not None:
        text = say("moment-own-eaten", who=names[own.seat])
        yield Moment(own.turn, text, *own.when("eats"))
    for turn, happening in [*happenings(turns, "drives off")][:1]:
        loser = PREDATOR_NAMES[number(happening.event.facts, "loser")]
        yield Moment(turn.turn, say("moment-driven-off", predator=loser), *happening.when)


def _leads(turns: Sequence[TurnTold], names: Sequence[str]) -> Iterator[Moment]:
    for turn, leader, held in leads(turns):
        text = say("moment-lead", who=names[leader], points=turn.players[leader].points, turns=held)
        yield Moment(turn.turn, text, *turn.when("home", "eats"))
