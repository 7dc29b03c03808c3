"""What reports are made of: a page, tables, plots, readable on a phone and without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any

from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.statistics import Rate
from paddlewheel.kernel import AnyGame, BadInput
from paddlewheel.language import decimal, language
from paddlewheel.presentation import presented
from paddlewheel.presentation.debriefing_page import heading

#: Inches of a plot. Its letters stay readable when it is as narrow as a phone.
WIDTH = 5.2
BROWN, RED, GREY, INK = "#a97f4e", "#b3541e", "#8a8271", "#2b2a26"
STYLE = """
body { font: 17px/1.55 "Source Sans 3", "Segoe UI", "Noto Sans", sans-serif; max-width: 46rem; margin: 2rem auto;
  padding: 0 1.1rem; color: #2b2a26; background: #f6f1e4; overflow-wrap: break-word; }
h1 { font-size: 1.9rem; line-height: 1.25; margin-bottom: 0; } h2 { margin-top: 2.4rem; } .quiet { color: #615c50; }
.short li { margin: .4rem 0; } h1 + .quiet { margin-top: .3rem; }
.wide { overflow-x: auto; margin: 1rem 0; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .9rem .3rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: .4rem; } thead th { border-bottom: 2px solid #b9b09a; }
tbody tr:nth-child(odd) { background: #efe7d3; } svg { max-width: 100%; height: auto; }
td.yes { font-weight: 700; } .board svg { display: block; max-height: 80vh; margin: auto; }
@media (prefers-color-scheme: dark) { body { color: #ece6d8; background: #1e2022; } .quiet { color: #b3ab98; }
  tbody tr:nth-child(odd) { background: #2b2d2f; }
  .plot { background: #f6f1e4; border-radius: 8px; padding: .5rem; } }
@media (max-width: 30rem) { th, td { white-space: normal; padding-right: .55rem; font-size: .92rem; }
  body { margin: 1rem auto; } h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; } }
"""


def page(title: str, subtitle: str, body: Sequence[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style>'
        f'<h1>{escape(title)}</h1><p class="quiet">{escape(subtitle)}</p>' + "\n".join(body) + "</html>\n"
    )


def subtitle(game: AnyGame, plan: Plan) -> str:
    """Who played what, from which seed."""
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    facts = {
        "players": ", ".join(plan.players),
        "seed": str(plan.seed),
        "version": str(game.info.rules_version),
        "credits": presented(game).about.credits,
    }
    return say("subtitle-with-options", options=options, **facts) if options else say("subtitle", **facts)


def in_short(sentences: Sequence[str]) -> str:
    """What to conclude, before anything else."""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f'{heading(say("in-short"))}<ul class="short">{items}</ul>'


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where a screen is narrow."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{cells}</tbody></table></div>'


def reach(rates: Sequence[Rate]) -> list[list[float]]:
    """How far intervals reach below and above their shares; never below zero by rounding."""
    below = [max(0.0, rate.share - rate.low) for rate in rates]
    return [below, [max(0.0, rate.high - rate.share) for rate in rates]]


def histogram(values: Sequence[float], label: str, counted: str = "axis-games") -> str:
    """How values spread over the games; both axes by the names of their words."""
    figure, axes = plot(2.4)
    distinct = sorted(set(values))
    if len(distinct) <= 25 and all(value == int(value) for value in distinct):
        places = range(int(distinct[0]), int(distinct[-1]) + 1)
        if len(places) <= 60:
            axes.bar(places, [list(values).count(place) for place in places], color=BROWN, width=0.85)
        else:
            axes.hist(values, bins=30, color=BROWN)
    else:
        axes.hist(values, bins=min(30, max(5, len(distinct))), color=BROWN)
    axes.set_xlabel(say(label))
    axes.set_ylabel(say(counted))
    return drawn(figure)


def plot(height: float, width: float = WIDTH) -> tuple[Any, Any]:
    """A figure with one pair of axes."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput(say("matplotlib-missing")) from None
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.patch.set_alpha(0)
    axes.tick_params(labelsize=10)
    return figure, axes


def drawn(figure: Any) -> str:
    """A figure as a part of the page, its numbers with the decimal sign of the language."""
    from matplotlib.ticker import ScalarFormatter

    class Spoken(ScalarFormatter):
        def __call__(self, x: float, pos: int | None = None) -> str:
            return decimal(super().__call__(x, pos))

    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            if isinstance(axis.get_major_formatter(), ScalarFormatter):
                axis.set_major_formatter(Spoken())
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    picture = text.getvalue()
    return f'<div class="plot">{picture[picture.index("<svg") :]}</div>'
