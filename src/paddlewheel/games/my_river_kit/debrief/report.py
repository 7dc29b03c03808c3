"""What a debriefing tells, gathered from a record: one entry a round, how everybody stands, and the whole of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.games.my_river_kit.debrief.questions import questions_for
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport, RoundSorter, activities, gini
from paddlewheel.games.my_river_kit.debrief.turning_points import TurningPoint, turning_points
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.view.names import CITIES, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.games.my_river_kit.view.words import ending, level_with_winner
from paddlewheel.kernel import OptionValue, Outcome, Record, forked, replay, staged
from paddlewheel.presentation import TalkingPoint, beat_number, listed

#: How much of a player's name stands behind the name of the city.
LONGEST_NAME = 14


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


class GameReport(msgspec.Struct):
    """A whole game for talking about."""

    game: str
    seats: int
    cities: tuple[str, ...]
    #: Who plays each city; empty where that is not known.
    players: tuple[str, ...]
    #: None while the game goes on: who knows it foresees every event.
    seed: int | None
    options: dict[str, OptionValue]
    #: The name of the component file, where it is not the game's own.
    components: str
    over: bool
    #: How it ended, in a sentence or two; or how far it has come.
    ending: str
    reason: str
    winners: tuple[int, ...]
    #: By seat, at the end of the game or now.
    standings: list[Standing]
    gini: float
    #: Red and green limits by indicator.
    limits: dict[str, dict[str, int]]
    rounds: list[RoundReport]
    turning_points: list[TurningPoint]
    questions: tuple[TalkingPoint, ...]

    @property
    def mayors(self) -> list[str]:
        """Each city with who plays it."""
        return [named(city, player) for city, player in zip(self.cities, self.players, strict=True)]

    @property
    def end(self) -> str:
        """What the last point of a curve is called."""
        return "end" if self.over else "now"


def debrief(record: Record, game: MyRiverKit = GAME) -> GameReport:
    """The report on a record, as far as the game went. A damaged record raises BadRecord."""
    replay(record, game)
    state = game.set_up(record.seats, record.seed, record.options)
    sorter = RoundSorter(game, record.seats)
    state = forked(state, record, 0)
    for made, (seat, token) in enumerate(record.choices, start=1):
        staging = staged(state, seat, game.choice(token))
        state.play(seat, token)
        state = forked(state, record, made)
        seen = game.observe(state, None) if any(event.kind == "assessed" for event in staging.events) else None
        for place, event in enumerate(staging.events):
            # Only what everybody may know: a debriefing of an unfinished game gives nothing away.
            if event.known_to(None):
                sorter.take(event, seen, (made, beat_number(staging, place)))
    seen = game.observe(state, None)
    outcome = state.outcome
    players = tuple(player_name(player) for player in record.players) or ("",) * record.seats
    mayors = [named(city, player) for city, player in zip(CITIES, players, strict=False)]
    return GameReport(
        game=game.info.id,
        seats=record.seats,
        cities=CITIES[: record.seats],
        players=players,
        seed=record.seed if outcome is not None else None,
        options=dict(record.options),
        components=record.components.name if record.components is not None else "",
        over=outcome is not None,
        ending=_ending(outcome, seen, mayors, sorter.goals),
        reason=outcome.reason if outcome is not None else "",
        winners=outcome.winners if outcome is not None else (),
        standings=_standings(seen, players, sorter.goals, outcome),
        gini=gini([mayor.wag for mayor in seen.mayors]),
        limits={line.name: {"red": line.red, "green": line.green} for line in seen.indicators},
        rounds=sorter.rounds,
        turning_points=turning_points(sorter.rounds, mayors),
        questions=questions_for(outcome is not None and outcome.reason == "red"),
    )


def named(city: str, player: str) -> str:
    """A city with who plays it."""
    short = player if len(player) <= LONGEST_NAME else f"{player[: LONGEST_NAME - 1].rstrip()}…"
    return f"{city} ({short})" if player else city


def player_name(player: str) -> str:
    """A player of a record by name: `you:Ada` is Ada."""
    person, mark, name = player.partition(":")
    return name if mark and person == "you" else player


def _standings(
    seen: BasinObservation, players: Sequence[str], goals: dict[int, str], outcome: Outcome | None
) -> list[Standing]:
    alone = outcome is not None and len(outcome.winners) == 1
    return [
        Standing(
            city=CITIES[seat],
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
        return f"The game is not over: round {max(1, seen.round)} of {seen.rounds}."
    level = level_with_winner(outcome)
    if len(level) == 1 and goals:
        level = _level_by_goal(seen, goals, level[0])
    if len(level) < 2:
        return ending(outcome.reason, outcome.winners)
    winner = outcome.winners[0]
    mayor = seen.mayors[winner]
    at = {"aquabon": f" at {mayor.aquabon} Aquabon", "richest": f" at {wag(mayor.wealth)}"}.get(outcome.reason, "")
    others = listed(mayors[seat] for seat in level)
    return f"{others} are level{at}; {CITIES[winner]} lies further downstream and wins alone (RK-8)."
