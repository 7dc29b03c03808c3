"""The curves of a race as data, for whoever draws them. A line ends where its ship lands or is out."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.mississippi_queen.debrief.report import RaceReport
from paddlewheel.games.mississippi_queen.debrief.rounds import ShipTold
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.presentation import Chart, Curve


def charts(report: RaceReport) -> tuple[Chart, ...]:
    """How far each ship came and how far it was behind, then coal, speed and passengers."""
    ticks = () if report.over else ((report.rounds[-1].round, report.end),)

    def by_ship(title: str, section: str, value: Callable[[ShipTold], float]) -> Chart:
        curves = tuple(
            Curve(
                captain,
                tuple(
                    (told.round, float(value(told.ships[seat]))) for told in report.rounds if told.ships[seat].is_told
                ),
            )
            for seat, captain in enumerate(report.captains)
        )
        return Chart(title, curves, section=section, ticks=ticks)

    river, aboard = say("charts-river"), say("charts-wheels")
    found = [
        by_ship(say("chart-distance"), river, lambda ship: ship.distance),
        by_ship(say("chart-behind"), river, lambda ship: ship.behind),
        by_ship(say("chart-coal"), aboard, lambda ship: ship.coal),
        by_ship(say("chart-speed"), aboard, lambda ship: ship.speed),
    ]
    if report.race == "passenger":
        found.append(by_ship(say("chart-passengers", berths=report.berths), aboard, lambda ship: ship.passengers))
    return tuple(found)
