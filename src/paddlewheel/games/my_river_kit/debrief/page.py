"""The debriefing as one page: curves drawn by us, turning points, numbers, the story of each round, room for notes."""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path

from paddlewheel.games.my_river_kit.debrief.charts import charts
from paddlewheel.games.my_river_kit.debrief.drawing import draw_chart
from paddlewheel.games.my_river_kit.debrief.report import GameReport
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.presentation import Chart, DebriefingTable, page

STYLE = Path(__file__).with_name("page.css")
#: A table of no more rows is printed in one piece.
SHORT = 22


def to_html(report: GameReport, tables: tuple[DebriefingTable, ...] = ()) -> str:
    """A page that needs nothing else: no network, no script."""
    standings, *further = [_table(table) for table in tables] or [""]
    body = [
        _heading(report),
        standings,
        *(_section(title, list(group)) for title, group in groupby(_ordered(report), lambda chart: chart.section)),
        "<h2>Turning points</h2>",
        _points(report),
        *further,
        "<h2>What happened</h2>",
        *(_round_story(entry) for entry in report.rounds),
        "<h2>Talking about it</h2>",
        _questions(report),
        "<h2>Notes</h2>",
        *(_notes(name) for name in (*report.mayors, "The facilitator")),
    ]
    return page("My River Kit", STYLE, body)


def _ordered(report: GameReport) -> list[Chart]:
    """The charts, those of one section behind each other."""
    found = charts(report)
    sections = list(dict.fromkeys(chart.section for chart in found))
    return sorted(found, key=lambda chart: sections.index(chart.section))


def _heading(report: GameReport) -> str:
    options = ", ".join(f"{name} {value}" for name, value in sorted(report.options.items()))
    facts = f"{report.seats} mayors, {len(report.rounds)} rounds" + (f", seed {report.seed}" if report.over else "")
    facts = f"{facts}, {options}" if options else facts
    cards = f"Cards, zones and events are from {report.components}" if report.components else "Cards, zones and events"
    cards += "." if report.components else " are a reconstruction; <code>paddlewheel components my-river-kit</code>"
    cards = escape(cards) if report.components else f"{cards} shows every number."
    return (
        f'<h1>My River Kit: looking back</h1>\n<p class="lead">{escape(report.ending)}</p>\n'
        f'<p class="quiet">{escape(facts)}. {cards}</p>'
    )


def _section(title: str, found: list[Chart]) -> str:
    figures = [f"<figure><figcaption>{escape(chart.title)}</figcaption>{draw_chart(chart)}</figure>" for chart in found]
    return f'<h2>{escape(title)}</h2><div class="grid">{"".join(figures)}</div>'


def _points(report: GameReport) -> str:
    items = [f"<li><b>Round {point.round}</b>{escape(point.text)}</li>" for point in report.turning_points]
    return f'<ol class="points">{"".join(items)}</ol>' if items else "<p>None.</p>"


def _table(table: DebriefingTable) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in table.columns)
    rows = "".join("<tr>" + "".join(_cell(cell) for cell in row) + "</tr>" for row in table.rows)
    kept = "section" if len(table.rows) > SHORT else 'section class="short"'
    title = f"<h2>{escape(table.title)}</h2>"
    whole = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<{kept}>{title}{whole}</section>"


def _cell(cell: str) -> str:
    zone = next((zone for zone in ("red", "green") if cell.endswith(f"({zone})")), "")
    words = " words" if len(cell) > 12 else ""
    return f'<td class="{zone}{words}">{escape(cell)}</td>'


def _round_story(entry: RoundReport) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in entry.lines)
    title = f"Round {entry.round}: {entry.weather}" + (f", {entry.event}" if entry.event else "")
    return f"<details><summary>{escape(title)}</summary><ol>{lines}</ol></details>"


def _questions(report: GameReport) -> str:
    parts: dict[str, list[str]] = {}
    for question in report.questions:
        parts.setdefault(question.part, []).append(question.text)
    return "".join(
        f"<h3>{escape(part)}</h3><ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"
        for part, texts in parts.items()
    )


def _notes(who: str) -> str:
    return f"<label>{escape(who)}<textarea></textarea></label>"
