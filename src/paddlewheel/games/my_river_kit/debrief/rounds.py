"""The rounds of a game: every event that everybody may know, sorted into numbers and sentences."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.game import MyRiverKit
from paddlewheel.games.my_river_kit.view.names import card_name, event_name, weather_words
from paddlewheel.games.my_river_kit.view.observation import GOAL_NAMES, BasinObservation, MayorSeen
from paddlewheel.games.my_river_kit.view.words import LOW_WATER
from paddlewheel.kernel import Event
from paddlewheel.presentation import number, numbers

#: Events that are said rather than counted, and what each of them is called in a report.
PROPOSALS = frozenset({"offers loan", "asks loan", "proposes swap", "proposes"})
ANSWERS = {"accepts": "accepted", "declines": "refused"}
PROMISES = {"promises": "made", "keeps promise": "kept", "breaks promise": "broken"}
CONDITIONS = frozenset({"earned", "not earned"})


class FailureReport(msgspec.Struct, frozen=True):
    """An activity that failed: whose, which, for lack of what, and whether it was destroyed."""

    seat: int
    plot: int
    card: str
    #: The card's name for people.
    name: str
    why: str
    lost: bool


class DealReport(msgspec.Struct, frozen=True):
    """A proposal that was answered: who made it, who answered, its terms and what came of it, in words."""

    proposer: int
    by: int
    #: `accepted` or `refused`.
    answer: str
    terms: str
    text: str


class PromiseReport(msgspec.Struct, frozen=True):
    """A promise that was `made`, `kept` or `broken`."""

    by: int
    to: int
    what: str
    text: str


class RoundReport(msgspec.Struct):
    """One round, as it stood at its assessment, and all that was paid, agreed and built in it."""

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
    #: WAG by seat: what activities earned and cost to run, both fines, repairs, water for the city, instalments.
    income: list[int] = []
    running_costs: list[int] = []
    low_water_fines: list[int] = []
    pollution_fines: list[int] = []
    repairs: list[int] = []
    water_bought: list[int] = []
    #: Water bought for the City centre of another mayor.
    water_given: list[int] = []
    instalments: list[int] = []
    #: What could not be paid of fines, repairs and instalments.
    unpaid: list[int] = []
    #: Activities of each city when the indicators were read; those in failure carry a `!`.
    activities: tuple[tuple[str, ...], ...] = ()
    #: What each seat added; None: could not, or the game was over.
    added: list[str | None] = []
    #: Cards that each seat removed and moved.
    removed: list[list[str]] = []
    moved: list[list[str]] = []
    #: Swaps between cities, in words.
    swaps: list[str] = []
    bank_loans: int = 0
    deals: list[DealReport] = []
    promises: list[PromiseReport] = []
    #: Money that waited for a condition: paid because it was met, or given back.
    conditions: list[str] = []
    #: How many choices of the record had been made when the indicators were read.
    at: int = 0
    #: By kind of event, when it first happened in the round: how many choices had been made, and the beat of the last.
    first: dict[str, tuple[int, int]] = {}
    #: The round in sentences, as everybody may read them.
    lines: list[str] = []

    @property
    def fines(self) -> list[int]:
        """Both fines, by seat."""
        return [low + dirty for low, dirty in zip(self.low_water_fines, self.pollution_fines, strict=True)]

    @property
    def deals_made(self) -> list[DealReport]:
        return [deal for deal in self.deals if deal.answer == "accepted"]

    @property
    def deals_refused(self) -> list[DealReport]:
        return [deal for deal in self.deals if deal.answer == "refused"]


def gini(purses: Sequence[int]) -> float:
    """The Gini coefficient of what people have; debts count as nothing."""
    held = [max(0, purse) for purse in purses]
    total = sum(held)
    if total == 0:
        return 0.0
    apart = sum(abs(one - other) for one in held for other in held)
    return round(apart / (2 * len(held) * total), 4)


def activities(mayor: MayorSeen) -> tuple[str, ...]:
    """The cards of a city; those in failure carry a `!`."""
    return tuple(there.card + ("!" if there.failed else "") for there in mayor.plots if there is not None)


class RoundSorter:
    """Sorts the events of a game into its rounds."""

    def __init__(self, game: MyRiverKit, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rounds: list[RoundReport] = []
        #: Secret goals that were shown in the end, by seat.
        self.goals: dict[int, str] = {}
        self._event = ""
        #: What happens before the water of a round is poured: its event, and repairs.
        self._early: list[str] = []
        self._repairs = [0] * seats
        self._unpaid = [0] * seats
        #: The last proposal of each seat, in words.
        self._proposed = [""] * seats

    def take(self, event: Event, seen: BasinObservation | None, when: tuple[int, int]) -> None:
        """Take an event in. `when`: how many choices had been made, and the beat of the last of them."""
        line = self.game.line(event, self.seats).text
        if event.kind in ("event", "repairs"):
            self._take_early(event, line)
            return
        if event.kind == "water":
            self._begin(event)
        if not self.rounds:
            self._early.append(line)
            return
        now = self.rounds[-1]
        now.lines.append(line)
        now.first.setdefault(event.kind, when)
        if event.kind == "fails" and event.facts["lost"]:
            now.first.setdefault("destroyed", when)
        self._count(now, event)
        self._count_money(now, event)
        self._note_talk(now, event, line)
        if event.kind == "assessed":
            now.at = when[0]
            self._assess(now, event, seen)

    def _take_early(self, event: Event, line: str) -> None:
        self._early.append(line)
        if event.kind == "event":
            self._event = event_name(str(event.facts["event"]))
        else:
            self._repairs[event.seat] += number(event.facts, "wag")
            self._unpaid[event.seat] += number(event.facts, "unpaid")

    def _begin(self, event: Event) -> None:
        weather = weather_words(number(event.facts, "weather"))
        entry = RoundReport(number(event.facts, "round"), weather, self._event, number(event.facts, "water"))
        entry.lines, self._early = self._early, []
        entry.repairs, self._repairs = self._repairs, [0] * self.seats
        entry.unpaid, self._unpaid = self._unpaid, [0] * self.seats
        for name in (
            *("income", "running_costs", "low_water_fines", "pollution_fines"),
            *("water_bought", "water_given", "instalments"),
        ):
            setattr(entry, name, [0] * self.seats)
        entry.added = [None] * self.seats
        entry.removed = [[] for _ in range(self.seats)]
        entry.moved = [[] for _ in range(self.seats)]
        self._event = ""
        self.rounds.append(entry)

    def _count(self, now: RoundReport, event: Event) -> None:
        facts = event.facts
        if event.kind == "spill":
            now.spilled = number(facts, "marbles")
        elif event.kind == "counted":
            now.water_out, now.pollution_out = number(facts, "water"), number(facts, "pollution")
        elif event.kind == "fails":
            card, why = str(facts["card"]), str(facts["why"])
            name, lost = card_name(self.game.components.card[card]), bool(facts["lost"])
            now.failures.append(FailureReport(event.seat, number(facts, "plot"), card, name, why, lost))
        elif event.kind == "adds":
            now.added[event.seat] = str(facts["card"])
        elif event.kind == "removes":
            now.removed[event.seat].append(str(facts["card"]))
        elif event.kind == "moves":
            now.moved[event.seat].append(str(facts["card"]))
        elif event.kind == "borrows":
            now.bank_loans += 1
        elif event.kind == "votes":
            now.votes = tuple(numbers(facts, "votes"))
        elif event.kind == "standing" and number(facts, "goal") >= 0:
            self.goals[event.seat] = GOAL_NAMES[number(facts, "goal")]

    def _count_money(self, now: RoundReport, event: Event) -> None:
        paid = {
            "earns": now.income,
            "pays": now.running_costs,
            "fine": now.low_water_fines if event.rule == LOW_WATER else now.pollution_fines,
            "buys water": now.water_bought,
            "buys water for": now.water_given,
            "instalment": now.instalments,
        }.get(event.kind)
        if paid is None:
            return
        paid[event.seat] += number(event.facts, "marbles" if event.kind in ("earns", "pays") else "wag")
        if "unpaid" in event.facts:
            now.unpaid[event.seat] += number(event.facts, "unpaid")

    def _note_talk(self, now: RoundReport, event: Event, line: str) -> None:
        if event.kind in PROPOSALS:
            self._proposed[event.seat] = line
        elif event.kind in ANSWERS:
            proposer = number(event.facts, "to")
            terms = self._proposed[proposer]
            if event.kind == "accepts" and number(event.facts, "swap"):
                now.swaps.append(line)
            now.deals.append(DealReport(proposer, event.seat, ANSWERS[event.kind], terms, line))
        elif event.kind in PROMISES:
            now.promises.append(PromiseReport(event.seat, number(event.facts, "to"), PROMISES[event.kind], line))
        elif event.kind in CONDITIONS:
            now.conditions.append(line)

    def _assess(self, now: RoundReport, event: Event, seen: BasinObservation | None) -> None:
        now.levels = dict(zip(INDICATORS, numbers(event.facts, "levels"), strict=True))
        now.greens, now.reds = number(event.facts, "greens"), number(event.facts, "reds")
        now.money, now.wealth = tuple(numbers(event.facts, "wag")), tuple(numbers(event.facts, "wealth"))
        now.aquabon = tuple(numbers(event.facts, "aquabon"))
        now.gini = gini(now.money)
        if seen is None:
            return
        now.zones = {line.name: line.colour(now.levels[line.name]) for line in seen.indicators}
        now.activities = tuple(activities(mayor) for mayor in seen.mayors)
