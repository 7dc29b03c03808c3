"""The curves of a war as data, for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from paddlewheel.games.civil_war.debrief.report import WarReport
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.view.words import side_name
from paddlewheel.presentation import Chart, Curve, seat_name


def charts(report: WarReport) -> tuple[Chart, ...]:
    """Forces left and who has more of them; columns won, and what each battle cost."""
    battles = report.battles
    ticks = () if report.over else ((battles[-1].battle, report.end),)

    def chart(title: str, section: str, *curves: tuple[str, Sequence[int]]) -> Chart:
        drawn = (
            Curve(name, tuple((battle.battle, float(value)) for battle, value in zip(battles, values, strict=True)))
            for name, values in curves
        )
        return Chart(title, tuple(drawn), section=section, ticks=ticks)

    def by_side(field: str) -> list[list[int]]:
        return [[getattr(battle.sides[seat], field) for battle in battles] for seat in range(len(report.sides))]

    sides = [seat_name(side_name(seat), player) for seat, player in enumerate(report.players)]
    forces, won, lost = by_side("forces"), by_side("won"), by_side("lost")
    lead = [union - confederacy for union, confederacy in zip(*forces, strict=True)]
    so_far = [[*accumulate(values)] for values in won]
    return (
        chart(say("chart-left"), say("charts-forces"), *zip(sides, forces, strict=True)),
        chart(say("chart-lead"), say("charts-forces"), (say("chart-lead.curve"), lead)),
        chart(say("chart-won"), say("charts-columns"), *zip(sides, so_far, strict=True)),
        chart(say("chart-lost"), say("charts-columns"), *zip(sides, lost, strict=True)),
    )
