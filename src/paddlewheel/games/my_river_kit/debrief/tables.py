"""What is better read than drawn: how everybody stands, the rounds in numbers, agreements and promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS, Components
from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import card_name, goal_words, indicator_words, zone_words
from paddlewheel.presentation import DebriefingTable

#: What is told of each city in each round, in WAG, by the name of it in the report.
MONEY = (
    *("income", "running_costs", "low_water_fines", "pollution_fines", "repairs", "water_bought", "water_given"),
    *("instalments", "unpaid"),
)


def tables(report: GameReport, parts: Components) -> tuple[DebriefingTable, ...]:
    """Standings first, then the river, then each city, then what was agreed."""
    names = {kind: card_name(card) for kind, card in parts.card.items()}
    agreed = _agreements(report)
    return (
        _standings(report, names),
        _river(report),
        *(_city(report, seat, names) for seat in range(report.seats)),
        *((agreed,) if agreed.rows else ()),
    )


def _standings(report: GameReport, names: dict[str, str]) -> DebriefingTable:
    alone = any(standing.place for standing in report.standings)
    goals = any(standing.goal for standing in report.standings)
    rows = []
    for mayor, standing in zip(report.mayors, report.standings, strict=True):
        row = [mayor, str(standing.aquabon), str(standing.wealth), str(standing.money), str(standing.debt)]
        row += [str(standing.place)] if alone else []
        row += [goal_words(standing.goal) if standing.goal else ""] if goals else []
        rows.append((*row, _cards(standing.activities, names)))
    columns = ["city", "aquabon", "wealth", "cash", "debt"]
    columns += [*(["place"] if alone else []), *(["goal"] if goals else []), "activities"]
    title = say("standings-final" if report.over else "standings-now")
    return DebriefingTable(title, tuple(say(f"standings-{column}") for column in columns), tuple(rows))


def _river(report: GameReport) -> DebriefingTable:
    rounds = report.rounds
    rows = [
        _row(say("numbers-weather"), rounds, lambda entry: entry.weather),
        _row(say("numbers-event"), rounds, lambda entry: entry.event or say("numbers-event.none")),
    ]
    rows += [(indicator_words(name), *(_level(entry, name) for entry in rounds)) for name in INDICATORS]
    rows += [
        _row(say("numbers-water-in"), rounds, lambda entry: entry.water_in),
        _row(say("numbers-water-out"), rounds, lambda entry: entry.water_out if entry.levels else ""),
        _row(say("numbers-pollution-out"), rounds, lambda entry: entry.pollution_out if entry.levels else ""),
        _row(say("numbers-failures"), rounds, lambda entry: len(entry.failures)),
        _row(
            say("numbers-gini"),
            rounds,
            lambda entry: say("numbers-gini.value", gini=entry.gini) if entry.levels else "",
        ),
    ]
    return DebriefingTable(say("numbers-title"), _columns(rounds), tuple(rows))


def _city(report: GameReport, seat: int, names: dict[str, str]) -> DebriefingTable:
    rounds = report.rounds
    rows = [
        _row(
            say("row-activities"),
            rounds,
            lambda entry: _cards(entry.activities[seat], names) if entry.activities else "",
        ),
        _row(say("row-added"), rounds, lambda entry: names.get(entry.added[seat] or "", "")),
        _row(say("row-removed"), rounds, lambda entry: _cards(entry.removed[seat], names)),
        _row(say("row-moved"), rounds, lambda entry: _cards(entry.moved[seat], names)),
        _row(say("row-vote"), rounds, lambda entry: entry.votes[seat] if entry.votes else ""),
        _row(say("row-cash"), rounds, lambda entry: entry.money[seat] if entry.money else ""),
        _row(say("row-wealth"), rounds, lambda entry: entry.wealth[seat] if entry.wealth else ""),
        _row(say("row-aquabon"), rounds, lambda entry: entry.aquabon[seat] if entry.aquabon else ""),
    ]
    for field in MONEY:
        sums = [getattr(entry, field)[seat] for entry in rounds]
        if any(sums):
            rows.append((say(f"row-{field}"), *(str(each) for each in sums)))
    # A row in which nothing happened says nothing.
    told = tuple(row for row in rows if any(row[1:]))
    return DebriefingTable(report.mayors[seat], _columns(rounds), told)


def _agreements(report: GameReport) -> DebriefingTable:
    rows = []
    for entry in report.rounds:
        number = str(entry.round)
        rows += [(number, say(f"agreed-{deal.answer}"), _both(deal.terms, deal.text)) for deal in entry.deals]
        rows += [(number, say(f"agreed-{promise.what}"), promise.text) for promise in entry.promises]
        rows += [(number, say("agreed-condition"), text) for text in entry.conditions]
    columns = (say("agreed-round"), say("agreed-what"), say("agreed-words"))
    return DebriefingTable(say("agreed-title"), columns, tuple(rows))


def _both(terms: str, text: str) -> str:
    return f"{terms} {text}".strip()


def _columns(rounds: Sequence[RoundReport]) -> tuple[str, ...]:
    return (say("numbers-round"), *(str(entry.round) for entry in rounds))


def _row(title: str, rounds: Sequence[RoundReport], cell: Callable[[RoundReport], object]) -> tuple[str, ...]:
    return (title, *(str(cell(entry)) for entry in rounds))


def _level(entry: RoundReport, name: str) -> str:
    if not entry.levels:
        return ""
    zone = entry.zones[name]
    if zone == "between":
        return str(entry.levels[name])
    return say("numbers-level", level=entry.levels[name], zone=zone_words(zone, "short"))


def _cards(cards: Sequence[str], names: dict[str, str]) -> str:
    """Cards by name; those in failure say so."""
    return ", ".join(
        say("row-in-failure", card=names[card.rstrip("!")]) if card.endswith("!") else names[card] for card in cards
    )
