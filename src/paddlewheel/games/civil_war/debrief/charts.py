"""The curves of a war as data, for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from paddlewheel.games.civil_war.debrief.report import WarReport
from paddlewheel.presentation import Chart, Curve, seat_name

FORCES = "Forces, battle by battle"
COLUMNS = "Columns and losses"
#: Short, beside the ends of curves.
NAMES = ("Union", "Confederacy")


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

    sides = [seat_name(name, player) for name, player in zip(NAMES, report.players, strict=True)]
    forces, won, lost = by_side("forces"), by_side("won"), by_side("lost")
    lead = [union - confederacy for union, confederacy in zip(*forces, strict=True)]
    so_far = [[*accumulate(values)] for values in won]
    return (
        chart("Cards left", FORCES, *zip(sides, forces, strict=True)),
        chart("How many more cards the Union has left (below 0: the Confederacy)", FORCES, ("Union ahead by", lead)),
        chart("Columns won so far", COLUMNS, *zip(sides, so_far, strict=True)),
        chart("Cards lost in a battle", COLUMNS, *zip(sides, lost, strict=True)),
    )
