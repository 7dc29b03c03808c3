"""The curves of a debriefing as data, for whoever draws them. They run to the end of the game, or to now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS
from paddlewheel.games.my_river_kit.debrief.report import GameReport, Standing
from paddlewheel.games.my_river_kit.debrief.rounds import RoundReport
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import indicator_words
from paddlewheel.presentation import Chart, Curve, Limit

#: The scale of every indicator.
SCALE = 10.0


def charts(report: GameReport) -> tuple[Chart, ...]:
    """The indicators with their zones, then money, wealth, Aquabon, inequality and water."""
    rounds = [entry for entry in report.rounds if entry.levels]
    spread = (
        *_curve(say("curve-gini"), rounds, lambda entry: round(entry.gini, 2)).points,
        (_last(report), round(report.gini, 2)),
    )
    return (
        *(_indicator(report, rounds, name) for name in INDICATORS),
        _by_city(say("curve-cash"), report, rounds, lambda entry: entry.money, lambda standing: standing.money),
        _by_city(
            say("curve-wealth"),
            report,
            rounds,
            lambda entry: entry.wealth,
            lambda standing: standing.wealth,
        ),
        _by_city(say("curve-aquabon"), report, rounds, lambda entry: entry.aquabon, lambda standing: standing.aquabon),
        Chart(
            say("curve-spread"),
            (Curve(say("curve-gini"), spread),),
            section=say("curves-cities"),
            ticks=_end(report),
        ),
        Chart(
            say("curve-flow"),
            (
                _curve(say("curve-water-in"), rounds, lambda entry: entry.water_in),
                _curve(say("curve-water-out"), rounds, lambda entry: entry.water_out),
                _curve(say("curve-pollution-out"), rounds, lambda entry: entry.pollution_out),
            ),
            section=say("curves-river"),
        ),
    )


def _last(report: GameReport) -> int:
    """Where the last point of a curve stands: behind the last round that was assessed."""
    return 1 + max((entry.round for entry in report.rounds if entry.levels), default=0)


def _end(report: GameReport) -> tuple[tuple[int, str], ...]:
    return ((_last(report), report.end),)


def _indicator(report: GameReport, rounds: Sequence[RoundReport], name: str) -> Chart:
    words, limits = indicator_words(name), report.limits[name]
    if name == "pollution":
        zones = (
            Limit(say("limit-red-from"), limits["red"], "above", "red"),
            Limit(say("limit-green-to"), limits["green"], "below", "green"),
        )
    else:
        zones = (
            Limit(say("limit-red-to"), limits["red"], "below", "red"),
            Limit(say("limit-green-from"), limits["green"], "above", "green"),
        )
    return Chart(
        words, (_curve(words, rounds, lambda entry: entry.levels[name]),), zones, say("curves-river"), top=SCALE
    )


def _by_city(
    title: str,
    report: GameReport,
    rounds: Sequence[RoundReport],
    purses: Callable[[RoundReport], tuple[int, ...]],
    final: Callable[[Standing], int],
) -> Chart:
    curves = []
    for seat, mayor in enumerate(report.mayors):
        points = [(entry.round, float(purses(entry)[seat])) for entry in rounds]
        curves.append(Curve(mayor, (*points, (_last(report), float(final(report.standings[seat]))))))
    return Chart(title, tuple(curves), section=say("curves-cities"), ticks=_end(report))


def _curve(name: str, rounds: Sequence[RoundReport], value: Callable[[RoundReport], float]) -> Curve:
    return Curve(name, tuple((entry.round, float(value(entry))) for entry in rounds))
