"""The curves of a game as data, for whoever draws them. Points begin with the dry season."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.flooded_forest.debrief.report import ForestReport
from paddlewheel.games.flooded_forest.debrief.turns import PlayerTold, TurnTold
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.presentation import Chart, Curve, Limit

#: The sections, by the messages that name them.
DRY, WHOLE = "chart-dry", "chart-whole"


def charts(report: ForestReport) -> tuple[Chart, ...]:
    """Points, fish at home and eaten in the dry season; then fish in the forest, tiles and the river over all turns."""
    turns = report.turns
    ticks = () if report.over or not turns else ((turns[-1].turn, report.end),)
    dry = next((at for at, turn in enumerate(turns) if turn.phase == "dry"), None)
    scoring = turns[max(0, dry - 1) :] if dry is not None else []

    def by_player(message: str, told: Sequence[TurnTold], value: Callable[[PlayerTold], int], section: str) -> Chart:
        curves = tuple(
            Curve(name, tuple((turn.turn, float(value(turn.players[seat]))) for turn in told))
            for seat, name in enumerate(report.names)
        )
        return Chart(say(message), curves, section=say(section), ticks=ticks)

    found = []
    if scoring:
        found = [
            by_player("chart-points", scoring, lambda player: player.points, DRY),
            by_player("chart-home", scoring, lambda player: player.home, DRY),
            by_player("chart-eaten", scoring, lambda player: player.eaten, DRY),
        ]
    tiles = Curve(say("chart-tiles.curve"), tuple((turn.turn, float(turn.tiles)) for turn in turns))
    river = Curve(say("chart-river.curve"), tuple((turn.turn, float(turn.in_river)) for turn in turns))
    full = (Limit(say("chart-river.full"), report.circles),)
    return (
        *found,
        by_player("chart-forest", turns, lambda player: player.in_forest, WHOLE),
        Chart(say("chart-tiles"), (tiles,), section=say(WHOLE), ticks=ticks),
        Chart(say("chart-river"), (river,), full, say(WHOLE), ticks),
    )
