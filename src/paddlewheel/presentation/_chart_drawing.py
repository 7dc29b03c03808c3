"""Charts as inline SVG: every line has its own mark, dash and name, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from paddlewheel.presentation._debriefing import Chart, Curve, Limit
from paddlewheel.presentation._words import say

WIDTH, HEIGHT = 340.0, 190.0
LEFT, TOP, BOTTOM = 34.0, 12.0, 26.0
#: Room at the right, and more of it where levels have their names there.
RIGHT, RIGHT_NAMED = 12.0, 72.0
ROW = 18.0
COLOURS = 5
#: With more points than this only the last of a line has a mark, and not every round is written below.
FEW = 12
#: A shape for each line, drawn around its points.
MARKS = (
    '<circle cx="{x}" cy="{y}" r="4.5"/>',
    '<rect x="{a}" y="{b}" width="8" height="8"/>',
    '<path d="M{x} {c} l5.5 9.5 h-11Z"/>',
    '<path d="M{x} {d} l5.5 5.5 l-5.5 5.5 l-5.5 -5.5Z"/>',
    '<path d="M{x} {c} l5 4 l-2 6 h-6 l-2 -6Z"/>',
)
DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 2")


class Plane:
    """From rounds and values to places on the paper."""

    def __init__(self, chart: Chart) -> None:
        values = [value for curve in chart.curves for _, value in curve.points]
        values += [limit.value for limit in chart.limits]
        rounds = {at for curve in chart.curves for at, _ in curve.points}
        self.right = WIDTH - (RIGHT_NAMED if chart.limits else RIGHT)
        self.first = min(rounds)
        self.last = max(max(rounds), self.first + 1)
        most, least = max([*values, chart.top]), min(values)
        self.step = _step(most, least)
        self.low = self.step * min(0.0, least // self.step)
        self.high = max(1.0, self.low + self.step, self.step * -(-most // self.step))
        self.is_few = len(rounds) <= FEW
        self.rounds = sorted(rounds) if self.is_few else self._some(max(rounds))
        self.ticks = dict(chart.ticks)

    def _some(self, last: int) -> list[int]:
        """A few rounds to write below: round numbers, and the last one where it does not run into them."""
        every = next(step for step in (5, 10, 20, 50, 100, 1000, 10000) if self.last - self.first <= 7 * step)
        rounds = [at for at in range(every, last + 1, every) if at >= self.first and last - at >= every / 2]
        return [*rounds, last]

    def x(self, round_: float) -> float:
        share = (round_ - self.first) / (self.last - self.first)
        inset = 22.0 if self.is_few else 10.0
        return round(LEFT + inset + share * (self.right - LEFT - 2 * inset), 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)

    def axes(self) -> str:
        """Lines at every step, each with its value, and the rounds below."""
        parts = []
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = round(self.low + self.step * number, 4)
            y = self.y(value)
            parts.append(f'<line class="grid-line" x1="{LEFT}" y1="{y}" x2="{self.right}" y2="{y}"/>')
            parts.append(f'<text class="tick" x="{LEFT - 5}" y="{y + 4}" text-anchor="end">{value:g}</text>')
        for at in self.rounds:
            name = escape(self.ticks.get(at, str(at)))
            parts.append(f'<text class="tick" x="{self.x(at)}" y="{HEIGHT - 9}" text-anchor="middle">{name}</text>')
        return "".join(parts)

    def limit(self, limit: Limit) -> str:
        """A level drawn across, or the zone that begins there."""
        name, value = escape(limit.name), f"{limit.value:g}"
        beside = self.right + 5
        if not limit.zone:
            y = self.y(limit.value)
            across = f'<line class="limit" x1="{LEFT}" y1="{y}" x2="{self.right}" y2="{y}"/>'
            return across + _two_lines(beside, y - 2, name, value)
        above = limit.zone == "above"
        top = self.y(self.high if above else min(self.high, limit.value + 0.5))
        bottom = self.y(max(self.low, limit.value - 0.5) if above else self.low)
        band = f'<rect class="{limit.colour}" x="{LEFT}" y="{top}" width="{self.right - LEFT}"'
        sign = "≥" if above else "≤"
        words = _two_lines(beside, (top + bottom) / 2, escape(say(f"zone-{limit.colour}")), f"{sign} {value}")
        return f'{band} height="{bottom - top:.1f}"/>{words}'


def draw_chart(chart: Chart, period: str) -> str:
    """A chart of a debriefing as SVG."""
    if not any(curve.points for curve in chart.curves):
        return f'<p class="quiet">{escape(say("no-values"))}</p>'
    plane = Plane(chart)
    parts = [*(plane.limit(limit) for limit in chart.limits), plane.axes()]
    alone = len(chart.curves) == 1
    for number, curve in enumerate(chart.curves):
        parts.append(_line(plane, curve, number, alone))
        if not alone:
            parts.append(_legend(curve, number))
    height = HEIGHT if alone else HEIGHT + 4 + ROW * len(chart.curves)
    label = escape(_spoken(chart, period), quote=True)
    drawn = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{label}">{drawn}</svg>'


def _line(plane: Plane, curve: Curve, number: int, alone: bool) -> str:
    if not curve.points:
        return ""
    colour = "var(--ink)" if alone else f"var(--c{number % COLOURS})"
    places = [(plane.x(at), plane.y(value)) for at, value in curve.points]
    # Beyond the fifth line colours come again, each with another dash.
    pattern = DASHES[(number + 2 * (number // COLOURS)) % len(DASHES)]
    dash = "" if alone or not pattern else f' stroke-dasharray="{pattern}"'
    drawn = " ".join(f"{x},{y}" for x, y in places)
    parts = [f'<polyline points="{drawn}" stroke="{colour}"{dash}/>']
    marked = range(len(places)) if plane.is_few else [len(places) - 1]
    for at in marked:
        x, y = places[at]
        parts.append(_mark(number, x, y, colour))
        if alone:
            parts.append(f'<text x="{x}" y="{_beside(y)}" text-anchor="middle">{curve.points[at][1]:g}</text>')
    return "".join(parts)


def _legend(curve: Curve, number: int) -> str:
    y = HEIGHT + 10 + ROW * number
    last = f"{curve.points[-1][1]:g}" if curve.points else ""
    name = escape(f"{curve.name}: {last}")
    colour = f"var(--c{number % COLOURS})"
    return _mark(number, LEFT, y - 4, colour) + f'<text x="{LEFT + 9}" y="{y}">{name}</text>'


def _spoken(chart: Chart, period: str) -> str:
    ticks = dict(chart.ticks)
    lines = [f"{curve.name}: {_values(curve.points, ticks, period.lower())}" for curve in chart.curves]
    return "; ".join(lines) if len(lines) == 1 else f"{chart.title}. {'; '.join(lines)}"


def _values(points: Sequence[tuple[int, float]], ticks: dict[int, str], period: str) -> str:
    """All values where they are few; else the first, the lowest, the highest and the last."""
    if len(points) > FEW:
        ends = {points[0], min(points, key=lambda point: point[1]), max(points, key=lambda point: point[1]), points[-1]}
        points = sorted(ends)
    return ", ".join(f"{ticks.get(at, f'{period} {at}')} {value:g}" for at, value in points)


def _two_lines(x: float, y: float, first: str, second: str) -> str:
    lines = ((y, first), (y + 12, second))
    return "".join(f'<text class="tick" x="{x}" y="{at:.1f}">{words}</text>' for at, words in lines)


def _beside(y: float) -> float:
    """Where a point's number stands: above it, or below where the paper ends."""
    return round(y - 9 if y > TOP + 12 else y + 19, 1)


def _mark(number: int, x: float, y: float, colour: str) -> str:
    shape = MARKS[(number + number // COLOURS) % len(MARKS)].format(x=x, y=y, a=x - 4, b=y - 4, c=y - 6, d=y - 5.5)
    return shape.replace("/>", f' fill="{colour}"/>')


def _step(most: float, least: float) -> float:
    """The distance of two lines of a scale: a value that can be written, four to six of them."""
    span = max(most, 0.0) - min(least, 0.0)
    if span <= 1:
        return 0.25
    return next(step for step in (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1000.0, 10000.0) if span <= 6 * step)
