"""The joint debriefing as one page that prints: no network, no script."""

from __future__ import annotations

from html import escape

from paddlewheel.presentation import DebriefingTable
from paddlewheel.presentation.debriefing_page import drawn_table, page, questions_list, sections
from paddlewheel.tables.classroom.messages import JointDebriefing, JointTable, RoundTold


def joint_page(made: JointDebriefing) -> str:
    """The page."""
    title = made.title or "A class"
    deal = "All tables had the same deal." if made.same_deal else "Every table had a deal of its own."
    state = "" if made.over else " Some games are still under way."
    body = [
        f"<h1>{escape(title)}: looking back</h1>",
        f'<p class="lead">{escape(made.game_title)} at {len(made.tables)} tables</p>',
        f'<p class="quiet">{deal}{state}</p>',
        drawn_table(made.ends),
        *sections(made.charts, made.period),
        "<h2>When the tables parted</h2>",
        _partings(made),
        _rounds(made.tables),
        '<p class="quiet">As a bot judges the chances, from what each seat could see.</p>',
        "<h2>Turning points</h2>",
        *(_moments(table, made.period) for table in made.tables),
        "<h2>Talking about it</h2>",
        questions_list(made.questions),
        '<h2>Notes</h2>\n<label for="notes">What we want to remember</label><textarea id="notes"></textarea>',
    ]
    return page(title, None, body)


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
    return drawn_table(
        DebriefingTable("The best and the worst round of each table", ("Table", "Best", "Worst"), tuple(rows))
    )


def _round(told: RoundTold | None) -> str:
    return "" if told is None else f"{told.round}: {told.text}"


def _moments(table: JointTable, period: str) -> str:
    items = [f"<li><b>{escape(period)} {moment.round}</b> {escape(moment.text)}</li>" for moment in table.moments]
    return f'<h3>{escape(table.name)}</h3><ol class="points">{"".join(items)}</ol>' if items else ""
