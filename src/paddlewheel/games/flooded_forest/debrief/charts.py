"""The curves of a game as data, for whoever draws them. Points begin with the dry season."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.flooded_forest.debrief.report import ForestReport
from paddlewheel.games.flooded_forest.debrief.turns import PlayerTold, TurnTold
from paddlewheel.presentation import Chart, Curve, Limit

DRY = "The dry season, turn by turn"
WHOLE = "Flood and forest, turn by turn"


def charts(report: ForestReport) -> tuple[Chart, ...]:
    """Points, fish at home and eaten in the dry season; then fish in the forest, tiles and the river over all turns."""
    turns = report.turns
    ticks = () if report.over or not turns else ((turns[-1].turn, report.end),)
    dry = next((at for at, turn in enumerate(turns) if turn.phase == "dry"), None)
    scoring = turns[max(0, dry - 1) :] if dry is not None else []

    def by_player(title: str, told: Sequence[TurnTold], value: Callable[[PlayerTold], int], section: str) -> Chart:
        curves = tuple(
            Curve(name, tuple((turn.turn, float(value(turn.players[seat]))) for turn in told))
            for seat, name in enumerate(report.names)
        )
        return Chart(title, curves, section=section, ticks=ticks)

    found = []
    if scoring:
        found = [
            by_player("Points", scoring, lambda player: player.points, DRY),
            by_player("Fish at home in the river", scoring, lambda player: player.home, DRY),
            by_player("Fish of others eaten", scoring, lambda player: player.eaten, DRY),
        ]
    tiles = Curve("Tiles", tuple((turn.turn, float(turn.tiles)) for turn in turns))
    river = Curve("Fish", tuple((turn.turn, float(turn.in_river)) for turn in turns))
    full = (Limit("full at", report.circles),)
    return (
        *found,
        by_player("Fish in the forest", turns, lambda player: player.in_forest, WHOLE),
        Chart("Flood tiles on the board", (tiles,), section=WHOLE, ticks=ticks),
        Chart("Fish in the river", (river,), full, WHOLE, ticks),
    )
