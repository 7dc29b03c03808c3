"""Charts as inline SVG: every line has its own mark and its name, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from paddlewheel.presentation._debriefing import Chart

WIDTH, HEIGHT = 340.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 34.0, 44.0, 12.0, 26.0
ROW = 18.0
#: How lines beyond the fourth are drawn, which have the colours of the first ones.
DASHES = ("", "7 4", "2 4", "9 3 2 3")
COLOURS = 4
#: A shape for each line, drawn around its points.
MARKS = (
    '<circle cx="{x}" cy="{y}" r="4.5"/>',
    '<rect x="{a}" y="{b}" width="8" height="8"/>',
    '<path d="M{x} {c} l5.5 9.5 h-11Z"/>',
    '<path d="M{x} {d} l5.5 5.5 l-5.5 5.5 l-5.5 -5.5Z"/>',
)


NO_VALUES = '<p class="quiet">No values yet.</p>'


class Plane:
    """From rounds and values to places on the paper."""

    def __init__(self, rounds: Sequence[int], low: float, high: float, ticks: dict[int, str]) -> None:
        self.first = min(rounds, default=1)
        self.last = max(max(rounds, default=1), self.first + 1)
        self.low = low
        self.high = high
        self.ticks = ticks
        self.rounds = sorted(set(rounds))

    def x(self, round_: float) -> float:
        share = (round_ - self.first) / (self.last - self.first)
        return round(LEFT + 22 + share * (WIDTH - LEFT - RIGHT - 44), 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), 1)

    def axes(self, step: float) -> str:
        """Lines at every step, each with its value, and the rounds below."""
        parts = []
        for number in range(round((self.high - self.low) / step) + 1):
            value = round(self.low + step * number, 4)
            y = self.y(value)
            parts.append(f'<line class="grid-line" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
            parts.append(f'<text class="tick" x="{LEFT - 5}" y="{y + 4}" text-anchor="end">{value:g}</text>')
        for round_ in self.rounds:
            name = self.ticks.get(round_, str(round_))
            parts.append(f'<text class="tick" x="{self.x(round_)}" y="{HEIGHT - 9}" text-anchor="middle">{name}</text>')
        return "".join(parts)


def svg(label: str, body: str, height: float = HEIGHT) -> str:
    """A drawing that says in words what it shows."""
    label = escape(label, quote=True)
    return f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{label}">{body}</svg>'


def spoken(chart: Chart) -> str:
    """All values of a chart in words."""
    ticks = dict(chart.ticks)
    lines = [
        f"{curve.name}: " + ", ".join(f"{ticks.get(at, f'round {at}')} {value:g}" for at, value in curve.points)
        for curve in chart.curves
    ]
    return "; ".join(lines) if len(lines) == 1 else f"{chart.title}. {'; '.join(lines)}"


def beside(y: float) -> float:
    """Where a point's number stands: above it, or below where the paper ends."""
    return round(y - 9 if y > TOP + 12 else y + 19, 1)


def mark(number: int, x: float, y: float, colour: str) -> str:
    """The mark of a line at one of its points."""
    shape = MARKS[(number + number // COLOURS) % len(MARKS)].format(x=x, y=y, a=x - 4, b=y - 4, c=y - 6, d=y - 5.5)
    return shape.replace("/>", f' fill="{colour}"/>')


def draw_lines(chart: Chart) -> str:
    """Several lines with one mark each, named below the chart."""
    if not any(curve.points for curve in chart.curves):
        return NO_VALUES
    values = [value for curve in chart.curves for _, value in curve.points]
    step = _step(max(values), min(values))
    low = step * min(0.0, min(values) // step)
    high = max(1.0, low + step, step * -(-max(values) // step))
    plane = Plane([at for curve in chart.curves for at, _ in curve.points], low, high, dict(chart.ticks))
    parts = [plane.axes(step)]
    for number, curve in enumerate(chart.curves):
        colour, dash = f"var(--c{number % COLOURS})", DASHES[number // COLOURS % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        drawn = " ".join(f"{plane.x(at)},{plane.y(value)}" for at, value in curve.points)
        parts.append(f'<polyline points="{drawn}" stroke="{colour}"{dashed}/>')
        parts += [mark(number, plane.x(at), plane.y(value), colour) for at, value in curve.points]
        if len(chart.curves) == 1:
            parts += [
                f'<text x="{plane.x(at)}" y="{beside(plane.y(value))}" text-anchor="middle">{value:g}</text>'
                for at, value in curve.points
            ]
        y = HEIGHT + 10 + ROW * number
        last = f"{curve.points[-1][1]:g}" if curve.points else ""
        name = escape(f"{curve.name}: {last}")
        parts.append(mark(number, LEFT, y - 4, colour) + f'<text x="{LEFT + 9}" y="{y}">{name}</text>')
    return svg(spoken(chart), "".join(parts), HEIGHT + 4 + ROW * len(chart.curves))


def _step(most: float, least: float) -> float:
    """The distance of two lines of a scale: a value that can be written, four to six of them."""
    span = max(most, 0.0) - min(least, 0.0)
    if span <= 1:
        return 0.25
    return next(step for step in (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1000.0, 10000.0) if span <= 6 * step)
