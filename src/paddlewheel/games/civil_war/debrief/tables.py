"""What is better read than drawn: how both sides stand, the battles, the decisions; and all of it for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.civil_war.debrief.battles import BattleTold, ColumnTold
from paddlewheel.games.civil_war.debrief.decisions import decisions
from paddlewheel.games.civil_war.debrief.report import WarReport
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.view.words import army, column_name
from paddlewheel.presentation import DebriefingTable, csv_text

COLUMNS = (
    *("battle", "seat", "side", "player", "flips_first", "is_over", "forces", "survivors", "columns_won", "cards_lost"),
    *("cards_raided", "cards_recovered", "reinforcements", "reshuffles", "columns_turned", "could_have_won"),
    *(f"{name}_{what}" for name in COLUMN_NAMES for what in ("before", "total", "taken")),
)


def tables(report: WarReport) -> tuple[DebriefingTable, ...]:
    """How both sides stand, then the battles, then the decisions that mattered."""
    rows = decisions(report.battles, report.sides, report.hindsight)
    columns = tuple(say(f"decisions.{name}") for name in ("battle", "side", "decision", "result"))
    mattered = DebriefingTable(say("decisions"), columns, tuple(rows))
    return (_standings(report), _battles(report), *((mattered,) if rows else ()))


def _standings(report: WarReport) -> DebriefingTable:
    result = ["result"] if report.over else []
    columns = [say(f"standings.{name}") for name in ("side", *result, "left", "won", "lost", "recovered")]
    rows = tuple(
        (
            one.side, *([say(f"result-{one.result}")] if report.over else []), str(one.forces), str(one.columns_won),
            str(one.cards_lost), str(one.cards_recovered),
        )
        for one in report.standings
    )  # fmt: skip
    return DebriefingTable(say("standings" if report.over else "standings.now"), tuple(columns), rows)


def _battles(report: WarReport) -> DebriefingTable:
    rows = tuple(
        (
            str(battle.battle),
            *(_fought(column) for column in battle.columns),
            *(str(side.lost) if battle.is_over else "" for side in battle.sides),
            *(str(side.forces) for side in battle.sides),
        )
        for battle in report.battles
    )
    columns = [
        say("fought.battle"),
        *(column_name(place) for place in range(len(COLUMN_NAMES))),
        *(say(f"fought.{what}", army=army(seat)) for what in ("lost", "left") for seat in range(2)),
    ]
    return DebriefingTable(say("fought"), tuple(columns), rows)


def _fought(column: ColumnTold) -> str:
    """7 : 9, Confederate."""
    if column.after == (None, None):
        return ""
    totals = " : ".join(say("fought.none") if total is None else str(total) for total in column.after)
    return f"{totals}, {army(column.taker) if column.taker >= 0 else say('fought.both')}"


def to_csv(report: WarReport) -> str:
    """One row a battle and side."""
    return csv_text(COLUMNS, (row for battle in report.battles for row in _rows(report, battle)))


def _rows(report: WarReport, battle: BattleTold) -> Iterator[dict[str, object]]:
    could = {one.side: one.could_have_won for one in report.hindsight if one.battle == battle.battle}
    for seat, side in enumerate(battle.sides):
        row: dict[str, object] = {
            "battle": battle.battle, "seat": seat + 1, "side": army(seat), "player": report.players[seat],
            "flips_first": int(battle.first == seat), "is_over": int(battle.is_over), "forces": side.forces,
            "survivors": side.survivors, "columns_won": side.won, "cards_lost": side.lost,
            "cards_raided": side.raided, "cards_recovered": side.recovered, "reinforcements": side.reinforcements,
            "reshuffles": side.reshuffles,
            "columns_turned": sum(column.is_turned and column.taker == seat for column in battle.columns),
            "could_have_won": could.get(seat, side.won) if report.over else "",
        }  # fmt: skip
        for column in battle.columns:
            row |= {f"{column.name}_before": column.before[seat], f"{column.name}_total": column.after[seat]}
            row[f"{column.name}_taken"] = int(column.taker == seat)
        yield row
