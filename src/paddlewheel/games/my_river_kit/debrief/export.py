"""The debriefing for other programs: CSV with one row a round and one for the end, and JSON."""

from __future__ import annotations

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import card_key, zone_words
from paddlewheel.presentation import csv_text

#: Columns with a number for each city, by their names in a round's report.
BY_CITY = (
    *("money", "wealth", "aquabon", "votes", "income", "running_costs", "low_water_fines", "pollution_fines"),
    *("repairs", "water_bought", "water_given", "instalments", "unpaid"),
)
#: Columns with cards for each city.
CARDS = ("activities", "added", "removed", "moved")


def to_json(report: GameReport) -> str:
    """Everything, indented for people."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def to_csv(report: GameReport) -> str:
    """One row a round, then the end (or `now`); columns of a city end in its number from the source down."""
    rows = [*(_row(entry, report.seats) for entry in report.rounds), _end(report)]
    columns = list(rows[0]) if len(rows) > 1 else ["round", *(name for name in rows[-1] if name != "round")]
    columns += [f"{name}_{city}" for name in ("city", "player") for city in range(1, report.seats + 1)]
    who: dict[str, object] = {f"city_{seat}": city for seat, city in enumerate(report.cities, 1)}
    who |= {f"player_{seat}": player for seat, player in enumerate(report.players, 1)}
    headings = {name: _heading(name) for name in columns}
    return csv_text(
        list(headings.values()), [{headings[name]: value for name, value in (row | who).items()} for row in rows]
    )


def _heading(column: str) -> str:
    """What a column is called: by its name in the report, or in another language by its message."""
    name, line, city = column.rpartition("_")
    return f"{_heading(name)}_{city}" if line and city.isdigit() else say.name("column", column)


def _row(entry: RoundReport, seats: int) -> dict[str, object]:
    row: dict[str, object] = {
        "round": entry.round, "weather": entry.weather, "event": entry.event, "water_in": entry.water_in,
        "water_out": entry.water_out, "pollution_out": entry.pollution_out, "spilled": entry.spilled,
    }  # fmt: skip
    row |= {name: entry.levels.get(name, "") for name in INDICATORS}
    row |= {f"{name}_zone": _zone(entry, name) for name in INDICATORS}
    row |= {"greens": entry.greens, "reds": entry.reds, "failures": len(entry.failures)}
    row |= {"destroyed": sum(failure.lost for failure in entry.failures), "fines": sum(entry.fines)}
    row["gini"] = entry.gini
    for name in BY_CITY:
        found = getattr(entry, name) or ("",) * seats
        row |= {f"{name}_{seat}": value for seat, value in enumerate(found, 1)}
    for name in CARDS:
        found = getattr(entry, name) or ((),) * seats
        row |= {f"{name}_{seat}": _cards(cards) for seat, cards in enumerate(found, 1)}
    row |= {"swaps": len(entry.swaps), "swaps_text": " | ".join(entry.swaps)}
    row |= {"bank_loans": entry.bank_loans, "deals_made": len(entry.deals_made)}
    row |= {"deals_refused": len(entry.deals_refused)}
    row["deals"] = " | ".join(f"{deal.terms} {deal.text}".strip() for deal in entry.deals)
    for what in ("made", "kept", "broken"):
        told = [promise.text for promise in entry.promises if promise.what == what]
        row |= {f"promises_{what}": len(told), f"promises_{what}_text": " | ".join(told)}
    row["conditions"] = " | ".join(entry.conditions)
    return row


def _end(report: GameReport) -> dict[str, object]:
    """How everybody stands at the end, or now."""
    row: dict[str, object] = {"round": report.end, "gini": report.gini}
    for seat, standing in enumerate(report.standings, 1):
        row |= {f"money_{seat}": standing.money, f"wealth_{seat}": standing.wealth}
        row |= {f"aquabon_{seat}": standing.aquabon, f"activities_{seat}": _cards(standing.activities)}
    return row


def _zone(entry: RoundReport, name: str) -> str:
    return zone_words(entry.zones[name], "short") if name in entry.zones else ""


def _cards(cards: object) -> str:
    """Cards by their keys; those in failure carry a `!`."""
    if cards is None or isinstance(cards, str):
        return _card(cards) if cards else ""
    return " ".join(map(_card, cards)) if isinstance(cards, list | tuple) else ""


def _card(card: str) -> str:
    return card_key(card.rstrip("!")) + "!" * card.endswith("!")
