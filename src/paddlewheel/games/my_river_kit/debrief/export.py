"""The debriefing for other programs: CSV with one row a round, and JSON."""

from __future__ import annotations

import csv
import io

import msgspec

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.report import GameReport, RoundReport


def to_json(report: GameReport) -> str:
    """Everything, indented for people."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def to_csv(report: GameReport) -> str:
    """One row a round; columns that belong to a city end in its number from the source down."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    cities = range(1, report.seats + 1)
    writer.writerow(
        [
            *("round", "weather", "event", "water_in", "water_out", "pollution_out", "spilled"),
            *INDICATORS,
            *(f"{name}_zone" for name in INDICATORS),
            *("greens", "reds", "failures", "destroyed", "fines", "repairs", "water_bought"),
            *(f"money_{city}" for city in cities),
            *(f"wealth_{city}" for city in cities),
            *(f"aquabon_{city}" for city in cities),
            "gini",
            *(f"vote_{city}" for city in cities),
            *(f"activities_{city}" for city in cities),
            *(f"added_{city}" for city in cities),
            *("deals_made", "deals_refused", "bank_loans"),
        ]
    )
    for entry in report.rounds:
        writer.writerow(_row(entry, report.seats))
    return out.getvalue()


def _row(entry: RoundReport, seats: int) -> list[object]:
    blank = ("",) * seats
    return [
        *(entry.round, entry.weather, entry.event, entry.water_in, entry.water_out, entry.pollution_out, entry.spilled),
        *(entry.levels.get(name, "") for name in INDICATORS),
        *(entry.zones.get(name, "") for name in INDICATORS),
        *(entry.greens, entry.reds, len(entry.failures), sum(failure.lost for failure in entry.failures)),
        *(sum(entry.fines), sum(entry.repairs), sum(entry.water_bought)),
        *(entry.money or blank),
        *(entry.wealth or blank),
        *(entry.aquabon or blank),
        entry.gini,
        *(entry.votes or blank),
        *(" ".join(city) for city in entry.activities or ((),) * seats),
        *(card or "" for card in entry.added),
        *(entry.deals_made, entry.deals_refused, entry.bank_loans),
    ]
