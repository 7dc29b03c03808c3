"""The joint debriefing as one page that prints: no network, no script."""

from __future__ import annotations

from html import escape

from paddlewheel.presentation import DebriefingTable
from paddlewheel.presentation.debriefing_page import drawn_table, heading, page, questions_list, sections
from paddlewheel.tables.classroom.messages import JointDebriefing, JointTable, RoundTold
from paddlewheel.tables.words import say


def joint_page(made: JointDebriefing) -> str:
    """The page."""
    title = made.title or say("a-class")
    deal = say("deal-same") if made.same_deal else say("deal-own")
    state = "" if made.over else f" {say('still-under-way')}"
    body = [
        f"<h1>{escape(say('looking-back', title=title))}</h1>",
        f'<p class="lead">{escape(say("at-tables", game=made.game_title, count=len(made.tables)))}</p>',
        f'<p class="quiet">{escape(deal + state)}</p>',
        drawn_table(made.ends),
        *sections(made.charts, made.period),
        heading(say("when-the-tables-parted")),
        _partings(made),
        _rounds(made.tables),
        f'<p class="quiet">{escape(say("as-a-bot-judges"))}</p>',
        heading(say("turning-points")),
        *(_moments(table, made.period) for table in made.tables),
        heading(say("talking-about-it")),
        questions_list(made.questions),
        heading(say("notes")),
        f'<label for="notes">{escape(say("to-remember"))}</label><textarea id="notes"></textarea>',
    ]
    return page(title, None, body)


def _partings(made: JointDebriefing) -> str:
    if not made.partings:
        return f"<p>{escape(say('stayed-together'))}</p>"
    items = [
        f"<li><b>{escape(made.period)} {parting.round}</b> {escape(parting.text)}"
        + "".join(f"<br>{escape(line)}" for line in parting.told)
        + "</li>"
        for parting in made.partings
    ]
    return f'<ol class="points">{"".join(items)}</ol>'


def _rounds(tables: list[JointTable]) -> str:
    rows = [(table.name, _round(table.best), _round(table.worst)) for table in tables]
    columns = (say("column-table"), say("column-best"), say("column-worst"))
    return drawn_table(DebriefingTable(say("best-and-worst"), columns, tuple(rows)))


def _round(told: RoundTold | None) -> str:
    return "" if told is None else f"{told.round}: {told.text}"


def _moments(table: JointTable, period: str) -> str:
    items = [f"<li><b>{escape(period)} {moment.round}</b> {escape(moment.text)}</li>" for moment in table.moments]
    return f'<h3>{escape(table.name)}</h3><ol class="points">{"".join(items)}</ol>' if items else ""
