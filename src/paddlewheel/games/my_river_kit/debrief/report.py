"""What a debriefing tells, gathered from a record: one entry a round, and the whole of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.questions import questions_for
from paddlewheel.games.my_river_kit.debrief.turning_points import TurningPoint, turning_points
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.view.names import CITIES, WEATHER_WORDS
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.games.my_river_kit.view.words import ending
from paddlewheel.kernel import Event, Journal, OptionValue, Record, forked, replay
from paddlewheel.presentation import TalkingPoint, number, numbers


class FailureReport(msgspec.Struct, frozen=True):
    """An activity that failed: whose, which, for lack of what, and whether it was destroyed."""

    seat: int
    plot: int
    card: str
    #: The card's name for people.
    name: str
    why: str
    lost: bool


class RoundReport(msgspec.Struct):
    """One round, as it stood at its assessment; the works that followed are added behind."""

    round: int
    weather: str
    event: str
    water_in: int
    water_out: int = 0
    spilled: int = 0
    pollution_out: int = 0
    #: By indicator, in the order of the monitoring table; empty if the round was never assessed.
    levels: dict[str, int] = {}
    zones: dict[str, str] = {}
    greens: int = 0
    reds: int = 0
    votes: tuple[int, ...] = ()
    #: By seat, when the indicators were read.
    money: tuple[int, ...] = ()
    wealth: tuple[int, ...] = ()
    aquabon: tuple[int, ...] = ()
    #: How unequally money is spread: 0 equally, close to 1 all with one mayor.
    gini: float = 0.0
    failures: list[FailureReport] = []
    #: WAG paid by each seat: fines, repairs, water for the city, instalments.
    fines: list[int] = []
    repairs: list[int] = []
    water_bought: list[int] = []
    #: Activities of each city when the indicators were read; those in failure carry a `!`.
    activities: tuple[tuple[str, ...], ...] = ()
    #: What each seat added; None: could not, or the game was over.
    added: list[str | None] = []
    deals_made: int = 0
    deals_refused: int = 0
    bank_loans: int = 0
    #: How many choices of the record had been made when the indicators were read.
    at: int = 0
    #: The round in sentences, as everybody may read them.
    lines: list[str] = []


class GameReport(msgspec.Struct):
    """A whole game for talking about."""

    game: str
    seats: int
    cities: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue]
    #: How it ended, in one sentence; empty while it is not over.
    ending: str
    reason: str
    winners: tuple[int, ...]
    #: By seat: Aquabon, wealth and (where goals were secret) goal in the end.
    standings: list[dict[str, int | str]]
    #: Red and green limits by indicator.
    limits: dict[str, dict[str, int]]
    rounds: list[RoundReport]
    turning_points: list[TurningPoint]
    questions: tuple[TalkingPoint, ...]


def debrief(record: Record, game: MyRiverKit = GAME) -> GameReport:
    """The report on a record, as far as the game went. A damaged record raises BadRecord."""
    replay(record, game)
    journal = Journal()
    state = game.set_up(record.seats, record.seed, record.options, journal)
    reporter = _Reporter(game, record.seats)
    for made, (seat, token) in enumerate(record.choices, start=1):
        state = forked(state, record, made - 1)
        before = len(journal.events)
        state.play(seat, token)
        new = journal.events[before:]
        seen = game.observe(state, None) if any(event.kind == "assessed" for event in new) else None
        for event in new:
            # Only what everybody may know: a debriefing of an unfinished game gives nothing away.
            if event.known_to(None):
                reporter.tell(event, seen, made)
    outcome = state.outcome
    rules = state.rules
    limits = {
        name: {"red": rules.data.red[place], "green": rules.data.green[place]} for place, name in enumerate(INDICATORS)
    }
    return GameReport(
        game=game.info.id,
        seats=record.seats,
        cities=CITIES[: record.seats],
        seed=record.seed,
        options=dict(record.options),
        ending=ending(outcome.reason, outcome.winners) if outcome is not None else "",
        reason=outcome.reason if outcome is not None else "",
        winners=outcome.winners if outcome is not None else (),
        standings=reporter.standings,
        limits=limits,
        rounds=reporter.rounds,
        turning_points=turning_points(reporter.rounds),
        questions=questions_for(outcome is not None and outcome.reason == "red"),
    )


def gini(purses: Sequence[int]) -> float:
    """The Gini coefficient of what people have; debts count as nothing."""
    held = [max(0, purse) for purse in purses]
    total = sum(held)
    if total == 0:
        return 0.0
    apart = sum(abs(one - other) for one in held for other in held)
    return round(apart / (2 * len(held) * total), 4)


class _Reporter:
    """Sorts the events of a game into its rounds."""

    def __init__(self, game: MyRiverKit, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rounds: list[RoundReport] = []
        self.standings: list[dict[str, int | str]] = []
        self._event = ""
        self._early: list[str] = []
        self._repairs = [0] * seats

    def tell(self, event: Event, seen: BasinObservation | None, made: int) -> None:
        line = self.game.line(event, self.seats).text
        if event.kind == "event":
            self._event = str(event.facts["event"])
        if event.kind in ("event", "repairs"):
            # The event of a round comes before its water.
            self._early.append(line)
            if event.kind == "repairs":
                self._repairs[event.seat] += number(event.facts, "wag")
            return
        if event.kind == "water":
            self._begin(event)
        if not self.rounds:
            self._early.append(line)
            return
        now = self.rounds[-1]
        now.lines.append(line)
        self._count(now, event)
        if event.kind == "assessed":
            now.at = made
            self._assess(now, event, seen)

    def _begin(self, event: Event) -> None:
        weather = WEATHER_WORDS[number(event.facts, "weather")]
        entry = RoundReport(number(event.facts, "round"), weather, self._event, number(event.facts, "water"))
        entry.lines, self._early = self._early, []
        entry.repairs, self._repairs = self._repairs, [0] * self.seats
        entry.fines, entry.water_bought = [0] * self.seats, [0] * self.seats
        entry.added = [None] * self.seats
        entry.failures = []
        self._event = ""
        self.rounds.append(entry)

    def _count(self, now: RoundReport, event: Event) -> None:
        if event.kind == "spill":
            now.spilled = number(event.facts, "marbles")
        elif event.kind == "counted":
            now.water_out, now.pollution_out = number(event.facts, "water"), number(event.facts, "pollution")
        elif event.kind == "fails":
            card, why = str(event.facts["card"]), str(event.facts["why"])
            name, lost = self.game.components.card[card].name, bool(event.facts["lost"])
            now.failures.append(FailureReport(event.seat, number(event.facts, "plot"), card, name, why, lost))
        elif event.kind == "fine":
            now.fines[event.seat] += number(event.facts, "wag")
        elif event.kind == "buys water":
            now.water_bought[event.seat] += number(event.facts, "wag")
        elif event.kind == "adds":
            now.added[event.seat] = str(event.facts["card"])
        elif event.kind == "accepts":
            now.deals_made += 1
        elif event.kind == "declines":
            now.deals_refused += 1
        elif event.kind == "borrows":
            now.bank_loans += 1
        elif event.kind == "votes":
            now.votes = tuple(numbers(event.facts, "votes"))
        elif event.kind == "standing":
            standing: dict[str, int | str] = {
                "aquabon": number(event.facts, "aquabon"),
                "wealth": number(event.facts, "wealth"),
            }
            if number(event.facts, "goal") >= 0:
                standing["goal"] = ("aquabon", "richest")[number(event.facts, "goal")]
            self.standings.append(standing)

    def _assess(self, now: RoundReport, event: Event, seen: BasinObservation | None) -> None:
        now.levels = dict(zip(INDICATORS, numbers(event.facts, "levels"), strict=True))
        now.greens, now.reds = number(event.facts, "greens"), number(event.facts, "reds")
        now.money, now.wealth = tuple(numbers(event.facts, "wag")), tuple(numbers(event.facts, "wealth"))
        now.aquabon = tuple(numbers(event.facts, "aquabon"))
        now.gini = gini(now.money)
        if seen is None:
            return
        now.zones = {line.name: line.colour(now.levels[line.name]) for line in seen.indicators}
        now.activities = tuple(
            tuple(there.card + ("!" if there.failed else "") for there in mayor.plots if there is not None)
            for mayor in seen.mayors
        )
