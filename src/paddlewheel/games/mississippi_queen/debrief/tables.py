"""What is better read than drawn: the places and the decisions that mattered; and all rounds for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.mississippi_queen.debrief.decisions import decisions
from paddlewheel.games.mississippi_queen.debrief.report import RaceReport, Standing
from paddlewheel.games.mississippi_queen.debrief.rounds import MoveTold, RoundTold
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.language import identifier
from paddlewheel.presentation import DebriefingTable, csv_text

COLUMNS = (
    *("round", "seat", "ship", "player", "moves_as", "distance", "behind", "speed", "coal", "passengers", "fate"),
    *("speed_before", "hexes", "turns", "coal_for_speed", "coal_for_turns", "pushes", "times_pushed", "boarded"),
)


def tables(report: RaceReport) -> tuple[DebriefingTable, ...]:
    """Places first, then the decisions."""
    rows = decisions(report.rounds, report.captains)
    columns = tuple(say(f"decisions.{name}") for name in ("round", "ship", "decision", "result"))
    mattered = DebriefingTable(say("decisions"), columns, tuple(rows))
    return (_standings(report), *((mattered,) if rows else ()))


def _standings(report: RaceReport) -> DebriefingTable:
    columns = [say(f"standings.{name}") for name in ("ship", "place", "fate", "round", "distance", "coal")]
    columns += [say("standings.passengers")] if report.race == "passenger" else []
    rows = tuple(_row(one, report.race == "passenger") for one in report.standings)
    return DebriefingTable(say("standings" if report.over else "standings.now"), tuple(columns), rows)


def _row(one: Standing, passengers: bool) -> tuple[str, ...]:
    fate = say(f"fate-{identifier(one.fate)}.told")
    distance = say("distance", hexes=one.distance)
    row = (one.ship, str(one.place), fate, str(one.round or ""), distance, str(one.coal))
    return (*row, str(one.passengers)) if passengers else row


def to_csv(report: RaceReport) -> str:
    """One row a round and ship."""
    return csv_text(COLUMNS, (row for told in report.rounds for row in _rows(report, told)))


def _rows(report: RaceReport, told: RoundTold) -> Iterator[dict[str, object]]:
    moves = {move.seat: move for move in told.moves}
    pushed = [seat for move in told.moves for seat, _ in move.pushed]
    boarded = [happening.event.seat for happening in told.happenings if happening.event.kind == "boards"]
    for seat, ship in enumerate(told.ships):
        yield {
            "round": told.round, "seat": seat + 1, "ship": report.captains[seat], "player": report.players[seat],
            "moves_as": told.order.index(seat) + 1 if seat in told.order else "", "distance": ship.distance,
            "behind": ship.behind, "speed": ship.speed, "coal": ship.coal, "passengers": ship.passengers,
            "fate": ship.fate, "times_pushed": pushed.count(seat), "boarded": boarded.count(seat),
            **(_move(moves[seat]) if seat in moves else {}),
        }  # fmt: skip


def _move(move: MoveTold) -> dict[str, object]:
    return {
        "speed_before": move.speed_before, "hexes": move.hexes, "turns": move.turns, "pushes": len(move.pushed),
        "coal_for_speed": move.coal_for_speed, "coal_for_turns": move.coal_for_turns,
    }  # fmt: skip
