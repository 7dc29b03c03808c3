"""The joint debriefing as one page that prints: no network, no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

from paddlewheel.presentation import Chart, DebriefingTable, page
from paddlewheel.presentation.drawing import draw_lines
from paddlewheel.tables.classroom.messages import JointDebriefing, JointTable, RoundTold

STYLE = Path(__file__).with_name("joint_page.css")


def joint_page(made: JointDebriefing) -> str:
    """The page."""
    heading = escape(made.title or "A class")
    deal = "All tables had the same deal." if made.same_deal else "Every table had a deal of its own."
    state = "" if made.over else " Some games are still under way."
    body = [
        f"<h1>{heading}: looking back</h1>",
        f'<p class="lead">{escape(made.game_title)} at {len(made.tables)} tables</p>',
        f'<p class="quiet">{deal}{state}</p>',
        _table(made.ends),
        *(_section(title, list(group)) for title, group in groupby(_ordered(made.charts), lambda chart: chart.section)),
        "<h2>When the tables parted</h2>",
        _partings(made),
        _rounds(made.tables),
        '<p class="quiet">As a bot judges the chances, from what each seat could see.</p>',
        "<h2>Turning points</h2>",
        *(_moments(table, made.period) for table in made.tables),
        "<h2>Talking about it</h2>",
        "<ul>"
        + "".join(f"<li><b>{escape(each.part)}</b> {escape(each.text)}</li>" for each in made.questions)
        + "</ul>",
        '<h2>Notes</h2>\n<label for="notes">What we want to remember</label><textarea id="notes"></textarea>',
    ]
    return page(heading, STYLE, body)


def _ordered(charts: list[Chart]) -> list[Chart]:
    """The charts, those of one section behind each other."""
    sections = list(dict.fromkeys(chart.section for chart in charts))
    return sorted(charts, key=lambda chart: sections.index(chart.section))


def _section(title: str, charts: Iterable[Chart]) -> str:
    figures = [
        f"<figure><figcaption>{escape(chart.title)}</figcaption>{draw_lines(chart)}</figure>" for chart in charts
    ]
    return f'<h2>{escape(title)}</h2><div class="grid">{"".join(figures)}</div>'


def _table(table: DebriefingTable) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in table.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    return f'<h2>{escape(table.title)}</h2><div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'


def _partings(made: JointDebriefing) -> str:
    if not made.partings:
        return "<p>The tables stayed close together.</p>"
    items = [
        f"<li><b>{escape(made.period)} {parting.round}</b> {escape(parting.text)}"
        + "".join(f"<br>{escape(line)}" for line in parting.told)
        + "</li>"
        for parting in made.partings
    ]
    return f'<ol class="points">{"".join(items)}</ol>'


def _rounds(tables: list[JointTable]) -> str:
    rows = [(table.name, _round(table.best), _round(table.worst)) for table in tables]
    return _table(
        DebriefingTable("The best and the worst round of each table", ("Table", "Best", "Worst"), tuple(rows))
    )


def _round(told: RoundTold | None) -> str:
    return "" if told is None else f"{told.round}: {told.text}"


def _moments(table: JointTable, period: str) -> str:
    items = [f"<li><b>{escape(period)} {moment.round}</b> {escape(moment.text)}</li>" for moment in table.moments]
    return f'<h3>{escape(table.name)}</h3><ol class="points">{"".join(items)}</ol>' if items else ""
