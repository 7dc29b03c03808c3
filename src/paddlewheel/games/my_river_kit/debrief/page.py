"""The debriefing as one page: curves drawn by us, turning points, the story of each round, room for notes."""

from __future__ import annotations

from html import escape
from pathlib import Path

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.drawing import indicator_chart, lines_chart, water_chart
from paddlewheel.games.my_river_kit.debrief.report import GameReport, RoundReport
from paddlewheel.games.my_river_kit.view.names import GOAL_WORDS, INDICATOR_WORDS
from paddlewheel.presentation import page

STYLE = Path(__file__).with_name("page.css")


def to_html(report: GameReport) -> str:
    """A page that needs nothing else: no network, no script."""
    assessed = [entry for entry in report.rounds if entry.levels]
    body = [
        _heading(report),
        "<h2>The river, round by round</h2>",
        _curves(report, assessed),
        "<h2>The cities</h2>",
        _money(report, assessed),
        "<h2>Turning points</h2>",
        _points(report),
        "<h2>The rounds in numbers</h2>",
        _table(report, assessed),
        "<h2>What happened</h2>",
        *(_round_story(entry) for entry in report.rounds),
        "<h2>Talking about it</h2>",
        _questions(report),
        "<h2>Notes</h2>",
        *(_notes(city) for city in (*report.cities, "The facilitator")),
    ]
    return page("My River Kit", STYLE, body)


def _heading(report: GameReport) -> str:
    options = ", ".join(f"{name} {value}" for name, value in sorted(report.options.items()))
    table = f"{report.seats} mayors, {len(report.rounds)} rounds, seed {report.seed}"
    facts = f"{table}, {options}" if options else table
    end = report.ending or "The game is not over yet."
    standings = ""
    if report.standings:
        items = []
        for city, standing in zip(report.cities, report.standings, strict=True):
            goal = f" (goal: {GOAL_WORDS[str(standing['goal'])]})" if "goal" in standing else ""
            items.append(f"<li>{city}: {standing['aquabon']} Aquabon, wealth {standing['wealth']} WAG{goal}</li>")
        standings = f"<ul>{''.join(items)}</ul>"
    return (
        f'<h1>My River Kit: looking back</h1>\n<p class="lead">{escape(end)}</p>\n'
        f'<p class="quiet">{escape(facts)}. Cards, zones and events are a reconstruction; '
        f"<code>paddlewheel components my-river-kit</code> shows every number.</p>{standings}"
    )


def _curves(report: GameReport, rounds: list[RoundReport]) -> str:
    figures = []
    for name in INDICATORS:
        values = [(entry.round, entry.levels[name]) for entry in rounds]
        limits = report.limits[name]
        figures.append(
            f"<figure><figcaption>{INDICATOR_WORDS[name]}</figcaption>"
            + indicator_chart(INDICATOR_WORDS[name], values, limits["red"], limits["green"], name == "pollution")
            + "</figure>"
        )
    return f'<div class="grid">{"".join(figures)}</div>'


def _money(report: GameReport, rounds: list[RoundReport]) -> str:
    purses = {
        city: [(entry.round, float(entry.money[seat])) for entry in rounds] for seat, city in enumerate(report.cities)
    }
    aquabon = {
        city: [(entry.round, float(entry.aquabon[seat])) for entry in rounds] for seat, city in enumerate(report.cities)
    }
    spread = {"Gini": [(entry.round, entry.gini) for entry in rounds]}
    water = [(entry.round, entry.water_in, entry.water_out, entry.pollution_out) for entry in rounds]
    return (
        '<div class="grid">'
        f"<figure><figcaption>Money (WAG)</figcaption>{lines_chart('Money by city', purses)}</figure>"
        f"<figure><figcaption>Aquabon</figcaption>{lines_chart('Aquabon by city', aquabon)}</figure>"
        "<figure><figcaption>How unequally money is spread (Gini: 0 equally, 1 all with one mayor)</figcaption>"
        f"{lines_chart('Gini coefficient', spread, top=1.0)}</figure>"
        "<figure><figcaption>Water in, water out, pollution out</figcaption>"
        f"{water_chart(water)}</figure></div>"
    )


def _points(report: GameReport) -> str:
    items = [f"<li><b>Round {point.round}</b>{escape(point.text)}</li>" for point in report.turning_points]
    return f'<ol class="points">{"".join(items)}</ol>' if items else "<p>None.</p>"


def _table(report: GameReport, rounds: list[RoundReport]) -> str:
    head = "".join(f"<th>{entry.round}</th>" for entry in rounds)
    rows = [f"<tr><th>Round</th>{head}</tr>"]

    def row(title: str, cells: list[object]) -> None:
        rows.append(
            f"<tr><td>{escape(title)}</td>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>"
        )

    row("Weather", [entry.weather for entry in rounds])
    row("Event", [entry.event or "none" for entry in rounds])
    for name in INDICATORS:
        cells = "".join(
            f'<td class="{entry.zones[name]}">{entry.levels[name]}'
            f"{ {'red': ' (red)', 'green': ' (green)'}.get(entry.zones[name], '') }</td>"
            for entry in rounds
        )
        rows.append(f"<tr><td>{INDICATOR_WORDS[name]}</td>{cells}</tr>")
    row("Water in", [entry.water_in for entry in rounds])
    row("Water out", [entry.water_out for entry in rounds])
    row("Pollution out", [entry.pollution_out for entry in rounds])
    row("Failures", [len(entry.failures) for entry in rounds])
    row("Fines (WAG)", [sum(entry.fines) for entry in rounds])
    for seat, city in enumerate(report.cities):
        row(f"{city}: WAG", [entry.money[seat] for entry in rounds])
        row(f"{city}: activities", [", ".join(entry.activities[seat]) for entry in rounds])
        row(f"{city}: added", [entry.added[seat] or "nothing" for entry in rounds])
    row("Gini", [f"{entry.gini:.2f}" for entry in rounds])
    note = '<p class="quiet">An exclamation mark behind an activity: in failure when the river was assessed.</p>'
    return f'<div class="scroll"><table>{"".join(rows)}</table></div>{note}'


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
    name = who.lower().replace(" ", "-")
    return f'<label for="notes-{name}">{escape(who)}</label><textarea id="notes-{name}"></textarea>'
