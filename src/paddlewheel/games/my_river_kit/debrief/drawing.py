"""Small charts as inline SVG: every line has its own mark and its name, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 330.0, 190.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 40.0, 12.0, 26.0
#: A shape for each line, drawn around its points.
MARKS = (
    '<circle cx="{x}" cy="{y}" r="4.5"/>',
    '<rect x="{a}" y="{b}" width="8" height="8"/>',
    '<path d="M{x} {c} l5.5 9.5 h-11Z"/>',
    '<path d="M{x} {d} l5.5 5.5 l-5.5 5.5 l-5.5 -5.5Z"/>',
)


class Plane:
    """From rounds and values to places on the paper."""

    def __init__(self, rounds: Sequence[int], top: float) -> None:
        self.first = min(rounds, default=1)
        self.last = max(max(rounds, default=1), self.first + 1)
        self.top = top or 1.0

    def x(self, round_: float) -> float:
        share = (round_ - self.first) / (self.last - self.first)
        return round(LEFT + 22 + share * (WIDTH - LEFT - RIGHT - 44), 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - value / self.top * (HEIGHT - TOP - BOTTOM), 1)

    def axes(self, steps: int) -> str:
        parts = []
        for number in range(steps + 1):
            value = self.top * number / steps
            y = self.y(value)
            words = f"{value:.0f}" if self.top > 1 else f"{value:.1f}"
            parts.append(f'<line class="grid-line" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
            parts.append(f'<text class="tick" x="{LEFT - 5}" y="{y + 4}" text-anchor="end">{words}</text>')
        for round_ in range(self.first, self.last + 1):
            parts.append(
                f'<text class="tick" x="{self.x(round_)}" y="{HEIGHT - 9}" text-anchor="middle">{round_}</text>'
            )
        return "".join(parts)


def _svg(label: str, body: str, height: float = HEIGHT) -> str:
    return f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{label}">{body}</svg>'


def _beside(y: float) -> float:
    """Where a point's number stands: above it, or below where the paper ends."""
    return round(y - 9 if y > TOP + 12 else y + 19, 1)


def _mark(number: int, x: float, y: float, colour: str) -> str:
    shape = MARKS[number % len(MARKS)].format(x=x, y=y, a=x - 4, b=y - 4, c=y - 6, d=y - 5.5)
    return shape.replace("/>", f' fill="{colour}"/>')


def indicator_chart(name: str, values: Sequence[tuple[int, int]], red: int, green: int, more_is_worse: bool) -> str:
    """One indicator from 0 to 10, with its zones behind it."""
    plane = Plane([round_ for round_, _ in values], 10.0)
    red_band = (red, 10) if more_is_worse else (0, red)
    green_band = (0, green) if more_is_worse else (green, 10)
    bands = ""
    for css, (low, high) in (("red", red_band), ("green", green_band)):
        top = plane.y(min(10, high + 0.5))
        bottom = plane.y(max(0, low - 0.5))
        bands += (
            f'<rect class="{css}" x="{LEFT}" y="{top}" width="{WIDTH - LEFT - RIGHT}" height="{bottom - top:.1f}"/>'
        )
        middle = (top + bottom) / 2 + 4
        bands += f'<text class="tick" x="{WIDTH - RIGHT + 5}" y="{middle:.1f}">{css}</text>'
    points = " ".join(f"{plane.x(round_)},{plane.y(value)}" for round_, value in values)
    marks = "".join(
        _mark(0, plane.x(round_), plane.y(value), "var(--ink)")
        + f'<text x="{plane.x(round_)}" y="{_beside(plane.y(value))}" text-anchor="middle">{value}</text>'
        for round_, value in values
    )
    spoken = f"{name}: " + ", ".join(f"round {round_} {value}" for round_, value in values)
    return _svg(spoken, f'{bands}{plane.axes(5)}<polyline points="{points}" stroke="var(--ink)"/>{marks}')


def lines_chart(name: str, lines: Mapping[str, Sequence[tuple[int, float]]], top: float = 0.0) -> str:
    """Several lines with one mark each, named below the chart."""
    most = max((value for points in lines.values() for _, value in points), default=1.0)
    plane = Plane(
        [round_ for points in lines.values() for round_, _ in points], top or max(4.0, float(-(-most // 4) * 4))
    )
    parts = [plane.axes(4)]
    spoken = []
    for number, (line, points) in enumerate(lines.items()):
        colour = f"var(--c{number % 4})"
        drawn = " ".join(f"{plane.x(round_)},{plane.y(value)}" for round_, value in points)
        parts.append(f'<polyline points="{drawn}" stroke="{colour}"/>')
        parts += [_mark(number, plane.x(round_), plane.y(value), colour) for round_, value in points]
        x, y = LEFT + 150.0 * (number % 2), HEIGHT + 10 + 18.0 * (number // 2)
        parts.append(_mark(number, x, y - 4, colour) + f'<text x="{x + 9}" y="{y}">{line}</text>')
        spoken.append(f"{line}: " + ", ".join(f"{value:g}" for _, value in points))
    return _svg(f"{name}. {'; '.join(spoken)}", "".join(parts), HEIGHT + 38)


def water_chart(rounds: Sequence[tuple[int, int, int, int]]) -> str:
    """Three bars a round: water in, water out, pollution out."""
    most = max((max(entry[1:]) for entry in rounds), default=1)
    plane = Plane([entry[0] for entry in rounds], max(4.0, float(-(-most // 4) * 4)))
    parts = [plane.axes(4)]
    names = (
        ("water in", "var(--water)", "1"),
        ("water out", "var(--water)", ".55"),
        ("pollution out", "var(--dirt)", "1"),
    )
    for round_, *values in rounds:
        for number, value in enumerate(values):
            x = plane.x(round_) - 16 + 11 * number
            y = plane.y(value)
            colour, strength = names[number][1], names[number][2]
            tall = plane.y(0) - y
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="10" height="{tall:.1f}" fill="{colour}" fill-opacity="{strength}" '
                f'stroke="{colour}"/><text class="tick" x="{x + 5:.1f}" y="{y - 3}" text-anchor="middle">{value}</text>'
            )
    for number, (name, colour, strength) in enumerate(names):
        x = LEFT + 96.0 * number
        parts.append(
            f'<rect x="{x - 4}" y="{HEIGHT + 2}" width="9" height="9" fill="{colour}" fill-opacity="{strength}" '
            f'stroke="{colour}"/><text x="{x + 9}" y="{HEIGHT + 10}">{name}</text>'
        )
    spoken = "; ".join(f"round {entry[0]}: in {entry[1]}, out {entry[2]}, pollution {entry[3]}" for entry in rounds)
    return _svg(f"Water and pollution. {spoken}", "".join(parts), HEIGHT + 38)
