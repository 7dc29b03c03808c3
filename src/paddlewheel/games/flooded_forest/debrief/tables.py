"""What is better read than drawn: the places and the turns that mattered; and all turns for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.flooded_forest.debrief.report import ForestReport, Standing
from paddlewheel.games.flooded_forest.debrief.turns import PlayerTold, TurnTold
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.view.words import yes
from paddlewheel.presentation import DebriefingTable, csv_text

COLUMNS = (
    *("turn", "seat", "name", "player", "season", "has_the_turn", "points", "home", "eaten", "lost", "in_forest"),
    *("to_place", "came_home", "lost_now", "tiles_on_the_board", "fish_in_the_river", "what_happened"),
)


def tables(report: ForestReport) -> tuple[DebriefingTable, ...]:
    """Places first, then the turns of the dry season that changed the points."""
    rows = _mattered(report)
    columns = (
        *(say("column-turn"), say("column-who"), say("column-done")),
        *(say("column-points-of", who=name) for name in report.names),
    )
    mattered = DebriefingTable(say("mattered"), columns, tuple(rows))
    return (_standings(report), *((mattered,) if rows else ()))


def _standings(report: ForestReport) -> DebriefingTable:
    places = ["place"] if report.over else []
    columns = ["player", *places, "points", "home", "eaten", "lost", "left"]
    rows = tuple(_row(one) for one in report.standings)
    heads = tuple(say(f"column-{name}") for name in columns)
    return DebriefingTable(say("standings", over=yes(report.over)), heads, rows)


def _row(one: Standing) -> tuple[str, ...]:
    told = one.told
    place = (str(one.place),) if one.place else ()
    return (one.name, *place, *map(str, (told.points, told.home, told.eaten, told.lost, told.in_forest)))


def _mattered(report: ForestReport) -> list[tuple[str, ...]]:
    rows = []
    before: Sequence[PlayerTold] = report.start
    for turn in report.turns:
        gained = [after.points - was.points for was, after in zip(before, turn.players, strict=True)]
        if any(gained) or any(turn.ate):
            done = _done(turn)
            rows.append((str(turn.turn), report.names[turn.seat], done, *(f"+{n}" if n else "·" for n in gained)))
        before = turn.players
    return rows


def _done(turn: TurnTold) -> str:
    """The turn in sentences, without what is only taken into the hand."""
    told = zip(turn.happenings, turn.lines, strict=True)
    return " ".join(line for happening, line in told if happening.event.kind not in ("takes", "keeps", "over"))


def to_csv(report: ForestReport) -> str:
    """One row a turn and player."""
    return csv_text(
        COLUMNS,
        (
            {
                "turn": turn.turn, "seat": seat + 1, "name": report.names[seat], "player": report.players[seat],
                "season": turn.phase, "has_the_turn": int(seat == turn.seat), "points": told.points,
                "home": told.home, "eaten": told.eaten, "lost": told.lost, "in_forest": told.in_forest,
                "to_place": told.supply, "came_home": turn.came_home[seat], "lost_now": turn.ate[seat],
                "tiles_on_the_board": turn.tiles, "fish_in_the_river": turn.in_river,
                "what_happened": " ".join(turn.lines) if seat == turn.seat else "",
            }
            for turn in report.turns
            for seat, told in enumerate(turn.players)
        ),
    )  # fmt: skip
