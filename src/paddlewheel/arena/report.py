"""Reports: one HTML page with what to conclude, plots and tables, readable without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from paddlewheel.arena.balance import Balance
from paddlewheel.arena.compare import Comparison, Difference
from paddlewheel.arena.heat import heat
from paddlewheel.arena.measures import Use
from paddlewheel.arena.plan import Plan, Played
from paddlewheel.arena.report_parts import (
    BROWN,
    GREY,
    INK,
    RED,
    drawn,
    histogram,
    in_short,
    page,
    paragraph,
    plot,
    reach,
    subtitle,
    table,
)
from paddlewheel.arena.statistics import wilson
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.arena.tune import Tuned
from paddlewheel.arena.words import findings, main_end, series_findings
from paddlewheel.kernel import AnyGame
from paddlewheel.presentation import presented

#: How many cards, tiles and actions the part on what matters draws, and how many the tables list.
DRAWN = 16
LISTED = 60


def write_report(path: Path, game: AnyGame, plan: Plan, played: Sequence[Played]) -> None:
    """The report of a series."""
    result = tally(plan, played, 1.0)
    findings_of = series_findings(result, [one.decisions for one in played], game.info.won_together)
    body = [in_short(findings_of), *_seats(game, result), *_ends(result), *_spread(played)]
    path.write_text(page(f"{game.info.title}: {result.games:,} games", subtitle(game, plan), body), encoding="utf-8")


def write_balance(path: Path, game: AnyGame, found: Sequence[Balance]) -> None:
    """The report of one or several settings, side by side."""
    body: list[str] = []
    if len(found) > 1:
        body += _grid(found) if len(found[0].plan.changes) > 1 else _sweep(found)
    for balance in found:
        if len(found) > 1:
            body.append(f"<h1>{escape(balance.label)}</h1>")
        body.append(in_short(findings(balance, game.info.won_together)))
        body += [*_seats(game, balance.result), *_ends(balance.result)]
        body += [*_spread([one.played for one in balance.watched]), *_course(balance), *_uses(balance.uses)]
        if balance is found[0]:
            body += _heat(balance.plan)
    title = f"The balance of {game.info.title}"
    path.write_text(page(title, subtitle(game, found[0].plan), body), encoding="utf-8")


def write_comparison(path: Path, game: AnyGame, plan: Plan, found: Sequence[Comparison]) -> None:
    """The report of a comparison."""
    body: list[str] = []
    for one in found:
        if len(found) > 1:
            body.append(f"<h1>{escape(one.first)} and {escape(one.second)}</h1>")
        body.append(in_short(one.conclusions()))
        body.append(
            paragraph(
                f"{one.games:,} deals, each played by both variants. The {one.looks} intervals hold all together with "
                "95 %, however many of them are looked at."
            )
        )
        headings = ("", one.first, one.second, "change", "shown?")
        body += ["<h2>The games</h2>", table(headings, [row.cells() for row in one.measures])]
        for title, words, rows in (
            ("Use", "The share of seats that use a card, tile or action at least once.", one.use),
            ("Success", "How often the seats win that use it.", one.success),
        ):
            ordered = sorted(rows, key=_shown_first)[:LISTED]
            body += [f"<h2>{title}</h2>", paragraph(words), table(headings, [row.cells() for row in ordered])]
    title = f"Variants of {game.info.title}"
    path.write_text(page(title, subtitle(game, plan), body), encoding="utf-8")


def _shown_first(row: Difference) -> tuple[bool, float]:
    return not row.change.sign, -abs(row.change.value)


def write_tuning(path: Path, game: AnyGame, tuned: Tuned) -> None:
    """The report of a study."""
    body = [in_short(tuned.conclusions())]
    headings = ("aim", "measured (95 % sure)", "verdict")
    if tuned.judged:
        words = f"{tuned.judge_games:,} games for each aim, on deals that no setting was tried on."
        body += ["<h2>On fresh deals</h2>", paragraph(words), "<h3>The best setting</h3>"]
        body += [table(headings, [one.cells() for one in tuned.judged]), "<h3>The game as it is</h3>"]
        body.append(table(headings, [one.cells() for one in tuned.before]))
    body += _trials(tuned)
    title, plan = f"Tuning {game.info.title}", msgspec.structs.replace(tuned.plan, seed=tuned.seed)
    path.write_text(page(title, subtitle(game, plan), body), encoding="utf-8")


def _trials(tuned: Tuned) -> list[str]:
    played = [trial for trial in tuned.trials if trial.miss is not None]
    misses = [trial.miss or 0.0 for trial in played]
    best = [min(misses[: place + 1]) for place in range(len(misses))]
    figure, axes = plot(2.6)
    axes.plot(range(1, len(misses) + 1), misses, "o", color=BROWN, markersize=4, label="a setting")
    axes.plot(range(1, len(misses) + 1), best, color=RED, label="the best so far")
    axes.set_xlabel("setting, in the order of trying")
    axes.set_ylabel("missed by")
    axes.legend()
    parts = ["<h2>The search</h2>", drawn(figure)]
    for one in tuned.free:
        figure, axes = plot(2.4)
        axes.plot([trial.setting[one.place] for trial in played], misses, "o", color=BROWN, markersize=4)
        axes.axvline(tuned.best.setting[one.place], color=RED, linestyle="--", linewidth=1.2)
        axes.set_xlabel(f"{one.place}; dashed: the best setting")
        axes.set_ylabel("missed by")
        parts.append(drawn(figure))
    rows = [
        [str(trial.number + 1), *(str(trial.setting[one.place]) for one in tuned.free), f"{trial.miss or 0:.3f}"]
        for trial in sorted(played, key=lambda trial: (trial.miss or 0.0, trial.number))[:12]
    ]
    unplayable = len(tuned.trials) - len(played)
    words = f"{tuned.tried_games:,} games for each aim and setting. 0 misses nothing."
    if unplayable:
        words += f" {unplayable} settings could not be played: their numbers do not go together."
    return [*parts, paragraph(words), table(("trial", *(one.place for one in tuned.free), "missed by"), rows)]


# -- parts --------------------------------------------------------------------------------------------------


def _seats(game: AnyGame, result: Simulation) -> list[str]:
    rows = [
        [str(seat.seat), seat.player, str(seat.rate), f"{seat.mean_rank:.2f}", f"{seat.mean_score:.2f}"]
        for seat in result.by_seat
    ]
    figure, axes = plot(0.55 * len(rows) + 1.2)
    names = [f"seat {seat.seat}\n{seat.player}" for seat in result.by_seat]
    rates = [seat.rate for seat in result.by_seat]
    axes.barh(names, [rate.share for rate in rates], xerr=reach(rates), color=BROWN, ecolor=INK, capsize=4)
    fair = "" if game.info.won_together else "\ndashed: the fair share"
    if fair:
        axes.axvline(1 / len(rows), color=RED, linestyle="--", linewidth=1.2)
    axes.invert_yaxis()
    axes.set_xlabel(f"share of games won, with 95 % interval{fair}")
    heads = ("seat", "player", "win rate (95 % sure)", "mean rank", "mean score")
    return ["<h2>Who wins</h2>", table(heads, rows), drawn(figure)]


def _ends(result: Simulation) -> list[str]:
    rows = [[reason, f"{count:,}", str(wilson(count, result.games))] for reason, count in result.by_reason.items()]
    return ["<h2>How it ends</h2>", table(("reason", "games", "share"), rows)]


def _spread(played: Sequence[Played]) -> list[str]:
    lengths = [float(one.decisions) for one in played]
    scores = [score for one in played for score in one.scores]
    return [
        "<h2>How long it takes</h2>",
        histogram(lengths, "decisions in a game"),
        "<h2>What is scored</h2>",
        histogram(scores, "score of a seat", "seats"),
    ]


def _course(balance: Balance) -> list[str]:
    watched = balance.watched
    words = (
        "Who stands best is the bots' own judgement, whenever the decision passes to somebody else. A game is decided "
        "when the winner stands best for good."
    )
    rows = [
        [one.name, one.shown(one.mean)]
        for one in balance.measures
        if one.name in ("turns", "choices a decision", "lead changes", "decided at", "close finish", "score spread")
    ]
    return [
        "<h2>The course of a game</h2>",
        paragraph(words),
        table(("measure", "mean"), rows),
        histogram([float(one.lead_changes) for one in watched], "lead changes in a game"),
        histogram([100 * one.decided for one in watched], "decided after this part of the game (%)"),
        histogram([one.options / max(1, one.open_decisions) for one in watched], "choices a decision, mean of a game"),
    ]


def _uses(uses: Sequence[Use]) -> list[str]:
    shown = [use for use in uses if use.used.count][:DRAWN]
    words = (
        "How the seats that used a card, tile or action at least once fared (dot), against those that never did "
        "(ring); lines are 95 % intervals, the clearest difference first. A choice may follow from winning as well as "
        "lead to it."
    )
    figure, axes = plot(0.27 * len(shown) + 1.2)
    places = range(len(shown))
    for rates, colour in (([use.won_without for use in shown], GREY), ([use.won_with for use in shown], RED)):
        face = "none" if colour == GREY else colour
        shares = [rate.share for rate in rates]
        axes.errorbar(shares, places, xerr=reach(rates), fmt="o", color=colour, markerfacecolor=face, linewidth=1)
    axes.set_yticks(list(places), [use.token for use in shown])
    axes.invert_yaxis()
    axes.set_xlabel("share of games won")
    headings = ("card, tile or action", "used by", "won with it", "won without it", "taken when offered")
    rows = [
        [use.token, str(use.used), str(use.won_with), str(use.won_without), str(use.taken) if use.taken.of else ""]
        for use in uses[:LISTED]
    ]
    avoided = [[use.token, f"{use.taken.of:,}", str(use.taken)] for use in uses if use.is_avoided]
    dominated = [
        "<h2>Dominated choices</h2>",
        paragraph(
            "Offered often beside something else and hardly ever taken by these players. They may be dominated, or "
            "these bots may not see what they are good for."
        ),
        table(("card, tile or action", "offered", "taken"), avoided) if avoided else paragraph("None."),
    ]
    numbers = ["<h3>The same in numbers</h3>", table(headings, rows)]
    return ["<h2>What matters</h2>", paragraph(words), drawn(figure), *numbers, *dominated]


def _heat(plan: Plan) -> list[str]:
    found = heat(plan)
    if found is None:
        return []
    which = "of one deal, because the board is another in each deal" if found.one_deal else "of different deals"
    words = f"The places that were chosen in {found.games} games {which}: the larger a spot, the more often."
    picture = found.svg(presented(plan.load()))
    return ["<h2>Where it happens</h2>", paragraph(words), f'<div class="board">{picture}</div>']


def _sweep(found: Sequence[Balance]) -> list[str]:
    figure, axes = plot(3.2)
    seats = len(found[0].plan.players)
    for seat in range(seats):
        rates = [balance.result.by_seat[seat].rate for balance in found]
        # Beside each other, so that their intervals can be told apart.
        places = [place + 0.08 * (seat - (seats - 1) / 2) for place in range(len(found))]
        shares = [rate.share for rate in rates]
        axes.errorbar(places, shares, yerr=reach(rates), marker="osD^v"[seat % 5], capsize=3, label=f"seat {seat}")
    axes.set_xticks(range(len(found)), [str(next(iter(balance.plan.changes.values()))) for balance in found])
    axes.set_xlabel(next(iter(found[0].plan.changes)))
    axes.set_ylabel("share of games won")
    axes.legend()
    return ["<h2>From setting to setting</h2>", drawn(figure), _settings(found)]


def _grid(found: Sequence[Balance]) -> list[str]:
    """Two numbers at once: a map of each measure."""
    down, across = found[0].plan.changes
    rows = sorted({balance.plan.changes[down] for balance in found})
    columns = sorted({balance.plan.changes[across] for balance in found})
    at = {(balance.plan.changes[down], balance.plan.changes[across]): balance for balance in found}
    parts = ["<h2>From setting to setting</h2>"]
    for measure in found[0].measures:
        means = [[_mean(at.get((row, column)), measure.name) for column in columns] for row in rows]
        flat = [mean for line in means for mean in line if mean is not None]
        if not flat or max(flat) == min(flat):
            continue
        figure, axes = plot(0.42 * len(rows) + 1.6)
        axes.imshow(
            [[float("nan") if mean is None else mean for mean in line] for line in means], cmap="YlOrBr", aspect="auto"
        )
        for place, line in enumerate(means):
            for column, mean in enumerate(line):
                if mean is not None:
                    dark = mean > (max(flat) + min(flat)) / 2
                    axes.text(
                        column,
                        place,
                        measure.shown(mean),
                        ha="center",
                        va="center",
                        color="w" if dark else "k",
                        fontsize=9,
                    )
        axes.set_xticks(range(len(columns)), [str(column) for column in columns])
        axes.set_yticks(range(len(rows)), [str(row) for row in rows])
        axes.set_xlabel(across)
        axes.set_ylabel(down)
        parts += [f"<h3>{escape(measure.name)}</h3>", drawn(figure)]
    return [*parts, _settings(found)]


def _mean(balance: Balance | None, name: str) -> float | None:
    if balance is None:
        return None
    return next((one.mean for one in balance.measures if one.name == name), 0.0)


def _settings(found: Sequence[Balance]) -> str:
    rows = [
        [
            balance.label,
            f"{balance.result.mean_length:.1f}",
            main_end(balance.result),
            "" if balance.agency is None else str(balance.agency),
        ]
        for balance in found
    ]
    return table(("setting", "mean length", "the commonest end", "stronger players win"), rows)
