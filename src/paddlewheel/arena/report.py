"""Reports: one HTML page with what to conclude, plots and tables, readable without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from paddlewheel.arena.aims import AIM_COLUMNS
from paddlewheel.arena.balance import Balance
from paddlewheel.arena.compare import Comparison, Difference
from paddlewheel.arena.heat import heat
from paddlewheel.arena.measures import Use, measure_words, reason_words
from paddlewheel.arena.messages import columns, say
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
from paddlewheel.arena.statistics import in_words, wilson
from paddlewheel.arena.tally import Simulation, tally
from paddlewheel.arena.tune import Tuned
from paddlewheel.arena.variants import label_words
from paddlewheel.arena.words import findings, main_end, series_findings, series_title
from paddlewheel.kernel import AnyGame
from paddlewheel.language import decimal, whole
from paddlewheel.presentation import presented
from paddlewheel.presentation.debriefing_page import heading

#: How many cards, tiles and actions the part on what matters draws, and how many the tables list.
DRAWN = 16
LISTED = 60


def write_report(path: Path, game: AnyGame, plan: Plan, played: Sequence[Played]) -> None:
    """The report of a series."""
    result = tally(plan, played, 1.0)
    findings_of = series_findings(result, [one.decisions for one in played], game.info.won_together)
    body = [in_short(findings_of), *_seats(game, result), *_ends(result), *_spread(played)]
    title = series_title(presented(game).about.title, result.games)
    path.write_text(page(title, subtitle(game, plan), body), encoding="utf-8")


def write_balance(path: Path, game: AnyGame, found: Sequence[Balance]) -> None:
    """The report of one or several settings, side by side."""
    body: list[str] = []
    if len(found) > 1:
        body += _grid(found) if len(found[0].plan.changes) > 1 else _sweep(found)
    for balance in found:
        if len(found) > 1:
            body.append(heading(label_words(balance.label), 1))
        body.append(in_short(findings(balance, game.info.won_together)))
        body += [*_seats(game, balance.result), *_ends(balance.result)]
        body += [*_spread([one.played for one in balance.watched]), *_course(balance), *_uses(balance.uses)]
        if balance is found[0]:
            body += _heat(balance.plan)
    title = say("balance-title", game=presented(game).about.title)
    path.write_text(page(title, subtitle(game, found[0].plan), body), encoding="utf-8")


def write_comparison(path: Path, game: AnyGame, plan: Plan, found: Sequence[Comparison]) -> None:
    """The report of a comparison."""
    body: list[str] = []
    for one in found:
        if len(found) > 1:
            body.append(heading(say("variants-heading", first=one.labels[0], second=one.labels[1]), 1))
        body.append(in_short(one.conclusions()))
        body.append(paragraph(say("comparison-words", games=one.games, looks=one.looks)))
        headings = ("", *one.labels, *columns("change", "shown"))
        body += [heading(say("the-games")), table(headings, one.rows(one.measures))]
        for name, rows in (("use", one.use), ("success", one.success)):
            ordered = sorted(rows, key=_shown_first)[:LISTED]
            body += [heading(say(name)), paragraph(say(f"{name}-words")), table(headings, one.rows(ordered))]
    title = say("comparison-title", game=presented(game).about.title)
    path.write_text(page(title, subtitle(game, plan), body), encoding="utf-8")


def _shown_first(row: Difference) -> tuple[bool, float]:
    return not row.change.sign, -abs(row.change.value)


def write_tuning(path: Path, game: AnyGame, tuned: Tuned) -> None:
    """The report of a study."""
    body = [in_short(tuned.conclusions())]
    if tuned.judged:
        body += [heading(say("fresh-deals")), paragraph(say("fresh-deals-words", games=tuned.judge_games))]
        for name, judged in (("best-setting", tuned.judged), ("game-as-it-is", tuned.before)):
            body += [heading(say(name), 3), table(columns(*AIM_COLUMNS), [one.cells() for one in judged])]
    body += _trials(tuned)
    title = say("tuning-title", game=presented(game).about.title)
    plan = msgspec.structs.replace(tuned.plan, seed=tuned.seed)
    path.write_text(page(title, subtitle(game, plan), body), encoding="utf-8")


def _trials(tuned: Tuned) -> list[str]:
    played = [trial for trial in tuned.trials if trial.miss is not None]
    misses = [trial.miss or 0.0 for trial in played]
    best = [min(misses[: place + 1]) for place in range(len(misses))]
    figure, axes = plot(2.6)
    axes.plot(range(1, len(misses) + 1), misses, "o", color=BROWN, markersize=4, label=say("a-setting"))
    axes.plot(range(1, len(misses) + 1), best, color=RED, label=say("best-so-far"))
    axes.set_xlabel(say("axis-trials"))
    axes.set_ylabel(say("axis-missed"))
    axes.legend()
    parts = [heading(say("search")), drawn(figure)]
    for one in tuned.free:
        figure, axes = plot(2.4)
        axes.plot([trial.setting[one.place] for trial in played], misses, "o", color=BROWN, markersize=4)
        axes.axvline(tuned.best.setting[one.place], color=RED, linestyle="--", linewidth=1.2)
        axes.set_xlabel(say("axis-place", place=one.place))
        axes.set_ylabel(say("axis-missed"))
        parts.append(drawn(figure))
    rows = [
        [
            str(trial.number + 1),
            *(str(trial.setting[one.place]) for one in tuned.free),
            decimal(f"{trial.miss or 0:.3f}"),
        ]
        for trial in sorted(played, key=lambda trial: (trial.miss or 0.0, trial.number))[:12]
    ]
    unplayable = len(tuned.trials) - len(played)
    words = say("search-words", games=tuned.tried_games)
    if unplayable:
        words += " " + say("not-playable", count=unplayable)
    headings = (say("column-trial"), *(one.place for one in tuned.free), say("column-missed"))
    return [*parts, paragraph(words), table(headings, rows)]


# -- parts --------------------------------------------------------------------------------------------------


def _seats(game: AnyGame, result: Simulation) -> list[str]:
    rows = [
        [str(seat.seat), seat.player, str(seat.rate), in_words(seat.mean_rank, False), in_words(seat.mean_score, False)]
        for seat in result.by_seat
    ]
    figure, axes = plot(0.55 * len(rows) + 1.2)
    names = [f"{say('seat-number', seat=seat.seat)}\n{seat.player}" for seat in result.by_seat]
    rates = [seat.rate for seat in result.by_seat]
    axes.barh(names, [rate.share for rate in rates], xerr=reach(rates), color=BROWN, ecolor=INK, capsize=4)
    label = [say("axis-won-sure")]
    if not game.info.won_together:
        axes.axvline(1 / len(rows), color=RED, linestyle="--", linewidth=1.2)
        label.append(say("axis-fair"))
    axes.invert_yaxis()
    axes.set_xlabel("\n".join(label))
    heads = columns("seat", "player", "win-rate", "mean-rank", "mean-score")
    return [heading(say("who-wins")), table(heads, rows), drawn(figure)]


def _ends(result: Simulation) -> list[str]:
    rows = [
        [reason_words(result.plan.game, reason), whole(count), str(wilson(count, result.games))]
        for reason, count in result.by_reason.items()
    ]
    return [heading(say("how-it-ends")), table(columns("reason", "games", "share"), rows)]


def _spread(played: Sequence[Played]) -> list[str]:
    lengths = [float(one.decisions) for one in played]
    scores = [score for one in played for score in one.scores]
    return [
        heading(say("how-long")),
        histogram(lengths, "axis-decisions"),
        heading(say("what-is-scored")),
        histogram(scores, "axis-score", "axis-seats"),
    ]


def _course(balance: Balance) -> list[str]:
    watched = balance.watched
    rows = [
        [measure_words(balance.plan.game, one.name), one.shown(one.mean)]
        for one in balance.measures
        if one.name in ("turns", "choices a decision", "lead changes", "decided at", "close finish", "score spread")
    ]
    return [
        heading(say("course")),
        paragraph(say("course-words")),
        table(columns("measure", "mean"), rows),
        histogram([float(one.lead_changes) for one in watched], "axis-lead-changes"),
        histogram([100 * one.decided for one in watched], "axis-decided"),
        histogram([one.options / max(1, one.open_decisions) for one in watched], "axis-choices"),
    ]


def _uses(uses: Sequence[Use]) -> list[str]:
    shown = [use for use in uses if use.used.count][:DRAWN]
    figure, axes = plot(0.27 * len(shown) + 1.2)
    places = range(len(shown))
    for rates, colour in (([use.won_without for use in shown], GREY), ([use.won_with for use in shown], RED)):
        face = "none" if colour == GREY else colour
        shares = [rate.share for rate in rates]
        axes.errorbar(shares, places, xerr=reach(rates), fmt="o", color=colour, markerfacecolor=face, linewidth=1)
    axes.set_yticks(list(places), [use.token for use in shown])
    axes.invert_yaxis()
    axes.set_xlabel(say("axis-won"))
    headings = columns("subject", "used", "won-with", "won-without", "taken-when-offered")
    rows = [
        [use.token, str(use.used), str(use.won_with), str(use.won_without), str(use.taken) if use.taken.of else ""]
        for use in uses[:LISTED]
    ]
    avoided = [[use.token, whole(use.taken.of), str(use.taken)] for use in uses if use.is_avoided]
    dominated = [
        heading(say("dominated")),
        paragraph(say("dominated-words")),
        table(columns("subject", "offered", "taken"), avoided) if avoided else paragraph(say("none")),
    ]
    numbers = [heading(say("in-numbers"), 3), table(headings, rows)]
    words = paragraph(say("what-matters-words"))
    return [heading(say("what-matters")), words, drawn(figure), *numbers, *dominated]


def _heat(plan: Plan) -> list[str]:
    found = heat(plan)
    if found is None:
        return []
    words = say("where-words", games=found.games, deals="one" if found.one_deal else "many")
    picture = found.svg(presented(plan.load()))
    return [heading(say("where")), paragraph(words), f'<div class="board">{picture}</div>']


def _sweep(found: Sequence[Balance]) -> list[str]:
    figure, axes = plot(3.2)
    seats = len(found[0].plan.players)
    for seat in range(seats):
        rates = [balance.result.by_seat[seat].rate for balance in found]
        # Beside each other, so that their intervals can be told apart.
        places = [place + 0.08 * (seat - (seats - 1) / 2) for place in range(len(found))]
        shares = [rate.share for rate in rates]
        name = say("seat-number", seat=seat)
        axes.errorbar(places, shares, yerr=reach(rates), marker="osD^v"[seat % 5], capsize=3, label=name)
    axes.set_xticks(range(len(found)), [str(next(iter(balance.plan.changes.values()))) for balance in found])
    axes.set_xlabel(next(iter(found[0].plan.changes)))
    axes.set_ylabel(say("axis-won"))
    axes.legend()
    return [heading(say("from-setting-to-setting")), drawn(figure), _settings(found)]


def _grid(found: Sequence[Balance]) -> list[str]:
    """Two numbers at once: a map of each measure."""
    down, across = found[0].plan.changes
    rows = sorted({balance.plan.changes[down] for balance in found})
    values_across = sorted({balance.plan.changes[across] for balance in found})
    at = {(balance.plan.changes[down], balance.plan.changes[across]): balance for balance in found}
    parts = [heading(say("from-setting-to-setting"))]
    for measure in found[0].measures:
        means = [[_mean(at.get((row, column)), measure.name) for column in values_across] for row in rows]
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
        axes.set_xticks(range(len(values_across)), [str(column) for column in values_across])
        axes.set_yticks(range(len(rows)), [str(row) for row in rows])
        axes.set_xlabel(across)
        axes.set_ylabel(down)
        parts += [heading(measure_words(found[0].plan.game, measure.name), 3), drawn(figure)]
    return [*parts, _settings(found)]


def _mean(balance: Balance | None, name: str) -> float | None:
    if balance is None:
        return None
    return next((one.mean for one in balance.measures if one.name == name), 0.0)


def _settings(found: Sequence[Balance]) -> str:
    rows = [
        [
            label_words(balance.label),
            decimal(f"{balance.result.mean_length:.1f}"),
            main_end(balance.result),
            "" if balance.agency is None else str(balance.agency),
        ]
        for balance in found
    ]
    return table(columns("setting", "mean-length", "commonest-end", "stronger-win"), rows)
