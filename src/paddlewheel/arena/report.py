"""Reports: one HTML page with plots, readable without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from paddlewheel.arena.balance import Balance, matters
from paddlewheel.arena.plan import Plan, Played
from paddlewheel.arena.statistics import Rate, wilson
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.kernel import AnyGame, BadInput

#: How many choices the part on what matters shows.
SHOWN = 24
STYLE = """
body { font: 17px/1.55 "Source Sans 3", "Segoe UI", "Noto Sans", sans-serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1.2rem; color: #2b2a26; background: #f6f1e4; }
h1 { font-size: 2rem; margin-bottom: 0; } h2 { margin-top: 2.4rem; } .quiet { color: #6d685c; }
.short li { margin: .3rem 0; } h1 + .quiet { margin-top: .3rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .25rem .9rem .25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } thead th { border-bottom: 2px solid #b9b09a; }
tbody tr:nth-child(odd) { background: #efe7d3; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #ece6d8; background: #1e2022; }
  tbody tr:nth-child(odd) { background: #2b2d2f; } .plot { background: #f6f1e4; border-radius: 8px; padding: .5rem; } }
"""


def write_report(path: Path, game: AnyGame, plan: Plan, played: Sequence[Played]) -> None:
    """The report of a series."""
    result = tally(plan, played, 1.0)
    lengths = [one.decisions for one in played]
    body = [*_seats(game, result), *_ends(result), *_lengths([(_who(plan), lengths)])]
    path.write_text(page(f"{game.info.title}: {result.games:,} games", _subtitle(game, plan), body), encoding="utf-8")


def write_balance(path: Path, game: AnyGame, found: Sequence[Balance]) -> None:
    """The report of one or several settings, side by side."""
    body: list[str] = []
    if len(found) > 1:
        body += _sweep(found)
    for balance in found:
        if len(found) > 1:
            body.append(f"<h1>{escape(balance.label)}</h1>")
        body += [*_in_short(game, balance), *_seats(game, balance.result)]
        body += _ends(balance.result) + _lengths([(balance.label, list(balance.lengths))]) + _uses(balance)
    path.write_text(page(f"The balance of {game.info.title}", _subtitle(game, found[0].plan), body), encoding="utf-8")


def page(title: str, subtitle: str, body: Sequence[str]) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f'<h1>{escape(title)}</h1><p class="quiet">{escape(subtitle)}</p>' + "\n".join(body) + "</html>\n"
    )


def _who(plan: Plan) -> str:
    return ", ".join(plan.players)


def _subtitle(game: AnyGame, plan: Plan) -> str:
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    return (
        f"Seats: {_who(plan)}. {'Options: ' + options + '. ' if options else ''}Seed {plan.seed}, "
        f"rules version {game.info.rules_version}. {game.info.credits}"
    )


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{cells}</tbody></table>"


def _seats(game: AnyGame, result: Simulation) -> list[str]:
    rows = [
        [str(seat.seat), seat.player, str(seat.rate), f"{seat.mean_rank:.2f}", f"{seat.mean_score:.2f}"]
        for seat in result.by_seat
    ]
    figure, axes = _plot(7, 0.55 * len(rows) + 1.2)
    names = [f"seat {seat.seat}\n{seat.player}" for seat in result.by_seat]
    shares = [seat.rate.share for seat in result.by_seat]
    axes.barh(
        names, shares, xerr=_reach([seat.rate for seat in result.by_seat]), color="#a97f4e", ecolor="#2b2a26", capsize=4
    )
    fair = "" if game.info.won_together else "; dashed: the fair share"
    if fair:
        axes.axvline(1 / len(rows), color="#b3541e", linestyle="--", linewidth=1.2)
    axes.invert_yaxis()
    axes.set_xlabel(f"share of games won, with 95 % interval{fair}")
    heads = ("seat", "player", "win rate (95 % sure)", "mean rank", "mean score")
    return ["<h2>Who wins</h2>", _table(heads, rows), _drawn(figure)]


def _in_short(game: AnyGame, balance: Balance) -> list[str]:
    """The findings in a few sentences."""
    result = balance.result
    found = []
    best = max(result.by_seat, key=lambda seat: seat.rate.share)
    worst = min(result.by_seat, key=lambda seat: seat.rate.share)
    if game.info.won_together:
        found.append(f"All seats win together in {result.together} of the games.")
    elif best.rate.low > worst.rate.high:
        found.append(
            f"The seat matters: seat {best.seat} wins {best.rate}, seat {worst.seat} only {worst.rate}; "
            f"a fair share is {balance.expected:.1%}."
        )
    else:
        found.append(f"No seat is clearly better than another; a fair share of wins is {balance.expected:.1%}.")
    if balance.agency is not None:
        weight = "Strength decides" if balance.agency.low > balance.expected else "Strength is not seen to decide"
        if game.info.won_together:
            what = f"a table of {balance.stronger} players wins {balance.agency} together"
        else:
            what = f"one {balance.stronger} player among them, in every seat in turn, wins {balance.agency}"
        found.append(f"{weight}: {what}; {balance.expected:.1%} would be no better than the rest.")
    lengths = sorted(balance.lengths)
    middle, long = lengths[len(lengths) // 2], lengths[int(len(lengths) * 0.95) - 1]
    found.append(f"Half the games take up to {middle:,} decisions, one in twenty more than {long:,}.")
    found.append(f"The commonest end: {escape(_main_end(balance))}.")
    clear = [use for use in balance.uses if matters(use) > 0]
    if clear:
        names = ", ".join(f"“{escape(use.token)}”" for use in clear[:3])
        found.append(
            f"{len(clear)} of {len(balance.uses):,} choices clearly part winners from losers, first of all {names}."
        )
    items = "".join(f"<li>{sentence}</li>" for sentence in found)
    return [f'<h2>In short</h2><ul class="short">{items}</ul>']


def _ends(result: Simulation) -> list[str]:
    rows = [[reason, f"{count:,}", str(wilson(count, result.games))] for reason, count in result.by_reason.items()]
    return ["<h2>How it ends</h2>", _table(("reason", "games", "share"), rows)]


def _lengths(series: Sequence[tuple[str, Sequence[int]]]) -> list[str]:
    figure, axes = _plot(7, 2.8)
    for label, lengths in series:
        axes.hist(lengths, bins=min(40, max(5, len(set(lengths)))), color="#a97f4e", label=label)
    axes.set_xlabel("decisions in a game")
    axes.set_ylabel("games")
    return ["<h2>How long it takes</h2>", _drawn(figure)]


def _uses(balance: Balance) -> list[str]:
    shown = balance.uses[:SHOWN]
    rows = [[use.token, str(use.used), str(use.won_with), str(use.won_without)] for use in shown]
    words = (
        "<p>How the seats that made a choice at least once fared (dot), against those that never did (ring); lines are "
        "95 % intervals, the clearest difference first. A choice may follow from winning as well as lead to it.</p>"
    )
    figure, axes = _plot(7, 0.24 * len(shown) + 1.2)
    places = range(len(shown))
    for rates, mark, colour in (
        ([use.won_without for use in shown], "o", "#8a8271"),
        ([use.won_with for use in shown], "o", "#b3541e"),
    ):
        shares = [rate.share for rate in rates]
        face = "none" if colour == "#8a8271" else colour
        axes.errorbar(shares, places, xerr=_reach(rates), fmt=mark, color=colour, markerfacecolor=face, linewidth=1)
    axes.set_yticks(list(places), [use.token for use in shown])
    axes.invert_yaxis()
    axes.set_xlabel("share of games won")
    return [
        "<h2>What matters</h2>",
        words,
        _drawn(figure),
        "<h3>The same in numbers</h3>",
        _table(("choice", "made by", "won with it", "won without it"), rows),
    ]


def _sweep(found: Sequence[Balance]) -> list[str]:
    figure, axes = _plot(7, 3.2)
    labels = [balance.label for balance in found]
    for seat in range(len(found[0].plan.players)):
        rates = [balance.result.by_seat[seat].rate for balance in found]
        # Beside each other, so that their intervals can be told apart.
        places = [place + 0.08 * (seat - (len(found[0].plan.players) - 1) / 2) for place in range(len(found))]
        shares = [rate.share for rate in rates]
        axes.errorbar(places, shares, yerr=_reach(rates), marker="osD^v"[seat % 5], capsize=3, label=f"seat {seat}")
    axes.set_xticks(range(len(found)), labels)
    axes.set_ylabel("share of games won, with 95 % interval")
    axes.legend()
    rows = [
        [
            balance.label,
            f"{balance.result.mean_length:.1f}",
            _main_end(balance),
            "" if balance.agency is None else str(balance.agency),
        ]
        for balance in found
    ]
    return [
        "<h2>From setting to setting</h2>",
        _drawn(figure),
        _table(("setting", "mean length", "the commonest end", "stronger players win"), rows),
    ]


def _main_end(balance: Balance) -> str:
    reason, count = next(iter(balance.result.by_reason.items()))
    return f"{reason}, {wilson(count, balance.result.games)}"


def _reach(rates: Sequence[Rate]) -> list[list[float]]:
    """How far intervals reach below and above their shares; never below zero by rounding."""
    below = [max(0.0, rate.share - rate.low) for rate in rates]
    return [below, [max(0.0, rate.high - rate.share) for rate in rates]]


def _plot(width: float, height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput("reports need matplotlib: pip install 'paddlewheel[arena]'") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.patch.set_alpha(0)
    return figure, axes


def _drawn(figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    picture = text.getvalue()
    return f'<div class="plot">{picture[picture.index("<svg") :]}</div>'
