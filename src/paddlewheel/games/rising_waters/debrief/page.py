"""The debriefing as one page: curves drawn by us, turning points, the story of each week, questions with sources."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from pathlib import Path

from paddlewheel.games.rising_waters.debrief.story import Story, WeekTold
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES
from paddlewheel.presentation import page

STYLE = Path(__file__).with_name("page.css")
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640.0, 220.0, 34.0, 16.0, 26.0
COLUMNS = (
    *("losses", "rescued", "eased_by_goals", "rain", "highest_water", "all_water", "flooded_groups"),
    *("levees_built", "levees_washed_away", "cards_given", "threats_resisted", "threats_taken"),
)


def to_csv(story: Story) -> str:
    """One row a week."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["week", *COLUMNS, *(f"lost_{name.lower()}" for name in CAUSE_NAMES)])
    for week in story.weeks:
        writer.writerow([week.week, *(getattr(week, name) for name in COLUMNS), *week.by_cause.values()])
    return out.getvalue()


def to_html(story: Story) -> str:
    """A page that needs nothing else: no network, no script."""
    facts = f"{story.version}, {_seats(story.seats)}, seed {story.seed}"
    body = [
        "<h1>Rising Waters: looking back</h1>",
        f'<p class="lead">{escape(story.ending or "The game is not over yet.")}</p>',
        f'<p class="quiet">{escape(facts)}. Map, decks and costs are a reconstruction.</p>',
        "<h2>Losses, week by week</h2>",
        _chart("Losses", [week.losses for week in story.weeks], story.limit, "the limit"),
        "<h2>The water</h2>",
        _chart("Water in river and lakes, all groupings together", [week.all_water for week in story.weeks], 0, ""),
        _chart("Land groups under water", [week.flooded_groups for week in story.weeks], 0, ""),
        "<h2>What was lost, and why</h2>",
        _table(story.weeks),
        "<h2>What turned the game</h2>",
        _points(story),
        "<h2>What happened</h2>",
        *(_week(week) for week in story.weeks),
        "<h2>Talking about it</h2>",
        _questions(story),
        '<h2>Notes</h2>\n<label for="notes">What we want to remember</label><textarea id="notes"></textarea>',
    ]
    return page("Rising Waters", STYLE, body)


def _seats(seats: int) -> str:
    return "one player with two roles" if seats == 1 else f"{seats} players"


def _chart(name: str, values: Sequence[int], line: int, line_name: str) -> str:
    """One curve over the weeks, every point with its number; with or without a line for the limit."""
    top = float(max([*values, line, 1])) * 1.12
    step = (WIDTH - LEFT - 40) / max(1, len(values) - 1)
    places = [
        (LEFT + 16 + step * at, HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM))
        for at, value in enumerate(values)
    ]
    parts = []
    if line:
        y = HEIGHT - BOTTOM - line / top * (HEIGHT - TOP - BOTTOM)
        parts.append(f'<line class="limit" x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 8}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT}" y="{y - 5:.1f}">{escape(line_name)}: {line}</text>')
    parts.append(f'<line class="axis" x1="{LEFT}" y1="{HEIGHT - BOTTOM}" x2="{WIDTH - 8}" y2="{HEIGHT - BOTTOM}"/>')
    parts.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>')
    for at, ((x, y), value) in enumerate(zip(places, values, strict=True)):
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
            f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle">{value}</text>'
        )
        parts.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{at + 1}</text>')
    label = f"{name} by week: {', '.join(map(str, values))}"
    svg = f'<svg viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    return f"<figure><figcaption>{escape(name)}</figcaption>{svg}</figure>"


def _table(weeks: Sequence[WeekTold]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("week", *CAUSE_NAMES, "rescued", "goals", "track"))
    rows = []
    for week in weeks:
        cells = [week.week, *week.by_cause.values(), week.rescued, week.eased_by_goals, week.losses]
        rows.append("<tr>" + "".join(f"<td>{cell or '·'}</td>" for cell in cells) + "</tr>")
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _points(story: Story) -> str:
    items = "".join(f"<li><b>Week {point.week}</b>{escape(point.text)}</li>" for point in story.turning_points)
    return f'<ol class="points">{items}</ol>' if items else "<p>No single week stands out.</p>"


def _week(week: WeekTold) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in week.lines)
    return f"<details><summary>Week {week.week}: {week.losses} on the loss track</summary><ul>{lines}</ul></details>"


def _questions(story: Story) -> str:
    notes = {note.id: note for note in story.notes}
    parts = []
    heading = ""
    for question in story.questions:
        if question.part != heading:
            heading = question.part
            parts.append(f"<h3>{escape(heading)}</h3>")
        parts.append(f"<p>{escape(question.text)}</p>")
        note = notes.get(question.note)
        if note is not None:
            parts.append(
                f"<details><summary>{escape(note.title)}</summary><p>{escape(note.text)}</p>"
                f'<p class="quiet">Sources: {escape(note.source)}</p></details>'
            )
    return "\n".join(parts)
