"""What is better read than drawn: how everybody stands, the rounds in numbers, agreements and promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS, Components
from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.games.my_river_kit.view.names import GOAL_WORDS, INDICATOR_WORDS
from paddlewheel.presentation import DebriefingTable

#: What is told of each city in each round, in WAG: the title of the row, and where it is in the report.
MONEY = (
    ("income", "income"),
    ("running costs", "running_costs"),
    ("fine for low water", "low_water_fines"),
    ("fine for pollution", "pollution_fines"),
    ("repairs", "repairs"),
    ("water bought", "water_bought"),
    ("water for others", "water_given"),
    ("instalments", "instalments"),
    ("not paid", "unpaid"),
)


def tables(report: GameReport, parts: Components) -> tuple[DebriefingTable, ...]:
    """Standings first, then the river, then each city, then what was agreed."""
    names = {kind: card.name for kind, card in parts.card.items()}
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
        row += [GOAL_WORDS[standing.goal] if standing.goal else ""] if goals else []
        rows.append((*row, _cards(standing.activities, names)))
    columns = ["City", "Aquabon", "wealth (WAG)", "cash (WAG)", "debt (WAG)"]
    columns += [*(["place"] if alone else []), *(["goal"] if goals else []), "activities"]
    return DebriefingTable("Final standings" if report.over else "Standings now", tuple(columns), tuple(rows))


def _river(report: GameReport) -> DebriefingTable:
    rounds = report.rounds
    rows = [
        _row("Weather", rounds, lambda entry: entry.weather),
        _row("Event", rounds, lambda entry: entry.event or "none"),
    ]
    rows += [(INDICATOR_WORDS[name], *(_level(entry, name) for entry in rounds)) for name in INDICATORS]
    rows += [
        _row("Water in", rounds, lambda entry: entry.water_in),
        _row("Water out", rounds, lambda entry: entry.water_out if entry.levels else ""),
        _row("Pollution out", rounds, lambda entry: entry.pollution_out if entry.levels else ""),
        _row("Failures", rounds, lambda entry: len(entry.failures)),
        _row("Gini of money", rounds, lambda entry: f"{entry.gini:.2f}" if entry.levels else ""),
    ]
    return DebriefingTable("The river in numbers", _columns("Round", rounds), tuple(rows))


def _city(report: GameReport, seat: int, names: dict[str, str]) -> DebriefingTable:
    rounds = report.rounds
    rows = [
        _row("activities", rounds, lambda entry: _cards(entry.activities[seat], names) if entry.activities else ""),
        _row("added", rounds, lambda entry: names.get(entry.added[seat] or "", "")),
        _row("removed", rounds, lambda entry: _cards(entry.removed[seat], names)),
        _row("moved", rounds, lambda entry: _cards(entry.moved[seat], names)),
        _row("vote", rounds, lambda entry: entry.votes[seat] if entry.votes else ""),
        _row("cash (WAG)", rounds, lambda entry: entry.money[seat] if entry.money else ""),
        _row("wealth (WAG)", rounds, lambda entry: entry.wealth[seat] if entry.wealth else ""),
        _row("Aquabon", rounds, lambda entry: entry.aquabon[seat] if entry.aquabon else ""),
    ]
    for title, field in MONEY:
        sums = [getattr(entry, field)[seat] for entry in rounds]
        if any(sums):
            rows.append((f"{title} (WAG)", *(str(each) for each in sums)))
    # A row in which nothing happened says nothing.
    told = tuple(row for row in rows if any(row[1:]))
    return DebriefingTable(report.mayors[seat], _columns("Round", rounds), told)


def _agreements(report: GameReport) -> DebriefingTable:
    rows = []
    for entry in report.rounds:
        number = str(entry.round)
        rows += [(number, "agreed" if deal.answer == "accepted" else "refused", _both(deal.terms, deal.text))
                 for deal in entry.deals]  # fmt: skip
        rows += [(number, f"promise {promise.what}", promise.text) for promise in entry.promises]
        rows += [(number, "condition", text) for text in entry.conditions]
    return DebriefingTable("Proposals, agreements and promises", ("Round", "what", "in words"), tuple(rows))


def _both(terms: str, text: str) -> str:
    return f"{terms} {text}".strip()


def _columns(first: str, rounds: Sequence[RoundReport]) -> tuple[str, ...]:
    return (first, *(str(entry.round) for entry in rounds))


def _row(title: str, rounds: Sequence[RoundReport], cell: Callable[[RoundReport], object]) -> tuple[str, ...]:
    return (title, *(str(cell(entry)) for entry in rounds))


def _level(entry: RoundReport, name: str) -> str:
    if not entry.levels:
        return ""
    zone = entry.zones[name]
    return f"{entry.levels[name]} ({zone})" if zone in ("red", "green") else str(entry.levels[name])


def _cards(cards: Sequence[str], names: dict[str, str]) -> str:
    """Cards by name; those in failure say so."""
    return ", ".join(names[card.rstrip("!")] + (" (in failure)" if card.endswith("!") else "") for card in cards)
