"""The charts of a debriefing: the indicators with their zones, and lines as in every game."""

from __future__ import annotations

from paddlewheel.presentation import Chart
from paddlewheel.presentation.drawing import (
    LEFT,
    NO_VALUES,
    RIGHT,
    WIDTH,
    Plane,
    beside,
    draw_lines,
    mark,
    spoken,
    svg,
)

#: The scale of every indicator.
SCALE = 10.0


def draw_chart(chart: Chart) -> str:
    """A chart of the debriefing: an indicator with its zones, or several lines."""
    if not any(curve.points for curve in chart.curves):
        return NO_VALUES
    return _indicator(chart) if chart.limits else draw_lines(chart)


def _indicator(chart: Chart) -> str:
    """One indicator on its scale, with its zones behind it."""
    values = chart.curves[0].points
    plane = Plane([round_ for round_, _ in values], 0.0, SCALE, dict(chart.ticks))
    bands = ""
    for limit in chart.limits:
        css = limit.name.partition(" ")[0]
        upwards = limit.name.endswith("from")
        top = plane.y(SCALE if upwards else min(SCALE, limit.value + 0.5))
        bottom = plane.y(max(0.0, limit.value - 0.5) if upwards else 0.0)
        bands += (
            f'<rect class="{css}" x="{LEFT}" y="{top}" width="{WIDTH - LEFT - RIGHT}" height="{bottom - top:.1f}"/>'
        )
        sign = "≥" if upwards else "≤"
        middle = (top + bottom) / 2
        bands += f'<text class="tick" x="{WIDTH - RIGHT + 5}" y="{middle:.1f}">{css}</text>'
        bands += f'<text class="tick" x="{WIDTH - RIGHT + 5}" y="{middle + 12:.1f}">{sign} {limit.value:g}</text>'
    points = " ".join(f"{plane.x(round_)},{plane.y(value)}" for round_, value in values)
    marks = "".join(
        mark(0, plane.x(round_), plane.y(value), "var(--ink)")
        + f'<text x="{plane.x(round_)}" y="{beside(plane.y(value))}" text-anchor="middle">{value:g}</text>'
        for round_, value in values
    )
    return svg(spoken(chart), f'{bands}{plane.axes(2)}<polyline points="{points}" stroke="var(--ink)"/>{marks}')
