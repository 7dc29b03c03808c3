"""A debriefing as one page that needs nothing else: no network, no script. It is apart because few callers need it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from paddlewheel.language import language
from paddlewheel.presentation._chart_drawing import draw_chart
from paddlewheel.presentation._debriefing import Chart, Debriefing, DebriefingTable, TalkingPoint
from paddlewheel.presentation._words import say

STYLE = Path(__file__).with_name("debriefing.css")
#: A table of no more rows is printed in one piece.
SHORT = 22
#: Cells with more letters than these are words, and whole sentences.
FEW_LETTERS, MANY_LETTERS = 12, 40
FEW_ROUNDS = 12


class ToldRound(NamedTuple):
    """One round, week or battle in sentences, under a title."""

    title: str
    lines: Sequence[str]


def with_page(
    made: Debriefing,
    facts: str,
    rounds: Sequence[ToldRound],
    people: Sequence[str],
    *,
    talk: str = "",
    style: Path | None = None,
) -> Debriefing:
    """The same debriefing with its page: what the other forms show, the whole story, and room for notes.

    `facts` stand below the title, `people` get a field for notes each. `talk` replaces the questions, where a game
    has more to say to them; `style` is what it adds to the style of all debriefings.
    """
    standings, *further = [drawn_table(table) for table in made.tables] or [""]
    body = [
        f'<h1>{escape(made.title)}</h1>\n<p class="lead">{escape(made.ending)}</p>',
        f'<p class="quiet">{escape(facts)}</p>',
        standings,
        *sections(made.charts, made.period),
        heading(say("turning-points")),
        _points(made),
        *further,
        heading(say("what-happened")),
        _story(rounds, made.period),
        heading(say("talking-about-it")),
        talk or questions_list(made.questions),
        heading(say("notes")),
        *(f"<label>{escape(who)}<textarea></textarea></label>" for who in (*people, say("facilitator"))),
    ]
    return msgspec.structs.replace(made, html=page(made.title, style, body))


def heading(words: str, level: int = 2) -> str:
    """The heading of a part of a page."""
    return f"<h{level}>{escape(words)}</h{level}>"


def questions_list(questions: Sequence[TalkingPoint]) -> str:
    """The questions, those of one part of the talk under its name."""
    parts = {question.part: [one.text for one in questions if one.part == question.part] for question in questions}
    return "".join(
        f"<h3>{escape(part)}</h3><ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"
        for part, texts in parts.items()
    )


def sections(charts: Sequence[Chart], period: str) -> list[str]:
    """The charts, those of one section side by side under its title."""
    titles = dict.fromkeys(chart.section for chart in charts)
    return [_section(title, [chart for chart in charts if chart.section == title], period) for title in titles]


def _section(title: str, charts: Sequence[Chart], period: str) -> str:
    figures = [
        f"<figure><figcaption>{escape(chart.title)}</figcaption>{draw_chart(chart, period)}</figure>"
        for chart in charts
    ]
    return f'<h2>{escape(title)}</h2><div class="charts">{"".join(figures)}</div>'


def _points(made: Debriefing) -> str:
    items = [f"<li><b>{escape(made.period)} {point.round}</b>{escape(point.text)}</li>" for point in made.moments]
    return f'<ol class="points">{"".join(items)}</ol>' if items else f"<p>{escape(say('none'))}</p>"


def drawn_table(table: DebriefingTable) -> str:
    """A table under its title."""
    head = "".join(f"<th>{escape(column)}</th>" for column in table.columns)
    rows = "".join("<tr>" + "".join(map(_cell, row, table.columns)) + "</tr>" for row in table.rows)
    # On a narrow screen what is to be read stands below each other; numbers stay side by side.
    told = ' class="told"' if any(len(cell) > MANY_LETTERS for row in table.rows for cell in row) else ""
    drawn = f"<table{told}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    kept = 'section class="short"' if len(table.rows) <= SHORT else "section"
    return f'<{kept}><h2>{escape(table.title)}</h2><div class="scroll">{drawn}</div></section>'


def _cell(cell: str, column: str) -> str:
    zone = next((zone for zone in ("red", "green") if cell.endswith(f"({say(f'zone-{zone}')})")), "")
    words = "" if len(cell) <= FEW_LETTERS else " words" if len(cell) <= MANY_LETTERS else " words long"
    nothing = " nothing" if cell in ("", "·") else ""
    label = escape(column, quote=True)
    return f'<td class="{zone}{words}{nothing}" data-label="{label}">{escape(cell)}</td>'


def _story(rounds: Sequence[ToldRound], period: str) -> str:
    """All rounds, each behind its title; where they are many, all of them behind one."""
    drawn = "\n".join(_round(told) for told in rounds)
    if len(rounds) <= FEW_ROUNDS:
        return drawn
    summary = escape(say("period-by-period", period=period, small=period.lower()))
    return f"<details><summary>{summary}</summary>\n{drawn}\n</details>"


def _round(told: ToldRound) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in told.lines)
    return f"<details><summary>{escape(told.title)}</summary><ol>{lines}</ol></details>"


def page(title: str, style: Path | None, body: Sequence[str]) -> str:
    """A page that stands by itself, in the style of all debriefings and what is added to it."""
    styles = "".join(file.read_text(encoding="utf-8") for file in (STYLE, style) if file is not None)
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles}</style>\n"
        "</head>\n<body>\n<main>\n" + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
    )
