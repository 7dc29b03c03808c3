"""What a debriefing tells, gathered from a record: one entry a round, how everybody stands, and the whole of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.games.my_river_kit.debrief.questions import questions
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport, RoundSorter, activities, gini
from paddlewheel.games.my_river_kit.debrief.turning_points import TurningPoint, turning_points
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import city, hyphened
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.games.my_river_kit.view.words import ending, level_with_winner
from paddlewheel.kernel import Outcome, Record
from paddlewheel.presentation import (
    ToldGame,
    common_facts,
    listed,
    players_of,
    retold,
    seat_name,
    seat_names,
    talking_points,
)


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one city stands at the end of the game, or now."""

    city: str
    player: str
    money: int
    #: Cash less everything still owed, plus what others owe.
    wealth: int
    aquabon: int
    #: Fines, repairs and instalments that could not be paid.
    debt: int
    activities: tuple[str, ...]
    #: Only of a secret goal, and only once the game is over.
    goal: str = ""
    #: 1 for the winner; 0 while the game goes on and where all win or lose together.
    place: int = 0


class GameReport(ToldGame, kw_only=True):
    """A whole game for talking about."""

    cities: tuple[str, ...]
    #: By seat, at the end of the game or now.
    standings: list[Standing]
    gini: float
    #: Red and green limits by indicator.
    limits: dict[str, dict[str, int]]
    rounds: list[RoundReport]
    turning_points: list[TurningPoint]

    @property
    def mayors(self) -> list[str]:
        """Each city with who plays it."""
        return [seat_name(city, player) for city, player in zip(self.cities, self.players, strict=True)]


def debrief(record: Record, game: MyRiverKit = GAME) -> GameReport:
    """The report on a record, as far as the game went. A damaged record raises BadRecord."""
    sorter = RoundSorter(game, record.seats)
    for choice in retold(record, game):
        state = choice.after
        is_assessed = any(told.event.kind == "assessed" for told in choice.events)
        seen = game.observe(state, None) if is_assessed else None
        for told in choice.events:
            sorter.take(told.event, seen, told.when)
    seen = game.observe(state, None)
    outcome = state.outcome
    players = players_of(record)
    cities = tuple(map(city, range(record.seats)))
    mayors = seat_names(cities, record)
    return GameReport(
        **common_facts(record, outcome),
        cities=cities,
        ending=_ending(outcome, seen, mayors, sorter.goals),
        standings=_standings(seen, players, sorter.goals, outcome),
        gini=gini([mayor.wag for mayor in seen.mayors]),
        limits={line.name: {"red": line.red, "green": line.green} for line in seen.indicators},
        rounds=sorter.rounds,
        turning_points=turning_points(sorter.rounds, mayors),
        questions=talking_points(
            questions(), {"defeat": ""} if outcome is not None and outcome.reason == "red" else {}
        ),
    )


def _standings(
    seen: BasinObservation, players: Sequence[str], goals: dict[int, str], outcome: Outcome | None
) -> list[Standing]:
    alone = outcome is not None and len(outcome.winners) == 1
    return [
        Standing(
            city=city(seat),
            player=players[seat],
            money=mayor.wag,
            wealth=mayor.wealth,
            aquabon=mayor.aquabon,
            debt=mayor.debt,
            activities=activities(mayor),
            goal=goals.get(seat, ""),
            place=outcome.ranks[seat] if outcome is not None and alone else 0,
        )
        for seat, mayor in enumerate(seen.mayors)
    ]


def _level_by_goal(seen: BasinObservation, goals: dict[int, str], winner: int) -> list[int]:
    """Of those who picked the winner's goal, all who have as much of it."""
    held = {
        seat: seen.mayors[seat].aquabon if goal == "aquabon" else seen.mayors[seat].wealth
        for seat, goal in goals.items()
        if goal == goals[winner]
    }
    return [seat for seat in sorted(held) if held[seat] == held[winner]]


def _ending(outcome: Outcome | None, seen: BasinObservation, mayors: Sequence[str], goals: dict[int, str]) -> str:
    if outcome is None:
        return say("report-unfinished", round=max(1, seen.round), rounds=seen.rounds)
    level = level_with_winner(outcome)
    if len(level) == 1 and goals:
        level = _level_by_goal(seen, goals, level[0])
    if len(level) < 2:
        return ending(outcome.reason, outcome.winners)
    winner = outcome.winners[0]
    mayor = seen.mayors[winner]
    return say(
        "report-level",
        mayors=listed(mayors[seat] for seat in level),
        reason=hyphened(outcome.reason),
        aquabon=mayor.aquabon,
        wealth=mayor.wealth,
        winner=city(winner),
    )
